//! The minds that commands are told of by name, and the files of numbers that they think by.

use std::path::Path;
use std::sync::Arc;

use terminal::page;

use crate::minds::{self, Mind, Minds};

/// The numbers of a file like `assets/minds/minds.ron`, or the program's own where no file is named.
///
/// # Errors
/// A file that cannot be read, and what is wrong with its numbers, in a sentence.
pub(super) fn numbers(path: Option<&Path>) -> Result<Arc<Minds>, String> {
    let Some(path) = path else { return Ok(Minds::standard()) };
    let text = page::read_text(path)?;
    let minds = Minds::read(&text).map_err(|fault| format!("{}: {fault}", path.display()))?;
    Ok(Arc::new(minds))
}

/// The mind of this name, which thinks by these numbers if it thinks by any.
///
/// # Errors
/// No mind has this name; the sentence lists those that there are.
pub(super) fn mind(name: &str, numbers: &Arc<Minds>) -> Result<Box<dyn Mind>, String> {
    let unknown = || format!("no mind is called \"{name}\"; known are {}", minds::NAMES.join(", "));
    minds::with(name, numbers).ok_or_else(unknown)
}
