//! Facts: what happened, in the order in which it happened. A fact that only some may know says so
//! in [`Fact::told_to`].

mod peace;
mod war;

use serde::{Deserialize, Serialize};

use crate::ids::Seat;

pub use peace::{AwardFact, CourtFact, MarketFact, MusterFact, OrderFact, PromiseFact, RiteFact};
pub use war::WarFact;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// In the deal, the draw phase or the init phase.
    Muster(MusterFact),
    /// In a trading.
    Market(MarketFact),
    /// At the end of the playing phase.
    Order(OrderFact),
    /// In the combat phase.
    War(WarFact),
    /// In the ritual phase.
    Rite(RiteFact),
    /// In the award phase.
    Award(AwardFact),
    /// At the gathering and at the end.
    Court(CourtFact),
    /// About promises.
    Promise(PromiseFact),
}

macro_rules! wrap {
    ($($variant:ident($fact:ty);)*) => {$(
        impl From<$fact> for Fact {
            fn from(fact: $fact) -> Self {
                Self::$variant(fact)
            }
        }
    )*};
}

wrap! {
    Muster(MusterFact);
    Market(MarketFact);
    Order(OrderFact);
    War(WarFact);
    Rite(RiteFact);
    Award(AwardFact);
    Court(CourtFact);
    Promise(PromiseFact);
}

impl Fact {
    /// Returns this fact as a seat may know it; `None` if it may not know of it at all.
    #[must_use]
    pub fn told_to(&self, seat: Seat) -> Option<Self> {
        let mut fact = self.clone();
        match &mut fact {
            Self::Muster(MusterFact::Drew { seat: own, cards, .. }) if *own != seat => cards.clear(),
            Self::Muster(MusterFact::Tortured { by, prisoner, cards }) if *by != seat && *prisoner != seat => {
                cards.clear();
            }
            Self::Market(MarketFact::Sold { seat: own, card, drawn, .. }) if *own != seat => {
                drawn.clear();
                // An oath goes face down; a card in its place is discarded openly.
                if matches!(card, Some(crate::ids::HandCard::Oath(_))) {
                    *card = None;
                }
            }
            Self::Market(MarketFact::Stole { by, from, cards, .. }) if *by != seat && *from != seat => cards.clear(),
            Self::War(WarFact::Looted { seat: by, from, cards, .. }) if *by != seat && *from != seat => cards.clear(),
            Self::Rite(RiteFact::Conjured { seat: own, cards, .. }) if *own != seat => cards.clear(),
            Self::Award(AwardFact::TookOath { seat: own, of }) if *own != seat => *of = None,
            Self::Promise(PromiseFact::Paid { from, to, cards, .. }) if *from != seat && *to != seat => cards.clear(),
            Self::Promise(PromiseFact::Showed { seat: own, to, cards }) if *own != seat && *to != seat => {
                cards.clear();
            }
            Self::Muster(_)
            | Self::Market(_)
            | Self::Order(_)
            | Self::War(_)
            | Self::Rite(_)
            | Self::Award(_)
            | Self::Court(_)
            | Self::Promise(_) => {}
        }
        Some(fact)
    }
}
