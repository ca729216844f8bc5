//! The cross table: how each mind fares alone against a table of each other.

use serde::Serialize;

use super::super::report::GameReport;
use super::interval::Share;
use super::lineup::{Fixture, Stage};

/// One mind alone against a table of another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Pairing {
    pub one: String,
    pub rest: String,
    /// The games that the one won.
    pub won: Share,
}

/// Every pairing of these fixtures, in their order.
pub(crate) fn pairings(played: &[(&Fixture, &GameReport)]) -> Vec<Pairing> {
    let mut sums: Vec<(&str, &str, u64, u64)> = Vec::new();
    for (fixture, game) in played {
        let Stage::Pairing { one, rest } = &fixture.stage else { continue };
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
