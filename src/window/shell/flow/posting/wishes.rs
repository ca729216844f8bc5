//! What players wish of games by post, and what the page shows them.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use ::table::post::{Deadline, Hosted, Offer, Otherwise, Seated, Stage};
use ::table::seats::{Player, Seat};

/// The intents about games by post.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Posting {
    /// Look into all mailbags now.
    Look,
    /// Look for invitations in this folder.
    Seek(PathBuf),
    /// Take in a file that has come by mail.
    Receive(PathBuf),
    /// Say that a reminder was copied.
    Remind,
    /// Go back to the set-up of the new table, of the game with this name.
    Change(&'static str),
    /// Found a table.
    Found(Box<NewTable>),
    /// Accept an invitation, with what stands at this place in the list of parties.
    Join(PathBuf, usize),
    /// Do something at the table or the seat whose ledger is in this folder.
    At(PathBuf, Handling),
}

/// What is done at a table or a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum Handling {
    /// Sit down at the seat.
    Sit,
    /// Write a letter, to this seat or to all.
    Write(Option<Seat>, String),
    /// Take back a letter of this turn.
    Unwrite(usize),
    /// Begin the game, or process the turn, without whoever is missing: their plans count, or this
    /// mind plays.
    Process(Otherwise),
    /// Give a seat to a mind, or back to its player.
    Give(Seat, Player),
    /// Limit the time for a turn.
    Limit(Option<Deadline>),
    /// Write the present dispatches once more.
    SendAgain,
}

/// A table was drawn up: its people can be named.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The name of its game.
    pub game: &'static str,
    /// The seats of people.
    pub seats: Vec<Seat>,
    /// The names of people, as far as the set-up has them.
    pub people: Vec<String>,
}

/// The form of a new table. Its set-up waits in the post room of its game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NewTable {
    /// The name of its game.
    pub game: &'static str,
    /// The seats of people.
    pub seats: Vec<Seat>,
    /// Name of the table.
    pub name: String,
    /// Name of the host.
    pub host: String,
    /// Names of the people, in the order of their seats.
    pub people: Vec<String>,
    /// The folder of dispatches; empty for the usual one.
    pub bag: String,
    /// The limit on the time for a turn.
    pub deadline: Option<Deadline>,
}

/// What the page of games by post shows of one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Postings {
    /// The seats that are played here.
    pub seats: Vec<Seated>,
    /// The tables that are hosted here.
    pub hosted: Vec<Hosted>,
    /// Invitations that can be accepted.
    pub offers: Vec<Offer>,
    /// The folder in which invitations are looked for.
    pub sought: PathBuf,
    /// What could not be done or read, as sentences.
    pub faults: Vec<String>,
}

impl Postings {
    /// Returns the seats whose orders are owed.
    pub fn waiting(&self) -> impl Iterator<Item = &Seated> {
        self.seats.iter().filter(|seat| seat.stage == Stage::Planning)
    }

    /// True if a seat or a table has its ledger in this folder.
    pub(super) fn has(&self, folder: &Path) -> bool {
        self.seats.iter().any(|seat| seat.folder == folder) || self.hosted.iter().any(|table| table.folder == folder)
    }
}
