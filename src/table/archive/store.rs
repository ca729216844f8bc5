//! Files that are either the old one or the new one, never half of each.
//!
//! New bytes go into a file of their own in the same folder, are forced onto the disk, and then take the old file's name in
//! one step. Whatever happens in between, the old file is whole.
//!
//! A program that is killed leaves its unnamed file behind. The next write into the folder deletes it. A program locks its
//! unnamed files as long as it runs, so that nobody deletes those of a program that is still writing.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

/// What the names of unnamed files begin and end with.
const UNNAMED: (&str, &str) = (".writing-", ".tmp");
/// How old an unnamed file must be before it is taken for litter: a younger one may not be locked yet.
const LITTER: Duration = Duration::from_secs(60);

/// Bytes that are safe on the disk but have no name yet. Dropped without a name, they are deleted.
pub(super) struct Staged {
    file: PathBuf,
    named: bool,
    /// The open file. It is locked until it has its name or is deleted.
    bytes: File,
}

/// Who may read a new file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Readers {
    /// Whoever may read what this program writes.
    Usual,
    /// Its owner alone, where the system knows owners.
    Owner,
}

/// Puts bytes into a new file in this folder.
pub(super) fn stage(folder: &Path, bytes: &[u8], readers: Readers) -> io::Result<Staged> {
    sweep(folder);
    let mut staged = create(folder, readers)?;
    staged.bytes.write_all(bytes)?;
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
                // On a disk that knows no locks nothing is swept.
                let _ = file.try_lock();
                return Ok(Staged { file: path, named: false, bytes: file });
            }
            // Left over from a program that was killed and had the same number.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// Deletes what programs that were killed have left in this folder. Nothing that goes wrong here keeps anybody from writing.
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

/// Whether an unnamed file is old and nobody holds its lock.
fn abandoned(path: &Path) -> bool {
    let Ok(file) = OpenOptions::new().write(true).open(path) else { return false };
    let written = file.metadata().and_then(|there| there.modified()).ok();
    let age = written.and_then(|written| SystemTime::now().duration_since(written).ok());
    age.is_some_and(|age| age >= LITTER) && file.try_lock().is_ok()
}

impl Staged {
    /// Gives the bytes their name, in place of the file that had it.
    pub(super) fn commit(mut self, target: &Path) -> io::Result<()> {
        fs::rename(&self.file, target)?;
        self.named = true;
        sync_folder(target);
        Ok(())
    }

    /// Gives the bytes this name if no file has it; a file that has it stays.
    pub(super) fn commit_new(self, target: &Path) -> io::Result<()> {
        match fs::hard_link(&self.file, target) {
            Ok(()) => {
                sync_folder(target);
                Ok(())
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            // Not every system of files has links.
            Err(_) if !target.exists() => self.commit(target),
            Err(error) => Err(error),
        }
    }
}

/// A new name is safe once its folder is, too. Not every system can do this, and the bytes are safe without.
fn sync_folder(target: &Path) {
    if let Ok(folder) = File::open(folder_of(target)) {
        let _ = folder.sync_all();
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        if !self.named {
            // It is only litter; there is nobody to tell.
            let _ = fs::remove_file(&self.file);
        }
    }
}

/// Writes a file so that its name means either the old bytes or the new ones.
///
/// # Errors
/// Why it cannot be written; what was there before is still there.
pub fn replace(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = settled(target)?;
    stage(folder_of(&target), bytes, Readers::Usual)?.commit(&target)
}

/// Tries if [`replace`] could write this file. Changes nothing.
///
/// # Errors
/// Why it could not.
pub fn writable(target: &Path) -> io::Result<()> {
    let target = settled(target)?;
    stage(folder_of(&target), &[], Readers::Usual).map(drop)
}

/// The file that a path leads to. A link keeps pointing at the file it points at.
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
