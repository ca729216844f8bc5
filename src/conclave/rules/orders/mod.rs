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

use crate::archfiends::{ArchfiendOrder, Discipline};
use crate::arena::ArenaOrder;
use crate::attachments::{AttachmentOrder, Post, Treasure};
use crate::bazaar::BazaarOrder;
use crate::combat::End;
use crate::diplomacy::{ActKind, DiplomacyOrder, Objection};
use crate::events::{EventOrder, Scruple};
use crate::forces::{ForcesOrder, Stat};
use crate::ids::{CantonId, CardId, LegionId, ManuscriptKind, Seat};
use crate::manuscripts::ManuscriptOrder;
use crate::objectives::{ObjectiveOrder, Qualm};
use crate::realm::{Bar, Foe};
use crate::rituals::{Hindrance, RitualOrder};
use crate::tribute::{Purse, TributeOrder};

pub use draft::{Answer, Draft};
pub use drafting::{Drafting, Problem};
pub use kinds::OrderKind;
pub use sealed::{Sealed, SealedSeat};

/// Something that takes an order slot (manual 4.19).
///
/// Each subsystem keeps its orders, and what they answer for themselves, in its own `orders.rs` or `order.rs`.
/// The variants are in the order in which minds break ties.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Order {
    /// About tribute (manual 4.3).
    Tribute(TributeOrder),
    /// To the bazaar (manual 4.10).
    Bazaar(BazaarOrder),
    /// To legions (manual 4.4).
    Forces(ForcesOrder),
    /// About praetors, artifacts, relics and combat cards.
    Attachment(AttachmentOrder),
    /// About manuscripts (manual 4.9).
    Manuscript(ManuscriptOrder),
    /// About the attributes of one's archfiend (manual 4.1).
    Archfiend(ArchfiendOrder),
    /// Of diplomacy (manual 4.14).
    Diplomacy(DiplomacyOrder),
    /// About single combat (manual 4.18).
    Arena(ArenaOrder),
    /// About rituals (manual 4.11).
    Ritual(RitualOrder),
    /// About event cards (manual 4.13).
    Event(EventOrder),
    /// About objectives (manual 4.15).
    Objective(ObjectiveOrder),
}

impl Order {
    /// Its kind, which knows its text, its icon and its act of diplomacy.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::Tribute(order) => order.kind(),
            Self::Bazaar(order) => order.kind(),
            Self::Forces(order) => order.kind(),
            Self::Attachment(order) => order.kind(),
            Self::Manuscript(order) => order.kind(),
            Self::Archfiend(order) => order.kind(),
            Self::Diplomacy(order) => order.kind(),
            Self::Arena(order) => order.kind(),
            Self::Ritual(order) => order.kind(),
            Self::Event(order) => order.kind(),
            Self::Objective(order) => order.kind(),
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::Tribute(order) => order.cards(),
            Self::Bazaar(order) => order.cards(),
            Self::Forces(order) => order.cards(),
            Self::Attachment(order) => order.cards(),
            Self::Manuscript(order) => order.cards(),
            Self::Archfiend(order) => order.cards(),
            Self::Diplomacy(order) => order.cards(),
            Self::Arena(order) => order.cards(),
            Self::Ritual(order) => order.cards(),
            Self::Event(order) => order.cards(),
            Self::Objective(order) => order.cards(),
        }
    }

    /// Its part about legions.
    const fn forces(&self) -> Option<&ForcesOrder> {
        if let Self::Forces(order) = self { Some(order) } else { None }
    }

    /// The legion that it sets in motion, and the cantons that it enters, the last of which is where it is to end. A flight enters
    /// none on its way. A ritual moves what is another's or has its own rules, and is none of this.
    #[must_use]
    pub fn way(&self) -> Option<(LegionId, &[CantonId])> {
        self.forces().and_then(ForcesOrder::way)
    }

    /// The canton in which it is to leave a legion.
    #[must_use]
    pub fn destination(&self) -> Option<CantonId> {
        self.way().and_then(|(_, path)| path.last().copied())
    }

    /// The house towards which it goes, and the act that it lays before the conclave. `None` if it is no such act.
    #[must_use]
    pub fn act(&self) -> Option<(Seat, ActKind)> {
        if let Self::Diplomacy(order) = self { order.aim().zip(order.kind().act()) } else { None }
    }
}

/// Lets each subsystem's orders stand for an [`Order`].
macro_rules! gather {
    ($($group:ident($order:ident),)*) => {
        $(impl From<$order> for Order {
            fn from(order: $order) -> Self {
                Self::$group(order)
            }
        })*
    };
}

gather! {
    Tribute(TributeOrder),
    Bazaar(BazaarOrder),
    Forces(ForcesOrder),
    Attachment(AttachmentOrder),
    Manuscript(ManuscriptOrder),
    Archfiend(ArchfiendOrder),
    Diplomacy(DiplomacyOrder),
    Arena(ArenaOrder),
    Ritual(RitualOrder),
    Event(EventOrder),
    Objective(ObjectiveOrder),
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
