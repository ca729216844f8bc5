//! Faults of the post, with messages that a player understands.

use std::io;
use std::path::{Path, PathBuf};

use table_core::seats::Seat;

use super::dispatch::Flaw;
use crate::archive::{ArchiveFault, Divergence, plainly};
use crate::session::{NoHandOver, UnknownMind};

/// The reason why something at the post could not be done. What was there before is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostFault {
    /// A file or folder cannot be read.
    #[error("{}: it cannot be read: {why}", path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// A file or folder cannot be written.
    #[error("{}: it cannot be written: {why}", path.display())]
    Unwritable {
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// A dispatch cannot be used.
    #[error("{}: {flaw}", path.display())]
    Dispatch {
        /// The file.
        path: PathBuf,
        /// Its flaw.
        flaw: Flaw,
    },
    /// The dispatch is not an invitation.
    #[error("{}: this is no invitation", .0.display())]
    NoInvitation(PathBuf),
    /// The invitation comes from a program with other rules or data.
    #[error("{}: this invitation comes from another version of the game; host and guests need the same", .0.display())]
    OtherRules(PathBuf),
    /// The player has already joined this table in this seat.
    #[error("you have already joined this game in seat {0}")]
    Joined(Seat),
    /// The name of a table or a person is empty, too long, or has control characters.
    #[error("a name has 1 to {} letters, and no line breaks", super::papers::NAME_LENGTH)]
    Name,
    /// Two people have one name.
    #[error("two people are called \"{0}\": their files could not be told apart")]
    SameName(String),
    /// No seat of the plan is left for people, or more people than seats were named.
    #[error("the set-up has {seats} seats for people, but {people} were named")]
    People {
        /// Number of seats for people.
        seats: usize,
        /// Number of people.
        people: usize,
    },
    /// The game cannot be played with this set-up.
    #[error("this set-up cannot be played: {0}")]
    Plan(String),
    /// The party may not enter the game.
    #[error("this party cannot join: {0}")]
    Party(String),
    /// There is no such seat.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// Nobody was invited to the seat.
    #[error("nobody was invited to seat {0}: a mind plays it")]
    NotInvited(Seat),
    /// The game has not begun.
    #[error("the game has not begun: not everybody has joined")]
    NotBegun,
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody has not joined yet, or owes orders.
    #[error("waiting for {}", .0.join(", "))]
    Waiting(Vec<String>),
    /// No turn has come yet.
    #[error("no turn has come from the host yet")]
    NoTurn,
    /// The seat owes no orders in this turn.
    #[error("no orders are owed in this turn")]
    NothingOwed,
    /// The orders are for another seat, or name something that does not exist.
    #[error("these orders cannot be sent: {0}")]
    Orders(String),
    /// A letter is empty, too long, or one too many; or it is for somebody who does not exist.
    #[error("this letter cannot be sent: {0}")]
    Letter(String),
    /// A seat cannot be handed over.
    #[error(transparent)]
    HandOver(#[from] NoHandOver),
    /// A mind does not exist.
    #[error(transparent)]
    Mind(#[from] UnknownMind),
    /// The host's game cannot be read or written.
    #[error(transparent)]
    Archive(#[from] ArchiveFault),
    /// The host's game does not replay.
    #[error("the saved game is not the one that was played: {0}")]
    Diverged(#[from] Divergence),
    /// The dispatch is for a table or seat that nobody here has.
    #[error("{}: this is for a game, or a seat, that is not yours", .0.display())]
    Unaddressed(PathBuf),
    /// There is no such table.
    #[error("no game by post is called \"{0}\"")]
    NoTable(String),
    /// This computer gives no random numbers.
    #[error("this computer has no random numbers to make keys with")]
    NoChance,
}

impl PostFault {
    pub(super) fn unreadable(path: &Path, error: &io::Error) -> Self {
        Self::Unreadable { path: path.to_path_buf(), why: plainly(error) }
    }

    pub(super) fn unwritable(path: &Path, error: &io::Error) -> Self {
        Self::Unwritable { path: path.to_path_buf(), why: plainly(error) }
    }

    pub(super) fn dispatch(path: &Path, flaw: Flaw) -> Self {
        Self::Dispatch { path: path.to_path_buf(), flaw }
    }
}
