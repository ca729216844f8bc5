//! Seats, dice and digests: what the rules of every game at this table are written with.
//!
//! The rules of a game depend on this crate and on nothing else of the table. Files, saves and minds
//! are in the crate `table`, which knows the rules only through its trait `Game`.

pub mod dice;
pub mod digest;
pub mod seats;
