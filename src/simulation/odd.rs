//! The oddest games of a series, each with the command that plays it again.

use std::cmp::Reverse;

use serde::Serialize;

use crate::report::{GameReport, SeatReport};

/// A game that stands out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OddGame {
    /// The property by which it stands out.
    pub what: &'static str,
    /// The value of that property, in words.
    pub measure: String,
    /// Its seed.
    pub seed: u64,
    /// The mind of each seat.
    #[serde(rename = "brains")]
    pub minds: Vec<String>,
    /// The command that plays it again.
    pub command: String,
}

/// Returns the margin of the winner over the next house at the final count, in points, if there is
/// one.
fn margin(game: &GameReport) -> Option<i32> {
    let own = game.seats.iter().find(|seat| Some(seat.seat) == game.winner)?.prestige;
    let others = game.seats.iter().filter(|seat| Some(seat.seat) != game.winner && seat.eliminated_turn.is_none());
    others.map(|seat| seat.prestige).max().map(|best| own - best)
}

/// Returns the share of order slots without effect, in hundredths of a percent.
fn idleness(game: &GameReport) -> u64 {
    let sum = |of: fn(&SeatReport) -> u32| game.seats.iter().map(of).map(u64::from).sum::<u64>();
    sum(|seat| seat.empty_slots + seat.refused_orders) * 10_000 / sum(|seat| seat.order_slots).max(1)
}

/// Returns the game with the greatest key. The first of equals wins.
fn most<K: Ord>(games: &[GameReport], key: impl Fn(&GameReport) -> Option<K>) -> Option<(&GameReport, K)> {
    let keyed = games.iter().filter_map(|game| key(game).map(|key| (game, key)));
    keyed.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// Returns the oddest games. `settings` are the options that all games share, as they are written.
pub(crate) fn oddest(games: &[GameReport], settings: &str) -> Vec<OddGame> {
    let odd = |what: &'static str, game: &GameReport, measure: String| {
        let minds: Vec<String> = game.seats.iter().map(|seat| seat.mind.clone()).collect();
        let seed = game.seed;
        let command = format!("infernal-conclave simulate --seed {seed} {settings} --brains {}", minds.join(","));
        OddGame { what, measure, seed, minds, command }
    };
    let turns = |game: &GameReport| format!("{} turns", game.turns);
    let points = |points: i32| format!("{points} points");
    let shortest = most(games, |game| Some(Reverse(game.turns))).map(|(game, _)| odd("shortest", game, turns(game)));
    let longest = most(games, |game| Some(game.turns)).map(|(game, _)| odd("longest", game, turns(game)));
    // If the throne is taken by force or intrigue, the winner may not lead the count.
    let counted = |game: &GameReport| margin(game).filter(|margin| *margin >= 0);
    let closest = most(games, |game| counted(game).map(Reverse));
    let closest = closest.map(|(game, Reverse(margin))| odd("closest", game, points(margin)));
    let lost = most(games, |game| game.lost_lead.as_ref().map(|lead| lead.points)).map(|(game, lead)| {
        let turn = game.lost_lead.as_ref().map_or(0, |lead| lead.turn);
        odd("biggest lead lost", game, format!("{lead} points in turn {turn}"))
    });
    let one_sided = most(games, counted).map(|(game, margin)| odd("most one-sided", game, points(margin)));
    let idle = most(games, |game| Some(idleness(game)));
    let idle =
        idle.map(|(game, idle)| odd("most idle", game, format!("{}.{:02} % of all slots", idle / 100, idle % 100)));
    [shortest, longest, closest, lost, one_sided, idle].into_iter().flatten().collect()
}
