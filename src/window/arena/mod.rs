//! The arena (manual 4.17, 4.18): planning a single combat, naming a praetor for a vendetta, challenging the champion, watching.
//!
//! [`planner`](mod@planner) is the table at which six slots are filled; it knows neither wagers nor titles and changes only the plan that it is
//! given. [`arena`] is the sheet around it, for each single combat that has been claimed and for the champion; [`summons`] is the
//! line in the turn log that leads there, [`doors`] the way from a praetor's own sheet. [`theatre`](mod@theatre) shows a [`Bout`] slot by
//! slot. What a plan is worth is asked of the same engine that fights, with dice of nobody's.

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
