//! Mods of the main game: the rules with the data of some mods added, and the checks of a mod.
//!
//! The data lie in the folders of `assets/catalog`. An entry with an id that is already there
//! replaces that entry, any other is added. `constants.ron` of a mod names only the numbers that it
//! changes.
//!
//! Not here: the texts of mods, which `chronicle` reads.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

pub use table::mods::{
    CATALOG, MANIFEST, Manifest, Missing, Mod, ModFault, ModMark, ModShelf, PACKED, TEXT, TRIALS, listed, pack,
};

use table::game::Game;

use crate::Conclave;
use crate::rules::catalog::{Catalog, Faults, Layer, Source, SourceFile};
use crate::rules::rulebook::Rulebook;

/// The reason why a game cannot be played with some mods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoEdition {
    /// One of them is missing.
    Missing(Missing),
    /// The data have faults.
    Faulty(Vec<ModFault>),
}

impl fmt::Display for NoEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(missing) => missing.fmt(f),
            Self::Faulty(faults) => {
                let first = faults.first().map_or_else(String::new, ToString::to_string);
                match faults.len() {
                    0 | 1 => write!(f, "a mod has a fault: {first}"),
                    many => write!(f, "a mod has {many} faults; the first: {first}"),
                }
            }
        }
    }
}

impl std::error::Error for NoEdition {}

/// The rules with some mods, and the mods.
#[derive(Clone)]
pub struct Edition {
    /// The rules.
    pub book: Rulebook,
    /// The mods, each one after those that it needs. Their texts are part of the edition too.
    pub mods: Vec<Mod>,
}

/// All editions of the game that can be played here.
#[derive(Clone)]
pub struct Editions {
    shelf: ModShelf,
    standard: Rulebook,
}

impl Editions {
    /// Creates the editions of these rules with the mods of a folder.
    #[must_use]
    pub const fn new(shelf: ModShelf, standard: Rulebook) -> Self {
        Self { shelf, standard }
    }

    /// Creates the editions of the rules with the mods in this data folder. `None` means the
    /// standard data folder of the system.
    #[must_use]
    pub fn standard(data_dir: Option<&Path>) -> Self {
        Self::new(ModShelf::standard(data_dir), Rulebook::standard())
    }

    /// Returns the folder of mods.
    #[must_use]
    pub const fn shelf(&self) -> &ModShelf {
        &self.shelf
    }

    /// Returns the game as it comes, without mods.
    #[must_use]
    pub fn plain(&self) -> Edition {
        Edition { book: self.standard.clone(), mods: Vec::new() }
    }

    /// Returns the game with the mods that have these ids.
    ///
    /// # Errors
    /// If a mod is missing, or if the mods together are no game.
    pub fn chosen(&self, ids: &[String]) -> Result<Edition, NoEdition> {
        self.edition(self.shelf.chosen(ids).map_err(NoEdition::Missing)?)
    }

    /// Returns the game with the mods that a save names.
    ///
    /// # Errors
    /// If a mod is missing or has changed, or if the mods together are no game.
    pub fn saved(&self, marks: &[ModMark]) -> Result<Edition, NoEdition> {
        self.edition(self.shelf.saved(marks).map_err(NoEdition::Missing)?)
    }

    /// Returns the game with these mods, in this order.
    ///
    /// # Errors
    /// If the mods together are no game.
    pub fn edition(&self, mods: Vec<Mod>) -> Result<Edition, NoEdition> {
        if mods.is_empty() {
            return Ok(self.plain());
        }
        let catalog = catalog(&mods).map_err(NoEdition::Faulty)?;
        Ok(Edition { book: self.standard.on(Arc::new(catalog)), mods })
    }
}

/// Reads the catalog with the data of these mods.
///
/// # Errors
/// Every fault, with the path of its file.
pub fn catalog(mods: &[Mod]) -> Result<Catalog, Vec<ModFault>> {
    let faults: Vec<ModFault> = mods.iter().flat_map(unfit).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let layer = |one: &Mod| {
        let file = |(path, text): (&str, &str)| SourceFile { path: path.to_owned(), text: text.to_owned() };
        let (files, trials) = (one.below(CATALOG).map(file).collect(), one.below(TRIALS).map(file).collect());
        Layer { mark: one.mark(), files, trials }
    };
    let source = Source::built_in().with(mods.iter().map(layer));
    Catalog::read(&source).map_err(|faults| placed(mods, &faults))
}

/// Returns the reasons why a mod is not for this game or these rules.
fn unfit(one: &Mod) -> Vec<ModFault> {
    let Manifest { game, rules, .. } = &one.manifest;
    let manifest = one.place.join(MANIFEST);
    let mut faults = Vec::new();
    if game != Conclave::NAME {
        let what = format!("it is for the game \"{game}\", and this is \"{}\"", Conclave::NAME);
        faults.push(ModFault::whole(&manifest, what));
    }
    if *rules > Conclave::RULES {
        let what = format!("it was made for version {rules} of the rules, and this is version {}", Conclave::RULES);
        faults.push(ModFault::whole(&manifest, what));
    }
    faults
}

/// Returns the faults of a catalog with the paths of their files. A fault of the whole catalog is
/// the fault of the last mod.
fn placed(mods: &[Mod], faults: &Faults) -> Vec<ModFault> {
    let whole = |fault: &crate::rules::catalog::Fault| {
        let (id, rest) = fault.file.split_once('/').unwrap_or(("", &fault.file));
        let owner = mods.iter().find(|one| one.manifest.id == id);
        let path = match (owner, mods.last()) {
            (Some(owner), _) => owner.place.join(rest),
            (None, Some(last)) => last.place.join(CATALOG).join(&fault.file),
            (None, None) => fault.file.clone().into(),
        };
        ModFault { path, line: Some(fault.line).filter(|&line| line > 0), what: fault.what.clone() }
    };
    faults.list().iter().map(whole).collect()
}
