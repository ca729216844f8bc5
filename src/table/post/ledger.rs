//! Ledgers: what a host or a guest has to remember of a table. One file in a folder of its own,
//! which on Unix only its owner can read: it holds the keys.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table_core::seats::Seat;

use super::dispatch::{self, Flaw, LEDGER, TableId};
use super::fault::PostFault;
use crate::archive::{read, replace_private};
use crate::slurp;

/// Name of the file.
const LEDGER_FILE: &str = "ledger.post";
/// Maximum size of a private file, in bytes.
const MOST_BYTES: u64 = 32 << 20;

/// The part a ledger's owner has at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Role {
    /// Collects the orders and processes the turns.
    Host,
    /// Plays a seat.
    Guest(Seat),
}

/// The first part of a ledger, for lists of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Label {
    pub game: String,
    pub table: TableId,
    pub role: Role,
    pub name: String,
}

impl Label {
    /// Returns the folder of this ledger below the folder of all.
    pub fn folder(&self, post: &Path) -> PathBuf {
        post.join(match self.role {
            Role::Host => format!("{}-host", self.table),
            Role::Guest(seat) => format!("{}-seat-{seat}", self.table),
        })
    }
}

/// Writes a ledger. It contains either the old version or the new one, never a part of each.
pub(super) fn write(folder: &Path, label: &Label, ledger: &impl Serialize) -> Result<(), PostFault> {
    keep(&folder.join(LEDGER_FILE), label, ledger)
}

/// Writes a private file with a label.
pub(super) fn keep(path: &Path, label: &Label, content: &impl Serialize) -> Result<(), PostFault> {
    let fault = |flaw| PostFault::dispatch(path, flaw);
    let head = postcard::to_stdvec(label).map_err(|_| fault(Flaw::Damaged("its name is too long")))?;
    let bytes = dispatch::frame(LEDGER, &head, &dispatch::plain(content).map_err(fault)?);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| PostFault::unwritable(folder, &error))?;
    }
    replace_private(path, &bytes).map_err(|error| PostFault::unwritable(path, &error))
}

/// Reads the label of the ledger in this folder. `None` if there is none.
pub(super) fn label(folder: &Path) -> Result<Option<Label>, PostFault> {
    let path = folder.join(LEDGER_FILE);
    let bytes = match slurp::bytes(&path, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(PostFault::unreadable(&path, &error)),
    };
    label_of(&bytes).map(Some).map_err(|flaw| PostFault::dispatch(&path, flaw))
}

fn label_of(bytes: &[u8]) -> Result<Label, Flaw> {
    let (head, _) = dispatch::unframe(LEDGER, bytes)?;
    read(head, 4096).map_err(|_| Flaw::Damaged("its head cannot be understood"))
}

/// Reads the ledger in this folder.
pub(super) fn open<T: DeserializeOwned>(folder: &Path) -> Result<T, PostFault> {
    recall(&folder.join(LEDGER_FILE))
}

/// Reads a private file.
pub(super) fn recall<T: DeserializeOwned>(path: &Path) -> Result<T, PostFault> {
    let bytes = slurp::bytes(path, MOST_BYTES).map_err(|error| PostFault::unreadable(path, &error))?;
    let read = || dispatch::read(dispatch::unframe(LEDGER, &bytes)?.1);
    read().map_err(|flaw| PostFault::dispatch(path, flaw))
}
