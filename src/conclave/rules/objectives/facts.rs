//! Facts about objectives, and the seats that may know them (manual 4.15).

use serde::{Deserialize, Serialize};

use super::goals::Task;
use crate::ids::{ObjectiveKind, Seat};

/// A fact about objectives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum ObjectiveFact {
    /// Secret objectives were drawn.
    Drawn { seat: Seat, cards: Vec<ObjectiveKind> },
    /// One of the drawn objectives was kept, or none.
    Kept { seat: Seat, kept: Option<ObjectiveKind> },
    /// The game is over, and an objective was met or failed.
    Judged { seat: Seat, task: Task, met: bool, prestige: i32 },
}

impl ObjectiveFact {
    /// The fact as a seat may know it. `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Drawn { seat: whose, .. } | Self::Kept { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Judged { .. } => Some(self.clone()),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Drawn { seat, .. } | Self::Kept { seat, .. } | Self::Judged { seat, .. } => vec![*seat],
        }
    }
}
