//! Orders: what a seat may tell its servants to do, how a turn is drafted, sealed and answered for (manual 3.3, 4.19, 4.20).
//!
//! A [`Draft`] is a list of wishes that can be changed at will. [`Drafting`] plans one against what a seat sees, offers
//! the legal orders and says what is wrong. [`Sealed`] is what all drafts become when the turn is processed: every order in
//! it was legal when it was sealed, and every order left out has a [`Refusal`] that says why.

mod draft;
mod drafting;
mod sealed;

use serde::{Deserialize, Serialize};

use crate::rules::combat::End;
use crate::rules::ids::{CantonId, CardId, LegionId, LegionKind};
use crate::rules::realm::Bar;
use crate::rules::tribute::Purse;

pub use draft::{Answer, Draft};
pub use drafting::{Drafting, Problem};
pub use sealed::{Sealed, SealedSeat};

/// Something that takes an order slot (manual 4.19).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Order {
    /// Demand tribute of one's minions (manual 4.3).
    DemandTribute,
    /// Make one card of several (manual 4.3).
    Consolidate {
        /// Which cards.
        cards: Vec<CardId>,
    },
    /// Bid on a legion in the bazaar (manual 4.10).
    BidLegion {
        /// Which legion.
        kind: LegionKind,
        /// The cards that lie in the bid.
        cards: Vec<CardId>,
    },
    /// March a legion (manual 4.4; rulings R9, R10).
    March {
        /// Which legion.
        legion: LegionId,
        /// The cantons to enter, one after the other.
        path: Vec<CantonId>,
    },
    /// Fly a legion (ruling R13).
    Fly {
        /// Which legion.
        legion: LegionId,
        /// Where to.
        to: CantonId,
    },
}

/// The kinds of orders, one rule for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderKind {
    /// [`Order::DemandTribute`].
    DemandTribute,
    /// [`Order::Consolidate`].
    Consolidate,
    /// [`Order::BidLegion`].
    BidLegion,
    /// [`Order::March`].
    March,
    /// [`Order::Fly`].
    Fly,
}

impl OrderKind {
    /// All kinds, in the order in which they are shown.
    pub const ALL: [Self; 5] = [Self::DemandTribute, Self::Consolidate, Self::BidLegion, Self::March, Self::Fly];

    /// The name of its icon, its text and its column in statistics.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::DemandTribute => "demand_tribute",
            Self::Consolidate => "consolidate",
            Self::BidLegion => "bid_legion",
            Self::March => "march",
            Self::Fly => "fly",
        }
    }
}

impl Order {
    /// Which kind it is.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::DemandTribute => OrderKind::DemandTribute,
            Self::Consolidate { .. } => OrderKind::Consolidate,
            Self::BidLegion { .. } => OrderKind::BidLegion,
            Self::March { .. } => OrderKind::March,
            Self::Fly { .. } => OrderKind::Fly,
        }
    }
}

/// What became of an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// It was carried out.
    Done,
    /// It was carried out in part, and this is why not in full.
    Partly(Refusal),
    /// It came to a fight that ended so.
    Fought(End),
    /// It was not carried out.
    Refused(Refusal),
}

/// Why an order is not, or not fully, carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// The rule that was asked does not know this kind of order; a fault of the program.
    WrongKind,
    /// The house has fallen.
    Eliminated,
    /// The game is over.
    GameOver,
    /// The house has no order slot with this number this turn.
    NoSuchSlot {
        /// How many it has.
        has: u8,
    },
    /// The legion is not there, or not one's own.
    NoSuchLegion(LegionId),
    /// The path does not hang together.
    NoPath,
    /// Not enough move points.
    TooFar {
        /// Move points needed.
        needs: u8,
        /// Move points there are.
        has: u8,
    },
    /// A canton on the way may not be entered.
    Barred {
        /// Which.
        at: CantonId,
        /// Why.
        bar: Bar,
    },
    /// A fight in the middle of the path would end the march there.
    BattleOnTheWay {
        /// Where.
        at: CantonId,
    },
    /// The legion has no wings.
    CannotFly,
    /// The legion has already moved this turn.
    AlreadyMarched,
    /// The card is not in the vault: spent, promised to an earlier order, or gone.
    NoSuchCard(CardId),
    /// A card is named twice.
    CardTwice,
    /// Too few or too many cards.
    CardCount {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The cards carry more than fits on one.
    TooMuchForOneCard,
    /// An excommunicated house may not bid (manual 4.14.9).
    Excommunicated,
    /// The bazaar does not offer it.
    NotOnSale,
    /// One bid an item a seat (ruling R6).
    AlreadyBid,
    /// No more legions can be commanded.
    CommandRating {
        /// How many can.
        rating: u8,
    },
    /// The bid is below the minimum.
    BelowMinimum {
        /// What is missing.
        short: Purse,
    },
}
