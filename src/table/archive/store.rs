//! Atomic writes: a file contains either its old version or its new one, never a part of each.
//!
//! The new bytes go into a temporary file in the same folder and are flushed to the disk. Then the
//! temporary file is renamed to the target in one step. The old file stays intact until then.
//!
//! A program that is killed leaves its temporary file behind, and the next write into the folder
//! deletes it. Every program locks its temporary files while it uses them, so that files of a
//! running program are not deleted.

#[cfg(test)]
mod failing;

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

/// Prefix and suffix of the names of temporary files.
const UNNAMED: (&str, &str) = (".writing-", ".tmp");
/// Minimum age of an abandoned temporary file. A younger one may not be locked yet.
const LITTER: Duration = Duration::from_secs(60);

/// Time between two files that are dated by each other.
const TICK: Duration = Duration::from_millis(1);

/// A temporary file that has been flushed to the disk. It is deleted when dropped, unless it was
/// renamed.
pub(super) struct Staged {
    file: PathBuf,
    named: bool,
    /// The open file. It stays locked until it is renamed or deleted.
    bytes: File,
}

/// The users that may read a new file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Readers {
    /// All users that may read the files of this program.
    Usual,
    /// Only its owner, on systems with file owners.
    Owner,
}

/// A call to the disk, which can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    /// Creates a temporary file.
    Create,
    /// Writes its bytes.
    Write,
    /// Flushes them to the disk.
    Sync,
    /// Gives it its name.
    Rename,
}

/// Returns the error with which a test lets a call fail.
#[cfg(test)]
fn injected(call: Call) -> io::Result<()> {
    failing::injected(call)
}

/// Outside of the tests only the disk fails.
#[cfg(not(test))]
#[expect(clippy::unnecessary_wraps, reason = "in the tests it can fail")]
const fn injected(_call: Call) -> io::Result<()> {
    Ok(())
}

/// Writes bytes to a new temporary file in this folder.
pub(super) fn stage(folder: &Path, bytes: &[u8], readers: Readers) -> io::Result<Staged> {
    sweep(folder);
    injected(Call::Create)?;
    let mut staged = create(folder, readers)?;
    if let Err(error) = injected(Call::Write) {
        // A disk that fills up takes the first bytes.
        staged.bytes.write_all(&bytes[..bytes.len() / 2])?;
        return Err(error);
    }
    staged.bytes.write_all(bytes)?;
    injected(Call::Sync)?;
    staged.bytes.sync_all()?;
    Ok(staged)
}

fn create(folder: &Path, readers: Readers) -> io::Result<Staged> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let (head, end) = UNNAMED;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if readers == Readers::Owner {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = readers;
    loop {
        let name = format!("{head}{}-{}{end}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = folder.join(name);
        match options.open(&path) {
            Ok(file) => {
                // On a disk without file locks, no temporary files are ever deleted as abandoned.
                let _ = file.try_lock();
                return Ok(Staged { file: path, named: false, bytes: file });
            }
            // A file left behind by a killed program with the same process id.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// Deletes the temporary files that killed programs have left in this folder. Ignores all errors,
/// because they do not prevent a write.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let unnamed = name.to_str().is_some_and(|name| name.starts_with(UNNAMED.0) && name.ends_with(UNNAMED.1));
        let litter = unnamed && entry.file_type().is_ok_and(|kind| kind.is_file()) && abandoned(&entry.path());
        if litter {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// True if a temporary file is old enough and not locked.
fn abandoned(path: &Path) -> bool {
    let Ok(file) = OpenOptions::new().write(true).open(path) else { return false };
    let written = file.metadata().and_then(|there| there.modified()).ok();
    let age = written.and_then(|written| SystemTime::now().duration_since(written).ok());
    age.is_some_and(|age| age >= LITTER) && file.try_lock().is_ok()
}

impl Staged {
    /// Dates the file after another one, so that the order of files stays right if the clock of the
    /// machine was set back. A disk that keeps no times of files loses nothing but this order.
    pub(super) fn date_after(&self, other: SystemTime) {
        let early = self.bytes.metadata().and_then(|there| there.modified()).is_ok_and(|when| when <= other);
        if let Some(later) = other.checked_add(TICK).filter(|_| early) {
            let _ = self.bytes.set_modified(later);
        }
    }

    /// Renames the temporary file to the target, and replaces the old file.
    pub(super) fn commit(mut self, target: &Path) -> io::Result<()> {
        injected(Call::Rename)?;
        fs::rename(&self.file, target)?;
        self.named = true;
        sync_folder(target);
        Ok(())
    }

    /// Gives the temporary file this name, unless a file with this name exists. An existing file is
    /// kept.
    pub(super) fn commit_new(self, target: &Path) -> io::Result<()> {
        injected(Call::Rename)?;
        match fs::hard_link(&self.file, target) {
            Ok(()) => {
                sync_folder(target);
                Ok(())
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            // Not every file system has hard links.
            Err(_) if !target.exists() => self.commit(target),
            Err(error) => Err(error),
        }
    }
}

/// Flushes the folder to the disk, which makes the new name permanent. Errors are ignored: not
/// every system supports this, and the bytes are safe without it.
fn sync_folder(target: &Path) {
    if let Ok(folder) = File::open(folder_of(target)) {
        let _ = folder.sync_all();
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        if !self.named {
            // Only a temporary file is left, and there is no caller to inform.
            let _ = fs::remove_file(&self.file);
        }
    }
}

/// Writes a file atomically: it then contains either the old bytes or the new ones.
///
/// # Errors
/// The reason why the file cannot be written. The old file is then unchanged.
pub fn replace(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = settled(target)?;
    stage(folder_of(&target), bytes, Readers::Usual)?.commit(&target)
}

/// Writes bytes atomically to a file that on Unix only its owner can read.
///
/// # Errors
/// The reason why the file cannot be written. The old file is then unchanged.
pub(crate) fn replace_private(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = settled(target)?;
    stage(folder_of(&target), bytes, Readers::Owner)?.commit(&target)
}

/// Checks that [`replace`] could write this file. Changes nothing.
///
/// # Errors
/// The reason why it could not.
pub fn writable(target: &Path) -> io::Result<()> {
    let target = settled(target)?;
    stage(folder_of(&target), &[], Readers::Usual).map(drop)
}

/// Returns the real path of a file. If the path is a link, the file behind it is written, and the
/// link stays.
fn settled(target: &Path) -> io::Result<PathBuf> {
    let target = fs::canonicalize(target).unwrap_or_else(|_| target.to_path_buf());
    match fs::metadata(&target) {
        Ok(there) if there.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(there) if !there.is_file() => Err(io::Error::other("it is a device, not a file")),
        Ok(_) | Err(_) => Ok(target),
    }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}
