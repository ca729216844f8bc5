//! Events: the deck, hands, edicts, decrees and what plays out over several turns (manual 4.13, 4.20, appendix K).
//!
//! > "Event Cards are special cards (i.e., actions) that you may play during your turn. These are generally wide-scale
//! > phenomena that may affect every player, target specific players, or choose players at random."

mod announcements;
mod decrees;
mod facts;
mod order;
mod play;
mod plugin;
mod state;
mod undertakings;
mod vote;

pub use announcements::{CourseFact, DecreeFact, Given};
pub use facts::EventFact;
pub use order::{EventAim, Reply, Scruple};
#[cfg(feature = "client")]
pub use plugin::EventsPlugin;
pub use plugin::register;
pub use state::{Decree, Events, Matter, Pledge, Running};
pub use undertakings::{Course, Crusade, CrusadeStage, Entry, Undertaken};
