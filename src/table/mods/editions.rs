//! Editions: a game with the data of some mods added.

use std::fmt;
use std::path::Path;

use table_data::{CATALOG, Faults, Layer, SourceFile};

use super::{MANIFEST, Manifest, Missing, Mod, ModFault, ModMark, ModShelf, TRIALS};
use crate::game::Game;

/// A game whose data mods can change.
pub trait Modded: Game {
    /// Returns the rules as they come.
    fn standard() -> Self::Book;

    /// Returns these rules with the data of these mods, in this order.
    ///
    /// # Errors
    /// Every fault of the data.
    fn with(standard: &Self::Book, mods: &[Layer]) -> Result<Self::Book, Faults>;

    /// Returns what mods have changed in a catalog.
    fn changes(standard: &Self::Catalog, changed: &Self::Catalog) -> Changes;
}

/// What mods have changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Families of entries with their changes; none without any.
    pub families: Vec<Change>,
    /// True if a number of the rules differs.
    pub numbers: bool,
}

/// Changes in a family of entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The family, for example "legions".
    pub family: &'static str,
    /// Entries that were added.
    pub added: usize,
    /// Entries that were replaced by others.
    pub replaced: usize,
}

impl Changes {
    /// Notes the changes in a family whose entries are known by their ids.
    pub fn note_named<'a, T: PartialEq>(
        &mut self,
        family: &'static str,
        standard: &'a [T],
        changed: &'a [T],
        id: impl Fn(&'a T) -> &'a str,
    ) {
        let before = |new: &&'a T| standard.iter().find(|own| id(own) == id(new));
        let added = changed.iter().filter(|new| before(new).is_none()).count();
        let replaced = changed.iter().filter(|new| before(new).is_some_and(|own| own != *new)).count();
        if replaced + added > 0 {
            self.families.push(Change { family, added, replaced });
        }
    }

    /// Notes the changes in a family whose entries keep their places.
    pub fn note<T: PartialEq>(&mut self, family: &'static str, standard: &[T], changed: &[T]) {
        let replaced = standard.iter().zip(changed).filter(|(own, new)| own != new).count();
        let added = changed.len().saturating_sub(standard.len());
        if replaced + added > 0 {
            self.families.push(Change { family, added, replaced });
        }
    }
}

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
pub struct Edition<G: Modded> {
    /// The rules.
    pub book: G::Book,
    /// The mods, each one after those that it needs. Their texts are part of the edition too.
    pub mods: Vec<Mod>,
}

impl<G: Modded> Clone for Edition<G> {
    fn clone(&self) -> Self {
        Self { book: self.book.clone(), mods: self.mods.clone() }
    }
}

/// All editions of a game that can be played here.
pub struct Editions<G: Modded> {
    shelf: ModShelf,
    standard: G::Book,
}

impl<G: Modded> Clone for Editions<G> {
    fn clone(&self) -> Self {
        Self { shelf: self.shelf.clone(), standard: self.standard.clone() }
    }
}

impl<G: Modded> Editions<G> {
    /// Creates the editions of these rules with the mods of a folder.
    #[must_use]
    pub const fn new(shelf: ModShelf, standard: G::Book) -> Self {
        Self { shelf, standard }
    }

    /// Creates the editions of the rules with the mods in this data folder. `None` means the
    /// standard data folder of the system.
    #[must_use]
    pub fn standard(data_dir: Option<&Path>) -> Self {
        Self::new(ModShelf::standard(data_dir), G::standard())
    }

    /// Returns the folder of mods.
    #[must_use]
    pub const fn shelf(&self) -> &ModShelf {
        &self.shelf
    }

    /// Returns the mods of this game in the folder, sorted by id, and the faults of all mods that
    /// cannot be read.
    #[must_use]
    pub fn list(&self) -> (Vec<Mod>, Vec<ModFault>) {
        let (mut mods, faults) = self.shelf.list();
        mods.retain(|one| one.manifest.game == G::NAME);
        (mods, faults)
    }

