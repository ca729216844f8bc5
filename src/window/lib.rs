//! The window: a Bevy board, an egui overlay, and the path from a player's intents to a draft.
//!
//! Nothing here reads a [`Game`](crate::rules::game::Game) except through a
//! [`SeatView`](crate::rules::view::SeatView). Panels are plain functions of a
//! [`Sight`](sight::Sight) that push [`Intent`](intent::Intent)s. The board draws entities that are
//! identified by the ids of the game, and pushes intents too. [`flow`](shell::flow) passes each
//! intent to the subsystem that carries it out.

#![cfg(feature = "engine")]
#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub(crate) use ::conclave::{chronicle, minds, rules, table};

pub mod circles;
pub mod conclave;
pub mod gallery;
pub mod intent;
pub mod look;
pub mod oaths;
#[cfg(test)]
mod order_tests;
pub mod parlour;
pub mod shell;
pub mod sight;
pub mod sound;
mod window;

pub use window::{Colours, Eye, Picture, PlayOptions, RulesPlugins, play, rehearse, screenshot};
