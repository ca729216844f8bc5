//! Whole games between minds, without a window, and measurements of them.
//!
//! The game's program plays them for `simulate`, the lab for leagues, contests and balance. Several
//! games are played at the same time, but reported in their order: the same options give the same
//! report for any number of threads. Only `seconds` and `turns_per_second` differ.
//!
//! | Where | What |
//! | --- | --- |
//! | [`series`] | the options that all series of games share, and playing a series |
//! | [`lineup`] | the mind of each seat, game by game |
//! | [`roster`] | minds by name, and the files of their numbers |
//! | [`game`] | one game, from its founding to its end |
//! | [`report`] | the results, as they are written as JSON |
//! | [`sheets`], [`markdown`] | the targets of the results, and the report in Markdown |
//! | [`interval`] | shares with their confidence intervals |
//!
//! The other modules each measure one subject of a game: conduct, diplomacy, market, occult,
//! throne, veterans, verdict. `per_mind` and `odd` add up a whole series.

pub mod game;
pub mod interval;
pub mod lineup;
pub mod markdown;
pub mod report;
pub mod roster;
pub mod series;
pub mod sheets;

mod conduct;
mod diplomacy;
mod market;
mod occult;
mod odd;
pub mod panics;
mod per_mind;
mod players;
mod throne;
mod verdict;
mod veterans;

pub(crate) use conclave::{minds, rules, table};
