//! The league of minds: who meets whom in which seats, who wins how often, and what conduct brought them there.
//!
//! | Where | What |
//! | --- | --- |
//! | `lineup` | who sits where, and which games are played |
//! | `interval` | shares with their intervals |
//! | `minds` | how each mind fared and conducted itself |
//! | `crosstable` | one alone against a table of another |
//! | `rating` | ratings by where minds come in among each other |
//! | `odd` | the oddest games, to look at them |
//! | `report` | all of it in Markdown |
//!
//! Not here: anything that a clock says. The same games give the same report.

pub(crate) mod interval;
pub(super) mod lineup;
pub(super) mod odd;
pub(super) mod per_mind;
pub(super) mod report;

mod crosstable;
mod rating;

use serde::Serialize;

use self::crosstable::Pairing;
use self::lineup::{Fixture, Stage};
use self::rating::Rating;
use super::report::GameReport;

/// What a league came to beyond what every series of games comes to.
#[derive(Clone, Debug, Serialize)]
pub(super) struct LeagueReport {
    pub minds: Vec<String>,
    /// Each mind alone against a table of each other.
    pub pairings: Vec<Pairing>,
    /// By the games in which all minds were mixed; the best first.
    pub ratings: Vec<Rating>,
}

impl LeagueReport {
    /// Of the games of these minds.
    pub(super) fn of<'a>(minds: &[String], played: &[(&'a Fixture, &'a GameReport)]) -> Self {
        let mixed = played.iter().filter(|(fixture, _)| fixture.stage == Stage::Mixed);
        let places = |game: &'a GameReport| game.seats.iter().map(|seat| (seat.mind.as_str(), seat.place)).collect();
        let games: Vec<Vec<(&str, usize)>> = mixed.map(|(_, game)| places(game)).collect();
        Self { minds: minds.to_vec(), pairings: crosstable::pairings(played), ratings: rating::rate(minds, &games) }
    }
}
