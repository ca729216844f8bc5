//! The mark of a mod: what a catalog and a save keep of it, so that a game is only continued with
//! the mods that it began with.
//!
//! Not here: the files of a mod, which `table::mods` reads.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What is remembered of a mod.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModMark {
    /// Its id: lower-case letters, digits and hyphens.
    pub id: String,
    /// The name that players see.
    pub name: String,
    /// Its version, for messages. Only the digest decides whether two copies are the same.
    pub version: String,
    /// Digest of everything in it that changes the game. Texts do not count.
    pub digest: u64,
}

impl fmt::Display for ModMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.version)
    }
}

/// Returns the names and versions of these mods as a list in a sentence.
#[must_use]
pub fn listed(marks: &[ModMark]) -> String {
    let named: Vec<String> = marks.iter().map(ToString::to_string).collect();
    named.join(", ")
}
