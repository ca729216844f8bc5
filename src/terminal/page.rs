//! Input and output of a command. What goes to a terminal is made harmless. Files are read up to a
//! limit, and replaced as a whole.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Write, stderr, stdout};
use std::path::{Path, PathBuf};

use serde::Serialize;
use table::archive::{plainly, replace, writable};

use crate::Failure;

/// Longest text that a command reads, in bytes.
const MOST_BYTES: u64 = 4 << 20;
/// Longest line on stderr, in letters.
const MOST_LETTERS: usize = 2000;

/// Returns true for letters that change how a terminal shows its neighbours: control characters and
/// writing directions.
fn moves_the_terminal(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Escapes all letters that move the terminal, but the `kept` ones. Every text of a file or a
/// person comes through here on its way to one.
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

/// Writes text to stdout. A reader who has left is no error.
///
/// # Errors
/// The output cannot be written, for example because the disk is full.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout().lock();
    match out.write_all(harmless(text, &['\n']).as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(format!("the output cannot be written: {}", plainly(&error)).into())
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Writes a fault to stderr, as one line. A closed stderr is ignored.
pub fn complain(line: &str) {
    let mut line = harmless(line, &[]);
    if let Some((end, _)) = line.char_indices().nth(MOST_LETTERS) {
        line.truncate(end);
        line.push('…');
    }
    let _ = writeln!(stderr(), "{line}");
}

/// Reads the text of a file.
///
/// # Errors
/// The reason why the file cannot be read, in a sentence that names it.
pub fn read_text(path: &Path) -> Result<String, String> {
    let unreadable = |what: &str| format!("{} cannot be read: {what}", path.display());
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| unreadable(&plainly(&error)))?;
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&plainly(&error)))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(unreadable(&format!("it is longer than {MOST_BYTES} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| unreadable("it is not text"))
}

/// Target of JSON or of a report.
pub enum Sheet {
    /// To stdout, for which `-` stands.
    Stdout,
    /// A device or a pipe, opened before the work begins.
    Device(File, PathBuf),
    /// A file. It stays unchanged until all of the new content is written.
    File(PathBuf),
}

impl Sheet {
    /// Opens the target, and makes sure that it can be written before the work begins.
    ///
    /// # Errors
    /// The target cannot be written, or is one of the files that the command reads.
    pub fn open(target: &Path, read: &[&Path]) -> Result<Self, Failure> {
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

    /// True if the sheet is written to stdout.
    #[must_use]
    pub const fn takes_stdout(&self) -> bool {
        matches!(self, Self::Stdout)
    }

    /// Writes a value as one line of JSON.
    ///
    /// # Errors
    /// The sheet cannot be written.
    pub fn write(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let mut text = serde_json::to_string(value)?;
        text.push('\n');
        self.write_text(&text)
    }

    /// Writes text as it is.
    ///
    /// # Errors
    /// The sheet cannot be written.
    pub fn write_text(&mut self, text: &str) -> Result<(), Failure> {
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

/// Returns true if two paths lead to one file.
fn same_file(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        (Ok(_) | Err(_), _) => false,
    }
}
