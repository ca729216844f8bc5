//! What the order to perform a ritual says (manual 4.11).

use serde::{Deserialize, Serialize};

use super::state::SpellKind;
use crate::attachments::Treasure;
use crate::forces::Stat;
use crate::ids::{CantonId, CardId, LegionId, ObjectiveKind, PlaceId, RitualKind, Seat};
use crate::orders::OrderKind;

/// An order about rituals.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RitualOrder {
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
}

impl RitualOrder {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::PerformRitual { .. } => OrderKind::PerformRitual,
        }
    }

    /// The tribute cards that it spends or puts at stake.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        match self {
            Self::PerformRitual { cards, .. } => cards,
        }
    }
}

/// On whom or what a ritual is performed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Target {
    /// Oneself.
    Oneself,
    /// Another house.
    House(Seat),
    /// A legion.
    Legion(LegionId),
    /// The garrison of a place.
    Place(PlaceId),
    /// Several legions of one house.
    Legions(Vec<LegionId>),
    /// A combat value of a legion.
    Value(LegionId, Stat),
    /// A praetor, an artifact or a relic.
    Treasure(Treasure),
    /// A way for a legion to march.
    March {
        /// Which legion.
        legion: LegionId,
        /// The cantons to enter, one after the other.
        path: Vec<CantonId>,
    },
    /// A canton for a legion to step to.
    Step {
        /// Which legion.
        legion: LegionId,
        /// Where to.
        to: CantonId,
    },
    /// A legion to be copied, and cantons for the copies.
    Copies {
        /// Which legion.
        of: LegionId,
        /// Where the copies stand.
        at: Vec<CantonId>,
    },
    /// A canton and who shall own it.
    Canton {
        /// Which.
        canton: CantonId,
        /// Whose it shall be.
        to: Seat,
    },
    /// A secret objective of one's own.
    Objective(ObjectiveKind),
}

impl Target {
    /// The legions that are named, without those that are copied.
    #[must_use]
    pub fn legions(&self) -> &[LegionId] {
        match self {
            Self::Legion(id) | Self::Value(id, _) => std::slice::from_ref(id),
            Self::March { legion, .. } | Self::Step { legion, .. } => std::slice::from_ref(legion),
            Self::Legions(ids) => ids,
            Self::Oneself
            | Self::House(_)
            | Self::Place(_)
            | Self::Treasure(_)
            | Self::Copies { .. }
            | Self::Canton { .. }
            | Self::Objective(_) => &[],
        }
    }
}

/// In whose name a ritual against another is performed (manual 4.11, "Ritual Masking").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Guise {
    /// As it comes: Destruction openly, Deceit and Prophecy unless they are found out.
    #[default]
    Bare,
    /// Masked: Destruction hides as well, and asks for no stance.
    Masked,
    /// Masked, and in the name of another house.
    Framing(Seat),
}

/// Why a ritual cannot be performed, or came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hindrance {
    /// Nothing opens this ritual to the house.
    NoAccess,
    /// An event forbids rituals above a level.
    Forbidden {
        /// The highest that is allowed; 0 if none is.
        cap: u8,
    },
    /// All ritual slots are filled or blocked.
    NoSlot {
        /// How many there are.
        slots: u8,
    },
    /// The ritual cannot be performed on this.
    WrongTarget,
    /// What it was to be performed on is gone or has changed hands.
    TargetGone,
    /// It was performed on something that is not there.
    Phantom,
    /// No stance towards that house allows a ritual of Destruction without a mask.
    NotHostile(Seat),
    /// Deceit is too low for masks.
    NoMask {
        /// What is needed.
        needs: u8,
    },
    /// A mask hides nothing here.
    NothingToHide,
    /// That house cannot be framed.
    WrongFrame(Seat),
    /// The ritual is kept up already, or its target is under it.
    AlreadyKeptUp,
    /// The level of the ritual's discipline is too low for this target.
    LevelTooLow {
        /// What is needed.
        needs: u8,
    },
    /// Too few or too many targets.
    TargetCount {
        /// The most.
        most: u8,
    },
    /// The target resisted.
    Resisted,
    /// There was nothing for it to do.
    NothingThere,
    /// It can be performed once a turn.
    OncePerTurn,
    /// It takes one card, whatever that carries.
    OneCard,
    /// The house has taken the best of its tribute in the turn before.
    Supplicated,
    /// The praetor has been anointed already.
    AlreadyAnointed,
    /// A personal guard serves one archfiend only.
    GuardStays,
    /// The legion has moved already.
    AlreadyMoved,
    /// No more legions can be commanded.
    CommandRating {
        /// How many can.
        rating: u8,
    },
    /// The legion cannot go there.
    NoWay,
    /// No house can be made to march on Pandemonium.
    NotPandemonium,
    /// Nobody owns it.
    Unclaimed,
    /// Nobody can own it (ruling R11).
    Unclaimable,
    /// The canton touches no land of the house that shall have it.
    NoBorder,
    /// A legion or a place stands in the canton.
    Occupied,
    /// A spell holds the legion where it is; said of orders to move it.
    Held(SpellKind),
}
