//! The named streams of this game. Every roll and every shuffle has its own.

pub use table_core::dice::{Dice, Purpose, Rolls};

use crate::ids::Seat;

/// The purpose of a roll. The numbers count the rolls of a game, so that no two use the same
/// stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// The signs of seats that have not chosen one.
    Signs,
    /// Dealing sectio cards at the start.
    Sectio,
    /// Shuffling a deck.
    Deck(u32),
    /// Dice that a rule names.
    Die(u32),
    /// Lots: ties, and what is picked at random.
    Lot(u32),
    /// Inventing what a seat cannot see.
    Imagination(Seat),
    /// Drawing some of many possible choices.
    Sample(Seat),
}

impl Purpose for Stream {
    fn number(&self) -> u64 {
        match *self {
            Self::Signs => 1,
            Self::Sectio => 2,
            Self::Deck(count) => 3 | u64::from(count) << 8,
            Self::Die(count) => 4 | u64::from(count) << 8,
            Self::Lot(count) => 5 | u64::from(count) << 8,
            Self::Imagination(seat) => 6 | u64::from(seat.0) << 8,
            Self::Sample(seat) => 7 | u64::from(seat.0) << 8,
        }
    }
}
