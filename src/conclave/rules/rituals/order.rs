//! The data of an order to perform a ritual (manual 4.11).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::SpellKind;
use crate::attachments::Treasure;
use crate::forces::Stat;
use crate::ids::{CantonId, CardId, LegionId, ObjectiveKind, PlaceId, RitualKind, Seat};
use crate::orders::{Named, OrderKind};

/// An order about rituals.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum RitualOrder {
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

    /// Everything that it names.
    #[must_use]
    pub fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::PerformRitual { ritual, target, guise, .. } => {
                let mut names = target.names();
                names.push(Named::Ritual(*ritual));
                if let Guise::Framing(seat) = guise {
                    names.push(Named::Seat(*seat));
                }
                names
            }
        }
    }
}

/// The target of a ritual.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Target {
    /// The caster itself.
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
    /// A march for a legion.
    March {
        /// The legion.
        legion: LegionId,
        /// The cantons to enter, in order.
        path: Vec<CantonId>,
    },
    /// A canton for a legion to move to.
    Step {
        /// The legion.
        legion: LegionId,
        /// The canton.
        to: CantonId,
    },
    /// A legion to copy, and cantons for the copies.
    Copies {
        /// The copied legion.
        of: LegionId,
        /// The cantons of the copies.
        at: Vec<CantonId>,
    },
    /// A canton and its new owner.
    Canton {
        /// The canton.
        canton: CantonId,
        /// The new owner.
        to: Seat,
    },
    /// An own secret objective.
    Objective(ObjectiveKind),
}

impl Target {
    /// Returns the targeted legions, without copied ones.
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

    fn names(&self) -> Vec<Named<'_>> {
        match self {
            Self::Oneself | Self::Legion(_) | Self::Place(_) | Self::Value(..) => Vec::new(),
            Self::Legions(legions) => vec![Named::Legions(legions)],
            Self::House(seat) => vec![Named::Seat(*seat)],
            Self::Treasure(treasure) => vec![Named::Goods((*treasure).into())],
            Self::March { path: cantons, .. } | Self::Copies { at: cantons, .. } => vec![Named::Cantons(cantons)],
            Self::Step { to, .. } => vec![Named::Canton(*to)],
            Self::Canton { canton, to } => vec![Named::Canton(*canton), Named::Seat(*to)],
            Self::Objective(kind) => vec![Named::Objective(*kind)],
        }
    }
}

/// The disguise of a ritual against another house (manual 4.11, "Ritual Masking").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Guise {
    /// None: Destruction is open; Deceit and Prophecy are hidden unless the identity check reveals
    /// them.
    #[default]
    Bare,
    /// Masked: Destruction is hidden too, and needs no stance.
    Masked,
    /// Masked, and framing another house.
    Framing(Seat),
}

/// The reason why a ritual cannot be performed, or had no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hindrance {
    /// The house has no access to the ritual.
    NoAccess,
    /// An event forbids rituals above a level.
    Forbidden {
        /// The highest allowed level; 0 if none is allowed.
        cap: u8,
    },
    /// All ritual slots are filled or blocked.
    NoSlot {
        /// Number of ritual slots.
        slots: u8,
    },
    /// The ritual cannot be performed on this target.
    WrongTarget,
    /// The target is gone or has changed hands.
    TargetGone,
    /// The target was a dummy.
    Phantom,
    /// The stance towards that house does not allow Destruction without a mask.
    NotHostile(Seat),
    /// Deceit is too low for masks.
    NoMask {
        /// The required level.
        needs: u8,
    },
    /// A mask hides nothing here.
    NothingToHide,
    /// That house cannot be framed.
    WrongFrame(Seat),
    /// The ritual is sustained already, or its target is already under it.
    AlreadyKeptUp,
    /// The level of the ritual's discipline is too low for this target.
    LevelTooLow {
        /// The required level.
        needs: u8,
    },
    /// Too few or too many targets.
    TargetCount {
        /// The maximum number.
        most: u8,
    },
    /// The target resisted.
    Resisted,
    /// There was nothing to do.
    NothingThere,
    /// The ritual can be performed only once per turn.
    OncePerTurn,
    /// The ritual takes exactly one card, of any worth.
    OneCard,
    /// The house performed a Demand of Supplication in the previous turn.
    Supplicated,
    /// The praetor is anointed already.
    AlreadyAnointed,
    /// A personal guard cannot change sides.
    GuardStays,
    /// The legion has moved already.
    AlreadyMoved,
    /// No more legions can be commanded.
    CommandRating {
        /// The command rating.
        rating: u8,
    },
    /// The legion cannot go there.
    NoWay,
    /// No legion can be made to march on Pandemonium.
    NotPandemonium,
    /// The place has no owner.
    Unclaimed,
    /// The canton cannot be owned (ruling R11).
    Unclaimable,
    /// The canton does not border on the receiving house.
    NoBorder,
    /// A legion or a place occupies the canton.
    Occupied,
    /// A spell holds the legion in place. Used for orders to move it.
    Held(SpellKind),
}