    /// Returns the game as it comes, without mods.
    #[must_use]
    pub fn plain(&self) -> Edition<G> {
        Edition { book: self.standard.clone(), mods: Vec::new() }
    }

    /// Returns the game with the mods that have these ids.
    ///
    /// # Errors
    /// If a mod is missing, or if the mods together are no game.
    pub fn chosen(&self, ids: &[String]) -> Result<Edition<G>, NoEdition> {
        self.edition(self.shelf.chosen(ids).map_err(NoEdition::Missing)?)
    }

    /// Returns the game with the mods that a save names.
    ///
    /// # Errors
    /// If a mod is missing or has changed, or if the mods together are no game.
    pub fn saved(&self, marks: &[ModMark]) -> Result<Edition<G>, NoEdition> {
        self.edition(self.shelf.saved(marks).map_err(NoEdition::Missing)?)
    }

    /// Returns the game with these mods, in this order.
    ///
    /// # Errors
    /// If the mods together are no game.
    pub fn edition(&self, mods: Vec<Mod>) -> Result<Edition<G>, NoEdition> {
        if mods.is_empty() {
            return Ok(self.plain());
        }
        let book = book::<G>(&self.standard, &mods).map_err(NoEdition::Faulty)?;
        Ok(Edition { book, mods })
    }
}

/// Returns these rules with the data of these mods.
///
/// # Errors
/// Every fault, with the path of its file.
pub fn book<G: Modded>(standard: &G::Book, mods: &[Mod]) -> Result<G::Book, Vec<ModFault>> {
    let faults: Vec<ModFault> = mods.iter().flat_map(unfit::<G>).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let layers: Vec<Layer> = mods.iter().map(layer).collect();
    G::with(standard, &layers).map_err(|faults| placed(mods, &faults))
}

/// Returns the data of a mod.
fn layer(one: &Mod) -> Layer {
    let file = |(path, text): (&str, &str)| SourceFile { path: path.to_owned(), text: text.to_owned() };
    let (files, trials) = (one.below(CATALOG).map(file).collect(), one.below(TRIALS).map(file).collect());
    Layer { mark: one.mark(), files, trials }
}

/// Returns the reasons why a mod is not for this game or these rules.
fn unfit<G: Game>(one: &Mod) -> Vec<ModFault> {
    let Manifest { game, rules, .. } = &one.manifest;
    let manifest = one.place.join(MANIFEST);
    let mut faults = Vec::new();
    if game != G::NAME {
        let what = format!("it is for the game \"{game}\", and this is \"{}\"", G::NAME);
        faults.push(ModFault::whole(&manifest, what));
    } else if *rules > G::RULES {
        let what = format!("it was made for version {rules} of the rules, and this is version {}", G::RULES);
        faults.push(ModFault::whole(&manifest, what));
    }
    faults
}

/// Returns the faults of a catalog with the paths of their files. A fault of a file is that of the
/// last mod that changes the file, and one of the whole catalog is that of the last mod.
fn placed(mods: &[Mod], faults: &Faults) -> Vec<ModFault> {
    let whole = |fault: &table_data::Fault| {
        let (id, rest) = fault.file.split_once('/').unwrap_or(("", &fault.file));
        let owner = mods.iter().find(|one| one.manifest.id == id);
        let changes = |one: &&Mod| one.files.contains_key(&format!("{CATALOG}/{}", fault.file));
        let path = match (owner, mods.iter().rfind(changes).or(mods.last())) {
            (Some(owner), _) => owner.place.join(rest),
            (None, Some(last)) => last.place.join(CATALOG).join(&fault.file),
            (None, None) => fault.file.clone().into(),
        };
        ModFault { path, line: Some(fault.line).filter(|&line| line > 0), what: fault.what.clone() }
    };
    faults.list().iter().map(whole).collect()
}
