//! State of the diplomacy rules (manual 4.14): rankings of threats, acts and claims before the
//! conclave, granted vendettas and feuds, and the clocks between any two houses.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::terms::{Aim, Terms};
use crate::arena::Plan;
use crate::dice::Rolls;
use crate::ids::{PraetorKind, Seat, SlotNo};
use crate::tribute::TributeCard;

/// The things that can be demanded of another house (manual 4.14.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Demanded {
    /// This many tribute cards; the other house chooses them.
    Tribute(u8),
    /// A random border canton without a place of power.
    Canton,
    /// An artifact; the other house chooses it.
    Artifact,
    /// A relic; the other house chooses it.
    Relic,
}

/// The subject of an act that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    /// A demand (manual 4.14.3).
    Demand {
        /// The prestige paid for it.
        stake: i32,
        /// The thing demanded.
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
        /// The gift. Only sender and receiver know the cards; all others see their number.
        gift: Vec<TributeCard>,
    },
    /// A petition to become the other's blood vassal (manual 4.14.8).
    Petition,
}

/// The kinds of acts and claims that a house can bring before the conclave.
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
    /// The key of its text and icon.
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
    /// The kind of act.
    #[must_use]
    pub const fn kind(&self) -> ActKind {
        match self {
            Self::Demand { .. } => ActKind::Demand,
            Self::Insult { .. } => ActKind::Insult,
            Self::Emissary { .. } => ActKind::Emissary,
            Self::Petition => ActKind::Petition,
        }
    }

    /// The cards of its gift; empty for all but an emissary.
    #[must_use]
    pub fn gift(&self) -> &[TributeCard] {
        match self {
            Self::Emissary { gift, .. } => gift,
            Self::Demand { .. } | Self::Insult { .. } | Self::Petition => &[],
        }
    }

    /// The prestige paid for it.
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
    /// The acting house.
    pub from: Seat,
    /// The other house.
    pub to: Seat,
    /// The turn in which it was ordered; it is answered in the next.
    pub turn: u32,
    /// The order slot.
    pub slot: SlotNo,
    /// The subject.
    pub matter: Matter,
    /// Cards that the other house has promised in its answer, already taken from its vault.
    pub promised: Vec<TributeCard>,
}

/// Reasons why a house may, or must, claim vendetta.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// Its demand was refused: it may (manual 4.14.3).
    DemandRefused,
    /// It refused to swallow an insult: it must (manual 4.14.4).
    InsultRefused,
    /// Its emissary was humiliated: it loses prestige if it does not (manual 4.14.7).
    Humiliated,
}

/// A right to claim vendetta that lasts one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grievance {
    /// The house that may claim.
    pub holder: Seat,
    /// The house against which.
    pub against: Seat,
    /// The reason.
    pub cause: Cause,
    /// The turn in which it can be used.
    pub due: u32,
}

/// The content of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Suit {
    /// A vendetta on these terms.
    Vendetta(Terms),
    /// A blood feud.
    BloodFeud,
}

/// A claim that the conclave will grant at the end of the turn, or as soon as it can (manual 3.4,
/// 4.14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// The claimant.
    pub by: Seat,
    /// The house against which.
    pub on: Seat,
    /// The content; `None` in the view of any other house.
    pub suit: Option<Suit>,
    /// True if it avenges a humiliated emissary.
    pub redress: bool,
    /// The turn in which it was made.
    pub turn: u32,
    /// The slot in which it was ordered. `None` if it was claimed by an answer.
    pub slot: Option<SlotNo>,
}

/// A granted vendetta (manual 4.14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vendetta {
    /// The claimant.
    pub claimant: Seat,
    /// The house against which.
    pub target: Seat,
    /// The prestige taken from the claimant for it.
    pub wager: i32,
    /// The aim. `None` to all but the claimant (ruling R20).
    pub aim: Option<Aim>,
    /// The bonus if won, in quarters of the wager; 0 to those who do not know the aim.
    pub quarters: u8,
    /// The amount of the aim achieved so far; 0 to those who do not know the aim.
    pub progress: i16,
    /// True if it avenges a humiliated emissary.
    pub redress: bool,
    /// The last turn in which it can be achieved.
    pub until: u32,
}

/// A praetor named for single combat, with its plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appointment {
    /// The praetor.
    pub praetor: PraetorKind,
    /// Its plan.
    pub plan: Plan,
}

/// A granted vendetta by single combat (manual 4.14.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SingleCombat {
    /// The claimant.
    pub claimant: Seat,
    /// The house against which.
    pub target: Seat,
    /// The prestige taken from the claimant and from the target. The first is the wager of both;
    /// the second is less if the target had too little.
    pub wagers: (i32, i32),
    /// True if it avenges a humiliated emissary.
    pub redress: bool,
    /// Last turn in which the two houses can name a praetor.
    pub until: u32,
    /// The praetors named by claimant and target. Neither house sees the other's.
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

/// The clocks of one house towards another. A clock is the last turn in which something holds; 0 is
/// never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Number of its demands that the other has conceded in a row.
    pub conceded: u8,
    /// Last turn in which it may not make another demand.
    pub demand_waits: u32,
    /// Last turn in which it may not make another insult.
    pub insult_waits: u32,
    /// Last turn in which it may not send another emissary.
    pub emissary_waits: u32,
    /// Last turn of its promise to make no demands and no insults.
    pub bound_until: u32,
    /// Number of vendettas it has won against the other.
    pub victories: u8,
}

/// The diplomacy part of a game's state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diplomacy {
    /// For each seat, its rivals, the greatest threat first; empty if unknown.
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
    /// Diplomacy at the founding of a game: peace, and a random ranking of threats for everybody
    /// (manual 4.14.2).
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

    /// A seat's rivals, the greatest threat first; empty if hidden.
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

    /// Acts that wait for an answer, in the order in which the conclave took them up.
    #[must_use]
    pub fn affairs(&self) -> &[Affair] {
        &self.affairs
    }

    /// Rights to claim vendetta. Everybody knows them, because their causes are public.
    #[must_use]
    pub fn grievances(&self) -> &[Grievance] {
        &self.grievances
    }

    /// Claims that the conclave has not granted yet.
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

    /// Blood feuds: claimant and target.
    #[must_use]
    pub fn feuds(&self) -> &[(Seat, Seat)] {
        &self.feuds
    }

    /// Blood contracts.
    #[must_use]
    pub fn bonds(&self) -> &[Bond] {
        &self.bonds
    }

    /// Sets a seat's ranking of threats, the greatest first.
    pub(crate) fn set_ranking(&mut self, seat: Seat, ranking: Vec<Seat>) {
        if let Some(old) = self.threats.get_mut(seat.index()) {
            *old = ranking;
        }
    }

    /// Expels a house, or readmits it.
    pub(crate) fn set_excommunicated(&mut self, seat: Seat, expelled: bool) {
        self.excommunicated[seat.index()] = expelled;
    }
}
