//! `league`: rates minds by games against each other.
//!
//! | Where | What |
//! | --- | --- |
//! | `matches` | the games of a league |
//! | `crosstable` | one mind alone against a table of another |
//! | `rating` | ratings by the final places in mixed games |
//! | `markdown` | the report in Markdown |
//!
//! The report contains no times, so the same games give the same report.

mod crosstable;
mod markdown;
mod matches;
mod rating;

use clap::Args;
use conclave::rules::rulebook::Rulebook;
use serde::Serialize;
use simulation::lineup::Fixture;
use simulation::report::{GameReport, Report};
use simulation::roster::Roster;
use simulation::series::{SaveNames, SeriesOptions};
use simulation::sheets::Targets;
use terminal::{Failure, page};

use self::crosstable::Pairing;
use self::matches::{Match, Stage};
use self::rating::Rating;
use crate::minds;

/// Options of `league`.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// How many games per pairing, turned through the seats, and how many rounds of games with the
    /// minds mixed
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The minds; by default all
    #[arg(long = "brains", value_name = "NAME,..", value_delimiter = ',', default_values = minds::NAMES)]
    minds: Vec<String>,
    #[command(flatten)]
    series: SeriesOptions,
    #[command(flatten)]
    targets: Targets,
}

/// Results of a league. The names of the fields are the keys of the JSON.
#[derive(Serialize)]
struct LeagueReport {
    /// The results that every series of games has.
    #[serde(flatten)]
    series: Report,
    /// The standings of the minds.
    league: Standings,
}

/// The standings of minds in games against each other.
#[derive(Clone, Debug, Serialize)]
struct Standings {
    /// The minds, in the order of the command line.
    minds: Vec<String>,
    /// Each mind alone against a table of each other.
    pairings: Vec<Pairing>,
    /// Ratings by the games in which all minds were mixed. The best is first.
    ratings: Vec<Rating>,
}

impl Options {
    /// Returns the command that plays the same games again.
    fn command(&self) -> String {
        let Self { games, minds, series, .. } = self;
        let (seed, settings) = (series.seed(), series.settings());
        format!("infernal-lab league --games {games} --seed {seed} {settings} --brains {}", minds.join(","))
    }

    fn check(&self, roster: &Roster) -> Result<(), Failure> {
        roster.check(&self.minds)?;
        let named = |(index, name): &(usize, &String)| self.minds[..*index].contains(name);
        if let Some((_, twice)) = self.minds.iter().enumerate().find(named) {
            return Err(format!("{twice} is named twice, but a league knows each mind once").into());
        }
        if self.minds.len() < 2 {
            return Err("a league needs two minds at least".into());
        }
        Ok(())
    }
}

impl Standings {
    /// Adds up the games of these minds.
    fn of<'a>(minds: &[String], played: &[(&'a Match, &'a GameReport)]) -> Self {
        let mixed = played.iter().filter(|(matched, _)| matched.stage == Stage::Mixed);
        let places = |game: &'a GameReport| game.seats.iter().map(|seat| (seat.mind.as_str(), seat.place)).collect();
        let games: Vec<Vec<(&str, usize)>> = mixed.map(|(_, game)| places(game)).collect();
        Self { minds: minds.to_vec(), pairings: crosstable::pairings(played), ratings: rating::rate(minds, &games) }
    }
}

/// Plays a league and reports.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let roster = options.series.roster()?;
    options.check(&roster)?;
    let mut sheets = options.targets.open(&options.series.read())?;
    let matches = matches::league(&options.minds, options.series.seats(), options.series.seed(), options.games);
    let fixtures: Vec<Fixture> = matches.iter().map(|matched| matched.fixture.clone()).collect();
    let played = options.series.play(&Rulebook::standard(), &roster, &fixtures, SaveNames::Numbered)?;
    let games = played.fixtures.iter().map(|&index| &matches[index]).zip(&played.report.games).collect::<Vec<_>>();
    let league = Standings::of(&options.minds, &games);
    let (series, outcome) = played.finish();
    let report = LeagueReport { series, league };
    let told = || markdown::markdown(&report, &options.command());
    sheets.write(&report, told)?;
    if !sheets.have_report() && !sheets.take_stdout() {
        page::print(&told())?;
    }
    outcome
}
