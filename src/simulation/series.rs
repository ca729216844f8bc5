//! The options that all series of games share, and playing a series.
//!
//! The games are played on several threads but reported in their order: the same options give the
//! same games for any number of `--jobs`.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use conclave::table::archive::plainly;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use terminal::Failure;

use crate::game::{self, Plan, Played};
use crate::lineup::Fixture;
use crate::panics;
use crate::report::{GameReport, Report};
use crate::roster::Roster;
use crate::rules::conclave::GameLength;
use crate::rules::realm::hex::MapSize;
use crate::rules::rulebook::Rulebook;

/// The options of a new game.
#[derive(Clone, Copy, Debug, Args)]
pub struct Measures {
    /// How many players in each game: 4 to 6 in the Conclave, 3 to 6 in the Oaths
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(3..=6))]
    pub seats: u8,
    /// The size of the map
    #[arg(long, value_enum, default_value_t = Map::Normal)]
    pub map: Map,
    /// How long the games last
    #[arg(long, value_enum, default_value_t = Length::Normal)]
    pub length: Length,
}

/// The options that all series of games share.
#[derive(Debug, Args)]
pub struct SeriesOptions {
    #[command(flatten)]
    measures: Measures,
    /// The seed of the first game; each further game has the next number
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The numbers of an earlier release, its `assets/minds/minds.ron`; the minds `former-imp` to
    /// `former-prince` use them
    #[arg(long, value_name = "FILE")]
    former: Option<PathBuf>,
    /// The time that programs among the minds have for each turn, in seconds. A program is named by
    /// its file, with a `/` in it
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    patience: u64,
    /// How many games are played at the same time; by default, as many as the machine can
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Saves every game in this folder; in the Conclave only
    #[arg(long, value_name = "DIR")]
    save_dir: Option<PathBuf>,
    /// Goes on with a series that was stopped: games that are in the folder of --save-dir are not
    /// played again. They count as they were played
    #[arg(long, requires = "save_dir")]
    resume: bool,
}

/// Size of the map, as an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Map {
    Small,
    Normal,
    Large,
}

impl From<Map> for MapSize {
    fn from(map: Map) -> Self {
        match map {
            Map::Small => Self::Small,
            Map::Normal => Self::Normal,
            Map::Large => Self::Large,
        }
    }
}

/// Length of the game, as an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Length {
    Short,
    Normal,
    Long,
    Epic,
}

impl From<Length> for GameLength {
    fn from(length: Length) -> Self {
        match length {
            Length::Short => Self::Short,
            Length::Normal => Self::Normal,
            Length::Long => Self::Long,
            Length::Epic => Self::Epic,
        }
    }
}

/// Names of the saves of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveNames {
    /// Each game has a different seed, which names its save.
    BySeed,
    /// Several games have the same seed, so their saves are also numbered.
    Numbered,
}

/// A series that was played.
pub struct Series {
    /// Index of the fixture of each game of the report. Games that broke down are missing.
    pub fixtures: Vec<usize>,
    /// The results.
    pub report: Report,
    /// Faults, in the lines that go to stderr.
    faults: Vec<String>,
}

