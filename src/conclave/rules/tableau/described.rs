//! The words of a described position: what can be said of houses, places, legions, treasures and cards.

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
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tableau {
    /// The seed of the dice.
    pub seed: u64,
    /// The turn.
    pub turn: Option<u32>,
    /// The game's length.
    pub length: GameLength,
    /// The terrain of whatever canton nothing else is said of and in which no place stands; open land if not said.
    pub ground: Option<Terrain>,
    /// Terrain that is not like the rest.
    pub terrain: Vec<(At, Terrain)>,
    /// The houses, four to six.
    pub houses: Vec<TableauHouse>,
    /// Where Pandemonium stands; far off in the south-east if not said.
    pub pandemonium: Option<TableauPlace>,
    /// Places of power.
    pub places: Vec<TableauPlace>,
    /// Legions.
    pub legions: Vec<TableauLegion>,
    /// Praetors, artifacts and relics that somebody has.
    pub treasures: Vec<TableauTreasure>,
    /// Pieces of manuscripts that houses have: the seat, and `rite_of_blood/2` for one piece or `rite_of_blood` for all.
    pub scripts: Vec<(u8, String)>,
    /// Combat cards.
    pub cards: Vec<TableauCard>,
    /// Legions that wait for a choice, and what they can choose from.
    pub promotions: Vec<(u16, [Upgrade; 3])>,
    /// Praetors that wait for a choice, by their ids, and what they can choose from.
    pub lessons: Vec<(String, [PraetorUpgrade; 3])>,
    /// Personal guards that gather again.
    pub gathering: Vec<TableauGuard>,
    /// Stances that are not neutral.
    pub stances: Vec<(u8, u8, Stance)>,
    /// Clocks of houses towards each other.
    pub records: Vec<TableauRecord>,
    /// Whom houses fear: the seat, and its rivals, the greatest threat first; by seat where nothing is said.
    pub rankings: Vec<(u8, Vec<u8>)>,
    /// Vendettas with terms.
    pub vendettas: Vec<TableauVendetta>,
    /// The arena.
    pub arena: TableauArena,
    /// Objectives, and what houses have done so far.
    pub objectives: Vec<TableauObjectives>,
    /// Excommunicated houses.
    pub excommunicated: Vec<u8>,
    /// Decorations, by their ids, and who wears them. What each adds is drawn with the dice of the position.
    pub decorated: Vec<(String, TableauWearer)>,
    /// What the bazaar offers.
    pub shelf: Vec<TableauWare>,
    /// What may yet come to its shelf, by id; nothing if not said.
    pub stock: Vec<String>,
    /// For how many turns the bazaar is closed.
    pub bazaar_closed: u8,
    /// All minimum bids in percent of the usual ones, and for how many turns.
    pub bazaar_prices: Option<(u16, u8)>,
    /// The turn circle; by seat if not said.
    pub circle: Vec<u8>,
    /// The Regent; the first of the circle if not said.
    pub regent: Option<u8>,
    /// Conclave tokens drawn.
    pub tokens: u8,
    /// A usurper and for how many turns.
    pub usurper: Option<(u8, u8)>,
    /// Events.
    pub events: TableauEvents,
    /// Rituals that are kept up, and spells on legions.
    pub rituals: TableauRituals,
}

/// A house of a described position.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauHouse {
    /// Which archfiend of the catalog sits there, by name; a nameless one if not said.
    pub archfiend: Option<String>,
    /// Its rank; Lord if not said.
    pub rank: Option<Rank>,
    /// Its attributes.
    pub attributes: Attributes,
    /// Its perks, by id.
    pub perks: Vec<String>,
    /// Its pawn, if it is a king maker.
    pub pawn: Option<u8>,
    /// Its prestige; nothing if not said.
    pub prestige: i32,
    /// Where its stronghold stands; out of the way if not said.
    pub stronghold: Option<At>,
    /// Land besides the stronghold's canton.
    pub land: Vec<At>,
    /// The cards in its vault; the first has id 0, counted on from house to house.
    pub vault: Vec<Purse>,
}

/// A place of a described position.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauPlace {
    /// Where.
    pub at: At,
    /// Who holds it.
    #[serde(default)]
    pub owner: Option<u8>,
    /// Its level; as in the catalog if not said.
    #[serde(default)]
    pub level: u8,
    /// Ranged, melee, infernal.
    #[serde(default)]
    pub strength: (i16, i16, i16),
    /// Hit points at full strength. If nothing is said, these, strength and prestige are what a place of its level has.
    #[serde(default)]
    pub hp: i16,
    /// Damage already taken.
    #[serde(default)]
    pub damage: i16,
    /// Prestige a turn.
    #[serde(default)]
    pub prestige: u8,
    /// Which place of power of the catalog, by its id; one without boons if not said.
    #[serde(default)]
    pub kind: Option<String>,
}

/// A legion of a described position. Ids are counted from 0 in the order of the list.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauLegion {
    /// Whose.
    pub owner: u8,
    /// Where.
    pub at: At,
    /// Which of the catalog; a personal guard if not said.
    #[serde(default)]
    pub kind: Option<String>,
    /// Its level.
    #[serde(default)]
    pub level: u8,
    /// Ranged, melee, infernal.
    #[serde(default)]
    pub strength: (i16, i16, i16),
    /// Hit points at full strength. If nothing is said, the legion is as the catalog has it.
    #[serde(default)]
    pub hp: i16,
    /// Damage already taken.
    #[serde(default)]
    pub damage: i16,
    /// Move points; 2 if not said.
    #[serde(default)]
    pub moves: Option<u8>,
    /// Loyalty; 2 if not said.
    #[serde(default)]
    pub loyalty: Option<u8>,
    /// The hidden level-up number; 1 if not said.
    #[serde(default)]
    pub renown: Option<u8>,
    /// Turns of upkeep paid; 1 if not said.
    #[serde(default)]
    pub paid: Option<u8>,
    /// Abilities that it has been promoted to.
    #[serde(default)]
    pub gained: Vec<Ability>,
}

/// A personal guard of a described position that gathers again.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauGuard {
    /// Whose.
    pub owner: u8,
    /// In how many turns it takes the field.
    pub turns: u8,
    /// Its level.
    pub level: u8,
    /// Ranged, melee, infernal.
    pub strength: (i16, i16, i16),
    /// Hit points at full strength.
    pub hp: i16,
}

/// A praetor, an artifact or a relic of a described position.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauTreasure {
    /// Which of the catalog, by its id.
    pub what: String,
    /// Whose.
    pub owner: u8,
    /// Where.
    pub post: Post,
}

/// Who wears a decoration in a described position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum TableauWearer {
    /// A legion, by its id.
    Legion(u16),
    /// A praetor that somebody has, by its id in the catalog.
    Praetor(String),
}

/// A combat card of a described position.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauCard {
    /// Whose.
    pub owner: u8,
    /// On what.
    pub unit: Foe,
    /// What stands on it.
    pub elements: Vec<Element>,
}

/// A ware of a described position.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauWare {
    /// Which legion, praetor, artifact or relic of the catalog, by its id.
    pub kind: String,
    /// Souls added to its minimum.
    #[serde(default)]
    pub raised: u16,
}
