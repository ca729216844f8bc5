//! What an entry of the family of secret objectives says (manual 4.15, facts 23.13).

use serde::{Deserialize, Serialize};

use super::check::{Entry, Fault, fault, meant, named, within};

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

/// Names that exist, numbers within their bounds, nothing asked twice.
pub(super) fn check_objectives(
    objectives: &[Entry<ObjectiveDef>],
    known: &Known<'_>,
    numbers: Option<&ObjectiveNumbers>,
    faults: &mut Vec<Fault>,
) {
    let mut asked: Vec<&Goal> = Vec::with_capacity(objectives.len());
    for entry in objectives {
        let def = &entry.value;
        named(entry, &def.name, faults);
        within(entry, "value", def.value.into(), 1, 60, faults);
        check_goal(entry, known, faults);
        if asked.contains(&&def.goal) {
            faults.push(fault(entry, format!("another objective asks the same: {:?}", def.goal)));
        }
        asked.push(&def.goal);
    }
    let Some(numbers) = numbers else { return };
    let mut wrong = |what: &str| faults.push(Fault::whole("constants.ron", format!("objectives: {what}")));
    if numbers.draws.is_empty() || !numbers.draws.is_sorted() {
        wrong("draws must rise, level by level");
    }
    if numbers.gluttony == 0 || numbers.greed == 0 || numbers.envy_cards == 0 {
        wrong("gluttony, greed and envy_cards must be at least 1");
    }
    let strange = numbers.lust.iter().find(|id| !known.places.contains(&id.as_str()));
    if let Some(id) = strange {
        wrong(&format!("lust names the place of power \"{id}\"{}", meant(id, &known.places)));
    } else if numbers.lust.is_empty() {
        wrong("lust must name a place of power");
    }
}

/// What goals can name.
pub(super) struct Known<'a> {
    /// Rites and Machines.
    pub(super) works: Vec<&'a str>,
    /// Places of power.
    pub(super) places: Vec<&'a str>,
}

fn check_goal(entry: &Entry<ObjectiveDef>, known: &Known<'_>, faults: &mut Vec<Fault>) {
    let mut amount = |what: &str, n: u8, most: u32| within(entry, what, n.into(), 1, most, faults);
    match &entry.value.goal {
        Goal::Assemble(id) if !known.works.contains(&id.as_str()) => {
            faults.push(fault(entry, format!("no Rite or Machine is called \"{id}\"{}", meant(id, &known.works))));
        }
        Goal::HoldPlace(id) if !known.places.contains(&id.as_str()) => {
            faults.push(fault(entry, format!("no place of power is called \"{id}\"{}", meant(id, &known.places))));
        }
        Goal::HoldPlaces(n) => amount("HoldPlaces", *n, 28),
        Goal::HoldTreasures(n) => amount("HoldTreasures", *n, 40),
        Goal::OwnPraetors(n) => amount("OwnPraetors", *n, 20),
        Goal::PraetorOfLevel(n) => amount("PraetorOfLevel", *n, 12),
        Goal::WinVendettas(n) => amount("WinVendettas", *n, 12),
        Goal::HoldCantons(n) => amount("HoldCantons", *n, 60),
        Goal::DestroyLegions(n) => amount("DestroyLegions", *n, 30),
        Goal::LegionOfLevel(n) => amount("LegionOfLevel", *n, 12),
        Goal::AttributeOfLevel(n) => amount("AttributeOfLevel", *n, 8),
        Goal::StealCards(n) => amount("StealCards", *n, 60),
        Goal::HoldCards(n) => amount("HoldCards", *n, 60),
        Goal::DemandsConceded(n) => amount("DemandsConceded", *n, 20),
        Goal::InsultsSwallowed(n) => amount("InsultsSwallowed", *n, 20),
        Goal::Assemble(_)
        | Goal::HoldPlace(_)
        | Goal::BeatChampion
        | Goal::ReigningChampion
        | Goal::WinSingleCombat
        | Goal::BeginBloodFeud
        | Goal::EliminateRival
        | Goal::MostCantons
        | Goal::NeverLosePlace
        | Goal::LordOfVassal
        | Goal::NeverConcede => {}
    }
}
