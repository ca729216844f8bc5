//! What one entry of each data family says.

use serde::{Deserialize, Serialize};

use super::abilities::Ability;
use super::boons::Boon;
use crate::archfiends::{Attributes, Discipline, Rank};
use crate::forces::Strength;
use crate::objectives::Sin;
use crate::tribute::Purse;

/// A legion for hire (manual 4.4).
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
    /// What must be paid for it each turn (manual 4.4); nothing for most.
    pub upkeep: Purse,
    /// The least that must be bid for it (manual 4.10); nothing if the bazaar never sells it.
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
}

/// A praetor (manual 4.6).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PraetorDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// 1 to 8.
    pub level: u8,
    /// How hard it is to bribe, 0 to 10.
    pub loyalty: u8,
    /// Wounds it can take in single combat.
    pub hp: u8,
    /// Skulls to spend in a round of single combat.
    pub attack: u8,
    /// Shields to spend.
    pub defense: u8,
    /// Orbs to spend.
    pub infernal: u8,
    /// Luck in single combat, 1 to 4.
    pub luck: u8,
    /// What it gives the unit it is attached to.
    pub abilities: Vec<Ability>,
    /// Which champion of Pandemonium it is, 1 for the weakest; champions are never for hire (manual 4.18).
    pub champion: Option<u8>,
    /// The least that must be bid for it; nothing for a champion.
    pub min_bid: Purse,
    /// The icon that stands for it.
    pub icon: String,
    /// A few words of its history.
    pub flavour: String,
}

/// An evil artifact (manual 4.7).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ArtifactDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// 1 to 6.
    pub level: u8,
    /// What it gives the legion it is attached to.
    pub abilities: Vec<Ability>,
    /// The least that must be bid for it.
    pub min_bid: Purse,
    /// The icon that stands for it.
    pub icon: String,
    /// A few words of its history.
    pub flavour: String,
}

/// An unholy relic (manual 4.8).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RelicDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// 1 to 6.
    pub level: u8,
    /// What it gives its house.
    pub boons: Vec<Boon>,
    /// The least that must be bid for it.
    pub min_bid: Purse,
    /// The icon that stands for it.
    pub icon: String,
    /// A few words of its history.
    pub flavour: String,
}

/// Who can wear a decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Wearer {
    /// Legions.
    Legion,
    /// Praetors.
    Praetor,
}

/// A decoration: a promotion beyond the common ones, granted by events, rituals and tournaments (manual appendices C and F).
/// Each pair is the least and the most of what it adds, drawn when it is granted.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct DecorationDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// Who can wear it.
    pub wearer: Wearer,
    /// Hit points.
    pub hp: (u8, u8),
    /// Loyalty.
    pub loyalty: (u8, u8),
    /// Ranged of a legion, attack of a praetor.
    pub ranged: (u8, u8),
    /// Melee of a legion, defense of a praetor.
    pub melee: (u8, u8),
    /// Infernal of either.
    pub infernal: (u8, u8),
    /// Luck of a praetor.
    pub luck: (u8, u8),
    /// Whether its wearer needs no upkeep any more.
    pub no_upkeep: bool,
    /// A few words of its history.
    pub flavour: String,
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
    /// What it gives its owner besides prestige.
    pub boons: Vec<Boon>,
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
    /// Its portrait, 0 to 14 (manual 4.1).
    pub form: u8,
    /// Its rank in Hell.
    pub rank: Rank,
    /// Its five attributes at the start.
    pub attributes: Attributes,
    /// Its perks, by id (manual appendix G).
    pub perks: Vec<String>,
    /// Its public objective (manual 4.1).
    pub objective: Sin,
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
    /// More ritual slots; of one discipline every level counts.
    RitualSlots(u8),
    /// How many event cards the Regent draws and how many of them it keeps; only the highest level counts.
    Draws {
        /// Cards drawn.
        draw: u8,
        /// Cards kept.
        keep: u8,
    },
    /// How many elements a combat card can have; only the highest level counts.
    CardElements(u8),
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
