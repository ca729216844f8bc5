//! The things that an order names.

use crate::arena::Plan;
use crate::bazaar::Goods;
use crate::ids::{CantonId, EventKind, LegionId, ManuscriptKind, ObjectiveKind, PraetorKind, RitualKind, Seat};

/// One thing, or one list of things, that an order names. A file may name any; whoever reads one
/// checks that they exist. Tribute cards and single legions and places are left out: an order may
/// name some that are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named<'a> {
    /// A house.
    Seat(Seat),
    /// Several houses.
    Seats(&'a [Seat]),
    /// A canton.
    Canton(CantonId),
    /// Several cantons.
    Cantons(&'a [CantonId]),
    /// Several legions.
    Legions(&'a [LegionId]),
    /// Goods of the bazaar, or a treasure.
    Goods(Goods),
    /// A praetor.
    Praetor(PraetorKind),
    /// The moves of a plan for single combat.
    Plan(&'a Plan),
    /// A manuscript.
    Manuscript(ManuscriptKind),
    /// A ritual.
    Ritual(RitualKind),
    /// An event card.
    Event(EventKind),
    /// A secret objective.
    Objective(ObjectiveKind),
}
