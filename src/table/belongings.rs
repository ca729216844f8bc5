//! What a player leaves at the table between two turns: private notes, where the eye last rested, a lock on the seat.
//!
//! "In Hot Seat games, players alternate inputting turns on the same computer." (manual 5) What each of them keeps for
//! themselves lies in the save beside the game, one lot a seat. It is no part of the game: no rule, no digest, no view and no
//! mind ever sees it, and a game plays the same with it or without it.
//!
//! Not here: how a lock is turned (that is the client's), and the draft with its undo, which lies on the
//! [`Desk`](super::desk::Desk).

use serde::{Deserialize, Serialize};

/// The most letters that the notes of a seat have.
pub const MOST_NOTES: usize = 8000;

/// Where the eye rests over the board, in whole numbers so that a save is the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gaze {
    /// The middle of the view from west to east, in board units.
    pub x: i32,
    /// The middle of the view from south to north, in board units.
    pub y: i32,
    /// The zoom: board units to a hundred pixels.
    pub zoom: u32,
}

/// What is kept of a PIN: never the digits, only what they come to together with some salt.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lock {
    /// Drawn anew for every PIN, so that two seats with the same digits have different locks.
    pub salt: [u8; 16],
    /// What salt and digits come to.
    pub seal: [u8; 32],
}

impl std::fmt::Debug for Lock {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Lock(..)")
    }
}

/// What one seat's player keeps at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Belongings {
    notes: String,
    gaze: Option<Gaze>,
    lock: Option<Lock>,
}

impl Belongings {
    /// The private notes.
    #[must_use]
    pub fn notes(&self) -> &str {
        &self.notes
    }

    /// Writes the notes anew; what is longer than [`MOST_NOTES`] letters is cut off.
    pub fn write_notes(&mut self, notes: &str) {
        self.notes = notes.chars().take(MOST_NOTES).collect();
    }

    /// Where the eye last rested, if the player has looked at the board at all.
    #[must_use]
    pub const fn gaze(&self) -> Option<Gaze> {
        self.gaze
    }

    /// Remembers where the eye rests.
    pub const fn rest_eye(&mut self, gaze: Gaze) {
        self.gaze = Some(gaze);
    }

    /// The lock on the seat, if it has one.
    #[must_use]
    pub const fn lock(&self) -> Option<&Lock> {
        self.lock.as_ref()
    }

    /// Puts a lock on the seat, or takes it off.
    pub const fn set_lock(&mut self, lock: Option<Lock>) {
        self.lock = lock;
    }

    /// Whether these belongings can lie in a save.
    pub(crate) fn sound(&self) -> bool {
        self.notes.chars().count() <= MOST_NOTES
    }
}
