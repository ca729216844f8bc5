//! The folder of saves: named saves, the rotating autosaves, and the single save of each Iron Man
//! game (manual 2).
//!
//! It is in the data folder, beside the key that seals confidential games. All writes of games in
//! progress use this module, so that no confidential game is left unsealed by mistake.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use directories::ProjectDirs;

use super::fault::{ArchiveFault, Flaw, plainly};
use super::format::{self, Closing, Header, SeatLine, peek};
use super::iron::{Ledger, Mark};
use super::seal::{Key, SealedBy, Secret, Secrets};
use super::store::{Readers, Staged};
use super::{Archive, store};
use crate::game::Game;
use table_core::mods::ModMark;

const SAVE: &str = "conclave";
const IRON: &str = "iron";
const AUTOSAVE: &str = "autosave";
const LATEST: &str = "autosave-latest";
const QUICK: &str = "quick-save";
const EXPORTED: &str = "exported";

/// A save in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveCard {
    /// The file.
    pub path: PathBuf,
    /// The [name](Game::NAME) of the game; empty if the save cannot be read.
    pub game: String,
    /// Version of the [rules](Game::RULES) that it was written under; 0 if the save cannot be read.
    pub rules: u32,
    /// The name of the save; the name of the file if the save cannot be read.
    pub name: String,
    /// The number of the current turn; 0 if the save cannot be read.
    pub turn: u32,
    /// Progress towards the end, in the game's unit.
    pub progress: u8,
    /// The time when the file was written.
    pub when: SystemTime,
    /// The seats; empty if the save cannot be read.
    pub seats: Vec<SeatLine>,
    /// The mods of the game; empty if the save cannot be read.
    pub mods: Vec<ModMark>,
    /// True if the game is over.
    pub ended: bool,
    /// True if this is the only save of its game.
    pub iron_man: bool,
    /// True for an autosave.
    pub autosave: bool,
    /// The kind of the seal; `None` if the save is unsealed or cannot be opened here.
    pub sealed: Option<SealedBy>,
    /// The reason why the save cannot be read, if any. Only the beginning of the file has been
    /// checked.
    pub fault: Option<Flaw>,
}

impl SaveCard {
    /// True for the quick save.
    #[must_use]
    pub fn quick(&self) -> bool {
        self.path.file_stem().is_some_and(|stem| stem == QUICK)
    }
}

/// A game read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened<G: Game> {
    /// The game.
    pub archive: Archive<G>,
    /// True for an Iron Man game in progress if the file is not its last save in this data folder.
    /// Such a game must be continued [as an ordinary game](Archive::as_common).
    pub lapsed: bool,
}

/// A folder of saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saves {
    folder: PathBuf,
}

impl Saves {
    /// Number of older autosaves that are kept in addition to the latest one.
    pub const RING: usize = 10;

    /// Creates a reference to this folder. The folder itself is created by the first save.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Creates a reference to the saves in this data folder. `None` means the standard data folder
    /// of the system.
    #[must_use]
    pub fn standard(data_dir: Option<&Path>) -> Self {
        Self::new(data_folder(data_dir).join("saves"))
    }

