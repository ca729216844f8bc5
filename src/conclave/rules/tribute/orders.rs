//! Orders about tribute (manual 4.3, 4.19).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::CardId;
use crate::orders::{Named, OrderKind};

/// An order about tribute.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum TributeOrder {
    /// Demand tribute (manual 4.3).
    DemandTribute,
    /// Demand tribute and search for manuscripts, for fewer tribute cards (manual 4.19; ruling
    /// R40).
    SeekManuscripts,
    /// Combine several tribute cards into one (manual 4.3).
    Consolidate {
        /// The cards to combine.
        cards: Vec<CardId>,
    },
}

impl TributeOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::DemandTribute => OrderKind::DemandTribute,
            Self::SeekManuscripts => OrderKind::SeekManuscripts,
            Self::Consolidate { .. } => OrderKind::Consolidate,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::Consolidate { cards } => cards,
            Self::DemandTribute | Self::SeekManuscripts => &[],
        }
    }

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::DemandTribute | Self::SeekManuscripts | Self::Consolidate { .. } => Vec::new(),
        }
    }
}
