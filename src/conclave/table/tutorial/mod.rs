//! The Summoning: the tutorial of the main game, as data.
//!
//! All chapters tell one story in one game: a chapter begins at a turn of the recorded game in
//! `assets/conclave/tutorial/game.ron`. The recorded turns are played again when a chapter starts,
//! so it begins in an interesting position of a game that can be saved and replayed like any other.
//! From then on the rivals are played by their minds, except for what [`Rival`] says.
//!
//! Not here: the window, which sees whether a deed is done, and the words.

mod deeds;
mod read;
mod rival;

pub use deeds::{Deed, Owned, PANELS, Panel, Pointer, WIDGETS, Wanted};
pub use read::{Fault, Source, Tutorial};
pub use rival::Rival;

use serde::Deserialize;
pub use table::lesson::{Course, Moved, Progress};

use crate::rules::game::Charter;
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;

/// A chapter of the Summoning.
pub type Chapter = table::lesson::Chapter<Setup, Deed, Pointer>;
/// A step of a chapter.
pub type Step = table::lesson::Step<Deed, Pointer>;

/// The seat of the player who learns.
pub const PUPIL: Seat = Seat(0);

/// The position in which a chapter begins.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The turn of the recorded game, counted from 1. The turns before it are played from the
    /// record.
    pub turn: u32,
    /// What rivals do for the story.
    #[serde(default)]
    pub rivals: Vec<Rival>,
}

/// The recorded game: a set-up, and the drafts of all seats in its first turns.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recorded {
    /// The set-up, with a fixed seed.
    pub charter: Charter,
    /// The drafts of each turn.
    pub turns: Vec<Vec<Draft>>,
}
