//! Checks of single entries of the data: numbers within their bounds, non-empty names, possible
//! abilities.

use std::fmt::Debug;

use table_data::{Entry, Fault};

use super::abilities::Ability;
use super::boons::Boon;
use super::check::{described, fault, within};
use super::constants::Constants;
use super::definitions::{ArchfiendDef, ArtifactDef, DecorationDef, LegionDef, PlaceDef, PraetorDef, RelicDef, Wearer};
use super::perks::PerkDef;
use crate::archfiends::flaws_of;
use crate::tribute::Purse;

pub(super) fn check_legion(entry: &Entry<LegionDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    described(entry, &def.name, &def.flavour, faults);
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
    described(entry, &def.name, &def.flavour, faults);
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
    described(entry, &def.name, &def.flavour, faults);
    within(entry, "level", def.level.into(), 1, 6, faults);
    priced(entry, &def.min_bid, faults);
    if def.abilities.is_empty() {
        faults.push(fault(entry, "an artifact without abilities does nothing".to_owned()));
    }
    check_abilities(entry, &def.abilities, faults);
}

pub(super) fn check_relic(entry: &Entry<RelicDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    described(entry, &def.name, &def.flavour, faults);
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
    described(entry, &def.name, &def.flavour, faults);
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
    described(entry, &entry.value.name, &entry.value.flavour, faults);
    check_boons(entry, &entry.value.boons, faults);
    for boon in &entry.value.boons {
        if let Boon::Ritual(_) = boon {
            faults.push(fault(entry, "a place of power cannot give a ritual: only a relic can".to_owned()));
        } else if let Boon::Portrait { .. } = boon {
            faults.push(fault(entry, "a place of power cannot be a portrait: only a relic can".to_owned()));
        }
    }
}

pub(super) fn priced<T>(entry: &Entry<T>, price: &Purse, faults: &mut Vec<Fault>) {
    if price.points() == 0 {
        faults.push(fault(entry, "min_bid is nothing; what the bazaar sells must cost something".to_owned()));
    }
}

pub(super) fn check_abilities<T>(entry: &Entry<T>, abilities: &[Ability], faults: &mut Vec<Fault>) {
    for ability in abilities {
        if let Some((size, most)) = ability.size() {
            within(entry, &variant(ability), size, 1, most, faults);
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

pub(super) fn check_boons<T>(entry: &Entry<T>, boons: &[Boon], faults: &mut Vec<Fault>) {
    for boon in boons {
        if let Boon::Portrait { upkeep, .. } = *boon {
            within(entry, "upkeep", upkeep.into(), 1, 5, faults);
        }
        if let Some((amount, most)) = boon.size() {
            let name = if let Boon::Portrait { .. } = boon { "reward".to_owned() } else { variant(boon) };
            within(entry, &name, amount.into(), 1, most.into(), faults);
        }
    }
}

/// Returns the name of a variant with fields, as data files write it.
fn variant(value: &impl Debug) -> String {
    format!("{value:?}").split('(').next().unwrap_or_default().to_owned()
}

pub(super) fn check_archfiend(
    entry: &Entry<ArchfiendDef>,
    constants: &Constants,
    perks: Option<&Vec<Entry<PerkDef>>>,
    faults: &mut Vec<Fault>,
) {
    let def = &entry.value;
    described(entry, &def.name, &def.flavour, faults);
    within(entry, "symbol", def.symbol.into(), 0, 9, faults);
    within(entry, "difficulty", def.difficulty.into(), 1, 3, faults);
    // If perks could not be read, references to them are not checked.
    if let Some(perks) = perks {
        let perks: Vec<&PerkDef> = perks.iter().map(|perk| &perk.value).collect();
        faults.extend(flaws_of(constants, &perks, &def.into()).into_iter().map(|flaw| fault(entry, flaw.to_string())));
    }
}
