//! An attack by a legion that has no owner and no position: the Angelic Host against a legion
//! (manual appendix K).
//!
//! It is a normal battle, with support and combat cards. The visitor gains no prestige and cannot
//! retreat: if it loses, it is gone. It claims no land. A legion that it destroys is nobody's deed.

use std::sync::Arc;

use super::aftermath::{destroy, retreat, reward_destruction, reward_retreat, spend_cards, wound};
use super::facts::CombatFact;
use super::fight::fight;
use super::report::{End, Side};
use super::sides::{Fighter, muster_against};
use crate::conclave::PrestigeCause;
use crate::dice::Rolls;
use crate::facts::Fact;
use crate::forces;
use crate::ids::LegionId;
use crate::resolve::Turn;

/// Lets a visitor attack a legion in its canton. Returns the visitor's current and maximum hit
/// points, or `None` if it is gone.
pub(crate) fn visit(turn: &mut Turn<'_>, visitor: Fighter, target: LegionId, rolls: &mut Rolls) -> Option<(i16, i16)> {
    let unhurt = (visitor.hp, visitor.max_hp);
    let level = visitor.level;
    let Some(battle) = muster_against(turn.catalog(), turn.game(), visitor, target) else { return Some(unhurt) };
    let canton = battle.canton;
    let report = fight(battle, rolls);
    wound(turn, &report);
    spend_cards(turn, &report);
    let report = Arc::new(report);
    let owner = report.battle.defender.owner;
    turn.say(Fact::Combat(CombatFact::Battle {
        canton,
        attacker: (None, report.battle.attacker.banner),
        defender: (owner, report.battle.defender.banner),
        end: report.end,
        report: Some(Arc::clone(&report)),
    }));
    let toll = report.toll(Side::Attacker);
    let left = Some((toll.hp, (unhurt.1 - toll.scar).max(1)));
    match report.end {
        End::AttackerDestroyed => {
            reward_destruction(turn, owner, level, PrestigeCause::LegionDestroyed);
            forces::earn_renown(turn, target, level);
            None
        }
        End::AttackerRetreats => {
            reward_retreat(turn, owner, toll.damage);
            None
        }
        End::DefenderDestroyed => {
            destroy(turn, target, canton, None, None);
            left
        }
        End::DefenderRetreats => {
            retreat(turn, target, canton);
            left
        }
        End::BothDestroyed => {
            destroy(turn, target, canton, None, None);
            reward_destruction(turn, owner, level, PrestigeCause::LegionDestroyed);
            None
        }
    }
}
