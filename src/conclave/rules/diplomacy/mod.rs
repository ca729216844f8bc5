//! Infernal diplomacy (manual 4.14): the protocols of the conclave, threats, demands, insults,
//! emissaries, vendettas, blood feuds, blood vassals.
//!
//! > "Even though you may be a martial prodigy, more often than not you will need the Conclave's
//! > influence to justify your right to force."
//!
//! A house orders an act in a slot. The conclave presents it to everybody ([`protocol`]), and the
//! other house answers in the next turn ([`answers`]). A refusal can lead to a claim ([`claims`]),
//! which the conclave grants at the end of its turn. [`terms`] gives the value of a vendetta;
//! [`vendetta`] and [`combats`] decide who has won it. Not here: excommunication (a rule of the
//! conclave) and the fights of praetors (rules of the arena).

mod amity;
mod answers;
mod claims;
mod combats;
mod costs;
mod demand;
mod emissary;
mod facts;
mod insult;
mod orders;
mod plugin;
mod position;
mod protocol;
mod reckoning;
mod secrets;
mod stance;
mod state;
mod terms;
mod threats;
mod vassalage;
mod vendetta;

pub(crate) use amity::bury;
pub use claims::{bullied_enough, disgraced, may_feud, sensible, victories_needed};
pub use combats::may_send;
pub use costs::{
    acting_rank, demand_cards, demand_cost, demand_price, demand_ranks, demandable_cards, diplomatic_rank,
    emissary_cost, emissary_price, emissary_wait, greatest_insult, insult_most, ranks, truce_turns, wait_turns,
};
pub use demand::{Concession, border_cantons, demandable, may_concede};
pub use emissary::Welcome;
pub use facts::{DiplomacyFact, Yielded};
pub use orders::DiplomacyOrder;
#[cfg(feature = "bevy")]
pub use plugin::DiplomacyPlugin;
pub use plugin::register;
pub(crate) use protocol::break_off;
pub use protocol::{Objection, may_approach, may_begin, pending, runs};
pub use reckoning::{
    Item, Reckoning, demand_cards_reckoned, demand_reckoned, emissary_reckoned, insult_reckoned, truce_reckoned,
    wager_reckoned, wait_reckoned,
};
pub use stance::Stance;
pub use state::{
    ActKind, Affair, Appointment, Bond, Cause, Claim, Demanded, Diplomacy, Grievance, Matter, Record, SingleCombat,
    Suit, Vendetta,
};
pub use terms::{
    Aim, Terms, aims, bonus, lawful, longest, mildest, quarters, turns_at_most, wager_between, wager_range,
};
pub use threats::{ranking_is_free, threat_level};
pub use vassalage::may_serve;
pub(crate) use vassalage::release;
pub(crate) use vendetta::{Deed, record_deed};

use crate::game::Game;
use crate::ids::Seat;

/// True if one of the two houses is the blood lord of the other, so that an act against all
/// opponents does not affect it (manual appendix J).
#[must_use]
pub fn spared(game: &Game, a: Seat, b: Seat) -> bool {
    game.diplomacy().bound_by_blood(a, b)
}
