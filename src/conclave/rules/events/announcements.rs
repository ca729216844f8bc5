//! What happened by decrees and by events that play out over several turns, and who may know it (manual appendix K).
//!
//! All of it is proclaimed before the conclave. Hidden is only what a house has paid with.

use serde::{Deserialize, Serialize};

use super::facts::EventFact;
use super::state::Matter;
use crate::attachments::Treasure;
use crate::facts::Fact;
use crate::forces::{Landmark, Muster};
use crate::ids::{CantonId, EventKind, LegionId, PlaceId, PraetorKind, Seat};
use crate::tribute::Purse;

/// What a house gave when the conclave asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Given {
    /// Tribute cards that carried this.
    Cards(Vec<Purse>),
    /// A praetor, a relic or an artifact.
    Treasure(Treasure),
    /// A legion for the crusade.
    Legion(Muster),
    /// A praetor for the tournament.
    Champion(PraetorKind),
}

/// Something that happened by a decree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum DecreeFact {
    /// The conclave asks something of a house, which may answer until the end of a turn.
    Asked { event: EventKind, of: Seat, matter: Matter, penalty: u8, due: u32 },
    /// A house obeyed. What it paid with only it knows.
    Obeyed { event: EventKind, seat: Seat, given: Option<Given> },
    /// A house defied the conclave, or could not obey.
    Defied { event: EventKind, seat: Seat, matter: Matter },
    /// A house has wagered on a vote and cast all its voices.
    Voted { seat: Seat, accused: Seat, expel: bool, voices: u8, wager: u8 },
    /// A vote was counted.
    VoteCounted { accused: Seat, yes: u8, no: u8, expelled: bool },
    /// What these events asked of houses is asked no more.
    Rescinded { events: Vec<EventKind> },
}

/// Something that happened in the course of an undertaking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum CourseFact {
    /// A Paladin was seen on his way to a house.
    PaladinComes { quarry: Seat },
    /// He struck: a relic, or without one cards. What stood on them only their owner knows.
    PaladinStrikes { quarry: Seat, relic: Option<Treasure>, cards: u8, burnt: Vec<Purse> },
    /// The house that he sought was no more.
    PaladinTurnsBack { quarry: Seat },
    /// A tournament was called.
    TournamentCalled { on: u32 },
    /// Fewer than two came to a tournament.
    TournamentVoid { came: Option<Seat> },
    /// A tournament was held, and this praetor is left.
    TournamentHeld { winner: Option<(Seat, PraetorKind)> },
    /// A crusade was called.
    CrusadeCalled,
    /// A legion left for a crusade. From where is not told, for it may have been hidden.
    Embarked { seat: Seat, legion: LegionId, muster: Muster },
    /// Nobody came to a crusade.
    CrusadeVoid,
    /// A crusade set out.
    CrusadeMarches { legions: u8, until: u32 },
    /// A legion did not come back.
    CrusaderFell { seat: Seat, legion: LegionId, muster: Muster },
    /// A legion came back.
    CrusaderReturned { seat: Seat, legion: LegionId, muster: Muster, canton: CantonId },
    /// An Angelic Host came, for these houses one after the other.
    HostComes { order: Vec<Seat> },
    /// It found nothing to strike.
    HostPasses { seat: Seat },
    /// It was beaten.
    HostBeaten { by: Seat },
    /// Its work is done.
    HostAscends,
    /// The Beast was let loose.
    BeastLoose,
    /// It laid a place waste.
    BeastStrikes { from: Seat, place: PlaceId, landmark: Landmark, canton: CantonId },
    /// It rested for a turn.
    BeastRests,
    /// It sleeps again.
    BeastSleeps,
}

impl DecreeFact {
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Obeyed { event, seat: whose, given } => {
                let shown = match given {
                    // A legion everybody sees leave.
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
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
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
