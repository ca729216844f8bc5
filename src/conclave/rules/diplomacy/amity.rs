//! Peace by decree (manual appendix K, Dangerous Bickering).
//!
//! > "Immediately end all Vendettas and ban their existence for three to six turns. All Prestige is
//! > returned to the involved parties. All demands and insults are reset as if the game had just
//! > started."
//!
//! These remain: blood feuds and claims of blood feud, emissaries, petitions, promises, blood
//! contracts and the number of vendettas won.

use super::facts::DiplomacyFact;
use super::protocol::give_back;
use super::state::{Affair, Matter, Suit};
use crate::conclave::{self, PrestigeCause};
use crate::facts::Fact;
use crate::resolve::Turn;

/// Ends every quarrel except blood feuds, and returns the prestige that the houses have staked.
pub(crate) fn bury(turn: &mut Turn<'_>) {
    let diplomacy = &mut turn.game_mut().diplomacy;
    let hostile = |affair: &Affair| match affair.matter {
        Matter::Demand { .. } | Matter::Insult { .. } => true,
        Matter::Emissary { .. } | Matter::Petition => false,
    };
    let (quarrels, others) = std::mem::take(&mut diplomacy.affairs).into_iter().partition::<Vec<_>, _>(hostile);
    diplomacy.affairs = others;
    diplomacy.grievances.clear();
    diplomacy.claims.retain(|claim| claim.suit == Some(Suit::BloodFeud));
    let vendettas = std::mem::take(&mut diplomacy.vendettas);
    let combats = std::mem::take(&mut diplomacy.combats);
    for record in &mut diplomacy.records {
        record.conceded = 0;
        record.demand_waits = 0;
        record.insult_waits = 0;
    }
    for affair in quarrels {
        give_back(turn, affair);
    }
    for vendetta in vendettas {
        let (claimant, target) = (vendetta.claimant, vendetta.target);
        conclave::award(turn, claimant, vendetta.wager, PrestigeCause::WagerReturned);
        turn.say(Fact::Diplomacy(DiplomacyFact::VendettaBrokenOff { claimant, target }));
    }
    for combat in combats {
        let (claimant, target) = (combat.claimant, combat.target);
        conclave::award(turn, claimant, combat.wagers.0, PrestigeCause::WagerReturned);
        conclave::award(turn, target, combat.wagers.1, PrestigeCause::WagerReturned);
        turn.say(Fact::Diplomacy(DiplomacyFact::VendettaBrokenOff { claimant, target }));
    }
}
