//! The cross table: success of each mind alone against a table of each other.

use serde::Serialize;
use simulation::interval::Share;
use simulation::report::GameReport;

use super::matches::{Match, Stage};

/// One mind alone against a table of another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Pairing {
    /// The single mind.
    pub one: String,
    /// The mind of all others.
    pub rest: String,
    /// Games that the one won.
    pub won: Share,
}

/// Adds up these games by pairing, in their order.
pub(super) fn pairings(played: &[(&Match, &GameReport)]) -> Vec<Pairing> {
    let mut sums: Vec<(&str, &str, u64, u64)> = Vec::new();
    for (Match { fixture, stage }, game) in played {
        let Stage::Pairing { one, rest } = stage else { continue };
        let won = game.winner.is_some_and(|winner| fixture.minds[winner.index()] == *one);
        match sums.last_mut().filter(|sum| (sum.0, sum.1) == (one, rest)) {
            Some((.., wins, games)) => {
                *wins += u64::from(won);
                *games += 1;
            }
            None => sums.push((one, rest, won.into(), 1)),
        }
    }
    let pairing = |(one, rest, wins, games): (&str, &str, u64, u64)| Pairing {
        one: one.to_owned(),
        rest: rest.to_owned(),
        won: Share::of(wins, games),
    };
    sums.into_iter().map(pairing).collect()
}
