//! Facts about manuscripts (manual 4.9). `seen_by` hides from each seat the facts that are secret
//! to it.

use serde::{Deserialize, Serialize};

use super::{Piece, Pupil};
use crate::forces::Muster;
use crate::ids::{ManuscriptKind, Seat};

/// A fact about manuscripts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum ManuscriptFact {
    /// A seat searched for manuscripts and found a piece, or none.
    Searched { seat: Seat, found: Option<Piece> },
    /// A training was begun. `muster` identifies a legion that may be gone when this is read.
    TrainingBegun { seat: Seat, manuscript: ManuscriptKind, pupil: Pupil, muster: Option<Muster> },
    /// A training took effect.
    Trained { seat: Seat, manuscript: ManuscriptKind, pupil: Pupil, muster: Option<Muster> },
    /// A Rite or a Machine was assembled.
    Assembled { seat: Seat, manuscript: ManuscriptKind },
    /// A piece of a manuscript went from a fallen house back to the bazaar's stock.
    PieceReturned { piece: Piece, from: Seat },
}

impl ManuscriptFact {
    /// The fact as `seat` may know it. `None` if the fact is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Searched { seat: whose, .. }
            | Self::TrainingBegun { seat: whose, .. }
            | Self::Trained { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Assembled { .. } | Self::PieceReturned { .. } => Some(self.clone()),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Searched { seat, .. }
            | Self::TrainingBegun { seat, .. }
            | Self::Trained { seat, .. }
            | Self::Assembled { seat, .. }
            | Self::PieceReturned { from: seat, .. } => vec![*seat],
        }
    }
}
