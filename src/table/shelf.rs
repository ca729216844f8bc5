//! Shelves: folders of small files that belong to the player, with one item per file.
//!
//! The files are RON, so that players can read, share and edit them. A hand-written file can
//! contain anything: a faulty file is listed together with its faults, and never used in a game. A
//! write is atomic: afterwards the file contains either the old version or the new one.

use std::fmt;
use std::fs;
use std::io::ErrorKind;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::archive::{data_folder, file_name, plainly, replace};
use super::game::Game;
use super::slurp;

/// Extension of all files on a shelf.
const END: &str = "ron";

/// Maximum size of a file, in bytes; far more than a hand-written item needs.
const MOST_BYTES: u64 = 64 * 1024;

/// Maximum number of files in a list.
const MOST_FILES: usize = 500;

/// A kind of item that the players of a game keep in files.
pub trait Filed<G: Game>: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned {
    /// A fault of an item in a readable file.
    type Flaw: Clone + PartialEq + fmt::Debug;

    /// Name of the folder for these files, inside the data folder.
    const FOLDER: &'static str;

    /// Comment at the top of each file, for people who open it in an editor. Every line begins with
    /// `//`.
    const HEAD: &'static str;

    /// Returns the name of the item.
    fn called(&self) -> &str;

    /// Returns all faults of the item.
    fn flaws(&self, catalog: &G::Catalog) -> Vec<Self::Flaw>;
}

/// The reason why a file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfiled<F> {
    /// The file or folder cannot be read, with the reason.
    Unreadable(String),
    /// The file cannot be written or deleted, with the reason. The old file is still there.
    Unwritable(String),
    /// The file is too large.
    TooLong,
    /// The file has a syntax error.
    Garbled {
        /// The line, from 1.
        line: usize,
        /// The error message of the parser.
        what: String,
    },
    /// The file can be read, but its item has these faults.
    Unlawful(Vec<F>),
    /// The file is not in the folder of this shelf.
    Foreign,
}

/// A file on a shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf<G: Game, T: Filed<G>> {
    /// The file.
    pub path: PathBuf,
    /// The item, or the reason why the file cannot be used.
    pub held: Result<T, Misfiled<T::Flaw>>,
}

impl<G: Game, T: Filed<G>> Leaf<G, T> {
    /// Returns the name of the item, or the name of the file if it cannot be used.
    #[must_use]
    pub fn title(&self) -> String {
        match &self.held {
            Ok(held) => held.called().to_owned(),
            Err(_) => self.path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned()),
        }
    }
}

/// A folder of files of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf<G, T> {
    folder: PathBuf,
    of: PhantomData<(G, T)>,
}

