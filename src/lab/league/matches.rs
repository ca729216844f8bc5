//! The games of a league.

use simulation::lineup::{self, Fixture};

use crate::rules::dice::{Dice, Stream};

/// A game of a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Match {
    pub(super) fixture: Fixture,
    pub(super) stage: Stage,
}

/// Purpose of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Measures one mind alone against a table of another.
    Pairing {
        /// The single mind.
        one: String,
        /// The mind of all others.
        rest: String,
    },
    /// Rates all minds by their final places among each other.
    Mixed,
}

/// Returns the games of a league: this number for each mind alone against each other mind, then
/// this number of rounds of mixed games. In each round every mind sits in every seat as often as
/// every other.
pub(super) fn league(minds: &[String], seats: usize, seed: u64, games: u32) -> Vec<Match> {
    let mut matches = Vec::new();
    for one in minds {
        for rest in minds.iter().filter(|rest| *rest != one) {
            let stage = Stage::Pairing { one: one.clone(), rest: rest.clone() };
            let lineup = lineup::seated(std::slice::from_ref(one), Some(rest), seats);
            let fixtures = lineup::rotations(&lineup, seed, games).into_iter();
            matches.extend(fixtures.map(|fixture| Match { fixture, stage: stage.clone() }));
        }
    }
    for round in 0..games {
        let seed = seed.wrapping_add(round.into());
        let mut order = minds.to_vec();
        // Neighbours, and the minds that sit out, change from round to round. The archfiends are
        // cast by the same dice before the first turn.
        Dice::new(seed, 1).open(Stream::Cast).shuffle(&mut order);
        for turned in 0..order.len() {
            let minds = order.iter().cycle().skip(turned).take(seats).cloned().collect();
            matches.push(Match { fixture: Fixture { seed, minds }, stage: Stage::Mixed });
        }
    }
    matches
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn a_league_plays_every_pairing_and_mixes_fairly() {
        let minds: Vec<String> = ["a", "b", "c", "d", "e", "f", "g"].map(str::to_owned).to_vec();
        let matches = league(&minds, 6, 9, 2);
        let (mixed, pairings): (Vec<&Match>, Vec<&Match>) =
            matches.iter().partition(|matched| matched.stage == Stage::Mixed);
        assert_eq!((pairings.len(), mixed.len()), (7 * 6 * 2, 7 * 2));
        let mut sat: BTreeMap<(&str, usize), u32> = BTreeMap::new();
        for Match { fixture, .. } in mixed {
            let mut names: Vec<&str> = fixture.minds.iter().map(String::as_str).collect();
            for (seat, mind) in names.iter().enumerate() {
                *sat.entry((mind, seat)).or_default() += 1;
            }
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 6, "nobody sits twice: {fixture:?}");
        }
        assert_eq!(sat.len(), 7 * 6);
        assert!(sat.values().all(|times| *times == 2));
        for Match { fixture, stage } in pairings {
            let Stage::Pairing { one, rest } = stage else { panic!("{stage:?}") };
            let count = |name: &String| fixture.minds.iter().filter(|mind| *mind == name).count();
            assert_eq!((count(one), count(rest)), (1, 5), "{fixture:?}");
        }
        let few = league(&minds[..2], 6, 9, 1);
        assert_eq!(few[2].fixture.minds.iter().filter(|mind| *mind == "a").count(), 3);
    }
}
