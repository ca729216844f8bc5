//! Orders to legions (manual 4.4, 4.19).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{CantonId, CardId, LegionId};
use crate::orders::{Named, OrderKind};

/// An order about legions.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum ForcesOrder {
    /// March a legion (manual 4.4; rulings R9, R10).
    March {
        /// The legion.
        legion: LegionId,
        /// The cantons to enter, in order.
        path: Vec<CantonId>,
    },
    /// Fly a legion (ruling R13).
    Fly {
        /// The legion.
        legion: LegionId,
        /// The destination.
        to: CantonId,
    },
    /// Dismiss a legion (manual 4.19).
    Dismiss {
        /// The legion.
        legion: LegionId,
    },
}

impl ForcesOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::March { .. } => OrderKind::March,
            Self::Fly { .. } => OrderKind::Fly,
            Self::Dismiss { .. } => OrderKind::Dismiss,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::March { .. } | Self::Fly { .. } | Self::Dismiss { .. } => &[],
        }
    }

    /// The legion that it moves and the cantons to enter, the last of which is the destination. A
    /// flight enters only its destination.
    #[must_use]
    pub fn way(&self) -> Option<(LegionId, &[CantonId])> {
        match self {
            Self::March { legion, path } => Some((*legion, path)),
            Self::Fly { legion, to } => Some((*legion, std::slice::from_ref(to))),
            Self::Dismiss { .. } => None,
        }
    }

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::March { path, .. } => vec![Named::Cantons(path)],
            Self::Fly { to, .. } => vec![Named::Canton(*to)],
            Self::Dismiss { .. } => Vec::new(),
        }
    }
}
