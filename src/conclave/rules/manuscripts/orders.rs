//! Orders about manuscripts (manual 4.9, 4.19).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Pupil;
use crate::ids::{CardId, ManuscriptKind};
use crate::orders::{Named, OrderKind};

/// An order about manuscripts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
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

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::Train { manuscript, pupil: Pupil::Praetor(praetor) } => {
                vec![Named::Manuscript(*manuscript), Named::Praetor(*praetor)]
            }
            Self::Train { manuscript, pupil: Pupil::Legion(_) } | Self::Assemble { manuscript } => {
                vec![Named::Manuscript(*manuscript)]
            }
        }
    }
}
