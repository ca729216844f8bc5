//! Facts of the action phase.

use serde::{Deserialize, Serialize};

use crate::game::Cast;
use crate::ids::{Card, Seat};

/// When devils chose rituals and journeys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionFact {
    /// A devil announced what it does.
    Announced {
        /// Who.
        seat: Seat,
        /// The rituals.
        casts: Vec<Cast>,
        /// Hordes that went to Earth.
        earth: Vec<Card>,
        /// True if the devil itself went.
        devil: bool,
    },
    /// Rituals that nobody casts were discarded.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        rituals: Vec<Card>,
    },
    /// A time of virtue destroyed fiends on Earth.
    Virtue {
        /// Whose.
        seat: Seat,
        /// Which.
        hordes: Vec<Card>,
    },
}
