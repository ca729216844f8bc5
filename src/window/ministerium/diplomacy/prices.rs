//! What acts cost and how long they bind, with the sums opened. The numbers come from the rules; here they are only read out.

use crate::look::Line;
use crate::rules::catalog::DiplomacyNumbers;
use crate::rules::diplomacy::{self, Reckoning};
use crate::rules::ids::Seat;
use crate::sight::Sight;

/// What the formulas ask about two houses: the numbers, the two ranks, and the demands conceded in a row.
pub struct Pair<'a> {
    /// The numbers of the catalog.
    pub numbers: &'a DiplomacyNumbers,
    /// The rank of the house that acts, as diplomacy counts it.
    pub own: i32,
    /// The rank of the other.
    pub other: i32,
    /// The rank of the other, as the price of a demand counts it.
    pub guarded: i32,
    /// Demands of the first that the other has conceded in a row.
    pub conceded: i32,
}

impl<'a> Pair<'a> {
    /// What the formulas ask about these two.
    pub fn of(sight: &Sight<'a>, from: Seat, to: Seat) -> Self {
        let (own, other) = diplomacy::ranks(sight.catalog(), sight.table(), from, to);
        let (_, guarded) = diplomacy::demand_ranks(sight.catalog(), sight.table(), from, to);
        let conceded = sight.table().diplomacy().record(from, to).conceded.into();
        Self { numbers: &sight.catalog().constants.diplomacy, own, other, guarded, conceded }
    }

    /// The wait after a conceded demand or a swallowed insult.
    pub fn wait(&self) -> u32 {
        diplomacy::wait_turns(self.numbers, self.own, self.other)
    }

    /// The peace that a gift of so many cards buys.
    pub fn peace(&self, cards: usize) -> u32 {
        diplomacy::truce_turns(self.numbers, self.own, self.other, cards as u32)
    }
}

/// The parts of a price with their sum.
pub fn lines(sight: &Sight<'_>, parts: &Reckoning) -> Vec<Line> {
    let teller = sight.teller();
    let mut lines: Vec<Line> =
        parts.iter().map(|(item, part)| Line::Part(teller.item(*item), teller.signed(*part))).collect();
    let sum: i32 = parts.iter().map(|(_, part)| part).sum();
    lines.push(Line::Total(sight.text.say("panel-total"), sum.to_string()));
    lines
}

/// What the parts add up to.
pub fn total(parts: &Reckoning) -> i32 {
    parts.iter().map(|(_, part)| part).sum()
}
