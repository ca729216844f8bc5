//! The folder of saves: named ones, the ring of autosaves, and the single save of an Iron Man game (manual 2).

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use directories::ProjectDirs;

use super::fault::{ArchiveFault, Flaw, plainly};
use super::format::{SeatLine, peek};
use super::{Archive, store};

const SAVE: &str = "conclave";
const IRON: &str = "iron";
const AUTOSAVE: &str = "autosave";
const LATEST: &str = "autosave-latest";

/// A save as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveCard {
    /// The file.
    pub path: PathBuf,
    /// The name under which the game was saved.
    pub name: String,
    /// The turn to be planned next.
    pub turn: u32,
    /// Conclave tokens drawn.
    pub tokens: u8,
    /// When the file was written.
    pub when: SystemTime,
    /// The seats; none if the save cannot be read.
    pub seats: Vec<SeatLine>,
    /// Whether the game is over.
    pub ended: bool,
    /// Whether it is the only save of its game.
    pub iron_man: bool,
    /// Whether the game wrote it by itself.
    pub autosave: bool,
    /// Why it cannot be read, if it cannot. Only its beginning has been looked at.
    pub fault: Option<Flaw>,
}

/// A folder of saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saves {
    folder: PathBuf,
}

impl Saves {
    /// How many autosaves are kept beside the latest.
    pub const RING: usize = 10;

    /// The saves in this folder, which is made when something is saved.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The saves below this data folder, or else where this computer keeps them.
    #[must_use]
    pub fn standard(data_dir: Option<&Path>) -> Self {
        Self::new(data_folder(data_dir).join("saves"))
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// All saves, the newest first, those that cannot be read included. Reads no more than their headers.
    ///
    /// # Errors
    /// If the folder is there but cannot be read.
    pub fn list(&self) -> Result<Vec<SaveCard>, ArchiveFault> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(ArchiveFault::new(&self.folder, Flaw::Unreadable(plainly(&error)))),
        };
        let mut cards: Vec<SaveCard> = entries.flatten().filter_map(|entry| card(&entry.path())).collect();
        cards.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| a.path.cmp(&b.path)));
        Ok(cards)
    }

    /// Where a game is saved under this name. Different names can mean the same file.
    #[must_use]
    pub fn path_of(&self, name: &str, archive: &Archive) -> PathBuf {
        let extension = if archive.charter().settings.iron_man { IRON } else { SAVE };
        self.folder.join(format!("{}.{extension}", file_name(name)))
    }

    /// This name or, if a save has it already, the same with a number.
    #[must_use]
    pub fn free_name(&self, name: &str) -> String {
        let taken =
            |name: &str| [SAVE, IRON].iter().any(|end| self.folder.join(format!("{}.{end}", file_name(name))).exists());
        let numbered = (2_u32..).map(|number| format!("{} {number}", name.chars().take(40).collect::<String>()));
        std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
    }

    /// Saves a game under a name, in place of an earlier save with that name, and says where. An Iron Man game is saved under
    /// the name it has, in its one file.
    ///
    /// # Errors
    /// Why it cannot be written; an earlier save is then still whole.
    pub fn save_named(&self, name: &str, archive: &Archive) -> Result<PathBuf, ArchiveFault> {
        let mut archive = archive.clone();
        if !archive.charter().settings.iron_man {
            archive.rename(name);
        }
        let path = self.path_of(archive.name(), &archive);
        self.make_folder()?;
        archive.write(&path)?;
        Ok(path)
    }

    /// Saves a game at the end of a turn and says where: an Iron Man game in its one file, any other as the latest autosave,
    /// by which the latest until now becomes the first of the ring and the last of the ring is forgotten.
    ///
    /// # Errors
    /// Why it cannot be written; all earlier saves are then still there.
    pub fn autosave(&self, archive: &Archive) -> Result<PathBuf, ArchiveFault> {
        if archive.charter().settings.iron_man {
            return self.save_named(archive.name(), archive);
        }
        self.make_folder()?;
        let latest = self.folder.join(format!("{LATEST}.{SAVE}"));
        let unwritable = |error: std::io::Error| ArchiveFault::new(&latest, Flaw::Unwritable(plainly(&error)));
        let bytes = archive.to_bytes().map_err(|flaw| ArchiveFault::new(&latest, flaw))?;
        let staged = store::stage(&self.folder, &bytes).map_err(unwritable)?;
        // From the last to the first, so that no save ever takes the place of one that is still wanted.
        let slot = |number: usize| self.folder.join(format!("{AUTOSAVE}-{number:02}.{SAVE}"));
        for number in (1..Self::RING).rev() {
            shift(&slot(number), &slot(number + 1)).map_err(unwritable)?;
        }
        shift(&latest, &slot(1)).map_err(unwritable)?;
        staged.commit(&latest).map_err(unwritable)?;
        Ok(latest)
    }

    /// Deletes a save of this folder.
    ///
    /// # Errors
    /// If it is not a save of this folder, or cannot be deleted.
    pub fn delete(&self, path: &Path) -> Result<(), ArchiveFault> {
        let ours = path.parent() == Some(self.folder.as_path()) && is_save(path);
        if !ours {
            return Err(ArchiveFault::new(path, Flaw::NotAnArchive));
        }
        fs::remove_file(path).map_err(|error| ArchiveFault::new(path, Flaw::Unwritable(plainly(&error))))
    }

    fn make_folder(&self) -> Result<(), ArchiveFault> {
        fs::create_dir_all(&self.folder)
            .map_err(|error| ArchiveFault::new(&self.folder, Flaw::Unwritable(plainly(&error))))
    }
}

