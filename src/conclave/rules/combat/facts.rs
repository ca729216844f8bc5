//! Facts about battles (manual 4.16). `seen_by` removes everything that a seat may not know.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Banner, BattleReport, End};
use crate::ids::{CantonId, Seat};

/// A fact about battles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum CombatFact {
    /// A battle was fought. The attacker may belong to no house.
    /// Only the houses that fought receive the report (ruling R19).
    Battle {
        canton: CantonId,
        attacker: (Option<Seat>, Banner),
        defender: (Option<Seat>, Banner),
        end: End,
        report: Option<Arc<BattleReport>>,
    },
}

impl CombatFact {
    /// Returns the fact as `seat` may know it, or `None` if the fact is secret from that seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Battle { canton, attacker, defender, end, report } => {
                let fought = attacker.0 == Some(seat) || defender.0 == Some(seat);
                let report = report.as_ref().filter(|_| fought).map(Arc::clone);
                Some(Self::Battle { canton: *canton, attacker: *attacker, defender: *defender, end: *end, report })
            }
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Battle { attacker, defender, .. } => attacker.0.into_iter().chain(defender.0).collect(),
        }
    }

    /// The canton in which it happened.
    #[must_use]
    pub const fn canton(&self) -> Option<CantonId> {
        match self {
            Self::Battle { canton, .. } => Some(*canton),
        }
    }
}