impl SeriesOptions {
    /// Returns the number of seats of each game.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.measures.seats.into()
    }

    /// Returns how many games are played at the same time, if that was said.
    #[must_use]
    pub fn jobs(&self) -> Option<usize> {
        self.jobs.map(usize::from)
    }

    /// Returns the seed of the first game.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Reads the minds that can play.
    ///
    /// # Errors
    /// The file of `--former` has a fault. The sentence says which.
    pub fn roster(&self) -> Result<Roster, String> {
        Ok(Roster::read(self.former.as_deref())?.patient(Duration::from_secs(self.patience)))
    }

    /// Returns the files that are read and must not be written over.
    #[must_use]
    pub fn read(&self) -> Vec<&Path> {
        self.former.as_deref().into_iter().collect()
    }

    /// True if every game is saved.
    #[must_use]
    pub const fn saves(&self) -> bool {
        self.save_dir.is_some()
    }

    /// Returns the options that play any one game of the series again, as they are written.
    #[must_use]
    pub fn settings(&self) -> String {
        let name = |value: Option<PossibleValue>| value.map_or_else(String::new, |value| value.get_name().to_owned());
        let (map, length) =
            (name(self.measures.map.to_possible_value()), name(self.measures.length.to_possible_value()));
        let former = self.former.as_ref().map_or_else(String::new, |file| format!(" --former {}", file.display()));
        format!("--seats {} --map {map} --length {length}{former}", self.measures.seats)
    }

    /// Plays these games by these rules.
    ///
    /// # Errors
    /// The folder for saves or the threads cannot be made. The series contains the faults of single
    /// games.
    pub fn play(
        &self,
        book: &Rulebook,
        roster: &Roster,
        fixtures: &[Fixture],
        names: SaveNames,
    ) -> Result<Series, Failure> {
        if let Some(folder) = &self.save_dir {
            make_folder(folder)?;
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs.unwrap_or(0).into()).build()?;
        let start = Instant::now();
        let played = pool.install(|| self.play_all(book, roster, fixtures, names));
        let seconds = start.elapsed().as_secs_f64();
        let (games, mut faults) = sort_out(played);
        let (fixtures, games): (Vec<usize>, Vec<GameReport>) = games.into_iter().unzip();
        let report = Report::new(games, seconds, &self.settings());
        for game in report.games.iter().filter(|game| game.illegal_orders() > 0) {
            faults.push(format!(
                "error: the minds of the game with seed {} gave {} illegal orders",
                game.seed,
                game.illegal_orders()
            ));
        }
        Ok(Series { fixtures, report, faults })
    }

    fn play_all(
        &self,
        book: &Rulebook,
        roster: &Roster,
        fixtures: &[Fixture],
        names: SaveNames,
    ) -> Vec<Result<Played, String>> {
        // The bar is drawn only on a terminal. The template is a constant and always valid.
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::new(fixtures.len() as u64).with_style(style);
        let one = |(index, fixture)| {
            let played = panics::caught(|| game::play(book, roster, &self.plan(index, fixture, names), self.resume));
            bar.inc(1);
            played
        };
        let played = panics::quietly(|| fixtures.par_iter().enumerate().map(one).collect());
        bar.finish_and_clear();
        played
    }

    fn plan(&self, index: usize, fixture: &Fixture, names: SaveNames) -> Plan<'_> {
        Plan {
            seed: fixture.seed,
            size: self.measures.map.into(),
            length: self.measures.length.into(),
            minds: fixture.minds.clone(),
            save_dir: self.save_dir.as_deref(),
            mark: match names {
                SaveNames::BySeed => String::new(),
                SaveNames::Numbered => format!("-{}", index + 1),
            },
        }
    }
}

impl Series {
    /// Returns the results, or an error if there are faults: games that broke down, saves that
    /// could not be written, and illegal orders of minds.
    pub fn finish(self) -> (Report, Result<(), Failure>) {
        (self.report, if self.faults.is_empty() { Ok(()) } else { Err(Failure(self.faults)) })
    }
}

/// Returns the games that were played to their end, each with its index, and the faults.
fn sort_out(played: Vec<Result<Played, String>>) -> (Vec<(usize, GameReport)>, Vec<String>) {
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    for (index, played) in played.into_iter().enumerate() {
        match played {
            Ok(Played { report, unsaved }) => {
                games.push((index, report));
                faults.extend(unsaved.map(|fault| format!("error: {fault}")));
            }
            Err(what) => faults.push(format!("error: {what}")),
        }
    }
    (games, faults)
}

fn make_folder(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| format!("{} cannot be used for saves: {}", folder.display(), plainly(&error)).into())
}
