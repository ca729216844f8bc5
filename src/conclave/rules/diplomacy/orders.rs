//! Orders of diplomacy (manual 4.14).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Demanded, Terms};
use crate::ids::{CardId, Seat};
use crate::orders::{Named, OrderKind};

/// An order about other houses.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum DiplomacyOrder {
    /// Rank all rivals as threats (manual 4.14.2).
    RankThreats {
        /// All rivals, the greatest threat first.
        ranking: Vec<Seat>,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Demand something of another house (manual 4.14.3).
    Demand {
        /// The other house.
        of: Seat,
        /// The thing demanded.
        thing: Demanded,
    },
    /// Insult another house before the conclave (manual 4.14.4).
    Insult {
        /// The other house.
        at: Seat,
        /// The prestige staked.
        stake: u8,
    },
    /// Send an emissary with gifts (manual 4.14.7).
    SendEmissary {
        /// The other house.
        to: Seat,
        /// The gift.
        cards: Vec<CardId>,
    },
    /// Claim vendetta because of demands conceded in a row (manual 4.14.3, 4.14.5).
    ClaimVendetta {
        /// The other house.
        on: Seat,
        /// The terms.
        terms: Terms,
    },
    /// Claim blood feud (manual 4.14.6).
    ClaimBloodFeud {
        /// The other house.
        on: Seat,
    },
    /// Petition to become another's blood vassal (manual 4.14.8).
    Petition {
        /// The lord.
        lord: Seat,
    },
}

impl DiplomacyOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::RankThreats { .. } => OrderKind::RankThreats,
            Self::Demand { .. } => OrderKind::Demand,
            Self::Insult { .. } => OrderKind::Insult,
            Self::SendEmissary { .. } => OrderKind::SendEmissary,
            Self::ClaimVendetta { .. } => OrderKind::ClaimVendetta,
            Self::ClaimBloodFeud { .. } => OrderKind::ClaimBloodFeud,
            Self::Petition { .. } => OrderKind::Petition,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::RankThreats { cards, .. } | Self::SendEmissary { cards, .. } => cards,
            Self::Demand { .. }
            | Self::Insult { .. }
            | Self::ClaimVendetta { .. }
            | Self::ClaimBloodFeud { .. }
            | Self::Petition { .. } => &[],
        }
    }

    /// The house at which it aims. `None` for a ranking, which is about all rivals.
    #[must_use]
    pub const fn aim(&self) -> Option<Seat> {
        match self {
            Self::Demand { of: seat, .. }
            | Self::Insult { at: seat, .. }
            | Self::SendEmissary { to: seat, .. }
            | Self::ClaimVendetta { on: seat, .. }
            | Self::ClaimBloodFeud { on: seat }
            | Self::Petition { lord: seat } => Some(*seat),
            Self::RankThreats { .. } => None,
        }
    }

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::RankThreats { ranking, .. } => vec![Named::Seats(ranking)],
            Self::Demand { .. }
            | Self::Insult { .. }
            | Self::SendEmissary { .. }
            | Self::ClaimVendetta { .. }
            | Self::ClaimBloodFeud { .. }
            | Self::Petition { .. } => self.aim().map(Named::Seat).into_iter().collect(),
        }
    }
}
