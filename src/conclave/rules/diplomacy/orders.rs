//! Orders of diplomacy (manual 4.14).

use serde::{Deserialize, Serialize};

use super::{Demanded, Terms};
use crate::ids::{CardId, Seat};
use crate::orders::OrderKind;

/// An order about other houses.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DiplomacyOrder {
    /// Rank one's rivals by how much one fears them (manual 4.14.2).
    RankThreats {
        /// All rivals, the greatest threat first.
        ranking: Vec<Seat>,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Demand something of another house (manual 4.14.3).
    Demand {
        /// Of whom.
        of: Seat,
        /// What.
        thing: Demanded,
    },
    /// Insult another house before the conclave (manual 4.14.4).
    Insult {
        /// Whom.
        at: Seat,
        /// The prestige put into it.
        stake: u8,
    },
    /// Send an emissary with gifts (manual 4.14.7).
    SendEmissary {
        /// To whom.
        to: Seat,
        /// The gift.
        cards: Vec<CardId>,
    },
    /// Claim vendetta on the ground of demands conceded in a row (manual 4.14.3, 4.14.5).
    ClaimVendetta {
        /// Against whom.
        on: Seat,
        /// On which terms.
        terms: Terms,
    },
    /// Claim blood feud (manual 4.14.6).
    ClaimBloodFeud {
        /// Against whom.
        on: Seat,
    },
    /// Petition to become another's blood vassal (manual 4.14.8).
    Petition {
        /// Whose.
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

    /// The house towards which it goes. `None` for a ranking, which goes towards all.
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
}
