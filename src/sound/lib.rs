//! The sounds of the game: short cues and longer pieces of music.
//!
//! A [`Mixer`] plays them on three buses under one master, each with a volume and a mute. The files
//! are in `assets/sound`, where their scores and patches are too; they are built into the program.
//! [`measure()`] tells how long and how loud each file is.
//!
//! Without a loudspeaker the game runs in silence. One that is plugged in later is found. No fault
//! of sound is shown to the player as an error.
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
