//! Orders (manual 3.3, 4.19, 4.20): their kinds, and how a turn is drafted, sealed and answered.
//!
//! A [`Draft`] is a list of wishes that can be changed at will. [`Drafting`] plans one against a
//! seat's view of the game, lists the legal orders and reports problems. When the turn is
//! processed, all drafts become one [`Sealed`]: every order in it was legal when it was sealed, and
//! every order left out has a [`Refusal`] with the reason.

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

/// An order, which takes an order slot (manual 4.19).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Order {
    /// Demand tribute (manual 4.3).
    DemandTribute,
    /// Demand tribute and search for manuscripts, for fewer tribute cards (manual 4.19; ruling
    /// R40).
    SeekManuscripts,
    /// Combine several tribute cards into one (manual 4.3).
    Consolidate {
        /// The cards to combine.
        cards: Vec<CardId>,
    },
    /// Bid on an item in the bazaar (manual 4.10).
    Bid {
        /// The item.
        goods: Goods,
        /// The cards offered.
        cards: Vec<CardId>,
    },
    /// March a legion (manual 4.4; rulings R9, R10).
    March {
        /// The legion.
        legion: LegionId,
        /// The cantons to enter, in order.
        path: Vec<CantonId>,
    },
    /// Fly a legion (ruling R13).
    Fly {
        /// The legion.
        legion: LegionId,
        /// The destination.
        to: CantonId,
    },
    /// Dismiss a legion (manual 4.19).
    Dismiss {
        /// The legion.
        legion: LegionId,
    },
    /// Move a praetor, an artifact or a relic (manual 4.19).
    Transfer {
        /// The treasure.
        treasure: Treasure,
        /// The destination.
        to: Post,
    },
    /// Make a combat card (manual 4.12, 4.19).
    CreateCombatCard {
        /// The unit that gets it.
        unit: Foe,
        /// Its contents.
        contents: Contents,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Train a legion or a praetor from a whole manuscript (manual 4.9, 4.19).
    Train {
        /// The manuscript.
        manuscript: ManuscriptKind,
        /// The legion or praetor that learns.
        pupil: Pupil,
    },
    /// Assemble a Rite or a Machine (manual 4.9, 4.19).
    Assemble {
        /// The manuscript.
        manuscript: ManuscriptKind,
    },
    /// Raise an attribute of the house's archfiend by one (manual 4.1, 4.19).
    RaiseAttribute {
        /// The discipline that depends on the attribute.
        discipline: Discipline,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Rank all rivals as threats (manual 4.14.2).
    RankThreats {
        /// All rivals, the greatest threat first.
        ranking: Vec<Seat>,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Demand something of another house (manual 4.14.3).
    Demand {
        /// The other house.
        of: Seat,
        /// The thing demanded.
        thing: Demanded,
    },
    /// Insult another house before the conclave (manual 4.14.4).
    Insult {
        /// The other house.
        at: Seat,
        /// The prestige staked.
        stake: u8,
    },
    /// Send an emissary with gifts (manual 4.14.7).
    SendEmissary {
        /// The other house.
        to: Seat,
        /// The gift.
        cards: Vec<CardId>,
    },
    /// Claim vendetta because of demands conceded in a row (manual 4.14.3, 4.14.5).
    ClaimVendetta {
        /// The other house.
        on: Seat,
        /// The terms.
        terms: Terms,
    },
    /// Claim blood feud (manual 4.14.6).
    ClaimBloodFeud {
        /// The other house.
        on: Seat,
    },
    /// Petition to become another's blood vassal (manual 4.14.8).
    Petition {
        /// The lord.
        lord: Seat,
    },
    /// Challenge the Champion of Pandemonium to single combat (manual 4.18, 4.19).
    ChallengeChampion {
        /// The praetor that challenges.
        praetor: PraetorKind,
        /// Its plan for the arena.
        plan: Plan,
    },
    /// Perform a ritual (manual 4.11).
    PerformRitual {
        /// The ritual.
        ritual: RitualKind,
        /// The target.
        target: Target,
        /// Open, masked, or in the name of another house.
        guise: Guise,
        /// The tribute cards that pay for it.
        cards: Vec<CardId>,
    },
    /// Play an event card (manual 4.13).
    PlayEvent {
        /// The event card.
        event: EventKind,
        /// The target.
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

    /// The legion that it moves and the cantons to enter, the last of which is the destination. A
    /// flight enters only its destination. `None` for rituals: they move other houses' legions or
    /// have their own rules.
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

    /// The canton in which the moved legion should end.
    #[must_use]
    pub fn destination(&self) -> Option<CantonId> {
        self.way().and_then(|(_, path)| path.last().copied())
    }

    /// Its kind.
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

/// Result of an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// It was carried out.
    Done,
    /// It was carried out in part, with the reason why not in full.
    Partly(Refusal),
    /// It led to a battle that ended in this way.
    Fought(End),
    /// It was not carried out.
    Refused(Refusal),
}

/// Reasons why an order is not, or not fully, carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// The rule does not handle this kind of order; a programming error.
    WrongKind,
    /// The house has fallen.
    Eliminated,
    /// The game is over.
    GameOver,
    /// The house has no order slot with this number this turn.
    NoSuchSlot {
        /// Number of slots it has.
        has: u8,
    },
    /// The legion does not exist, or belongs to another house.
    NoSuchLegion(LegionId),
    /// The path is empty, not continuous, or leaves the map.
    NoPath,
    /// The legion has too few move points.
    TooFar {
        /// Move points needed.
        needs: u8,
        /// Move points left.
        has: u8,
    },
    /// A canton on the way may not be entered.
    Barred {
        /// The canton.
        at: CantonId,
        /// The reason.
        bar: Bar,
    },
    /// A fight in the middle of the path would end the march there.
    BattleOnTheWay {
        /// The canton.
        at: CantonId,
    },
    /// The legion cannot fly.
    CannotFly,
    /// The legion has already moved this turn.
    AlreadyMarched,
    /// The card is not in the vault: spent, promised to an earlier order, or gone.
    NoSuchCard(CardId),
    /// A card is named twice.
    CardTwice,
    /// The number of cards is too small or too great.
    CardCount {
        /// The smallest number allowed.
        least: u8,
        /// The greatest number allowed.
        most: u8,
    },
    /// The cards' total worth does not fit on one card.
    TooMuchForOneCard,
    /// An excommunicated house may not bid (manual 4.14.9).
    Excommunicated,
    /// The bazaar is closed (manual appendix K).
    BazaarClosed {
        /// Number of turns left, including this one.
        turns: u8,
    },
    /// The bazaar does not offer it.
    NotOnSale,
    /// The seat has already bid on this item (ruling R6).
    AlreadyBid,
    /// The house already commands as many legions as it can.
    CommandRating {
        /// The greatest number it can command.
        rating: u8,
    },
    /// The house does not have it.
    NoSuchTreasure(Treasure),
    /// The unit does not exist, or belongs to another house.
    NoSuchUnit(Foe),
    /// This kind of treasure cannot be attached there.
    WrongPost {
        /// The treasure.
        treasure: Treasure,
        /// The destination.
        to: Post,
    },
    /// The treasure is already there.
    AlreadyThere,
    /// The unit already has a praetor.
    HasPraetor,
    /// All attachment slots are taken.
    NoFreeSlot {
        /// Number of slots.
        slots: u8,
    },
    /// A unit would be left with more attachments than slots.
    SlotsNeeded(Foe),
    /// All ritual slots are taken.
    ChamberFull {
        /// Number of slots.
        slots: u8,
    },
    /// A personal guard cannot be dismissed.
    GuardStays,
    /// Wrath is too low for this on a combat card.
    WrathTooLow {
        /// The level needed.
        needs: u8,
    },
    /// The combat card has too many elements.
    TooManyElements {
        /// The greatest number allowed.
        most: u8,
    },
    /// An element is greater than Wrath allows, or is of an invalid size.
    ElementTooGreat {
        /// The greatest number allowed.
        most: u8,
    },
    /// Two elements of a combat card are of the same kind and change the same value.
    ElementTwice,
    /// The unit lacks the combat value that the combat card would raise.
    NothingToRaise(Stat),
    /// The house has no piece of the manuscript.
    NoSuchManuscript(ManuscriptKind),
    /// The house does not have all pieces of the manuscript.
    SetIncomplete {
        /// The manuscript.
        manuscript: ManuscriptKind,
        /// Number of pieces the house has.
        has: u8,
        /// Number of pieces needed.
        pieces: u8,
    },
    /// The manuscript does not train this kind of pupil.
    WrongPupil(ManuscriptKind),
    /// The manuscript is neither a Rite nor a Machine.
    NotToAssemble(ManuscriptKind),
    /// The pupil already has everything it could learn.
    NothingToLearn(ManuscriptKind),
    /// The pupil has already learned the greatest number of abilities from manuscripts.
    TaughtEnough {
        /// The greatest number.
        most: u8,
    },
    /// The attribute that a Rite would raise is at its maximum (manual 4.1).
    AttributeFull {
        /// The discipline that depends on the attribute.
        discipline: Discipline,
        /// The maximum.
        cap: u8,
    },
    /// The attribute cannot be raised further by orders (manual 4.1).
    AttributeAtMost {
        /// The greatest number allowed.
        most: u8,
    },
    /// The attribute has already been raised this turn; others may still be.
    RaisedAlready(Discipline),
    /// The payment is below the price.
    Unpaid {
        /// The missing amount.
        short: Purse,
    },
    /// The conclave does not admit it (manual 4.14).
    Diplomacy(Objection),
    /// The ritual cannot be performed, or had no effect (manual 4.11).
    Ritual(Hindrance),
    /// The event cannot be played (manual 4.13).
    Event(Scruple),
    /// No secret objective can be drawn (manual 4.15).
    Objective(Qualm),
    /// The bid is below the minimum.
    BelowMinimum {
        /// The missing amount.
        short: Purse,
    },
}
