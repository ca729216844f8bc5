//! Simulations of Nine Circles, and their table: who won how often and how, by mind, daemon, seat
//! and circle.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Instant;

use circles::minds::NAMES;
use circles::rules::catalog::Catalog;
use circles::table::series::{self, Record, TRADING_ROUNDS, TURNS, Way};
use rayon::prelude::*;
use serde::Serialize;
use simulation::lineup;
use terminal::{Failure, page};

use super::Options;

/// Returns the name of the best mind.
pub(super) const fn best() -> &'static str {
    NAMES[NAMES.len() - 1]
}

/// Games won and played by one mind, daemon or seat.
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
    /// Games by the way in which they were won.
    ways: BTreeMap<Way, usize>,
    /// Games that were won with each circle, by its number.
    circles: BTreeMap<u8, usize>,
    minds: BTreeMap<String, Share>,
    daemons: BTreeMap<String, Share>,
    seats: BTreeMap<usize, Share>,
}

impl Report {
    fn of(games: Vec<Record>, seconds: f64) -> Self {
        let mut report = Self {
            seconds,
            ways: BTreeMap::new(),
            circles: BTreeMap::new(),
            minds: BTreeMap::new(),
            daemons: BTreeMap::new(),
            seats: BTreeMap::new(),
            games,
        };
        for game in &report.games {
            *report.ways.entry(game.way).or_default() += 1;
            if game.way == Way::Circle {
                *report.circles.entry(game.circle).or_default() += 1;
            }
            let even = 1.0 / game.minds.len() as f64;
            for (seat, (mind, daemons)) in game.minds.iter().zip(&game.daemons).enumerate() {
                let won = if game.winners.contains(&(seat as u8)) { 1.0 / game.winners.len() as f64 } else { 0.0 };
                report.minds.entry(mind.clone()).or_default().add(won, even);
                report.seats.entry(seat).or_default().add(won, even);
                for daemon in daemons {
                    report.daemons.entry(daemon.clone()).or_default().add(won, even);
                }
            }
        }
        report
    }
}

/// Plays all games and prints the report.
pub(super) fn run(options: &Options, catalog: &Catalog) -> Result<(), Failure> {
    let minds = options.named();
    if let Some(unknown) = minds.iter().chain(&options.against).find(|name| !NAMES.contains(&name.as_str())) {
        return Err(format!("no mind is called \"{unknown}\"; known are {}", NAMES.join(", ")).into());
    }
    lineup::check_seats(&minds, options.against.as_deref(), options.series.seats())?;
    let mut sheets = options.targets.open(&options.series.read())?;
    let (fixtures, _) = options.fixtures();
    let threads = options.series.jobs().unwrap_or(0);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| error.to_string())?;
    let begun = Instant::now();
    let played = pool.install(|| {
        let games = fixtures
            .par_iter()
            .map(|fixture| series::play(catalog, fixture.seed, &fixture.minds, TURNS, TRADING_ROUNDS));
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
    let ways = |way: Way| share(report.ways.get(&way).copied().unwrap_or(0));
    let mut turns: Vec<u8> = report.games.iter().map(|game| game.turns).collect();
    turns.sort_unstable();
    // At least 19 games of 20 last no longer.
    let long = turns.get((turns.len() * 19).div_ceil(20).saturating_sub(1)).copied().unwrap_or(0);
    let mut text = String::new();
    // Writing into a string cannot fail.
    let _ = writeln!(
        text,
        "{games} games in {:.1} seconds, {:.1} game turns (95 % at most {long}) and {:.0} steps each",
        report.seconds,
        mean(|game| game.turns.into()),
        mean(|game| game.steps.into())
    );
    let _ = writeln!(
        text,
        "combats {:.1}, petitions {:.1}, deals {:.1} a game",
        mean(|game| game.combats as f64),
        mean(|game| game.petitions as f64),
        mean(|game| game.deals as f64)
    );
    let _ = writeln!(
        text,
        "won with a circle {:.1} %, with three sixes {:.1} %, after the last turn {:.1} %",
        ways(Way::Circle),
        ways(Way::Sixes),
        ways(Way::LastTurn)
    );
    let _ = writeln!(text, "\ncircle               won");
    for (circle, won) in &report.circles {
        let _ = writeln!(text, "{circle:<16} {won:>8} {:>6.1} %", share(*won));
    }
    let mut rows = |title: &str, shares: Vec<(String, Share)>| {
        let _ = writeln!(text, "\n{title:<16}   played      won     even");
        for (name, Share { won, played, even }) in shares {
            let of = f64::from(played.max(1));
            let _ = writeln!(text, "{name:<16} {played:>8} {:>6.1} % {:>6.1} %", 100.0 * won / of, 100.0 * even / of);
        }
    };
    rows("mind", report.minds.iter().map(|(name, share)| (name.clone(), *share)).collect());
    rows("daemon", report.daemons.iter().map(|(name, share)| (name.clone(), *share)).collect());
    rows("seat", report.seats.iter().map(|(seat, share)| (seat.to_string(), *share)).collect());
    text
}
