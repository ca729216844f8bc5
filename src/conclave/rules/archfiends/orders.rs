//! Orders about the attributes of one's archfiend (manual 4.1, 4.19).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Discipline;
use crate::ids::CardId;
use crate::orders::{Named, OrderKind};

/// An order about the attributes of one's archfiend.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum ArchfiendOrder {
    /// Raise an attribute of the house's archfiend by one (manual 4.1, 4.19).
    RaiseAttribute {
        /// The discipline that depends on the attribute.
        discipline: Discipline,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
}

impl ArchfiendOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::RaiseAttribute { .. } => OrderKind::RaiseAttribute,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::RaiseAttribute { cards, .. } => cards,
        }
    }

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::RaiseAttribute { .. } => Vec::new(),
        }
    }
}
