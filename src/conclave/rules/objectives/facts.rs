//! What happened about objectives, and who may know it (manual 4.15).

use serde::{Deserialize, Serialize};

use super::goals::Task;
use crate::ids::{ObjectiveKind, Seat};

/// Something that happened about objectives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum ObjectiveFact {
    /// Secret objectives were drawn.
    Drawn { seat: Seat, cards: Vec<ObjectiveKind> },
    /// One of those that were drawn was kept, or none.
    Kept { seat: Seat, kept: Option<ObjectiveKind> },
    /// The game is over, and an objective was met or failed.
    Judged { seat: Seat, task: Task, met: bool, prestige: i32 },
}

impl ObjectiveFact {
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Drawn { seat: whose, .. } | Self::Kept { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Judged { .. } => Some(self.clone()),
        }
    }
}
