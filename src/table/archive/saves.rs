//! The folder of saves: named ones, the ring of autosaves, and the single save of an Iron Man game (manual 2).
//!
//! It lies in the data folder, beside the key with which games are sealed that hold what others may not know. Every write of a
//! game that is played goes through here, so that none of them is left open by mistake.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use directories::ProjectDirs;

use super::fault::{ArchiveFault, Flaw, plainly};
use super::format::{self, Closing, Header, SeatLine, peek};
use super::iron::{Ledger, Mark};
use super::seal::{Key, SealedBy, Secret, Secrets};
use super::store::Readers;
use super::{Archive, store};
use crate::game::Game;

const SAVE: &str = "conclave";
const IRON: &str = "iron";
const AUTOSAVE: &str = "autosave";
const LATEST: &str = "autosave-latest";
const EXPORTED: &str = "exported";

/// A save as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveCard {
    /// The file.
    pub path: PathBuf,
    /// The game, by its [name](Game::NAME); empty if the save cannot be read.
    pub game: String,
    /// The name under which the game was saved.
    pub name: String,
    /// The turn to be planned next.
    pub turn: u32,
    /// Progress towards the end, as the game counts it.
    pub progress: u8,
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
    /// By what it is sealed; nothing if it is open.
    pub sealed: Option<SealedBy>,
    /// Why it cannot be read, if it cannot. Only its beginning has been looked at.
    pub fault: Option<Flaw>,
}

