//! The tables at which somebody plays or hosts by post: one folder for each.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

pub use super::ledger::Role;

use super::dispatch::{self, TableId};
use super::fault::PostFault;
use super::ledger::{self, Label};
use super::mailbag;
use super::{Guest, Host, Posted};
use crate::archive::data_folder;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The folder of its ledger.
    pub folder: PathBuf,
    /// The [name](crate::game::Game::NAME) of its game.
    pub game: String,
    /// The number of the table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The player's part.
    pub role: Role,
}

/// All tables of a player's data folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    folder: PathBuf,
}

impl Post {
    /// Returns the tables in this data folder. `None` means the standard data folder of the system.
    #[must_use]
    pub fn standard(data_dir: Option<&Path>) -> Self {
        Self { folder: data_folder(data_dir).join("post") }
    }

    /// Returns the folder with a folder for each table.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the folder into which dispatches of a table go if no other was chosen.
    #[must_use]
    pub fn usual_bag(&self, name: &str) -> PathBuf {
        self.folder.join(crate::archive::file_name(name))
    }

    /// Returns the folder for files that have come by mail, invitations among them.
    #[must_use]
    pub fn letters(&self) -> PathBuf {
        self.folder.join("letters")
    }

    /// Returns all tables of this game, by name, the host's part first.
    ///
    /// # Errors
    /// If the folder exists but cannot be read. A ledger that cannot be read is among the faults;
    /// the other tables are listed all the same.
    pub fn list<G: Posted>(&self) -> Result<(Vec<Entry>, Vec<PostFault>), PostFault> {
        let (mut found, faults) = self.all()?;
        found.retain(|entry| entry.game == G::NAME);
        Ok((found, faults))
    }

    /// Returns the names of the games of all tables with a name, or with a number that begins so,
    /// each once.
    ///
    /// # Errors
    /// If the folder exists but cannot be read.
    pub fn games(&self, name: &str) -> Result<Vec<String>, PostFault> {
        let mut games: Vec<String> = named(self.all()?.0, name).into_iter().map(|entry| entry.game).collect();
        games.sort_unstable();
        games.dedup();
        Ok(games)
    }

    /// Returns all tables of all games, as [`Self::list`] does.
    fn all(&self) -> Result<(Vec<Entry>, Vec<PostFault>), PostFault> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok((Vec::new(), Vec::new())),
            Err(error) => return Err(PostFault::unreadable(&self.folder, &error)),
        };
        let (mut found, mut faults) = (Vec::new(), Vec::new());
        for folder in entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()) {
            match ledger::label(&folder) {
                Ok(Some(Label { game, table, role, name })) => found.push(Entry { folder, game, table, name, role }),
                Ok(None) => {}
                Err(fault) => faults.push(fault),
            }
        }
        found.sort_by(|a, b| (&a.name, a.table, a.role).cmp(&(&b.name, b.table, b.role)));
        Ok((found, faults))
    }

    /// Returns the tables of this game with a name, or with a number that begins so.
    fn called<G: Posted>(&self, name: &str) -> Result<Vec<Entry>, PostFault> {
        Ok(named(self.list::<G>()?.0, name))
    }

    /// Opens a table as its host.
    ///
    /// # Errors
    /// If there is no such table, or its files cannot be read.
    pub fn host<G: Posted>(&self, book: &G::Book, name: &str) -> Result<Host<G>, PostFault> {
        let mut called = self.called::<G>(name)?.into_iter();
        let entry = called.find(|entry| entry.role == Role::Host);
        Host::open(book.clone(), &entry.ok_or_else(|| PostFault::NoTable(name.to_owned()))?.folder)
    }

    /// Opens all seats that somebody plays at a table on this machine.
    ///
    /// # Errors
    /// If there is no such table, or its files cannot be read.
    pub fn guests<G: Posted>(&self, name: &str) -> Result<Vec<Guest<G>>, PostFault> {
        let called = self.called::<G>(name)?.into_iter();
        let seats: Vec<Entry> = called.filter(|entry| matches!(entry.role, Role::Guest(_))).collect();
        if seats.is_empty() {
            return Err(PostFault::NoTable(name.to_owned()));
        }
        seats.iter().map(|entry| Guest::open(&entry.folder)).collect()
    }
}

/// Returns the tables with a name, or with a number that begins so.
fn named(all: Vec<Entry>, name: &str) -> Vec<Entry> {
    let named: Vec<Entry> = all.iter().filter(|entry| entry.name == name).cloned().collect();
    if named.is_empty() && name.len() >= 4 {
        return all.into_iter().filter(|entry| entry.table.to_string().starts_with(name)).collect();
    }
    named
}

/// Returns the [name](crate::game::Game::NAME) of the game of a dispatch. Reads only its head.
///
/// # Errors
/// If the file cannot be read, or is no dispatch.
pub fn game_of(path: &Path) -> Result<String, PostFault> {
    let head = dispatch::head(&mailbag::read(path)?).map_err(|flaw| PostFault::dispatch(path, flaw))?;
    Ok(head.game)
}
