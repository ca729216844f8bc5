//! What can be wrong with a save, in sentences that a player understands.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use table_core::digest::Digest;

/// A save that cannot be read or written: which, and why. Nothing else was touched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {flaw}", path.display())]
pub struct ArchiveFault {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong.
    pub flaw: Flaw,
}

impl ArchiveFault {
    pub(super) fn new(path: &Path, flaw: Flaw) -> Self {
        Self { path: path.to_path_buf(), flaw }
    }
}

/// What is wrong with a save.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The file or folder cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// The file cannot be written; what was there before is still there.
    #[error("it cannot be written: {0}")]
    Unwritable(String),
    /// Some other file.
    #[error("this is not a save of this game")]
    NotAnArchive,
    /// Some of it is missing.
    #[error("this save is cut short: it should be {need} bytes long, but has only {have}")]
    Truncated {
        /// Bytes there are.
        have: u64,
        /// Bytes there should be.
        need: u64,
    },
    /// Its bytes have changed since it was written.
    #[error("this save is damaged: {0}")]
    Damaged(String),
    /// Written by a later program.
    #[error(
        "this save was written by a newer version of the game (its format is {found}; this version reads up to {ours})"
    )]
    Newer {
        /// Its format.
        found: u32,
        /// The latest format known here.
        ours: u32,
    },
    /// Written by a program of long ago.
    #[error(
        "this save was written by an older version of the game (its format is {found}; this version reads from {oldest})"
    )]
    Older {
        /// Its format.
        found: u32,
        /// The earliest format that is read here.
        oldest: u32,
    },
    /// A save of another game of this table.
    #[error("this is a save of another game (it says \"{found}\", and this is \"{ours}\")")]
    OtherGame {
        /// The name of its game.
        found: String,
        /// The name of the game here.
        ours: &'static str,
    },
    /// Played by other rules.
    #[error("this save was played by version {found} of the rules, but this is version {ours}")]
    OtherRules {
        /// The version of its rules.
        found: u32,
        /// The version of the rules here.
        ours: u32,
    },
    /// Played with other data.
    #[error("this save was played with other data files (their fingerprint is {found:016x}, here it is {ours:016x})")]
    OtherCatalog {
        /// The digest of its catalog.
        found: u64,
        /// The digest of the catalog here.
        ours: u64,
    },
    /// Sealed with the key of another data folder.
    #[error("this game was sealed on another machine, or its key is gone: ask for an exported copy")]
    OtherMachine,
    /// The key of the data folder cannot be used.
    #[error("this is the key of the sealed games, and it cannot be used: {0}")]
    BadKey(String),
    /// Exported, and no passphrase was given.
    #[error("this is an exported game: it opens with the passphrase with which it was exported")]
    NeedsPassphrase,
    /// Exported, and another passphrase was given.
    #[error("this is not the passphrase with which this game was exported")]
    WrongPassphrase,
    /// A passphrase that is too easily tried out.
    #[error("a passphrase has at least {} letters", super::FEWEST_LETTERS)]
    ShortPassphrase,
    /// It names something that cannot be.
    #[error("this save has been tampered with: {0}")]
    Impossible(String),
}

/// What an error of the system means, in words.
pub fn plainly(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            "this computer does not allow it".to_owned()
        }
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        io::ErrorKind::FileTooLarge => "the file would grow larger than this computer allows".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::NotADirectory => "a part of its path is not a folder".to_owned(),
        io::ErrorKind::InvalidFilename => "a file cannot have this name".to_owned(),
        _ => error.to_string(),
    }
}

/// The first point at which a game, played again, is not what its archive says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The turn, from 1; 0 for the founding of the game.
    pub turn: u32,
    /// The part of the turn, in words; `None` for the founding of the game.
    pub moment: Option<String>,
    /// What the archive says.
    pub expected: Digest,
    /// What playing it again gives; nothing if the game does not come so far.
    pub found: Option<Digest>,
}

impl std::error::Error for Divergence {}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.moment {
            None => write!(f, "played again, this game begins differently")?,
            Some(moment) => write!(f, "played again, this game differs from turn {}, {moment}, on", self.turn)?,
        }
        match self.found {
            Some(found) => write!(f, ": the save says {}, but it comes to {found}", self.expected),
            None => write!(f, ": the save goes on, but the game does not"),
        }
    }
}
