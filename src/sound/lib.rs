//! What the game sounds like: short cues, and pieces of music that follow the state of the game.
//!
//! A [`Mixer`] plays them on three buses under one master, each with a volume and a mute. The files
//! are in `assets/sound`, where their scores and patches are too; they are built into the program.
//! [`measure()`] tells how long and how loud each file is.
//!
//! A machine without a loudspeaker is silent, and a loudspeaker that appears later is found. Nothing
//! here is ever an error for the player.
//!
//! Not here: which event of the game has which cue, and which piece plays when. The window knows.

mod cues;
mod files;
mod line;
mod measure;
mod mixer;
mod stream;

pub use cues::{Cue, Piece};
pub use measure::{Measured, Unreadable, measure};
pub use mixer::{Bus, Level, Levels, Mixer};
