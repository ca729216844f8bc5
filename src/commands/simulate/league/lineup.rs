//! Who sits where: lineups of minds, the games that turn them through all seats, and the fixtures of a league.
//!
//! The archfiends and the map belong to the seats and to the seed. A lineup that is turned with the same seed therefore gives
//! each of its minds the same houses.

use crate::rules::dice::{Dice, Stream};

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fixture {
    pub(crate) seed: u64,
    /// The mind of each seat.
    pub(crate) minds: Vec<String>,
    pub(crate) stage: Stage,
}

/// What a game is played for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// For itself.
    Friendly,
    /// To see how one mind fares against a table of another.
    Pairing {
        /// The one.
        one: String,
        /// The mind of all others.
        rest: String,
    },
    /// To rate all minds by where they come in among each other.
    Mixed,
}

/// These minds by seat; fewer than there are seats take turns, or leave the other seats to one that is named.
pub(crate) fn seated(minds: &[String], against: Option<&str>, seats: usize) -> Vec<String> {
    match against {
        Some(rest) => {
            minds.iter().map(String::as_str).chain(std::iter::repeat(rest)).take(seats).map(str::to_owned).collect()
        }
        None => minds.iter().cycle().take(seats).cloned().collect(),
    }
}

/// How often a lineup can be turned on by a seat before it is the same again.
fn period(lineup: &[String]) -> usize {
    let same = |by: &usize| (0..lineup.len()).all(|seat| lineup[seat] == lineup[(seat + by) % lineup.len()]);
    (1..lineup.len()).find(same).unwrap_or(lineup.len()).max(1)
}

/// So many games of a lineup, the seed rising by one whenever all its rotations have been played.
fn rotations(lineup: &[String], seed: u64, games: u32, stage: &Stage) -> Vec<Fixture> {
    let period = period(lineup);
    let game = |index: usize| {
        let mut minds = lineup.to_vec();
        minds.rotate_right(index % period);
        Fixture { seed: seed.wrapping_add((index / period) as u64), minds, stage: stage.clone() }
    };
    (0..games as usize).map(game).collect()
}

/// So many games of a lineup: turned through the seats, or each with a seed of its own.
pub(crate) fn friendlies(lineup: &[String], rotate: bool, seed: u64, games: u32) -> Vec<Fixture> {
    if rotate {
        return rotations(lineup, seed, games, &Stage::Friendly);
    }
    let game =
        |index: u32| Fixture { seed: seed.wrapping_add(index.into()), minds: lineup.to_vec(), stage: Stage::Friendly };
    (0..games).map(game).collect()
}

/// The fixtures of a league: so many games of each mind alone against each other mind, then so many rounds of mixed games, in each
/// of which every mind sits in every seat as often as every other.
pub(crate) fn league(minds: &[String], seats: usize, seed: u64, games: u32) -> Vec<Fixture> {
    let mut fixtures = Vec::new();
    for one in minds {
        for rest in minds.iter().filter(|rest| *rest != one) {
            let stage = Stage::Pairing { one: one.clone(), rest: rest.clone() };
            let lineup = seated(std::slice::from_ref(one), Some(rest), seats);
            fixtures.extend(rotations(&lineup, seed, games, &stage));
        }
    }
    for round in 0..games {
        let seed = seed.wrapping_add(round.into());
        let mut order = minds.to_vec();
        // Who sits beside whom, and who sits out while others play, changes from round to round. The archfiends are cast by the
        // same dice before the first turn.
        Dice::new(seed, 1).open(Stream::Cast).shuffle(&mut order);
        for turned in 0..order.len() {
            let minds = order.iter().cycle().skip(turned).take(seats).cloned().collect();
            fixtures.push(Fixture { seed, minds, stage: Stage::Mixed });
        }
    }
    fixtures
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    /// How often each mind sits in each seat.
    fn seats_of(fixtures: &[Fixture]) -> BTreeMap<(&str, usize), u32> {
        let mut seats = BTreeMap::new();
        for fixture in fixtures {
            for (seat, mind) in fixture.minds.iter().enumerate() {
                *seats.entry((mind.as_str(), seat)).or_default() += 1;
            }
        }
        seats
    }

    #[test]
    fn fewer_minds_than_seats_take_turns_or_meet_another() {
        assert_eq!(seated(&names(&["a", "b"]), None, 5), names(&["a", "b", "a", "b", "a"]));
        assert_eq!(seated(&names(&["a", "b"]), Some("c"), 5), names(&["a", "b", "c", "c", "c"]));
    }

    #[test]
    fn rotations_give_every_mind_every_seat_with_the_same_seeds() {
        let lineup = seated(&names(&["one"]), Some("rest"), 6);
        let fixtures = friendlies(&lineup, true, 40, 12);
        let seats = seats_of(&fixtures);
        for seat in 0..6 {
            assert_eq!((seats[&("one", seat)], seats[&("rest", seat)]), (2, 10), "seat {seat}");
        }
        let seeds: Vec<u64> = fixtures.iter().map(|fixture| fixture.seed).collect();
        assert_eq!(seeds, [40, 40, 40, 40, 40, 40, 41, 41, 41, 41, 41, 41]);
        let unturned = friendlies(&lineup, false, 40, 3);
        assert!(unturned.iter().all(|fixture| fixture.minds == lineup));
        assert_eq!(unturned[2].seed, 42);
    }

    #[test]
    fn no_game_is_played_twice() {
        let lineup = seated(&names(&["a", "b"]), None, 6);
        let fixtures = friendlies(&lineup, true, 1, 6);
        for (index, one) in fixtures.iter().enumerate() {
            assert!(fixtures[..index].iter().all(|other| other != one), "{one:?}");
        }
        assert_eq!(period(&names(&["a", "a", "a", "a"])), 1);
        assert_eq!(period(&names(&["a", "b", "a", "b", "a"])), 5);
    }

    #[test]
    fn a_league_plays_every_pairing_and_mixes_fairly() {
        let minds = names(&["a", "b", "c", "d", "e", "f", "g"]);
        let fixtures = league(&minds, 6, 9, 2);
        let pairings = fixtures.iter().filter(|fixture| fixture.stage != Stage::Mixed).count();
        assert_eq!((pairings, fixtures.len()), (7 * 6 * 2, 7 * 6 * 2 + 7 * 2));
        let mixed: Vec<Fixture> = fixtures[pairings..].to_vec();
        let seats = seats_of(&mixed);
        assert_eq!(seats.len(), 7 * 6);
        assert!(seats.values().all(|times| *times == 2));
        for fixture in &mixed {
            let mut sat = fixture.minds.clone();
            sat.sort();
            sat.dedup();
            assert_eq!(sat.len(), 6, "{fixture:?}");
        }
        let few = league(&minds[..2], 6, 9, 1);
        assert_eq!(few[2].minds.iter().filter(|mind| *mind == "a").count(), 3);
    }
}
