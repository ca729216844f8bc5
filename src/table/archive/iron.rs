//! The count of Iron Man saves: by it a copy that was put back is told from the one save that counts (manual 2).
//!
//! Each Iron Man game has an id, and each of its saves a number, one higher than the save before. The data folder keeps the
//! last number of each game. A save with a lower number is a copy from earlier; one of a game that is not in the list is of
//! unknown age. Neither is refused: it is played on, but as a common game. The name of the file does not matter.
//!
//! Not here: a data folder that is put back as a whole. Nothing in it can tell that it was.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::fault::{ArchiveFault, Flaw, plainly};
use super::seal::{self, Key, Secret, Secrets};
use super::store;

const LEDGER_FILE: &str = "iron-man.ledger";
const HEAD: &[u8] = b"InfIron1";

/// Which save of which Iron Man game a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mark {
    /// The game.
    pub game: u128,
    /// The number of the save, from 1.
    pub number: u64,
}

/// The last number of each Iron Man game that is being played in a data folder.
pub(super) struct Ledger {
    path: PathBuf,
    last: BTreeMap<u128, u64>,
}

impl Ledger {
    /// Reads the list. One that was not written with this key counts as empty, so that nothing is won by damaging it.
    ///
    /// # Errors
    /// If it is there but cannot be read.
    pub fn read(folder: &Path, key: &Key) -> Result<Self, ArchiveFault> {
        let path = folder.join(LEDGER_FILE);
        let sealed = match fs::read(&path) {
            Ok(sealed) => sealed,
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(ArchiveFault::new(&path, Flaw::Unreadable(plainly(&error)))),
        };
        let opened = seal::open(Secrets { key: Some(key), passphrase: None }, HEAD, &sealed);
        let last = opened.ok().and_then(|plain| postcard::from_bytes(&plain).ok()).unwrap_or_default();
        Ok(Self { path, last })
    }

    /// The mark for the next save of a game.
    pub fn next(&self, game: u128) -> Mark {
        Mark { game, number: self.last.get(&game).copied().unwrap_or_default() + 1 }
    }

    /// Whether a save is the last of its game. One whose number could not be noted any more counts too.
    pub fn is_last(&self, mark: Mark) -> bool {
        self.last.get(&mark.game).is_some_and(|last| mark.number >= *last)
    }

    /// Notes a save.
    pub fn note(mut self, mark: Mark, key: &Key) -> Result<(), ArchiveFault> {
        self.last.insert(mark.game, mark.number);
        self.write(key)
    }

    /// Forgets a game that is over.
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
