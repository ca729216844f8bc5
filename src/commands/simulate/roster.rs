//! The minds of simulated games: the program's minds, and its levels with the numbers of an earlier
//! release. A series of games between both shows if one release plays better than the other.
//!
//! Earlier algorithms are not included. A file of numbers that does not fit the present minds is
//! rejected when it is read.

use std::path::Path;
use std::sync::Arc;

use crate::commands::named_minds;
use crate::minds::{self, Mind, Minds};

/// Prefix of the name of a level with earlier numbers.
const FORMER: &str = "former-";

/// All minds that can play.
pub(super) struct Roster {
    former: Option<Arc<Minds>>,
}

impl Roster {
    /// Returns the program's minds, and the levels with the numbers of this file.
    ///
    /// # Errors
    /// Returns a sentence if the file is faulty.
    pub(super) fn read(former: Option<&Path>) -> Result<Self, String> {
        Ok(Self { former: former.map(|path| named_minds::numbers(Some(path))).transpose()? })
    }

    /// Returns the mind of this name.
    ///
    /// # Errors
    /// Returns a sentence with the reason if there is no such mind.
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

/// Returns the name of a mind in the game, without the prefix for earlier numbers.
pub(super) fn plain_name(name: &str) -> &str {
    name.strip_prefix(FORMER).unwrap_or(name)
}
