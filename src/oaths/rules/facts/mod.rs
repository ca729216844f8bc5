//! Facts: what happened, in the order in which it happened.
//!
//! The chronicle tells them, the table shows them, and the minds remember them. A fact that only
//! some may know says so in [`Fact::told_to`].

mod action;
mod court;
mod muster;
mod rites;
mod specials;
mod trade;
mod war;

use serde::{Deserialize, Serialize};

use crate::ids::Seat;

pub use action::ActionFact;
pub use court::CourtFact;
pub use muster::MusterFact;
pub use rites::RiteFact;
pub use specials::SpecialFact;
pub use trade::TradeFact;
pub use war::{LossCause, WarFact};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// In the reinforcements.
    Muster(MusterFact),
    /// By a special play card.
    Special(SpecialFact),
    /// In the trading.
    Trade(TradeFact),
    /// When devils chose rituals and journeys.
    Action(ActionFact),
    /// In a conflict.
    War(WarFact),
    /// By a ritual.
    Rite(RiteFact),
    /// In the scoring and at the end.
    Court(CourtFact),
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
    Special(SpecialFact);
    Trade(TradeFact);
    Action(ActionFact);
    War(WarFact);
    Rite(RiteFact);
    Court(CourtFact);
}

impl Fact {
    /// Returns this fact as a seat may know it; `None` if it may not know of it at all.
    #[must_use]
    pub fn told_to(&self, seat: Seat) -> Option<Self> {
        let mut fact = self.clone();
        match &mut fact {
            Self::Muster(MusterFact::DrewSpecial { seat: own, card }) if *own != seat => *card = None,
            Self::Trade(TradeFact::Confessed { by, .. }) if *by != seat => return None,
            Self::Trade(TradeFact::Exchanged { from, to, papers, .. }) if *from != seat && *to != seat => {
                papers.clear();
            }
            Self::Trade(TradeFact::Showed { seat: own, to, cards }) if *own != seat && *to != seat => {
                cards.clear();
            }
            Self::Trade(TradeFact::Ransomed { seat: own, oath, .. }) if *own != seat => *oath = None,
            Self::Court(CourtFact::Contributed { seat: own, papers, .. }) if *own != seat => papers.clear(),
            Self::Muster(_)
            | Self::Special(_)
            | Self::Trade(_)
            | Self::Action(_)
            | Self::War(_)
            | Self::Rite(_)
            | Self::Court(_) => {}
        }
        Some(fact)
    }
}
