//! Faults of saves, with messages that a player understands.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use table_core::digest::Digest;
use table_core::mods::{ModMark, listed};

/// A fault of a save that cannot be read or written. No other file was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {flaw}", path.display())]
pub struct ArchiveFault {
    /// The file or folder.
    pub path: PathBuf,
    /// The fault.
    pub flaw: Flaw,
}

impl ArchiveFault {
    pub(super) fn new(path: &Path, flaw: Flaw) -> Self {
        Self { path: path.to_path_buf(), flaw }
    }
}

/// The faults of a save.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The file or folder cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// The file cannot be written. The old file is still there.
    #[error("it cannot be written: {0}")]
    Unwritable(String),
    /// The file is not a save.
    #[error("this is not a save of this game")]
    NotAnArchive,
    /// A part of the file is missing.
    #[error("this save is cut short: it should be {need} bytes long, but has only {have}")]
    Truncated {
        /// Actual length in bytes.
        have: u64,
        /// Expected length in bytes.
        need: u64,
    },
    /// The bytes have changed since the file was written.
    #[error("this save is damaged: {0}")]
    Damaged(String),
    /// The save was written by a newer program.
    #[error(
        "this save was written by a newer version of the game (its format is {found}; this version reads up to {ours})"
    )]
    Newer {
        /// Its format.
        found: u32,
        /// The newest format that this program can read.
        ours: u32,
    },
    /// The save was written by a program that is too old.
    #[error(
        "this save was written by an older version of the game (its format is {found}; this version reads from {oldest})"
    )]
    Older {
        /// Its format.
        found: u32,
        /// The oldest format that this program can read.
        oldest: u32,
    },
    /// The save belongs to another game of this table.
    #[error("this is a save of another game (it says \"{found}\", and this is \"{ours}\")")]
    OtherGame {
        /// The name of its game.
        found: String,
        /// The name of this program's game.
        ours: &'static str,
    },
    /// The game was played with another version of the rules.
    #[error("this save was played by version {found} of the rules, but this is version {ours}")]
    OtherRules {
        /// The version of its rules.
        found: u32,
        /// The version of this program's rules.
        ours: u32,
    },
    /// The game was begun with other mods than those that are switched on.
    #[error("this game was begun with {}, but here {}", mods(found), switched(ours))]
    OtherMods {
        /// Its mods.
        found: Vec<ModMark>,
        /// The mods that are switched on.
        ours: Vec<ModMark>,
    },
    /// The game was played with another catalog.
    #[error("this save was played with other data files (their fingerprint is {found:016x}, here it is {ours:016x})")]
    OtherCatalog {
        /// The fingerprint of its catalog.
        found: u64,
        /// The fingerprint of this program's catalog.
        ours: u64,
    },
    /// The save was sealed with the key of another data folder.
    #[error("this game was sealed on another machine, or its key is gone: ask for an exported copy")]
    OtherMachine,
    /// The key of the data folder cannot be used.
    #[error("this is the key of the sealed games, and it cannot be used: {0}")]
    BadKey(String),
    /// The save was exported, and no passphrase was given.
    #[error("this is an exported game: it opens with the passphrase with which it was exported")]
    NeedsPassphrase,
    /// The save was exported with a different passphrase.
    #[error("this is not the passphrase with which this game was exported")]
    WrongPassphrase,
    /// The passphrase is so short that it could be found by trial.
    #[error("a passphrase has at least {} letters", super::FEWEST_LETTERS)]
    ShortPassphrase,
    /// The save contains something impossible.
    #[error("this save has been tampered with: {0}")]
    Impossible(String),
}

fn mods(marks: &[ModMark]) -> String {
    if marks.is_empty() { "no mods".to_owned() } else { format!("these mods: {}", listed(marks)) }
}

fn switched(marks: &[ModMark]) -> String {
    if marks.is_empty() { "none is switched on".to_owned() } else { format!("{} is switched on", listed(marks)) }
}

/// Returns the meaning of a system error in plain words.
pub fn plainly(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            "this computer does not allow it".to_owned()
        }
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        // A reader with a limit says it in words of its own.
        io::ErrorKind::FileTooLarge if error.get_ref().is_none() => {
            "the file would grow larger than this computer allows".to_owned()
        }
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::NotADirectory => "a part of its path is not a folder".to_owned(),
        io::ErrorKind::InvalidFilename => "a file cannot have this name".to_owned(),
        _ => error.to_string(),
    }
}

/// The first point at which a replay differs from its archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The turn, from 1; 0 for the founding of the game.
    pub turn: u32,
    /// The part of the turn, as text; `None` for the founding of the game.
    pub moment: Option<String>,
    /// The digest in the archive.
    pub expected: Digest,
    /// The digest of the replay; `None` if the replay does not reach this point.
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
