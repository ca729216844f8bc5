//! Reads the data files and reports all their faults at once, with file, line, the error, and a
//! suggestion if a name is close.

use std::collections::{BTreeMap, BTreeSet, btree_map};

use ron::Options;
use serde::de::DeserializeOwned;
use table_data::{Entry, Fault, Faults, Sheet, SourceFile, changes, meant, syntax};
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
use super::source::Source;
use super::{Catalog, entries, icons, liturgy, teachings, trials, undertakings};
use crate::attachments::Contents;

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
    /// The numbers of the rules as they are written, which mods can change.
    numbers: String,
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
    for sheet in sheets(source) {
        hash.update(sheet.path.as_bytes());
        hash.update(sheet.text.as_bytes());
        data.read(&sheet, &mut faults);
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
    let mut catalog = match data.constants {
        Some(constants) if faults.is_empty() => Catalog {
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
            mods: source.mods.iter().map(|layer| layer.mark.clone()).collect(),
            trials: Vec::new(),
            digest: hash.digest(),
        },
        Some(_) | None => return Err(Faults::new(faults)),
    };
    // A position can only be set up with the whole catalog.
    catalog.trials = trials::read(source, &catalog).map_err(Faults::new)?;
    Ok(catalog)
}

/// Returns all files, those of the mods last and in the order of the mods.
fn sheets(source: &Source) -> impl Iterator<Item = Sheet<'_>> {
    let own = source.files.iter().map(|SourceFile { path, text }| Sheet { path, text, layer: 0, shown: path.clone() });
    let added = source.mods.iter().enumerate().flat_map(|(index, mods)| {
        mods.files.iter().map(move |SourceFile { path, text }| Sheet {
            path,
            text,
            layer: index + 1,
            shown: mods.shown(path),
        })
    });
    own.chain(added)
}

/// Reads a file as a list of entries.
fn read_entries<T: DeserializeOwned>(
    sheet: &Sheet<'_>,
    into: &mut Vec<Entry<T>>,
    id: impl Fn(&T) -> &str,
    faults: &mut Vec<Fault>,
) {
    table_data::read_entries(&Options::default(), sheet, into, id, faults);
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
    fn read(&mut self, sheet: &Sheet<'_>, faults: &mut Vec<Fault>) {
        if sheet.path == "constants.ron" {
            return self.read_constants(sheet, faults);
        }
        match sheet.path.split('/').next() {
            Some("legions") => read_entries(sheet, &mut self.legions, |def| &def.id, faults),
            Some("praetors") => read_entries(sheet, &mut self.praetors, |def| &def.id, faults),
            Some("artifacts") => read_entries(sheet, &mut self.artifacts, |def| &def.id, faults),
            Some("relics") => read_entries(sheet, &mut self.relics, |def| &def.id, faults),
            Some("manuscripts") => read_entries(sheet, &mut self.manuscripts, |def| &def.id, faults),
            Some("moves") => read_entries(sheet, &mut self.moves, |def| &def.id, faults),
            Some("decorations") => read_entries(sheet, &mut self.decorations, |def| &def.id, faults),
            Some("places") => read_entries(sheet, &mut self.places, |def| &def.id, faults),
            Some("archfiends") => read_entries(sheet, &mut self.archfiends, |def| &def.id, faults),
            Some("rituals") => read_entries(sheet, &mut self.rituals, |def| &def.id, faults),
            Some("events") => read_entries(sheet, &mut self.events, |def| &def.id, faults),
            Some("objectives") => read_entries(sheet, &mut self.objectives, |def| &def.id, faults),
            Some("perks") => read_entries(sheet, &mut self.perks, |def| &def.id, faults),
            // A level of a discipline may have several powers, so none of them replaces another.
            Some("powers") => read_entries(sheet, &mut self.powers, |_| "", faults),
            Some(other) => faults.push(Fault::whole(
                &sheet.shown,
                format!("no family of data is called \"{other}\"{}", meant(other.trim_end_matches(".ron"), &FAMILIES)),
            )),
            None => {}
        }
    }

    /// Reads all numbers of the rules, or the numbers that a mod changes.
    fn read_constants(&mut self, sheet: &Sheet<'_>, faults: &mut Vec<Fault>) {
        if sheet.layer > 0 {
            let options = Options::default();
            let changed = changes::apply::<Constants>(&options, &self.numbers, sheet.text);
            match changed.and_then(|numbers| Ok((changes::read(&options, &numbers)?, numbers))) {
                Ok((constants, numbers)) => (self.constants, self.numbers) = (Some(constants), numbers),
                Err((line, what)) => faults.push(Fault { file: sheet.shown.clone(), line, what }),
            }
            return;
        }
        match ron::from_str::<Constants>(sheet.text) {
            Ok(read) => (self.constants, self.numbers) = (Some(read), sheet.text.to_owned()),
            Err(error) => faults.push(syntax(sheet, 1, &error)),
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
        self.check_icons(faults);
        for entry in &self.powers {
            within(entry, "level", entry.value.level.into(), 0, 12, faults);
            if let Grant::CardElements(n) = entry.value.grant {
                within(entry, "CardElements", n.into(), 1, Contents::MOST as u32, faults);
            }
        }
    }

    /// Checks that the icons of mods exist. Those of the game itself are checked with its files.
    fn check_icons(&self, faults: &mut Vec<Fault>) {
        macro_rules! check {
            ($($family:ident),+) => {
                $(for entry in self.$family.iter().filter(|entry| entry.layer > 0) {
                    icons::check(entry, &entry.value.icon, faults);
                })+
            };
        }
        check!(legions, artifacts, relics, places, manuscripts, perks, rituals, events);
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
