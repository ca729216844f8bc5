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
use std::fmt::Display;
use std::ops::RangeInclusive;

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

/// Collects the faults of one file.
pub(super) struct Report<'a> {
    file: &'static str,
    faults: &'a mut Vec<String>,
}

impl Report<'_> {
    /// Tells a fault of the file.
    pub(super) fn fault(&mut self, sentence: impl Display) {
        self.faults.push(format!("{}: {sentence}", self.file));
    }

    /// Tells a fault if a number of an entry is outside its range.
    pub(super) fn within<T: PartialOrd + Display + Copy>(
        &mut self,
        entry: &str,
        what: &str,
        number: T,
        range: RangeInclusive<T>,
    ) {
        if !range.contains(&number) {
            self.fault(format_args!("{what} of {entry} is {number}, not {} to {}", range.start(), range.end()));
        }
    }

    /// Tells a fault if a number of an entry is 0 or too large.
    pub(super) fn counts(&mut self, entry: &str, what: &str, number: u8) {
        self.within(entry, what, number, 1..=MOST_ADDED);
    }

    /// Tells a fault if a list has too many entries, or none.
    pub(super) fn listed(&mut self, entries: usize) {
        if entries == 0 {
            self.fault("it has no entries");
        } else if entries > MOST_ENTRIES {
            self.fault(format_args!("it has {entries} entries, more than {MOST_ENTRIES}"));
        }
    }
}

/// Returns all faults of the sheets. Empty: the entries fit together.
pub(crate) fn faults(sheets: &Sheets) -> Vec<String> {
    let mut faults = Vec::new();
    unique(sheets, &mut faults);
    for def in &sheets.daemons {
        daemon(def, &mut Report { file: "daemons.ron", faults: &mut faults });
    }
    ranks(&sheets.daemons, &mut Report { file: "daemons.ron", faults: &mut faults });
    sectio(&sheets.sectio, &mut Report { file: "sectio.ron", faults: &mut faults });
    let mut report = Report { file: "lieutenants.ron", faults: &mut faults };
    report.listed(sheets.lieutenants.len());
    for def in &sheets.lieutenants {
        report.counts(&def.id, "leadership", def.leadership);
        report.within(&def.id, "bonus", def.bonus, 0..=5);
    }
    let mut report = Report { file: "hounds.ron", faults: &mut faults };
    report.listed(sheets.hounds.len());
    for def in &sheets.hounds {
        report.counts(&def.id, "rolls", def.rolls);
    }
    hell::check(sheets, &mut faults);
    spells::check(&sheets.spells, &mut Report { file: "arcana.ron", faults: &mut faults });
    numbers::check(sheets, &mut Report { file: "numbers.ron", faults: &mut faults });
    faults
}

/// Checks that every id is unique and can be a part of the id of a text.
fn unique(sheets: &Sheets, faults: &mut Vec<String>) {
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
        let mut report = Report { file, faults };
        for id in list {
            let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            if id.is_empty() || !id.chars().all(plain) {
                report.fault(format_args!("the id {id:?} has other characters than a to z, 0 to 9 and -"));
            }
            if !ids.insert(id) {
                report.fault(format_args!("two entries are called {id}"));
            }
        }
    }
}

/// Checks that no two daemons have the same rank.
fn ranks(daemons: &[DaemonDef], report: &mut Report<'_>) {
    report.listed(daemons.len());
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
            IncomeSkill::Stipend { souls } => report.counts(id, what, souls),
            IncomeSkill::Mint => {}
        },
        Skill::Summoning(skill) => match skill {
            SummoningSkill::Cheaper { legions, souls } => {
                report.counts(id, what, legions);
                report.counts(id, what, souls);
            }
            SummoningSkill::Draws { cards } => report.counts(id, what, cards),
        },
        Skill::March(skill) => match skill {
            MarchSkill::Swift { steps: number } | MarchSkill::Command { legions: number } => {
                report.counts(id, what, number);
            }
            MarchSkill::Gates { taming } => report.within(id, what, taming, 0..=5),
            MarchSkill::Corridors => {}
        },
        Skill::Earth(skill) => match skill {
            EarthSkill::Harvest { souls } => report.counts(id, what, souls),
            EarthSkill::Deeds { from } => report.within(id, what, from, 2..=6),
        },
        Skill::Diplomacy(skill) => match skill {
            DiplomacySkill::Persists { rolls: number } | DiplomacySkill::Foresees { cards: number } => {
                report.counts(id, what, number);
            }
        },
        Skill::Magic(skill) => match skill {
            MagicSkill::Elusive { upto } => report.within(id, what, upto, 1..=5),
            MagicSkill::Counters => {}
        },
        Skill::Combat(skill) => match skill {
            CombatSkill::Volley { rolls: number, rounds } | CombatSkill::Inspires { add: number, rounds } => {
                report.counts(id, what, number);
                report.counts(id, what, rounds);
            }
            CombatSkill::Deadly { less: number }
            | CombatSkill::Feasts { souls: number }
            | CombatSkill::Rerolls { rolls: number }
            | CombatSkill::Confuses { rounds: number } => report.counts(id, what, number),
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
            Output::Souls(souls) => report.counts(&def.id, "the Souls", souls),
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
