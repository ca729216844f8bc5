//! Orders about tribute (manual 4.3, 4.19).

use serde::{Deserialize, Serialize};

use crate::ids::CardId;
use crate::orders::OrderKind;

/// An order about tribute.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TributeOrder {
    /// Demand tribute of one's minions (manual 4.3).
    DemandTribute,
    /// Demand tribute and have manuscripts looked for at the price of some of it (manual 4.19;
    /// ruling R40).
    SeekManuscripts,
    /// Make one card of several (manual 4.3).
    Consolidate {
        /// Which cards.
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
}
