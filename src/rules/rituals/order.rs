//! What the order to perform a ritual says (manual 4.11).

use serde::{Deserialize, Serialize};

use super::misfit::Misfit;
use super::state::SpellKind;
use crate::rules::attachments::Treasure;
use crate::rules::forces::Stat;
use crate::rules::ids::{CantonId, LegionId, ObjectiveKind, PlaceId, Seat};

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
    /// It is not performed on such a thing.
    WrongTarget,
    /// The legion is not one's own.
    NotYourLegion,
    /// Too many copies of a legion, or none.
    CopyCount {
        /// The most.
        most: u8,
    },
    /// A copy of a legion cannot stand in this canton.
    NoRoomForCopy(CantonId),
    /// It is kept up already.
    InForce,
    /// This is no target for it.
    Unfit(Misfit),
    /// A spell holds the legion where it is; said of orders to move it.
    Held(SpellKind),
}
