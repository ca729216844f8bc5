//! What happened by rituals, and who may know it (manual 4.11).

use serde::{Deserialize, Serialize};

use super::hexes::Hex;
use crate::rules::ids::{CantonId, LegionId, RitualKind, Seat};

/// Something that happened by a ritual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum RitualFact {
    /// A durational ritual ended.
    Ended { caster: Seat, ritual: RitualKind },
    /// An Infernal Eye spots another's hidden legions this turn.
    Spotted { seer: Seat, of: Seat },
    /// A legion that was not there dissolved.
    Dissolved { owner: Seat, legion: LegionId, canton: CantonId },
    /// A hostile ritual did harm, or a spell wore off.
    Hex(Hex),
}

impl RitualFact {
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Spotted { seer, .. } => (*seer == seat).then(|| self.clone()),
            Self::Dissolved { .. } => Some(self.clone()),
            Self::Ended { caster, .. } => (*caster == seat).then(|| self.clone()),
            Self::Hex(hex) => hex.seen_by(seat).map(Self::Hex),
        }
    }
}
