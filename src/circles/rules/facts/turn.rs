//! Facts of the course of a turn: the set-up, Hell, Souls, deals, summoning and the end.

use serde::{Deserialize, Serialize};

use crate::dusk::Ending;
use crate::game::Omen;
use crate::ids::{
    Arcanum, DaemonKind, HellCard, HoundKind, Legion, LieutenantKind, OfferId, Seat, Sectio, Sphere, Unit,
};
use crate::souls::Offer;

/// In the set-up (rule 5.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupFact {
    /// A permanent event was drawn.
    Opened {
        /// Its box.
        sphere: Sphere,
        /// The card.
        card: HellCard,
    },
    /// Daemons were dealt.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which.
        daemons: Vec<DaemonKind>,
    },
    /// A daemon was exchanged for a Favour.
    Exchanged {
        /// Who.
        seat: Seat,
        /// The one that went.
        old: DaemonKind,
        /// The one that came.
        new: DaemonKind,
    },
    /// Sectio were dealt.
    Granted {
        /// Who.
        seat: Seat,
        /// Which.
        sectio: Vec<Sectio>,
    },
    /// The first legion was placed.
    Garrisoned {
        /// Who.
        seat: Seat,
        /// Where.
        sectio: Sectio,
    },
}

/// In the Hell Phase, and about Hell cards (chapter 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HellFact {
    /// A game turn began.
    Dawned {
        /// The game turn.
        turn: u8,
    },
    /// An event happens that is not permanent.
    Event {
        /// The card.
        card: HellCard,
    },
    /// A permanent event was placed.
    Placed {
        /// The card.
        card: HellCard,
        /// Its box.
        sphere: Sphere,
    },
    /// A permanent event was discarded.
    Lifted {
        /// The card.
        card: HellCard,
        /// Its box.
        sphere: Sphere,
    },
    /// A Hell card showed a sectio.
    Shown {
        /// The card.
        card: HellCard,
        /// The sectio.
        sectio: Sectio,
    },
    /// A Hell card brought a phenomenon.
    Phenomenon {
        /// The card.
        card: HellCard,
    },
    /// A phenomenon struck an area.
    Struck {
        /// What brought it.
        omen: Omen,
        /// Where.
        area: Vec<Sectio>,
    },
    /// An earthquake moved a unit.
    Shaken {
        /// The unit.
        unit: Unit,
        /// From where.
        from: Sectio,
        /// To where.
        to: Sectio,
    },
    /// Uriel left.
    UrielLeft,
    /// Lilith left.
    LilithLeft,
}

/// About Souls (chapter 7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SoulsFact {
    /// An event or a card gave or took Souls.
    Stroke {
        /// Who.
        seat: Seat,
        /// Souls; negative if they were lost.
        souls: i64,
    },
    /// A daemon on Earth earns a Favour.
    Noticed {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
    /// A sectio yielded Souls.
    Yielded {
        /// Its owner.
        seat: Seat,
        /// The sectio.
        sectio: Sectio,
        /// Souls.
        souls: u32,
        /// True if it is isolated, and yielded less.
        isolated: bool,
    },
    /// The Wise Men gave cards.
    Taught {
        /// Their owner.
        seat: Seat,
        /// The sectio.
        sectio: Sectio,
        /// Cards.
        cards: u32,
        /// Who got the first one instead.
        occupier: Option<Seat>,
    },
    /// A daemon gathered Souls.
    Harvested {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// Souls.
        souls: u32,
    },
    /// A skill, an event or a macina gave Souls.
    Stipend {
        /// Who.
        seat: Seat,
        /// Souls.
        souls: u32,
    },
    /// Souls were taken by magic.
    Taken {
        /// From whom.
        from: Seat,
        /// Who got them.
        to: Seat,
        /// Souls.
        souls: u32,
    },
    /// Units were paid.
    Paid {
        /// Who.
        seat: Seat,
        /// Souls.
        souls: u32,
    },
    /// Units were not paid, and desert.
    Deserted {
        /// Whose.
        seat: Seat,
        /// Which.
        units: Vec<Unit>,
    },
    /// A triumvirate answered deserters.
    Enlisted {
        /// Who answered.
        seat: Seat,
        /// Whom they served.
        from: Seat,
        /// Those that it took; none if it refused.
        units: Vec<Unit>,
    },
    /// Macina were maintained.
    Maintained {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Vec<Arcanum>,
        /// Souls.
        souls: u32,
    },
}

/// About deals (rule 7.2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarketFact {
    /// An offer was made.
    Offered {
        /// The offer.
        offer: Box<Offer>,
    },
    /// An offer could not be taken any more.
    Lapsed {
        /// The offer.
        id: OfferId,
    },
    /// A deal was made.
    Dealt {
        /// The offer that was taken.
        offer: Box<Offer>,
    },
}

/// In the Summoning Phase (chapter 8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SummonFact {
    /// The order of wealth.
    Order {
        /// The wealthiest first.
        seats: Vec<Seat>,
    },
    /// Legions were summoned.
    Summoned {
        /// Who.
        seat: Seat,
        /// Where.
        places: Vec<Sectio>,
        /// Souls.
        souls: u32,
    },
    /// A card recruits a lieutenant.
    Advertised {
        /// Who.
        seat: Seat,
        /// The card.
        card: Arcanum,
        /// Souls.
        souls: u32,
    },
    /// The box was empty, or there was no place.
    NobodyCame {
        /// Who.
        seat: Seat,
    },
    /// A lieutenant was recruited.
    Recruited {
        /// Who.
        seat: Seat,
        /// Which.
        lieutenant: LieutenantKind,
        /// Where.
        sectio: Sectio,
    },
    /// A legion got a hound.
    Tamed {
        /// Whose.
        seat: Seat,
        /// The legion.
        legion: Legion,
        /// The hound.
        hound: HoundKind,
    },
    /// A legion did not get a hound.
    NotTamed {
        /// Whose.
        seat: Seat,
        /// The legion.
        legion: Legion,
    },
    /// An arcana card was bought.
    Bought {
        /// Who.
        seat: Seat,
        /// Souls.
        souls: u32,
    },
    /// A lieutenant got bonus pay.
    Rewarded {
        /// Who.
        seat: Seat,
        /// Which.
        lieutenant: LieutenantKind,
        /// Souls.
        souls: u32,
    },
}

/// When all was lost (chapter 15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FateFact {
    /// A triumvirate got a sectio for its last one.
    Consoled {
        /// Who.
        seat: Seat,
        /// The sectio.
        sectio: Sectio,
        /// Souls besides.
        souls: u32,
    },
    /// A daemon recovered, because all were incapacitated.
    Revived {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
    /// A triumvirate got new daemons.
    Restarted {
        /// Who.
        seat: Seat,
        /// Which.
        daemons: Vec<DaemonKind>,
    },
}

/// At the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndFact {
    /// The game ended.
    Ended {
        /// How.
        ending: Ending,
    },
}
