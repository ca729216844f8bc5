//! Facts about decrees and about events that last several turns, and the seats that may know them
//! (manual appendix K).
//!
//! All of them are announced to everybody. Only the payments of a house are hidden.

use serde::{Deserialize, Serialize};

use super::facts::EventFact;
use super::state::Matter;
use crate::attachments::Treasure;
use crate::facts::{Befell, Fact};
use crate::forces::{Landmark, Muster};
use crate::ids::{CantonId, EventKind, LegionId, PlaceId, PraetorKind, Seat};
use crate::tribute::Purse;

/// A payment or gift of a house to the conclave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Given {
    /// Tribute cards, each with its worth.
    Cards(Vec<Purse>),
    /// A praetor, a relic or an artifact.
    Treasure(Treasure),
    /// A legion for the crusade.
    Legion(Muster),
    /// A praetor for the tournament.
    Champion(PraetorKind),
}

/// A fact about a decree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum DecreeFact {
    /// The conclave asks something of a house, which may answer until the end of turn `due`.
    Asked { event: EventKind, of: Seat, matter: Matter, penalty: u8, due: u32 },
    /// A house obeyed. Only the house knows its payment.
    Obeyed { event: EventKind, seat: Seat, given: Option<Given> },
    /// A house defied the conclave, or could not obey.
    Defied { event: EventKind, seat: Seat, matter: Matter },
    /// A house has made its wager and cast all its votes.
    Voted { seat: Seat, accused: Seat, expel: bool, voices: u8, wager: u8 },
    /// A vote was counted.
    VoteCounted { accused: Seat, yes: u8, no: u8, expelled: bool },
    /// The decrees of these events were withdrawn.
    Rescinded { events: Vec<EventKind> },
}

/// A fact about an undertaking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CourseFact {
    /// About a Paladin.
    Paladin(PaladinFact),
    /// About a tournament.
    Tournament(TournamentFact),
    /// About a crusade.
    Crusade(CrusadeFact),
    /// About an Angelic Host.
    Host(HostFact),
    /// About the Beast.
    Beast(BeastFact),
}

/// A fact about a Paladin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum PaladinFact {
    /// A Paladin is on the way to a house.
    Comes { quarry: Seat },
    /// The Paladin took a relic, or burnt cards if there is none. Only their owner knows the cards.
    Strikes { quarry: Seat, relic: Option<Treasure>, cards: u8, burnt: Vec<Purse> },
    /// The Paladin's target had fallen.
    TurnsBack { quarry: Seat },
}

/// A fact about a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum TournamentFact {
    /// A tournament was called.
    Called { on: u32 },
    /// Fewer than two praetors came to a tournament.
    Void { came: Option<Seat> },
    /// A tournament was held. `winner` is the last praetor standing.
    Held { winner: Option<(Seat, PraetorKind)> },
}

/// A fact about a crusade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum CrusadeFact {
    /// A crusade was called.
    Called,
    /// A legion left for a crusade. Its canton is not told, because the legion may have been
    /// hidden.
    Embarked { seat: Seat, legion: LegionId, muster: Muster },
    /// No legion came to a crusade.
    Void,
    /// A crusade set out.
    Marches { legions: u8, until: u32 },
    /// A legion was lost on a crusade.
    Fell { seat: Seat, legion: LegionId, muster: Muster },
    /// A legion came back from a crusade.
    Returned { seat: Seat, legion: LegionId, muster: Muster, canton: CantonId },
}

/// A fact about an Angelic Host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum HostFact {
    /// An Angelic Host came. It visits these houses in this order.
    Comes { order: Vec<Seat> },
    /// The Host found no legion of a house.
    Passes { seat: Seat },
    /// A house beat the Host.
    Beaten { by: Seat },
    /// The Host has visited every house and leaves.
    Ascends,
}

/// A fact about the Beast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum BeastFact {
    /// The Beast was released.
    Loose,
    /// The Beast struck a place of power.
    Strikes { from: Seat, place: PlaceId, landmark: Landmark, canton: CantonId },
    /// The Beast rested for a turn.
    Rests,
    /// The Beast sleeps again.
    Sleeps,
}

