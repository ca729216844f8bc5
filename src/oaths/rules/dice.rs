//! The named streams of this game. The source has no dice: everything that is random is a shuffle.

pub use table_core::dice::{Dice, Purpose, Rolls};

use crate::ids::Seat;

/// The purpose of a shuffle. Each has its own stream in each step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Dealing the realms at the start.
    Realms,
    /// Dealing the devils at the start, to the seats that have not chosen one.
    Devils,
    /// Dealing the numbers of initiative at the start.
    Initiative,
    /// Dealing the papers that are not held by their own devil at the start.
    Papers,
    /// Shuffling the resource deck. The number counts the shuffles of a game.
    Deck(u32),
    /// Shuffling the special play cards.
    Specials,
    /// The cards that a prisoner shows under torture.
    Torture(Seat),
    /// Shuffling the cards of a drunken agreement.
    Drunk,
    /// The hordes of a devil that a ritual or a card destroys.
    Losses(Seat),
    /// The magic card that is taken of a devil. The number counts the thefts of a game.
    Theft(u32),
    /// Shuffling the pile of the scoring.
    Pile,
    /// Inventing what a seat cannot see.
    Imagination(Seat),
    /// Drawing some of many possible choices.
    Sample(Seat),
}

impl Purpose for Stream {
    fn number(&self) -> u64 {
        match *self {
            Self::Realms => 1,
            Self::Devils => 2,
            Self::Initiative => 3,
            Self::Papers => 4,
            Self::Deck(count) => 5 | u64::from(count) << 8,
            Self::Specials => 6,
            Self::Torture(seat) => 7 | u64::from(seat.0) << 8,
            Self::Drunk => 8,
            Self::Losses(seat) => 9 | u64::from(seat.0) << 8,
            Self::Theft(count) => 10 | u64::from(count) << 8,
            Self::Pile => 11,
            Self::Imagination(seat) => 12 | u64::from(seat.0) << 8,
            Self::Sample(seat) => 13 | u64::from(seat.0) << 8,
        }
    }
}
