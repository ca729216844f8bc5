//! Why a hostile ritual cannot be aimed at something (manual 4.11, appendix I).

use serde::{Deserialize, Serialize};

/// Why something is no target for a hostile ritual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Misfit {
    /// The ritual wants a target of another kind.
    WrongKind,
    /// It is gone, or out of sight.
    OutOfSight,
    /// It is one's own.
    OneOfOnes,
    /// More legions than the level of the discipline allows.
    TooMany {
        /// The most.
        most: u8,
    },
    /// The legions do not all serve the same house.
    SeveralHouses,
    /// Things of this sort can be taken only from a higher level of Deceit on.
    LevelTooLow {
        /// From which.
        needs: u8,
    },
    /// A personal guard can never be turned (manual 4.4).
    Unwavering,
    /// One's command rating has no room for another legion.
    NoCommand,
    /// The legion has moved this turn.
    HasMoved,
    /// The legion cannot go this way, or not with the rights that it has.
    NoWay,
    /// No house can be made to march on Pandemonium.
    Pandemonium,
    /// Nobody owns the canton.
    Unclaimed,
    /// The canton belongs to that house already.
    OwnedAlready,
    /// The canton touches no land of the house that shall have it.
    NoBorder,
    /// A legion or a place stands in the canton.
    Occupied,
}
