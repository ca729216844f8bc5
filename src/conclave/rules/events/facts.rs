//! Facts about events, and the seats that may know them (manual 4.13).

use serde::{Deserialize, Serialize};

use super::announcements::{CourseFact, DecreeFact};
use super::order::EventAim;
use crate::facts::Befell;
use crate::forces::{Landmark, Muster};
use crate::ids::{CantonId, EventKind, LegionId, PlaceId, PraetorKind, Seat};
use crate::tribute::Purse;

/// A fact about an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventFact {
    /// About the deck and the hands of cards.
    Card(CardFact),
    /// About a decree.
    Decree(DecreeFact),
    /// About an event that lasts several turns.
    Course(CourseFact),
    /// About land and places.
    Land(LandFact),
    /// About legions and praetors.
    Arms(ArmsFact),
    /// About tribute.
    Levy(LevyFact),
    /// About the standing of houses.
    House(HouseFact),
}

/// A fact about the deck and the hands of event cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum CardFact {
    /// An event card was drawn.
    Drawn { seat: Seat, event: EventKind },
    /// Event cards were discarded without being played.
    Discarded { seat: Seat, events: Vec<EventKind> },
    /// The discarded cards were shuffled into a new deck.
    Reshuffled,
    /// An event card was played. Only its player learns of a secret one.
    Played { seat: Seat, event: EventKind, aim: EventAim, secret: bool },
    /// A played card had no effect.
    Idle { seat: Seat, event: EventKind },
    /// An event has effect from now, and for `turns` turns after this one.
    Began { seat: Seat, event: EventKind, target: Option<Seat>, turns: u32, secret: bool },
    /// An event has ended: its time has run out, or it was cancelled.
    Ended { seat: Seat, event: EventKind, target: Option<Seat>, cancelled: bool, secret: bool },
}

/// A fact about land and places that an event changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum LandFact {
    /// A canton became a chasm.
    Fissured { canton: CantonId, from: Option<Seat> },
    /// A place of power rebelled against its owner.
    Rebelled { place: PlaceId, landmark: Landmark, canton: CantonId, from: Seat },
}

/// A fact about legions and praetors that an event changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum ArmsFact {
    /// A legion deserted its house. `came_to` is the sum of a die and its loyalty.
    Faithless { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId, came_to: i32 },
    /// A legion was decorated. `decoration` is an index into the catalog's decorations.
    LegionDecorated { seat: Seat, legion: LegionId, muster: Muster, decoration: u8 },
    /// A praetor was decorated.
    PraetorDecorated { seat: Seat, praetor: PraetorKind, decoration: u8 },
    /// A praetor came back from the Abyss.
    Returned { seat: Seat, praetor: PraetorKind },
}

/// A fact about tribute that an event gave or took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum LevyFact {
    /// A house lost tribute cards. Only it knows their worth.
    CardsLost { seat: Seat, cards: u8, worths: Vec<Purse> },
    /// A house gained tribute cards. Only it knows their worth.
    CardsGained { seat: Seat, cards: u8, worths: Vec<Purse> },
    /// A demand for tribute brought none, because of an event.
    NoTribute { seat: Seat, event: EventKind },
}

/// A fact about the standing of houses that an event changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum HouseFact {
    /// An excommunicated house was readmitted.
    Reinstated { seat: Seat },
    /// A house was passed over as Regent.
    PassedOver { seat: Seat },
    /// A conclave token will be drawn at the end of the next turn.
    TokenArranged,
    /// The result of an inquiry: `guilty` if a house had the perk Power Behind the Throne, which it
    /// has now lost.
    Schemer { seat: Seat, guilty: bool },
    /// A house is a kingmaker, and `pawn` is its pawn.
    Kingmaker { seat: Seat, pawn: Seat },
    /// All quarrels between the houses were ended.
    Buried,
}

