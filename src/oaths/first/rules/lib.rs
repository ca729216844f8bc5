//! The rules of the first edition of Oaths of the Pit: plain data and pure functions.
//!
//! Four to six devils play until one of them is elected, or has so many points that it needs no
//! election. A game turn has draws ([`muster`]), the playing phase ([`market`], [`orders`]), combat
//! ([`war`]), rituals ([`rites`]), awards ([`award`]) and the gathering ([`court`]). Promises bind
//! ([`promises`]).
//!
//! The card list, the combat table and all lists of conditions are missing in the source.
//! `assets/oaths/first` has our cards, `assets/oaths/text/en-US/first-rulings.ftl` our rulings.
//!
//! Not here: windows, texts, files and minds.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub mod award;
pub mod catalog;
pub mod charter;
pub mod choices;
pub mod court;
pub mod dice;
mod effects;
pub mod facts;
pub mod game;
pub mod ids;
pub mod market;
pub mod muster;
pub mod orders;
pub mod promises;
pub mod refusal;
pub mod rites;
pub mod specials;
pub mod step;
pub mod tableau;
pub mod view;
pub mod war;
