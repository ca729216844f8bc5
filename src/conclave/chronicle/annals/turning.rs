//! Turning points: the turns in which the estimate of a house's chance to win changed most.
//!
//! The estimates are those that the minds wrote down when they planned. Whoever calls decides whose
//! estimate counts for a person, who writes none.

use super::moments::GreatMoment;
use crate::rules::ids::Seat;

/// The turn in which the estimate of a house's chance changed most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The house.
    pub seat: Seat,
    /// The turn, whose events made the difference.
    pub turn: u32,
    /// The estimate before this turn, in thousandths.
    pub before: u16,
    /// The estimate after it.
    pub after: u16,
    /// A great moment of the same turn that the house had a part in, or else the first of the turn.
    pub moment: Option<GreatMoment>,
}

impl Turning {
    /// Returns the size of the change, in thousandths.
    #[must_use]
    pub const fn size(&self) -> u16 {
        self.before.abs_diff(self.after)
    }
}

/// Changes below this are not worth a line, in thousandths.
const LEAST: u16 = 30;

/// Returns the turning point of each house that has one, the largest change first. `chances` holds
/// for each turn, from the first on, the estimate of each house before that turn, in thousandths.
/// `part` says whether a house had a part in a moment.
#[must_use]
pub fn turning_points(
    chances: &[Vec<Option<u16>>],
    moments: &[GreatMoment],
    part: impl Fn(&GreatMoment, Seat) -> bool,
) -> Vec<Turning> {
    let houses = chances.iter().map(Vec::len).max().unwrap_or(0);
    let largest = |index: usize| {
        let seat = Seat(index as u8);
        let changes = chances.windows(2).zip(1_u32..).filter_map(|(pair, turn)| {
            let [before, after] = [&pair[0], &pair[1]].map(|turn| turn.get(index).copied().flatten());
            Some(Turning { seat, turn, before: before?, after: after?, moment: None })
        });
        // Of equal changes, the earlier one.
        changes.reduce(|largest, next| if next.size() > largest.size() { next } else { largest })
    };
    let mut points: Vec<Turning> = (0..houses).filter_map(largest).filter(|point| point.size() >= LEAST).collect();
    for point in &mut points {
        let of_turn = || moments.iter().filter(|moment| moment.turn == point.turn);
        point.moment = of_turn().find(|moment| part(moment, point.seat)).or_else(|| of_turn().next()).cloned();
    }
    points.sort_by_key(|point| (std::cmp::Reverse(point.size()), point.seat));
    points
}
