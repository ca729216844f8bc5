//! Completeness of the catalog: every ability and boon of the manual's appendices needs an entry
//! that has it.

use std::collections::BTreeSet;
use std::fmt::Debug;

use table_data::{Entry, Fault};

use super::abilities::Ability;
use super::boons::{Boon, RelicRitual};
use super::definitions::{ArtifactDef, LegionDef, PraetorDef, RelicDef};
use crate::archfiends::Discipline;
use crate::forces::Stat;
use crate::realm::terrain::Terrain;

/// Abilities of appendix C. In these lists, an amount of 0 means any amount.
pub(super) const OF_PRAETORS: [Ability; 14] = [
    Ability::CollectorOfArtifacts,
    Ability::BlockCombatCards,
    Ability::First(Stat::Infernal),
    Ability::First(Stat::Melee),
    Ability::Last(Stat::Ranged),
    Ability::Last(Stat::Melee),
    Ability::Twice(Stat::Ranged),
    Ability::Twice(Stat::Melee),
    Ability::Twice(Stat::Infernal),
    Ability::Bonus(Stat::Ranged, 0),
    Ability::Bonus(Stat::Melee, 0),
    Ability::Bonus(Stat::Infernal, 0),
    Ability::LevelRoll(0),
    Ability::Loyalty(0),
];

/// Abilities of appendix D.
const OF_ARTIFACTS: [Ability; 31] = [
    Ability::SoundOfDoom,
    Ability::StunningBlow,
    Ability::Oblivion,
    Ability::PowerOfDamnation,
    Ability::Panic,
    Ability::InfernalDissipation,
    Ability::VampiricReaping,
    Ability::CenterOfEvil,
    Ability::SeatOfCommand,
    Ability::Trample,
    Ability::InfernalBurst,
    Ability::TotemPower,
    Ability::LeperKingsCurse,
    Ability::SulfurousBurns,
    Ability::FleshRend,
    Ability::DemonicSalve,
    Ability::SiegeEngine,
    Ability::DarkAura,
    Ability::WallRam,
    Ability::HitPoints(0),
    Ability::Resist(Stat::Ranged, 0),
    Ability::Resist(Stat::Melee, 0),
    Ability::Swift(0),
    Ability::Ponderous,
    Ability::NoFly,
    Ability::Bonus(Stat::Ranged, 0),
    Ability::Bonus(Stat::Melee, 0),
    Ability::Bonus(Stat::Infernal, 0),
    Ability::LevelRoll(0),
    Ability::Loyalty(0),
    Ability::HalfInfernalDamage,
];

/// Abilities of appendix F.
pub(super) const OF_LEGIONS: [Ability; 20] = [
    Ability::Flying(0),
    Ability::Walks(Terrain::Mountains),
    Ability::Walks(Terrain::Swamp),
    Ability::Charge,
    Ability::Rage,
    Ability::Fierce,
    Ability::BlackLightning,
    Ability::FlameAura,
    Ability::Resist(Stat::Ranged, 0),
    Ability::Resist(Stat::Melee, 0),
    Ability::Resist(Stat::Infernal, 0),
    Ability::Vulnerable(Stat::Ranged, 0),
    Ability::Vulnerable(Stat::Melee, 0),
    Ability::Vulnerable(Stat::Infernal, 0),
    Ability::RecoverySpecialists,
    Ability::Rounds(1),
    Ability::Rounds(-1),
    Ability::Last(Stat::Melee),
    Ability::Last(Stat::Ranged),
    Ability::Twice(Stat::Melee),
];

/// Boons of appendix E, and those that only manual 4.13 names.
const OF_RELICS: [Boon; 28] = [
    Boon::Prestige(0),
    Boon::Portrait { reward: 0, upkeep: 0 },
    Boon::Discipline(Discipline::Wrath, 0),
    Boon::Discipline(Discipline::Deceit, 0),
    Boon::Discipline(Discipline::Prophecy, 0),
    Boon::Discipline(Discipline::Destruction, 0),
    Boon::Discipline(Discipline::Diabolism, 0),
    Boon::Roll(Discipline::Deceit, 0),
    Boon::Roll(Discipline::Prophecy, 0),
    Boon::Roll(Discipline::Destruction, 0),
    Boon::Roll(Discipline::Diabolism, 0),
    Boon::Resist(Discipline::Deceit, 0),
    Boon::Resist(Discipline::Prophecy, 0),
    Boon::Resist(Discipline::Destruction, 0),
    Boon::Command(0),
    Boon::Healing(0),
    Boon::Loyalty(0),
    Boon::TributeRoll(0),
    Boon::Manuscripts(0),
    Boon::OrderSlots(0),
    Boon::RitualSlots(0),
    Boon::Ritual(RelicRitual::DimensionalGate),
    Boon::Ritual(RelicRitual::DemonicFlesh),
    Boon::Ritual(RelicRitual::AnointedOfAsh),
    Boon::EvilSanctuary,
    Boon::DiplomacyRank(0),
    Boon::EventDraws(0),
    Boon::EventHand(0),
];

/// Reports every listed ability and boon that no entry of its family has.
pub(super) fn check_carriers(
    legions: &[Entry<LegionDef>],
    praetors: &[Entry<PraetorDef>],
    artifacts: &[Entry<ArtifactDef>],
    relics: &[Entry<RelicDef>],
    faults: &mut Vec<Fault>,
) {
    // Champions are never for hire, so their abilities do not count.
    let hired = praetors.iter().filter(|entry| entry.value.champion.is_none());
    let carried = legions.iter().flat_map(|entry| &entry.value.abilities);
    missing("legions", "ability", &OF_LEGIONS, carried.copied().map(Ability::bare), faults);
    missing(
        "praetors",
        "ability",
        &OF_PRAETORS,
        hired.flat_map(|e| &e.value.abilities).copied().map(Ability::bare),
        faults,
    );
    let carried = artifacts.iter().flat_map(|entry| &entry.value.abilities);
    missing("artifacts", "ability", &OF_ARTIFACTS, carried.copied().map(Ability::bare), faults);
    let carried = relics.iter().flat_map(|entry| &entry.value.boons);
    missing("relics", "boon", &OF_RELICS, carried.copied().map(Boon::bare), faults);
}

pub(super) fn missing<T: Copy + Ord + Debug>(
    family: &str,
    what: &str,
    named: &[T],
    carried: impl Iterator<Item = T>,
    faults: &mut Vec<Fault>,
) {
    let carried: BTreeSet<T> = carried.collect();
    for wanted in named.iter().filter(|wanted| !carried.contains(wanted)) {
        // An arbitrary amount is written as in the documentation: Flying(n).
        let name = format!("{wanted:?}").replace('0', "n");
        faults.push(Fault::whole(family, format!("no entry carries the {what} {name}")));
    }
}