impl EventFact {
    /// The fact as a seat may know it. `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Card(fact) => fact.known_to(seat).then(|| self.clone()),
            Self::Decree(fact) => fact.seen_by(seat).map(Self::Decree),
            Self::Course(fact) => fact.seen_by(seat).map(Self::Course),
            Self::Levy(fact) => fact.seen_by(seat).map(Self::Levy),
            Self::Land(_) | Self::Arms(_) | Self::House(_) => Some(self.clone()),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Card(fact) => fact.seats(),
            Self::Decree(fact) => fact.seats(),
            Self::Course(fact) => fact.seats(),
            Self::Land(LandFact::Fissured { from, .. }) => from.iter().copied().collect(),
            Self::Land(LandFact::Rebelled { from, .. }) => vec![*from],
            Self::Arms(
                ArmsFact::Faithless { owner: seat, .. }
                | ArmsFact::LegionDecorated { seat, .. }
                | ArmsFact::PraetorDecorated { seat, .. }
                | ArmsFact::Returned { seat, .. },
            ) => vec![*seat],
            Self::Levy(
                LevyFact::CardsLost { seat, .. }
                | LevyFact::CardsGained { seat, .. }
                | LevyFact::NoTribute { seat, .. },
            ) => vec![*seat],
            Self::House(fact) => fact.seats(),
        }
    }

    /// The canton in which it happened.
    #[must_use]
    pub const fn canton(&self) -> Option<CantonId> {
        match self {
            Self::Land(LandFact::Fissured { canton, .. } | LandFact::Rebelled { canton, .. })
            | Self::Arms(ArmsFact::Faithless { canton, .. }) => Some(*canton),
            Self::Course(fact) => fact.canton(),
            Self::Arms(
                ArmsFact::LegionDecorated { .. } | ArmsFact::PraetorDecorated { .. } | ArmsFact::Returned { .. },
            )
            | Self::Card(_)
            | Self::Decree(_)
            | Self::Levy(_)
            | Self::House(_) => None,
        }
    }

    /// The legion that it befell, if it would betray one that hides.
    pub(crate) fn befell(&self) -> Option<Befell> {
        match self {
            Self::Arms(ArmsFact::Faithless { owner, canton, .. }) => Some(Befell::At(*owner, *canton)),
            Self::Arms(ArmsFact::LegionDecorated { legion, .. }) => Some(Befell::Legion(*legion)),
            Self::Course(fact) => fact.befell(),
            Self::Arms(ArmsFact::PraetorDecorated { .. } | ArmsFact::Returned { .. })
            | Self::Card(_)
            | Self::Decree(_)
            | Self::Land(_)
            | Self::Levy(_)
            | Self::House(_) => None,
        }
    }
}

impl CardFact {
    /// True if a seat may know the fact.
    fn known_to(&self, seat: Seat) -> bool {
        match self {
            Self::Drawn { seat: whose, .. } => *whose == seat,
            Self::Played { seat: whose, secret, .. }
            | Self::Began { seat: whose, secret, .. }
            | Self::Ended { seat: whose, secret, .. } => *whose == seat || !secret,
            Self::Discarded { .. } | Self::Reshuffled | Self::Idle { .. } => true,
        }
    }

    fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Drawn { seat, .. } | Self::Discarded { seat, .. } | Self::Idle { seat, .. } => vec![*seat],
            Self::Played { seat, aim, .. } => std::iter::once(*seat).chain(aim.house()).collect(),
            Self::Began { seat, target, .. } | Self::Ended { seat, target, .. } => {
                std::iter::once(*seat).chain(*target).collect()
            }
            Self::Reshuffled => Vec::new(),
        }
    }
}

impl LevyFact {
    fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::CardsLost { seat: whose, cards, .. } if *whose != seat => {
                Some(Self::CardsLost { seat: *whose, cards: *cards, worths: Vec::new() })
            }
            Self::CardsGained { seat: whose, cards, .. } if *whose != seat => {
                Some(Self::CardsGained { seat: *whose, cards: *cards, worths: Vec::new() })
            }
            Self::NoTribute { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::CardsLost { .. } | Self::CardsGained { .. } => Some(self.clone()),
        }
    }
}

impl HouseFact {
    fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Reinstated { seat } | Self::PassedOver { seat } | Self::Schemer { seat, .. } => vec![*seat],
            Self::Kingmaker { seat, pawn } => vec![*seat, *pawn],
            Self::TokenArranged | Self::Buried => Vec::new(),
        }
    }
}
