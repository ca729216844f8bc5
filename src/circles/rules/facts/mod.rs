//! Facts: everything that happened in a step, in the order in which it happened.
//!
//! Every die is a fact of its own, with its reason. A fact that only some may know says so in
//! [`Fact::told_to`].

mod actions;
mod dice;
mod turn;
mod war;
mod world;

use serde::{Deserialize, Serialize};

use crate::ids::Seat;

pub use actions::{ActionFact, MagicFact};
pub use dice::{DiceFact, Why};
pub use turn::{EndFact, FateFact, HellFact, MarketFact, SetupFact, SoulsFact, SummonFact};
pub use war::WarFact;
pub use world::{CardFact, DaemonFact, FlightFact, Loss, MarchFact, RoamFact, SectioFact, StandingFact, UnitFact};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// Dice.
    Dice(DiceFact),
    /// Favours and Disfavours.
    Standing(StandingFact),
    /// Arcana cards.
    Card(CardFact),
    /// The set-up.
    Setup(SetupFact),
    /// The Hell Phase.
    Hell(HellFact),
    /// Souls.
    Souls(SoulsFact),
    /// Deals.
    Market(MarketFact),
    /// The Summoning Phase.
    Summon(SummonFact),
    /// Units.
    Unit(UnitFact),
    /// Actions of daemons.
    Action(ActionFact),
    /// Marches.
    March(MarchFact),
    /// Flights.
    Flight(FlightFact),
    /// Spells.
    Magic(MagicFact),
    /// Daemons.
    Daemon(DaemonFact),
    /// The control of sectio.
    Sectio(SectioFact),
    /// Random moves.
    Roam(RoamFact),
    /// Combat.
    War(WarFact),
    /// When all was lost.
    Fate(FateFact),
    /// The end.
    End(EndFact),
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
    Dice(DiceFact);
    Standing(StandingFact);
    Card(CardFact);
    Setup(SetupFact);
    Hell(HellFact);
    Souls(SoulsFact);
    Market(MarketFact);
    Summon(SummonFact);
    Unit(UnitFact);
    Action(ActionFact);
    March(MarchFact);
    Flight(FlightFact);
    Magic(MagicFact);
    Daemon(DaemonFact);
    Sectio(SectioFact);
    Roam(RoamFact);
    War(WarFact);
    Fate(FateFact);
    End(EndFact);
}

impl Fact {
    /// Returns this fact as a seat may know it.
    #[must_use]
    pub fn told_to(&self, seat: Seat) -> Self {
        let mut fact = self.clone();
        match &mut fact {
            Self::Card(CardFact::Drew { seat: own, cards, .. }) if *own != seat => cards.clear(),
            Self::Card(CardFact::Robbed { by, from, cards, .. }) if *by != seat && *from != seat => cards.clear(),
            Self::Action(ActionFact::Rigged { seat: own, card }) if *own != seat => *card = None,
            Self::Dice(_)
            | Self::Standing(_)
            | Self::Card(_)
            | Self::Setup(_)
            | Self::Hell(_)
            | Self::Souls(_)
            | Self::Market(_)
            | Self::Summon(_)
            | Self::Unit(_)
            | Self::Action(_)
            | Self::March(_)
            | Self::Flight(_)
            | Self::Magic(_)
            | Self::Daemon(_)
            | Self::Sectio(_)
            | Self::Roam(_)
            | Self::War(_)
            | Self::Fate(_)
            | Self::End(_) => {}
        }
        fact
    }
}
