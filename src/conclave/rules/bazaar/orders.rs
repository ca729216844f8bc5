//! Orders to the bazaar (manual 4.10).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Goods;
use crate::ids::CardId;
use crate::orders::{Named, OrderKind};

/// An order about the bazaar.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum BazaarOrder {
    /// Bid on an item in the bazaar (manual 4.10).
    Bid {
        /// The item.
        goods: Goods,
        /// The cards offered.
        cards: Vec<CardId>,
    },
}

impl BazaarOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::Bid { goods, .. } => goods.order_kind(),
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::Bid { cards, .. } => cards,
        }
    }

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::Bid { goods, .. } => vec![Named::Goods(*goods)],
        }
    }
}
