//! Contents of the order to play an event, and of the answers to decrees (manual 4.13, 4.20).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::arena::Plan;
use crate::attachments::Treasure;
use crate::ids::{CardId, EventKind, LegionId, PlaceId, PraetorKind, Seat};
use crate::orders::{Named, OrderKind};

/// An order about event cards.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum EventOrder {
    /// Play an event card (manual 4.13).
    PlayEvent {
        /// The event card.
        event: EventKind,
        /// The target.
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

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::PlayEvent { event, aim, .. } => {
                let aim = match aim {
                    EventAim::Nobody | EventAim::Place(_) | EventAim::Legion(_) => None,
                    EventAim::House(seat) => Some(Named::Seat(*seat)),
                    EventAim::Praetor(praetor) => Some(Named::Praetor(*praetor)),
                };
                std::iter::once(Named::Event(*event)).chain(aim).collect()
            }
        }
    }
}

/// The target of an event card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum EventAim {
    /// No target.
    #[default]
    Nobody,
    /// A house.
    House(Seat),
    /// A place of power.
    Place(PlaceId),
    /// One of the player's own legions.
    Legion(LegionId),
    /// A praetor: one of the player's own, or one in the Abyss.
    Praetor(PraetorKind),
}

impl EventAim {
    /// The house that is the target, if any.
    #[must_use]
    pub const fn house(self) -> Option<Seat> {
        match self {
            Self::House(seat) => Some(seat),
            Self::Nobody | Self::Place(_) | Self::Legion(_) | Self::Praetor(_) => None,
        }
    }
}

/// An answer to a decree (manual 4.20, appendix K).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Reply {
    /// Refusal; the same as no answer.
    Defy,
    /// Pays tribute.
    Pay(Vec<CardId>),
    /// Gives up a praetor, a relic or an artifact.
    Sacrifice(Treasure),
    /// Sends a legion on a crusade.
    Send(LegionId),
    /// Sends a praetor to a tournament.
    Name(PraetorKind, Plan),
    /// Votes for excommunication (true) or against it.
    Vote(bool),
}

/// Reasons why an event card cannot be played, or why a running event forbids an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scruple {
    /// The house does not hold this card.
    NotHeld,
    /// The house has drawn more cards than it may keep, and has not yet chosen.
    Choosing,
    /// The card needs another kind of target, or cannot be played on this one.
    Aim,
    /// That house has no border canton that could change hands.
    NoBorder(Seat),
    /// The house has too little prestige.
    Prestige {
        /// The prestige needed.
        needs: u8,
    },
    /// The house is excommunicated and so cannot pay prestige.
    CastOut,
    /// Too few houses are left.
    TooFewHouses {
        /// Number needed.
        needs: u8,
    },
    /// An event forbids it.
    Forbidden {
        /// The event.
        by: EventKind,
        /// Number of turns left, including this one.
        turns: u32,
    },
}
