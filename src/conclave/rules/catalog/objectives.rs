//! The entries of the family of secret objectives, and their checks (manual 4.15, facts 23.13).

use serde::{Deserialize, Serialize};

use table_data::{Entry, Fault, meant};

use super::check::{described, fault, within};

/// A condition at the end of the game. It refers to entries of the catalog by id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// This Rite or Machine was assembled.
    Assemble(String),
    /// The house holds this many places of power.
    HoldPlaces(u8),
    /// The house holds this place of power.
    HoldPlace(String),
    /// The house holds this many artifacts and relics.
    HoldTreasures(u8),
    /// The house has this many praetors.
    OwnPraetors(u8),
    /// The house has a praetor of this level.
    PraetorOfLevel(u8),
    /// The house has beaten a Champion of Pandemonium.
    BeatChampion,
    /// The house holds the title of Champion.
    ReigningChampion,
    /// The house has won this many vendettas.
    WinVendettas(u8),
    /// The house has won a vendetta by single combat.
    WinSingleCombat,
    /// The house has begun a blood feud.
    BeginBloodFeud,
    /// The house has eliminated a rival.
    EliminateRival,
    /// No other house holds more cantons.
    MostCantons,
    /// The house holds this many cantons.
    HoldCantons(u8),
    /// The house has never lost a place of power.
    NeverLosePlace,
    /// The house has destroyed this many enemy legions.
    DestroyLegions(u8),
    /// The house has a legion of this level.
    LegionOfLevel(u8),
    /// The house has an attribute of this level.
    AttributeOfLevel(u8),
    /// The house has stolen this many tribute cards.
    StealCards(u8),
    /// The house holds this many tribute cards in its vault.
    HoldCards(u8),
    /// Other houses have conceded this many demands.
    DemandsConceded(u8),
    /// Other houses have accepted this many insults.
    InsultsSwallowed(u8),
    /// The house has a blood vassal.
    LordOfVassal,
    /// The house has never conceded a demand.
    NeverConcede,
}

/// The entry of the catalog that a goal is about, by id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About<'a> {
    /// A Rite or a Machine.
    Work(&'a str),
    /// A place of power.
    Place(&'a str),
}

impl Goal {
    /// Returns the entry that the goal names, if it names one.
    #[must_use]
    pub fn about(&self) -> Option<About<'_>> {
        match self {
            Self::Assemble(id) => Some(About::Work(id)),
            Self::HoldPlace(id) => Some(About::Place(id)),
            Self::HoldPlaces(_)
            | Self::HoldTreasures(_)
            | Self::OwnPraetors(_)
            | Self::PraetorOfLevel(_)
            | Self::BeatChampion
            | Self::ReigningChampion
            | Self::WinVendettas(_)
            | Self::WinSingleCombat
            | Self::BeginBloodFeud
            | Self::EliminateRival
            | Self::MostCantons
            | Self::HoldCantons(_)
            | Self::NeverLosePlace
            | Self::DestroyLegions(_)
            | Self::LegionOfLevel(_)
            | Self::AttributeOfLevel(_)
            | Self::StealCards(_)
            | Self::HoldCards(_)
            | Self::DemandsConceded(_)
            | Self::InsultsSwallowed(_)
            | Self::LordOfVassal
            | Self::NeverConcede => None,
        }
    }
}

/// A secret objective.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Its condition.
    pub goal: Goal,
    /// Prestige gained if it is met, and lost if it fails.
    pub value: u8,
    /// Flavour text.
    pub flavour: String,
}

/// The numbers of objectives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveNumbers {
    /// Number of secret objectives drawn, by level of Prophecy from 0; the last number applies to
    /// all higher levels (manual 4.15).
    pub draws: Vec<u8>,
    /// Prestige of a public objective (manual 4.1).
    pub public: u8,
    /// Prestige of the public objective Pride.
    pub pride: u8,
    /// Number of souls to consume for Gluttony.
    pub gluttony: u32,
    /// Number of tribute cards to hold for Greed.
    pub greed: u32,
    /// Places of power for Lust, by id; one of them must be held.
    pub lust: Vec<String>,
    /// Number of tribute cards to steal for Envy, in addition to a praetor, an artifact and a
    /// relic.
    pub envy_cards: u32,
}

/// Checks objectives: existing names, numbers within their bounds, no goal twice.
pub(super) fn check_objectives(
    objectives: &[Entry<ObjectiveDef>],
    known: &Known<'_>,
    numbers: Option<&ObjectiveNumbers>,
    faults: &mut Vec<Fault>,
) {
    let mut asked: Vec<&Goal> = Vec::with_capacity(objectives.len());
    for entry in objectives {
        let def = &entry.value;
        described(entry, &def.name, &def.flavour, faults);
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

/// The ids that goals may name.
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
        Goal::Assemble(_) | Goal::HoldPlace(_) | Goal::NeverLosePlace | Goal::MostCantons => {}
        Goal::BeatChampion | Goal::ReigningChampion | Goal::WinSingleCombat => {}
        Goal::BeginBloodFeud | Goal::EliminateRival | Goal::LordOfVassal | Goal::NeverConcede => {}
    }
}
