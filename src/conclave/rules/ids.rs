//! Typed ids: small numbers that cannot be confused with each other.
//!
//! Ids of things in a game ([`Seat`], [`CantonId`], [`LegionId`], [`PlaceId`], [`CardId`]) refer to
//! the [`Game`](super::game::Game). Ids of definitions ([`LegionKind`], [`PlaceKind`]) are
//! positions in the [`Catalog`](super::catalog::Catalog). Arithmetic on ids is deliberately not
//! available.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

pub use table_core::seats::Seat;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl $name {
            /// Returns the id as an index into the list that it refers to.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    };
}

id! {
    /// One hexagon of the map, counted row by row from the north-west.
    CantonId(u16)
}
id! {
    /// A legion that is or was on the map. Never reused in a game.
    LegionId(u16)
}
id! {
    /// A place of power, a stronghold or Pandemonium: its position in the list of places of this
    /// game.
    PlaceId(u8)
}
id! {
    /// One tribute card. Never reused in a game.
    CardId(u32)
}
id! {
    /// A legion of the catalog.
    LegionKind(u16)
}
id! {
    /// A place of power of the catalog.
    PlaceKind(u16)
}
id! {
    /// A praetor of the catalog. There is one of each, so this identifies it in a game as well.
    PraetorKind(u16)
}
id! {
    /// An artifact of the catalog. There is one of each, so this identifies it in a game as well.
    ArtifactKind(u16)
}
id! {
    /// A relic of the catalog. There is one of each, so this identifies it in a game as well.
    RelicKind(u16)
}
id! {
    /// A manuscript of the catalog. There is one of each, so this identifies it in a game as well.
    ManuscriptKind(u16)
}
id! {
    /// A move of single combat of the catalog.
    MoveKind(u8)
}
id! {
    /// A ritual of the catalog.
    RitualKind(u8)
}
id! {
    /// An event of the catalog. There is one card of each, so this identifies the card in a game as
    /// well.
    EventKind(u8)
}
id! {
    /// A secret objective of the catalog.
    ObjectiveKind(u8)
}
id! {
    /// A perk of the catalog.
    PerkKind(u8)
}
id! {
    /// A sustained durational ritual. Counted for each caster, and never reused by one.
    StandingId(u16)
}
id! {
    /// A decree that requires a reply of a house. Never reused in a game.
    DecreeId(u16)
}
id! {
    /// One combat card. Never reused in a game.
    CombatCardId(u32)
}

/// Fewest seats of a game: one player and at least three opponents (manual 2.1). The most are
/// [`Seat::MOST`] (manual 2.1; ruling R4).
pub const FEWEST_SEATS: usize = 4;

/// One of the six numbered order slots of a turn (manual 3.3), 0 for the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SlotNo(u8);

impl SlotNo {
    /// Maximum number of order slots.
    pub const COUNT: usize = 6;

    /// All six, first to last.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Returns the slot at this index, if it exists.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Returns its index, 0 to 5.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its number as shown to players, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for SlotNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}
