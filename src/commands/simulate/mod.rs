//! `simulate`: plays whole games between minds, for balance, for tests and for statistics.
//!
//! The games are played on several threads but reported in order. The same options give the same
//! games, whatever the value of `--jobs`.

mod conduct;
mod diplomacy;
pub(super) mod game;
pub(super) mod league;
mod market;
mod occult;
mod panics;
mod report;
mod roster;
mod table;
mod throne;
mod verdict;
mod veterans;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use self::game::{Plan, Played};
use self::league::LeagueReport;
use self::league::lineup::{self, Fixture};
use self::report::{GameReport, Report};
use self::roster::Roster;
use super::Failure;
use super::page::{self, Sheet};
use crate::minds;
use crate::rules::conclave::GameLength;
use crate::rules::realm::hex::MapSize;
use crate::rules::rulebook::Rulebook;
use crate::table::archive::plainly;

/// Options of `simulate`.
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
    /// The minds, by seat; if there are fewer minds than seats, they are repeated in turn. If not
    /// said, the best there is; in a league all there are
    #[arg(long = "brains", value_name = "NAME,..", value_delimiter = ',')]
    minds: Vec<String>,
    /// The mind of all seats for which `--brains` names none
    #[arg(long, value_name = "NAME")]
    against: Option<String>,
    /// The numbers of an earlier release, its `assets/minds/minds.ron`: the minds `former-imp` to
    /// `former-prince` use them
    #[arg(long, value_name = "FILE")]
    former: Option<PathBuf>,
    /// Plays every seed in all rotations of the minds through the seats, so that each mind plays
    /// each house; the seed rises by one after each such round
    #[arg(long)]
    rotate: bool,
    /// Plays a league: each mind alone against a table of each other, `--games` games a pairing,
    /// turned through the seats, then as many rounds of games with the minds mixed
    #[arg(long, conflicts_with_all = ["against", "rotate"])]
    league: bool,
    /// How many games are played at the same time; as many as the machine can if not said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Writes JSON: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
    /// Writes a report in Markdown: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    report: Option<PathBuf>,
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
    /// Returns the named minds. Without names, returns the best mind, or all minds for a league.
    fn named(&self) -> Vec<String> {
        match (self.minds.is_empty(), self.league) {
            (false, _) => self.minds.clone(),
            (true, true) => minds::NAMES.map(str::to_owned).to_vec(),
            (true, false) => vec![minds::BEST.to_owned()],
        }
    }

    /// Returns the games to play, in order.
    fn fixtures(&self) -> Vec<Fixture> {
        let (minds, seats) = (self.named(), self.seats.into());
        if self.league {
            return lineup::league(&minds, seats, self.seed, self.games);
        }
        let lineup = lineup::seated(&minds, self.against.as_deref(), seats);
        lineup::friendlies(&lineup, self.rotate, self.seed, self.games)
    }

    fn plan(&self, index: usize, fixture: &Fixture) -> Plan<'_> {
        Plan {
            seed: fixture.seed,
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
            minds: fixture.minds.clone(),
            save_dir: self.save_dir.as_deref(),
            // If several games have the same seed, their saves are numbered.
            mark: if self.league || self.rotate { format!("-{}", index + 1) } else { String::new() },
        }
    }

    /// Returns the options that all games share, as they are written on the command line.
    fn settings(&self) -> String {
        let name = |value: Option<PossibleValue>| value.map_or_else(String::new, |value| value.get_name().to_owned());
        let (map, length) = (name(self.map.to_possible_value()), name(self.length.to_possible_value()));
        let former = self.former.as_ref().map_or_else(String::new, |file| format!(" --former {}", file.display()));
        format!("--seats {} --map {map} --length {length}{former}", self.seats)
    }

    /// Returns the command that plays all games again.
    fn command(&self) -> String {
        let mut command = String::from("infernal-conclave simulate");
        // Writing into a string cannot fail.
        let _ = write!(command, " --games {} --seed {} {}", self.games, self.seed, self.settings());
        for (said, word) in [(self.league, " --league"), (self.rotate, " --rotate")] {
            command.push_str(if said { word } else { "" });
        }
        let _ = write!(command, " --brains {}", self.named().join(","));
        if let Some(rest) = &self.against {
            let _ = write!(command, " --against {rest}");
        }
        command
    }
}

