//! Facts about decrees and about events that last several turns, and the seats that may know them
//! (manual appendix K).
//!
//! All of them are announced to everybody. Only the payments of a house are hidden.

use serde::{Deserialize, Serialize};

use super::facts::EventFact;
use super::state::Matter;
use crate::attachments::Treasure;
use crate::facts::Fact;
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
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum CourseFact {
    /// A Paladin is on the way to a house.
    PaladinComes { quarry: Seat },
    /// The Paladin took a relic, or burnt cards if there is none. Only their owner knows the cards.
    PaladinStrikes { quarry: Seat, relic: Option<Treasure>, cards: u8, burnt: Vec<Purse> },
    /// The Paladin's target had fallen.
    PaladinTurnsBack { quarry: Seat },
    /// A tournament was called.
    TournamentCalled { on: u32 },
    /// Fewer than two praetors came to a tournament.
    TournamentVoid { came: Option<Seat> },
    /// A tournament was held. `winner` is the last praetor standing.
    TournamentHeld { winner: Option<(Seat, PraetorKind)> },
    /// A crusade was called.
    CrusadeCalled,
    /// A legion left for a crusade. Its canton is not told, because the legion may have been
    /// hidden.
    Embarked { seat: Seat, legion: LegionId, muster: Muster },
    /// No legion came to a crusade.
    CrusadeVoid,
    /// A crusade set out.
    CrusadeMarches { legions: u8, until: u32 },
    /// A legion was lost on a crusade.
    CrusaderFell { seat: Seat, legion: LegionId, muster: Muster },
    /// A legion came back from a crusade.
    CrusaderReturned { seat: Seat, legion: LegionId, muster: Muster, canton: CantonId },
    /// An Angelic Host came. It visits these houses in this order.
    HostComes { order: Vec<Seat> },
    /// The Host found no legion of a house.
    HostPasses { seat: Seat },
    /// A house beat the Host.
    HostBeaten { by: Seat },
    /// The Host has visited every house and leaves.
    HostAscends,
    /// The Beast was released.
    BeastLoose,
    /// The Beast struck a place of power.
    BeastStrikes { from: Seat, place: PlaceId, landmark: Landmark, canton: CantonId },
    /// The Beast rested for a turn.
    BeastRests,
    /// The Beast sleeps again.
    BeastSleeps,
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
}

impl CourseFact {
    /// The fact as a seat may know it. `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::PaladinStrikes { quarry, relic, cards, burnt } => {
                let burnt = if *quarry == seat { burnt.clone() } else { Vec::new() };
                Some(Self::PaladinStrikes { quarry: *quarry, relic: *relic, cards: *cards, burnt })
            }
            Self::PaladinComes { .. }
            | Self::PaladinTurnsBack { .. }
            | Self::TournamentCalled { .. }
            | Self::TournamentVoid { .. }
            | Self::TournamentHeld { .. }
            | Self::CrusadeCalled
            | Self::Embarked { .. }
            | Self::CrusadeVoid
            | Self::CrusadeMarches { .. }
            | Self::CrusaderFell { .. }
            | Self::CrusaderReturned { .. }
            | Self::HostComes { .. }
            | Self::HostPasses { .. }
            | Self::HostBeaten { .. }
            | Self::HostAscends
            | Self::BeastLoose
            | Self::BeastStrikes { .. }
            | Self::BeastRests
            | Self::BeastSleeps => Some(self.clone()),
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
