//! The window: a Bevy board, an egui overlay, and the path from a player's intents to a draft.
//!
//! Nothing here reads a [`Game`](crate::rules::game::Game) except through a
//! [`SeatView`](crate::rules::view::SeatView). Panels are plain functions of a
//! [`Sight`](sight::Sight) that push [`Intent`](intent::Intent)s. The board draws entities that are
//! identified by the ids of the game, and pushes intents too. [`flow`] passes each intent to the
//! subsystem that carries it out.

#![cfg(feature = "engine")]
#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub(crate) use conclave::{chronicle, minds, rules, table, text};

pub mod arena;
pub mod board;
pub mod described;
pub mod fixtures;
pub mod flow;
mod gallery;
pub mod intent;
pub mod keys;
mod lock;
pub mod look;
pub mod ministerium;
mod mishap;
pub mod opponents;
#[cfg(test)]
mod order_tests;
mod pages;
pub mod rites;
pub mod scenes;
pub mod screens;
pub mod settings;
pub mod sight;
pub mod theatre;
mod window;

pub use window::{Eye, PlayOptions, RulesPlugins, play, rehearse, screenshot};
