//! What one entry of each data family says.

use serde::{Deserialize, Serialize};

use crate::rules::archfiends::{Attributes, Discipline, Rank};
use crate::rules::forces::Strength;
use crate::rules::realm::terrain::Terrain;
use crate::rules::tribute::Purse;

/// Something a legion can do that others cannot (manual 4.4; more of appendix F comes with the forces in full).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ability {
    /// May fly up to this many cantons over anything, instead of walking (ruling R13).
    Flying(u8),
    /// May enter one kind of impassable terrain, which it still cannot claim (manual 4.2).
    Walks(Terrain),
}

/// A legion that the bazaar can sell (manual 4.4).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct LegionDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// 1 to 7.
    pub level: u8,
    /// How hard it is to bribe, 0 to 10.
    pub loyalty: u8,
    /// Hit points at full strength.
    pub hp: u8,
    /// Combat value in the ranged challenge.
    pub ranged: u8,
    /// Combat value in the melee challenge.
    pub melee: u8,
    /// Combat value in the infernal challenge.
    pub infernal: u8,
    /// Cantons it can enter in a turn.
    pub moves: u8,
    /// What else it can do.
    pub abilities: Vec<Ability>,
    /// The least that must be bid for it (manual 4.10).
    pub min_bid: Purse,
    /// The icon that stands for it.
    pub icon: String,
    /// A few words of its history.
    pub flavour: String,
}

impl LegionDef {
    /// Its three combat values.
    #[must_use]
    pub const fn strength(&self) -> Strength {
        Strength { ranged: self.ranged as i16, melee: self.melee as i16, infernal: self.infernal as i16 }
    }

    /// How far it flies, if it flies.
    #[must_use]
    pub fn flight(&self) -> Option<u8> {
        self.abilities.iter().find_map(|ability| match ability {
            Ability::Flying(range) => Some(*range),
            Ability::Walks(_) => None,
        })
    }
}

/// A place of power (manual 4.5). Its garrison and prestige follow from its level, by the table in the constants.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// 1 to 5.
    pub level: u8,
    /// The icon that stands for it.
    pub icon: String,
    /// A few words of its history.
    pub flavour: String,
}

/// A ready-made archfiend (manual 2.3, 4.1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ArchfiendDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// What the heralds call after the name.
    pub title: String,
    /// Its rank in Hell.
    pub rank: Rank,
    /// Its five attributes at the start.
    pub attributes: Attributes,
    /// How it likes to play, in one line.
    pub style: String,
    /// The name of its personal guard.
    pub guard: String,
    /// The name of its stronghold.
    pub stronghold: String,
    /// The house symbol it prefers, 0 to 9.
    pub symbol: u8,
    /// How hard it is to play well, 1 to 3.
    pub difficulty: u8,
    /// A few words of its history.
    pub flavour: String,
}

/// What a level of a discipline gives for as long as it is held (manual appendix H).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Grant {
    /// More order slots.
    OrderSlots(u8),
    /// Command rating above the base; of one discipline only the highest level counts.
    Command(u8),
    /// Healing rate above the base.
    Healing(u8),
    /// Prestige for victories in battle, in percent; only the highest counts.
    Victories(u16),
    /// How many tribute cards are offered and how many may be kept; only the highest level counts.
    Tribute {
        /// Cards offered.
        offer: u8,
        /// Cards kept.
        keep: u8,
    },
}

/// One cell of the disciplines and powers table (manual appendix H).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// The discipline.
    pub discipline: Discipline,
    /// From which level on.
    pub level: u8,
    /// What it gives.
    pub grant: Grant,
}
