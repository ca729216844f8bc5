//! A data folder is used by one window at a time: two would overwrite each other's plans.
//!
//! The lock is the system's, so it ends with the program, however that ends. Commands that only
//! read, or that write a file of their own, do not ask for it.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

/// The file whose lock says that the folder is in use. It stays, and is empty.
const FILE: &str = ".in-use";

/// A data folder that this program uses, until this is dropped.
#[derive(Debug)]
pub struct Occupied(#[expect(dead_code, reason = "the lock lasts as long as the file is open")] Option<File>);

/// Another program uses the data folder.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "The game is already open with the data folder {}. Close that window first, or play in another folder with \
     --data-dir.",
    .0.display()
)]
pub struct Taken(pub PathBuf);

/// Takes a data folder for this program. Where a folder cannot be locked, or not be written, it is
/// free for all, because the game says so itself when it saves.
///
/// # Errors
/// If another program has it.
pub fn occupy(home: &Path) -> Result<Occupied, Taken> {
    let open = || {
        fs::create_dir_all(home)?;
        File::options().create(true).append(true).open(home.join(FILE))
    };
    let Ok(file) = open() else { return Ok(Occupied(None)) };
    match file.try_lock() {
        Ok(()) => Ok(Occupied(Some(file))),
        Err(TryLockError::WouldBlock) => Err(Taken(home.to_path_buf())),
        Err(TryLockError::Error(_)) => Ok(Occupied(None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_taken_once_and_free_again() {
        let home = tempfile::tempdir().expect("a folder");
        let first = occupy(home.path()).expect("it is free");
        let refused = occupy(home.path()).expect_err("it is taken");
        assert!(refused.to_string().contains(&home.path().display().to_string()), "{refused}");
        drop(first);
        assert!(occupy(home.path()).is_ok(), "whoever had it is gone");
        let other = tempfile::tempdir().expect("a folder");
        assert!(occupy(other.path()).is_ok(), "another folder is another matter");
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_taken_by_nobody() {
        let home = tempfile::tempdir().expect("a folder");
        let file = home.path().join("a file");
        fs::write(&file, "no folder").expect("it can be written");
        assert!(occupy(&file).is_ok());
    }
}
