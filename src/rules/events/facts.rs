//! What happened by events, and who may know it (manual 4.13).

use serde::{Deserialize, Serialize};

use super::announcements::{CourseFact, DecreeFact};
use crate::rules::ids::{EventKind, Seat};

/// Something that happened by an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum EventFact {
    /// An event card was drawn.
    Drawn { seat: Seat, event: EventKind },
    /// Of decrees.
    Decree(DecreeFact),
    /// Of events that play out over several turns.
    Course(CourseFact),
}

impl EventFact {
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Drawn { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Decree(fact) => fact.seen_by(seat).map(Self::Decree),
            Self::Course(fact) => fact.seen_by(seat).map(Self::Course),
        }
    }
}
