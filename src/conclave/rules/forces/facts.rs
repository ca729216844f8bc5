//! Facts about legions and places of power (manual 4.4 to 4.8). `seen_by` hides from each seat the
//! facts that are secret to it.

use serde::{Deserialize, Serialize};

use super::{Departure, Landmark, Muster, Upgrade};
use crate::facts::Befell;
use crate::ids::{CantonId, LegionId, LegionKind, PlaceId, Seat};
use crate::realm::Foe;

/// A fact about legions and places of power.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum ForcesFact {
    /// A legion marched.
    Marched { legion: LegionId, muster: Muster, seat: Seat, from: CantonId, path: Vec<CantonId> },
    /// A legion flew.
    Flew { legion: LegionId, muster: Muster, seat: Seat, from: CantonId, to: CantonId },
    /// A legion was destroyed.
    LegionDestroyed { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId },
    /// A legion retreated.
    Retreated { legion: LegionId, muster: Muster, owner: Seat, from: CantonId, to: CantonId },
    /// A place was taken.
    PlaceCaptured { place: PlaceId, landmark: Landmark, by: Seat, from: Option<Seat> },
    /// The legion that defeated a place was put beside it.
    VictorPlaced { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId },
    /// A bought legion appeared on the map.
    Mustered { seat: Seat, legion: LegionId, kind: LegionKind, canton: CantonId },
    /// A bought legion found no free canton.
    NoRoom { seat: Seat, kind: LegionKind },
    /// A legion left its house's service.
    LegionLeft { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId, why: Departure },
    /// Upkeep was paid. `turns` is the number of turns paid in advance now.
    UpkeepPaid { seat: Seat, legion: LegionId, muster: Muster, turns: u8 },
    /// A personal guard will gather again.
    GuardGathers { seat: Seat, turns: u8 },
    /// A personal guard has gathered again.
    GuardReformed { seat: Seat, legion: LegionId, canton: CantonId },
    /// A legion rose a level.
    Promoted { seat: Seat, legion: LegionId, muster: Muster, level: u8 },
    /// A promoted legion gained an upgrade.
    UpgradeTaken { seat: Seat, legion: LegionId, muster: Muster, upgrade: Upgrade },
    /// A place of power was removed from the map.
    PlaceRazed { place: PlaceId, landmark: Landmark, owner: Option<Seat>, canton: CantonId },
    /// A unit healed.
    Healed { unit: Foe, amount: i16 },
}

impl ForcesFact {
    /// The fact as `seat` may know it. `None` if the fact is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::NoRoom { seat: whose, .. }
            | Self::UpkeepPaid { seat: whose, .. }
            | Self::UpgradeTaken { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Marched { .. }
            | Self::Flew { .. }
            | Self::LegionDestroyed { .. }
            | Self::Retreated { .. }
            | Self::PlaceCaptured { .. }
            | Self::VictorPlaced { .. }
            | Self::Mustered { .. }
            | Self::LegionLeft { .. }
            | Self::GuardGathers { .. }
            | Self::GuardReformed { .. }
            | Self::Promoted { .. }
            | Self::PlaceRazed { .. }
            | Self::Healed { .. } => Some(self.clone()),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Marched { seat, .. }
            | Self::Flew { seat, .. }
            | Self::LegionDestroyed { owner: seat, .. }
            | Self::Retreated { owner: seat, .. }
            | Self::VictorPlaced { owner: seat, .. }
            | Self::LegionLeft { owner: seat, .. } => vec![*seat],
            Self::Mustered { seat, .. }
            | Self::NoRoom { seat, .. }
            | Self::UpkeepPaid { seat, .. }
            | Self::GuardGathers { seat, .. }
            | Self::GuardReformed { seat, .. }
            | Self::Promoted { seat, .. }
            | Self::UpgradeTaken { seat, .. } => vec![*seat],
            Self::PlaceCaptured { by, from, .. } => std::iter::once(*by).chain(*from).collect(),
            Self::PlaceRazed { owner, .. } => owner.iter().copied().collect(),
            Self::Healed { .. } => Vec::new(),
        }
    }

    /// The canton in which it happened, or the last one of a way.
    #[must_use]
    pub fn canton(&self) -> Option<CantonId> {
        match self {
            Self::Marched { path, .. } => path.last().copied(),
            Self::Flew { to: canton, .. }
            | Self::Retreated { to: canton, .. }
            | Self::LegionDestroyed { canton, .. }
            | Self::LegionLeft { canton, .. }
            | Self::GuardReformed { canton, .. }
            | Self::PlaceRazed { canton, .. }
            | Self::VictorPlaced { canton, .. }
            | Self::Mustered { canton, .. } => Some(*canton),
            Self::PlaceCaptured { .. }
            | Self::NoRoom { .. }
            | Self::UpkeepPaid { .. }
            | Self::GuardGathers { .. }
            | Self::Promoted { .. }
            | Self::UpgradeTaken { .. }
            | Self::Healed { .. } => None,
        }
    }

    /// The legion that it befell, if it would betray one that hides.
    pub(crate) fn befell(&self) -> Option<Befell> {
        match self {
            Self::Marched { seat, from, path, .. } => {
                Some(Befell::Between(*seat, *from, path.last().copied().unwrap_or(*from)))
            }
            Self::Flew { seat, from, to, .. } => Some(Befell::Between(*seat, *from, *to)),
            Self::Retreated { owner, to: canton, .. }
            | Self::LegionLeft { owner, canton, .. }
            | Self::LegionDestroyed { owner, canton, .. }
            | Self::VictorPlaced { owner, canton, .. }
            | Self::Mustered { seat: owner, canton, .. }
            | Self::GuardReformed { seat: owner, canton, .. } => Some(Befell::At(*owner, *canton)),
            Self::Promoted { legion, .. } => Some(Befell::Legion(*legion)),
            Self::Healed { unit, .. } => Befell::unit(*unit),
            Self::PlaceCaptured { .. }
            | Self::NoRoom { .. }
            | Self::UpkeepPaid { .. }
            | Self::GuardGathers { .. }
            | Self::UpgradeTaken { .. }
            | Self::PlaceRazed { .. } => None,
        }
    }
}
