//! The table at the end of a simulation: a line for each game, and who won how often.

use std::collections::BTreeMap;
use std::fmt::Write;

use simulation::report::{GameReport, Report, path_name};

/// Returns the table.
pub(super) fn table(report: &Report) -> String {
    let mut text = format!("{:>20}  {:>5}  {:<24}  {:<18}  {}\n", "seed", "turns", "winner", "path", "digest");
    // Writing into a string cannot fail.
    for game in &report.games {
        let GameReport { seed, turns, digest, .. } = game;
        let _ = writeln!(text, "{seed:>20}  {turns:>5}  {:<24}  {:<18}  {digest}", winner(game), path_name(game.path));
    }
    let turns: u32 = report.games.iter().map(|game| game.turns).sum();
    let _ = writeln!(
        text,
        "{} games, {turns} turns in {:.1} seconds: {:.0} turns a second",
        report.games.len(),
        report.seconds,
        report.turns_per_second
    );
    let _ = writeln!(text, "won by path: {}", listed(&report.paths()));
    let mut minds: BTreeMap<String, u32> = BTreeMap::new();
    for game in &report.games {
        *minds.entry(winning_mind(game).unwrap_or_else(|| "nobody".to_owned())).or_default() += 1;
    }
    let _ = writeln!(text, "won by mind: {}", listed(&minds));
    for (mind, told) in &report.minds {
        let (won, even) = (told.won, told.even_share * 100.0);
        let share = won.with_interval();
        let _ =
            writeln!(text, "{mind} won {} of {} games: {share}, the even share being {even:.1} %", won.part, won.whole);
    }
    text
}

fn winner(game: &GameReport) -> String {
    match (game.winner, winning_mind(game)) {
        (Some(seat), Some(mind)) => format!("seat {seat} ({mind})"),
        _ => "nobody".to_owned(),
    }
}

fn winning_mind(game: &GameReport) -> Option<String> {
    let winner = game.winner?;
    game.seats.get(winner.index()).map(|seat| seat.mind.clone())
}

fn listed(counts: &BTreeMap<String, u32>) -> String {
    let counts: Vec<String> = counts.iter().map(|(name, count)| format!("{name} {count}")).collect();
    counts.join(", ")
}
