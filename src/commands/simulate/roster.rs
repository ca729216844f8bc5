//! The minds that simulated games are played by: the program's, and besides them its levels with the numbers of an earlier release,
//! so that a series of games shows whether one release plays better than the last.
//!
//! Not here: earlier ways of thinking. A file of numbers that the present minds cannot think by is refused when it is read.

use std::path::Path;
use std::sync::Arc;

use crate::commands::named_minds;
use crate::minds::{self, Mind, Minds};

/// What the name of a level begins with that thinks by earlier numbers.
const FORMER: &str = "former-";

/// All minds that games can be played by.
pub(super) struct Roster {
    former: Option<Arc<Minds>>,
}

impl Roster {
    /// The program's minds, and the levels with the numbers of this file.
    ///
    /// # Errors
    /// What is wrong with the file, in a sentence.
    pub(super) fn read(former: Option<&Path>) -> Result<Self, String> {
        Ok(Self { former: former.map(|path| named_minds::numbers(Some(path))).transpose()? })
    }

    /// The mind of this name.
    ///
    /// # Errors
    /// Why there is none, in a sentence.
    pub(super) fn mind(&self, name: &str) -> Result<Box<dyn Mind>, String> {
        let Some(level) = name.strip_prefix(FORMER) else { return named_minds::mind(name, &Minds::standard()) };
        if !minds::levels().contains(&level) {
            return Err(format!("\"{name}\" is no mind: only {} think by numbers", minds::levels().join(", ")));
        }
        let Some(former) = &self.former else {
            return Err(format!(
                "\"{name}\" thinks by the numbers of an earlier release; name their file with --former"
            ));
        };
        named_minds::mind(level, former)
    }
}

/// What a mind is called in the game itself, whichever numbers it thinks by.
pub(super) fn plain_name(name: &str) -> &str {
    name.strip_prefix(FORMER).unwrap_or(name)
}
