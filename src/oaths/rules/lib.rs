//! The rules of Oaths of the Pit: plain data and pure functions.
//!
//! The game is a card game of infernal politics for three to six devils, in its third edition. It
//! has three game turns. Each has reinforcements ([`muster`]), trading ([`trade`]), action
//! ([`action`]), three conflicts ([`war`]), rituals ([`rites`]) and scoring ([`court`]).
//!
//! Not here: windows, texts, files and minds.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub mod action;
pub mod catalog;
pub mod charter;
pub mod choices;
pub mod court;
pub mod dice;
pub mod facts;
pub mod game;
pub mod ids;
pub mod muster;
pub mod promises;
pub mod refusal;
pub mod rites;
pub mod specials;
pub mod step;
pub mod tableau;
pub mod trade;
pub mod view;
pub mod war;
