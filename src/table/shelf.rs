//! Small files of a player's own, one thing in each: archfiends and set-ups.
//!
//! They are RON, so that they can be read, sent to somebody, and written by hand. A file by hand may say anything: it is shown
//! on the list with what is wrong with it, and nothing of it comes into a game. A thing is written so that its file is either
//! the old one or the new one, whatever happens.

use std::fmt;
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::archive::{data_folder, file_name, plainly, replace};
use super::game::Game;

/// What every file of a shelf ends in.
const END: &str = "ron";

/// The most bytes that a file may have; what a person writes about one archfiend is far less.
const MOST_BYTES: u64 = 64 * 1024;

/// The most files that a list shows.
const MOST_FILES: usize = 500;

/// Something that a player of a game keeps in files.
pub trait Filed<G: Game>: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned {
    /// What can be wrong with it although it can be read.
    type Flaw: Clone + PartialEq + fmt::Debug;

    /// The folder of these files, below the data folder.
    const FOLDER: &'static str;

    /// What stands above it in its file, for whoever opens that by hand; lines that begin with `//`.
    const HEAD: &'static str;

    /// What it is called.
    fn called(&self) -> &str;

    /// Everything that is wrong with it.
    fn flaws(&self, catalog: &G::Catalog) -> Vec<Self::Flaw>;
}

/// Why a file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfiled<F> {
    /// The file or folder cannot be read: why.
    Unreadable(String),
    /// It cannot be written or deleted; what was there before is still there: why.
    Unwritable(String),
    /// It is longer than such a file can be.
    TooLong,
    /// It is not written as it should be.
    Garbled {
        /// In which line, from 1.
        line: usize,
        /// What stands in the way, in the words of the reader.
        what: String,
    },
    /// It can be read, but what it says cannot be.
    Unlawful(Vec<F>),
    /// It does not lie in the folder in which such files lie.
    Foreign,
}

/// A file on a shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf<G: Game, T: Filed<G>> {
    /// The file.
    pub path: PathBuf,
    /// What is in it, or why it cannot be used.
    pub held: Result<T, Misfiled<T::Flaw>>,
}

impl<G: Game, T: Filed<G>> Leaf<G, T> {
    /// What the thing is called, or else its file.
    #[must_use]
    pub fn title(&self) -> String {
        match &self.held {
            Ok(held) => held.called().to_owned(),
            Err(_) => self.path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned()),
        }
    }
}

/// A folder of such files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf<G, T> {
    folder: PathBuf,
    of: PhantomData<(G, T)>,
}

impl<G: Game, T: Filed<G>> Shelf<G, T> {
    /// The files in this folder, which is made when something is written.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder, of: PhantomData }
    }

    /// The files below this data folder, or else where this computer keeps such things.
    #[must_use]
    pub fn standard(data_dir: Option<&Path>) -> Self {
        Self::new(data_folder(data_dir).join(T::FOLDER))
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// All files, by what they are called; those that cannot be used last.
    ///
    /// # Errors
    /// If the folder is there but cannot be read.
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

    /// Reads a file, wherever it lies.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn read(&self, path: &Path, catalog: &G::Catalog) -> Result<T, Misfiled<T::Flaw>> {
        let held: T = parse(&slurp(path)?)?;
        match held.flaws(catalog) {
            flaws if flaws.is_empty() => Ok(held),
            flaws => Err(Misfiled::Unlawful(flaws)),
        }
    }

    /// Writes a thing and says where. It takes the place of the file that is named, which gets a name that fits; without one,
    /// or if another file has that name already, it gets a name with a number.
    ///
    /// # Errors
    /// If it is flawed, or why it cannot be written; nothing is lost then.
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

    /// Reads a file from anywhere and writes it here.
    ///
    /// # Errors
    /// Why it cannot be used, or not be written.
    pub fn import(&self, from: &Path, catalog: &G::Catalog) -> Result<PathBuf, Misfiled<T::Flaw>> {
        let thing = self.read(from, catalog)?;
        self.write(&thing, None, catalog)
    }

    /// Deletes a file of this folder.
    ///
    /// # Errors
    /// If it is not a file of this folder, or cannot be deleted.
    pub fn delete(&self, path: &Path) -> Result<(), Misfiled<T::Flaw>> {
        if !self.holds(path) {
            return Err(Misfiled::Foreign);
        }
        fs::remove_file(path).map_err(|error| Misfiled::Unwritable(plainly(&error)))
    }

    /// Whether a path is that of a file of this folder.
    fn holds(&self, path: &Path) -> bool {
        path.parent() == Some(self.folder.as_path()) && is_leaf(path)
    }

    /// Where something of this name is written, if it may take the place of this file.
    fn path_for(&self, title: &str, old: Option<&Path>) -> PathBuf {
        let stem = file_name(title);
        let numbered = (2_u32..).map(|number| format!("{stem} {number}"));
        let mut paths = std::iter::once(stem.clone()).chain(numbered).map(|stem| self.folder.join(stem + "." + END));
        // A system may take two names for one that differ in nothing but capitals; then the old file is its own namesake.
        let free = |path: &PathBuf| old == Some(path.as_path()) || !path.exists();
        paths.find(free).unwrap_or_else(|| self.folder.join(stem.clone() + "." + END))
    }
}

fn is_leaf(path: &Path) -> bool {
    let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    !hidden && path.extension().is_some_and(|extension| extension == END) && path.is_file()
}

fn slurp<F>(path: &Path) -> Result<String, Misfiled<F>> {
    let unreadable = |error: std::io::Error| Misfiled::Unreadable(plainly(&error));
    // Who names a device or a pipe would wait for ever.
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err(Misfiled::Unreadable(plainly(&ErrorKind::IsADirectory.into())));
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(unreadable)?.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Misfiled::TooLong);
    }
    String::from_utf8(bytes).map_err(|error| {
        let line =
            1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        Misfiled::Garbled { line, what: error.utf8_error().to_string() }
    })
}

fn parse<T: DeserializeOwned, F>(text: &str) -> Result<T, Misfiled<F>> {
    // A file that went through another system may begin with a mark of its encoding.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    ron::from_str(text).map_err(|fault| Misfiled::Garbled { line: fault.span.start.line, what: fault.code.to_string() })
}
