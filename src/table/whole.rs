//! Small files that are written whole: a reader finds the old text or the new one, never a part.
//!
//! Not here: saves, which are flushed to the disk before they replace anything (`archive`).

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::NamedTempFile;

/// Writes a text to a new file, which then replaces the old one. Makes the folder if it is missing.
///
/// # Errors
/// If the folder or the file cannot be written. The old file is then still there.
pub fn write(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut fresh = NamedTempFile::new_in(folder)?;
    fresh.write_all(text.as_bytes())?;
    fresh.persist(file).map_err(|refused| refused.error)?;
    Ok(())
}