/// Plays all games and prints the report.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let roster = Roster::read(options.former.as_deref())?;
    check(options, &roster)?;
    let read: Vec<&Path> = options.former.as_deref().into_iter().collect();
    let open = |target: &Option<PathBuf>| target.as_deref().map(|target| Sheet::open(target, &read)).transpose();
    let (mut json, mut markdown) = (open(&options.json)?, open(&options.report)?);
    if let Some(folder) = &options.save_dir {
        make_folder(folder)?;
    }
    let jobs = options.jobs.unwrap_or(0).into();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build()?;
    let book = Rulebook::standard();
    let fixtures = options.fixtures();
    let start = Instant::now();
    let played = pool.install(|| play_all(&book, &roster, options, &fixtures));
    let seconds = start.elapsed().as_secs_f64();
    let (games, mut failures) = sort_out(&fixtures, played);
    let (fixtures, games): (Vec<&Fixture>, Vec<GameReport>) = games.into_iter().unzip();
    let mut report = Report::new(games, seconds, &options.settings());
    if options.league {
        let played: Vec<(&Fixture, &GameReport)> = fixtures.into_iter().zip(&report.games).collect();
        report.league = Some(LeagueReport::of(&options.named(), &played));
    }
    if let Some(sheet) = &mut json {
        sheet.write(&report)?;
    }
    let told = || league::report::markdown(&report, &options.command());
    if let Some(sheet) = &mut markdown {
        sheet.write_text(&told())?;
    }
    if [&json, &markdown].into_iter().flatten().any(Sheet::takes_stdout) {
        // JSON or the report fills stdout, and no other text may be mixed in.
    } else if !options.league {
        page::print(&table::table(&report))?;
    } else if markdown.is_none() {
        // A league has too many games for one line each, so only the report is printed.
        page::print(&told())?;
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

fn play_all(book: &Rulebook, roster: &Roster, options: &Options, fixtures: &[Fixture]) -> Vec<Result<Played, String>> {
    // The bar appears on a terminal only. The template is a constant and always parses.
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(fixtures.len() as u64).with_style(style);
    let one = |(index, fixture)| {
        let played = panics::caught(|| game::play(book, roster, &options.plan(index, fixture)));
        bar.inc(1);
        played
    };
    let played = panics::quietly(|| fixtures.par_iter().enumerate().map(one).collect());
    bar.finish_and_clear();
    played
}

/// Splits the results into the finished games and the error lines.
fn sort_out(fixtures: &[Fixture], played: Vec<Result<Played, String>>) -> (Vec<(&Fixture, GameReport)>, Vec<String>) {
    let (mut games, mut failures) = (Vec::new(), Vec::new());
    for (fixture, played) in fixtures.iter().zip(played) {
        match played {
            Ok(Played { report, unsaved }) => {
                games.push((fixture, report));
                failures.extend(unsaved.map(|fault| format!("error: {fault}")));
            }
            Err(what) => failures.push(format!("error: {what}")),
        }
    }
    (games, failures)
}

fn check(options: &Options, roster: &Roster) -> Result<(), Failure> {
    let minds = options.named();
    let (names, seats) = (minds.len(), usize::from(options.seats));
    for name in minds.iter().chain(&options.against) {
        roster.mind(name)?;
    }
    if options.league {
        if let Some(twice) = minds.iter().enumerate().find(|(index, name)| minds[..*index].contains(name)) {
            return Err(format!("{} is named twice, but a league knows each mind once", twice.1).into());
        }
        if names < 2 {
            return Err("a league needs two minds at least".into());
        }
    } else if names > seats {
        return Err(format!("{names} minds are named, but there are only {seats} seats").into());
    } else if options.against.is_some() && names == seats {
        return Err(format!("{names} minds are named, and no seat is left for one against them").into());
    }
    let stdout = |target: &Option<PathBuf>| target.as_deref() == Some(Path::new("-"));
    if stdout(&options.json) && stdout(&options.report) {
        return Err("JSON and the report cannot both go to stdout".into());
    }
    if options.json.is_some() && options.json == options.report {
        return Err("JSON and the report cannot both go into one file".into());
    }
    Ok(())
}

fn make_folder(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| format!("{} cannot be used for saves: {}", folder.display(), plainly(&error)).into())
}