impl<G: Game, T: Filed<G>> Shelf<G, T> {
    /// Creates a shelf for this folder. The folder itself is created by the first write.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder, of: PhantomData }
    }

    /// Creates a shelf in this data folder. `None` means the standard data folder of the system.
    #[must_use]
    pub fn standard(data_dir: Option<&Path>) -> Self {
        Self::new(data_folder(data_dir).join(T::FOLDER))
    }

    /// Returns the folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns all files, sorted by name; unusable files come last.
    ///
    /// # Errors
    /// If the folder exists but cannot be read.
    pub fn list(&self, catalog: &G::Catalog) -> Result<Vec<Leaf<G, T>>, Misfiled<T::Flaw>> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(Misfiled::Unreadable(plainly(&error))),
        };
        let mut paths: Vec<PathBuf> =
            entries.flatten().map(|entry| entry.path()).filter(|path| is_leaf(path)).collect();
        paths.sort();
        paths.truncate(MOST_FILES);
        let mut leaves: Vec<Leaf<G, T>> =
            paths.into_iter().map(|path| Leaf { held: self.read(&path, catalog), path }).collect();
        leaves.sort_by_key(|leaf| (leaf.held.is_err(), leaf.title().to_lowercase()));
        Ok(leaves)
    }

    /// Reads a file in any folder.
    ///
    /// # Errors
    /// The reason why the file cannot be used.
    pub fn read(&self, path: &Path, catalog: &G::Catalog) -> Result<T, Misfiled<T::Flaw>> {
        let held: T = parse(&slurp(path)?)?;
        match held.flaws(catalog) {
            flaws if flaws.is_empty() => Ok(held),
            flaws => Err(Misfiled::Unlawful(flaws)),
        }
    }

    /// Writes an item and returns the path of the file, which is named after the item. If another
    /// file already has that name, adds a number. The new file replaces `old`, if given.
    ///
    /// # Errors
    /// If the item has faults, or the reason why it cannot be written. No existing file is lost.
    pub fn write(&self, thing: &T, old: Option<&Path>, catalog: &G::Catalog) -> Result<PathBuf, Misfiled<T::Flaw>> {
        let flaws = thing.flaws(catalog);
        if !flaws.is_empty() {
            return Err(Misfiled::Unlawful(flaws));
        }
        let old = old.filter(|old| self.holds(old));
        let unwritable = |error: std::io::Error| Misfiled::Unwritable(plainly(&error));
        let text = ron::ser::to_string_pretty(thing, ron::ser::PrettyConfig::default())
            .map_err(|error| Misfiled::Unwritable(error.to_string()))?;
        fs::create_dir_all(&self.folder).map_err(unwritable)?;
        let path = self.path_for(thing.called(), old);
        replace(&path, format!("{}\n{text}\n", T::HEAD).as_bytes()).map_err(unwritable)?;
        if let Some(old) = old.filter(|old| **old != path) {
            fs::remove_file(old).map_err(unwritable)?;
        }
        Ok(path)
    }

    /// Copies an item from a file in any folder to this shelf.
    ///
    /// # Errors
    /// The reason why the file cannot be used, or the copy cannot be written.
    pub fn import(&self, from: &Path, catalog: &G::Catalog) -> Result<PathBuf, Misfiled<T::Flaw>> {
        let thing = self.read(from, catalog)?;
        self.write(&thing, None, catalog)
    }

    /// Deletes a file of this folder.
    ///
    /// # Errors
    /// If the file is not in this folder, or cannot be deleted.
    pub fn delete(&self, path: &Path) -> Result<(), Misfiled<T::Flaw>> {
        if !self.holds(path) {
            return Err(Misfiled::Foreign);
        }
        fs::remove_file(path).map_err(|error| Misfiled::Unwritable(plainly(&error)))
    }

    /// True if the path is a file of this folder.
    fn holds(&self, path: &Path) -> bool {
        path.parent() == Some(self.folder.as_path()) && is_leaf(path)
    }

    /// Returns the path for an item with this name, which may replace the file `old`.
    fn path_for(&self, title: &str, old: Option<&Path>) -> PathBuf {
        let stem = file_name(title);
        let numbered = (2_u32..).map(|number| format!("{stem} {number}"));
        let mut paths = std::iter::once(stem.clone()).chain(numbered).map(|stem| self.folder.join(stem + "." + END));
        // On some systems, names that differ only in case are the same file. In that case the old
        // file does not count as another file with the same name.
        let free = |path: &PathBuf| old == Some(path.as_path()) || !path.exists();
        paths.find(free).unwrap_or_else(|| self.folder.join(stem.clone() + "." + END))
    }
}

fn is_leaf(path: &Path) -> bool {
    let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    !hidden && path.extension().is_some_and(|extension| extension == END) && path.is_file()
}

fn slurp<F>(path: &Path) -> Result<String, Misfiled<F>> {
    let bytes = slurp::bytes(path, MOST_BYTES).map_err(|error| match error.kind() {
        ErrorKind::FileTooLarge => Misfiled::TooLong,
        _ => Misfiled::Unreadable(plainly(&error)),
    })?;
    String::from_utf8(bytes).map_err(|error| {
        let line =
            1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        Misfiled::Garbled { line, what: error.utf8_error().to_string() }
    })
}

fn parse<T: DeserializeOwned, F>(text: &str) -> Result<T, Misfiled<F>> {
    // Editors on some systems write a byte order mark at the beginning.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    ron::from_str(text).map_err(|fault| Misfiled::Garbled { line: fault.span.start.line, what: fault.code.to_string() })
}
