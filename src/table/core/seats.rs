//! Seats at the table, and their players.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A player's place at the table: 0 to 5, in the order of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Largest number of seats at a table, in any game.
    pub const MOST: usize = 6;

    /// Returns the index of this seat in a list that has one entry per seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the first `count` seats, in order.
    pub fn first(count: usize) -> impl Iterator<Item = Self> + use<> {
        (0..count.min(u8::MAX.into()) as u8).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// A person at this machine.
    Human,
    /// The mind with this name.
    #[serde(alias = "Brain")]
    Mind(String),
}
