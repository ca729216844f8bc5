//! Attributes and their levels, rituals and events.

use std::collections::BTreeSet;

use super::{Entry, Family};
use crate::rules::archfiends::{Attributes, Discipline, raise_cost};
use crate::rules::catalog::{Access, EventTarget, RitualDef};
use crate::rules::ids::{EventKind, FEWEST_SEATS, RitualKind, Seat};
use crate::rules::tableau::{Tableau, TableauHouse};
use crate::rules::tribute::Purse;
use crate::{Teller, keys};

/// Returns the key of the entry of a level: `wrath-2`.
fn level_key(discipline: Discipline, level: u8) -> String {
    format!("{}-{level}", discipline.key())
}

/// Returns the name of a level: "Wrath 2".
pub(super) fn level_name(teller: &Teller<'_>, discipline: Discipline, level: u8) -> String {
    let about = [("discipline", teller.discipline(discipline).into()), ("n", level.into())];
    teller.say_with("codex-power-title", &about)
}

/// Returns what a level grants: its powers and its rituals, in sentences.
fn grants(teller: &Teller<'_>, discipline: Discipline, level: u8) -> Vec<String> {
    let powers = teller.catalog.powers.iter();
    let powers = powers.filter(|power| power.discipline == discipline && power.level == level);
    let rituals = rituals_of(teller, discipline, level).map(|def| def.name.as_str());
    let rituals = rituals.map(|name| teller.say_with("codex-power-ritual", &[("ritual", name.into())]));
    let mut grants: Vec<String> = powers.map(|power| teller.grant(&power.grant)).chain(rituals).collect();
    if grants.is_empty() {
        grants.push(teller.say("codex-power-nothing"));
    }
    grants
}

fn rituals_of<'a>(
    teller: &Teller<'a>,
    discipline: Discipline,
    level: u8,
) -> impl Iterator<Item = &'a RitualDef> + use<'a> {
    let access = Access::Discipline(discipline, level);
    teller.catalog.rituals.iter().filter(move |def| def.access == access)
}

/// Returns the price of a level, from the level below it; `None` if it cannot be bought.
fn price(teller: &Teller<'_>, discipline: Discipline, level: u8) -> Option<Purse> {
    let below = level.checked_sub(1)?;
    let attributes =
        Attributes { martial: below, cunning: below, intellect: below, wickedness: below, charisma: below };
    let houses = vec![TableauHouse { attributes, ..TableauHouse::default() }; FEWEST_SEATS];
    let game = Tableau { houses, ..Tableau::default() }.set_up(teller.catalog).ok()?;
    raise_cost(teller.catalog, &game, Seat(0), discipline)
}

/// Returns the levels of a discipline: those that its attribute can have, and those that grant
/// something, which events and relics can lead to.
fn all_levels(teller: &Teller<'_>, discipline: Discipline) -> BTreeSet<u8> {
    let granting = teller.catalog.powers.iter().filter(|power| power.discipline == discipline);
    (1..=teller.catalog.constants.manuscripts.attribute_cap).chain(granting.map(|power| power.level)).collect()
}

pub(super) fn attributes(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |discipline: Discipline| {
        let key = keys::attribute(discipline);
        let name = teller.discipline(discipline);
        let short = teller.say_with("codex-attribute-text", &[("discipline", name.as_str().into())]);
        let mut entry = Entry::new(Family::Attribute, key, teller.attribute(discipline), discipline.key(), short);
        entry.icon = Family::Attribute.icon().to_owned();
        entry = entry.text(teller.say(&format!("discipline-{}-text", discipline.key())));
        for level in all_levels(teller, discipline) {
            let row = (level_name(teller, discipline, level), Family::Power.id(&level_key(discipline, level)));
            entry = entry.row_to(row, grants(teller, discipline, level).join(" "));
        }
        entry.also([name]).see(["term/attribute", "term/discipline", "order/raise_attribute"])
    };
    Discipline::ALL.into_iter().map(entry).collect()
}

pub(super) fn levels(teller: &Teller<'_>) -> Vec<Entry> {
    let all = Discipline::ALL
        .into_iter()
        .flat_map(|discipline| all_levels(teller, discipline).into_iter().map(move |level| (discipline, level)));
    all.map(|(discipline, level)| one_level(teller, discipline, level)).collect()
}

