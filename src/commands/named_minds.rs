//! The minds that commands refer to by name, and the files with their numbers.

use std::path::Path;
use std::sync::Arc;

use super::page;
use crate::minds::{self, Mind, Minds};

/// Reads the numbers from a file like `assets/minds/minds.ron`. Returns the built-in numbers if no
/// file is named.
///
/// # Errors
/// Returns a sentence if the file cannot be read or its numbers are invalid.
pub(super) fn numbers(path: Option<&Path>) -> Result<Arc<Minds>, String> {
    let Some(path) = path else { return Ok(Minds::standard()) };
    let text = page::read_text(path)?;
    let minds = Minds::read(&text).map_err(|fault| format!("{}: {fault}", path.display()))?;
    Ok(Arc::new(minds))
}

/// Returns the mind of this name. It uses these numbers if it needs any.
///
/// # Errors
/// Returns a sentence with the known names if no mind has this name.
pub(super) fn mind(name: &str, numbers: &Arc<Minds>) -> Result<Box<dyn Mind>, String> {
    let unknown = || format!("no mind is called \"{name}\"; known are {}", minds::NAMES.join(", "));
    minds::with(name, numbers).ok_or_else(unknown)
}
