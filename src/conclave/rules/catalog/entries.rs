//! Checks of single entries of the data: numbers within their bounds, non-empty names, possible
//! abilities.

use super::abilities::Ability;
use super::boons::Boon;
use super::check::{Entry, Fault, fault, named, within};
use super::constants::Constants;
use super::definitions::{ArchfiendDef, ArtifactDef, DecorationDef, LegionDef, PlaceDef, PraetorDef, RelicDef, Wearer};
use super::perks::PerkDef;
use crate::archfiends::flaws_of;
use crate::tribute::Purse;

pub(super) fn check_legion(entry: &Entry<LegionDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    named(entry, &def.name, faults);
    within(entry, "level", def.level.into(), 1, 7, faults);
    within(entry, "hp", def.hp.into(), 1, 40, faults);
    within(entry, "moves", def.moves.into(), 1, 5, faults);
    within(entry, "loyalty", def.loyalty.into(), 0, 10, faults);
    let sum = u32::from(def.ranged) + u32::from(def.melee) + u32::from(def.infernal);
    within(entry, "ranged + melee + infernal", sum, 1, 60, faults);
    check_abilities(entry, &def.abilities, faults);
}

pub(super) fn check_praetor(entry: &Entry<PraetorDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    named(entry, &def.name, faults);
    within(entry, "level", def.level.into(), 1, 8, faults);
    within(entry, "loyalty", def.loyalty.into(), 0, 10, faults);
    within(entry, "hp", def.hp.into(), 1, 40, faults);
    within(entry, "attack + defense + infernal", sum_of(&[def.attack, def.defense, def.infernal]), 1, 60, faults);
    within(entry, "luck", def.luck.into(), 1, 6, faults);
    check_abilities(entry, &def.abilities, faults);
    match def.champion {
        None => priced(entry, &def.min_bid, faults),
        Some(place) => {
            within(entry, "champion", place.into(), 1, 4, faults);
            if def.min_bid != Purse::EMPTY {
                faults.push(fault(entry, "a champion is never for hire, so its min_bid must be nothing".to_owned()));
            }
        }
    }
}

fn sum_of(values: &[u8]) -> u32 {
    values.iter().map(|&value| u32::from(value)).sum()
}

pub(super) fn check_artifact(entry: &Entry<ArtifactDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    named(entry, &def.name, faults);
    within(entry, "level", def.level.into(), 1, 6, faults);
    priced(entry, &def.min_bid, faults);
    if def.abilities.is_empty() {
        faults.push(fault(entry, "an artifact without abilities does nothing".to_owned()));
    }
    check_abilities(entry, &def.abilities, faults);
}

pub(super) fn check_relic(entry: &Entry<RelicDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    named(entry, &def.name, faults);
    within(entry, "level", def.level.into(), 1, 6, faults);
    priced(entry, &def.min_bid, faults);
    if def.boons.is_empty() {
        faults.push(fault(entry, "a relic without boons does nothing".to_owned()));
    }
    check_boons(entry, &def.boons, faults);
}

/// Checks that a decoration named in the constants exists and is for this kind of unit.
pub(super) fn check_worn(
    named: &str,
    (id, wearer): (&str, Wearer),
    decorations: &[Entry<DecorationDef>],
    faults: &mut Vec<Fault>,
) {
    if !decorations.iter().any(|entry| entry.value.id == id && entry.value.wearer == wearer) {
        faults
            .push(Fault::whole("constants.ron", format!("{named}: no decoration of a {wearer:?} is called \"{id}\"")));
    }
}

pub(super) fn check_decoration(entry: &Entry<DecorationDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    named(entry, &def.name, faults);
    let ranges = [
        ("hp", def.hp),
        ("loyalty", def.loyalty),
        ("ranged", def.ranged),
        ("melee", def.melee),
        ("infernal", def.infernal),
        ("luck", def.luck),
    ];
    for (what, (least, most)) in ranges {
        if least > most {
            faults.push(fault(entry, format!("{what} goes from {least} to {most}, but must rise")));
        }
    }
}

pub(super) fn check_place(entry: &Entry<PlaceDef>, faults: &mut Vec<Fault>) {
    within(entry, "level", entry.value.level.into(), 1, 5, faults);
    named(entry, &entry.value.name, faults);
    check_boons(entry, &entry.value.boons, faults);
    for boon in &entry.value.boons {
        match boon {
            Boon::Ritual(_) => {
                faults.push(fault(entry, "a place of power cannot give a ritual: only a relic can".to_owned()));
            }
            Boon::Portrait { .. } => {
                faults.push(fault(entry, "a place of power cannot be a portrait: only a relic can".to_owned()));
            }
            Boon::Prestige(_)
            | Boon::Discipline(..)
            | Boon::Roll(..)
            | Boon::Resist(..)
            | Boon::Command(_)
            | Boon::Healing(_)
            | Boon::Loyalty(_)
            | Boon::TributeRoll(_)
            | Boon::Manuscripts(_)
            | Boon::OrderSlots(_)
            | Boon::RitualSlots(_)
            | Boon::EvilSanctuary
            | Boon::DiplomacyRank(_)
            | Boon::EventDraws(_)
            | Boon::EventHand(_) => {}
        }
    }
}

