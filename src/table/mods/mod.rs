//! Mods: folders or zip files of a player's own, which add entries to the data and texts of a game
//! or replace some.
//!
//! ```text
//! mods/ten-whispers/mod.ron              the manifest
//! mods/ten-whispers/catalog/...          data, in the folders and the syntax of assets/catalog
//! mods/ten-whispers/text/en-US/...       Fluent files
//! mods/ten-whispers/trials/...        trials, with their texts in `text`
//! mods/ten-whispers.zip                  the same, packed into one file
//! ```
//! A mod is read whole or not at all. Every fault names its file, and its line where it has one.
//! A mod holds data only: nothing in it is ever run.
//!
//! Not here: what the data mean. The game reads them with the catalog that they change.

mod editions;
mod manifest;
mod pack;
mod shelf;

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::Xxh3;

pub use self::editions::{Change, Changes, Edition, Editions, Modded, NoEdition, book};
pub use self::manifest::{MANIFEST, Manifest, Need};
pub use self::pack::{PACKED, pack};
pub use self::shelf::{Missing, ModShelf};
pub use table_core::mods::{ModMark, listed};
pub use table_data::{CATALOG, Faults, Layer};

/// Maximum number of files in a mod.
const MOST_FILES: usize = 2_000;
/// Maximum size of all files of a mod together, in bytes.
const MOST_BYTES: u64 = 16 << 20;

/// The folder of texts, with a folder for each language.
pub const TEXT: &str = "text";
/// The folder of trials.
pub const TRIALS: &str = "trials";

/// One fault of a mod.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{}: {what}", path.display(), line.map_or_else(String::new, |line| format!(":{line}")))]
pub struct ModFault {
    /// The file or folder.
    pub path: PathBuf,
    /// The line, from 1, if the fault has one.
    pub line: Option<usize>,
    /// The fault, as a sentence.
    pub what: String,
}

impl ModFault {
    /// Creates a fault of a whole file.
    #[must_use]
    pub fn whole(path: &Path, what: impl Into<String>) -> Self {
        Self { path: path.to_path_buf(), line: None, what: what.into() }
    }
}

/// A mod that has been read. The game has not checked its data yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mod {
    /// The folder or the packed file.
    pub place: PathBuf,
    /// The manifest.
    pub manifest: Manifest,
    /// All files except the manifest: path with `/` as separator, and text. Line ends are `\n`.
    pub files: BTreeMap<String, String>,
}

impl Mod {
    /// Reads the mod in a folder, or in a packed file.
    ///
    /// # Errors
    /// Every file that cannot be read or does not belong into a mod, and every fault of the
    /// manifest.
    pub fn read(place: &Path) -> Result<Self, Vec<ModFault>> {
        let mut files = if place.is_dir() { folder(place)? } else { pack::unpack(place)? };
        let Some(written) = files.remove(MANIFEST) else {
            return Err(vec![ModFault::whole(place, format!("a mod needs a manifest, \"{MANIFEST}\""))]);
        };
        let manifest = Manifest::read(&place.join(MANIFEST), &written)?;
        let strange: Vec<ModFault> = files
            .keys()
            .filter(|path| !belongs(path))
            .map(|path| ModFault::whole(&place.join(path), STRANGE))
            .collect();
        if strange.is_empty() { Ok(Self { place: place.to_path_buf(), manifest, files }) } else { Err(strange) }
    }

    /// Returns the mark by which catalogs and saves name the mod.
    #[must_use]
    pub fn mark(&self) -> ModMark {
        let mut hash = Xxh3::new();
        for (path, text) in self.below(CATALOG) {
            hash.update(path.as_bytes());
            hash.update(&[0]);
            hash.update(text.as_bytes());
            hash.update(&[0]);
        }
        let Manifest { id, name, version, .. } = &self.manifest;
        ModMark { id: id.clone(), name: name.clone(), version: version.to_string(), digest: hash.digest() }
    }

