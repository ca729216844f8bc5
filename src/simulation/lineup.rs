//! The mind of each seat, game by game: a lineup, and the games that turn it through all seats.
//!
//! Archfiends and map belong to the seats and to the seed. A lineup that is turned with the same
//! seed therefore gives each of its minds the same houses.

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The seed of the game.
    pub seed: u64,
    /// The mind of each seat.
    pub minds: Vec<String>,
}

/// Seats these minds. If there are fewer than seats, they take turns, or `against` has the other
/// seats.
#[must_use]
pub fn seated(minds: &[String], against: Option<&str>, seats: usize) -> Vec<String> {
    match against {
        Some(rest) => {
            minds.iter().map(String::as_str).chain(std::iter::repeat(rest)).take(seats).map(str::to_owned).collect()
        }
        None => minds.iter().cycle().take(seats).cloned().collect(),
    }
}

/// Checks that all these minds get a seat, and at least one mind against them too.
///
/// # Errors
/// There are too few seats. The sentence says how many.
pub fn check_seats(minds: &[String], against: Option<&str>, seats: usize) -> Result<(), String> {
    let names = minds.len();
    if names > seats {
        return Err(format!("{names} minds are named, but there are only {seats} seats"));
    }
    if against.is_some() && names == seats {
        return Err(format!("{names} minds are named, and no seat is left for one against them"));
    }
    Ok(())
}

/// Returns the number of seats by which a lineup is turned until it is the same again.
fn period(lineup: &[String]) -> usize {
    let same = |by: &usize| (0..lineup.len()).all(|seat| lineup[seat] == lineup[(seat + by) % lineup.len()]);
    (1..lineup.len()).find(same).unwrap_or(lineup.len()).max(1)
}

/// Returns games of a lineup that is turned by a seat from game to game. The seed rises by one
/// after all rotations of the lineup.
#[must_use]
pub fn rotations(lineup: &[String], seed: u64, games: u32) -> Vec<Fixture> {
    let period = period(lineup);
    let game = |index: usize| {
        let mut minds = lineup.to_vec();
        minds.rotate_right(index % period);
        Fixture { seed: seed.wrapping_add((index / period) as u64), minds }
    };
    (0..games as usize).map(game).collect()
}

/// Returns games of a lineup in the same seats. The seed rises by one from game to game.
#[must_use]
pub fn repeats(lineup: &[String], seed: u64, games: u32) -> Vec<Fixture> {
    let game = |index: u32| Fixture { seed: seed.wrapping_add(index.into()), minds: lineup.to_vec() };
    (0..games).map(game).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    /// Returns the number of games of each mind in each seat.
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
    fn nobody_is_named_without_a_seat() {
        let four = names(&["a", "b", "c", "d"]);
        assert_eq!(check_seats(&four, None, 4), Ok(()));
        assert_eq!(check_seats(&four[..3], Some("e"), 4), Ok(()));
        assert!(check_seats(&four, Some("e"), 4).is_err_and(|what| what.contains("no seat is left")));
        assert!(check_seats(&names(&["a"; 5]), None, 4).is_err_and(|what| what.contains("only 4 seats")));
    }

    #[test]
    fn rotations_give_every_mind_every_seat_with_the_same_seeds() {
        let lineup = seated(&names(&["one"]), Some("rest"), 6);
        let fixtures = rotations(&lineup, 40, 12);
        let seats = seats_of(&fixtures);
        for seat in 0..6 {
            assert_eq!((seats[&("one", seat)], seats[&("rest", seat)]), (2, 10), "seat {seat}");
        }
        let seeds: Vec<u64> = fixtures.iter().map(|fixture| fixture.seed).collect();
        assert_eq!(seeds, [40, 40, 40, 40, 40, 40, 41, 41, 41, 41, 41, 41]);
        let unturned = repeats(&lineup, 40, 3);
        assert!(unturned.iter().all(|fixture| fixture.minds == lineup));
        assert_eq!(unturned[2].seed, 42);
    }

    #[test]
    fn no_game_is_played_twice() {
        let lineup = seated(&names(&["a", "b"]), None, 6);
        let fixtures = rotations(&lineup, 1, 6);
        for (index, one) in fixtures.iter().enumerate() {
            assert!(fixtures[..index].iter().all(|other| other != one), "{one:?}");
        }
        assert_eq!(period(&names(&["a", "a", "a", "a"])), 1);
        assert_eq!(period(&names(&["a", "b", "a", "b", "a"])), 5);
    }
}
