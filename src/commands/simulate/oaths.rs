//! Simulations of Oaths of the Pit, in both editions, and their table: who won how often, by mind, devil and seat.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Instant;

use oaths::first::rules::catalog::Catalog as FirstCatalog;
use oaths::rules::catalog::Catalog;
use oaths::table::first;
use oaths::table::series::{self, Record};
use rayon::prelude::*;
use serde::Serialize;
use simulation::lineup;
use terminal::{Failure, page};

use super::Options;
use crate::commands::games::TRADING_ROUNDS;

/// Returns the name of the best mind of the third edition, or of the first.
pub(super) fn best(first: bool) -> &'static str {
    let minds: &[&str] = if first { &oaths::first::minds::NAMES } else { &oaths::minds::NAMES };
    minds[minds.len() - 1]
}

/// How an edition is simulated.
pub(super) struct Edition<'a> {
    /// The names of its minds, the weakest first.
    minds: &'static [&'static str],
    /// Plays a game between minds.
    play: Box<dyn Fn(u64, &[String], u8) -> Result<Record, String> + Sync + 'a>,
}

/// Returns the third edition with this catalog.
pub(super) fn third(catalog: &Catalog) -> Edition<'_> {
    let play = |seed, minds: &[String], rounds| series::play(catalog, seed, minds, rounds);
    Edition { minds: &oaths::minds::NAMES, play: Box::new(play) }
}

/// Returns the first edition with this catalog.
pub(super) fn first(catalog: &FirstCatalog) -> Edition<'_> {
    let play = |seed, minds: &[String], rounds| first::series::play(catalog, seed, minds, rounds);
    Edition { minds: &oaths::first::minds::NAMES, play: Box::new(play) }
}

/// Games won and played by one mind, devil or seat.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Share {
    /// Games won. A game that several win together counts in parts.
    won: f64,
    /// Games played.
    played: u32,
    /// Games that would be won, if all players were alike.
    even: f64,
}

impl Share {
    fn add(&mut self, won: f64, even: f64) {
        self.won += won;
        self.played += 1;
        self.even += even;
    }
}

/// The results of a series.
#[derive(Debug, Serialize)]
struct Report {
    games: Vec<Record>,
    seconds: f64,
    minds: BTreeMap<String, Share>,
    devils: BTreeMap<String, Share>,
    seats: BTreeMap<usize, Share>,
    /// Games won by oaths alone.
    by_oaths: usize,
    /// Games won by the Overlord.
    by_overlord: usize,
}

impl Report {
    fn of(games: Vec<Record>, seconds: f64) -> Self {
        let mut report = Self {
            seconds,
            minds: BTreeMap::new(),
            devils: BTreeMap::new(),
            seats: BTreeMap::new(),
            by_oaths: games.iter().filter(|game| game.by_oaths).count(),
            by_overlord: games.iter().filter(|game| game.winners.contains(&game.overlord)).count(),
            games,
        };
        for game in &report.games {
            let even = 1.0 / game.minds.len() as f64;
            for (seat, (mind, devil)) in game.minds.iter().zip(&game.devils).enumerate() {
                let won = if game.winners.contains(&(seat as u8)) { 1.0 / game.winners.len() as f64 } else { 0.0 };
                report.minds.entry(mind.clone()).or_default().add(won, even);
                report.devils.entry(devil.clone()).or_default().add(won, even);
                report.seats.entry(seat).or_default().add(won, even);
            }
        }
        report
    }
}

/// Plays all games and prints the report.
pub(super) fn run(options: &Options, edition: &Edition<'_>) -> Result<(), Failure> {
    let minds = options.named();
    let known = edition.minds;
    if let Some(unknown) = minds.iter().chain(&options.against).find(|name| !known.contains(&name.as_str())) {
        return Err(format!("no mind is called \"{unknown}\"; known are {}", known.join(", ")).into());
    }
    lineup::check_seats(&minds, options.against.as_deref(), options.series.seats())?;
    let mut sheets = options.targets.open(&options.series.read())?;
    let (fixtures, _) = options.fixtures();
    let threads = options.series.jobs().unwrap_or(0);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| error.to_string())?;
    let begun = Instant::now();
    let played = pool.install(|| {
        let games = fixtures.par_iter().map(|fixture| (edition.play)(fixture.seed, &fixture.minds, TRADING_ROUNDS));
        games.collect::<Result<Vec<Record>, String>>()
    })?;
    let report = Report::of(played, begun.elapsed().as_secs_f64());
    sheets.write(&report, || table(&report))?;
    if !sheets.take_stdout() {
        page::print(&table(&report))?;
    }
    Ok(())
}

/// Returns the table.
fn table(report: &Report) -> String {
    let games = report.games.len();
    let share = |part: usize| 100.0 * part as f64 / games.max(1) as f64;
    let mean = |of: fn(&Record) -> f64| report.games.iter().map(of).sum::<f64>() / games.max(1) as f64;
    let mut text = String::new();
    // Writing into a string cannot fail.
    let _ = writeln!(
        text,
        "{games} games in {:.1} seconds, {:.1} game turns and {:.0} steps each",
        report.seconds,
        mean(|game| game.turns.into()),
        mean(|game| game.steps.into())
    );
    let _ = writeln!(
        text,
        "promises {:.1}, broken {:.1} a game",
        mean(|game| game.promises as f64),
        mean(|game| game.broken as f64)
    );
    let _ = writeln!(
        text,
        "deals {:.1}, home realms taken {:.1} a game",
        mean(|game| game.deals as f64),
        mean(|game| game.conquests as f64)
    );
    let most = |game: &Record| game.points.iter().copied().max().unwrap_or(0).into();
    let _ = writeln!(text, "points of the richest {:.1}", mean(most));
    let _ = writeln!(
        text,
        "won by oaths alone {:.1} %, by the Overlord {:.1} %",
        share(report.by_oaths),
        share(report.by_overlord)
    );
    let mut rows = |title: &str, shares: Vec<(String, Share)>| {
        let _ = writeln!(text, "\n{title:<16}   played      won     even");
        for (name, Share { won, played, even }) in shares {
            let of = f64::from(played.max(1));
            let _ = writeln!(text, "{name:<16} {played:>8} {:>6.1} % {:>6.1} %", 100.0 * won / of, 100.0 * even / of);
        }
    };
    rows("mind", report.minds.iter().map(|(name, share)| (name.clone(), *share)).collect());
    rows("devil", report.devils.iter().map(|(name, share)| (name.clone(), *share)).collect());
    rows("seat", report.seats.iter().map(|(seat, share)| (seat.to_string(), *share)).collect());
    text
}
