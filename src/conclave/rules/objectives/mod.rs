//! Objectives, public and secret (manual 4.1, 4.15).
//!
//! > "Objectives are goals that reward you with Prestige at game's end. Well, if you successfully
//! > complete them. Your Public Objective is chosen when you create your Avatar; it can be viewed
//! > by all opponents. Secret Objectives, though, are drawn during the game and are generally
//! > hidden from one's enemies."
//!
//! Every house has its own deck ([`found`]), draws from it by an order, and keeps one card or none
//! of each draw (`draw`). An objective depends either on the state of the game or on the house's
//! [`Deeds`], which are counted once a turn from that turn's log. [`progress`] evaluates both;
//! screens, AI players and the final count use it.
//!
//! Not here: prestige, which the final count gives and takes (`conclave`); the rituals that show a
//! house's secret objectives or make it discard one (`rituals`); Rites and Machines, which are
//! assembled like all others (`manuscripts`).

mod count;
mod deck;
mod deeds;
mod draw;
mod facts;
mod goals;
mod orders;
mod plugin;
mod state;

pub(crate) use deck::{deal, found, house_fell};
pub use deck::{possible, whole_deck};
pub use deeds::{Deeds, Loot};
pub use draw::draws;
pub use facts::ObjectiveFact;
pub use goals::{Progress, Task, progress, public_task, sin_progress, task_progress};
pub use orders::ObjectiveOrder;
#[cfg(feature = "bevy")]
pub use plugin::ObjectivesPlugin;
pub use plugin::register;
pub use state::{Objectives, Qualm, Sin};
