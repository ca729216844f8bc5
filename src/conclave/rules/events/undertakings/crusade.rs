//! A Great Unholy Crusade (manual appendix K).
//!
//! > "Call an Unholy Crusade against Heaven's Ramparts. Each player must designate a Legion for the
//! > expedition, which lasts three to six turns. Legions which survive will be greatly
//! > strengthened. The more Legions that embark, the better the chances of survival."
//!
//! Every member of the conclave is asked for a legion; a personal guard is allowed. The legions
//! leave the map when the answers of the next turn are settled. Their attachments stay at home:
//! praetors and artifacts go to the vault, while combat cards, which are bound to their unit, are
//! lost (ruling R34). Legions on the crusade count against the command rating and need no upkeep. A
//! legion that comes back is at full strength, has the decoration of the crusade, and is placed
//! where a bought legion would be; without a free canton it waits. A lost guard gathers again as
//! after any defeat. The legions of a house that has fallen meanwhile do not come back.

use serde::{Deserialize, Serialize};

use super::Course;
use crate::attachments::{Fall, unit_fell};
use crate::bazaar::{Bazaar, Goods};
use crate::catalog::UndertakingNumbers;
use crate::dice::Rolls;
use crate::events::announcements::{CourseFact, CrusadeFact};
use crate::events::decrees::{members, summon};
use crate::events::play::Play;
use crate::events::state::Matter;
use crate::forces::{Legion, Muster, Promotion, decorate, drawn, guard_lost, mustering_ground};
use crate::ids::{EventKind, LegionId, Seat};
use crate::realm::Foe;
use crate::resolve::Turn;

/// A crusade with its legions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crusade {
    /// Its stage.
    pub stage: CrusadeStage,
    /// The legions, as they left the map, by id.
    pub legions: Vec<Legion>,
    /// Promotions of these legions for which the player had not yet chosen when they left.
    pub(super) promotions: Vec<Promotion>,
}

/// Stage of a crusade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CrusadeStage {
    /// It has been called.
    #[default]
    Gathering,
    /// It has left Hell.
    Away {
        /// The turn at the end of which it comes back.
        until: u32,
        /// Number of legions that set out.
        embarked: u8,
    },
    /// It has come back, and the remaining legions have no free canton.
    Home,
}

impl Crusade {
    pub(super) fn veil(&mut self, seat: Seat) {
        let others: Vec<LegionId> =
            self.legions.iter().filter(|legion| legion.owner != seat).map(|legion| legion.id).collect();
        self.promotions.retain(|promotion| !others.contains(&promotion.legion));
        for legion in &mut self.legions {
            legion.renown = 1;
            if legion.owner != seat {
                legion.paid = 0;
            }
        }
    }

    pub(super) fn deal(&mut self, seat: Seat, rolls: &mut Rolls) {
        for legion in &mut self.legions {
            legion.renown = rolls.die(100) as u8;
            if legion.owner != seat {
                legion.paid = rolls.die(3) as u8;
            }
        }
    }
}

pub(super) fn begin(turn: &mut Turn<'_>, play: &Play) -> Course {
    turn.say(CourseFact::Crusade(CrusadeFact::Called).into());
    let due = turn.game().turn() + 1;
    for seat in members(turn.game()) {
        summon(turn, play, seat, Matter::Crusader, due);
    }
    Course::Crusade(Crusade::default())
}

/// Takes a legion of a house off the map for a crusade. Returns true if that was possible.
pub(crate) fn embark(turn: &mut Turn<'_>, event: EventKind, seat: Seat, id: LegionId) -> bool {
    let Some(legion) = turn.game().forces().legion(id).copied().filter(|legion| legion.owner == seat) else {
        return false;
    };
    let gathers = |undertaken: &super::Undertaken| match &undertaken.course {
        Course::Crusade(crusade) => undertaken.event == event && crusade.stage == CrusadeStage::Gathering,
        Course::Paladin { .. } | Course::Tournament { .. } | Course::AngelicHost { .. } | Course::Beast { .. } => false,
    };
    let Some(at) = turn.game().events().undertakings.iter().position(gathers) else { return false };
    unit_fell(turn, Foe::Legion(id), Fall::Left);
    let waiting: Vec<Promotion> =
        turn.game().forces().promotions().iter().copied().filter(|p| p.legion == id).collect();
    turn.game_mut().forces.remove(id);
    if let Course::Crusade(crusade) = &mut turn.game_mut().events.undertakings[at].course {
        crusade.legions.push(legion);
        crusade.legions.sort_by_key(|legion| legion.id);
        crusade.promotions.extend(waiting);
    }
    turn.say(CourseFact::Crusade(CrusadeFact::Embarked { seat, legion: id, muster: legion.muster }).into());
    true
}

