//! Orders: what a seat may tell its servants to do, how a turn is drafted, sealed and answered for (manual 3.3, 4.19, 4.20).
//!
//! A [`Draft`] is a list of wishes that can be changed at will. [`Drafting`] plans one against what a seat sees, offers
//! the legal orders and says what is wrong. [`Sealed`] is what all drafts become when the turn is processed: every order in
//! it was legal when it was sealed, and every order left out has a [`Refusal`] that says why.

mod draft;
mod drafting;
mod kinds;
mod sealed;

use serde::{Deserialize, Serialize};

use crate::archfiends::Discipline;
use crate::arena::Plan;
use crate::attachments::{Contents, Post, Treasure};
use crate::bazaar::Goods;
use crate::combat::End;
use crate::diplomacy::{Demanded, Objection, Terms};
use crate::events::{EventAim, Scruple};
use crate::forces::Stat;
use crate::ids::{CantonId, CardId, EventKind, LegionId, ManuscriptKind, PraetorKind, RitualKind, Seat};
use crate::manuscripts::Pupil;
use crate::objectives::Qualm;
use crate::realm::{Bar, Foe};
use crate::rituals::{Guise, Hindrance, Target};
use crate::tribute::Purse;

pub use draft::{Answer, Draft};
pub use drafting::{Drafting, Problem};
pub use kinds::OrderKind;
pub use sealed::{Sealed, SealedSeat};