fn one_level(teller: &Teller<'_>, discipline: Discipline, level: u8) -> Entry {
    let grants = grants(teller, discipline, level);
    let title = level_name(teller, discipline, level);
    let mut entry =
        Entry::new(Family::Power, &level_key(discipline, level), title, Family::Power.icon(), grants.join(" "));
    let price = price(teller, discipline, level);
    let price = price.map_or_else(|| teller.say("codex-power-not-sold"), |price| teller.purse(&price));
    entry = entry.row(teller.say("codex-power-price"), price);
    for def in rituals_of(teller, discipline, level) {
        if let Some(ritual) = teller.catalog.ritual_named(&def.id) {
            entry = entry.row_to((def.name.clone(), Family::Ritual.id(&def.id)), teller.ritual_text(ritual, level));
        }
    }
    let attribute = Family::Attribute.id(keys::attribute(discipline));
    entry.see([attribute, "order/raise_attribute".to_owned()]).also([teller.attribute(discipline)])
}

pub(super) fn rituals(teller: &Teller<'_>) -> Vec<Entry> {
    teller.catalog.ritual_kinds().map(|ritual| one_ritual(teller, ritual)).collect()
}

fn one_ritual(teller: &Teller<'_>, ritual: RitualKind) -> Entry {
    let def = teller.catalog.ritual(ritual);
    let least = def.access.level().max(1);
    let text = teller.ritual_text(ritual, least);
    let mut entry = Entry::new(Family::Ritual, &def.id, def.name.clone(), def.icon.clone(), text.clone());
    entry = match def.access {
        Access::Discipline(discipline, level) => {
            let to = Family::Power.id(&level_key(discipline, level));
            entry.row_to((teller.say("codex-row-needs"), to), level_name(teller, discipline, level))
        }
        Access::Relic(relic) => {
            let needs = teller.say_with("codex-ritual-relic", &[("ritual", teller.relic_ritual(relic).into())]);
            entry.row(teller.say("codex-row-needs"), needs).see(super::arms::relics_with(teller, relic))
        }
    };
    entry = entry
        .row(teller.say("codex-row-aim"), teller.say(&format!("rite-aim-{}", def.effect.aim().key())))
        .row(teller.say("codex-row-cost"), teller.purse(&def.cost));
    if let Some(upkeep) = &def.upkeep {
        entry = entry.row(teller.say("codex-row-upkeep"), teller.purse(upkeep));
    }
    let resisted = if def.effect.hostile() { "codex-ritual-resisted" } else { "codex-ritual-unresisted" };
    entry = entry.text(teller.say(resisted));
    // What grows with the level.
    let mut before = text;
    for level in (least + 1)..=teller.catalog.constants.manuscripts.attribute_cap {
        let text = teller.ritual_text(ritual, level);
        if text != before {
            entry = entry.row(teller.say_with("panel-level", &[("n", level.into())]), text.clone());
            before = text;
        }
    }
    let example = def.effect.hostile().then(|| "example/ritual".to_owned());
    entry.flavour(&def.flavour).see(["order/perform_ritual", "term/ritual", "term/ritual-slot"]).see(example)
}

pub(super) fn events(teller: &Teller<'_>) -> Vec<Entry> {
    teller.catalog.event_kinds().map(|event| one_event(teller, event)).collect()
}

fn one_event(teller: &Teller<'_>, event: EventKind) -> Entry {
    let def = teller.catalog.event(event);
    let mut text = teller.event_text(event);
    let short = if text.is_empty() { String::new() } else { text.remove(0) };
    let target = match def.target {
        EventTarget::Nobody => "codex-event-nobody",
        EventTarget::Rival => "codex-event-rival",
        EventTarget::House => "codex-event-house",
        EventTarget::RivalPlace => "codex-event-rival-place",
        EventTarget::OwnLegion => "codex-event-own-legion",
        EventTarget::OwnPraetor => "codex-event-own-praetor",
        EventTarget::BanishedPraetor => "codex-event-banished-praetor",
    };
    Entry::new(Family::Event, &def.id, def.name.clone(), def.icon.clone(), short)
        .texts(text)
        .row(teller.say("codex-row-aim"), teller.say(target))
        .flavour(&def.flavour)
        .see(["order/play_event", "step/regency", "step/events", "term/regent"])
}
