//! What every game at this table shares: seats and their players, saves and replays, desks and minds.
//!
//! No game is in here. A game implements [`Game`](game::Game), and everything in this crate works for
//! it: it is saved, verified, replayed, branched, passed from seat to seat and simulated.

pub mod archive;
pub mod belongings;
pub mod desk;
pub mod game;
pub mod keeping;
pub mod minds;
pub mod mishap;
pub mod session;
pub mod shelf;
pub mod simulate;
pub mod witness;

pub use table_core::{dice, digest, seats};
