//! Facts of all phases but combat.

use serde::{Deserialize, Serialize};

use crate::court::Ending;
use crate::game::{Post, PostKind};
use crate::ids::{Card, HandCard, OfferId, Seat};
use crate::market::Offer;
use crate::orders::Orders;
use crate::promises::Promise;
use crate::specials::Play;

/// In the deal, the draw phase or the init phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MusterFact {
    /// A devil took another hand at the start.
    Redrew {
        /// Who.
        seat: Seat,
    },
    /// A game turn began.
    Began {
        /// The game turn.
        turn: u8,
        /// The Starter.
        starter: Seat,
    },
    /// A devil drew cards.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which; empty for others.
        cards: Vec<Card>,
    },
    /// A devil got Souls of mortals.
    Bargained {
        /// Who.
        seat: Seat,
        /// How many.
        souls: u32,
    },
    /// Cards were drawn from the hand of a prisoner.
    Tortured {
        /// The torturer.
        by: Seat,
        /// The prisoner.
        prisoner: Seat,
        /// Which; empty for others.
        cards: Vec<HandCard>,
    },
    /// The torturer chose between an oath and the prisoner.
    Confessed {
        /// The torturer.
        by: Seat,
        /// The prisoner.
        prisoner: Seat,
        /// True if it took an oath and let the prisoner go.
        freed: bool,
    },
}

/// In a trading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarketFact {
    /// An offer was made.
    Offered {
        /// The offer.
        offer: Box<Offer>,
    },
    /// An offer was refused.
    Refused {
        /// The offer.
        id: OfferId,
        /// By whom.
        by: Seat,
    },
    /// An offer could not be taken any more.
    Lapsed {
        /// The offer.
        id: OfferId,
    },
    /// A deal was made.
    Dealt {
        /// The offer.
        offer: Box<Offer>,
        /// With whom.
        with: Seat,
    },
    /// A prisoner was freed, or fled from a lost fortress.
    Freed {
        /// Whose.
        by: Seat,
        /// Who.
        prisoner: Seat,
    },
    /// A prisoner was handed over.
    HandedOver {
        /// Who had it.
        from: Seat,
        /// Who.
        prisoner: Seat,
        /// Who has it now.
        to: Seat,
    },
    /// A prisoner may trade with everybody.
    Permitted {
        /// Whose.
        by: Seat,
        /// Who.
        prisoner: Seat,
    },
    /// A card was sold to the Other Powers of Hell.
    Sold {
        /// Who.
        seat: Seat,
        /// True for an oath, false for a card in its place.
        oath: bool,
        /// Which; an oath only to its seller.
        card: Option<HandCard>,
        /// Cards that were drawn for it.
        count: usize,
        /// Which; empty for others.
        drawn: Vec<Card>,
    },
    /// A special card was played.
    Played {
        /// Who.
        seat: Seat,
        /// The card, and at what.
        play: Play,
    },
    /// Cards were drawn from a hand.
    Stole {
        /// By whom.
        by: Seat,
        /// Whose hand.
        from: Seat,
        /// How many, without oaths.
        count: usize,
        /// Which; empty for others.
        cards: Vec<HandCard>,
    },
}

/// At the end of the playing phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OrderFact {
    /// A devil gave orders.
    Announced {
        /// Who.
        seat: Seat,
        /// The orders.
        orders: Orders,
    },
}

/// In the ritual phase, and about tabled rituals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RiteFact {
    /// Rituals that nobody keeps up were discarded.
    Dropped {
        /// Who.
        seat: Seat,
        /// Which.
        rituals: Vec<Card>,
    },
    /// A ritual was performed.
    Performed {
        /// Who.
        seat: Seat,
        /// The ritual.
        ritual: Card,
        /// At whom.
        target: Option<Seat>,
    },
    /// A tabled ritual was discarded.
    Cancelled {
        /// Who.
        seat: Seat,
        /// The ritual.
        ritual: Card,
    },
    /// Cards were drawn by a ritual.
    Conjured {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which; empty for others.
        cards: Vec<Card>,
    },
    /// Everybody of a devil came back from Earth.
    Summoned {
        /// Who summoned.
        seat: Seat,
        /// Whose.
        who: Seat,
        /// The fiends.
        hordes: Vec<Card>,
        /// True if the devil came too.
        devil: bool,
        /// Souls of the caster.
        souls: u32,
    },
    /// A plague destroyed hordes and Souls.
    Plagued {
        /// Whose.
        who: Seat,
        /// The hordes.
        hordes: Vec<Card>,
        /// The Souls.
        souls: u32,
    },
}

/// In the award phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AwardFact {
    /// A devil got a point.
    Point {
        /// Who.
        seat: Seat,
        /// Points; 0 in disgrace.
        points: u8,
    },
    /// It was found out who has a post.
    Post {
        /// The post.
        kind: PostKind,
        /// Who has it.
        post: Post,
        /// Who is rewarded.
        rewarded: Option<Seat>,
    },
    /// A devil promised Heaven never to return to Earth.
    Repented {
        /// Who.
        seat: Seat,
    },
    /// A die was rolled for a devil on Earth, which may roll again.
    Rolled {
        /// Who.
        seat: Seat,
        /// The die.
        die: u8,
    },
    /// A roll for Souls took effect.
    Gathered {
        /// Whose.
        seat: Seat,
        /// For which fiend; `None` for the devil.
        fiend: Option<Card>,
        /// The die: 1 is caught, 2 is banished.
        die: u8,
        /// Souls.
        souls: u8,
    },
    /// A devil took a sold oath, and no point.
    TookOath {
        /// Who.
        seat: Seat,
        /// Whose oath; `None` for others.
        of: Option<Seat>,
    },
}

/// At the gathering and at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CourtFact {
    /// A devil spoke at the gathering.
    Spoke {
        /// Who.
        seat: Seat,
        /// To whom it objected.
        objects: Vec<Seat>,
        /// Whom it proclaimed.
        proclaims: Option<Seat>,
    },
    /// These may be elected at the next gathering.
    Proclaimed {
        /// Who.
        seats: Vec<Seat>,
    },
    /// A devil that had fled came back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// About promises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PromiseFact {
    /// A promise was given.
    Given {
        /// The promise.
        promise: Promise,
    },
    /// The time of a promise is over.
    Settled {
        /// The promise, with its outcome.
        promise: Promise,
    },
    /// A debt was paid.
    Paid {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Cards of the hand; empty for others.
        cards: Vec<HandCard>,
        /// How many.
        count: usize,
        /// Souls.
        souls: u32,
    },
    /// A devil showed its hand.
    Showed {
        /// Whose.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The hand; empty for others.
        cards: Vec<HandCard>,
    },
    /// A devil lost its face.
    Disgraced {
        /// Who.
        seat: Seat,
        /// Points that it lost.
        points: u8,
        /// Hordes that it lost.
        hordes: Vec<Card>,
    },
}
