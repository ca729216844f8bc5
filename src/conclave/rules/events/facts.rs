//! What happened by events, and who may know it (manual 4.13).

use serde::{Deserialize, Serialize};

use super::announcements::{CourseFact, DecreeFact};
use super::order::EventAim;
use crate::forces::{Landmark, Muster};
use crate::ids::{CantonId, EventKind, LegionId, PlaceId, PraetorKind, Seat};
use crate::tribute::Purse;

/// Something that happened by an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum EventFact {
    /// An event card was drawn.
    Drawn { seat: Seat, event: EventKind },
    /// Of decrees.
    Decree(DecreeFact),
    /// Of events that play out over several turns.
    Course(CourseFact),
    /// Event cards were thrown away unplayed.
    Discarded { seat: Seat, events: Vec<EventKind> },
    /// The discarded cards were shuffled into a new deck.
    Reshuffled,
    /// An event card was played. Of a secret one only its player learns.
    Played { seat: Seat, event: EventKind, aim: EventAim, secret: bool },
    /// What was played found nothing to work on.
    Idle { seat: Seat, event: EventKind },
    /// An event goes on from now for so many turns after this one.
    Began { seat: Seat, event: EventKind, target: Option<Seat>, turns: u32, secret: bool },
    /// An event is over, because its time has run out or because the conclave was made to end it.
    Ended { seat: Seat, event: EventKind, target: Option<Seat>, cancelled: bool, secret: bool },
    /// A canton became a chasm.
    Fissured { canton: CantonId, from: Option<Seat> },
    /// A house lost tribute cards. Only it knows what they carried.
    CardsLost { seat: Seat, cards: u8, worths: Vec<Purse> },
    /// A house gained tribute cards. Only it knows what they carry.
    CardsGained { seat: Seat, cards: u8, worths: Vec<Purse> },
    /// A place of power rose against its owner.
    Rebelled { place: PlaceId, landmark: Landmark, canton: CantonId, from: Seat },
    /// A legion turned against its house: a die and its loyalty came to no more than this.
    Faithless { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId, came_to: i32 },
    /// A legion was decorated. The decoration is named by its place in the catalog.
    LegionDecorated { seat: Seat, legion: LegionId, muster: Muster, decoration: u8 },
    /// A praetor was decorated.
    PraetorDecorated { seat: Seat, praetor: PraetorKind, decoration: u8 },
    /// A praetor came back from the Abyss.
    Returned { seat: Seat, praetor: PraetorKind },
    /// An excommunicated house was taken back.
    Reinstated { seat: Seat },
    /// No tribute came to a demand, because of an event.
    NoTribute { seat: Seat, event: EventKind },
    /// A house was passed over as Regent.
    PassedOver { seat: Seat },
    /// A conclave token will be drawn at the end of the next turn.
    TokenArranged,
    /// What was found out about a house: whether it was the power behind the throne. It is so no more.
    Schemer { seat: Seat, guilty: bool },
    /// A house is a kingmaker, and this is its pawn.
    Kingmaker { seat: Seat, pawn: Seat },
    /// All quarrels before the conclave were buried.
    Buried,
}

impl EventFact {
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
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
