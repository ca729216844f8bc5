//! Battles (manual 4.16).
//!
//! > "A battle occurs whenever a Legion legally enters a Canton that contains another Legion or Place of Power who belongs
//! > to an opponent, the Infernal Conclave, or who is neutral."
//!
//! [`muster`] brings both sides and their support together, [`fight`] runs the rounds without touching the game,
//! [`forecast`] weighs all ways the advantage can fall, and [`engage`] does what follows: damage, retreat, capture,
//! destruction, placing, prestige. Abilities, praetors, artifacts and combat cards are not here yet; they join a side's
//! tallies, the order of challenges ([`fight::order`]) and the damage of one challenge ([`fight::damage`]).

mod aftermath;
pub mod fight;
mod forecast;
mod plugin;
mod sides;

pub use aftermath::{Approach, engage};
pub use fight::{Advantage, BattleReport, Challenge, End, fight};
pub use forecast::{Forecast, forecast};
#[cfg(feature = "client")]
pub use plugin::CombatPlugin;
pub use plugin::register;
pub use sides::{Banner, Battle, Fighter, muster};
