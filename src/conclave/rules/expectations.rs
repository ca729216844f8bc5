//! Expectations: what archfiends usually have by some turn, for whoever has to imagine what it cannot see.
//!
//! No rule asks for them, and nothing here is true of a particular house: they are means and spreads over many games. What is known
//! of a house for certain always comes before them.

use serde::{Deserialize, Serialize};

use super::archfiends::Discipline;
use super::dice::Rolls;

/// A mean, and how far from it most are, in hundredths.
pub type About = (i32, i32);

/// What is usual in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Usual {
    /// The turn.
    pub turn: u32,
    /// How high each attribute is, by discipline.
    pub attributes: [About; Discipline::ALL.len()],
    /// How many tribute cards lie in a vault.
    pub cards: About,
}

/// What is usual, by turns in their order, none twice (whoever reads it sees to that); between two of them it is between the two. Whoever has none takes houses to be as they
/// were founded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Expectations(pub Vec<Usual>);

impl Expectations {
    /// How many tribute cards are in a vault of which nobody knows anything.
    const CARDS: About = (650, 290);

    /// How high an attribute is in this turn, or nothing if it is not expected to have been raised.
    pub(super) fn attribute(&self, turn: u32, of: Discipline, rolls: &mut Rolls) -> u8 {
        self.about(turn, |usual| usual.attributes[of as usize])
            .map_or(0, |about| u8::try_from(number(about, rolls)).unwrap_or(u8::MAX))
    }

    /// How many tribute cards lie in a vault in this turn.
    pub(super) fn cards(&self, turn: u32, rolls: &mut Rolls) -> u32 {
        number(self.about(turn, |usual| usual.cards).unwrap_or(Self::CARDS), rolls)
    }

    /// What is usual in this turn, between the turns that are known.
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

/// A number that is about this, never below nothing.
fn number((mean, spread): About, rolls: &mut Rolls) -> u32 {
    // Three dice lie around their mean much as what many causes make up, and a hundred is about as far from it as most are.
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