/// A game that was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened<G: Game> {
    /// The game.
    pub archive: Archive<G>,
    /// Whether it is an Iron Man game that is not over, but the file is not the last save of it that was made here. It is to be
    /// played on [as a common game](Archive::as_common).
    pub lapsed: bool,
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
        // Without its key the list still says which games there are; each of the sealed ones then says what is wrong.
        let key = Key::of(self.home()).ok().flatten();
        let mut cards: Vec<SaveCard> =
            entries.flatten().filter_map(|entry| card(&entry.path(), key.as_ref())).collect();
        cards.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| a.path.cmp(&b.path)));
        Ok(cards)
    }

    /// Where a game is saved under this name. Different names can mean the same file.
    #[must_use]
    pub fn path_of<G: Game>(&self, name: &str, archive: &Archive<G>) -> PathBuf {
        let extension = if G::iron_man(archive.charter()) { IRON } else { SAVE };
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

    /// This name or, if any save here is called or named so, the same with a number; for a game that must not take the place of
    /// another, also not of one that has only saved itself so far.
    #[must_use]
    pub fn unused_name(&self, name: &str) -> String {
        let used: Vec<String> = self.list().unwrap_or_default().into_iter().map(|card| card.name).collect();
        let numbered = (2_u32..).map(|number| format!("{} {number}", name.chars().take(40).collect::<String>()));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        let free = |name: &String| self.free_name(name) == *name && !used.contains(name);
        names.find(free).unwrap_or_default()
    }

    /// Saves a game under a name, in place of an earlier save with that name, and says where. An Iron Man game is saved under
    /// the name it has, in its one file.
    ///
    /// # Errors
    /// Why it cannot be written; an earlier save is then still whole.
    pub fn save_named<G: Game>(&self, name: &str, archive: &Archive<G>) -> Result<PathBuf, ArchiveFault> {
        let mut archive = archive.clone();
        if !G::iron_man(archive.charter()) {
            archive.rename(name);
        }
        let path = self.path_of(archive.name(), &archive);
        self.make_folder()?;
        let (bytes, mark) = self.bytes_of(&archive)?;
        store::replace(&path, &bytes).map_err(|error| ArchiveFault::new(&path, Flaw::Unwritable(plainly(&error))))?;
        self.note(&archive, mark)?;
        Ok(path)
    }

    /// Saves a game at the end of a turn and says where: an Iron Man game in its one file, any other as the latest autosave,
    /// by which the latest until now becomes the first of the ring and the last of the ring is forgotten.
    ///
    /// # Errors
    /// Why it cannot be written; all earlier saves are then still there.
    pub fn autosave<G: Game>(&self, archive: &Archive<G>) -> Result<PathBuf, ArchiveFault> {
        if G::iron_man(archive.charter()) {
            return self.save_named(archive.name(), archive);
        }
        self.make_folder()?;
        let latest = self.latest();
        let unwritable = |error: std::io::Error| ArchiveFault::new(&latest, Flaw::Unwritable(plainly(&error)));
        let (bytes, _) = self.bytes_of(archive)?;
        let staged = store::stage(&self.folder, &bytes, Readers::Usual).map_err(unwritable)?;
        // From the last to the first, so that no save ever takes the place of one that is still wanted.
        let slot = |number: usize| self.folder.join(format!("{AUTOSAVE}-{number:02}.{SAVE}"));
        for number in (1..Self::RING).rev() {
            shift(&slot(number), &slot(number + 1)).map_err(unwritable)?;
        }
        shift(&latest, &slot(1)).map_err(unwritable)?;
        staged.commit(&latest).map_err(unwritable)?;
        Ok(latest)
    }

    /// Where the latest autosave is.
    #[must_use]
    pub fn latest(&self) -> PathBuf {
        self.folder.join(format!("{LATEST}.{SAVE}"))
    }

    /// Saves a game in the middle of a turn, with all that is planned, and says where: as [`autosave`](Self::autosave), but the
    /// latest autosave, which must be of the same turn, is replaced.
    ///
    /// # Errors
    /// Why it cannot be written; all earlier saves are then still there.
    pub fn autosave_plans<G: Game>(&self, archive: &Archive<G>) -> Result<PathBuf, ArchiveFault> {
        if G::iron_man(archive.charter()) {
            return self.save_named(archive.name(), archive);
        }
        self.make_folder()?;
        let latest = self.latest();
        let (bytes, _) = self.bytes_of(archive)?;
        let written = store::replace(&latest, &bytes);
        written.map_err(|error| ArchiveFault::new(&latest, Flaw::Unwritable(plainly(&error))))?;
        Ok(latest)
    }

    /// Reads a game from a file, wherever it lies: an open one, one that was sealed in this data folder, or an exported one with
    /// its passphrase. Nothing is changed.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read<G: Game>(
        &self,
        path: &Path,
        passphrase: Option<&str>,
        catalog: &G::Catalog,
    ) -> Result<Opened<G>, ArchiveFault> {
        let fault = |flaw| ArchiveFault::new(path, flaw);
        let bytes = format::slurp(path).map_err(fault)?;
        let key = Key::of(self.home());
        let secrets = Secrets { key: key.as_ref().ok().and_then(Option::as_ref), passphrase };
        let contents = match (format::unpack(&bytes, secrets), key.as_ref()) {
            (Err(Flaw::OtherMachine), Err(unusable)) => return Err(unusable.clone()),
            (contents, _) => contents.map_err(fault)?,
        };
        let key = key.unwrap_or_default();
        let last = match (contents.mark, &key) {
            (Some(mark), Some(key)) => Ledger::read(self.home(), key)?.is_last(mark),
            (Some(_) | None, _) => false,
        };
        let archive = Archive::from_contents(contents, catalog).map_err(fault)?;
        let lapsed = archive.binding() && !last;
        Ok(Opened { archive, lapsed })
    }

    /// Writes a sealed game once more, sealed with a passphrase instead, so that it can be opened elsewhere; says where. An
    /// Iron Man game opens there as a common one, for nobody can tell how many copies there are.
    ///
    /// # Errors
    /// Why it cannot be read or written, or if the passphrase is too short.
    pub fn export<G: Game>(
        &self,
        path: &Path,
        passphrase: &str,
        catalog: &G::Catalog,
    ) -> Result<PathBuf, ArchiveFault> {
        let archive = self.read::<G>(path, None, catalog)?.archive;
        let folder = self.home().join(EXPORTED);
        fs::create_dir_all(&folder).map_err(|error| ArchiveFault::new(&folder, Flaw::Unwritable(plainly(&error))))?;
        let stem = file_name(archive.name());
        let numbered = (2_u32..).map(|number| format!("{stem} {number}"));
        let mut free = std::iter::once(stem.clone()).chain(numbered).map(|stem| folder.join(format!("{stem}.{SAVE}")));
        let target = free.find(|path| !path.exists()).unwrap_or_else(|| folder.join(format!("{stem}.{SAVE}")));
        let closing = Closing { secret: Secret::Passphrase(passphrase), mark: None };
        let bytes = archive.to_sealed_bytes(&closing).map_err(|flaw| ArchiveFault::new(&target, flaw))?;
        let written = store::replace(&target, &bytes);
        written.map_err(|error| ArchiveFault::new(&target, Flaw::Unwritable(plainly(&error))))?;
        Ok(target)
    }

    /// The data folder, in which everything of a player's lies side by side.
    #[must_use]
    pub fn home(&self) -> &Path {
        self.folder.parent().unwrap_or(&self.folder)
    }

    /// The bytes of a save, sealed if they have to be, and which save of an Iron Man game it is.
    fn bytes_of<G: Game>(&self, archive: &Archive<G>) -> Result<(Vec<u8>, Option<Mark>), ArchiveFault> {
        let fault = |flaw| ArchiveFault::new(&self.folder, flaw);
        if !archive.confidential() {
            return archive.to_bytes().map(|bytes| (bytes, None)).map_err(fault);
        }
        let key = Key::of_or_new(self.home())?;
        let mark = match archive.counted {
            Some(game) => Some(Ledger::read(self.home(), &key)?.next(game)),
            None => None,
        };
        let bytes = archive.to_sealed_bytes(&Closing { secret: Secret::Key(&key), mark }).map_err(fault)?;
        Ok((bytes, mark))
    }

    /// Notes that this save of an Iron Man game is the last one now, or that the game is over. It comes after the save itself:
    /// if the program dies in between, the save has a number that is higher than the noted one, and counts.
    fn note<G: Game>(&self, archive: &Archive<G>, mark: Option<Mark>) -> Result<(), ArchiveFault> {
        match (mark, archive.counted) {
            (Some(mark), _) => {
                let key = Key::of_or_new(self.home())?;
                Ledger::read(self.home(), &key)?.note(mark, &key)
            }
            (None, Some(game)) => match Key::of(self.home())? {
                Some(key) => Ledger::read(self.home(), &key)?.forget(game, &key),
                None => Ok(()),
            },
            (None, None) => Ok(()),
        }
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
pub(crate) fn data_folder(asked: Option<&Path>) -> PathBuf {
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

fn card(path: &Path, key: Option<&Key>) -> Option<SaveCard> {
    let there = fs::metadata(path).ok()?;
    if !there.is_file() || !is_save(path) {
        return None;
    }
    let when = there.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    let stem = path.file_stem()?.to_string_lossy().into_owned();
    let autosave = stem.starts_with(AUTOSAVE);
    let iron_man = path.extension().is_some_and(|extension| extension == IRON);
    let path = path.to_path_buf();
    Some(match peek(&path, key) {
        Ok((Header { game, present }, sealed)) => SaveCard {
            path,
            game,
            name: present.name,
            turn: present.turn,
            progress: present.progress,
            when,
            seats: present.seats,
            ended: present.ended,
            iron_man: present.iron_man,
            autosave,
            sealed: sealed.as_ref().ok().copied().flatten(),
            fault: sealed.err(),
        },
        Err(flaw) => SaveCard {
            path,
            game: String::new(),
            name: stem,
            turn: 0,
            progress: 0,
            when,
            seats: Vec::new(),
            ended: false,
            iron_man,
            autosave,
            sealed: None,
            fault: Some(flaw),
        },
    })
}

/// A name that every system takes for a file: letters, digits, spaces, `-` and `_`, not too many, and none that the game or a
/// system keeps for itself.
pub(crate) fn file_name(name: &str) -> String {
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
