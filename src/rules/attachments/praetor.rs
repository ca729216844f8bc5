//! A praetor in somebody's service, as it has grown (manual 4.6).

use serde::{Deserialize, Serialize};

use super::state::Treasure;
use crate::rules::catalog::Catalog;
use crate::rules::forces::{Stat, Strength};
use crate::rules::ids::PraetorKind;

/// A praetor in somebody's service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Praetor {
    /// Which.
    pub kind: PraetorKind,
    /// Its level.
    pub level: u8,
    /// Its loyalty.
    pub loyalty: u8,
    /// Wounds it can take in single combat.
    pub hp: u8,
    /// Skulls a round.
    pub attack: u8,
    /// Shields a round.
    pub defense: u8,
    /// Orbs a round.
    pub infernal: u8,
    /// Luck.
    pub luck: u8,
    /// What it has learned to add to its unit's values, besides its abilities.
    pub learned: Strength,
}

impl Praetor {
    /// A praetor as the catalog has it.
    #[must_use]
    pub fn fresh(catalog: &Catalog, kind: PraetorKind) -> Self {
        let def = catalog.praetor(kind);
        Self {
            kind,
            level: def.level,
            loyalty: def.loyalty,
            hp: def.hp,
            attack: def.attack,
            defense: def.defense,
            infernal: def.infernal,
            luck: def.luck,
            learned: Strength::default(),
        }
    }
}

/// What a praetor can learn after a victory in single combat (manual 4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PraetorUpgrade {
    /// More skulls.
    Attack(u8),
    /// More shields.
    Defense(u8),
    /// More orbs.
    Infernal(u8),
    /// More wounds.
    HitPoints(u8),
    /// More luck.
    Luck(u8),
    /// One more of a value that it gives its unit.
    Lead(Stat),
}

/// A praetor that waits for its owner to choose what it has learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PraetorPromotion {
    /// Which.
    pub praetor: PraetorKind,
    /// What can be chosen.
    pub menu: [PraetorUpgrade; 3],
}

impl PraetorPromotion {
    /// The praetor as a treasure.
    #[must_use]
    pub const fn treasure(&self) -> Treasure {
        Treasure::Praetor(self.praetor)
    }
}
