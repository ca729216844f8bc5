//! Reads the data files and reports all their faults at once, with file, line, the error, and a
//! suggestion if a name is close.

use std::collections::{BTreeMap, BTreeSet, btree_map};
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

/// Everything that was read so far, in the order of the files.
#[derive(Default)]
struct Data {
    constants: Option<Constants>,
    legions: Vec<Entry<LegionDef>>,
    praetors: Vec<Entry<PraetorDef>>,
    artifacts: Vec<Entry<ArtifactDef>>,
    relics: Vec<Entry<RelicDef>>,
    manuscripts: Vec<Entry<ManuscriptDef>>,
    moves: Vec<Entry<MoveDef>>,
    decorations: Vec<Entry<DecorationDef>>,
    places: Vec<Entry<PlaceDef>>,
    archfiends: Vec<Entry<ArchfiendDef>>,
    powers: Vec<Entry<Power>>,
    rituals: Vec<Entry<RitualDef>>,
    events: Vec<Entry<EventDef>>,
    objectives: Vec<Entry<ObjectiveDef>>,
    perks: Vec<Entry<PerkDef>>,
}

/// Reads all data. With `named`, the id of every entry must also be in that set, except for moves,
/// archfiends and powers.
pub(super) fn read(source: &Source, named: Option<&BTreeSet<String>>) -> Result<Catalog, Faults> {
    let mut faults = Vec::new();
    let mut data = Data::default();
    let mut hash = Xxh3::new();
    for file in &source.files {
        hash.update(file.path.as_bytes());
        hash.update(file.text.as_bytes());
        data.read(file, &mut faults);
    }
    // An unreadable file may contain the missing entries, so completeness is only checked without
    // faults.
    let whole = faults.is_empty();
    data.check_numbers(source, whole, &mut faults);
    data.check_entries(&mut faults);
    for (family, ids) in data.families() {
        twice(family, &ids, &mut faults);
    }
    if whole {
        data.check_complete(&mut faults);
    }
    if let Some(named) = named {
        let apart = ["move", "archfiend"];
        for (family, ids) in data.families().into_iter().filter(|(family, _)| !apart.contains(family)) {
            unnamed(family, &ids, named, &mut faults);
        }
    }
    match data.constants {
        Some(constants) if faults.is_empty() => Ok(Catalog {
            constants,
            legions: values(data.legions),
            praetors: values(data.praetors),
            artifacts: values(data.artifacts),
            relics: values(data.relics),
            manuscripts: values(data.manuscripts),
            moves: values(data.moves),
            decorations: values(data.decorations),
            places: values(data.places),
            archfiends: values(data.archfiends),
            powers: values(data.powers),
            rituals: values(data.rituals),
            events: values(data.events),
            objectives: values(data.objectives),
            perks: values(data.perks),
            digest: hash.digest(),
        }),
        Some(_) | None => Err(Faults::new(faults)),
    }
}

/// The id and the name of an entry, and its position.
struct Id<'a> {
    id: &'a str,
    name: &'a str,
    file: &'a str,
    line: usize,
}

impl Id<'_> {
    fn fault(&self, what: String) -> Fault {
        Fault { file: self.file.to_owned(), line: self.line, what }
    }
}

/// The ids and names of a family.
macro_rules! ids {
    ($entries:expr) => {
        $entries
            .iter()
            .map(|entry| Id { id: &entry.value.id, name: &entry.value.name, file: &entry.file, line: entry.line })
            .collect()
    };
}

impl Data {
    /// Reads a file: the constants, or entries of the family that its folder is named after.
    fn read(&mut self, file: &SourceFile, faults: &mut Vec<Fault>) {
        if file.path == "constants.ron" {
            match ron::from_str::<Constants>(&file.text) {
                Ok(read) => self.constants = Some(read),
                Err(error) => faults.push(syntax(file, 1, &error)),
            }
            return;
        }
        match file.path.split('/').next() {
            Some("legions") => read_entries(file, &mut self.legions, faults),
            Some("praetors") => read_entries(file, &mut self.praetors, faults),
            Some("artifacts") => read_entries(file, &mut self.artifacts, faults),
            Some("relics") => read_entries(file, &mut self.relics, faults),
            Some("manuscripts") => read_entries(file, &mut self.manuscripts, faults),
            Some("moves") => read_entries(file, &mut self.moves, faults),
            Some("decorations") => read_entries(file, &mut self.decorations, faults),
            Some("places") => read_entries(file, &mut self.places, faults),
            Some("archfiends") => read_entries(file, &mut self.archfiends, faults),
            Some("powers") => read_entries(file, &mut self.powers, faults),
            Some("rituals") => read_entries(file, &mut self.rituals, faults),
            Some("events") => read_entries(file, &mut self.events, faults),
            Some("objectives") => read_entries(file, &mut self.objectives, faults),
            Some("perks") => read_entries(file, &mut self.perks, faults),
            Some(other) => faults.push(Fault::whole(
                &file.path,
                format!("no family of data is called \"{other}\"{}", meant(other.trim_end_matches(".ron"), &FAMILIES)),
            )),
            None => {}
        }
    }

