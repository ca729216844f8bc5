//! Rituals: the chamber, challenge and identity rolls, guises, durational rituals (manual 4.11,
//! appendix I).
//!
//! > "Rituals are special actions that you may evoke during the game. Access to Rituals is
//! > determined by your level within the five Disciplines [...]. Additionally, a few Rituals may be
//! > accessed by placing a specific Unholy Relic in your Ritual chamber."
//!
//! [`perform`] handles an order from its check to its outcome. `effects` holds only the effect of
//! each ritual.

mod access;
mod blindfold;
mod cast;
mod challenge;
mod chamber;
mod curses;
mod effects;
mod facts;
mod hidden;
#[cfg(test)]
mod hidden_tests;
mod order;
mod perform;
mod plugin;
mod price;
mod propose;
pub mod spells;
mod state;
mod target;
mod upkeep;

pub use access::{accessible, discipline_of, kept_up, level_of};
pub(crate) use blindfold::kept_from;
pub use challenge::{Challenge, Estimate, FALLS, Odds, odds, performer, treasure_level};
pub use chamber::{Chamber, chamber, filled_by_rituals};
pub use curses::{Curse, Harm};
pub(crate) use effects::{augur, heard, owner_in_sight};
pub use effects::{bidding_bonus, copies, loyalty_by_premonitions, negotiating_rank, remembered};
pub use facts::{Lapse, RitualFact, Trial};
pub(crate) use hidden::{deceives, disguise, eyes, settle};
pub use hidden::{dummy, hides, sees};
pub use order::{Guise, Hindrance, RitualOrder, Target};
pub use perform::{check_aim, check_chamber, check_guise};
#[cfg(feature = "bevy")]
pub use plugin::RitualsPlugin;
pub use plugin::register;
pub use price::{Price, price};
pub use state::{Augury, Dossier, Dummy, Hoard, Lock, Rituals, Spell, SpellKind, Standing};
pub use target::victim;
pub(crate) use upkeep::house_fell;
pub use upkeep::{sustained_by, sustenance_due};
