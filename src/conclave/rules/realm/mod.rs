//! The realm (manual 4.2): the hex map of Hell, which wraps around at its edges, and the owners of
//! cantons.
//!
//! > "The first player to move a Legion into an unclaimed Canton is granted ownership of that
//! > Canton by the Infernal Conclave."
//!
//! This module covers the map and its generation, the rights by which a legion may enter a canton,
//! and the arbitration of borders at the end of the turn. Not here: marches, which are in
//! [`forces`](super::forces), and battles, which are in [`combat`](super::combat).

pub mod board;
mod borders;
mod entry;
mod facts;
pub mod generate;
pub mod hex;
mod plugin;
mod state;
pub mod terrain;

pub use borders::{Award, arbitrate, arbitrate_among};
pub use entry::{Bar, Entry, Foe, entry};
pub use facts::RealmFact;
#[cfg(feature = "bevy")]
pub use plugin::RealmPlugin;
pub use plugin::register;
pub use state::{Owners, Realm};