impl DecreeFact {
    /// The fact as a seat may know it. `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Obeyed { event, seat: whose, given } => {
                let shown = match given {
                    // Everybody sees a legion leave.
                    Some(Given::Cards(_) | Given::Treasure(_) | Given::Champion(_)) if *whose != seat => None,
                    Some(Given::Cards(_) | Given::Treasure(_) | Given::Champion(_) | Given::Legion(_)) | None => {
                        given.clone()
                    }
                };
                Some(Self::Obeyed { event: *event, seat: *whose, given: shown })
            }
            Self::Asked { .. }
            | Self::Defied { .. }
            | Self::Voted { .. }
            | Self::VoteCounted { .. }
            | Self::Rescinded { .. } => Some(self.clone()),
        }
    }

    pub(super) fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Asked { of: seat, .. } | Self::Obeyed { seat, .. } | Self::Defied { seat, .. } => vec![*seat],
            Self::Voted { seat, accused, .. } => vec![*seat, *accused],
            Self::VoteCounted { accused, .. } => vec![*accused],
            Self::Rescinded { .. } => Vec::new(),
        }
    }
}

impl CourseFact {
    /// The fact as a seat may know it. `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Paladin(PaladinFact::Strikes { quarry, relic, cards, burnt }) => {
                let burnt = if *quarry == seat { burnt.clone() } else { Vec::new() };
                let (quarry, relic, cards) = (*quarry, *relic, *cards);
                Some(Self::Paladin(PaladinFact::Strikes { quarry, relic, cards, burnt }))
            }
            Self::Paladin(_) | Self::Tournament(_) | Self::Crusade(_) | Self::Host(_) | Self::Beast(_) => {
                Some(self.clone())
            }
        }
    }

    pub(super) fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Paladin(
                PaladinFact::Comes { quarry: seat }
                | PaladinFact::Strikes { quarry: seat, .. }
                | PaladinFact::TurnsBack { quarry: seat },
            )
            | Self::Crusade(
                CrusadeFact::Embarked { seat, .. }
                | CrusadeFact::Fell { seat, .. }
                | CrusadeFact::Returned { seat, .. },
            )
            | Self::Host(HostFact::Passes { seat } | HostFact::Beaten { by: seat })
            | Self::Beast(BeastFact::Strikes { from: seat, .. }) => vec![*seat],
            Self::Tournament(TournamentFact::Held { winner }) => winner.iter().map(|(seat, _)| *seat).collect(),
            Self::Tournament(TournamentFact::Void { came }) => came.iter().copied().collect(),
            Self::Host(HostFact::Comes { order }) => order.clone(),
            Self::Tournament(TournamentFact::Called { .. })
            | Self::Crusade(CrusadeFact::Called | CrusadeFact::Void | CrusadeFact::Marches { .. })
            | Self::Host(HostFact::Ascends)
            | Self::Beast(BeastFact::Loose | BeastFact::Rests | BeastFact::Sleeps) => Vec::new(),
        }
    }

    pub(super) const fn canton(&self) -> Option<CantonId> {
        if let Self::Crusade(CrusadeFact::Returned { canton, .. }) | Self::Beast(BeastFact::Strikes { canton, .. }) =
            self
        {
            Some(*canton)
        } else {
            None
        }
    }

    pub(super) const fn befell(&self) -> Option<Befell> {
        match self {
            Self::Crusade(CrusadeFact::Returned { seat, canton, .. }) => Some(Befell::At(*seat, *canton)),
            Self::Crusade(_) | Self::Paladin(_) | Self::Tournament(_) | Self::Host(_) | Self::Beast(_) => None,
        }
    }
}

impl From<DecreeFact> for Fact {
    fn from(fact: DecreeFact) -> Self {
        Self::Event(EventFact::Decree(fact))
    }
}

impl From<CourseFact> for Fact {
    fn from(fact: CourseFact) -> Self {
        Self::Event(EventFact::Course(fact))
    }
}
