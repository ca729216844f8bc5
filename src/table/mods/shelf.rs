//! The folder of mods: what is there, and which of them a game uses.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::{MANIFEST, Mod, ModFault, ModMark, PACKED, listed};
use crate::archive::data_folder;

/// The reason why a game cannot be played with the mods that are here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Missing {
    /// A chosen mod is not in the folder, or cannot be read.
    #[error("there is no mod \"{id}\" in {}", folder.display())]
    Mod {
        /// Its id.
        id: String,
        /// The folder.
        folder: PathBuf,
    },
    /// A mod needs another one that is not chosen.
    #[error("the mod {by} needs the mod \"{id}\" {version}, which is not switched on")]
    Need {
        /// The mod that needs it.
        by: String,
        /// Id of the other.
        id: String,
        /// The versions that will do.
        version: String,
    },
    /// Mods that need each other in a circle.
    #[error("these mods need each other in a circle: {0}")]
    Circle(String),
    /// Mods of a save that are not here, or not the same.
    #[error(
        "this game was begun with mods that are not here: {}. Put them into {} and try again",
        listed(marks), folder.display()
    )]
    Saved {
        /// Their marks.
        marks: Vec<ModMark>,
        /// The folder.
        folder: PathBuf,
    },
    /// Mods of a save that are here with other data.
    #[error(
        "{} in {} has other data than when this game was begun. Put back what was there, and try again",
        listed(marks), folder.display()
    )]
    Changed {
        /// Their marks in the save.
        marks: Vec<ModMark>,
        /// The folder.
        folder: PathBuf,
    },
}

/// The folder of mods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModShelf {
    folder: PathBuf,
}

impl ModShelf {
    /// Creates a reference to the mods in this data folder. `None` means the standard data folder
    /// of the system.
    #[must_use]
    pub fn standard(data_dir: Option<&Path>) -> Self {
        Self::new(&data_folder(data_dir))
    }

    /// Creates a reference to the mods in a data folder. The folder of mods may not exist.
    #[must_use]
    pub fn new(home: &Path) -> Self {
        Self { folder: home.join("mods") }
    }

    /// Returns the folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Makes the folder if it is not there, so that a player has somewhere to put a mod.
    ///
    /// # Errors
    /// If the folder cannot be made.
    pub fn make(&self) -> std::io::Result<()> {
        fs::create_dir_all(&self.folder)
    }

    /// Returns all mods in the folder, sorted by id, and the faults of those that cannot be read.
    /// If two have the same id, the second one counts as faulty.
    #[must_use]
    pub fn list(&self) -> (Vec<Mod>, Vec<ModFault>) {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return (Vec::new(), Vec::new()),
            Err(error) => {
                let what = format!("the folder of mods cannot be read: {error}");
                return (Vec::new(), vec![ModFault::whole(&self.folder, what)]);
            }
        };
        let mut places: Vec<PathBuf> =
            entries.flatten().map(|entry| entry.path()).filter(|path| may_be(path)).collect();
        places.sort();
        let (mut mods, mut faults): (Vec<Mod>, Vec<ModFault>) = (Vec::new(), Vec::new());
        for place in places {
            match Mod::read(&place) {
                Ok(read) => match mods.iter().find(|other| other.manifest.id == read.manifest.id) {
                    Some(other) => {
                        let what = format!(
                            "the mod \"{}\" is here twice: also in {}",
                            read.manifest.id,
                            other.place.display()
                        );
                        faults.push(ModFault::whole(&place, what));
                    }
                    None => mods.push(read),
                },
                Err(found) => faults.extend(found),
            }
        }
        mods.sort_by(|a, b| a.manifest.id.cmp(&b.manifest.id));
        (mods, faults)
    }

    /// Returns the mods with these ids, in an order in which every mod comes after those that it
    /// needs. The order of the ids does not matter.
    ///
    /// # Errors
    /// The first mod that is missing.
    pub fn chosen(&self, ids: &[String]) -> Result<Vec<Mod>, Missing> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let (mut here, _) = self.list();
        here.retain(|one| ids.contains(&one.manifest.id));
        if let Some(id) = ids.iter().find(|id| !here.iter().any(|one| one.manifest.id == **id)) {
            return Err(Missing::Mod { id: id.clone(), folder: self.folder.clone() });
        }
        in_order(here)
    }

    /// Returns the mods that a save names, in its order.
    ///
    /// # Errors
    /// All mods that are missing or differ from those of the save.
    pub fn saved(&self, marks: &[ModMark]) -> Result<Vec<Mod>, Missing> {
        if marks.is_empty() {
            return Ok(Vec::new());
        }
        let (here, _) = self.list();
        let same = |mark: &ModMark| {
            here.iter().find(|one| one.manifest.id == mark.id && one.mark().digest == mark.digest).cloned()
        };
        let absent: Vec<ModMark> = marks.iter().filter(|mark| same(mark).is_none()).cloned().collect();
        if absent.is_empty() {
            return Ok(marks.iter().filter_map(same).collect());
        }
        let folder = self.folder.clone();
        // A mod with another version is another mod: a player looks for the one that is named.
        let named = |mark: &ModMark| {
            here.iter().any(|one| one.manifest.id == mark.id && one.mark().to_string() == mark.to_string())
        };
        if absent.iter().all(named) {
            Err(Missing::Changed { marks: absent, folder })
        } else {
            Err(Missing::Saved { marks: absent, folder })
        }
    }
}

/// True for a folder with a manifest and for a packed file. Other things in the folder are none of
/// our business.
fn may_be(path: &Path) -> bool {
    path.join(MANIFEST).is_file() || (path.is_file() && path.extension().is_some_and(|end| end == PACKED))
}

/// Sorts mods so that each comes after those that it needs.
fn in_order(mut left: Vec<Mod>) -> Result<Vec<Mod>, Missing> {
    for one in &left {
        for need in &one.manifest.needs {
            let fits = |other: &Mod| other.manifest.id == need.id && need.version.matches(&other.manifest.version);
            if !left.iter().any(fits) {
                let (by, id, version) = (one.manifest.name.clone(), need.id.clone(), need.version.to_string());
                return Err(Missing::Need { by, id, version });
            }
        }
    }
    let mut sorted: Vec<Mod> = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let ready =
            |one: &Mod| one.manifest.needs.iter().all(|need| sorted.iter().any(|other| other.manifest.id == need.id));
        let Some(next) = left.iter().position(ready) else {
            let names: Vec<&str> = left.iter().map(|one| one.manifest.name.as_str()).collect();
            return Err(Missing::Circle(names.join(", ")));
        };
        sorted.push(left.remove(next));
    }
    Ok(sorted)
}
