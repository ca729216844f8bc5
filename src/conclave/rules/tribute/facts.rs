//! Facts about tribute (manual 4.3). `seen_by` hides from each seat the facts that it may not know.

use serde::{Deserialize, Serialize};

use super::Purse;
use crate::ids::Seat;

/// A fact about tribute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum TributeFact {
    /// Tribute was offered to a seat.
    TributeOffered { seat: Seat, offered: u8, keep: u8 },
    /// A seat chose from its offer.
    TributeKept { seat: Seat, cards: Vec<Purse> },
    /// Several cards were consolidated into one.
    Consolidated { seat: Seat, cards: u8, worth: Purse },
}

impl TributeFact {
    /// Returns the fact as `seat` may know it, or `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::TributeOffered { seat: whose, .. }
            | Self::TributeKept { seat: whose, .. }
            | Self::Consolidated { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::TributeOffered { seat, .. } | Self::TributeKept { seat, .. } | Self::Consolidated { seat, .. } => {
                vec![*seat]
            }
        }
    }
}
