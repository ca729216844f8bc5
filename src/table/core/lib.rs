//! Seats, dice, digests and the marks of mods: the basis of the rules of every game at this table.
//!
//! The rules of a game depend on this crate and on no other part of the table. Files, saves and
//! minds are in the crate `table`, which knows the rules only through its trait `Game`.

pub mod dice;
pub mod digest;
pub mod mods;
pub mod seats;
