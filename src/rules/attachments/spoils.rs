//! What becomes of attachments when their unit falls (manual 4.6, 4.16), and of those that a unit has no slot for any more.

use crate::rules::ids::Seat;
use crate::rules::realm::Foe;
use crate::rules::resolve::Turn;

/// How a unit was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Fall {
    /// Destroyed in battle; a victorious legion may search the field.
    Battle {
        /// The legion that won, if one did.
        victor: Option<crate::rules::ids::LegionId>,
    },
    /// A place taken in battle; it stands, under a new owner.
    Captured {
        /// By whom.
        by: Seat,
    },
    /// It left by itself: dismissed, unpaid, or with its house.
    Left,
}

/// Deals with everything attached to a unit that has just been lost or taken. Call it while the unit is still there.
pub(in crate::rules) fn unit_fell(_turn: &mut Turn<'_>, _unit: Foe, _how: Fall) {}

/// Brings what no longer fits on a seat's units back to its vault.
pub(in crate::rules) fn settle(_turn: &mut Turn<'_>) {}
