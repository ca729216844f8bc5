//! The entries of the data families: legions, praetors, artifacts, relics, decorations, places,
//! archfiends and powers.

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
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Level, 1 to 7.
    pub level: u8,
    /// Resistance to bribery, 0 to 10.
    pub loyalty: u8,
    /// Hit points at full strength.
    pub hp: u8,
    /// Combat value in the ranged challenge.
    pub ranged: u8,
    /// Combat value in the melee challenge.
    pub melee: u8,
    /// Combat value in the infernal challenge.
    pub infernal: u8,
    /// Number of cantons that it can enter in a turn.
    pub moves: u8,
    /// Its abilities.
    pub abilities: Vec<Ability>,
    /// Tribute due for it each turn (manual 4.4); zero for most.
    pub upkeep: Purse,
    /// Minimum bid (manual 4.10); zero if the bazaar never sells it.
    pub min_bid: Purse,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

impl LegionDef {
    /// Returns its three combat values.
    #[must_use]
    pub const fn strength(&self) -> Strength {
        Strength { ranged: self.ranged as i16, melee: self.melee as i16, infernal: self.infernal as i16 }
    }
}

/// A praetor (manual 4.6).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PraetorDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Level, 1 to 8.
    pub level: u8,
    /// Resistance to bribery, 0 to 10.
    pub loyalty: u8,
    /// Hit points in single combat.
    pub hp: u8,
    /// Skulls per round of single combat.
    pub attack: u8,
    /// Shields per round.
    pub defense: u8,
    /// Orbs per round.
    pub infernal: u8,
    /// Maximum of its luck roll in single combat, 1 to 6.
    pub luck: u8,
    /// Abilities of the unit that it is attached to.
    pub abilities: Vec<Ability>,
    /// Its place among the champions of Pandemonium, 1 for the weakest; `None` for praetors for
    /// hire. Champions are never for hire (manual 4.18).
    pub champion: Option<u8>,
    /// Minimum bid; zero for a champion.
    pub min_bid: Purse,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

/// An evil artifact (manual 4.7).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ArtifactDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Level, 1 to 6.
    pub level: u8,
    /// Abilities of the legion that it is attached to.
    pub abilities: Vec<Ability>,
    /// Minimum bid.
    pub min_bid: Purse,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

/// An unholy relic (manual 4.8).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RelicDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Level, 1 to 6.
    pub level: u8,
    /// Benefits for its house.
    pub boons: Vec<Boon>,
    /// Minimum bid.
    pub min_bid: Purse,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

/// The kind of unit that can have a decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Wearer {
    /// Legions.
    Legion,
    /// Praetors.
    Praetor,
}

/// A decoration: a promotion beyond the normal ones, granted by events, rituals and tournaments
/// (manual appendices C and F). Each pair is the minimum and the maximum of a bonus, which is drawn
/// when the decoration is granted.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct DecorationDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// The kind of unit that can have it.
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
    /// True if its bearer needs no upkeep any more.
    pub no_upkeep: bool,
    /// Flavour text.
    pub flavour: String,
}

/// A place of power (manual 4.5). Its garrison and prestige follow from its level, by the table in
/// the constants.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Level, 1 to 5.
    pub level: u8,
    /// Benefits for its owner in addition to prestige.
    pub boons: Vec<Boon>,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

/// A ready-made archfiend (manual 2.3, 4.1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ArchfiendDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Title shown after the name.
    pub title: String,
    /// Number of its portrait, 0 to 14 (manual 4.1).
    pub form: u8,
    /// Its rank in Hell.
    pub rank: Rank,
    /// Its five attributes at the start.
    pub attributes: Attributes,
    /// Its perks, by id (manual appendix G).
    pub perks: Vec<String>,
    /// Its public objective (manual 4.1).
    pub objective: Sin,
    /// Its preferred way to play, in one line.
    pub style: String,
    /// Name of its personal guard.
    pub guard: String,
    /// Name of its stronghold.
    pub stronghold: String,
    /// Preferred house symbol, 0 to 9.
    pub symbol: u8,
    /// Difficulty of playing it well, 1 to 3; higher is harder.
    pub difficulty: u8,
    /// Flavour text.
    pub flavour: String,
}

/// The benefit of a level of a discipline, while the level is held (manual appendix H).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Grant {
    /// Additional order slots.
    OrderSlots(u8),
    /// Added to the command rating; within one discipline only the highest level counts.
    Command(u8),
    /// Added to the healing rate.
    Healing(u8),
    /// Prestige for victories in battle, in percent; only the highest value counts.
    Victories(u16),
    /// Tribute cards offered and kept; only the highest level counts.
    Tribute {
        /// Cards offered.
        offer: u8,
        /// Cards kept.
        keep: u8,
    },
    /// Additional ritual slots; every level of one discipline counts.
    RitualSlots(u8),
    /// Event cards that the Regent draws and keeps; only the highest level counts.
    Draws {
        /// Cards drawn.
        draw: u8,
        /// Cards kept.
        keep: u8,
    },
    /// Maximum number of elements on a combat card; only the highest level counts.
    CardElements(u8),
}

/// One cell of the disciplines and powers table (manual appendix H).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// The discipline.
    pub discipline: Discipline,
    /// The level from which it applies.
    pub level: u8,
    /// Its benefit.
    pub grant: Grant,
}
