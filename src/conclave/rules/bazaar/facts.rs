//! Facts about the bazaar (manual 4.10).
//! `seen_by` hides from each seat what it may not know.

use serde::{Deserialize, Serialize};

use super::{Goods, Tie};
use crate::ids::Seat;
use crate::tribute::Purse;

/// A fact about the bazaar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum BazaarFact {
    /// A bid was placed.
    BidPlaced { seat: Seat, goods: Goods, worth: Purse },
    /// Something was sold. The buyer stays secret.
    Sold { goods: Goods },
    /// A bid won.
    BidWon { seat: Seat, goods: Goods, through: Tie },
    /// A bid did not win and came back.
    Outbid { seat: Seat, goods: Goods },
    /// A tie could not be broken; the minimum has risen.
    AuctionCancelled { goods: Goods, raise: u16 },
    /// Something new is on the shelf.
    Stocked { goods: Goods },
}

impl BazaarFact {
    /// The fact as `seat` may know it. `None` if the fact is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::BidPlaced { seat: whose, .. }
            | Self::BidWon { seat: whose, .. }
            | Self::Outbid { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Sold { .. } | Self::AuctionCancelled { .. } | Self::Stocked { .. } => Some(self.clone()),
        }
    }
}
