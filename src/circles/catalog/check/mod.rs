//! What a catalog must keep, so that no rule meets an entry that it cannot play.
//!
//! Every fault is a sentence that starts with its file. All faults are told at once.
//!
//! Not here: the exact size of the decks of daemons and arcana cards. A test compares the built-in
//! ones with the source (rule 2.1).

mod hell;
mod numbers;
mod spells;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use table_data::{Fault, Report};

use crate::catalog::Sheets;
use crate::definitions::{
    CombatSkill, DaemonDef, DiplomacySkill, EarthSkill, IncomeSkill, MagicSkill, MarchSkill, Output, SectioDef, Skill,
    StandingSkill, SummoningSkill,
};
use crate::ids::{Sectio, Talent};

/// Ranks of daemons (rule 2.4.1). Rank 1 is that of the First Fallen.
const RANKS: RangeInclusive<u32> = 2..=443_556_000;

/// Most entries of a list: ids are bytes.
const MOST_ENTRIES: usize = 255;

/// Most that a card adds to or takes from a number.
const MOST_ADDED: u8 = 12;

/// Checks that a number of an entry is not 0 and not too large.
fn counts(report: &mut Report<'_>, entry: &str, what: &str, number: u8) {
    report.within(entry, what, number, 1..=MOST_ADDED);
}

/// Checks that a list has entries, and not too many.
fn listed(report: &mut Report<'_>, entries: usize) {
    if entries == 0 {
        report.fault("it has no entries");
    } else if entries > MOST_ENTRIES {
        report.fault(format_args!("it has {entries} entries, more than {MOST_ENTRIES}"));
    }
}

/// Returns all faults of the sheets. Empty: the entries fit together.
pub(crate) fn faults(sheets: &Sheets) -> Vec<Fault> {
    let mut faults = Vec::new();
    unique(sheets, &mut faults);
    for def in &sheets.daemons {
        daemon(def, &mut Report::new("daemons.ron", &mut faults));
    }
    ranks(&sheets.daemons, &mut Report::new("daemons.ron", &mut faults));
    sectio(&sheets.sectio, &mut Report::new("sectio.ron", &mut faults));
    let report = &mut Report::new("lieutenants.ron", &mut faults);
    listed(report, sheets.lieutenants.len());
    for def in &sheets.lieutenants {
        counts(report, &def.id, "leadership", def.leadership);
        report.within(&def.id, "bonus", def.bonus, 0..=5);
    }
    let report = &mut Report::new("hounds.ron", &mut faults);
    listed(report, sheets.hounds.len());
    for def in &sheets.hounds {
        counts(report, &def.id, "rolls", def.rolls);
    }
    hell::check(sheets, &mut faults);
    spells::check(&sheets.spells, &mut Report::new("arcana.ron", &mut faults));
    numbers::check(sheets, &mut Report::new("numbers.ron", &mut faults));
    faults
}

/// Checks that every id is unique and can be a part of the id of a text.
fn unique(sheets: &Sheets, faults: &mut Vec<Fault>) {
    let lists: [(&'static str, Vec<&String>); 7] = [
        ("daemons.ron", sheets.daemons.iter().map(|def| &def.id).collect()),
        ("sectio.ron", sheets.sectio.iter().map(|def| &def.id).collect()),
        ("lieutenants.ron", sheets.lieutenants.iter().map(|def| &def.id).collect()),
        ("hounds.ron", sheets.hounds.iter().map(|def| &def.id).collect()),
        ("events.ron", sheets.events.iter().map(|def| &def.id).collect()),
        ("phenomena.ron", sheets.phenomena.iter().map(|def| &def.id).collect()),
        ("arcana.ron", sheets.spells.iter().map(|def| &def.id).collect()),
    ];
    let mut ids = BTreeSet::new();
    for (file, list) in lists {
        Report::new(file, faults).ids(list.into_iter().map(String::as_str), &mut ids);
    }
}

/// Checks that no two daemons have the same rank.
fn ranks(daemons: &[DaemonDef], report: &mut Report<'_>) {
    listed(report, daemons.len());
    let mut ranks = BTreeSet::new();
    for def in daemons {
        if !ranks.insert(def.rank) {
            report.fault(format_args!("two daemons have the rank {}", def.rank));
        }
    }
}

fn daemon(def: &DaemonDef, report: &mut Report<'_>) {
    let id = def.id.as_str();
    report.within(id, "the rank", def.rank, RANKS);
    for (name, talent) in [("skulls", Talent::Skulls), ("stars", Talent::Stars), ("hearts", Talent::Hearts)] {
        report.within(id, name, def.talent(talent), 1..=6);
    }
    let what = "a number of the skill";
    match def.skill {
        Skill::Income(skill) => match skill {
            IncomeSkill::Stipend { souls } => counts(report, id, what, souls),
            IncomeSkill::Mint => {}
        },
        Skill::Summoning(skill) => match skill {
            SummoningSkill::Cheaper { legions, souls } => {
                counts(report, id, what, legions);
                counts(report, id, what, souls);
            }
            SummoningSkill::Draws { cards } => counts(report, id, what, cards),
        },
        Skill::March(skill) => match skill {
            MarchSkill::Swift { steps: number } | MarchSkill::Command { legions: number } => {
                counts(report, id, what, number);
            }
            MarchSkill::Gates { taming } => report.within(id, what, taming, 0..=5),
            MarchSkill::Corridors => {}
        },
        Skill::Earth(skill) => match skill {
            EarthSkill::Harvest { souls } => counts(report, id, what, souls),
            EarthSkill::Deeds { from } => report.within(id, what, from, 2..=6),
        },
        Skill::Diplomacy(skill) => match skill {
            DiplomacySkill::Persists { rolls: number } | DiplomacySkill::Foresees { cards: number } => {
                counts(report, id, what, number);
            }
        },
        Skill::Magic(skill) => match skill {
            MagicSkill::Elusive { upto } => report.within(id, what, upto, 1..=5),
            MagicSkill::Counters => {}
        },
        Skill::Combat(skill) => match skill {
            CombatSkill::Volley { rolls: number, rounds } | CombatSkill::Inspires { add: number, rounds } => {
                counts(report, id, what, number);
                counts(report, id, what, rounds);
            }
            CombatSkill::Deadly { less: number }
            | CombatSkill::Feasts { souls: number }
            | CombatSkill::Rerolls { rolls: number }
            | CombatSkill::Confuses { rounds: number } => counts(report, id, what, number),
        },
        Skill::Standing(skill) => match skill {
            StandingSkill::Graceful { add } => report.within(id, what, add, 1..=5),
        },
    }
}

/// Checks that each place of the map has one sectio.
fn sectio(list: &[SectioDef], report: &mut Report<'_>) {
    let mut places = BTreeSet::new();
    for def in list {
        if !places.insert(def.sectio()) {
            report.fault(format_args!("two sectio lie in circle {} and quarter {}", def.circle, def.quarter));
        }
        match def.output {
            Output::Souls(souls) => counts(report, &def.id, "the Souls", souls),
            Output::Cards(cards) => {
                for cards in cards {
                    report.within(&def.id, "the cards", cards, 0..=5);
                }
            }
        }
    }
    for sectio in Sectio::all().filter(|sectio| !places.contains(sectio)) {
        report.fault(format_args!("circle {} has no sectio in quarter {}", sectio.circle(), sectio.quarter()));
    }
}