/// Something that takes an order slot (manual 4.19).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Order {
    /// Demand tribute of one's minions (manual 4.3).
    DemandTribute,
    /// Demand tribute and have manuscripts looked for at the price of some of it (manual 4.19; ruling R40).
    SeekManuscripts,
    /// Make one card of several (manual 4.3).
    Consolidate {
        /// Which cards.
        cards: Vec<CardId>,
    },
    /// Bid on something in the bazaar (manual 4.10).
    Bid {
        /// On what.
        goods: Goods,
        /// The cards that lie in the bid.
        cards: Vec<CardId>,
    },
    /// March a legion (manual 4.4; rulings R9, R10).
    March {
        /// Which legion.
        legion: LegionId,
        /// The cantons to enter, one after the other.
        path: Vec<CantonId>,
    },
    /// Fly a legion (ruling R13).
    Fly {
        /// Which legion.
        legion: LegionId,
        /// Where to.
        to: CantonId,
    },
    /// Dismiss a legion from one's service (manual 4.19).
    Dismiss {
        /// Which legion.
        legion: LegionId,
    },
    /// Move a praetor, an artifact or a relic (manual 4.19).
    Transfer {
        /// What.
        treasure: Treasure,
        /// Where to.
        to: Post,
    },
    /// Make a combat card (manual 4.12, 4.19).
    CreateCombatCard {
        /// For which unit.
        unit: Foe,
        /// What is to stand on it.
        contents: Contents,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Train a legion or a praetor from a whole manuscript (manual 4.9, 4.19).
    Train {
        /// From what.
        manuscript: ManuscriptKind,
        /// Whom.
        pupil: Pupil,
    },
    /// Assemble a Rite or a Machine (manual 4.9, 4.19).
    Assemble {
        /// Which.
        manuscript: ManuscriptKind,
    },
    /// Raise an attribute of one's archfiend by one (manual 4.1, 4.19).
    RaiseAttribute {
        /// Which: the one that this discipline rests on.
        discipline: Discipline,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Rank one's rivals by how much one fears them (manual 4.14.2).
    RankThreats {
        /// All rivals, the greatest threat first.
        ranking: Vec<Seat>,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Demand something of another house (manual 4.14.3).
    Demand {
        /// Of whom.
        of: Seat,
        /// What.
        thing: Demanded,
    },
    /// Insult another house before the conclave (manual 4.14.4).
    Insult {
        /// Whom.
        at: Seat,
        /// The prestige put into it.
        stake: u8,
    },
    /// Send an emissary with gifts (manual 4.14.7).
    SendEmissary {
        /// To whom.
        to: Seat,
        /// The gift.
        cards: Vec<CardId>,
    },
    /// Claim vendetta on the ground of demands conceded in a row (manual 4.14.3, 4.14.5).
    ClaimVendetta {
        /// Against whom.
        on: Seat,
        /// On which terms.
        terms: Terms,
    },
    /// Claim blood feud (manual 4.14.6).
    ClaimBloodFeud {
        /// Against whom.
        on: Seat,
    },
    /// Petition to become another's blood vassal (manual 4.14.8).
    Petition {
        /// Whose.
        lord: Seat,
    },
    /// Challenge the Champion of Pandemonium to single combat (manual 4.18, 4.19).
    ChallengeChampion {
        /// With which praetor.
        praetor: PraetorKind,
        /// What it is to do there.
        plan: Plan,
    },
    /// Perform a ritual (manual 4.11).
    PerformRitual {
        /// Which.
        ritual: RitualKind,
        /// On whom or what.
        target: Target,
        /// Whether in one's own name.
        guise: Guise,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Play an event card (manual 4.13).
    PlayEvent {
        /// Which.
        event: EventKind,
        /// On whom or what.
        aim: EventAim,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Draw secret objectives, one of which may be kept (manual 4.15).
    DrawObjectives,
}

impl Order {
    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::Consolidate { cards }
            | Self::Bid { cards, .. }
            | Self::CreateCombatCard { cards, .. }
            | Self::RaiseAttribute { cards, .. }
            | Self::RankThreats { cards, .. }
            | Self::SendEmissary { cards, .. }
            | Self::PerformRitual { cards, .. }
            | Self::PlayEvent { cards, .. } => cards,
            Self::DemandTribute
            | Self::SeekManuscripts
            | Self::March { .. }
            | Self::Fly { .. }
            | Self::Dismiss { .. }
            | Self::Transfer { .. }
            | Self::Train { .. }
            | Self::Assemble { .. }
            | Self::Demand { .. }
            | Self::Insult { .. }
            | Self::ClaimVendetta { .. }
            | Self::ClaimBloodFeud { .. }
            | Self::Petition { .. }
            | Self::ChallengeChampion { .. }
            | Self::DrawObjectives => &[],
        }
    }

    /// The legion that it sets in motion, and the cantons that it enters, the last of which is where it is to end. A flight enters
    /// none on its way. A ritual moves what is another's or has its own rules, and is none of this.
    #[must_use]
    pub fn way(&self) -> Option<(LegionId, &[CantonId])> {
        match self {
            Self::March { legion, path } => Some((*legion, path)),
            Self::Fly { legion, to } => Some((*legion, std::slice::from_ref(to))),
            Self::DemandTribute
            | Self::SeekManuscripts
            | Self::Consolidate { .. }
            | Self::Bid { .. }
            | Self::Dismiss { .. }
            | Self::Transfer { .. }
            | Self::CreateCombatCard { .. }
            | Self::Train { .. }
            | Self::Assemble { .. }
            | Self::RaiseAttribute { .. }
            | Self::RankThreats { .. }
            | Self::Demand { .. }
            | Self::Insult { .. }
            | Self::SendEmissary { .. }
            | Self::ClaimVendetta { .. }
            | Self::ClaimBloodFeud { .. }
            | Self::Petition { .. }
            | Self::ChallengeChampion { .. }
            | Self::PerformRitual { .. }
            | Self::PlayEvent { .. }
            | Self::DrawObjectives => None,
        }
    }

    /// The canton in which it is to leave a legion.
    #[must_use]
    pub fn destination(&self) -> Option<CantonId> {
        self.way().and_then(|(_, path)| path.last().copied())
    }

    /// Which kind it is.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::DemandTribute => OrderKind::DemandTribute,
            Self::SeekManuscripts => OrderKind::SeekManuscripts,
            Self::Consolidate { .. } => OrderKind::Consolidate,
            Self::Bid { goods, .. } => goods.order_kind(),
            Self::Dismiss { .. } => OrderKind::Dismiss,
            Self::CreateCombatCard { .. } => OrderKind::CreateCombatCard,
            Self::Transfer { treasure: Treasure::Praetor(_), .. } => OrderKind::ManagePraetors,
            Self::Transfer { treasure: Treasure::Artifact(_), .. } => OrderKind::ManageArtifacts,
            Self::Transfer { treasure: Treasure::Relic(_), .. } => OrderKind::ManageRelics,
            Self::Train { .. } => OrderKind::Train,
            Self::Assemble { .. } => OrderKind::Assemble,
            Self::RaiseAttribute { .. } => OrderKind::RaiseAttribute,
            Self::March { .. } => OrderKind::March,
            Self::Fly { .. } => OrderKind::Fly,
            Self::RankThreats { .. } => OrderKind::RankThreats,
            Self::Demand { .. } => OrderKind::Demand,
            Self::Insult { .. } => OrderKind::Insult,
            Self::SendEmissary { .. } => OrderKind::SendEmissary,
            Self::ClaimVendetta { .. } => OrderKind::ClaimVendetta,
            Self::ClaimBloodFeud { .. } => OrderKind::ClaimBloodFeud,
            Self::Petition { .. } => OrderKind::Petition,
            Self::ChallengeChampion { .. } => OrderKind::ChallengeChampion,
            Self::PerformRitual { .. } => OrderKind::PerformRitual,
            Self::PlayEvent { .. } => OrderKind::PlayEvent,
            Self::DrawObjectives => OrderKind::DrawObjectives,
        }
    }
}

/// What became of an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// It was carried out.
    Done,
    /// It was carried out in part, and this is why not in full.
    Partly(Refusal),
    /// It came to a fight that ended so.
    Fought(End),
    /// It was not carried out.
    Refused(Refusal),
}

