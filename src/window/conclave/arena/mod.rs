//! The arena (manual 4.17, 4.18): planning a single combat, naming a praetor for a vendetta or a
//! tournament, challenging the champion.
//!
//! [`planner`](mod@planner) edits the six slots of a plan. It does not handle wagers or titles.
//! [`arena`] is the sheet around it, with a page for each single combat, for each tournament and
//! for the champion. [`summons`] is the line in the turn log that opens the sheet. [`doors`] are
//! the buttons on a praetor's own sheet that open it. The [`theatre`](crate::conclave::theatre)
//! shows a single combat slot by slot.
//!
//! Chances of a plan are computed by the real combat engine, with separate dice.

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
