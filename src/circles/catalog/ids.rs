//! Names of the things in a game: numbers that point into the catalog or onto the map.
//!
//! The fixed board bounds sectio, circles and quarters (rule 2.2.1), so a saved number outside the
//! board is refused when it is read. The other ids point into lists of the catalog. The rules
//! refuse a save that names an unknown one.
//!
//! Not here: units and markers in a game. They belong to the rules.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use table_core::seats::{Player, Seat};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl $name {
            /// Returns the index of this entry in its list.
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
    )*};
}

ids! {
    /// A daemon of the catalog. There is one card of each (rule 2.4.1).
    DaemonKind(u8);
    /// A lieutenant of the catalog. There is one counter of each (rule 2.3.7).
    LieutenantKind(u8);
    /// A hellhound of the catalog. There is one counter of each (rule 2.3.8).
    HoundKind(u8);
    /// A kind of event that Hell cards carry (rule 6.1).
    EventKind(u8);
    /// A kind of phenomenon that Hell cards carry (rule 6.2).
    PhenomenonKind(u8);
    /// One of the Hell cards. The catalog tells its event, its phenomenon and its sectio.
    HellCard(u8);
    /// A kind of major arcana spell (rule 2.4.4).
    SpellKind(u8);
    /// One of the arcana cards. The catalog tells its minor arcana and its spell.
    Arcanum(u8);
}

macro_rules! bounded {
    ($($(#[$doc:meta])* $name:ident: $first:literal ..= $last:literal, $what:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// The lowest one.
            pub const FIRST: Self = Self($first);
            /// The highest one.
            pub const LAST: Self = Self($last);
            /// Number of them.
            pub const COUNT: usize = $last - $first + 1;

            /// Returns the one with this number. None outside the board.
            #[must_use]
            pub const fn new(number: u8) -> Option<Self> {
                match number {
                    $first..=$last => Some(Self(number)),
                    _ => None,
                }
            }

            /// Returns its number.
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Returns its index in a list of all of them, from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                (self.0 - $first) as usize
            }

            /// Iterates over all of them, lowest first.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone + use<> {
                ($first..$last + 1_u8).map(Self)
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                Self::new(number).ok_or_else(|| format!("{} {number} is not on the map", $what))
            }
        }

        impl From<$name> for u8 {
            fn from(place: $name) -> Self {
                place.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    )*};
}

bounded! {
    /// A circle of Hell: 1 is the outermost and borders Antehell, 9 the innermost (rule 2.2.1).
    Circle: 1 ..= 9, "circle";
    /// A quarter of Hell: 1 to 5, clockwise from the shaded point of the Pentagram (rule 2.2.1).
    Quarter: 1 ..= 5, "quarter";
    /// A sectio: 0 to 44, by circle from the outermost and in a circle by quarter (rule 2.2.2).
    Sectio: 0 ..= 44, "sectio";
}

/// A sphere that permanent events hold (rule 6.1.1), in the order in which they take precedence
/// (rule 6.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Sphere {
    /// Heaven, which overrules the others.
    Heaven,
    /// Earth.
    Earth,
    /// Hell.
    Hell,
}

impl Sphere {
    /// All spheres, by precedence.
    pub const ALL: [Self; 3] = [Self::Heaven, Self::Earth, Self::Hell];

    /// Returns the index of its box in a list of all boxes.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A trait of a daemon, printed as a number of symbols (rule 2.4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Talent {
    /// Skulls of war.
    Skulls,
    /// Stars of magic.
    Stars,
    /// Hearts of charisma.
    Hearts,
}

/// Where a daemon is (rule 9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Locale {
    /// In Hell, Antehell included.
    Hell,
    /// Walking the Earth.
    Earth,
}

/// An aspect of Lilith (rule 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Aspect {
    /// She destroys all units in a sectio that she enters.
    Virgin,
    /// She doubles all units in a sectio that she enters.
    Mother,
    /// She gives an arcana card for each legion that she meets.
    Crone,
}

impl Aspect {
    /// Returns the aspect for a roll of the die: 1 to 2 Virgin, 3 to 4 Mother, 5 to 6 Crone
    /// (rule 10.2).
    #[must_use]
    pub const fn rolled(die: u8) -> Self {
        match die {
            0..=2 => Self::Virgin,
            3..=4 => Self::Mother,
            5.. => Self::Crone,
        }
    }
}
