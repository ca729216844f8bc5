//! Minds by name: those of the program, its levels with the numbers of an earlier release, and other
//! programs by their files.
//!
//! A series with both shows if a release plays better than the last. Earlier ways of thinking are
//! not kept. A file of numbers that the present minds cannot use is refused on reading.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use terminal::page;

use crate::minds::{self, Mind, Minds};
use crate::table::archive::plainly;
use crate::table::wire::program::Program;

/// Time of a program for a turn, unless another is chosen.
const PATIENCE: Duration = Duration::from_secs(10);

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

/// All minds that can play the games of a series, and the programs beside them.
pub struct Roster {
    former: Option<Arc<Minds>>,
    patience: Duration,
}

/// Whoever plays a seat.
pub enum Player {
    /// A mind of this program.
    Mind(Box<dyn Mind>),
    /// A program that was started for this seat and game.
    Program(Box<Program>),
}

/// Returns the file of a program, if this is the name of one: minds have no separators of folders in
/// their names.
#[must_use]
pub fn program_of(name: &str) -> Option<&Path> {
    name.contains(['/', '\\']).then(|| Path::new(name))
}

impl Roster {
    /// Returns the program's minds, and the levels with the numbers of this file.
    ///
    /// # Errors
    /// The file has a fault. The sentence says which.
    pub fn read(former: Option<&Path>) -> Result<Self, String> {
        Ok(Self { former: former.map(|path| numbers(Some(path))).transpose()?, patience: PATIENCE })
    }

    /// Gives programs this much time for each turn.
    #[must_use]
    pub fn patient(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Returns the mind of this name, or starts the program in this file.
    ///
    /// # Errors
    /// The reason why there is none, in a sentence.
    pub fn player(&self, name: &str) -> Result<Player, String> {
        let Some(file) = program_of(name) else { return self.mind(name).map(Player::Mind) };
        let started = Program::start(file, self.patience);
        started
            .map(|program| Player::Program(Box::new(program)))
            .map_err(|fault| format!("{name}: {}", plainly(&fault)))
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
        names.into_iter().try_for_each(|name| match program_of(name) {
            Some(file) if file.is_file() => Ok(()),
            Some(_) => Err(format!("there is no program {name}")),
            None => self.mind(name).map(drop),
        })
    }
}

/// Returns the name of a mind in the game itself, without the mark of an earlier release.
pub(crate) fn plain_name(name: &str) -> &str {
    name.strip_prefix(FORMER).unwrap_or(name)
}
