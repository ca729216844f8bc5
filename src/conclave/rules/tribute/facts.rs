//! Facts about tribute (manual 4.3).
//! `seen_by` hides from each seat what it may not know.

use serde::{Deserialize, Serialize};

use super::Purse;
use crate::ids::Seat;

/// A fact about tribute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum TributeFact {
    /// Tribute was laid before a seat.
    TributeOffered { seat: Seat, offered: u8, keep: u8 },
    /// A seat chose from its tribute.
    TributeKept { seat: Seat, cards: Vec<Purse> },
    /// Several cards became one.
    Consolidated { seat: Seat, cards: u8, worth: Purse },
}

impl TributeFact {
    /// The fact as `seat` may know it. `None` if the fact is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::TributeOffered { seat: whose, .. }
            | Self::TributeKept { seat: whose, .. }
            | Self::Consolidated { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
        }
    }
}
