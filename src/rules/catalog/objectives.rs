//! What an entry of the family of secret objectives says (manual 4.15, facts 23.13).

use serde::{Deserialize, Serialize};

/// What has to be true at the end of the game. Entries of the catalog are named by their ids.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// This Rite or Machine was assembled.
    Assemble(String),
    /// So many places of power are held.
    HoldPlaces(u8),
    /// This place of power is held.
    HoldPlace(String),
    /// So many artifacts and relics are held.
    HoldTreasures(u8),
    /// So many praetors serve.
    OwnPraetors(u8),
    /// A praetor of this level serves.
    PraetorOfLevel(u8),
    /// A Champion of Pandemonium was beaten.
    BeatChampion,
    /// The title of Champion is held.
    ReigningChampion,
    /// So many vendettas were won.
    WinVendettas(u8),
    /// A vendetta was won by single combat.
    WinSingleCombat,
    /// A blood feud was begun.
    BeginBloodFeud,
    /// A rival was eliminated.
    EliminateRival,
    /// No house holds more cantons.
    MostCantons,
    /// So many cantons are held.
    HoldCantons(u8),
    /// No place of power was ever lost.
    NeverLosePlace,
    /// So many enemy legions were destroyed.
    DestroyLegions(u8),
    /// A legion of this level serves.
    LegionOfLevel(u8),
    /// An attribute stands at this level.
    AttributeOfLevel(u8),
    /// So many tribute cards were stolen.
    StealCards(u8),
    /// So many tribute cards lie in the vault.
    HoldCards(u8),
    /// So many demands were conceded by others.
    DemandsConceded(u8),
    /// So many insults were swallowed by others.
    InsultsSwallowed(u8),
    /// A blood vassal serves.
    LordOfVassal,
    /// No demand of another house was ever conceded.
    NeverConcede,
}

/// A secret objective.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// What it asks.
    pub goal: Goal,
    /// The prestige that it is worth, and that it costs if failed.
    pub value: u8,
    /// A few words of its history.
    pub flavour: String,
}

/// The numbers of objectives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveNumbers {
    /// Secret objectives drawn by level of Prophecy, from 0 on; the last holds for all above (manual 4.15).
    pub draws: Vec<u8>,
    /// Prestige of a public objective (manual 4.1).
    pub public: u8,
    /// Prestige of the public objective Pride.
    pub pride: u8,
    /// Souls that Gluttony consumes.
    pub gluttony: u32,
    /// Tribute cards that Greed holds.
    pub greed: u32,
    /// The places of power, by their ids, of which Lust controls one.
    pub lust: Vec<String>,
    /// Tribute cards that Envy steals, besides a praetor, an artifact and a relic.
    pub envy_cards: u32,
}
