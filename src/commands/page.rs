//! Input and output of the commands. Text for stdout and stderr is made safe for terminals; files
//! are read up to a size limit and replaced as a whole.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Write, stderr, stdout};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::Failure;
use crate::table::archive::{plainly, replace, writable};

/// Largest size of a text that a command reads, in bytes (4 MiB).
const MOST_BYTES: u64 = 4 << 20;
/// Largest length of an error line, in characters.
const MOST_LETTERS: usize = 2000;

/// True for characters that change the display of the text around them in a terminal: control
/// characters and characters that set the writing direction.
fn moves_the_terminal(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns text that is safe for a terminal: it escapes dangerous characters, except those in
/// `kept`. All text from files and people passes through here before it reaches a terminal.
fn harmless(text: &str, kept: &[char]) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            letter if moves_the_terminal(letter) && !kept.contains(&letter) => shown.extend(letter.escape_default()),
            letter => shown.push(letter),
        }
    }
    shown
}

/// Writes text to stdout. A closed pipe is not an error.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout().lock();
    match out.write_all(harmless(text, &['\n']).as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(format!("the output cannot be written: {}", plainly(&error)).into())
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Writes the reason of a failure to stderr, as one line. If stderr is closed, the error cannot be
/// reported at all.
pub(super) fn complain(line: &str) {
    let mut line = harmless(line, &[]);
    if let Some((end, _)) = line.char_indices().nth(MOST_LETTERS) {
        line.truncate(end);
        line.push('…');
    }
    let _ = writeln!(stderr(), "{line}");
}

/// Reads a text file.
///
/// # Errors
/// Returns a sentence that names the file and the reason.
pub(super) fn read_text(path: &Path) -> Result<String, String> {
    let unreadable = |what: &str| format!("{} cannot be read: {what}", path.display());
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| unreadable(&plainly(&error)))?;
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&plainly(&error)))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(unreadable(&format!("it is longer than {MOST_BYTES} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| unreadable("it is not text"))
}

/// The target of JSON or of a report.
pub(super) enum Sheet {
    /// Stdout, written as `-`.
    Stdout,
    /// A device or a pipe, opened before the work begins.
    Device(File, PathBuf),
    /// A file. It stays unchanged until all of the new content is written.
    File(PathBuf),
}

impl Sheet {
    /// Prepares the target and checks that it is writable before the work begins. The target must
    /// not be one of the files that the command reads.
    pub(super) fn open(target: &Path, read: &[&Path]) -> Result<Self, Failure> {
        if target == Path::new("-") {
            return Ok(Self::Stdout);
        }
        if read.iter().any(|read| same_file(target, read)) {
            return Err(format!("{} is read by this command and is not written over", target.display()).into());
        }
        let opened = match fs::metadata(target) {
            Ok(there) if !there.is_file() && !there.is_dir() => {
                let file = OpenOptions::new().write(true).open(target);
                file.map(|file| Self::Device(file, target.to_path_buf()))
            }
            Ok(_) | Err(_) => writable(target).map(|()| Self::File(target.to_path_buf())),
        };
        opened.map_err(|error| unwritable(target, &error))
    }

    /// True if the target is stdout.
    pub(super) const fn takes_stdout(&self) -> bool {
        matches!(self, Self::Stdout)
    }

    /// Writes a value as one line of JSON.
    pub(super) fn write(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let mut text = serde_json::to_string(value)?;
        text.push('\n');
        self.write_text(&text)
    }

    /// Writes text unchanged.
    pub(super) fn write_text(&mut self, text: &str) -> Result<(), Failure> {
        match self {
            Self::Stdout => print(text),
            Self::Device(file, path) => {
                file.write_all(text.as_bytes()).and_then(|()| file.flush()).map_err(|error| unwritable(path, &error))
            }
            Self::File(path) => replace(path, text.as_bytes()).map_err(|error| unwritable(path, &error)),
        }
    }
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    format!("{} cannot be written: {}", path.display(), plainly(error)).into()
}

/// True if both paths lead to the same file.
fn same_file(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        (Ok(_) | Err(_), _) => false,
    }
}
