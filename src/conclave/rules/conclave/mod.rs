//! The Infernal Conclave: Regency, prestige, the token clock, the ways to win, elimination (manual
//! 3.3, 3.4, 4.14.9).
//!
//! > "After the predetermined number of Conclave Tokens have been drawn, the game ends and the
//! > player who has amassed the most Prestige Points wins."
//!
//! The perks that change the result of an election are in `schemes`. Not here: the choice of a
//! pawn, which belongs to the [`archfiends`](super::archfiends).

mod count;
mod facts;
mod pandemonium;
mod plugin;
mod prestige;
mod regency;
mod schemes;
mod state;
mod victory;

pub use count::{CountLine, FinalCount, Reckoned, final_count};
pub use facts::ConclaveFact;
pub(crate) use pandemonium::{affront, excommunicate, pandemonium_razed, seize};
#[cfg(feature = "bevy")]
pub use plugin::ConclavePlugin;
pub use plugin::register;
pub use prestige::PrestigeCause;
pub(crate) use prestige::award;
pub use prestige::{income, income_over, per_turn, place_income};
pub use regency::precedence;
pub use schemes::{behind_throne, pawn};
pub use state::{Conclave, Ending, GameLength, Usurpation, VictoryPath};
pub use victory::{token_chance, tokens_needed, turns_left, turns_likely, turns_of};
