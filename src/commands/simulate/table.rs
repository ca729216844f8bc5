//! The table that `simulate` prints at the end.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::occult::Named;
use super::report::{Counts, GameReport, Report};
use crate::rules::conclave::VictoryPath;

/// Returns one line per game, then the totals.
pub(super) fn table(report: &Report) -> String {
    let mut text = format!("{:>20}  {:>5}  {:<24}  {:<18}  {}\n", "seed", "turns", "winner", "path", "digest");
    // Writing into a string cannot fail.
    for game in &report.games {
        let GameReport { seed, turns, digest, .. } = game;
        let _ = writeln!(text, "{seed:>20}  {turns:>5}  {:<24}  {:<18}  {digest}", winner(game), path(game.path));
    }
    let turns: u32 = report.games.iter().map(|game| game.turns).sum();
    let _ = writeln!(
        text,
        "{} games, {turns} turns in {:.1} seconds: {:.0} turns a second",
        report.games.len(),
        report.seconds,
        report.turns_per_second
    );
    let _ = writeln!(text, "won by path: {}", counted(report.games.iter().map(|game| path(game.path))));
    let _ = writeln!(
        text,
        "won by mind: {}",
        counted(report.games.iter().map(|game| winning_mind(game).unwrap_or_else(|| "nobody".to_owned())))
    );
    for (mind, told) in &report.minds {
        let (won, even) = (told.won, told.even_share * 100.0);
        let share = won.with_interval();
        let _ =
            writeln!(text, "{mind} won {} of {} games: {share}, the even share being {even:.1} %", won.part, won.whole);
    }
    let orders: Vec<String> = report.coverage.orders.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    let _ = writeln!(text, "orders: {}", orders.join(", "));
    text + &market(report) + &diplomacy(report) + &occult(report) + &veterans(report)
}

/// Describes the strongest legions of the games, in percent of the garrison of Pandemonium.
fn veterans(report: &Report) -> String {
    let mut strongest: Vec<_> = report.games.iter().filter_map(|game| game.strongest_legion).collect();
    strongest.sort_unstable();
    let at = |percent: usize| strongest.get((strongest.len().saturating_sub(1)) * percent / 100);
    let (Some(median), Some(high), Some(most)) = (at(50), at(95), at(100)) else {
        return "no legion stood at the end\n".to_owned();
    };
    format!(
        "strongest legion at the end, in percent of the values of Pandemonium's garrison: \
         {} in half of the games, {} in 95 %, {} at most (level {})\n",
        median.percent_of_pandemonium, high.percent_of_pandemonium, most.percent_of_pandemonium, most.level,
    )
}

/// Describes the bazaar, over all games.
fn market(report: &Report) -> String {
    let markets = || report.games.iter().map(|game| &game.market);
    let (stocked, bid_on): (u32, u32) =
        (markets().map(|game| game.stocked).sum(), markets().map(|game| game.bid_on).sum());
    let contested: u32 = markets().map(|game| game.contested).sum();
    let least = markets().map(|game| game.contested).min().unwrap_or(0);
    let seats = || report.games.iter().flat_map(|game| &game.seats).filter(|seat| seat.tribute_received > 0);
    let unspent = || seats().map(|seat| seat.tribute_unspent * 100 / seat.tribute_received);
    format!(
        "wares bid on within 10 turns: {bid_on} of {stocked} ({} %)\n\
         auctions with several bidders: {} a game, {least} at least\n\
         tribute unspent at the end: {} % on average, {} % at worst\n",
        bid_on * 100 / stocked.max(1),
        contested / (report.games.len() as u32).max(1),
        unspent().sum::<u64>() / (seats().count() as u64).max(1),
        unspent().max().unwrap_or(0),
    )
}

/// Describes the conclave and the arena, over all games.
fn diplomacy(report: &Report) -> String {
    let tale = &report.coverage.diplomacy;
    let listed = |counts: &Counts| {
        let counts: Vec<String> = counts.iter().map(|(key, count)| format!("{key} {count}")).collect();
        counts.join(", ")
    };
    let share = |part: u64, whole: u64| part * 100 / whole.max(1);
    let games = report.games.len() as u64;
    let fell = report.games.iter().filter(|game| game.diplomacy.ended("strongholds_fallen") > 0).count() as u64;
    let seats = || report.games.iter().flat_map(|game| &game.seats);
    let spoke = seats().filter(|seat| seat.diplomacy_initiated > 0).count() as u64;
    let acts: u64 = seats().map(|seat| u64::from(seat.diplomacy_initiated)).sum();
    let battles: u64 = seats().map(|seat| u64::from(seat.battles_started)).sum();
    let (judged, won) = (tale.ended("vendettas_judged"), tale.ended("vendettas_won"));
    format!(
        "acts: {}\nanswers: {}\nstances: {}\naims: {}\nends: {}\n\
         games in which a stronghold fell: {fell} of {games} ({} %)\n\
         vendettas that succeeded: {won} of {judged} ({} %)\n\
         duels: {}, champions beaten: {}\n\
         seats that began something: {spoke} of {} ({} %), {} acts and {} battles a game\n",
        listed(&tale.acts),
        listed(&tale.answers),
        listed(&tale.stances),
        listed(&tale.aims),
        listed(&tale.ends),
        share(fell, games),
        share(won, judged),
        tale.ended("duels"),
        tale.ended("champions_beaten"),
        seats().count(),
        share(spoke, seats().count() as u64),
        acts / games.max(1),
        battles / games.max(1),
    )
}

/// Lists the rituals, events and objectives that were never used, and those that decided the most
/// games.
fn occult(report: &Report) -> String {
    let (coverage, decided) = (&report.coverage, &report.decided);
    let unused = |counts: &Named| {
        let ids: Vec<&str> = counts.iter().filter(|(_, count)| **count == 0).map(|(id, _)| id.as_str()).collect();
        if ids.is_empty() { "none".to_owned() } else { ids.join(", ") }
    };
    let games = (report.games.len() as u64).max(1);
    let worst = |counts: &Named| {
        let worst = counts.iter().max_by_key(|(_, count)| **count).filter(|(_, count)| **count > 0);
        worst.map_or_else(|| "none".to_owned(), |(id, count)| format!("{id} {count} ({} %)", count * 100 / games))
    };
    let vain: u32 = report.games.iter().flat_map(|game| &game.seats).map(|seat| seat.vain_rituals).sum();
    format!(
        "rituals never performed: {}\nevents never played: {}\nobjectives never taken on: {}\n\
         decided the most games by themselves: ritual {}, event {}, objective {}\n\
         rituals that could not succeed: {vain}\n",
        unused(&coverage.rituals),
        unused(&coverage.events),
        unused(&coverage.objectives),
        worst(&decided.rituals),
        worst(&decided.events),
        worst(&decided.objectives),
    )
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

/// Returns the name of a victory path, as in the JSON.
pub(super) fn path(path: VictoryPath) -> String {
    serde_json::to_value(path).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

fn counted(names: impl Iterator<Item = String>) -> String {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for name in names {
        *counts.entry(name).or_default() += 1;
    }
    let counts: Vec<String> = counts.into_iter().map(|(name, count)| format!("{name} {count}")).collect();
    counts.join(", ")
}
