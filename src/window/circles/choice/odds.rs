//! Chances of dice, as the forms show them before every roll.
//!
//! Not here: which roll is good. The rules say it.

/// The sides of a die.
const SIDES: u8 = 6;

/// Returns the chance that one die shows a good number.
pub(super) fn die(good: impl Fn(u8) -> bool) -> f64 {
    f64::from((1..=SIDES).filter(|die| good(*die)).count() as u32) / f64::from(SIDES)
}

/// Returns the chance that one die shows so much at most. The number may lie outside of a die.
pub(super) fn upto(most: i64) -> f64 {
    die(|die| i64::from(die) <= most)
}

/// Returns the chance that one die shows so much at least.
pub(super) fn from(least: i64) -> f64 {
    die(|die| i64::from(die) >= least)
}

/// Returns the chance that the sum of two dice is good.
pub(super) fn two_dice(good: impl Fn(u8) -> bool) -> f64 {
    (1..=SIDES).map(|first| die(|second| good(first + second))).sum::<f64>() / f64::from(SIDES)
}

/// Returns the chance that at least one of so many rolls succeeds.
pub(super) fn any(chance: f64, rolls: usize) -> f64 {
    1.0 - every(1.0 - chance, rolls)
}

/// Returns the chance that each of so many rolls succeeds.
pub(super) fn every(chance: f64, rolls: usize) -> f64 {
    chance.powi(i32::try_from(rolls).unwrap_or(i32::MAX))
}

/// Returns the chance that so many of these rolls succeed, or more.
pub(super) fn at_least(chance: f64, rolls: usize, wanted: usize) -> f64 {
    match (rolls, wanted) {
        (_, 0) => 1.0,
        (0, _) => 0.0,
        (rolls, wanted) => {
            chance * at_least(chance, rolls - 1, wanted - 1) + (1.0 - chance) * at_least(chance, rolls - 1, wanted)
        }
    }
}

/// Returns the chance that all rolls succeed, of which so many may be repeated in all.
pub(super) fn in_a_row(chances: &[f64], again: u8) -> f64 {
    let Some((first, rest)) = chances.split_first() else { return 1.0 };
    let failed = again.checked_sub(1).map_or(0.0, |again| in_a_row(chances, again));
    first * in_a_row(rest, again) + (1.0 - first) * failed
}

/// Returns the chance that the first of two daemons wins a duel with so many dice each. Ties roll
/// again.
pub(super) fn duel(own: u8, other: u8) -> f64 {
    let (own, other) = (sums(own), sums(other));
    let (mut wins, mut loses) = (0.0, 0.0);
    for (sum, chance) in own.iter().enumerate() {
        wins += chance * other[..sum.min(other.len())].iter().sum::<f64>();
        loses += chance * other.iter().skip(sum + 1).sum::<f64>();
    }
    if wins + loses > 0.0 { wins / (wins + loses) } else { 0.0 }
}

/// Returns the chance of each sum of so many dice, by the sum.
fn sums(dice: u8) -> Vec<f64> {
    let mut chances = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; chances.len() + usize::from(SIDES)];
        for (sum, chance) in chances.iter().enumerate() {
            for die in 1..=usize::from(SIDES) {
                next[sum + die] += chance / f64::from(SIDES);
            }
        }
        chances = next;
    }
    chances
}

/// Returns the chance that at least one good card is among those drawn from a heap.
pub(super) fn drawn(heap: usize, good: usize, drawn: usize) -> f64 {
    let bad = heap.saturating_sub(good);
    let none = (0..drawn.min(heap)).map(|at| bad.saturating_sub(at) as f64 / (heap - at) as f64);
    1.0 - none.product::<f64>()
}

/// Returns a chance in percent. Only what is sure is 100, and only what cannot be is 0.
pub(super) fn percent(chance: f64) -> u32 {
    /// Sums of chances are not exact.
    const NEAR: f64 = 1e-9;
    if chance <= NEAR {
        0
    } else if chance >= 1.0 - NEAR {
        100
    } else {
        ((chance * 100.0).round() as u32).clamp(1, 99)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-9, "{one} is not {other}");
    }

    #[test]
    fn a_die_has_six_sides() {
        near(upto(2), 1.0 / 3.0);
        near(from(5), 1.0 / 3.0);
        near(die(|die| die % 2 == 0), 0.5);
    }

    #[test]
    fn numbers_outside_of_a_die_are_sure_or_in_vain() {
        near(upto(-3), 0.0);
        near(upto(9), 1.0);
        near(from(1), 1.0);
        near(from(7), 0.0);
    }

    #[test]
    fn two_dice_show_a_seven_most_often() {
        near(two_dice(|sum| sum == 7), 1.0 / 6.0);
        near(two_dice(|sum| sum <= 3), 3.0 / 36.0);
        near(two_dice(|sum| (2..=12).contains(&sum)), 1.0);
    }

    #[test]
    fn more_dice_hit_more_often_and_all_succeed_less_often() {
        near(any(0.5, 2), 0.75);
        near(any(0.5, 0), 0.0);
        near(every(0.5, 2), 0.25);
        near(every(0.5, 0), 1.0);
    }

    #[test]
    fn some_of_many_rolls_succeed() {
        near(at_least(0.5, 3, 0), 1.0);
        near(at_least(0.5, 3, 1), any(0.5, 3));
        near(at_least(0.5, 3, 2), 0.5);
        near(at_least(0.5, 3, 3), every(0.5, 3));
        near(at_least(0.5, 3, 4), 0.0);
    }

    #[test]
    fn repeated_rolls_help_once() {
        near(in_a_row(&[], 0), 1.0);
        near(in_a_row(&[0.5, 0.5], 0), 0.25);
        near(in_a_row(&[0.5], 1), 0.75);
        // HH, and one tail that is repeated: first or second.
        near(in_a_row(&[0.5, 0.5], 1), 0.25 + 0.125 + 0.125);
        near(in_a_row(&[1.0, 0.0], 3), 0.0);
    }

    #[test]
    fn duels_are_even_between_equals_and_better_with_more_dice() {
        near(duel(2, 2), 0.5);
        near(duel(1, 0), 1.0);
        near(duel(0, 3), 0.0);
        // Nobody could win this one; the rules give every daemon a symbol of each talent.
        near(duel(0, 0), 0.0);
        assert!(duel(3, 2) > 0.7);
        near(duel(3, 1) + duel(1, 3), 1.0);
    }

    #[test]
    fn good_cards_are_found_by_drawing() {
        near(drawn(10, 1, 1), 0.1);
        near(drawn(10, 0, 5), 0.0);
        near(drawn(4, 2, 3), 1.0);
        near(drawn(4, 2, 9), 1.0);
        near(drawn(0, 0, 2), 0.0);
    }

    #[test]
    fn only_what_is_sure_is_shown_as_sure() {
        assert_eq!(percent(0.0), 0);
        assert_eq!(percent(1.0), 100);
        assert_eq!(percent(0.001), 1);
        assert_eq!(percent(0.999), 99);
        assert_eq!(percent(1.0 / 3.0), 33);
    }
}
