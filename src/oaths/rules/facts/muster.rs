//! Facts of reinforcements.

use serde::{Deserialize, Serialize};

use crate::ids::{Card, RealmKind, Seat, SpecialKind};

/// In the reinforcements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MusterFact {
    /// A game turn began.
    Began {
        /// The game turn, from 1.
        round: u8,
    },
    /// A devil and its hordes came back from Earth.
    Returned {
        /// Whose.
        seat: Seat,
        /// The hordes.
        hordes: Vec<Card>,
        /// True if the devil itself came back.
        devil: bool,
    },
    /// A devil without a realm took a free one.
    Settled {
        /// Who.
        seat: Seat,
        /// Where.
        realm: RealmKind,
    },
    /// A devil drew a special play card. Only it knows which.
    DrewSpecial {
        /// Who.
        seat: Seat,
        /// Which; `None` for the others.
        card: Option<SpecialKind>,
    },
    /// A devil drew resource cards.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        cards: usize,
    },
    /// A devil tabled some of its cards and discarded others.
    Tabled {
        /// Who.
        seat: Seat,
        /// The tabled cards.
        cards: Vec<Card>,
        /// The discarded cards.
        discarded: Vec<Card>,
    },
    /// An event gained Souls.
    Summoned {
        /// Who.
        seat: Seat,
        /// How many.
        souls: u32,
    },
    /// An event took tabled cards of another devil.
    Agreed {
        /// Who.
        seat: Seat,
        /// Of whom.
        target: Seat,
        /// What it took.
        took: Vec<Card>,
        /// What it gave; empty if it gave its favour.
        gave: Vec<Card>,
    },
}
