//! Facts of the scoring and the end.

use serde::{Deserialize, Serialize};

use crate::ids::{Card, Paper, Seat};

/// In the scoring and at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CourtFact {
    /// The ruler of the High Palace got points.
    Enthroned {
        /// Who.
        seat: Seat,
        /// Points.
        points: u8,
    },
    /// The order of initiative changed.
    Initiative {
        /// The new order.
        order: Vec<Seat>,
    },
    /// A devil put papers on the pile. Only it knows which.
    Contributed {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which; empty for the others.
        papers: Vec<Paper>,
    },
    /// A devil had too few papers for the pile and showed its hand.
    ShowedHand {
        /// Who.
        seat: Seat,
        /// Its papers.
        papers: Vec<Paper>,
    },
    /// A devil took papers from the pile, and showed them.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        papers: Vec<Paper>,
    },
    /// A devil discarded tabled cards that were too many.
    Trimmed {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Vec<Card>,
    },
    /// A devil chose in the vote.
    Voted {
        /// Who.
        seat: Seat,
        /// For whom.
        candidate: Seat,
    },
    /// The votes in a hand were counted.
    Counted {
        /// Whose hand.
        holder: Seat,
        /// The devil whose vote it is.
        of: Seat,
        /// The devil that gets the vote; `None` if its devil is a prisoner.
        candidate: Option<Seat>,
    },
    /// There is a new Overlord.
    Overlord {
        /// Who.
        seat: Seat,
        /// Votes.
        votes: u8,
    },
    /// The final count of a devil.
    Final {
        /// Who.
        seat: Seat,
        /// Points without oaths.
        points: u8,
        /// Oaths of the Overlord.
        oaths: u8,
    },
    /// The game was won.
    Won {
        /// Who.
        seats: Vec<Seat>,
        /// True if by oaths alone.
        by_oaths: bool,
    },
}
