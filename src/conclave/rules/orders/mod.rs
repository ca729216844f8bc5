//! Orders (manual 3.3, 4.19, 4.20): their kinds, and how a turn is drafted, sealed and answered.
//!
//! A [`Draft`] is a list of wishes that can be changed at will. [`Drafting`] plans one against a
//! seat's view of the game, lists the legal orders and reports problems. When the turn is
//! processed, all drafts become one [`Sealed`]: every order in it was legal when it was sealed, and
//! every order left out has a [`Refusal`] with the reason.

mod draft;
mod drafting;
mod kinds;
mod named;
mod sealed;

use schemars::JsonSchema;
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
pub use drafting::{Drafting, Evening, Problem};
pub use kinds::OrderKind;
pub use named::Named;
pub use sealed::{Sealed, SealedSeat};

/// An order, which takes an order slot (manual 4.19).
///
/// Each subsystem keeps its orders, and their answers about themselves, in its own `orders.rs` or
/// `order.rs`. Minds break ties by the order of the variants.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
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

    /// Everything that it names besides cards, for whoever checks that it exists.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::Tribute(order) => order.names(),
            Self::Bazaar(order) => order.names(),
            Self::Forces(order) => order.names(),
            Self::Attachment(order) => order.names(),
            Self::Manuscript(order) => order.names(),
            Self::Archfiend(order) => order.names(),
            Self::Diplomacy(order) => order.names(),
            Self::Arena(order) => order.names(),
            Self::Ritual(order) => order.names(),
            Self::Event(order) => order.names(),
            Self::Objective(order) => order.names(),
        }
    }

    /// Its part about legions.
    const fn forces(&self) -> Option<&ForcesOrder> {
        if let Self::Forces(order) = self { Some(order) } else { None }
    }

    /// The legion that it moves and the cantons to enter, the last of which is the destination. A
    /// flight enters only its destination. `None` for rituals: they move other houses' legions or
    /// have their own rules.
    #[must_use]
    pub fn way(&self) -> Option<(LegionId, &[CantonId])> {
        self.forces().and_then(ForcesOrder::way)
    }

    /// The canton in which the moved legion should end.
    #[must_use]
    pub fn destination(&self) -> Option<CantonId> {
        self.way().and_then(|(_, path)| path.last().copied())
    }

    /// The house at which it aims and the act that it begins. `None` if it begins no act.
    #[must_use]
    pub fn act(&self) -> Option<(Seat, ActKind)> {
        if let Self::Diplomacy(order) = self { order.aim().zip(order.kind().act()) } else { None }
    }
}

/// Lets each subsystem's orders stand for an [`Order`].
macro_rules! gather {
    ($($order:ident as $group:ident,)*) => {
        $(impl From<$order> for Order {
            fn from(order: $order) -> Self {
                Self::$group(order)
            }
        })*
    };
}

gather! {
    TributeOrder as Tribute,
    BazaarOrder as Bazaar,
    ForcesOrder as Forces,
    AttachmentOrder as Attachment,
    ManuscriptOrder as Manuscript,
    ArchfiendOrder as Archfiend,
    DiplomacyOrder as Diplomacy,
    ArenaOrder as Arena,
    RitualOrder as Ritual,
    EventOrder as Event,
    ObjectiveOrder as Objective,
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
