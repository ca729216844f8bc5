//! Facts about events, and the seats that may know them (manual 4.13).

use serde::{Deserialize, Serialize};

use super::announcements::{CourseFact, DecreeFact};
use super::order::EventAim;
use crate::forces::{Landmark, Muster};
use crate::ids::{CantonId, EventKind, LegionId, PlaceId, PraetorKind, Seat};
use crate::tribute::Purse;

/// A fact about an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum EventFact {
    /// An event card was drawn.
    Drawn { seat: Seat, event: EventKind },
    /// A fact about a decree.
    Decree(DecreeFact),
    /// A fact about an event that lasts several turns.
    Course(CourseFact),
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
    /// A canton became a chasm.
    Fissured { canton: CantonId, from: Option<Seat> },
    /// A house lost tribute cards. Only it knows their worth.
    CardsLost { seat: Seat, cards: u8, worths: Vec<Purse> },
    /// A house gained tribute cards. Only it knows their worth.
    CardsGained { seat: Seat, cards: u8, worths: Vec<Purse> },
    /// A place of power rebelled against its owner.
    Rebelled { place: PlaceId, landmark: Landmark, canton: CantonId, from: Seat },
    /// A legion deserted its house. `came_to` is the sum of a die and its loyalty.
    Faithless { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId, came_to: i32 },
    /// A legion was decorated. `decoration` is an index into the catalog's decorations.
    LegionDecorated { seat: Seat, legion: LegionId, muster: Muster, decoration: u8 },
    /// A praetor was decorated.
    PraetorDecorated { seat: Seat, praetor: PraetorKind, decoration: u8 },
    /// A praetor came back from the Abyss.
    Returned { seat: Seat, praetor: PraetorKind },
    /// An excommunicated house was readmitted.
    Reinstated { seat: Seat },
    /// A demand for tribute brought none, because of an event.
    NoTribute { seat: Seat, event: EventKind },
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
            Self::Decree(fact) => fact.seen_by(seat).map(Self::Decree),
            Self::Course(fact) => fact.seen_by(seat).map(Self::Course),
            Self::Drawn { seat: whose, .. } | Self::NoTribute { seat: whose, .. } => {
                (*whose == seat).then(|| self.clone())
            }
            Self::Played { seat: whose, secret, .. }
            | Self::Began { seat: whose, secret, .. }
            | Self::Ended { seat: whose, secret, .. } => (*whose == seat || !secret).then(|| self.clone()),
            Self::CardsLost { seat: whose, cards, .. } if *whose != seat => {
                Some(Self::CardsLost { seat: *whose, cards: *cards, worths: Vec::new() })
            }
            Self::CardsGained { seat: whose, cards, .. } if *whose != seat => {
                Some(Self::CardsGained { seat: *whose, cards: *cards, worths: Vec::new() })
            }
            Self::Discarded { .. }
            | Self::Reshuffled
            | Self::Idle { .. }
            | Self::Fissured { .. }
            | Self::CardsLost { .. }
            | Self::CardsGained { .. }
            | Self::Rebelled { .. }
            | Self::Faithless { .. }
            | Self::LegionDecorated { .. }
            | Self::PraetorDecorated { .. }
            | Self::Returned { .. }
            | Self::Reinstated { .. }
            | Self::PassedOver { .. }
            | Self::TokenArranged
            | Self::Schemer { .. }
            | Self::Kingmaker { .. }
            | Self::Buried => Some(self.clone()),
        }
    }
}
