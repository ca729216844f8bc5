//! The manifest of a mod: `mod.ron`.

use std::path::Path;

use semver::{Version, VersionReq};
use serde::{Deserialize, Serialize};

use super::ModFault;

/// The file of the manifest.
pub const MANIFEST: &str = "mod.ron";

/// Maximum number of characters of an id or a name.
const NAME_LETTERS: usize = 60;
/// Maximum number of characters of the description.
const ABOUT_LETTERS: usize = 400;

/// The manifest of a mod.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Its id: lower-case letters, digits and hyphens. It never changes.
    pub id: String,
    /// The name that players see.
    pub name: String,
    /// Its version, for example `1.2.0`.
    pub version: Version,
    /// The [name](crate::game::Game::NAME) of the game that it is for.
    pub game: String,
    /// The version of the [rules](crate::game::Game::RULES) that it was made for.
    pub rules: u32,
    /// Other mods without which it cannot be used.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// Its licence, for example `CC0-1.0`.
    pub licence: String,
    /// Its authors.
    #[serde(default)]
    pub authors: Vec<String>,
    /// What it does, in a sentence or two.
    pub about: String,
}

/// Another mod that a mod needs.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Need {
    /// The id of the other mod.
    pub id: String,
    /// The versions that will do, for example `^1.2`.
    pub version: VersionReq,
}

impl Manifest {
    /// Reads a manifest. `path` is for messages.
    ///
    /// # Errors
    /// Every fault of the manifest.
    pub(super) fn read(path: &Path, written: &str) -> Result<Self, Vec<ModFault>> {
        let read: Self = ron::from_str(written).map_err(|error| {
            vec![ModFault { path: path.to_path_buf(), line: Some(error.span.start.line), what: error.code.to_string() }]
        })?;
        let flaws = read.flaws();
        if flaws.is_empty() {
            Ok(read)
        } else {
            Err(flaws.into_iter().map(|what| ModFault::whole(path, what)).collect())
        }
    }

    fn flaws(&self) -> Vec<String> {
        let mut flaws = Vec::new();
        let lawful = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
        if self.id.is_empty() || self.id.len() > NAME_LETTERS || !self.id.bytes().all(lawful) {
            flaws.push(format!("the id \"{}\" must be lower-case letters, digits and hyphens", self.id));
        }
        let shown = |what: &str, text: &str, most: usize| {
            let wrong = text.trim().is_empty() || text.chars().count() > most || text.chars().any(char::is_control);
            wrong.then(|| format!("the {what} must be one line of 1 to {most} characters"))
        };
        flaws.extend(shown("name", &self.name, NAME_LETTERS));
        flaws.extend(shown("licence", &self.licence, NAME_LETTERS));
        flaws.extend(shown("description", &self.about, ABOUT_LETTERS));
        flaws
    }
}
