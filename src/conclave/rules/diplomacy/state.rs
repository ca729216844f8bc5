//! What the diplomacy rules remember: who ranks whom as a threat, what is before the conclave, what has been granted, and the
//! clocks that run between any two houses.

use serde::{Deserialize, Serialize};

use super::terms::{Aim, Terms};
use crate::arena::Plan;
use crate::dice::Rolls;
use crate::ids::{PraetorKind, Seat, SlotNo};
use crate::tribute::TributeCard;

/// What can be demanded of another house (manual 4.14.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Demanded {
    /// So many tribute cards, which the other chooses.
    Tribute(u8),
    /// A random border canton without a place of power.
    Canton,
    /// An artifact, which the other chooses.
    Artifact,
    /// A relic, which the other chooses.
    Relic,
}

/// What was laid before the conclave and waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    /// A demand (manual 4.14.3).
    Demand {
        /// The prestige paid for it.
        stake: i32,
        /// What is demanded.
        thing: Demanded,
    },
    /// An insult (manual 4.14.4).
    Insult {
        /// The prestige paid for it.
        stake: i32,
    },
    /// An emissary with gifts (manual 4.14.7).
    Emissary {
        /// The prestige paid for sending it.
        stake: i32,
        /// The gift. Only sender and receiver know what is on the cards; all others see how many there are.
        gift: Vec<TributeCard>,
    },
    /// A petition to become the other's blood vassal (manual 4.14.8).
    Petition,
}

/// The sorts of things that can be laid before the conclave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ActKind {
    /// A demand.
    Demand,
    /// An insult.
    Insult,
    /// An emissary.
    Emissary,
    /// A petition.
    Petition,
    /// A claim of vendetta.
    Vendetta,
    /// A claim of blood feud.
    BloodFeud,
}

impl ActKind {
    /// The name of its text and icon.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Demand => "demand",
            Self::Insult => "insult",
            Self::Emissary => "emissary",
            Self::Petition => "petition",
            Self::Vendetta => "vendetta",
            Self::BloodFeud => "blood-feud",
        }
    }
}

impl Matter {
    /// Which sort of act it is.
    #[must_use]
    pub const fn kind(&self) -> ActKind {
        match self {
            Self::Demand { .. } => ActKind::Demand,
            Self::Insult { .. } => ActKind::Insult,
            Self::Emissary { .. } => ActKind::Emissary,
            Self::Petition => ActKind::Petition,
        }
    }

    /// The cards that lie in it.
    #[must_use]
    pub fn gift(&self) -> &[TributeCard] {
        match self {
            Self::Emissary { gift, .. } => gift,
            Self::Demand { .. } | Self::Insult { .. } | Self::Petition => &[],
        }
    }

    /// The prestige that was paid for it.
    #[must_use]
    pub const fn stake(&self) -> i32 {
        match self {
            Self::Demand { stake, .. } | Self::Insult { stake } | Self::Emissary { stake, .. } => *stake,
            Self::Petition => 0,
        }
    }
}

/// An act of one house towards another that the conclave has taken up (manual 4.14.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Affair {
    /// Who acts.
    pub from: Seat,
    /// Towards whom.
    pub to: Seat,
    /// In which turn it was ordered; it is answered in the next.
    pub turn: u32,
    /// In which slot.
    pub slot: SlotNo,
    /// What it is about.
    pub matter: Matter,
    /// Cards that the other has promised with its answer and that are on their way.
    pub promised: Vec<TributeCard>,
}

/// Why a house may, or must, claim vendetta.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// Its demand was refused: it may (manual 4.14.3).
    DemandRefused,
    /// It refused to swallow an insult: it must (manual 4.14.4).
    InsultRefused,
    /// Its emissary was humiliated: it should, or lose prestige (manual 4.14.7).
    Humiliated,
}

/// A right to claim vendetta that lasts one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grievance {
    /// Who has it.
    pub holder: Seat,
    /// Against whom.
    pub against: Seat,
    /// Why.
    pub cause: Cause,
    /// The turn in which it can be used.
    pub due: u32,
}

/// What a house asks of the conclave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Suit {
    /// A vendetta on these terms.
    Vendetta(Terms),
    /// A blood feud.
    BloodFeud,
}

/// A suit that the conclave will grant at the end of the turn, or as soon as it can (manual 3.4, 4.14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Who claims.
    pub by: Seat,
    /// Against whom.
    pub on: Seat,
    /// What. Only its claimant knows.
    pub suit: Option<Suit>,
    /// Whether it avenges a humiliated emissary.
    pub redress: bool,
    /// The turn in which it was made.
    pub turn: u32,
    /// In which slot it was ordered, or none if it was an answer.
    pub slot: Option<SlotNo>,
}

/// A granted vendetta (manual 4.14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vendetta {
    /// Who claimed it.
    pub claimant: Seat,
    /// Against whom.
    pub target: Seat,
    /// The prestige that was taken for it.
    pub wager: i32,
    /// What must be achieved. Only the claimant knows (ruling R20).
    pub aim: Option<Aim>,
    /// What it pays beyond the wager, in quarters of it; 0 to those who do not know the aim.
    pub quarters: u8,
    /// How much of it has been achieved; 0 to those who do not know the aim.
    pub progress: i16,
    /// Whether it avenges a humiliated emissary.
    pub redress: bool,
    /// The last turn in which it can be achieved.
    pub until: u32,
}