pub(super) fn advance(
    turn: &mut Turn<'_>,
    event: EventKind,
    mut crusade: Crusade,
    rolls: &mut Rolls,
) -> Option<Course> {
    match crusade.stage {
        CrusadeStage::Gathering => {
            let embarked = crusade.legions.len() as u8;
            if embarked == 0 {
                turn.say(CourseFact::Crusade(CrusadeFact::Void).into());
                return None;
            }
            let turns = turn.catalog().event(event).turns.map_or(1, |turns| drawn(turns, rolls));
            let until = turn.game().turn() + u32::from(turns);
            crusade.stage = CrusadeStage::Away { until, embarked };
            turn.say(CourseFact::Crusade(CrusadeFact::Marches { legions: embarked, until }).into());
        }
        CrusadeStage::Away { until, .. } if turn.game().turn() < until => {}
        CrusadeStage::Away { embarked, .. } => {
            storm(turn, &mut crusade, embarked, rolls);
            crusade.stage = CrusadeStage::Home;
            come_home(turn, &mut crusade, rolls);
        }
        CrusadeStage::Home => come_home(turn, &mut crusade, rolls),
    }
    // It is over when no legion is left.
    (!crusade.legions.is_empty()).then_some(Course::Crusade(crusade))
}

/// The chance, in percent, that a legion survives a crusade of this many legions.
#[must_use]
pub fn survival(numbers: &UndertakingNumbers, embarked: u8) -> u32 {
    let company = u32::from(numbers.crusade_company) * u32::from(embarked);
    (u32::from(numbers.crusade_survival) + company).min(numbers.crusade_limit.into())
}

/// Rolls for each legion: a survivor is restored to full strength and decorated, others are lost.
fn storm(turn: &mut Turn<'_>, crusade: &mut Crusade, embarked: u8, rolls: &mut Rolls) {
    let catalog = turn.catalog();
    let chance = survival(&catalog.constants.events.undertakings, embarked);
    for mut legion in std::mem::take(&mut crusade.legions) {
        let Legion { id, muster, owner, .. } = legion;
        if rolls.percent(chance) {
            legion.hp = legion.max_hp;
            if let Some(order) = catalog.crusaders_order() {
                decorate(order, &mut legion, rolls);
            }
            crusade.legions.push(legion);
        } else {
            crusade.promotions.retain(|promotion| promotion.legion != id);
            turn.say(CourseFact::Crusade(CrusadeFact::Fell { seat: owner, legion: id, muster }).into());
            guard_lost(turn, &legion);
        }
    }
}

/// Returns the legions to the map, each if there is a free canton for it.
fn come_home(turn: &mut Turn<'_>, crusade: &mut Crusade, rolls: &mut Rolls) {
    for mut legion in std::mem::take(&mut crusade.legions) {
        let Legion { id, muster, owner, .. } = legion;
        let ground = mustering_ground(turn.game(), owner);
        let Some(&canton) = rolls.pick(&ground) else {
            crusade.legions.push(legion);
            continue;
        };
        legion.canton = canton;
        legion.marched = 0;
        turn.game_mut().forces.restore(legion);
        let (own, others): (Vec<_>, Vec<_>) =
            std::mem::take(&mut crusade.promotions).into_iter().partition(|promotion| promotion.legion == id);
        crusade.promotions = others;
        for promotion in own {
            turn.game_mut().forces.wait_for_choice(promotion);
        }
        turn.say(CourseFact::Crusade(CrusadeFact::Returned { seat: owner, legion: id, muster, canton }).into());
    }
}

/// Removes the legions of a fallen house (ruling R23). Hired ones go back to the stock of the
/// bazaar.
pub(super) fn abandon(crusade: &mut Crusade, seat: Seat, bazaar: &mut Bazaar) {
    let (lost, left): (Vec<Legion>, Vec<Legion>) =
        std::mem::take(&mut crusade.legions).into_iter().partition(|legion| legion.owner == seat);
    crusade.legions = left;
    for legion in lost {
        crusade.promotions.retain(|promotion| promotion.legion != legion.id);
        match legion.muster {
            Muster::Hired(kind) => bazaar.restock(Goods::Legion(kind)),
            Muster::Guard(_) => {}
        }
    }
}
