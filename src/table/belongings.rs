//! Belongings: the personal data of a player between two turns. These are private notes, the
//! repeats of the client, the camera position and a lock on the seat.
//!
//! "In Hot Seat games, players alternate inputting turns on the same computer." (manual 5) A save
//! contains the belongings of each seat beside the game. They are not part of the game: rules,
//! digests, views and minds never use them, and a game plays the same with or without them.
//!
//! Not here: the PIN of a lock, which the client checks, and the choice with its undo, which is in
//! [`Desk`](super::desk::Desk).

use serde::{Deserialize, Serialize};

/// Maximum number of characters in the notes of a seat, together with its repeats.
pub const MOST_NOTES: usize = 8000;

/// Separates the notes from the repeats. Both are one text in a save, so that saves from before
/// there were repeats are the same as saves without any.
const BREAK: char = '\u{1e}';

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
        self.notes.split_once(BREAK).map_or(self.notes.as_str(), |(notes, _)| notes)
    }

    /// Replaces the notes. Cuts off what is longer than [`MOST_NOTES`] together with the repeats.
    pub fn write_notes(&mut self, notes: &str) {
        let repeats = self.repeats().to_owned();
        self.put(notes, &repeats);
    }

    /// Returns what the player repeats in each turn, in the words of the client; empty if there is
    /// nothing.
    #[must_use]
    pub fn repeats(&self) -> &str {
        self.notes.split_once(BREAK).map_or("", |(_, repeats)| repeats)
    }

    /// Replaces what the player repeats in each turn. If there is no room for it beside the notes,
    /// it is not kept, because notes are never cut for it.
    pub fn write_repeats(&mut self, repeats: &str) {
        let room = MOST_NOTES - self.notes().chars().count().min(MOST_NOTES);
        let fits = repeats.chars().count() < room;
        let notes = self.notes().to_owned();
        self.put(&notes, if fits { repeats } else { "" });
    }

    /// Puts both into one text.
    fn put(&mut self, notes: &str, repeats: &str) {
        let repeats: String = repeats.chars().filter(|letter| *letter != BREAK).collect();
        let taken = if repeats.is_empty() { 0 } else { repeats.chars().count() + 1 };
        let room = MOST_NOTES.saturating_sub(taken);
        self.notes = notes.chars().filter(|letter| *letter != BREAK).take(room).collect();
        if !repeats.is_empty() {
            self.notes.push(BREAK);
            self.notes.push_str(&repeats);
        }
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
