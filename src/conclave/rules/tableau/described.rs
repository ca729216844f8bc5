//! The data of a described position: houses, places, legions, treasures and cards.

use serde::{Deserialize, Serialize};

use super::At;
use super::dealings::{TableauArena, TableauRecord, TableauVendetta};
use super::objectives::TableauObjectives;
use super::occasions::TableauEvents;
use super::rituals::TableauRituals;
use crate::archfiends::{Attributes, Rank};
use crate::attachments::{Element, Post, PraetorUpgrade};
use crate::catalog::Ability;
use crate::conclave::GameLength;
use crate::diplomacy::Stance;
use crate::forces::Upgrade;
use crate::realm::Foe;
use crate::realm::terrain::Terrain;
use crate::tribute::Purse;

/// A described position.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tableau {
    /// The seed of the dice.
    pub seed: u64,
    /// The turn; 1 by default.
    pub turn: Option<u32>,
    /// The length of the game.
    pub length: GameLength,
    /// The terrain of all cantons without a place or a description; open land by default.
    pub ground: Option<Terrain>,
    /// Cantons with other terrain.
    pub terrain: Vec<(At, Terrain)>,
    /// The houses, four to six.
    pub houses: Vec<TableauHouse>,
    /// Pandemonium; in the south-east by default.
    pub pandemonium: Option<TableauPlace>,
    /// Places of power.
    pub places: Vec<TableauPlace>,
    /// Legions.
    pub legions: Vec<TableauLegion>,
    /// Praetors, artifacts and relics owned by houses.
    pub treasures: Vec<TableauTreasure>,
    /// Pieces of manuscripts owned by houses: the seat, and `rite_of_blood/2` for one piece or
    /// `rite_of_blood` for all.
    pub scripts: Vec<(u8, String)>,
    /// Combat cards.
    pub cards: Vec<TableauCard>,
    /// Legions that wait for a promotion choice, with their options.
    pub promotions: Vec<(u16, [Upgrade; 3])>,
    /// Praetors, by id, that wait for a promotion choice, with their options.
    pub lessons: Vec<(String, [PraetorUpgrade; 3])>,
    /// Personal guards that gather again.
    pub gathering: Vec<TableauGuard>,
    /// Stances that are not neutral.
    pub stances: Vec<(u8, u8, Stance)>,
    /// Counters and waiting periods between houses.
    pub records: Vec<TableauRecord>,
    /// Threat rankings: the seat, and its rivals, the greatest threat first; sorted by seat by
    /// default.
    pub rankings: Vec<(u8, Vec<u8>)>,
    /// Vendettas with terms.
    pub vendettas: Vec<TableauVendetta>,
    /// The arena.
    pub arena: TableauArena,
    /// Objectives, and the deeds of houses so far.
    pub objectives: Vec<TableauObjectives>,
    /// Excommunicated houses.
    pub excommunicated: Vec<u8>,
    /// Decorations by id, with their wearers. The bonuses are rolled with the dice of the position.
    pub decorated: Vec<(String, TableauWearer)>,
    /// Wares on the shelf of the bazaar.
    pub shelf: Vec<TableauWare>,
    /// Goods, by id, that can still come to the shelf; none by default.
    pub stock: Vec<String>,
    /// Number of turns for which the bazaar is closed.
    pub bazaar_closed: u8,
    /// Minimum bids in percent of the normal ones, and the number of turns.
    pub bazaar_prices: Option<(u16, u8)>,
    /// The turn circle; by seat by default.
    pub circle: Vec<u8>,
    /// The Regent; the first of the circle by default.
    pub regent: Option<u8>,
    /// Number of conclave tokens drawn.
    pub tokens: u8,
    /// The usurper, and the number of turns it has held Pandemonium.
    pub usurper: Option<(u8, u8)>,
    /// Events.
    pub events: TableauEvents,
    /// Sustained rituals, and spells on legions.
    pub rituals: TableauRituals,
}

