//! Facts of special play cards.

use serde::{Deserialize, Serialize};

use crate::ids::{Card, Seat, SpecialKind};
use crate::specials::{Aim, Play};

/// By a special play card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpecialFact {
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// The card and its aim.
        play: Play,
    },
    /// A card was countered.
    Countered {
        /// Who countered.
        by: Seat,
        /// The countered card.
        card: SpecialKind,
    },
    /// A card had its effect.
    Worked {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: SpecialKind,
        /// Its aim.
        aim: Aim,
        /// From whom it took something.
        from: Option<Seat>,
        /// What it gained or moved.
        cards: Vec<Card>,
        /// Souls that it gained.
        souls: u32,
    },
}
