//! The catalog of Nine Circles: the map, the decks and the numbers of the rules.
//!
//! Data in `assets/circles` are read and checked before a game starts (module `catalog`). A game
//! names their entries by id (module `ids`) and never saves them.
//!
//! Not here: the state of a game and its rules. Nothing here rolls dice.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

mod catalog;
mod check;
pub mod definitions;
pub mod ids;
pub mod map;
#[cfg(test)]
mod tests;

pub use catalog::{Catalog, HellFace};
pub use table_data::{Fault, Faults};
