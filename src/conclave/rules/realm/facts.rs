//! Facts about cantons (manual 4.2). Every seat may know all of them.

use serde::{Deserialize, Serialize};

use crate::ids::{CantonId, Seat};

/// A fact about cantons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum RealmFact {
    /// A canton was claimed by entering it.
    Claimed { seat: Seat, canton: CantonId, from: Option<Seat> },
    /// A canton changed hands by arbitration.
    BorderMoved { canton: CantonId, to: Seat, from: Seat },
}

impl RealmFact {
    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Claimed { seat, from, .. } => std::iter::once(*seat).chain(*from).collect(),
            Self::BorderMoved { to, from, .. } => vec![*to, *from],
        }
    }

    /// The canton in which it happened.
    #[must_use]
    pub const fn canton(&self) -> Option<CantonId> {
        match self {
            Self::Claimed { canton, .. } | Self::BorderMoved { canton, .. } => Some(*canton),
        }
    }
}
