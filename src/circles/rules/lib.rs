//! The rules of Nine Circles: plain data and pure functions.
//!
//! Three to six triumvirates of daemons play until one of them controls a whole circle of Hell
//! (chapter 4). A game turn has the phases of chapter 5: Hell ([`hell`], [`strokes`]), Souls
//! ([`souls`]), summoning ([`summon`]), actions ([`action`], [`march`](mod@march), [`magic`]),
//! random moves ([`roam`]), combat ([`war`], [`flight`]), petitions ([`petition`]) and the end
//! ([`dusk`], [`fate`]).
//!
//! Rule numbers are those of the source. What it leaves open is ruled in
//! `assets/circles/text/en-US/rulings-play.ftl`; a comment names a ruling by its id.
//!
//! Not here: cards and numbers (`circles-catalog`), windows, texts, files and minds.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]
#![expect(clippy::doc_markdown, reason = "AnteHell is a place of the source and no code")]

pub mod action;
pub mod charter;
pub mod choices;
mod course;
mod daemons;
pub mod dice;
pub mod dusk;
pub mod facts;
pub mod fate;
pub mod flight;
mod forces;
pub mod game;
pub mod hand;
pub mod hell;
pub mod ids;
pub mod magic;
pub mod march;
pub mod petition;
pub mod refusal;
pub mod roam;
pub mod setup;
pub mod souls;
pub mod step;
pub mod strokes;
pub mod summon;
pub mod tableau;
pub mod view;
pub mod war;

pub use circles_catalog as catalog;
