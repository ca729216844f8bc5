//! The catalog of Nine Circles: the map, the decks and the numbers of the rules.
//!
//! Data in `assets/circles` are read and checked before a game starts (module `catalog`). A game
//! names their entries by id (module `ids`) and never saves them.
//!
//! Not here: the state of a game and its rules. Nothing here rolls dice.

mod catalog;
mod check;
pub mod definitions;
pub mod ids;
pub mod map;

pub use catalog::{Catalog, Faults, HellFace};