    /// Checks the constants, and entries against them. `whole` is true if no file had a fault.
    fn check_numbers(&self, source: &Source, whole: bool, faults: &mut Vec<Fault>) {
        let Some(constants) = &self.constants else {
            if !source.files.iter().any(|file| file.path == "constants.ron") {
                let what = "the file with the numbers of the rules is missing";
                faults.push(Fault::whole("constants.ron", what.to_owned()));
            }
            return;
        };
        let readable = faults.iter().all(|fault| !fault.file.starts_with("perks/"));
        check_constants(constants, faults);
        for entry in &self.archfiends {
            entries::check_archfiend(entry, constants, readable.then_some(&self.perks), faults);
        }
        check_enough(constants, &self.legions, &self.places, faults);
        if whole {
            undertakings::check(&constants.events, &self.legions, &self.decorations, faults);
            events::check_numbers(&constants.events, &self.decorations, faults);
            let ash = (constants.rituals.anointing.as_str(), Wearer::Praetor);
            entries::check_worn("rituals.anointing", ash, &self.decorations, faults);
        }
    }

    /// Checks every entry by itself.
    fn check_entries(&self, faults: &mut Vec<Fault>) {
        self.legions.iter().for_each(|entry| entries::check_legion(entry, faults));
        self.praetors.iter().for_each(|entry| entries::check_praetor(entry, faults));
        self.artifacts.iter().for_each(|entry| entries::check_artifact(entry, faults));
        self.relics.iter().for_each(|entry| entries::check_relic(entry, faults));
        self.moves.iter().for_each(|entry| teachings::check_move(entry, faults));
        self.manuscripts.iter().for_each(|entry| teachings::check_manuscript(entry, &self.moves, faults));
        self.decorations.iter().for_each(|entry| entries::check_decoration(entry, faults));
        self.places.iter().for_each(|entry| entries::check_place(entry, faults));
        self.events.iter().for_each(|entry| events::check_event(entry, faults));
        self.rituals.iter().for_each(|entry| liturgy::check_ritual(entry, self.constants.as_ref(), faults));
        check_perks(&self.perks, faults);
        for entry in &self.powers {
            within(entry, "level", entry.value.level.into(), 0, 12, faults);
            if let Grant::CardElements(n) = entry.value.grant {
                within(entry, "CardElements", n.into(), 1, Contents::MOST as u32, faults);
            }
        }
    }

    /// Returns the ids of all families. Powers have none.
    fn families(&self) -> [(&'static str, Vec<Id<'_>>); 13] {
        [
            ("legion", ids!(self.legions)),
            ("praetor", ids!(self.praetors)),
            ("artifact", ids!(self.artifacts)),
            ("relic", ids!(self.relics)),
            ("manuscript", ids!(self.manuscripts)),
            ("move", ids!(self.moves)),
            ("decoration", ids!(self.decorations)),
            ("place of power", ids!(self.places)),
            ("archfiend", ids!(self.archfiends)),
            ("ritual", ids!(self.rituals)),
            ("event", ids!(self.events)),
            ("perk", ids!(self.perks)),
            ("objective", ids!(self.objectives)),
        ]
    }

    /// Checks that the data have everything that the rules count on.
    fn check_complete(&self, faults: &mut Vec<Fault>) {
        check_carriers(&self.legions, &self.praetors, &self.artifacts, &self.relics, faults);
        teachings::check_taught(&self.manuscripts, &self.moves, faults);
        liturgy::check_performed(&self.rituals, faults);
        let works = self.manuscripts.iter().filter(|entry| match entry.value.effect {
            Teaching::Rite(..) | Teaching::Machine(..) => true,
            Teaching::Legion(_) | Teaching::Praetor(_) => false,
        });
        let known = Known {
            works: works.map(|entry| entry.value.id.as_str()).collect(),
            places: self.places.iter().map(|entry| entry.value.id.as_str()).collect(),
        };
        let numbers = self.constants.as_ref().map(|constants| &constants.objectives);
        check_objectives(&self.objectives, &known, numbers, faults);
    }
}

/// Reports entries that no scenario names, and that are therefore untested.
fn unnamed(family: &str, ids: &[Id<'_>], named: &BTreeSet<String>, faults: &mut Vec<Fault>) {
    for id in ids.iter().filter(|id| !named.contains(id.id)) {
        faults.push(id.fault(format!("no scenario names the {family} \"{}\"", id.id)));
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

/// Number of words of a flavour text: the fewest and the most.
const FLAVOUR: (usize, usize) = (5, 45);

/// Checks the texts of an entry that players read: its name and its flavour.
pub(super) fn described<T>(entry: &Entry<T>, name: &str, flavour: &str, faults: &mut Vec<Fault>) {
    if name.trim().is_empty() {
        faults.push(fault(entry, "the name is empty".to_owned()));
    }
    let (fewest, most) = FLAVOUR;
    let words = flavour.split_whitespace().count();
    if !(fewest..=most).contains(&words) {
        faults.push(fault(entry, format!("the flavour has {words} words, but must have from {fewest} to {most}")));
    }
}

/// Reports ids that are not well formed, and ids and names that stand twice in a family.
fn twice(family: &str, ids: &[Id<'_>], faults: &mut Vec<Fault>) {
    let mut seen: BTreeMap<&str, &Id<'_>> = BTreeMap::new();
    let mut names: BTreeMap<String, &Id<'_>> = BTreeMap::new();
    for entry in ids {
        let Id { id, name, .. } = entry;
        match names.entry(name.to_lowercase()) {
            btree_map::Entry::Occupied(first) => {
                let (file, line) = (first.get().file, first.get().line);
                faults
                    .push(entry.fault(format!("a {family} with the name \"{name}\" already stands in {file}:{line}")));
            }
            btree_map::Entry::Vacant(free) => drop(free.insert(entry)),
        }
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_') {
            let what = format!("the id \"{id}\" must be lower-case letters, digits and underscores");
            faults.push(entry.fault(what));
        }
        if let Some(first) = seen.get(id) {
            let what = format!("a {family} with the id \"{id}\" already stands in {}:{}", first.file, first.line);
            faults.push(entry.fault(what));
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