/// A house of a described position.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauHouse {
    /// The name of its archfiend in the catalog; a nameless one by default.
    pub archfiend: Option<String>,
    /// Its rank; Lord by default.
    pub rank: Option<Rank>,
    /// Its attributes.
    pub attributes: Attributes,
    /// Its perks, by id.
    pub perks: Vec<String>,
    /// Its pawn, if it is a king maker.
    pub pawn: Option<u8>,
    /// Its prestige; 0 by default.
    pub prestige: i32,
    /// The canton of its stronghold; far from the others by default.
    pub stronghold: Option<At>,
    /// Its cantons besides that of the stronghold.
    pub land: Vec<At>,
    /// The cards in its vault. Ids start at 0 and continue from house to house.
    pub vault: Vec<Purse>,
}

/// A place of a described position.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauPlace {
    /// The canton.
    pub at: At,
    /// The owner, if any.
    #[serde(default)]
    pub owner: Option<u8>,
    /// The level; that of the catalog by default.
    #[serde(default)]
    pub level: u8,
    /// Ranged, melee, infernal.
    #[serde(default)]
    pub strength: (i16, i16, i16),
    /// Hit points at full strength. If 0, hit points, strength and prestige are those of a place of
    /// its level.
    #[serde(default)]
    pub hp: i16,
    /// Damage already taken.
    #[serde(default)]
    pub damage: i16,
    /// Prestige per turn.
    #[serde(default)]
    pub prestige: u8,
    /// The place of power in the catalog, by id; one without boons by default.
    #[serde(default)]
    pub kind: Option<String>,
}

/// A legion of a described position. Ids are counted from 0 in the order of the list.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauLegion {
    /// The owner.
    pub owner: u8,
    /// The canton.
    pub at: At,
    /// The legion in the catalog, by id; a personal guard by default.
    #[serde(default)]
    pub kind: Option<String>,
    /// The level.
    #[serde(default)]
    pub level: u8,
    /// Ranged, melee, infernal.
    #[serde(default)]
    pub strength: (i16, i16, i16),
    /// Hit points at full strength. If 0, all values are those of the catalog.
    #[serde(default)]
    pub hp: i16,
    /// Damage already taken.
    #[serde(default)]
    pub damage: i16,
    /// Move points; 2 by default.
    #[serde(default)]
    pub moves: Option<u8>,
    /// Loyalty; 2 by default.
    #[serde(default)]
    pub loyalty: Option<u8>,
    /// The hidden level-up number, 1 to 100; 1 by default.
    #[serde(default)]
    pub renown: Option<u8>,
    /// Turns of upkeep paid; 1 by default.
    #[serde(default)]
    pub paid: Option<u8>,
    /// Abilities gained by promotions.
    #[serde(default)]
    pub gained: Vec<Ability>,
}

/// A personal guard of a described position that gathers again.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauGuard {
    /// The owner.
    pub owner: u8,
    /// Number of turns until it takes the field.
    pub turns: u8,
    /// The level.
    pub level: u8,
    /// Ranged, melee, infernal.
    pub strength: (i16, i16, i16),
    /// Hit points at full strength.
    pub hp: i16,
}

/// A praetor, an artifact or a relic of a described position.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauTreasure {
    /// The treasure in the catalog, by id.
    pub what: String,
    /// The owner.
    pub owner: u8,
    /// The post.
    pub post: Post,
}

/// The wearer of a decoration in a described position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum TableauWearer {
    /// A legion, by its id.
    Legion(u16),
    /// A praetor owned by a house, by its id in the catalog.
    Praetor(String),
}

/// A combat card of a described position.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauCard {
    /// The owner.
    pub owner: u8,
    /// The unit that it is attached to.
    pub unit: Foe,
    /// Its elements.
    pub elements: Vec<Element>,
}

/// A ware of a described position.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauWare {
    /// The legion, praetor, artifact, relic or piece of a manuscript in the catalog, by id.
    pub kind: String,
    /// Souls added to its minimum bid.
    #[serde(default)]
    pub raised: u16,
}
