//! A log of failures of the program for its developers: a small file in the data folder. Beside it
//! is a message for the player, which the next start of the window shows and deletes.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::archive::replace;

/// Maximum size of one entry, in bytes.
const MOST_ENTRY: usize = 32 * 1024;
/// Size in bytes above which the file is started again.
const MOST_FILE: u64 = 128 * 1024;

/// Maximum size of a message for the player, in bytes.
const MOST_MESSAGE: u64 = 4 * 1024;

/// Returns the path of the log in a data folder.
#[must_use]
pub fn log_file(home: &Path) -> PathBuf {
    home.join("infernal-conclave.log")
}

/// Adds an entry to the log and returns the path of the log. A log above 128 KiB is started again,
/// so that the file never grows much beyond 160 KiB.
///
/// # Errors
/// If the log cannot be written.
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

fn message_file(home: &Path) -> PathBuf {
    home.join("mishap.txt")
}

/// Stores a message for the player, which the next start of the window shows. The player may not
/// have seen stderr.
///
/// # Errors
/// If the message cannot be written.
pub fn leave_message(home: &Path, message: &str) -> io::Result<()> {
    replace(&message_file(home), message.as_bytes())
}

/// Returns and deletes the message of the last failure, if any.
#[must_use]
pub fn take_message(home: &Path) -> Option<String> {
    let path = message_file(home);
    let mut message = String::new();
    File::open(&path).ok()?.take(MOST_MESSAGE).read_to_string(&mut message).ok()?;
    fs::remove_file(path).ok()?;
    Some(message.chars().filter(|letter| !letter.is_control()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_shown_once() {
        let home = std::env::temp_dir().join(format!("infernal-conclave-message-{}", std::process::id()));
        fs::create_dir_all(&home).expect("the folder can be made");
        assert_eq!(take_message(&home), None);
        leave_message(&home, "The ink\u{1b}[2J\nran out.").expect("it can be written");
        assert_eq!(take_message(&home).as_deref(), Some("The ink[2Jran out."));
        assert_eq!(take_message(&home), None);
        drop(fs::remove_dir_all(&home));
    }
}