/// A praetor named for single combat, with what it is to do there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appointment {
    /// Which praetor.
    pub praetor: PraetorKind,
    /// Its plan.
    pub plan: Plan,
}

/// A granted vendetta by single combat (manual 4.14.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SingleCombat {
    /// Who claimed it.
    pub claimant: Seat,
    /// Against whom.
    pub target: Seat,
    /// What was taken from the claimant, which is the wager of both, and from the target, which may have had less.
    pub wagers: (i32, i32),
    /// Whether it avenges a humiliated emissary.
    pub redress: bool,
    /// The turn by whose end both must have named a praetor.
    pub until: u32,
    /// Whom they have named; nobody sees the other's.
    pub named: (Option<Appointment>, Option<Appointment>),
}

/// A blood contract (manual 4.14.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Bond {
    /// The lord.
    pub lord: Seat,
    /// The vassal.
    pub vassal: Seat,
}

/// The clocks of one house towards another. All turns are the last in which something holds; 0 is never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// How many of its demands the other has conceded in a row.
    pub conceded: u8,
    /// Until when it must wait before it demands again.
    pub demand_waits: u32,
    /// Until when it must wait before it insults again.
    pub insult_waits: u32,
    /// Until when it must wait before it sends another emissary.
    pub emissary_waits: u32,
    /// Until when it has promised to make no demands of the other and to hurl no insults.
    pub bound_until: u32,
    /// How many vendettas it has won against the other.
    pub victories: u8,
}

/// The diplomacy slice of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diplomacy {
    /// For each seat its rivals, the greatest threat first; empty where that is not known.
    pub(super) threats: Vec<Vec<Seat>>,
    pub(super) records: Vec<Record>,
    pub(super) affairs: Vec<Affair>,
    pub(super) grievances: Vec<Grievance>,
    pub(super) claims: Vec<Claim>,
    pub(super) vendettas: Vec<Vendetta>,
    pub(super) combats: Vec<SingleCombat>,
    pub(super) feuds: Vec<(Seat, Seat)>,
    pub(super) bonds: Vec<Bond>,
    pub(super) excommunicated: [bool; Seat::MOST],
}

impl Diplomacy {
    /// Diplomacy at the founding of a game: peace, and a random ranking of threats for everybody (manual 4.14.2).
    #[must_use]
    pub fn new(seats: usize, rolls: &mut Rolls) -> Self {
        let mut diplomacy = Self {
            threats: Vec::with_capacity(seats),
            records: vec![Record::default(); seats * seats],
            affairs: Vec::new(),
            grievances: Vec::new(),
            claims: Vec::new(),
            vendettas: Vec::new(),
            combats: Vec::new(),
            feuds: Vec::new(),
            bonds: Vec::new(),
            excommunicated: [false; Seat::MOST],
        };
        for seat in (0..seats as u8).map(Seat) {
            let ranking = diplomacy.random_ranking(seats, seat, rolls);
            diplomacy.threats.push(ranking);
        }
        diplomacy
    }

    pub(super) fn random_ranking(&self, seats: usize, seat: Seat, rolls: &mut Rolls) -> Vec<Seat> {
        let mut ranking: Vec<Seat> = (0..seats as u8).map(Seat).filter(|&other| other != seat).collect();
        rolls.shuffle(&mut ranking);
        ranking
    }

    /// A seat's rivals, the greatest threat first; empty where that is hidden.
    #[must_use]
    pub fn ranking(&self, seat: Seat) -> &[Seat] {
        self.threats.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The clocks of one house towards another.
    #[must_use]
    pub fn record(&self, of: Seat, towards: Seat) -> &Record {
        &self.records[of.index() * self.threats.len() + towards.index()]
    }

    pub(super) fn record_mut(&mut self, of: Seat, towards: Seat) -> &mut Record {
        let at = of.index() * self.threats.len() + towards.index();
        &mut self.records[at]
    }

    /// What waits for an answer, in the order in which the conclave took it up.
    #[must_use]
    pub fn affairs(&self) -> &[Affair] {
        &self.affairs
    }

    /// Rights to claim vendetta. Everybody knows of them: what led to them was public.
    #[must_use]
    pub fn grievances(&self) -> &[Grievance] {
        &self.grievances
    }

    /// Suits that the conclave has not granted yet.
    #[must_use]
    pub fn claims(&self) -> &[Claim] {
        &self.claims
    }

    /// Granted vendettas, oldest first.
    #[must_use]
    pub fn vendettas(&self) -> &[Vendetta] {
        &self.vendettas
    }

    /// Granted vendettas by single combat, oldest first.
    #[must_use]
    pub fn combats(&self) -> &[SingleCombat] {
        &self.combats
    }

    /// Blood feuds.
    #[must_use]
    pub fn feuds(&self) -> &[(Seat, Seat)] {
        &self.feuds
    }

    /// Blood contracts.
    #[must_use]
    pub fn bonds(&self) -> &[Bond] {
        &self.bonds
    }

    /// Sets whom a seat fears most, second most and so on.
    pub(crate) fn set_ranking(&mut self, seat: Seat, ranking: Vec<Seat>) {
        if let Some(old) = self.threats.get_mut(seat.index()) {
            *old = ranking;
        }
    }

    /// Expels a house, or takes it back.
    pub(crate) fn set_excommunicated(&mut self, seat: Seat, expelled: bool) {
        self.excommunicated[seat.index()] = expelled;
    }
}
