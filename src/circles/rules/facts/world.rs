//! Facts of everything that can happen in any phase: standing, cards, units, daemons, sectio,
//! and who moves where.

use serde::{Deserialize, Serialize};

use crate::ids::{Arcanum, Aspect, Banner, DaemonKind, HoundKind, Legion, LieutenantKind, Place, Seat, Sectio, Unit};

/// About Favours and Disfavours (chapter 14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StandingFact {
    /// A triumvirate got Favours.
    Favoured {
        /// Who.
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// A triumvirate lost Favours.
    Spent {
        /// Who.
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// A triumvirate got Disfavours.
    Disfavoured {
        /// Who.
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// A triumvirate lost Disfavours.
    Forgiven {
        /// Who.
        seat: Seat,
        /// How many.
        count: u32,
    },
}

/// About arcana cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CardFact {
    /// Cards were drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which; empty for others.
        cards: Vec<Arcanum>,
    },
    /// Cards were not drawn, because Disfavour Rolls failed.
    Denied {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u32,
    },
    /// Cards were discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Vec<Arcanum>,
    },
    /// A card is played right away (rule 6.3.1).
    RightAway {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: Arcanum,
    },
    /// A countered card went to a hand.
    Took {
        /// Who.
        seat: Seat,
        /// The card.
        card: Arcanum,
    },
    /// Cards were taken from a hand.
    Robbed {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// How many.
        count: usize,
        /// Which; empty for others.
        cards: Vec<Arcanum>,
    },
    /// Every hand went to the next player.
    PassedHands,
}

/// Why a unit left the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Loss {
    /// In combat.
    Combat,
    /// By an event, a phenomenon or a spell.
    Disaster,
    /// It disbanded.
    Disbanded,
    /// Nobody wanted to pay it.
    Deserted,
    /// A hound got it.
    Beast,
    /// A solitary lieutenant did not get away.
    Captured,
    /// Uriel destroyed it.
    Uriel,
    /// Lilith slew it.
    Lilith,
    /// A hound ran into AnteHell or the Pentagram.
    Wastes,
    /// Another hound was stronger.
    LastDog,
    /// There was no counter for it.
    NoCounter,
}

/// About units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnitFact {
    /// A legion came.
    Raised {
        /// The legion.
        legion: Legion,
        /// Where.
        at: Place,
    },
    /// A unit left the map.
    Lost {
        /// The unit.
        unit: Unit,
        /// Where it was.
        at: Place,
        /// Why.
        loss: Loss,
    },
    /// A unit changed sides.
    Defected {
        /// The unit.
        unit: Unit,
        /// The counter that replaces it.
        now: Unit,
        /// Whom it serves.
        to: Banner,
        /// Where.
        at: Place,
    },
    /// A lieutenant came.
    Joined {
        /// Which.
        lieutenant: LieutenantKind,
        /// Whom it serves.
        banner: Banner,
        /// Where.
        at: Place,
    },
    /// A hound came.
    Whelped {
        /// Which.
        hound: HoundKind,
        /// Where.
        at: Place,
    },
    /// A hound lost its minder.
    Wild {
        /// Which.
        hound: HoundKind,
        /// Where.
        at: Place,
    },
    /// A hound on a rampage moved.
    Ran {
        /// Which.
        hound: HoundKind,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// Legions were moved by magic.
    Transferred {
        /// Which.
        legions: Vec<Legion>,
        /// To where.
        to: Place,
    },
}

/// About marches (rule 9.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarchFact {
    /// A march began.
    Began {
        /// Whose.
        seat: Seat,
        /// Who orders it.
        daemon: DaemonKind,
        /// Units that it may move.
        units: u32,
    },
    /// A unit took a step.
    Moved {
        /// Whose.
        seat: Seat,
        /// The unit.
        lead: Unit,
        /// Legions that a lieutenant took along.
        with: Vec<Legion>,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// The right to pass was granted or refused.
    Passage {
        /// Who decided.
        seat: Seat,
        /// Who asked.
        by: Seat,
        /// True if it was granted.
        granted: bool,
    },
    /// Freebooters let nobody pass.
    Barred {
        /// Who asked.
        by: Seat,
        /// Where.
        place: Place,
    },
    /// A unit did not find its way out of AnteHell.
    Lost {
        /// Whose.
        seat: Seat,
        /// The unit.
        lead: Unit,
    },
    /// A march ended.
    Ended {
        /// Whose.
        seat: Seat,
    },
}

/// About flights (rules 9.5.1 and 11.2.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FlightFact {
    /// Units fled.
    Fled {
        /// Who.
        lead: Unit,
        /// Legions that a lieutenant took along.
        with: Vec<Legion>,
        /// From where.
        from: Sectio,
        /// To where.
        to: Place,
    },
    /// Units did not get away.
    Failed {
        /// Who.
        lead: Unit,
        /// Where.
        at: Place,
    },
}

/// About daemons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DaemonFact {
    /// A daemon is incapacitated.
    Incapacitated {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// Lowest roll with which it recovers.
        recovers: u8,
    },
    /// A daemon recovered.
    Recovered {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
    /// A daemon fell from Earth.
    Descended {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
    /// The next action of a daemon is to Pass for Good.
    Bound {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
    /// A daemon was destroyed.
    Destroyed {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
    /// A daemon escaped.
    Escaped {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
    /// A daemon left a combat.
    Distracted {
        /// Which daemon.
        daemon: DaemonKind,
    },
}

/// About the control of sectio.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SectioFact {
    /// A triumvirate petitioned (chapter 12).
    Petitioned {
        /// Who.
        seat: Seat,
        /// For which sectio.
        sectio: Sectio,
        /// True for a Favour, false by Victor's Right.
        favour: bool,
        /// True if the claim was recognised.
        good: bool,
    },
    /// A sectio got another owner.
    Passed {
        /// Which.
        sectio: Sectio,
        /// Who had it.
        from: Option<Banner>,
        /// Who has it; None if it was revoked.
        to: Option<Banner>,
    },
}

/// About random moves (chapter 10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoamFact {
    /// Uriel came to Earth.
    UrielCame,
    /// Uriel moved.
    UrielMoved {
        /// To where.
        to: Place,
    },
    /// Lilith came.
    LilithCame {
        /// Where.
        at: Sectio,
    },
    /// A daemon courts Lilith.
    Courted {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
    /// Lilith showed her aspect.
    LilithShowed {
        /// Which.
        aspect: Aspect,
        /// Who leads her, if anybody.
        lead: Option<Seat>,
    },
    /// Lilith moved.
    LilithMoved {
        /// To where.
        to: Sectio,
    },
}
