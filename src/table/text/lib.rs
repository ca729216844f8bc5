//! The texts of the table: every sentence that a player reads, in every language.
//!
//! A [`Text`] holds all messages of one language. The files are in `assets/text`, and those of a
//! sister game beside its other data, for example in `assets/oaths/text`. All of them are built
//! into the program.
//!
//! The texts of all games of the table are one namespace, so that games can share words. The ids of
//! a sister game begin with its name, for example `oaths-name`. The main game's have no such
//! beginning.
//!
//! | Module | Content |
//! | --- | --- |
//! | [`Text`], [`Value`] | The texts of one language, and the arguments of a sentence |
//! | [`languages`] | All languages, their files, and what they lack |
//! | [`telling`], [`codex`] | Lines, questions and entries, which chronicles make |
//! | [`phrases`] | Lists, counted names and paragraphs |
//! | [`pseudo`] | A language made from English, for whoever builds a screen |
//!
//! Not here: sentences about one game. The chronicle of a game makes these.

pub mod codex;
pub mod languages;
pub mod phrases;
pub mod pseudo;
pub mod telling;
mod text;

pub use text::{File, Text, Value};
