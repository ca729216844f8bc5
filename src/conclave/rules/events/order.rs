//! What the order to play an event says, and the answers to decrees (manual 4.13, 4.20).

use serde::{Deserialize, Serialize};

use crate::arena::Plan;
use crate::attachments::Treasure;
use crate::ids::{CardId, EventKind, LegionId, PlaceId, PraetorKind, Seat};
use crate::orders::OrderKind;

/// An order about event cards.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EventOrder {
    /// Play an event card (manual 4.13).
    PlayEvent {
        /// Which.
        event: EventKind,
        /// On whom or what.
        aim: EventAim,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
}

impl EventOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::PlayEvent { .. } => OrderKind::PlayEvent,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::PlayEvent { cards, .. } => cards,
        }
    }
}

/// On whom or what an event is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EventAim {
    /// Nobody in particular.
    #[default]
    Nobody,
    /// A house.
    House(Seat),
    /// A place of power.
    Place(PlaceId),
    /// A legion of one's own.
    Legion(LegionId),
    /// A praetor: of one's own, or one that lies in the Abyss.
    Praetor(PraetorKind),
}

impl EventAim {
    /// The house that it names, if it names one.
    #[must_use]
    pub const fn house(self) -> Option<Seat> {
        match self {
            Self::House(seat) => Some(seat),
            Self::Nobody | Self::Place(_) | Self::Legion(_) | Self::Praetor(_) => None,
        }
    }
}

/// What is done about something that an event asks of a house (manual 4.20, appendix K).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// Nothing: the same as silence.
    Defy,
    /// Tribute is paid.
    Pay(Vec<CardId>),
    /// A praetor, a relic or an artifact is given up.
    Sacrifice(Treasure),
    /// A legion goes on a crusade.
    Send(LegionId),
    /// A praetor goes to a tournament.
    Name(PraetorKind, Plan),
    /// A voice in a vote: for it or against it.
    Vote(bool),
}

/// Why an event cannot be played, or why an event keeps something else from being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scruple {
    /// The house does not hold this card.
    NotHeld,
    /// The house has drawn more cards than it may keep, and has not said which it keeps.
    Choosing,
    /// The card is not played on such a thing, or on this one.
    Aim,
    /// The land of that house has no border canton that could change hands.
    NoBorder(Seat),
    /// Not enough prestige.
    Prestige {
        /// What is needed.
        needs: u8,
    },
    /// The house is excommunicated and has no prestige that it could pay with.
    CastOut,
    /// Too few houses are left.
    TooFewHouses {
        /// How many are needed.
        needs: u8,
    },
    /// An event forbids it.
    Forbidden {
        /// Which.
        by: EventKind,
        /// For how many turns yet, this one counted.
        turns: u32,
    },
}
