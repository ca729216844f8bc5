//! Orders about single combat (manual 4.18, 4.19).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Plan;
use crate::ids::{CardId, PraetorKind};
use crate::orders::{Named, OrderKind};

/// An order about single combat.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum ArenaOrder {
    /// Challenge the Champion of Pandemonium to single combat (manual 4.18, 4.19).
    ChallengeChampion {
        /// The praetor that challenges.
        praetor: PraetorKind,
        /// Its plan for the arena.
        plan: Plan,
    },
}

impl ArenaOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::ChallengeChampion { .. } => OrderKind::ChallengeChampion,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::ChallengeChampion { .. } => &[],
        }
    }

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::ChallengeChampion { praetor, plan } => vec![Named::Praetor(*praetor), Named::Plan(plan)],
        }
    }
}
