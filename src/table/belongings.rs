//! Belongings: the personal data of a player between two turns. These are private notes, the camera
//! position and a lock on the seat.
//!
//! "In Hot Seat games, players alternate inputting turns on the same computer." (manual 5) A save
//! contains the belongings of each seat beside the game. They are not part of the game: rules,
//! digests, views and minds never use them, and a game plays the same with or without them.
//!
//! Not here: the PIN of a lock, which the client checks, and the choice with its undo, which is in
//! [`Desk`](super::desk::Desk).

use serde::{Deserialize, Serialize};

/// Maximum number of characters in the notes of a seat.
pub const MOST_NOTES: usize = 8000;

/// Camera position over the board. Integers, so that a save is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gaze {
    /// Centre of the view, in board units; higher is further east.
    pub x: i32,
    /// Centre of the view, in board units; higher is further north.
    pub y: i32,
    /// Zoom, in board units per 100 pixels; higher shows more of the board.
    pub zoom: u32,
}

/// Salted hash of a PIN. The digits themselves are never stored.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lock {
    /// Random salt of this PIN, so that two seats with the same digits have different hashes.
    pub salt: [u8; 16],
    /// Hash of salt and digits.
    pub seal: [u8; 32],
}

impl std::fmt::Debug for Lock {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Lock(..)")
    }
}

/// Belongings of one seat's player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Belongings {
    notes: String,
    gaze: Option<Gaze>,
    lock: Option<Lock>,
}

impl Belongings {
    /// Returns the private notes.
    #[must_use]
    pub fn notes(&self) -> &str {
        &self.notes
    }

    /// Replaces the notes. Cuts off everything after [`MOST_NOTES`] characters.
    pub fn write_notes(&mut self, notes: &str) {
        self.notes = notes.chars().take(MOST_NOTES).collect();
    }

    /// Returns the last camera position; `None` if the player has never looked at the board.
    #[must_use]
    pub const fn gaze(&self) -> Option<Gaze> {
        self.gaze
    }

    /// Stores the camera position.
    pub const fn rest_eye(&mut self, gaze: Gaze) {
        self.gaze = Some(gaze);
    }

    /// Returns the lock on the seat; `None` if there is none.
    #[must_use]
    pub const fn lock(&self) -> Option<&Lock> {
        self.lock.as_ref()
    }

    /// Sets the lock on the seat; `None` removes it.
    pub const fn set_lock(&mut self, lock: Option<Lock>) {
        self.lock = lock;
    }

    /// True if a save may contain these belongings.
    pub(crate) fn sound(&self) -> bool {
        self.notes.chars().count() <= MOST_NOTES
    }
}
