//! Files that are either the old one or the new one, never half of each.
//!
//! New bytes go into a file of their own in the same folder, are forced onto the disk, and then take the old file's name in
//! one step. Whatever happens in between, the old file is whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Bytes that are safe on the disk but have no name yet. Dropped without a name, they are deleted.
pub(super) struct Staged {
    file: PathBuf,
    named: bool,
}

/// Puts bytes into a new file in this folder.
pub(super) fn stage(folder: &Path, bytes: &[u8]) -> io::Result<Staged> {
    let (mut file, staged) = create(folder)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    Ok(staged)
}

fn create(folder: &Path) -> io::Result<(File, Staged)> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    loop {
        let name = format!(".writing-{}-{}.tmp", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = folder.join(name);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => return Ok((file, Staged { file: path, named: false })),
            // Left over from a program that was killed and had the same number.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

impl Staged {
    /// Gives the bytes their name, in place of the file that had it.
    pub(super) fn commit(mut self, target: &Path) -> io::Result<()> {
        fs::rename(&self.file, target)?;
        self.named = true;
        // The new name is safe once the folder is, too. Not every system can do this, and the bytes are safe without.
        if let Ok(folder) = File::open(folder_of(target)) {
            let _ = folder.sync_all();
        }
        Ok(())
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
pub(in crate::session) fn replace(target: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link keeps pointing at the file it points at.
    let target = fs::canonicalize(target).unwrap_or_else(|_| target.to_path_buf());
    match fs::metadata(&target) {
        Ok(there) if there.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(there) if !there.is_file() => return Err(io::Error::other("it is a device, not a file")),
        Ok(_) | Err(_) => {}
    }
    stage(folder_of(&target), bytes)?.commit(&target)
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}
