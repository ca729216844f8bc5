//! Facts about diplomacy (manual 4.14). `seen_by` hides from each seat the facts that are secret to
//! it.

use serde::{Deserialize, Serialize};

use super::{ActKind, Aim, Demanded, Suit, Welcome};
use crate::attachments::Treasure;
use crate::ids::{CantonId, PraetorKind, Seat};
use crate::tribute::Purse;

/// Tribute, canton or treasure that was given up to a demand (manual 4.14.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Yielded {
    /// Tribute cards, each with its worth.
    Cards(Vec<Purse>),
    /// A canton. `None` if there was no common border any more.
    Canton(Option<CantonId>),
    /// An artifact or a relic.
    Treasure(Treasure),
}

/// A fact about diplomacy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum DiplomacyFact {
    /// A house has changed its ranking of threats.
    ThreatsRanked { seat: Seat },
    /// A demand was made.
    DemandMade { seat: Seat, of: Seat, thing: Demanded },
    /// A demand was conceded. Only the two houses know which cards or treasure changed hands.
    DemandConceded { seat: Seat, to: Seat, yielded: Option<Yielded> },
    /// A demand was refused.
    DemandRefused { seat: Seat, to: Seat },
    /// An insult was hurled.
    InsultHurled { seat: Seat, at: Seat, stake: u8 },
    /// An insult was swallowed.
    InsultSwallowed { seat: Seat, from: Seat },
    /// An insult was refused.
    InsultRefused { seat: Seat, from: Seat },
    /// An emissary was sent.
    EmissarySent { seat: Seat, to: Seat, cards: u8 },
    /// An emissary was answered. `turns` is the number of turns of peace if the gift was accepted,
    /// else 0.
    EmissaryAnswered { seat: Seat, from: Seat, welcome: Welcome, turns: u32 },
    /// A house petitioned to become another's blood vassal.
    Petitioned { seat: Seat, lord: Seat },
    /// A petition was answered.
    PetitionAnswered { vassal: Seat, lord: Seat, sealed: bool },
    /// A blood vassal is free again.
    VassalFreed { vassal: Seat, lord: Seat },
    /// An act was not heard, because the other house's act in the same slot took precedence.
    ActPreceded { seat: Seat, to: Seat, kind: ActKind },
    /// A house submitted a claim. Only that house knows the terms.
    Claimant { seat: Seat, on: Seat, suit: Option<Suit> },
    /// The conclave did not grant a claim, because it is no longer admissible.
    ClaimDropped { seat: Seat, on: Seat },
    /// A vendetta was granted. Only the claimant knows its aim.
    VendettaGranted { seat: Seat, on: Seat, wager: i32, until: u32, aim: Option<Aim> },
    /// A vendetta by single combat was granted.
    CombatGranted { seat: Seat, on: Seat, wagers: (i32, i32), until: u32 },
    /// A blood feud was granted.
    FeudGranted { seat: Seat, on: Seat },
    /// A vendetta was judged. Its aim is public from now on.
    VendettaJudged { claimant: Seat, target: Seat, won: bool, aim: Option<Aim> },
    /// A vendetta ended without a judgement, and wagers came back.
    VendettaBrokenOff { claimant: Seat, target: Seat },
    /// A house named its praetor for a single combat.
    PraetorNamed { seat: Seat, against: Seat, praetor: PraetorKind },
    /// A house sent nobody to a single combat.
    FailedToAppear { seat: Seat, against: Seat },
}

impl DiplomacyFact {
    /// The fact as `seat` may know it. `None` if the fact is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::ThreatsRanked { seat: whose, .. } | Self::PraetorNamed { seat: whose, .. } => {
                (*whose == seat).then(|| self.clone())
            }
            Self::DemandConceded { seat: whose, to, yielded } => {
                // Everybody sees a canton that changes hands.
                let shown = match yielded {
                    Some(Yielded::Cards(_) | Yielded::Treasure(_)) if *whose != seat && *to != seat => None,
                    Some(Yielded::Cards(_) | Yielded::Treasure(_) | Yielded::Canton(_)) | None => yielded.clone(),
                };
                Some(Self::DemandConceded { seat: *whose, to: *to, yielded: shown })
            }
            Self::Claimant { seat: whose, on, suit } => {
                let suit = suit.filter(|_| *whose == seat);
                Some(Self::Claimant { seat: *whose, on: *on, suit })
            }
            Self::VendettaGranted { seat: whose, on, wager, until, aim } => {
                let aim = aim.filter(|_| *whose == seat);
                Some(Self::VendettaGranted { seat: *whose, on: *on, wager: *wager, until: *until, aim })
            }
            Self::DemandMade { .. }
            | Self::DemandRefused { .. }
            | Self::InsultHurled { .. }
            | Self::InsultSwallowed { .. }
            | Self::InsultRefused { .. }
            | Self::EmissarySent { .. }
            | Self::EmissaryAnswered { .. }
            | Self::Petitioned { .. }
            | Self::PetitionAnswered { .. }
            | Self::VassalFreed { .. }
            | Self::ActPreceded { .. }
            | Self::ClaimDropped { .. }
            | Self::CombatGranted { .. }
            | Self::FeudGranted { .. }
            | Self::VendettaJudged { .. }
            | Self::VendettaBrokenOff { .. }
            | Self::FailedToAppear { .. } => Some(self.clone()),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        let (one, other) = match self {
            Self::ThreatsRanked { seat } => return vec![*seat],
            Self::DemandMade { seat, of: other, .. }
            | Self::DemandConceded { seat, to: other, .. }
            | Self::DemandRefused { seat, to: other }
            | Self::InsultHurled { seat, at: other, .. }
            | Self::InsultSwallowed { seat, from: other }
            | Self::InsultRefused { seat, from: other }
            | Self::EmissarySent { seat, to: other, .. }
            | Self::EmissaryAnswered { seat, from: other, .. } => (seat, other),
            Self::Petitioned { seat, lord: other }
            | Self::PetitionAnswered { vassal: seat, lord: other, .. }
            | Self::VassalFreed { vassal: seat, lord: other }
            | Self::ActPreceded { seat, to: other, .. } => (seat, other),
            Self::Claimant { seat, on: other, .. }
            | Self::ClaimDropped { seat, on: other }
            | Self::VendettaGranted { seat, on: other, .. }
            | Self::CombatGranted { seat, on: other, .. }
            | Self::FeudGranted { seat, on: other }
            | Self::VendettaJudged { claimant: seat, target: other, .. }
            | Self::VendettaBrokenOff { claimant: seat, target: other } => (seat, other),
            Self::PraetorNamed { seat, against: other, .. } | Self::FailedToAppear { seat, against: other } => {
                (seat, other)
            }
        };
        vec![*one, *other]
    }

    /// The canton that changed hands.
    #[must_use]
    pub const fn canton(&self) -> Option<CantonId> {
        if let Self::DemandConceded { yielded: Some(Yielded::Canton(canton)), .. } = self { *canton } else { None }
    }
}
