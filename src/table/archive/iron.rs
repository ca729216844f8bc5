//! The numbering of Iron Man saves, which distinguishes the single valid save of a game from
//! restored copies (manual 2).
//!
//! Each Iron Man game has an id. Each of its saves has a number, one higher than the previous save.
//! The data folder stores the last number of each game. A save with a lower number is an older
//! copy. If the game is not in the list, the age of the save is unknown. Neither kind is rejected:
//! it can be played on as an ordinary game. The name of the file does not matter.
//!
//! Not here: protection against restoring the whole data folder. Nothing in it could reveal that.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::fault::{ArchiveFault, Flaw, plainly};
use super::seal::{self, Key, Secret, Secrets};
use super::store;
use crate::slurp;

const LEDGER_FILE: &str = "iron-man.ledger";
const HEAD: &[u8] = b"InfIron1";
/// Maximum size of the list, in bytes: some hundred thousand games.
const MOST_BYTES: u64 = 4 << 20;

/// Identifies one save of one Iron Man game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mark {
    /// The game.
    pub game: u128,
    /// The number of the save, from 1.
    pub number: u64,
}

/// The last save number of each Iron Man game in progress in a data folder.
pub(super) struct Ledger {
    path: PathBuf,
    last: BTreeMap<u128, u64>,
}

impl Ledger {
    /// Reads the list. A list that was not written with this key counts as empty. Damage to it
    /// therefore gives no advantage.
    ///
    /// # Errors
    /// If the file exists but cannot be read.
    pub fn read(folder: &Path, key: &Key) -> Result<Self, ArchiveFault> {
        let path = folder.join(LEDGER_FILE);
        let sealed = match slurp::bytes(&path, MOST_BYTES) {
            Ok(sealed) => sealed,
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(ArchiveFault::new(&path, Flaw::Unreadable(plainly(&error)))),
        };
        let opened = seal::open(Secrets { key: Some(key), passphrase: None }, HEAD, &sealed);
        let last = opened.ok().and_then(|plain| postcard::from_bytes(&plain).ok()).unwrap_or_default();
        Ok(Self { path, last })
    }

    /// Returns the mark for the next save of a game.
    pub fn next(&self, game: u128) -> Mark {
        Mark { game, number: self.last.get(&game).copied().unwrap_or_default() + 1 }
    }

    /// True if a save is the last one of its game. A higher number than the recorded one counts
    /// too: the program may have ended before it recorded the number.
    pub fn is_last(&self, mark: Mark) -> bool {
        self.last.get(&mark.game).is_some_and(|last| mark.number >= *last)
    }

    /// Records a save as the last one of its game.
    pub fn note(mut self, mark: Mark, key: &Key) -> Result<(), ArchiveFault> {
        self.last.insert(mark.game, mark.number);
        self.write(key)
    }

    /// Deletes the entry of a finished game.
    pub fn forget(mut self, game: u128, key: &Key) -> Result<(), ArchiveFault> {
        if self.last.remove(&game).is_some() { self.write(key) } else { Ok(()) }
    }

    fn write(&self, key: &Key) -> Result<(), ArchiveFault> {
        let unwritable = |why: String| ArchiveFault::new(&self.path, Flaw::Unwritable(why));
        let plain = postcard::to_stdvec(&self.last).map_err(|error| unwritable(error.to_string()))?;
        let sealed =
            seal::close(&Secret::Key(key), HEAD, &plain).map_err(|flaw| ArchiveFault::new(&self.path, flaw))?;
        store::replace(&self.path, &sealed).map_err(|error| unwritable(plainly(&error)))
    }
}
