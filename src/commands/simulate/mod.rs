//! `simulate`: whole games between minds, for balance, for proofs and for the fun of watching numbers.
//!
//! The games are played on several threads but told in their order: the same options give the same games, whatever `--jobs`
//! says.

mod diplomacy;
pub(super) mod game;
mod market;
mod occult;
mod panics;
mod report;
mod table;
mod throne;
mod verdict;

use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use self::game::{Plan, Played};
use self::report::Report;
use super::Failure;
use super::page::{self, Sheet};
use crate::brains;
use crate::rules::conclave::GameLength;
use crate::rules::realm::hex::MapSize;
use crate::rules::rulebook::Rulebook;
use crate::session::archive::plainly;

/// What `simulate` is told.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// How many games
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many archfiends in each, 4 to 6
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(4..=6))]
    seats: u8,
    /// The seed of the first game; each further game has the next number
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The size of the map
    #[arg(long, value_enum, default_value_t = Map::Normal)]
    map: Map,
    /// How long the games last
    #[arg(long, value_enum, default_value_t = Length::Normal)]
    length: Length,
    /// The minds, by seat; fewer than there are seats take turns, so that one fills all of them
    #[arg(long, value_name = "NAME,..", value_delimiter = ',', default_value = brains::BEST)]
    brains: Vec<String>,
    /// Other numbers for the conclave's minds than the program's
    #[arg(long, value_name = "FILE")]
    minds: Option<PathBuf>,
    /// How many games are played at the same time; as many as the machine can if not said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Writes JSON: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
    /// Saves every game in this folder
    #[arg(long, value_name = "DIR")]
    save_dir: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Map {
    Small,
    Normal,
    Large,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Length {
    Short,
    Normal,
    Long,
    Epic,
}

impl Options {
    fn plan(&self, index: u32) -> Plan<'_> {
        Plan {
            seed: self.seed.wrapping_add(index.into()),
            seats: self.seats.into(),
            size: match self.map {
                Map::Small => MapSize::Small,
                Map::Normal => MapSize::Normal,
                Map::Large => MapSize::Large,
            },
            length: match self.length {
                Length::Short => GameLength::Short,
                Length::Normal => GameLength::Normal,
                Length::Long => GameLength::Long,
                Length::Epic => GameLength::Epic,
            },
            brains: &self.brains,
            save_dir: self.save_dir.as_deref(),
        }
    }
}

/// Plays all games and reports.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    check_brains(options)?;
    let mut sheet = options.json.as_deref().map(Sheet::open).transpose()?;
    if let Some(folder) = &options.save_dir {
        make_folder(folder)?;
    }
    let jobs = options.jobs.unwrap_or(0).into();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build()?;
    let book = Rulebook::standard();
    let start = Instant::now();
    let played = pool.install(|| play_all(&book, options));
    let seconds = start.elapsed().as_secs_f64();
    let (games, mut failures) = sort_out(played);
    let report = Report::new(games, seconds);
    if let Some(sheet) = &mut sheet {
        sheet.write(&report)?;
    }
    if !sheet.as_ref().is_some_and(Sheet::takes_stdout) {
        page::print(&table::table(&report))?;
    }
    for game in report.games.iter().filter(|game| game.illegal_orders() > 0) {
        failures.push(format!(
            "error: the minds of the game with seed {} gave {} illegal orders",
            game.seed,
            game.illegal_orders()
        ));
    }
    if failures.is_empty() { Ok(()) } else { Err(Failure(failures)) }
}

fn play_all(book: &Rulebook, options: &Options) -> Vec<Result<Played, String>> {
    // Drawn on a terminal only; the template is our own and always reads.
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(options.games.into()).with_style(style);
    let one = |index| {
        let played = panics::caught(|| game::play(book, &options.plan(index)));
        bar.inc(1);
        played
    };
    let played = panics::quietly(|| (0..options.games).into_par_iter().map(one).collect());
    bar.finish_and_clear();
    played
}

fn sort_out(played: Vec<Result<Played, String>>) -> (Vec<report::GameReport>, Vec<String>) {
    let (mut games, mut failures) = (Vec::new(), Vec::new());
    for played in played {
        match played {
            Ok(Played { report, unsaved }) => {
                games.push(report);
                failures.extend(unsaved.map(|fault| format!("error: {fault}")));
            }
            Err(what) => failures.push(format!("error: {what}")),
        }
    }
    (games, failures)
}

fn check_brains(options: &Options) -> Result<(), Failure> {
    if let Some(name) = options.brains.iter().find(|name| brains::by_name(name).is_none()) {
        return Err(format!("no mind is called \"{name}\"; known are {}", brains::NAMES.join(", ")).into());
    }
    let (names, seats) = (options.brains.len(), usize::from(options.seats));
    if names > seats {
        return Err(format!("{names} minds are named, but there are only {seats} seats").into());
    }
    Ok(())
}

fn make_folder(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| format!("{} cannot be used for saves: {}", folder.display(), plainly(&error)).into())
}
