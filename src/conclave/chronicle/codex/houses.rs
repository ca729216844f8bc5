//! Archfiends, and what they are made of: ranks, perks, and the minds that play them.

use table_text::Text;

use super::{Entry, Family};
use crate::rules::archfiends::{Discipline, Rank};
use crate::rules::catalog::ArchfiendDef;
use crate::rules::ids::PerkKind;
use crate::{Teller, keys};

pub(super) fn ranks(teller: &Teller<'_>) -> Vec<Entry> {
    let rows = &teller.catalog.constants.houses.ranks;
    let entry = |rank: Rank| {
        let key = keys::rank(rank);
        let short = teller.say_with("codex-rank-text", &[("n", rank.value().into())]);
        let mut entry = Entry::new(Family::Rank, key, teller.rank(rank), Family::Rank.icon(), short);
        for row in rows.iter().filter(|row| row.rank == rank) {
            let numbers = [
                ("codex-row-points", row.cost.to_string()),
                ("codex-row-first-cards", row.cards.to_string()),
                ("codex-row-guard-level", row.guard_level.to_string()),
                ("codex-row-stronghold-level", row.stronghold_level.to_string()),
                ("codex-row-stronghold", teller.values(&row.stronghold)),
                ("codex-row-stronghold-hp", row.stronghold_hp.to_string()),
            ];
            entry = entry.rows(numbers.map(|(id, value)| (teller.say(id), value)));
        }
        entry.see(["term/rank", "term/stronghold", "term/personal-guard"])
    };
    Rank::ALL.into_iter().map(entry).collect()
}

pub(super) fn archfiends(teller: &Teller<'_>) -> Vec<Entry> {
    teller.catalog.archfiends.iter().map(|def| archfiend(teller, def)).collect()
}

fn archfiend(teller: &Teller<'_>, def: &ArchfiendDef) -> Entry {
    let about = [("title", def.title.as_str().into()), ("style", def.style.as_str().into())];
    let short = teller.say_with("codex-archfiend-text", &about);
    let mut entry = Entry::new(Family::Archfiend, &def.id, def.name.clone(), Family::Archfiend.icon(), short);
    let rank = (teller.rank(def.rank), Family::Rank.id(keys::rank(def.rank)));
    entry = entry.row_to(rank, teller.say_with("codex-rank-text", &[("n", def.rank.value().into())]));
    for discipline in Discipline::ALL {
        let name = (teller.attribute(discipline), Family::Attribute.id(keys::attribute(discipline)));
        entry = entry.row_to(name, def.attributes.of(discipline).to_string());
    }
    for id in &def.perks {
        if let Some(perk) = teller.catalog.perk_named(id) {
            let name = (teller.perk_name(perk).to_owned(), Family::Perk.id(id));
            entry = entry.row_to(name, teller.perk_text(perk));
        }
    }
    let goal = (teller.sin(def.objective), Family::Sin.id(def.objective.key()));
    entry
        .row_to(goal, teller.sin_text(def.objective))
        .row(teller.say("term-personal-guard"), def.guard.clone())
        .row(teller.say("term-stronghold"), def.stronghold.clone())
        .row(teller.say("codex-row-difficulty"), teller.out_of(def.difficulty.into(), 3))
        .flavour(&def.flavour)
        .also([def.title.clone()])
}

pub(super) fn perks(teller: &Teller<'_>) -> Vec<Entry> {
    teller.catalog.perk_kinds().map(|perk| one_perk(teller, perk)).collect()
}

fn one_perk(teller: &Teller<'_>, perk: PerkKind) -> Entry {
    let def = teller.catalog.perk(perk);
    let entry = Entry::new(Family::Perk, &def.id, def.name.clone(), def.icon.clone(), teller.perk_text(perk));
    let cost = i32::from(def.cost);
    let id = if cost < 0 { "codex-perk-gives" } else { "codex-perk-costs" };
    let cost = teller.say_with(id, &[("n", cost.abs().into())]);
    let excluded = def.excludes.iter().map(|id| Family::Perk.id(id)).collect::<Vec<_>>();
    let bearers = teller.catalog.archfiends.iter().filter(|one| one.perks.contains(&def.id));
    let bearers: Vec<String> = bearers.map(|one| Family::Archfiend.id(&one.id)).collect();
    let mut entry = entry.row(teller.say("codex-row-points"), cost);
    for (id, to) in def.excludes.iter().zip(excluded) {
        if let Some(other) = teller.catalog.perk_named(id) {
            entry = entry.row_to((teller.perk_name(other).to_owned(), to), teller.say("codex-perk-excluded"));
        }
    }
    entry.flavour(&def.flavour).see(["screen/maker"]).see(bearers)
}

/// Minds are found by their texts, because the chronicle does not know who plays.
pub(super) fn minds(teller: &Teller<'_>) -> Vec<Entry> {
    let english = Text::english();
    let parts = english.ids().filter_map(|id| id.split_once('-').filter(|(kind, _)| *kind == "mind"));
    let named = parts.filter_map(|(_, rest)| rest.rsplit_once('-').filter(|(_, last)| *last == "description"));
    let entry = |name: &str| {
        let (title, text) = (teller.say(&format!("mind-{name}")), teller.say(&format!("mind-{name}-description")));
        Entry::new(Family::Mind, name, title, Family::Mind.icon(), text).text(teller.say("codex-mind-text"))
    };
    named.map(|(name, _)| entry(name)).collect()
}
