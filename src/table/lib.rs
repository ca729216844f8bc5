//! The parts that all games at this table share: seats and players, saves and replays, desks,
//! minds.
//!
//! A game implements [`Game`](game::Game). This crate can then save, verify, replay, branch and
//! simulate it, and lets players take turns at it. Not here: any particular game.

pub mod archive;
pub mod belongings;
pub mod desk;
pub mod game;
pub mod keeping;
pub mod lesson;
pub mod minds;
pub mod mishap;
pub mod mods;
pub mod occupied;
pub mod post;
pub mod session;
pub mod shelf;
pub mod simulate;
pub mod slurp;
pub mod whole;
pub mod wire;
pub mod witness;

pub use table_core::{dice, digest, seats};
