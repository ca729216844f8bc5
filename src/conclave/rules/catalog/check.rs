//! Reads the data files and reports all their faults at once, with file, line, the error, and a
//! suggestion if a name is close.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use ron::value::RawValue;
use serde::de::DeserializeOwned;
use xxhash_rust::xxh3::Xxh3;

use super::bounds::{check_constants, check_enough};
use super::carriers::check_carriers;
use super::constants::Constants;
use super::definitions::{
    ArchfiendDef, ArtifactDef, DecorationDef, Grant, LegionDef, PlaceDef, Power, PraetorDef, RelicDef, Wearer,
};
use super::events::{self, EventDef};
use super::manuscripts::{ManuscriptDef, Teaching};
use super::moves::MoveDef;
use super::objectives::{Known, ObjectiveDef, check_objectives};
use super::perks::{PerkDef, check_perks};
use super::rituals::RitualDef;
use super::source::{Source, SourceFile};
use super::{Catalog, entries, liturgy, teachings, undertakings};
use crate::attachments::Contents;

/// One fault of a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, as a path relative to the catalog folder.
    pub file: String,
    /// The line, from 1; 0 if the fault concerns the whole file.
    pub line: usize,
    /// The error, with a suggestion where possible.
    pub what: String,
}

impl Fault {
    pub(super) fn whole(file: &str, what: String) -> Self {
        Self { file: file.to_owned(), line: 0, what }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// All faults of a catalog, in the order of files and lines; never empty.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Faults(Vec<Fault>);

impl Faults {
    pub(super) fn new(mut faults: Vec<Fault>) -> Self {
        faults.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
        Self(faults)
    }

    /// Returns the faults.
    #[must_use]
    pub fn list(&self) -> &[Fault] {
        &self.0
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

/// One entry and its position in the data.
pub(super) struct Entry<T> {
    file: String,
    line: usize,
    pub(super) value: T,
}

/// The families of entries, one folder each.
const FAMILIES: [&str; 14] = [
    "legions",
    "praetors",
    "artifacts",
    "relics",
    "manuscripts",
    "moves",
    "decorations",
    "places",
    "archfiends",
    "powers",
    "rituals",
    "events",
    "objectives",
    "perks",
];

/// Reads all data. With `named`, the id of every entry must also be in that set, except for moves,
/// archfiends and powers.
pub(super) fn read(source: &Source, named: Option<&BTreeSet<String>>) -> Result<Catalog, Faults> {
    let mut faults = Vec::new();
    let mut constants = None;
    let mut legions: Vec<Entry<LegionDef>> = Vec::new();
    let mut praetors: Vec<Entry<PraetorDef>> = Vec::new();
    let mut artifacts: Vec<Entry<ArtifactDef>> = Vec::new();
    let mut relics: Vec<Entry<RelicDef>> = Vec::new();
    let mut manuscripts: Vec<Entry<ManuscriptDef>> = Vec::new();
    let mut moves: Vec<Entry<MoveDef>> = Vec::new();
    let mut decorations: Vec<Entry<DecorationDef>> = Vec::new();
    let mut places: Vec<Entry<PlaceDef>> = Vec::new();
    let mut archfiends: Vec<Entry<ArchfiendDef>> = Vec::new();
    let mut powers: Vec<Entry<Power>> = Vec::new();
    let mut rituals: Vec<Entry<RitualDef>> = Vec::new();
    let mut events: Vec<Entry<EventDef>> = Vec::new();
    let mut objectives: Vec<Entry<ObjectiveDef>> = Vec::new();
    let mut perks: Vec<Entry<PerkDef>> = Vec::new();
    let mut hash = Xxh3::new();
    for file in &source.files {
        hash.update(file.path.as_bytes());
        hash.update(file.text.as_bytes());
        if file.path == "constants.ron" {
            match ron::from_str::<Constants>(&file.text) {
                Ok(read) => constants = Some(read),
                Err(error) => faults.push(syntax(file, 1, &error)),
            }
            continue;
        }
        match file.path.split('/').next() {
            Some("legions") => read_entries(file, &mut legions, &mut faults),
            Some("praetors") => read_entries(file, &mut praetors, &mut faults),
            Some("artifacts") => read_entries(file, &mut artifacts, &mut faults),
            Some("relics") => read_entries(file, &mut relics, &mut faults),
            Some("manuscripts") => read_entries(file, &mut manuscripts, &mut faults),
            Some("moves") => read_entries(file, &mut moves, &mut faults),
            Some("decorations") => read_entries(file, &mut decorations, &mut faults),
            Some("places") => read_entries(file, &mut places, &mut faults),
            Some("archfiends") => read_entries(file, &mut archfiends, &mut faults),
            Some("powers") => read_entries(file, &mut powers, &mut faults),
            Some("rituals") => read_entries(file, &mut rituals, &mut faults),
            Some("events") => read_entries(file, &mut events, &mut faults),
            Some("objectives") => read_entries(file, &mut objectives, &mut faults),
            Some("perks") => read_entries(file, &mut perks, &mut faults),
            Some(other) => faults.push(Fault::whole(
                &file.path,
                format!("no family of data is called \"{other}\"{}", meant(other.trim_end_matches(".ron"), &FAMILIES)),
            )),
            None => {}
        }
    }
    let whole = faults.is_empty();
    let readable = faults.iter().all(|fault| !fault.file.starts_with("perks/"));
    if let Some(constants) = &constants {
        check_constants(constants, &mut faults);
        for entry in &archfiends {
            entries::check_archfiend(entry, constants, readable.then_some(&perks), &mut faults);
        }
        check_enough(constants, &legions, &places, &mut faults);
        if whole {
            undertakings::check(&constants.events, &legions, &decorations, &mut faults);
            events::check_numbers(&constants.events, &decorations, &mut faults);
            let ash = (constants.rituals.anointing.as_str(), Wearer::Praetor);
            entries::check_worn("rituals.anointing", ash, &decorations, &mut faults);
        }
    } else if !source.files.iter().any(|file| file.path == "constants.ron") {
        faults.push(Fault::whole("constants.ron", "the file with the numbers of the rules is missing".to_owned()));
    }
    for entry in &legions {
        entries::check_legion(entry, &mut faults);
    }
    for entry in &praetors {
        entries::check_praetor(entry, &mut faults);
    }
    for entry in &artifacts {
        entries::check_artifact(entry, &mut faults);
    }
    for entry in &relics {
        entries::check_relic(entry, &mut faults);
    }
    for entry in &moves {
        teachings::check_move(entry, &mut faults);
    }
    for entry in &manuscripts {
        teachings::check_manuscript(entry, &moves, &mut faults);
    }
    for entry in &decorations {
        entries::check_decoration(entry, &mut faults);
    }
    for entry in &places {
        entries::check_place(entry, &mut faults);
    }
    for entry in &events {
        events::check_event(entry, &mut faults);
    }
    for entry in &rituals {
        liturgy::check_ritual(entry, constants.as_ref(), &mut faults);
    }
    check_perks(&perks, &mut faults);
    for entry in &powers {
        within(entry, "level", entry.value.level.into(), 0, 12, &mut faults);
        if let Grant::CardElements(n) = entry.value.grant {
            within(entry, "CardElements", n.into(), 1, Contents::MOST as u32, &mut faults);
        }
    }
    twice("legion", legions.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("praetor", praetors.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("artifact", artifacts.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("relic", relics.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("manuscript", manuscripts.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("move", moves.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("decoration", decorations.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("place of power", places.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("archfiend", archfiends.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("ritual", rituals.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("event", events.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("perk", perks.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    twice("objective", objectives.iter().map(|entry| (entry, entry.value.id.as_str())), &mut faults);
    // An unreadable file may contain the missing entries, so completeness is only checked without
    // faults.
    if whole {
        check_carriers(&legions, &praetors, &artifacts, &relics, &mut faults);
        teachings::check_taught(&manuscripts, &moves, &mut faults);
        liturgy::check_performed(&rituals, &mut faults);
        let works = manuscripts.iter().filter(|entry| match entry.value.effect {
            Teaching::Rite(..) | Teaching::Machine(..) => true,
            Teaching::Legion(_) | Teaching::Praetor(_) => false,
        });
        let known = Known {
            works: works.map(|entry| entry.value.id.as_str()).collect(),
            places: places.iter().map(|entry| entry.value.id.as_str()).collect(),
        };
        let numbers = constants.as_ref().map(|constants| &constants.objectives);
        check_objectives(&objectives, &known, numbers, &mut faults);
    }
    if let Some(named) = named {
        unnamed("legion", legions.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("praetor", praetors.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("artifact", artifacts.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("relic", relics.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("manuscript", manuscripts.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("decoration", decorations.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("ritual", rituals.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("event", events.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("perk", perks.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("objective", objectives.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
        unnamed("place of power", places.iter().map(|entry| (entry, entry.value.id.as_str())), named, &mut faults);
    }
    match constants {
        Some(constants) if faults.is_empty() => Ok(Catalog {
            constants,
            legions: values(legions),
            praetors: values(praetors),
            artifacts: values(artifacts),
            relics: values(relics),
            manuscripts: values(manuscripts),
            moves: values(moves),
            decorations: values(decorations),
            places: values(places),
            archfiends: values(archfiends),
            powers: values(powers),
            rituals: values(rituals),
            events: values(events),
            objectives: values(objectives),
            perks: values(perks),
            digest: hash.digest(),
        }),
        Some(_) | None => Err(Faults::new(faults)),
    }
}

/// Reports entries that no scenario names, and that are therefore untested.
fn unnamed<'a, T: 'a>(
    family: &str,
    ids: impl Iterator<Item = (&'a Entry<T>, &'a str)>,
    named: &BTreeSet<String>,
    faults: &mut Vec<Fault>,
) {
    for (entry, id) in ids.filter(|(_, id)| !named.contains(*id)) {
        faults.push(fault(entry, format!("no scenario names the {family} \"{id}\"")));
    }
}

fn values<T>(entries: Vec<Entry<T>>) -> Vec<T> {
    entries.into_iter().map(|entry| entry.value).collect()
}

/// Reads a file as a list of entries. Each entry is parsed separately, so that one fault does not
/// hide the next.
fn read_entries<T: DeserializeOwned>(file: &SourceFile, into: &mut Vec<Entry<T>>, faults: &mut Vec<Fault>) {
    let raws: Vec<&RawValue> = match ron::from_str(&file.text) {
        Ok(raws) => raws,
        Err(error) => return faults.push(syntax(file, 1, &error)),
    };
    for raw in raws {
        let text = raw.get_ron();
        // A raw value is a slice of the file's text, so its start gives its line.
        let start = (text.as_ptr() as usize).saturating_sub(file.text.as_ptr() as usize);
        let skipped = text.len() - text.trim_start().len();
        let before = file.text.get(..start + skipped).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        match raw.into_rust::<T>() {
            Ok(value) => into.push(Entry { file: file.path.clone(), line, value }),
            Err(error) => {
                let first = file.text.get(..start).unwrap_or_default().matches('\n').count() + 1;
                // Parsing the slice again gives the position of the fault inside it.
                let error = ron::from_str::<T>(text).err().map_or_else(
                    || Fault { file: file.path.clone(), line, what: error.to_string() },
                    |spanned| syntax(file, first, &spanned),
                );
                faults.push(error);
            }
        }
    }
}

fn syntax(file: &SourceFile, first_line: usize, error: &ron::error::SpannedError) -> Fault {
    Fault {
        file: file.path.clone(),
        line: first_line + error.span.start.line.saturating_sub(1),
        what: error.code.to_string(),
    }
}

pub(super) fn fault<T>(entry: &Entry<T>, what: String) -> Fault {
    Fault { file: entry.file.clone(), line: entry.line, what }
}

pub(super) fn within<T>(entry: &Entry<T>, what: &str, value: u32, least: u32, most: u32, faults: &mut Vec<Fault>) {
    if value < least || value > most {
        faults.push(fault(entry, format!("{what} is {value}, but must be from {least} to {most}")));
    }
}

pub(super) fn named<T>(entry: &Entry<T>, name: &str, faults: &mut Vec<Fault>) {
    if name.trim().is_empty() {
        faults.push(fault(entry, "the name is empty".to_owned()));
    }
}

fn twice<'a, T: 'a>(family: &str, ids: impl Iterator<Item = (&'a Entry<T>, &'a str)>, faults: &mut Vec<Fault>) {
    let mut seen: BTreeMap<&str, &Entry<T>> = BTreeMap::new();
    for (entry, id) in ids {
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_') {
            faults.push(fault(entry, format!("the id \"{id}\" must be lower-case letters, digits and underscores")));
        }
        if let Some(first) = seen.get(id) {
            faults.push(fault(
                entry,
                format!("a {family} with the id \"{id}\" already stands in {}:{}", first.file, first.line),
            ));
        } else {
            seen.insert(id, entry);
        }
    }
}

/// Returns " (did you mean ...?)" if the name is close to one of these, otherwise a list of the
/// known names.
pub(super) fn meant(wrong: &str, known: &[&str]) -> String {
    let near = known.iter().map(|name| (strsim::damerau_levenshtein(wrong, name), name)).min();
    match near {
        Some((far, name)) if far <= 2 => format!(" (did you mean \"{name}\"?)"),
        Some(_) | None => format!(" (known: {})", known.join(", ")),
    }
}
