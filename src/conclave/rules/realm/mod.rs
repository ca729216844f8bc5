//! The realm: the hex map of Hell that wraps into itself, and who holds which canton (manual 4.2).
//!
//! > "The first player to move a Legion into an unclaimed Canton is granted ownership of that Canton by the Infernal
//! > Conclave."
//!
//! Here are the map and its making, the rights by which a legion may enter a canton, and the arbitration of borders at the
//! end of the turn. Who marches and fights is not here but in [`forces`](super::forces) and [`combat`](super::combat).

pub mod board;
mod borders;
mod entry;
mod facts;
pub mod generate;
pub mod hex;
mod plugin;
mod state;
pub mod terrain;

pub use borders::{Award, arbitrate};
pub use entry::{Bar, Entry, Foe, entry};
pub use facts::RealmFact;
#[cfg(feature = "bevy")]
pub use plugin::RealmPlugin;
pub use plugin::register;
pub use state::{Owners, Realm};
