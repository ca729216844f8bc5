//! `mod`: lists, checks and packs mods.
//!
//! `assets/mods/README.md` tells what a mod is and how one is made.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use circles::table::Circles;
use clap::{Args, Subcommand};
use oaths::table::{First, Oaths};
use table::game::Game;
use table::mods::{Change, Changes, Manifest, Modded};
use table_text::{Text, languages};
use terminal::{Failure, page};

use crate::rules::catalog::Catalog;
use crate::table::Conclave;
use crate::table::mods::{MANIFEST, Mod, ModFault, ModShelf, PACKED, TEXT, book, pack, texts};
use crate::table::slurp;

/// Maximum size of a manifest, in bytes.
const MOST_MANIFEST: u64 = 64 * 1024;

/// The commands of `mod`.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Lists the mods in the data folder
    List,
    /// Reads a mod whole and reports every fault at once, with file and line
    Check(Place),
    /// Checks a mod and packs its folder into one file, ready to be given away
    Pack(Packing),
}

/// A mod on the disk.
#[derive(Debug, Args)]
pub(super) struct Place {
    /// The folder of the mod, or its packed file. Mods that it needs must be in the data folder
    place: PathBuf,
}

/// Options of `mod pack`.
#[derive(Debug, Args)]
pub(super) struct Packing {
    /// The folder of the mod
    place: PathBuf,
    /// The packed file; by default named after the mod, in the current folder
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Runs one of the commands.
pub(super) fn run(command: &Command, data_dir: Option<&Path>) -> Result<(), Failure> {
    match command {
        Command::List => list(&ModShelf::standard(data_dir)),
        Command::Check(Place { place }) => {
            let (one, changes) = checked(place, data_dir)?;
            page::print(&told(&one, &changes))
        }
        Command::Pack(packing) => {
            let (one, _) = checked(&packing.place, data_dir)?;
            let manifest = packing.place.join(MANIFEST);
            let written = slurp::text(&manifest, MOST_MANIFEST)
                .map_err(|error| format!("{}: only a folder can be packed: {error}", manifest.display()))?;
            let named = || PathBuf::from(format!("{}-{}.{PACKED}", one.manifest.id, one.manifest.version));
            let file = packing.out.clone().unwrap_or_else(named);
            pack(&one, &written, &file).map_err(|fault| Failure::from(fault.to_string()))?;
            page::print(&format!("{}\n", file.display()))
        }
    }
}

/// A game whose mods can be checked.
trait Checked: Modded {
    /// Returns the ids of the messages that name entries and are not there.
    fn nameless(text: &Text, catalog: &Self::Catalog) -> Vec<String>;
}

impl Checked for Conclave {
    /// The names of entries are in the data.
    fn nameless(_text: &Text, _catalog: &Catalog) -> Vec<String> {
        Vec::new()
    }
}

impl Checked for Oaths {
    fn nameless(text: &Text, catalog: &<Self as Game>::Catalog) -> Vec<String> {
        oaths::chronicle::Words::new(text, catalog).nameless()
    }
}

impl Checked for First {
    fn nameless(text: &Text, catalog: &<Self as Game>::Catalog) -> Vec<String> {
        oaths::first::chronicle::Words::new(text, catalog).nameless()
    }
}

impl Checked for Circles {
    fn nameless(text: &Text, catalog: &<Self as Game>::Catalog) -> Vec<String> {
        circles::chronicle::Words::new(text, catalog).nameless()
    }
}

/// Reads a mod, and what it changes together with the mods that it needs.
fn checked(place: &Path, data_dir: Option<&Path>) -> Result<(Mod, Changes), Failure> {
    let one = Mod::read(place).map_err(failed)?;
    let mut mods = needed(&one, &ModShelf::standard(data_dir))?;
    mods.push(one.clone());
    let changes = match one.manifest.game.as_str() {
        Conclave::NAME => changes::<Conclave>(&one, &mods),
        Oaths::NAME => changes::<Oaths>(&one, &mods),
        First::NAME => changes::<First>(&one, &mods),
        Circles::NAME => changes::<Circles>(&one, &mods),
        other => {
            let known = [Conclave::NAME, Oaths::NAME, First::NAME, Circles::NAME].join(", ");
            let what = format!("no game of this table is called \"{other}\" (known: {known})");
            Err(vec![ModFault::whole(&one.place.join(MANIFEST), what)])
        }
    };
    Ok((one, changes.map_err(failed)?))
}

fn failed(faults: Vec<ModFault>) -> Failure {
    Failure(faults.iter().map(ToString::to_string).collect())
}

/// Returns what the last of these mods changes in a game.
fn changes<G: Checked>(one: &Mod, mods: &[Mod]) -> Result<Changes, Vec<ModFault>> {
    let mut faults = text_faults(one);
    let standard = G::standard();
    match book::<G>(&standard, mods) {
        Ok(book) => {
            let text = Text::with(languages::ENGLISH, &|language| texts(mods, language));
            let nameless = G::nameless(&text, G::catalog(&book)).into_iter();
            let place = one.place.join(TEXT).join(languages::ENGLISH);
            let fault = |id: String| ModFault::whole(&place, format!("the message \"{id}\" is missing"));
            faults.extend(nameless.map(fault));
            if faults.is_empty() { Ok(G::changes(G::catalog(&standard), G::catalog(&book))) } else { Err(faults) }
        }
        Err(found) => {
            faults.extend(found);
            Err(faults)
        }
    }
}

/// Returns the mods that a mod needs, and those that they need, each after its own needs.
fn needed(one: &Mod, shelf: &ModShelf) -> Result<Vec<Mod>, Failure> {
    let (here, _) = shelf.list();
    let mut ids: BTreeSet<String> = one.manifest.needs.iter().map(|need| need.id.clone()).collect();
    loop {
        let further = here.iter().filter(|other| ids.contains(&other.manifest.id));
        let further: Vec<String> = further
            .flat_map(|other| &other.manifest.needs)
            .map(|need| need.id.clone())
            .filter(|id| !ids.contains(id))
            .collect();
        if further.is_empty() {
            break;
        }
        ids.extend(further);
    }
    let ids: Vec<String> = ids.into_iter().collect();
    shelf.chosen(&ids).map_err(|missing| format!("{}: {missing}", one.place.display()).into())
}

fn text_faults(one: &Mod) -> Vec<ModFault> {
    let files: Vec<(String, String)> = one.below(TEXT).map(|(path, text)| (path.to_owned(), text.to_owned())).collect();
    let located = |fault: languages::TextFault| ModFault {
        path: one.place.join(TEXT).join(fault.file),
        line: Some(fault.line),
        what: fault.what,
    };
    let unknown = files.iter().filter_map(|(path, _)| {
        let tag = path.split('/').next().unwrap_or_default();
        let known = languages::languages().contains(&tag);
        let what = format!("\"{tag}\" is no language of this game (known: {})", languages::languages().join(", "));
        (!known).then(|| ModFault::whole(&one.place.join(TEXT).join(path), what))
    });
    languages::flaws_of(&files).into_iter().map(located).chain(unknown).collect()
}

/// Tells what a sound mod does.
fn told(one: &Mod, changes: &Changes) -> String {
    let manifest = &one.manifest;
    let mut told = format!("{} {} ({})\n{}\n", manifest.name, manifest.version, manifest.licence, manifest.about);
    for Change { family, added, replaced } in &changes.families {
        // Writing into a string cannot fail.
        let _ = writeln!(told, "  {family}: {added} added, {replaced} replaced");
    }
    if changes.numbers {
        told.push_str("  numbers of the rules: changed\n");
    }
    let texts = one.below(TEXT).count();
    if texts > 0 {
        let _ = writeln!(told, "  {texts} files of texts");
    }
    let _ = writeln!(told, "digest {:016x}; no faults", one.mark().digest);
    told
}

fn list(shelf: &ModShelf) -> Result<(), Failure> {
    let (mods, faults) = shelf.list();
    let mut told = String::new();
    for one in &mods {
        let Manifest { id, version, game, name, .. } = &one.manifest;
        let _ = writeln!(told, "{id:<24} {version:<10} {game:<14} {name}");
    }
    if mods.is_empty() {
        let _ = writeln!(told, "no mods in {}", shelf.folder().display());
    }
    page::print(&told)?;
    if faults.is_empty() { Ok(()) } else { Err(Failure(faults.iter().map(ToString::to_string).collect())) }
}