pub(super) fn priced<T>(entry: &Entry<T>, price: &Purse, faults: &mut Vec<Fault>) {
    if price.points() == 0 {
        faults.push(fault(entry, "min_bid is nothing; what the bazaar sells must cost something".to_owned()));
    }
}

pub(super) fn check_abilities<T>(entry: &Entry<T>, abilities: &[Ability], faults: &mut Vec<Fault>) {
    let mut amount = |what: &str, value: u32, least: u32, most: u32| within(entry, what, value, least, most, faults);
    for ability in abilities {
        match *ability {
            Ability::Flying(range) => amount("Flying", range.into(), 1, 8),
            Ability::Swift(more) => amount("Swift", more.into(), 1, 3),
            Ability::Bonus(_, more) => amount("Bonus", u32::from(more.unsigned_abs()), 1, 12),
            Ability::LevelRoll(more) => amount("LevelRoll", more.into(), 1, 6),
            Ability::Loyalty(more) => amount("Loyalty", more.into(), 1, 10),
            Ability::HitPoints(more) => amount("HitPoints", u32::from(more.unsigned_abs()), 1, 20),
            Ability::Rounds(more) => amount("Rounds", more.unsigned_abs().into(), 1, 2),
            Ability::Resist(_, less) => amount("Resist", less.into(), 1, 10),
            Ability::Vulnerable(_, more) => amount("Vulnerable", more.into(), 1, 10),
            Ability::Walks(_)
            | Ability::Ponderous
            | Ability::NoFly
            | Ability::First(_)
            | Ability::Last(_)
            | Ability::Twice(_)
            | Ability::Charge
            | Ability::Rage
            | Ability::Fierce
            | Ability::BlackLightning
            | Ability::FlameAura
            | Ability::Trample
            | Ability::InfernalBurst
            | Ability::StunningBlow
            | Ability::SulfurousBurns
            | Ability::PowerOfDamnation
            | Ability::WallRam
            | Ability::SiegeEngine
            | Ability::DarkAura
            | Ability::HalfInfernalDamage
            | Ability::InfernalDissipation
            | Ability::VampiricReaping
            | Ability::FleshRend
            | Ability::LeperKingsCurse
            | Ability::TotemPower
            | Ability::BlockCombatCards
            | Ability::Panic
            | Ability::SoundOfDoom
            | Ability::DemonicSalve
            | Ability::Oblivion
            | Ability::CenterOfEvil
            | Ability::SeatOfCommand
            | Ability::RecoverySpecialists
            | Ability::CollectorOfArtifacts => {}
        }
    }
    for ability in abilities {
        if let Ability::Walks(terrain) = *ability
            && terrain.passable()
        {
            faults.push(fault(
                entry,
                format!("Walks({terrain:?}) says nothing: every legion walks there. An impassable terrain was meant"),
            ));
        }
    }
}

fn check_boons<T>(entry: &Entry<T>, boons: &[Boon], faults: &mut Vec<Fault>) {
    for boon in boons {
        let (what, value, most) = match *boon {
            Boon::Prestige(more) => ("Prestige", more, 5),
            Boon::Portrait { reward, upkeep } => {
                within(entry, "upkeep", upkeep.into(), 1, 5, faults);
                ("reward", reward, 60)
            }
            Boon::Discipline(_, more) => ("Discipline", more, 2),
            Boon::Roll(_, more) => ("Roll", more, 6),
            Boon::Resist(_, more) => ("Resist", more, 6),
            Boon::Command(more) => ("Command", more, 4),
            Boon::Healing(more) => ("Healing", more, 4),
            Boon::Loyalty(more) => ("Loyalty", more, 5),
            Boon::TributeRoll(more) => ("TributeRoll", more, 6),
            Boon::Manuscripts(more) => ("Manuscripts", more, 100),
            Boon::OrderSlots(more) => ("OrderSlots", more, 2),
            Boon::RitualSlots(more) => ("RitualSlots", more, 2),
            Boon::DiplomacyRank(more) => ("DiplomacyRank", more, 2),
            Boon::EventDraws(more) => ("EventDraws", more, 2),
            Boon::EventHand(more) => ("EventHand", more, 2),
            Boon::Ritual(_) | Boon::EvilSanctuary => continue,
        };
        within(entry, what, value.into(), 1, most, faults);
    }
}

pub(super) fn check_archfiend(
    entry: &Entry<ArchfiendDef>,
    constants: &Constants,
    perks: Option<&Vec<Entry<PerkDef>>>,
    faults: &mut Vec<Fault>,
) {
    let def = &entry.value;
    named(entry, &def.name, faults);
    within(entry, "symbol", def.symbol.into(), 0, 9, faults);
    within(entry, "difficulty", def.difficulty.into(), 1, 3, faults);
    // If perks could not be read, references to them are not checked.
    if let Some(perks) = perks {
        let perks: Vec<&PerkDef> = perks.iter().map(|perk| &perk.value).collect();
        faults.extend(flaws_of(constants, &perks, &def.into()).into_iter().map(|flaw| fault(entry, flaw.to_string())));
    }
}