/// Why an order is not, or not fully, carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// The rule that was asked does not know this kind of order; a fault of the program.
    WrongKind,
    /// The house has fallen.
    Eliminated,
    /// The game is over.
    GameOver,
    /// The house has no order slot with this number this turn.
    NoSuchSlot {
        /// How many it has.
        has: u8,
    },
    /// The legion is not there, or not one's own.
    NoSuchLegion(LegionId),
    /// The path does not hang together.
    NoPath,
    /// Not enough move points.
    TooFar {
        /// Move points needed.
        needs: u8,
        /// Move points there are.
        has: u8,
    },
    /// A canton on the way may not be entered.
    Barred {
        /// Which.
        at: CantonId,
        /// Why.
        bar: Bar,
    },
    /// A fight in the middle of the path would end the march there.
    BattleOnTheWay {
        /// Where.
        at: CantonId,
    },
    /// The legion has no wings.
    CannotFly,
    /// The legion has already moved this turn.
    AlreadyMarched,
    /// The card is not in the vault: spent, promised to an earlier order, or gone.
    NoSuchCard(CardId),
    /// A card is named twice.
    CardTwice,
    /// Too few or too many cards.
    CardCount {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The cards carry more than fits on one.
    TooMuchForOneCard,
    /// An excommunicated house may not bid (manual 4.14.9).
    Excommunicated,
    /// The bazaar is closed (manual appendix K).
    BazaarClosed {
        /// For how many turns, this one counted.
        turns: u8,
    },
    /// The bazaar does not offer it.
    NotOnSale,
    /// One bid an item a seat (ruling R6).
    AlreadyBid,
    /// No more legions can be commanded.
    CommandRating {
        /// How many can.
        rating: u8,
    },
    /// The house does not have it.
    NoSuchTreasure(Treasure),
    /// There is no such unit, or it is not one's own.
    NoSuchUnit(Foe),
    /// It cannot be attached to this, whoever has it.
    WrongPost {
        /// What.
        treasure: Treasure,
        /// Where to.
        to: Post,
    },
    /// It is there already.
    AlreadyThere,
    /// The unit has a praetor already.
    HasPraetor,
    /// All attachment slots are taken.
    NoFreeSlot {
        /// How many there are.
        slots: u8,
    },
    /// A unit would be left with more attachments than slots.
    SlotsNeeded(Foe),
    /// All ritual slots are taken.
    ChamberFull {
        /// How many there are.
        slots: u8,
    },
    /// A personal guard cannot be dismissed.
    GuardStays,
    /// Wrath is too low for this on a combat card.
    WrathTooLow {
        /// What is needed.
        needs: u8,
    },
    /// Too many elements for one combat card.
    TooManyElements {
        /// The most.
        most: u8,
    },
    /// An element is greater than Wrath allows, or of no size that there is.
    ElementTooGreat {
        /// The most.
        most: u8,
    },
    /// Two elements of a combat card are of the same kind and change the same value.
    ElementTwice,
    /// The unit has nothing of a value that a combat card would raise.
    NothingToRaise(Stat),
    /// The house has no piece of it.
    NoSuchManuscript(ManuscriptKind),
    /// Not all pieces are there.
    SetIncomplete {
        /// Of what.
        manuscript: ManuscriptKind,
        /// How many are.
        has: u8,
        /// Of how many.
        pieces: u8,
    },
    /// It does not train such a pupil.
    WrongPupil(ManuscriptKind),
    /// It is no Rite and no Machine.
    NotToAssemble(ManuscriptKind),
    /// The pupil knows or has it already.
    NothingToLearn(ManuscriptKind),
    /// The pupil has learned as many abilities from manuscripts as anybody can.
    TaughtEnough {
        /// How many.
        most: u8,
    },
    /// The attribute that a Rite would raise is as high as any can be (manual 4.1).
    AttributeFull {
        /// By the discipline that rests on it.
        discipline: Discipline,
        /// The highest.
        cap: u8,
    },
    /// The attribute is as high as any can be raised (manual 4.1).
    AttributeAtMost {
        /// The most.
        most: u8,
    },
    /// The attribute has been raised this turn already; others may still be.
    RaisedAlready(Discipline),
    /// The payment is below the price.
    Unpaid {
        /// What is missing.
        short: Purse,
    },
    /// The conclave will not hear of it (manual 4.14).
    Diplomacy(Objection),
    /// The ritual cannot be performed, or came to nothing (manual 4.11).
    Ritual(Hindrance),
    /// The event cannot be played (manual 4.13).
    Event(Scruple),
    /// No secret objective can be drawn (manual 4.15).
    Objective(Qualm),
    /// The bid is below the minimum.
    BelowMinimum {
        /// What is missing.
        short: Purse,
    },
}