    /// Returns the folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns all saves, the newest first, including unreadable ones. Reads only their headers.
    ///
    /// # Errors
    /// If the folder exists but cannot be read.
    pub fn list(&self) -> Result<Vec<SaveCard>, ArchiveFault> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(ArchiveFault::new(&self.folder, Flaw::Unreadable(plainly(&error)))),
        };
        // Without the key the list still names all games. Each sealed save then has a fault.
        let key = Key::of(self.home()).ok().flatten();
        let mut cards: Vec<SaveCard> =
            entries.flatten().filter_map(|entry| card(&entry.path(), key.as_ref())).collect();
        cards.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| a.path.cmp(&b.path)));
        Ok(cards)
    }

    /// Returns the path of a save with this name. Different names can give the same path.
    #[must_use]
    pub fn path_of<G: Game>(&self, name: &str, archive: &Archive<G>) -> PathBuf {
        let extension = if G::iron_man(archive.charter()) { IRON } else { SAVE };
        self.folder.join(format!("{}.{extension}", file_name(name)))
    }

    /// Returns the path of a save with this name of a game that is no Iron Man game.
    #[must_use]
    pub(crate) fn path_named(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{}.{SAVE}", file_name(name)))
    }

    /// Returns the name, with a number added if a file of that name already exists.
    #[must_use]
    pub fn free_name(&self, name: &str) -> String {
        let taken =
            |name: &str| [SAVE, IRON].iter().any(|end| self.folder.join(format!("{}.{end}", file_name(name))).exists());
        let numbered = (2_u32..).map(|number| format!("{} {number}", name.chars().take(40).collect::<String>()));
        std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
    }

    /// Returns the name, with a number added if any save has that name or that file name. Autosaves
    /// count too. Meant for a game that must not replace another one, even one that has only been
    /// autosaved.
    #[must_use]
    pub fn unused_name(&self, name: &str) -> String {
        let used: Vec<String> = self.list().unwrap_or_default().into_iter().map(|card| card.name).collect();
        let numbered = (2_u32..).map(|number| format!("{} {number}", name.chars().take(40).collect::<String>()));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        let free = |name: &String| self.free_name(name) == *name && !used.contains(name);
        names.find(free).unwrap_or_default()
    }

    /// Saves a game under a name and returns the path of the file. Replaces an earlier save with
    /// that name. An Iron Man game keeps its name and its single file.
    ///
    /// # Errors
    /// The reason why the save cannot be written. An earlier save is then unchanged.
    pub fn save_named<G: Game>(&self, name: &str, archive: &Archive<G>) -> Result<PathBuf, ArchiveFault> {
        let mut archive = archive.clone();
        if !G::iron_man(archive.charter()) {
            archive.rename(name);
        }
        let path = self.path_of(archive.name(), &archive);
        self.make_folder()?;
        let (bytes, mark) = self.bytes_of(&archive)?;
        self.write(&path, &bytes)?;
        self.note(&archive, mark)?;
        Ok(path)
    }

    /// Saves a game to the one quick save, and returns the path of the file. The game keeps its
    /// name. An Iron Man game is saved in its single file.
    ///
    /// # Errors
    /// The reason why the save cannot be written. An earlier quick save is then unchanged.
    pub fn save_quick<G: Game>(&self, archive: &Archive<G>) -> Result<PathBuf, ArchiveFault> {
        if G::iron_man(archive.charter()) {
            return self.save_named(archive.name(), archive);
        }
        self.make_folder()?;
        let path = self.quick();
        let (bytes, _) = self.bytes_of(archive)?;
        self.write(&path, &bytes)?;
        Ok(path)
    }

    /// Returns the path of the quick save.
    #[must_use]
    pub fn quick(&self) -> PathBuf {
        self.folder.join(format!("{QUICK}.{SAVE}"))
    }

    /// Saves a game at the end of a turn and returns the path of the file. An Iron Man game is
    /// saved in its single file. Any other game becomes the latest autosave. The previous latest
    /// one becomes number 1 of the older autosaves, and the oldest of them is deleted.
    ///
    /// # Errors
    /// The reason why the save cannot be written. All earlier saves then still exist.
    pub fn autosave<G: Game>(&self, archive: &Archive<G>) -> Result<PathBuf, ArchiveFault> {
        if G::iron_man(archive.charter()) {
            return self.save_named(archive.name(), archive);
        }
        self.make_folder()?;
        let latest = self.latest();
        let unwritable = |error: std::io::Error| ArchiveFault::new(&latest, Flaw::Unwritable(plainly(&error)));
        let (bytes, _) = self.bytes_of(archive)?;
        let staged = self.stage(&bytes).map_err(unwritable)?;
        // Renamed from the oldest to the newest, so that no save is overwritten before it has
        // moved.
        let slot = |number: usize| self.folder.join(format!("{AUTOSAVE}-{number:02}.{SAVE}"));
        for number in (1..Self::RING).rev() {
            shift(&slot(number), &slot(number + 1)).map_err(unwritable)?;
        }
        shift(&latest, &slot(1)).map_err(unwritable)?;
        staged.commit(&latest).map_err(unwritable)?;
        Ok(latest)
    }

    /// Returns the path of the latest autosave.
    #[must_use]
    pub fn latest(&self) -> PathBuf {
        self.folder.join(format!("{LATEST}.{SAVE}"))
    }

    /// Saves a game during a turn, including all plans, and returns the path of the file. Same as
    /// [`autosave`](Self::autosave), but replaces the latest autosave, which must be of the same
    /// turn.
    ///
    /// # Errors
    /// The reason why the save cannot be written. All earlier saves then still exist.
    pub fn autosave_plans<G: Game>(&self, archive: &Archive<G>) -> Result<PathBuf, ArchiveFault> {
        if G::iron_man(archive.charter()) {
            return self.save_named(archive.name(), archive);
        }
        self.make_folder()?;
        let latest = self.latest();
        let (bytes, _) = self.bytes_of(archive)?;
        self.write(&latest, &bytes)?;
        Ok(latest)
    }

    /// Returns the mods of a save in any folder. Reads only its header.
    ///
    /// # Errors
    /// The reason why the header cannot be read.
    pub fn mods_of(&self, path: &Path) -> Result<Vec<ModMark>, ArchiveFault> {
        let (header, _) = peek(path, None).map_err(|flaw| ArchiveFault::new(path, flaw))?;
        Ok(header.mods)
    }

    /// Returns the [name](Game::NAME) of the game of a save in any folder. Reads only its header.
    ///
    /// # Errors
    /// The reason why the header cannot be read.
    pub fn game_of(&self, path: &Path) -> Result<String, ArchiveFault> {
        let (header, _) = peek(path, None).map_err(|flaw| ArchiveFault::new(path, flaw))?;
        Ok(header.game)
    }

    /// Reads a game from a file in any folder: unsealed, sealed in this data folder, or exported
    /// with this passphrase. Changes nothing.
    ///
    /// # Errors
    /// The reason why the file cannot be read.
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

    /// Exports a save: writes a copy that is sealed with a passphrase, so that it can be opened
    /// elsewhere. Returns the path of the copy. An exported Iron Man game opens as an ordinary
    /// game, because the number of copies is unknown.
    ///
    /// # Errors
    /// The reason why the save cannot be read or written, or if the passphrase is too short.
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

    /// Returns the data folder, which contains all data of the player.
    #[must_use]
    pub fn home(&self) -> &Path {
        self.folder.parent().unwrap_or(&self.folder)
    }

    /// Writes a save that is the newest of the folder by its date.
    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), ArchiveFault> {
        let written = self.stage(bytes).and_then(|staged| staged.commit(path));
        written.map_err(|error| ArchiveFault::new(path, Flaw::Unwritable(plainly(&error))))
    }

    /// Writes a save to a temporary file, and dates it after all other saves. The list of saves is
    /// sorted by date, and the clock may have been set back.
    fn stage(&self, bytes: &[u8]) -> std::io::Result<Staged> {
        let staged = store::stage(&self.folder, bytes, Readers::Usual)?;
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let others = files.filter(|entry| is_save(&entry.path()));
        let dates = others.filter_map(|entry| entry.metadata().and_then(|there| there.modified()).ok());
        if let Some(newest) = dates.max() {
            staged.date_after(newest);
        }
        Ok(staged)
    }

    /// Returns the bytes of a save, sealed if necessary, and the mark of an Iron Man save.
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

    /// Records this save as the last one of its Iron Man game, or deletes the entry of a finished
    /// game. Called after the save itself is written. If the program is killed in between, the
    /// number of the save is higher than the recorded number, and the save still counts as the last
    /// one. Only the first save of a game does not, because it has no recorded number yet.
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
    /// If the file is not a save of this folder, or cannot be deleted.
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

