//! Orders about praetors, artifacts, relics and combat cards (manual 4.12, 4.19).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Contents, Post, Treasure};
use crate::ids::CardId;
use crate::orders::{Named, OrderKind};
use crate::realm::Foe;

/// An order about praetors, artifacts, relics and combat cards.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum AttachmentOrder {
    /// Move a praetor, an artifact or a relic (manual 4.19).
    Transfer {
        /// The treasure.
        treasure: Treasure,
        /// The destination.
        to: Post,
    },
    /// Make a combat card (manual 4.12, 4.19).
    CreateCombatCard {
        /// The unit that gets it.
        unit: Foe,
        /// Its contents.
        contents: Contents,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
}

impl AttachmentOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::Transfer { treasure: Treasure::Praetor(_), .. } => OrderKind::ManagePraetors,
            Self::Transfer { treasure: Treasure::Artifact(_), .. } => OrderKind::ManageArtifacts,
            Self::Transfer { treasure: Treasure::Relic(_), .. } => OrderKind::ManageRelics,
            Self::CreateCombatCard { .. } => OrderKind::CreateCombatCard,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::CreateCombatCard { cards, .. } => cards,
            Self::Transfer { .. } => &[],
        }
    }

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::Transfer { treasure, .. } => vec![Named::Goods((*treasure).into())],
            Self::CreateCombatCard { .. } => Vec::new(),
        }
    }
}
