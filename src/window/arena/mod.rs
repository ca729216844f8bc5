//! The arena (manual 4.17, 4.18): planning a single combat, naming a praetor for a vendetta, challenging the champion, watching.
//!
//! [`planner`](mod@planner) fills the six slots of a plan; it knows neither wagers nor titles. [`arena`]
//! is the sheet around it, for each claimed single combat and for the champion. [`summons`] is the line
//! in the turn log that opens it, [`doors`] the way from a praetor's own sheet.
//! [`theatre`](mod@theatre) shows a [`Bout`] slot by slot.
//!
//! The worth of a plan comes from the engine that fights, with dice of its own.

mod champion;
mod combat;
mod contest;
mod enemy;
mod hall;
mod ladder;
mod master;
mod moves;
mod odds;
mod palette;
mod planner;
mod rehearsal;
mod slot;
mod stable;
mod theatre;

pub use combat::{called, missing, summons, summons_against, unnamed};
pub use hall::arena;
pub use master::Chances;
pub use odds::Opponent;
pub use planner::planner;
pub use rehearsal::{rehearsal, summoned};
pub use stable::{doors, praetors};
pub use theatre::{Bout, Lasting, Step, heading, theatre};
