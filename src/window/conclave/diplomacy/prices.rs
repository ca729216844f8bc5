//! The prices and durations of acts, with the parts of each sum. The numbers come from the rules;
//! this module only shows them.

use crate::look::Line;
use crate::rules::catalog::DiplomacyNumbers;
use crate::rules::diplomacy::{self, Reckoning};
use crate::rules::ids::Seat;
use crate::sight::Sight;

/// The inputs of the formulas about two houses: the constants, the two ranks, and the demands
/// conceded in a row.
pub struct Pair<'a> {
    /// The constants of the catalog.
    pub numbers: &'a DiplomacyNumbers,
    /// Rank of the acting house for diplomacy.
    pub own: i32,
    /// Rank of the other house for diplomacy.
    pub other: i32,
    /// Rank of the other house for the price of a demand.
    pub guarded: i32,
    /// Demands of the acting house that the other has conceded in a row.
    pub conceded: i32,
}

impl<'a> Pair<'a> {
    /// Returns the inputs for these two houses.
    pub fn of(sight: &Sight<'a>, from: Seat, to: Seat) -> Self {
        let (own, other) = diplomacy::ranks(sight.catalog(), sight.table(), from, to);
        let (_, guarded) = diplomacy::demand_ranks(sight.catalog(), sight.table(), from, to);
        let conceded = sight.table().diplomacy().record(from, to).conceded.into();
        Self { numbers: &sight.catalog().constants.diplomacy, own, other, guarded, conceded }
    }

    /// Returns the waiting period after a conceded demand or an accepted insult, in turns.
    pub fn wait(&self) -> u32 {
        diplomacy::wait_turns(self.numbers, self.own, self.other)
    }

    /// Returns the length of the truce that a gift of this many cards buys, in turns.
    pub fn peace(&self, cards: usize) -> u32 {
        diplomacy::truce_turns(self.numbers, self.own, self.other, cards as u32)
    }
}

/// Returns lines for the parts of a price and their sum.
pub fn lines(sight: &Sight<'_>, parts: &Reckoning) -> Vec<Line> {
    let teller = sight.teller();
    let mut lines: Vec<Line> =
        parts.iter().map(|(item, part)| Line::Part(teller.item(*item), teller.signed(*part))).collect();
    let sum: i32 = parts.iter().map(|(_, part)| part).sum();
    lines.push(Line::Total(sight.text.say("panel-total"), sum.to_string()));
    lines
}

/// Returns the sum of the parts.
pub fn total(parts: &Reckoning) -> i32 {
    parts.iter().map(|(_, part)| part).sum()
}
