//! A log of what went wrong, for whoever has to mend it: a small file in the data folder, written when the program fails.
//! Beside it lies a word for the player, which the next start reads once and takes away.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The most bytes of one entry.
const MOST_ENTRY: usize = 32 * 1024;
/// The size in bytes above which the file is begun anew.
const MOST_FILE: u64 = 128 * 1024;

/// The most bytes of a word for the player.
const MOST_WORD: u64 = 4 * 1024;

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

fn word_file(home: &Path) -> PathBuf {
    home.join("mishap.txt")
}

/// Leaves a word for the player, who may not have seen stderr: the next start of the program tells it.
///
/// # Errors
/// If it cannot be written.
pub fn leave_word(home: &Path, word: &str) -> io::Result<()> {
    fs::write(word_file(home), word)
}

/// The word that the last failure left, if there is one. It is told once.
#[must_use]
pub fn take_word(home: &Path) -> Option<String> {
    let path = word_file(home);
    let mut word = String::new();
    File::open(&path).ok()?.take(MOST_WORD).read_to_string(&mut word).ok()?;
    fs::remove_file(path).ok()?;
    Some(word.chars().filter(|letter| !letter.is_control()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_told_once() {
        let home = std::env::temp_dir().join(format!("infernal-conclave-word-{}", std::process::id()));
        fs::create_dir_all(&home).expect("the folder can be made");
        assert_eq!(take_word(&home), None);
        leave_word(&home, "The ink\u{1b}[2J\nran out.").expect("it can be written");
        assert_eq!(take_word(&home).as_deref(), Some("The ink[2Jran out."));
        assert_eq!(take_word(&home), None);
        drop(fs::remove_dir_all(&home));
    }
}
