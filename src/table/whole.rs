//! Small files that are written whole: a reader finds the old text or the new one, never a part.

use std::fs;
use std::io;
use std::path::Path;

use crate::archive::replace;

/// Writes a text to a new file, which then replaces the old one. Makes the folder if it is missing.
///
/// # Errors
/// If the folder or the file cannot be written. The old file is then still there.
pub fn write(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    replace(file, text.as_bytes())
}