/// Returns the data folder for saves and settings. `None` means the standard data folder of the
/// system.
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
        Ok((Header { game, present, mods }, sealed)) => SaveCard {
            path,
            game,
            rules: present.rules,
            name: present.name,
            turn: present.turn,
            progress: present.progress,
            when,
            seats: present.seats,
            mods,
            ended: present.ended,
            iron_man: present.iron_man,
            autosave,
            sealed: sealed.as_ref().ok().copied().flatten(),
            fault: sealed.err(),
        },
        Err(flaw) => SaveCard {
            path,
            game: String::new(),
            rules: 0,
            name: stem,
            turn: 0,
            progress: 0,
            when,
            seats: Vec::new(),
            mods: Vec::new(),
            ended: false,
            iron_man,
            autosave,
            sealed: None,
            fault: Some(flaw),
        },
    })
}

/// Returns a file name that is valid on every system, without its extension. It contains letters,
/// digits, spaces, `-` and `_` only, at most 48 of the original name. A name that the program or a
/// system reserves gets a prefix.
pub(crate) fn file_name(name: &str) -> String {
    const KEPT: [&str; 4] = ["con", "prn", "aux", "nul"];
    let lawful = |letter: char| if letter.is_alphanumeric() || " -_".contains(letter) { letter } else { '_' };
    let name: String = name.trim().chars().take(48).map(lawful).collect();
    let lower = name.trim().to_lowercase();
    let port = |kind: &str| lower.strip_prefix(kind).is_some_and(|rest| rest.len() == 1);
    match lower.as_str() {
        "" => "unnamed".to_owned(),
        kept if KEPT.contains(&kept) || port("com") || port("lpt") || kept.starts_with(AUTOSAVE) || kept == QUICK => {
            format!("my {}", name.trim())
        }
        _ => name.trim().to_owned(),
    }
}
