//! Objectives, public and secret (manual 4.1, 4.15).
//!
//! > "Objectives are goals that reward you with Prestige at game's end. Well, if you successfully complete them."

mod discard;
mod facts;
mod plugin;
mod state;

pub use facts::ObjectiveFact;
#[cfg(feature = "client")]
pub use plugin::ObjectivesPlugin;
pub use plugin::register;
pub use state::{Deeds, Objectives, Qualm, Sin};
