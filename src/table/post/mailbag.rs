//! Mailbags: folders through which dispatches come and go.
//!
//! A mailbag can be a folder that is kept the same on several machines, or one whose files are
//! mailed by hand. Files may vanish, come twice under other names, or be half-written at any time.
//! What a dispatch is stands in its head: names of files are for people.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::dispatch::{self, Flaw, Head, Kind, MOST_BYTES, TableId};
use super::fault::PostFault;
use crate::archive::{file_name, plainly, replace};
use crate::slurp;

/// Maximum number of files that are looked at.
const MOST_FILES: usize = 2000;

/// The bytes of a dispatch, with its head.
pub(super) struct Found {
    pub path: PathBuf,
    pub read: Result<(Head, Vec<u8>), Flaw>,
}

/// A folder of dispatches, and what is known of its files.
#[derive(Clone, Debug, Default)]
pub(super) struct Mailbag {
    folder: PathBuf,
    /// The length and time of each file that was read.
    known: BTreeMap<PathBuf, (u64, Option<SystemTime>)>,
}

impl Mailbag {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, known: BTreeMap::new() }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the files that have changed since the last look, oldest turn first. Dispatches that
    /// the caller does not want are left out.
    pub fn news(&mut self, wanted: impl Fn(&Head) -> bool) -> Result<Vec<Found>, PostFault> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(PostFault::unreadable(&self.folder, &error)),
        };
        let mut paths: Vec<PathBuf> =
            entries.flatten().map(|entry| entry.path()).filter(|path| is_dispatch(path)).collect();
        paths.sort();
        paths.truncate(MOST_FILES);
        self.known.retain(|path, _| paths.binary_search(path).is_ok());
        let mut found = Vec::new();
        for path in paths {
            let Ok(there) = fs::metadata(&path) else { continue };
            let stamp = (there.len(), there.modified().ok());
            if self.known.get(&path) == Some(&stamp) {
                continue;
            }
            let read = slurp(&path).and_then(|bytes| Ok((dispatch::head(&bytes)?, bytes)));
            self.known.insert(path.clone(), stamp);
            if read.as_ref().map_or(true, |(head, _)| wanted(head)) {
                found.push(Found { path, read });
            }
        }
        let order = |found: &Found| found.read.as_ref().map_or((u32::MAX, 0), |(head, _)| (head.turn, head.serial));
        found.sort_by_key(order);
        Ok(found)
    }

    /// Looks at every file again the next time.
    pub fn forget(&mut self) {
        self.known.clear();
    }

    /// Writes a dispatch. It replaces an earlier one of the same name. Returns the path.
    pub fn put(&mut self, name: &str, bytes: &[u8]) -> Result<PathBuf, PostFault> {
        fs::create_dir_all(&self.folder).map_err(|error| PostFault::unwritable(&self.folder, &error))?;
        let path = self.folder.join(name);
        replace(&path, bytes).map_err(|error| PostFault::unwritable(&path, &error))?;
        Ok(path)
    }

    /// Deletes a dispatch of one's own, if it is still there. A file that cannot be deleted stays:
    /// it is only in the way.
    pub fn clear(&self, name: &str) {
        let _ = fs::remove_file(self.folder.join(name));
    }
}

/// Returns the name of a dispatch's file.
pub(super) fn name_of(table: &str, id: TableId, kind: Kind, turn: u32, person: &str) -> String {
    let table = file_name(table);
    let person = file_name(person);
    // Two tables of one name are told apart by the end of their number.
    let id = id.0 & 0xffff;
    let what = match kind {
        Kind::Invitation => format!("invitation for {person}"),
        Kind::Joining => format!("{person} joins"),
        Kind::Turn => format!("turn {turn:03} for {person}"),
        Kind::Orders => format!("turn {turn:03} by {person}"),
    };
    format!("{table} {id:04x}, {what}.{}", dispatch::END)
}

/// Reads a dispatch from any folder.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, PostFault> {
    let there = fs::metadata(path).map_err(|error| PostFault::unreadable(path, &error))?;
    if !there.is_file() {
        return Err(PostFault::dispatch(path, Flaw::Foreign));
    }
    slurp(path).map_err(|flaw| PostFault::dispatch(path, flaw))
}

fn slurp(path: &Path) -> Result<Vec<u8>, Flaw> {
    slurp::bytes(path, MOST_BYTES).map_err(|error| match error.kind() {
        ErrorKind::FileTooLarge => Flaw::Foreign,
        _ => Flaw::Unreadable(plainly(&error)),
    })
}

fn is_dispatch(path: &Path) -> bool {
    let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    !hidden && path.extension().is_some_and(|end| end == dispatch::END) && path.is_file()
}
