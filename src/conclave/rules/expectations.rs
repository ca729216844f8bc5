//! Expectations: typical values of houses by turn, used to imagine hidden facts.
//!
//! They are not rules, and say nothing about a particular house. They are means and spreads over
//! many games. Known facts about a house take precedence.

use serde::{Deserialize, Serialize};

use super::archfiends::Discipline;
use super::dice::Rolls;

/// A mean and a spread, in hundredths. About two thirds of the values are within the spread.
pub type About = (i32, i32);

/// Typical values of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Usual {
    /// The turn.
    pub turn: u32,
    /// The level of each attribute, by discipline.
    pub attributes: [About; Discipline::ALL.len()],
    /// The number of tribute cards in a vault.
    pub cards: About,
}

/// Typical values per turn, sorted by turn, without duplicates (checked on load). Turns in between
/// are interpolated linearly. Empty: assume every house still has its starting values.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Expectations(pub Vec<Usual>);

impl Expectations {
    /// The default number of tribute cards in a vault.
    const CARDS: About = (650, 290);

    /// Draws the level of an attribute in this turn; 0 if nothing is expected.
    pub(super) fn attribute(&self, turn: u32, of: Discipline, rolls: &mut Rolls) -> u8 {
        self.about(turn, |usual| usual.attributes[of as usize])
            .map_or(0, |about| u8::try_from(number(about, rolls)).unwrap_or(u8::MAX))
    }

    /// Draws the number of tribute cards in a vault in this turn.
    pub(super) fn cards(&self, turn: u32, rolls: &mut Rolls) -> u32 {
        number(self.about(turn, |usual| usual.cards).unwrap_or(Self::CARDS), rolls)
    }

    /// Returns a typical value in this turn, interpolated linearly between known turns.
    fn about(&self, turn: u32, of: impl Fn(&Usual) -> About) -> Option<About> {
        let after = self.0.iter().position(|usual| usual.turn > turn);
        let Some(after) = after else { return self.0.last().map(of) };
        let next = &self.0[after];
        let Some(last) = after.checked_sub(1).map(|before| &self.0[before]) else { return Some(of(next)) };
        let (whole, part) = ((next.turn - last.turn) as i32, (turn - last.turn) as i32);
        let between = |from: i32, to: i32| from + (to - from) * part / whole;
        let (from, to) = (of(last), of(next));
        Some((between(from.0, to.0), between(from.1, to.1)))
    }
}

/// Draws a number around this mean, at least 0.
fn number((mean, spread): About, rolls: &mut Rolls) -> u32 {
    // The sum of three uniform numbers is close to a normal distribution. Its standard deviation is
    // about 100.
    let off: i32 = (0..3).map(|_| rolls.below(201) as i32 - 100).sum();
    ((mean + spread * off / 100 + 50) / 100).max(0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, Stream};
    use crate::ids::Seat;

    #[test]
    fn what_is_usual_lies_between_the_turns_that_are_known_and_spreads_as_far() {
        let usual = |turn, mean, spread| Usual { turn, attributes: [(mean, spread); 5], cards: (2 * mean, spread) };
        let expectations = Expectations(vec![usual(10, 200, 0), usual(20, 400, 100)]);
        let mut rolls = Dice::new(1, 1).open(Stream::Imagination(Seat(0)));
        for (turn, level) in [(1, 2), (10, 2), (12, 2), (14, 3)] {
            let spreadless = Expectations(vec![usual(10, 200, 0), usual(20, 400, 0)]);
            assert_eq!(spreadless.attribute(turn, Discipline::Wrath, &mut rolls), level, "turn {turn}");
        }
        let late: Vec<u32> = (0..1000).map(|_| expectations.cards(48, &mut rolls)).collect();
        let (sum, squares) = (late.iter().sum::<u32>(), late.iter().map(|cards| cards.abs_diff(8).pow(2)).sum::<u32>());
        assert!((7850..8150).contains(&sum), "eight on average: {sum}");
        assert!((800..1400).contains(&squares), "most are within one of it: {squares}");
        assert_eq!(Expectations::default().attribute(30, Discipline::Wrath, &mut rolls), 0, "nothing is expected");
    }
}
