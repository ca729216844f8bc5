//! Facts about the attributes of archfiends (manual 4.1). `seen_by` removes everything that a seat
//! may not know.

use serde::{Deserialize, Serialize};

use super::Discipline;
use crate::ids::Seat;

/// A fact about the attributes of archfiends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum ArchfiendFact {
    /// An archfiend raised an attribute. Rivals do not learn of it.
    AttributeRaised { seat: Seat, discipline: Discipline, level: u8 },
    /// An attribute rose or fell.
    AttributeShifted { seat: Seat, discipline: Discipline, from: u8, to: u8 },
}

impl ArchfiendFact {
    /// Returns the fact as `seat` may know it, or `None` if the fact is secret from that seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::AttributeRaised { seat: whose, .. } | Self::AttributeShifted { seat: whose, .. } => {
                (*whose == seat).then(|| self.clone())
            }
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::AttributeRaised { seat, .. } | Self::AttributeShifted { seat, .. } => vec![*seat],
        }
    }
}
