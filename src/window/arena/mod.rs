//! The arena (manual 4.17, 4.18): planning a single combat, naming a praetor for a vendetta,
//! challenging the champion.
//!
//! [`planner`](mod@planner) fills the six slots of a plan; it knows neither wagers nor titles.
//! [`arena`] is the sheet around it, for each claimed single combat and for the champion.
//! [`summons`] is the line in the turn log that opens it, [`doors`] the way from a praetor's own
//! sheet. The [`theatre`](crate::theatre) shows a single combat slot by slot.
//!
//! The engine that fights also works out the worth of a plan, with separate dice.

mod champion;
mod combat;
mod contest;
mod enemy;
mod hall;
mod ladder;
mod master;
pub(crate) mod moves;
mod odds;
mod palette;
mod planner;
mod rehearsal;
mod slot;
mod stable;

pub use combat::{called, missing, summons, summons_against, unnamed};
pub use hall::arena;
pub use master::Chances;
pub use odds::Opponent;
pub use planner::planner;
pub use rehearsal::{rehearsal, summoned};
pub use stable::{doors, praetors};
