//! Diplomatic stances between two houses (manual 4.14.1).
//!
//! > "There are seven different diplomatic stances that can exist between any two players, and all
//! > of these are mutually exclusive."
//!
//! The manual does not name the seven; ruling R46 does. A stance is not stored: it follows from
//! vendettas, feuds, blood contracts, truces and excommunications, of which the strongest counts. A
//! blood vassal has the stances of its lord (manual 4.14.8).

use serde::{Deserialize, Serialize};

use super::state::Diplomacy;
use crate::ids::Seat;

/// The stance between two houses. Their legions may fight only under vendetta, blood feud or
/// excommunication.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stance {
    /// Neither may touch the other.
    #[default]
    Neutral,
    /// An accepted emissary: one of the two has promised, for some turns, to make no demands and no
    /// insults.
    Truce,
    /// A vendetta that two praetors will settle in the arena.
    SingleCombat,
    /// A granted vendetta: legions and places may be attacked, land taken from the border inwards.
    Vendetta,
    /// A blood feud: as a vendetta, and strongholds too.
    BloodFeud,
    /// Blood lord and blood vassal: free passage, and support in battle.
    Vassalage,
    /// One of the two is excommunicated: everything is allowed.
    Excommunication,
}

impl Stance {
    /// All seven, mildest first.
    pub const ALL: [Self; 7] = [
        Self::Neutral,
        Self::Truce,
        Self::SingleCombat,
        Self::Vendetta,
        Self::BloodFeud,
        Self::Vassalage,
        Self::Excommunication,
    ];

    /// True if legions of the two houses may fight each other.
    #[must_use]
    pub const fn allows_arms(self) -> bool {
        match self {
            Self::Vendetta | Self::BloodFeud | Self::Excommunication => true,
            Self::Neutral | Self::Truce | Self::SingleCombat | Self::Vassalage => false,
        }
    }
}

impl Diplomacy {
    /// True if a legion takes any canton of the other house at once by entering it, wherever it
    /// lies. "Excommunication essentially means that you may take any Canton or be stripped of any
    /// Canton at will" (manual 4.2). Lord and vassal take no cantons from each other, even if
    /// excommunicated (manual 4.14.8).
    #[must_use]
    pub fn takes_at_will(&self, mover: Seat, owner: Seat) -> bool {
        self.stance(mover, owner) == Stance::Excommunication
    }

    /// The stance between two houses. It is symmetric.
    #[must_use]
    pub fn stance(&self, a: Seat, b: Seat) -> Stance {
        // Lord and vassal are excommunicated together, and stay bound to each other.
        if self.head(a) == self.head(b) {
            return Stance::Vassalage;
        }
        if self.excommunicated(a) || self.excommunicated(b) {
            return Stance::Excommunication;
        }
        let (a, b) = (self.head(a), self.head(b));
        let between = |x: Seat, y: Seat| (x, y) == (a, b) || (x, y) == (b, a);
        if self.feuds.iter().any(|&(x, y)| between(x, y)) {
            Stance::BloodFeud
        } else if self.vendettas.iter().any(|vendetta| between(vendetta.claimant, vendetta.target)) {
            Stance::Vendetta
        } else if self.combats.iter().any(|combat| between(combat.claimant, combat.target)) {
            Stance::SingleCombat
        } else if self.record(a, b).bound_until > 0 || self.record(b, a).bound_until > 0 {
            Stance::Truce
        } else {
            Stance::Neutral
        }
    }

    /// The house that conducts a house's diplomacy: its blood lord, or itself (manual 4.14.8).
    #[must_use]
    pub fn head(&self, seat: Seat) -> Seat {
        self.lord_of(seat).unwrap_or(seat)
    }

    /// The blood lord of a house, if it has one.
    #[must_use]
    pub fn lord_of(&self, seat: Seat) -> Option<Seat> {
        self.bonds.iter().find(|bond| bond.vassal == seat).map(|bond| bond.lord)
    }

    /// The blood vassal of a house, if it has one. A house has at most one.
    #[must_use]
    pub fn vassal_of(&self, seat: Seat) -> Option<Seat> {
        self.bonds.iter().find(|bond| bond.lord == seat).map(|bond| bond.vassal)
    }

    /// True if one of two houses is the blood lord of the other, even if excommunicated (manual
    /// 4.14.8).
    #[must_use]
    pub fn bound_by_blood(&self, a: Seat, b: Seat) -> bool {
        a != b && self.head(a) == self.head(b)
    }

    /// True if a house has been expelled from the conclave (manual 4.14.9).
    #[must_use]
    pub fn excommunicated(&self, seat: Seat) -> bool {
        self.excommunicated[seat.index()]
    }
}
