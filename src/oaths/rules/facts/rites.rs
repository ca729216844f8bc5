//! Facts of rituals.

use serde::{Deserialize, Serialize};

use crate::ids::{Card, Seat};

/// By a ritual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RiteFact {
    /// A ritual was performed.
    Performed {
        /// Who.
        seat: Seat,
        /// Which.
        ritual: Card,
        /// Magic cards drawn.
        magic: usize,
    },
    /// A ritual was cancelled.
    Cancelled {
        /// Who.
        seat: Seat,
        /// Which.
        ritual: Card,
    },
    /// A ritual destroyed something.
    Destroyed {
        /// Whose.
        seat: Seat,
        /// Cards.
        cards: Vec<Card>,
        /// Souls.
        souls: u32,
    },
    /// A magic card was taken.
    Stolen {
        /// By whom.
        by: Seat,
        /// Of whom.
        from: Seat,
    },
    /// The magic cards of a devil were tabled.
    Revealed {
        /// Who.
        seat: Seat,
        /// The tabled cards.
        cards: Vec<Card>,
        /// The cards that became Souls.
        souls: Vec<Card>,
    },
}
