//! Facts about single combat (manual 4.17, 4.18). `seen_by` removes everything that a seat may not
//! know.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::DuelReport;
use crate::ids::{PraetorKind, Seat};

/// A fact about single combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum ArenaFact {
    /// Two praetors fought. A champion of Pandemonium serves no house.
    /// Only the houses that fought receive the report (ruling R19).
    Duel { sides: [(Option<Seat>, PraetorKind); 2], winner: Option<PraetorKind>, report: Option<Arc<DuelReport>> },
    /// A praetor was banished to the Abyss.
    Banished { seat: Option<Seat>, praetor: PraetorKind },
    /// A praetor holds the title of Champion of Pandemonium.
    TitleTaken { seat: Seat, praetor: PraetorKind },
}

impl ArenaFact {
    /// Returns the fact as `seat` may know it, or `None` if the fact is secret from that seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Duel { sides, winner, report } => {
                let fought = sides.iter().any(|(whose, _)| *whose == Some(seat));
                let report = report.as_ref().filter(|_| fought).map(Arc::clone);
                Some(Self::Duel { sides: *sides, winner: *winner, report })
            }
            Self::Banished { .. } | Self::TitleTaken { .. } => Some(self.clone()),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Duel { sides, .. } => sides.iter().filter_map(|(seat, _)| *seat).collect(),
            Self::Banished { seat, .. } => seat.iter().copied().collect(),
            Self::TitleTaken { seat, .. } => vec![*seat],
        }
    }
}
