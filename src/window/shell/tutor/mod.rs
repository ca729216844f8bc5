//! The tutor: the clerk who speaks in a lesson, and the ring around the thing that is meant.
//!
//! Everything here works for any game. A game has a [`Syllabus`] of chapters, and gives the clerk
//! a [`Speech`] to draw while one of them is played. The clerk never blocks an input: a speech is a
//! small panel in a corner that leaves free what it points at.
//!
//! Not here: deeds, pointers and positions of a game; its own folder has them.

mod clerk;
mod ring;

use bevy::prelude::*;
use table_text::Text;

pub use clerk::{Astray, Free, Speech, clerk_id, corner, speak, speak_below};
pub use ring::{Aim, point_at, pointed_at};

/// The intents of a lesson.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Tutoring {
    /// Start the chapter with this index from its beginning.
    Begin(usize),
    /// Go on with the chapter with this index from its last save, or start it.
    Resume(usize),
    /// Start the present chapter again.
    Again,
    /// The words were read.
    GoOn,
    /// Skip the present step.
    Skip,
    /// Take back the last turn, which has been played.
    TakeBack,
    /// Leave the lesson, and go to the list of chapters.
    Leave,
    /// Start the chapter after the present one, or go to the list of chapters.
    Next,
    /// Play a short game of one's own.
    Practise,
}

/// A chapter in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Message with its title.
    pub title: String,
    /// Message that says what it teaches.
    pub about: String,
    /// True if the player has finished it.
    pub finished: bool,
    /// True if the player is in the middle of it.
    pub resting: bool,
}

/// All chapters of a tutorial, with the player's progress.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Syllabus {
    /// The chapters, in order.
    pub rows: Vec<Row>,
}

/// Returns the name of the saves of the chapter with this index.
#[must_use]
pub fn game_name(text: &Text, index: usize) -> String {
    text.say_with("tutor-game", &[("n", (index + 1).into())])
}

impl Syllabus {
    /// Returns the names of the games of chapters that are finished. Nobody wants to continue them.
    #[must_use]
    pub fn spent(&self, text: &Text) -> Vec<String> {
        let rows = self.rows.iter().enumerate();
        let spent = rows.filter(|(_, row)| row.finished && !row.resting);
        spent.map(|(index, _)| game_name(text, index)).collect()
    }

    /// True if no chapter has been finished or begun.
    #[must_use]
    pub fn untouched(&self) -> bool {
        self.rows.iter().all(|row| !row.finished && !row.resting)
    }

    /// Returns the chapter to play next: the one in progress, or the first that is not finished.
    #[must_use]
    pub fn next(&self) -> Option<usize> {
        let resting = self.rows.iter().position(|row| row.resting);
        resting.or_else(|| self.rows.iter().position(|row| !row.finished))
    }
}
