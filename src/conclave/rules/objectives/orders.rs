//! Orders about objectives (manual 4.15).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::CardId;
use crate::orders::{Named, OrderKind};

/// An order about objectives.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum ObjectiveOrder {
    /// Draw secret objectives, one of which may be kept (manual 4.15).
    DrawObjectives,
}

impl ObjectiveOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::DrawObjectives => OrderKind::DrawObjectives,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::DrawObjectives => &[],
        }
    }

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::DrawObjectives => Vec::new(),
        }
    }
}
