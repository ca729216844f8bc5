//! A log of what went wrong, for whoever has to mend it: a small file in the data folder, written when the program fails.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The most bytes of one entry.
const MOST_ENTRY: usize = 32 * 1024;
/// The size in bytes above which the file is begun anew.
const MOST_FILE: u64 = 128 * 1024;

/// Where the log is, below this data folder.
#[must_use]
pub fn log_file(home: &Path) -> PathBuf {
    home.join("infernal-conclave.log")
}

/// Adds an entry to the log and says where that is. The file never grows beyond 160 KiB: when it is large, it is begun anew.
///
/// # Errors
/// If it cannot be written.
pub fn note(home: &Path, what: &str) -> io::Result<PathBuf> {
    let path = log_file(home);
    fs::create_dir_all(home)?;
    let full = fs::metadata(&path).is_ok_and(|file| file.len() > MOST_FILE);
    let mut options = OpenOptions::new();
    options.create(true);
    let mut file = if full { options.write(true).truncate(true) } else { options.append(true) }.open(&path)?;
    let end = (0..=MOST_ENTRY.min(what.len())).rev().find(|&at| what.is_char_boundary(at)).unwrap_or_default();
    let when = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let version = env!("CARGO_PKG_VERSION");
    writeln!(file, "== infernal-conclave {version}, {when} seconds after 1970\n{}\n", &what[..end])?;
    file.sync_all()?;
    Ok(path)
}
