//! Minds by name: those of the program, and its levels with the numbers of an earlier release.
//!
//! A series with both shows if a release plays better than the last. Earlier ways of thinking are
//! not kept. A file of numbers that the present minds cannot use is refused on reading.

use std::path::Path;
use std::sync::Arc;

use terminal::page;

use crate::minds::{self, Mind, Minds};

/// Prefix of a level that thinks by the numbers of an earlier release.
const FORMER: &str = "former-";

/// Reads the numbers of a file like `assets/minds/minds.ron`. Without a file, returns the program's
/// own.
///
/// # Errors
/// The file cannot be read, or its numbers have a fault. The sentence says which.
pub fn numbers(path: Option<&Path>) -> Result<Arc<Minds>, String> {
    let Some(path) = path else { return Ok(Minds::standard()) };
    let text = page::read_text(path)?;
    let minds = Minds::read(&text).map_err(|fault| format!("{}: {fault}", path.display()))?;
    Ok(Arc::new(minds))
}

/// Returns the mind of this name. It uses these numbers if its kind uses any.
///
/// # Errors
/// No mind has this name. The sentence lists the known ones.
pub fn mind(name: &str, numbers: &Arc<Minds>) -> Result<Box<dyn Mind>, String> {
    let unknown = || format!("no mind is called \"{name}\"; known are {}", minds::NAMES.join(", "));
    minds::with(name, numbers).ok_or_else(unknown)
}

/// All minds that can play the games of a series.
pub struct Roster {
    former: Option<Arc<Minds>>,
}

impl Roster {
    /// Returns the program's minds, and the levels with the numbers of this file.
    ///
    /// # Errors
    /// The file has a fault. The sentence says which.
    pub fn read(former: Option<&Path>) -> Result<Self, String> {
        Ok(Self { former: former.map(|path| numbers(Some(path))).transpose()? })
    }

    /// Returns the mind of this name.
    ///
    /// # Errors
    /// The reason why there is none, in a sentence.
    pub fn mind(&self, name: &str) -> Result<Box<dyn Mind>, String> {
        let Some(level) = name.strip_prefix(FORMER) else { return mind(name, &Minds::standard()) };
        if !minds::levels().contains(&level) {
            return Err(format!("\"{name}\" is no mind: only {} think by numbers", minds::levels().join(", ")));
        }
        let Some(former) = &self.former else {
            return Err(format!(
                "\"{name}\" thinks by the numbers of an earlier release; name their file with --former"
            ));
        };
        mind(level, former)
    }

    /// Checks that all these minds exist.
    ///
    /// # Errors
    /// The reason why the first missing one does not exist, in a sentence.
    pub fn check<'a>(&self, names: impl IntoIterator<Item = &'a String>) -> Result<(), String> {
        names.into_iter().try_for_each(|name| self.mind(name).map(drop))
    }
}

/// Returns the name of a mind in the game itself, without the mark of an earlier release.
pub(crate) fn plain_name(name: &str) -> &str {
    name.strip_prefix(FORMER).unwrap_or(name)
}
