//! Who wins an auction: a pure judgement over the bids, step by step down the tie ladder (manual 4.10).

use serde::{Deserialize, Serialize};

use crate::archfiends::Rank;
use crate::catalog::BazaarNumbers;
use crate::ids::Seat;
use crate::tribute::Purse;

/// A bid and what the tie ladder asks about its bidder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bidder {
    /// Who bids.
    pub seat: Seat,
    /// What lies in the bid.
    pub worth: Purse,
    /// Points that the bidder has besides (manual appendix I, Infernal Negotiations).
    pub bonus: u32,
    /// The bidder's rank.
    pub rank: Rank,
    /// The bidder's prestige.
    pub prestige: i32,
    /// Whether the bidder is the Regent.
    pub regent: bool,
}

/// The step of the ladder that decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tie {
    /// Nobody else bid enough.
    Alone,
    /// More points.
    Points,
    /// Equal points, higher rank.
    Rank,
    /// Equal rank too, more prestige.
    Prestige,
    /// Equal prestige too, the Regent.
    Regent,
}

/// The end of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nobody bid the minimum.
    NoBids,
    /// Somebody wins.
    Won {
        /// Who.
        by: Seat,
        /// By which step of the ladder.
        through: Tie,
    },
    /// A tie that nothing breaks: cancelled, bids returned, minimum raised.
    Cancelled,
}

/// The points of a bid: what it holds above the minimum, souls counting more (manual 4.10).
#[must_use]
pub fn points(numbers: &BazaarNumbers, minimum: &Purse, worth: &Purse) -> u32 {
    let above = worth.above(minimum);
    let others = u32::from(above.ichor) + u32::from(above.hellfire) + u32::from(above.darkness);
    u32::from(above.souls) * numbers.soul_points + others * numbers.other_points
}

/// Judges the bids for one ware. The order of the bids does not matter.
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
