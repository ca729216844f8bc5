//! Facts about the bazaar (manual 4.10). `seen_by` removes everything that a seat may not know.

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
    /// A ware was sold. The buyer stays secret.
    Sold { goods: Goods },
    /// A bid won.
    BidWon { seat: Seat, goods: Goods, through: Tie },
    /// A bid lost and was returned.
    Outbid { seat: Seat, goods: Goods },
    /// A tie could not be broken, and the minimum bid rose.
    AuctionCancelled { goods: Goods, raise: u16 },
    /// A new ware is on the shelf.
    Stocked { goods: Goods },
}

impl BazaarFact {
    /// Returns the fact as `seat` may know it, or `None` if the fact is secret from that seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::BidPlaced { seat: whose, .. }
            | Self::BidWon { seat: whose, .. }
            | Self::Outbid { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Sold { .. } | Self::AuctionCancelled { .. } | Self::Stocked { .. } => Some(self.clone()),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::BidPlaced { seat, .. } | Self::BidWon { seat, .. } | Self::Outbid { seat, .. } => vec![*seat],
            Self::Sold { .. } | Self::AuctionCancelled { .. } | Self::Stocked { .. } => Vec::new(),
        }
    }
}
