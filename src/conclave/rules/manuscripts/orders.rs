//! Orders about manuscripts (manual 4.9, 4.19).

use serde::{Deserialize, Serialize};

use super::Pupil;
use crate::ids::{CardId, ManuscriptKind};
use crate::orders::OrderKind;

/// An order about manuscripts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ManuscriptOrder {
    /// Train a legion or a praetor from a whole manuscript (manual 4.9, 4.19).
    Train {
        /// The manuscript.
        manuscript: ManuscriptKind,
        /// The legion or praetor that learns.
        pupil: Pupil,
    },
    /// Assemble a Rite or a Machine (manual 4.9, 4.19).
    Assemble {
        /// The manuscript.
        manuscript: ManuscriptKind,
    },
}

impl ManuscriptOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::Train { .. } => OrderKind::Train,
            Self::Assemble { .. } => OrderKind::Assemble,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::Train { .. } | Self::Assemble { .. } => &[],
        }
    }
}
