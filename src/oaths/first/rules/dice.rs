//! The named streams of this game. Every roll and every shuffle has its own.

pub use table_core::dice::{Dice, Purpose, Rolls};

use crate::ids::Seat;

/// The purpose of a roll. The numbers count the rolls of a game, so that no two use the same stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Dealing the devils at the start, to the seats that have not chosen one.
    Devils,
    /// The devil that is the first Starter.
    Starter,
    /// Dealing the forgotten promises at the start.
    Oaths,
    /// Shuffling the resource deck.
    Deck(u32),
    /// Cards drawn from a hand: loot, torture and agreements.
    Theft(u32),
    /// The combat cards of a round.
    Combat(u32),
    /// Dice in a combat: which army is hit, hits that are ignored, ruins and returns.
    Blow(u32),
    /// Hordes and Souls that a plague or a hunger destroys.
    Losses(u32),
    /// The dice of the Soul gathering.
    Souls(Seat),
    /// A devil's second roll in the Soul gathering.
    Again(Seat),
    /// The last Overlord, if nothing else decides.
    Crown,
    /// Inventing what a seat cannot see.
    Imagination(Seat),
    /// Drawing some of many possible choices.
    Sample(Seat),
}

impl Purpose for Stream {
    fn number(&self) -> u64 {
        match *self {
            Self::Devils => 1,
            Self::Starter => 2,
            Self::Oaths => 3,
            Self::Deck(count) => 4 | u64::from(count) << 8,
            Self::Theft(count) => 5 | u64::from(count) << 8,
            Self::Combat(count) => 6 | u64::from(count) << 8,
            Self::Blow(count) => 7 | u64::from(count) << 8,
            Self::Losses(count) => 8 | u64::from(count) << 8,
            Self::Souls(seat) => 9 | u64::from(seat.0) << 8,
            Self::Again(seat) => 10 | u64::from(seat.0) << 8,
            Self::Crown => 11,
            Self::Imagination(seat) => 12 | u64::from(seat.0) << 8,
            Self::Sample(seat) => 13 | u64::from(seat.0) << 8,
        }
    }
}
