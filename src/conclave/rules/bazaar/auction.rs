//! The winner of an auction: a pure function of the bids that applies the tie-breakers in order
//! (manual 4.10).

use serde::{Deserialize, Serialize};

use crate::archfiends::Rank;
use crate::catalog::BazaarNumbers;
use crate::ids::Seat;
use crate::tribute::Purse;

/// A bid, with the values of its bidder for the tie-breakers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bidder {
    /// The bidder.
    pub seat: Seat,
    /// The worth of the bid.
    pub worth: Purse,
    /// Extra points of the bidder (manual appendix I, Infernal Negotiations).
    pub bonus: u32,
    /// The bidder's rank.
    pub rank: Rank,
    /// The bidder's prestige.
    pub prestige: i32,
    /// True if the bidder is the Regent.
    pub regent: bool,
}

/// The tie-breaker that decided an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tie {
    /// No other bid reached the minimum.
    Alone,
    /// Most points.
    Points,
    /// Equal points, highest rank.
    Rank,
    /// Equal rank too, most prestige.
    Prestige,
    /// Equal prestige too, Regent.
    Regent,
}

/// The result of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No bid reached the minimum.
    NoBids,
    /// A bid won.
    Won {
        /// The winner.
        by: Seat,
        /// The deciding tie-breaker.
        through: Tie,
    },
    /// A tie that no rule breaks: the auction is cancelled, bids are returned, and the minimum
    /// rises.
    Cancelled,
}

/// Returns the points of a bid: its resources above the minimum, with souls worth more (manual
/// 4.10).
#[must_use]
pub fn points(numbers: &BazaarNumbers, minimum: &Purse, worth: &Purse) -> u32 {
    let above = worth.above(minimum);
    let others = u32::from(above.ichor) + u32::from(above.hellfire) + u32::from(above.darkness);
    u32::from(above.souls) * numbers.soul_points + others * numbers.other_points
}

/// Returns the result of the bids for one ware. The order of the bids does not matter.
#[must_use]
pub fn judge(numbers: &BazaarNumbers, minimum: &Purse, bidders: &[Bidder]) -> Verdict {
    let mut left: Vec<&Bidder> = bidders.iter().filter(|bidder| bidder.worth.covers(minimum)).collect();
    if left.is_empty() {
        return Verdict::NoBids;
    }
    if let [only] = left.as_slice() {
        return Verdict::Won { by: only.seat, through: Tie::Alone };
    }
    let rungs: [(Tie, &dyn Fn(&Bidder) -> i64); 4] = [
        (Tie::Points, &|bidder| i64::from(points(numbers, minimum, &bidder.worth) + bidder.bonus)),
        (Tie::Rank, &|bidder| bidder.rank.value().into()),
        (Tie::Prestige, &|bidder| bidder.prestige.into()),
        (Tie::Regent, &|bidder| i64::from(bidder.regent)),
    ];
    for (through, measure) in rungs {
        let Some(best) = left.iter().map(|bidder| measure(bidder)).max() else { return Verdict::NoBids };
        left.retain(|bidder| measure(bidder) == best);
        if let [winner] = left.as_slice() {
            return Verdict::Won { by: winner.seat, through };
        }
    }
    Verdict::Cancelled
}
