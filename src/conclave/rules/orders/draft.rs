//! The draft of a seat: its orders and answers for this turn (manual 4.19, 4.20).

use std::mem::discriminant;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Order;
use crate::arena::Plan;
use crate::diplomacy::{Concession, Terms, Welcome};
use crate::events::Reply;
use crate::ids::{CardId, DecreeId, EventKind, LegionId, ObjectiveKind, PraetorKind, Seat, SlotNo, StandingId};

/// An answer to an open question; it needs no slot (ruling R8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Answer {
    /// The choice of tribute cards to keep from an offer (manual 4.3).
    KeepTribute {
        /// Index of the open offer, from 0.
        offer: u8,
        /// The cards to keep.
        cards: Vec<CardId>,
    },
    /// The choice to keep Pandemonium, taken from a usurper, or to give it back (manual 3.4).
    Pandemonium {
        /// True: keep it and be excommunicated. False: give it back.
        keep: bool,
    },
    /// The choice of an upgrade for a promoted legion (manual 4.4).
    Promote {
        /// The legion.
        legion: LegionId,
        /// Index of the line of its menu, from 0.
        choice: u8,
    },
    /// The choice of an upgrade for a promoted praetor (manual 4.6).
    PromotePraetor {
        /// The praetor.
        praetor: PraetorKind,
        /// Index of the line of its menu, from 0.
        choice: u8,
    },
    /// Upkeep for a legion (manual 4.4): it is paid for as many turns as the cards cover in full.
    PayUpkeep {
        /// The legion.
        legion: LegionId,
        /// The cards.
        cards: Vec<CardId>,
    },
    /// A new ranking of threats, while changes are free (manual 4.14.2).
    RankThreats {
        /// All rivals, the greatest threat first.
        ranking: Vec<Seat>,
    },
    /// The answer to a demand (manual 4.14.3).
    Demand {
        /// The demanding house.
        from: Seat,
        /// The concession. `None` refuses the demand.
        concession: Option<Concession>,
    },
    /// The answer to an insult (manual 4.14.4).
    Insult {
        /// The insulting house.
        from: Seat,
        /// True: swallow it. False: refuse it and claim vendetta next turn.
        swallow: bool,
    },
    /// The answer to an emissary (manual 4.14.7).
    Emissary {
        /// The house that sent it.
        from: Seat,
        /// The reception.
        welcome: Welcome,
    },
    /// The answer to a petition to become a blood vassal (manual 4.14.8).
    Petition {
        /// The petitioner.
        from: Seat,
        /// True if it is granted.
        accept: bool,
    },
    /// The use of a right to claim vendetta (manual 4.14.3, 4.14.4, 4.14.7).
    Grievance {
        /// The other house.
        against: Seat,
        /// The terms. `None` gives up the right.
        claim: Option<Terms>,
    },
    /// The praetor for a single combat, and its plan (manual 4.14.5, 4.17).
    NamePraetor {
        /// The other house.
        against: Seat,
        /// The praetor.
        praetor: PraetorKind,
        /// Its plan for the arena.
        plan: Plan,
    },
    /// Tribute that sustains a durational ritual for this turn (manual 4.11). Without an answer the
    /// ritual ends (manual 4.20).
    SustainRitual {
        /// The ritual, one of the seat's own.
        standing: StandingId,
        /// The cards.
        cards: Vec<CardId>,
    },
    /// The choice of event cards to keep if the house holds too many (manual 4.13).
    KeepEvents {
        /// The cards to keep.
        cards: Vec<EventKind>,
    },
    /// The answer to an event's decree (manual 4.20).
    Decree {
        /// The decree.
        decree: DecreeId,
        /// The reply.
        reply: Reply,
    },
    /// The choice of a drawn secret objective to keep, if any (manual 4.15).
    KeepObjective {
        /// The objective to keep.
        keep: Option<ObjectiveKind>,
    },
}

impl Answer {
    /// True if it answers the same question as another answer.
    #[must_use]
    pub fn same_question(&self, other: &Self) -> bool {
        discriminant(self) == discriminant(other) && self.subject() == other.subject()
    }

    /// The number of the thing in question: there may be several questions of a kind, each about
    /// another thing.
    fn subject(&self) -> usize {
        match self {
            Self::KeepTribute { offer, .. } => usize::from(*offer),
            Self::Promote { legion, .. } | Self::PayUpkeep { legion, .. } => legion.index(),
            Self::PromotePraetor { praetor, .. } => praetor.index(),
            Self::Demand { from: seat, .. }
            | Self::Insult { from: seat, .. }
            | Self::Emissary { from: seat, .. }
            | Self::Petition { from: seat, .. }
            | Self::Grievance { against: seat, .. }
            | Self::NamePraetor { against: seat, .. } => seat.index(),
            Self::SustainRitual { standing, .. } => standing.index(),
            Self::Decree { decree, .. } => decree.index(),
            Self::Pandemonium { .. }
            | Self::RankThreats { .. }
            | Self::KeepEvents { .. }
            | Self::KeepObjective { .. } => 0,
        }
    }
}

/// The draft of a seat for this turn: an order or none for each slot, and its answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Draft {
    /// The seat.
    pub seat: Seat,
    /// The six order slots.
    pub slots: [Option<Order>; SlotNo::COUNT],
    /// Answers to open questions.
    pub answers: Vec<Answer>,
}

impl Draft {
    /// An empty draft.
    #[must_use]
    pub const fn empty(seat: Seat) -> Self {
        Self { seat, slots: [const { None }; SlotNo::COUNT], answers: Vec::new() }
    }

    /// The first empty slot among the first `slots` slots.
    #[must_use]
    pub fn first_empty(&self, slots: usize) -> Option<SlotNo> {
        SlotNo::ALL.into_iter().take(slots).find(|slot| self.slots[slot.index()].is_none())
    }

    /// The cards that this draft keeps of an offer, if it answers the offer.
    #[must_use]
    pub fn kept(&self, offer: usize) -> Option<&[CardId]> {
        self.answers.iter().find_map(|answer| {
            if let Answer::KeepTribute { offer: at, cards } = answer
                && usize::from(*at) == offer
            {
                Some(cards.as_slice())
            } else {
                None
            }
        })
    }

    /// Adds an answer, and removes an earlier one to the same question.
    pub fn answer(&mut self, answer: Answer) {
        self.answers.retain(|old| !old.same_question(&answer));
        self.answers.push(answer);
    }

    /// Number of orders in it.
    #[must_use]
    pub fn orders(&self) -> usize {
        self.slots.iter().flatten().count()
    }
}
