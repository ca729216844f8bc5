//! A draft: what one seat wishes for this turn.

use serde::{Deserialize, Serialize};

use super::Order;
use crate::arena::Plan;
use crate::diplomacy::{Concession, Terms, Welcome};
use crate::events::Reply;
use crate::ids::{CardId, DecreeId, EventKind, LegionId, ObjectiveKind, PraetorKind, Seat, SlotNo, StandingId};

/// An answer to something that waits for one; it needs no slot (ruling R8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// Which of the offered tribute cards to keep (manual 4.3).
    KeepTribute {
        /// Which of the waiting offers, from 0.
        offer: u8,
        /// The cards to keep.
        cards: Vec<CardId>,
    },
    /// Whether to keep Pandemonium, taken from a usurper, for oneself (manual 3.4).
    Pandemonium {
        /// Keep it and be excommunicated, or give it back.
        keep: bool,
    },
    /// What a promoted legion gains (manual 4.4).
    Promote {
        /// Which legion.
        legion: LegionId,
        /// Which line of its menu, from 0.
        choice: u8,
    },
    /// What a promoted praetor learns (manual 4.6).
    PromotePraetor {
        /// Which praetor.
        praetor: PraetorKind,
        /// Which line of its menu, from 0.
        choice: u8,
    },
    /// Tribute for a legion that asks for upkeep (manual 4.4): as many turns as the cards pay in full.
    PayUpkeep {
        /// Which legion.
        legion: LegionId,
        /// The cards.
        cards: Vec<CardId>,
    },
    /// A new ranking of threats, while that costs nothing (manual 4.14.2).
    RankThreats {
        /// All rivals, the greatest threat first.
        ranking: Vec<Seat>,
    },
    /// What is given up to a demand, or nothing (manual 4.14.3).
    Demand {
        /// Whose demand.
        from: Seat,
        /// What is given up; nothing refuses.
        concession: Option<Concession>,
    },
    /// Whether an insult is swallowed (manual 4.14.4).
    Insult {
        /// Whose insult.
        from: Seat,
        /// Swallow it, or refuse it and claim vendetta next turn.
        swallow: bool,
    },
    /// What becomes of an emissary (manual 4.14.7).
    Emissary {
        /// Whose emissary.
        from: Seat,
        /// How it is received.
        welcome: Welcome,
    },
    /// Whether a petitioner is made a blood vassal (manual 4.14.8).
    Petition {
        /// Whose petition.
        from: Seat,
        /// Whether it is granted.
        accept: bool,
    },
    /// Whether a right to vendetta is used (manual 4.14.3, 4.14.4, 4.14.7).
    Grievance {
        /// Against whom.
        against: Seat,
        /// The terms; nothing forgoes it.
        claim: Option<Terms>,
    },
    /// Who fights a single combat, and how (manual 4.14.5, 4.17).
    NamePraetor {
        /// Against whom.
        against: Seat,
        /// Which praetor.
        praetor: PraetorKind,
        /// What it is to do in the arena.
        plan: Plan,
    },
    /// Tribute that keeps up a durational ritual for this turn (manual 4.11). Silence lets it end (manual 4.20).
    SustainRitual {
        /// Which of one's own.
        standing: StandingId,
        /// The cards.
        cards: Vec<CardId>,
    },
    /// Which event cards are kept of more than can be held (manual 4.13).
    KeepEvents {
        /// Those that are kept.
        cards: Vec<EventKind>,
    },
    /// What is done about something that an event asks (manual 4.20).
    Decree {
        /// About what.
        decree: DecreeId,
        /// What is done.
        reply: Reply,
    },
    /// Which of the secret objectives that were drawn is kept, if any (manual 4.15).
    KeepObjective {
        /// The one.
        keep: Option<ObjectiveKind>,
    },
}

impl Answer {
    /// Whether it answers the same question as another.
    #[must_use]
    pub fn same_question(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::KeepTribute { offer: a, .. }, Self::KeepTribute { offer: b, .. }) => a == b,
            (Self::Pandemonium { .. }, Self::Pandemonium { .. }) => true,
            (Self::Promote { legion: a, .. }, Self::Promote { legion: b, .. })
            | (Self::PayUpkeep { legion: a, .. }, Self::PayUpkeep { legion: b, .. }) => a == b,
            (Self::PromotePraetor { praetor: a, .. }, Self::PromotePraetor { praetor: b, .. }) => a == b,
            (Self::RankThreats { .. }, Self::RankThreats { .. }) => true,
            (Self::Demand { from: a, .. }, Self::Demand { from: b, .. })
            | (Self::Insult { from: a, .. }, Self::Insult { from: b, .. })
            | (Self::Emissary { from: a, .. }, Self::Emissary { from: b, .. })
            | (Self::Petition { from: a, .. }, Self::Petition { from: b, .. })
            | (Self::Grievance { against: a, .. }, Self::Grievance { against: b, .. })
            | (Self::NamePraetor { against: a, .. }, Self::NamePraetor { against: b, .. }) => a == b,
            (Self::SustainRitual { standing: a, .. }, Self::SustainRitual { standing: b, .. }) => a == b,
            (Self::Decree { decree: a, .. }, Self::Decree { decree: b, .. }) => a == b,
            (Self::KeepEvents { .. }, Self::KeepEvents { .. })
            | (Self::KeepObjective { .. }, Self::KeepObjective { .. }) => true,
            (
                Self::KeepTribute { .. }
                | Self::Pandemonium { .. }
                | Self::Promote { .. }
                | Self::PromotePraetor { .. }
                | Self::PayUpkeep { .. }
                | Self::RankThreats { .. }
                | Self::Demand { .. }
                | Self::Insult { .. }
                | Self::Emissary { .. }
                | Self::Petition { .. }
                | Self::Grievance { .. }
                | Self::NamePraetor { .. }
                | Self::SustainRitual { .. }
                | Self::KeepEvents { .. }
                | Self::Decree { .. }
                | Self::KeepObjective { .. },
                _,
            ) => false,
        }
    }
}

/// What one seat wishes for this turn: an order for each slot, or none, and its answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Whose.
    pub seat: Seat,
    /// The six order slots.
    pub slots: [Option<Order>; SlotNo::COUNT],
    /// Answers to what waits.
    pub answers: Vec<Answer>,
}

impl Draft {
    /// A draft with nothing in it.
    #[must_use]
    pub const fn empty(seat: Seat) -> Self {
        Self { seat, slots: [const { None }; SlotNo::COUNT], answers: Vec::new() }
    }

    /// The first empty slot below this many.
    #[must_use]
    pub fn first_empty(&self, slots: usize) -> Option<SlotNo> {
        SlotNo::ALL.into_iter().take(slots).find(|slot| self.slots[slot.index()].is_none())
    }

    /// The cards that this draft keeps of an offer, if it says so.
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

    /// Puts an answer in, in place of an earlier one to the same question.
    pub fn answer(&mut self, answer: Answer) {
        self.answers.retain(|old| !old.same_question(&answer));
        self.answers.push(answer);
    }

    /// How many orders it holds.
    #[must_use]
    pub fn orders(&self) -> usize {
        self.slots.iter().flatten().count()
    }
}