    /// Returns its texts in a language: file names and texts.
    #[must_use]
    pub fn texts(&self, language: &str) -> Vec<(String, String)> {
        let files = self.below(TEXT).filter(|(path, _)| path.split('/').next() == Some(language));
        files.map(|(path, text)| (path.to_owned(), text.to_owned())).collect()
    }

    /// Returns the files below a folder of the mod: their paths below that folder, and their texts.
    pub fn below<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files.iter().filter_map(move |(path, text)| {
            let rest = path.strip_prefix(folder)?.strip_prefix('/')?;
            Some((rest, text.as_str()))
        })
    }
}

const STRANGE: &str = "a mod has no such file: data lie in \"catalog\" and \"trials\" and end in .ron, texts lie in \
                       \"text\" and end in .ftl; notes end in .md or .txt";

/// True if the file has a place in a mod.
fn belongs(path: &str) -> bool {
    let (folder, rest) = path.split_once('/').unwrap_or(("", path));
    let ends = |end: &str| Path::new(rest).extension().is_some_and(|extension| extension == end);
    match folder {
        CATALOG | TRIALS => ends("ron"),
        TEXT => ends("ftl"),
        _ => ends("md") || ends("txt"),
    }
}

/// Returns the texts of these mods in a language: file names and texts.
#[must_use]
pub fn texts(mods: &[Mod], language: &str) -> Vec<(String, String)> {
    mods.iter().flat_map(|one| one.texts(language)).collect()
}

/// Reads all files in a folder and its subfolders. Hidden files are left out, as are links to
/// folders, because they can form a cycle.
fn folder(place: &Path) -> Result<BTreeMap<String, String>, Vec<ModFault>> {
    let (mut files, mut faults, mut room) = (BTreeMap::new(), Vec::new(), MOST_BYTES);
    let mut folders = vec![place.to_path_buf()];
    while let Some(current) = folders.pop() {
        let entries = match fs::read_dir(&current) {
            Ok(entries) => entries,
            Err(error) => {
                faults.push(ModFault::whole(&current, format!("the folder cannot be read: {error}")));
                continue;
            }
        };
        for entry in entries.flatten() {
            let path = entry.path();
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            if files.len() >= MOST_FILES {
                return Err(vec![ModFault::whole(place, format!("a mod has at most {MOST_FILES} files"))]);
            }
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(path),
                Ok(_) if path.is_file() => match read_text(&path, &mut room) {
                    Ok(text) => {
                        let below = path.strip_prefix(place).unwrap_or(&path);
                        files.insert(below.to_string_lossy().replace('\\', "/"), text);
                    }
                    Err(what) => faults.push(ModFault::whole(&path, what)),
                },
                Ok(_) => faults.push(ModFault::whole(&path, "this is neither a file nor a folder")),
                Err(error) => faults.push(ModFault::whole(&path, format!("it cannot be read: {error}"))),
            }
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(sorted(faults)) }
}

/// Reads a text file, and takes its size from the room that is left.
fn read_text(path: &Path, room: &mut u64) -> Result<String, String> {
    let file = fs::File::open(path).map_err(|error| format!("it cannot be read: {error}"))?;
    plain(file, room)
}

/// Reads a text of UTF-8 with `\n` as line ends, and takes its size from the room that is left.
fn plain(from: impl Read, room: &mut u64) -> Result<String, String> {
    let mut bytes = Vec::new();
    from.take(*room + 1).read_to_end(&mut bytes).map_err(|error| format!("it cannot be read: {error}"))?;
    if bytes.len() as u64 > *room {
        return Err(format!("the files of a mod have at most {} MiB together", MOST_BYTES >> 20));
    }
    *room -= bytes.len() as u64;
    let text = String::from_utf8(bytes).map_err(|_| "it is no text in UTF-8".to_owned())?;
    Ok(text.replace("\r\n", "\n"))
}

fn sorted(mut faults: Vec<ModFault>) -> Vec<ModFault> {
    faults.sort_by(|a, b| (&a.path, a.line).cmp(&(&b.path, b.line)));
    faults
}
