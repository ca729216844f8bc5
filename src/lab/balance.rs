//! `balance`: counts the use of the rules in whole games, and the sources of prestige that decided
//! them.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use clap::Args;
use conclave::rules::rulebook::Rulebook;
use simulation::lineup;
use simulation::report::{Named, Report};
use simulation::series::{SaveNames, SeriesOptions};
use terminal::{Failure, page};

/// Options of `balance`.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The minds, by seat; if there are fewer minds than seats, they are repeated in turn
    #[arg(long = "brains", value_name = "NAME,..", value_delimiter = ',', default_value = "greedy")]
    minds: Vec<String>,
    #[command(flatten)]
    series: SeriesOptions,
}

/// Plays all games and reports.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let Options { games, minds, series } = options;
    let roster = series.roster()?;
    roster.check(minds)?;
    lineup::check_seats(minds, None, series.seats())?;
    let fixtures = lineup::repeats(&lineup::seated(minds, None, series.seats()), series.seed(), *games);
    let (report, outcome) = series.play(&Rulebook::standard(), &roster, &fixtures, SaveNames::BySeed)?.finish();
    page::print(&table(&report))?;
    outcome
}

/// Returns the whole report.
fn table(report: &Report) -> String {
    let turns: u32 = report.games.iter().map(|game| game.turns).sum();
    let mut text = format!("{} games, {turns} turns\n", report.games.len());
    // Writing into a string cannot fail.
    let _ = writeln!(text, "won by path: {}", listed(&report.paths()));
    let _ = writeln!(text, "orders: {}", listed(&report.coverage.orders));
    text + &market(report) + &diplomacy(report) + &occult(report) + &veterans(report)
}

/// Returns counts with their names, in one line.
fn listed(counts: &BTreeMap<impl Display, impl Display>) -> String {
    let counts: Vec<String> = counts.iter().map(|(name, count)| format!("{name} {count}")).collect();
    counts.join(", ")
}

/// Returns the strongest legion of each game, measured by the garrison of Pandemonium.
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

/// Returns the totals of the bazaar over all games.
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

/// Returns the totals of the conclave and the arena over all games.
fn diplomacy(report: &Report) -> String {
    let tale = &report.coverage.diplomacy;
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

/// Returns the rituals, events and objectives that were never used, and those that decided the most
/// games by themselves.
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