/// The folder for saves and settings: this one if one is asked for, else where this computer keeps such things.
#[must_use]
pub(in crate::session) fn data_folder(asked: Option<&Path>) -> PathBuf {
    let usual = || ProjectDirs::from("", "", "infernal-conclave").map(|dirs| dirs.data_dir().to_path_buf());
    asked.map(Path::to_path_buf).or_else(usual).unwrap_or_else(|| PathBuf::from("infernal-conclave-data"))
}

fn shift(from: &Path, to: &Path) -> std::io::Result<()> {
    match fs::rename(from, to) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        moved => moved,
    }
}

fn is_save(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == SAVE || extension == IRON)
}

fn card(path: &Path) -> Option<SaveCard> {
    let there = fs::metadata(path).ok()?;
    if !there.is_file() || !is_save(path) {
        return None;
    }
    let when = there.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    let stem = path.file_stem()?.to_string_lossy().into_owned();
    let autosave = stem.starts_with(AUTOSAVE);
    let iron_man = path.extension().is_some_and(|extension| extension == IRON);
    let path = path.to_path_buf();
    Some(match peek(&path) {
        Ok(header) => SaveCard {
            path,
            name: header.name,
            turn: header.turn,
            tokens: header.tokens,
            when,
            seats: header.seats,
            ended: header.ended,
            iron_man: header.iron_man,
            autosave,
            fault: None,
        },
        Err(flaw) => SaveCard {
            path,
            name: stem,
            turn: 0,
            tokens: 0,
            when,
            seats: Vec::new(),
            ended: false,
            iron_man,
            autosave,
            fault: Some(flaw),
        },
    })
}

/// A name that every system takes for a file: letters, digits, spaces, `-` and `_`, not too many, and none that the game or a
/// system keeps for itself.
pub(in crate::session) fn file_name(name: &str) -> String {
    const KEPT: [&str; 4] = ["con", "prn", "aux", "nul"];
    let lawful = |letter: char| if letter.is_alphanumeric() || " -_".contains(letter) { letter } else { '_' };
    let name: String = name.trim().chars().take(48).map(lawful).collect();
    let lower = name.trim().to_lowercase();
    let port = |kind: &str| lower.strip_prefix(kind).is_some_and(|rest| rest.len() == 1);
    match lower.as_str() {
        "" => "unnamed".to_owned(),
        kept if KEPT.contains(&kept) || port("com") || port("lpt") || kept.starts_with(AUTOSAVE) => {
            format!("my {}", name.trim())
        }
        _ => name.trim().to_owned(),
    }
}
