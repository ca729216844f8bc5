//! Games that are kept in a file while a long series is played, so that it can be continued later.
//!
//! Each line is one finished game: a title that says which game it is, and what came of it. A game
//! whose title is in the file is not played again. The title holds a number for the parameters of
//! the minds, so games with other parameters count as other games. Changes of the program itself
//! are not noticed: then a new file is needed.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use terminal::Failure;
use terminal::page::read_text;

use crate::minds::Minds;

/// A line of the file.
#[derive(Deserialize, Serialize)]
struct Line<T> {
    title: String,
    game: T,
}

/// The games of a file, and the file to which new ones are added.
pub(crate) struct Kept<T> {
    known: BTreeMap<String, T>,
    file: Option<(PathBuf, Mutex<File>)>,
    minds: u64,
}

impl<T: Clone + DeserializeOwned + Serialize> Kept<T> {
    /// Reads the games of a file, which need not exist yet. Without a file nothing is kept. The
    /// last line may be torn, if the program was stopped while it was written; that game is played
    /// again.
    ///
    /// # Errors
    /// The file cannot be read or written, or a line other than the last is no game.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, Failure> {
        let mut hasher = DefaultHasher::new();
        ron::to_string(&*Minds::standard())?.hash(&mut hasher);
        let minds = hasher.finish();
        let Some(path) = path else { return Ok(Self { known: BTreeMap::new(), file: None, minds }) };
        let text = if path.exists() { read_text(path)? } else { String::new() };
        let mut known = BTreeMap::new();
        let mut whole = 0;
        for (number, line) in (1..).zip(text.split_inclusive('\n')) {
            match serde_json::from_str::<Line<T>>(line) {
                Ok(read) if line.ends_with('\n') => drop(known.insert(read.title, read.game)),
                Ok(_) | Err(_) if whole + line.len() == text.len() => break,
                Ok(_) | Err(_) => {
                    return Err(format!("line {number} of {} is not a kept game", path.display()).into());
                }
            }
            whole += line.len();
        }
        let unwritable = |error: std::io::Error| format!("{} cannot be written: {error}", path.display());
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(unwritable)?;
        file.set_len(whole as u64).map_err(unwritable)?;
        Ok(Self { known, file: Some((path.to_path_buf(), Mutex::new(file))), minds })
    }

    /// Returns the game with this title: from the file, or played now and added to the file.
    ///
    /// # Errors
    /// The game cannot be played, or the file cannot be written.
    pub(crate) fn game(&self, title: &str, play: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        let title = format!("{title}, minds {:016x}", self.minds);
        if let Some(known) = self.known.get(&title) {
            return Ok(known.clone());
        }
        let game = play()?;
        if let Some((path, file)) = &self.file {
            let unwritable = |error: &dyn std::fmt::Display| format!("{} cannot be written: {error}", path.display());
            let line =
                serde_json::to_string(&Line { title, game: game.clone() }).map_err(|error| unwritable(&error))?;
            let mut file = file.lock().map_err(|error| unwritable(&error))?;
            writeln!(file, "{line}").map_err(|error| unwritable(&error))?;
        }
        Ok(game)
    }
}
