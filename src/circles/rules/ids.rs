//! Names of the things in a game. Most come from the catalog; banners and units are of the rules.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use circles_catalog::ids::{
    Arcanum, Aspect, Circle, DaemonKind, EventKind, HellCard, HoundKind, LieutenantKind, Locale, PhenomenonKind,
    Player, Quarter, Seat, Sectio, SpellKind, Sphere, Talent,
};
pub use circles_catalog::map::{Border, Direction, Place};

/// Whoever can own a sectio and command units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Banner {
    /// A triumvirate.
    Seat(Seat),
    /// Rogues beyond the control of players (rule 10.4).
    Freebooters,
}

impl Banner {
    /// Returns the triumvirate, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Freebooters => None,
        }
    }
}

/// A legion counter (rule 2.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Legion {
    /// Whose it is.
    pub banner: Banner,
    /// The number on the counter, from 1.
    pub number: u8,
}

/// A unit on the map, but for Uriel and Lilith (rule 3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Unit {
    /// A legion, with the hound that it minds.
    Legion(Legion),
    /// A lieutenant.
    Lieutenant(LieutenantKind),
    /// A hellhound.
    Hound(HoundKind),
}

impl fmt::Display for Banner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Freebooters => f.write_str("freebooters"),
        }
    }
}

/// An offer in the market of a Soul Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct OfferId(pub u16);

impl fmt::Display for OfferId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
