//! Infernal diplomacy (manual 4.14): the protocols of the conclave, threats, demands, insults, emissaries, vendettas, blood feuds,
//! blood vassals.
//!
//! > "Even though you may be a martial prodigy, more often than not you will need the Conclave's influence to justify your right to
//! > force."
//!
//! An act is ordered in a slot, laid before everybody ([`protocol`]), and answered in the next turn ([`answers`]). What grows out of
//! refusals becomes a claim ([`claims`]), which the conclave grants at the end of its turn; what a vendetta is worth stands in
//! [`terms`], who has won it in [`vendetta`] and [`combats`]. Excommunication itself is the conclave's affair, the fights of
//! praetors the arena's.

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

/// Whether what a house does to all its opponents passes another by, because one of them is the blood lord of the other
/// (manual appendix J).
#[must_use]
pub fn spared(game: &Game, a: Seat, b: Seat) -> bool {
    game.diplomacy().bound_by_blood(a, b)
}
