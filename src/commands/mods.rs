//! `mod`: lists, checks and packs mods.
//!
//! `assets/mods/README.md` tells what a mod is and how one is made.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use table_text::languages;
use terminal::{Failure, page};

use crate::rules::catalog::Catalog;
use crate::table::mods::{Editions, MANIFEST, Mod, ModFault, ModShelf, PACKED, TEXT, catalog, pack};
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
        Command::List => list(&Editions::standard(data_dir)),
        Command::Check(Place { place }) => {
            let (one, catalog) = checked(place, data_dir)?;
            page::print(&told(&one, &catalog))
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

/// Reads a mod, and the catalog that it makes together with the mods that it needs.
fn checked(place: &Path, data_dir: Option<&Path>) -> Result<(Mod, Catalog), Failure> {
    let failed = |faults: Vec<ModFault>| Failure(faults.iter().map(ToString::to_string).collect());
    let one = Mod::read(place).map_err(failed)?;
    let mut faults: Vec<ModFault> = text_faults(&one);
    let shelf = ModShelf::standard(data_dir);
    let mut mods = needed(&one, &shelf)?;
    mods.push(one.clone());
    match catalog(&mods) {
        Ok(catalog) if faults.is_empty() => Ok((one, catalog)),
        Ok(_) => Err(failed(faults)),
        Err(found) => {
            faults.extend(found);
            Err(failed(faults))
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
fn told(one: &Mod, catalog: &Catalog) -> String {
    let manifest = &one.manifest;
    let mut told = format!("{} {} ({})\n{}\n", manifest.name, manifest.version, manifest.licence, manifest.about);
    let standard = Catalog::standard();
    macro_rules! family {
        ($($family:ident $what:literal),+) => {
            $(
                let changed = standard.$family.iter().zip(&catalog.$family).filter(|(own, new)| own != new).count();
                let added = catalog.$family.len() - standard.$family.len();
                if changed + added > 0 {
                    // Writing into a string cannot fail.
                    let _ = writeln!(told, "  {}: {added} added, {changed} replaced", $what);
                }
            )+
        };
    }
    family!(
        legions "legions", praetors "praetors", artifacts "artifacts", relics "relics", manuscripts "manuscripts",
        moves "moves", decorations "decorations", places "places of power", archfiends "archfiends",
        powers "powers", rituals "rituals", events "events", objectives "objectives", perks "perks"
    );
    if standard.constants != catalog.constants {
        told.push_str("  numbers of the rules: changed\n");
    }
    let texts = one.below(TEXT).count();
    if texts > 0 {
        let _ = writeln!(told, "  {texts} files of texts");
    }
    let _ = writeln!(told, "digest {:016x}; no faults", one.mark().digest);
    told
}

fn list(editions: &Editions) -> Result<(), Failure> {
    let (mods, faults) = editions.shelf().list();
    let mut told = String::new();
    for one in &mods {
        let _ = writeln!(told, "{:<24} {:<10} {}", one.manifest.id, one.manifest.version, one.manifest.name);
    }
    if mods.is_empty() {
        let _ = writeln!(told, "no mods in {}", editions.shelf().folder().display());
    }
    page::print(&told)?;
    if faults.is_empty() { Ok(()) } else { Err(Failure(faults.iter().map(ToString::to_string).collect())) }
}
