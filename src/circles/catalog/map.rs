//! The map of Hell (rule 2.2): nine circles of five sectio, Antehell around them and the Pentagram
//! in the middle.
//!
//! A sectio has four borders at most. Its neighbours in its own circle lie in the next quarters.
//! Its neighbours in the next circles lie in its own quarter. Corners are no borders (rule 2.2.3).
//! The first circle borders Antehell, the ninth the Pentagram, which nobody may enter (rule 2.2.5).
//!
//! Not here: who or what stands where, and what a move costs. The map has no walls or rivers: the
//! source speaks of them as things of the past.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{Circle, Quarter, Sectio};

/// A direction on the compass (rule 2.2.6). The examples of the source settle all four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Direction {
    /// Towards the Pentagram: a roll of 1.
    Inward,
    /// To the previous quarter of the same circle: a roll of 2.
    Counterclockwise,
    /// Towards Antehell: a roll of 3.
    Outward,
    /// To the next quarter of the same circle: a roll of 4.
    Clockwise,
}

impl Direction {
    /// All directions, in the order of their rolls.
    pub const ALL: [Self; 4] = [Self::Inward, Self::Counterclockwise, Self::Outward, Self::Clockwise];

    /// Returns the direction of a roll of the die. None for 5 and 6: the unit stays (rule 10).
    #[must_use]
    pub const fn rolled(die: u8) -> Option<Self> {
        match die {
            1 => Some(Self::Inward),
            2 => Some(Self::Counterclockwise),
            3 => Some(Self::Outward),
            4 => Some(Self::Clockwise),
            0 | 5.. => None,
        }
    }

    /// Returns the direction in which Uriel goes for a roll: 3 counts as 1 (rule 10.1).
    #[must_use]
    pub const fn rolled_by_uriel(die: u8) -> Option<Self> {
        Self::rolled(if die == 3 { 1 } else { die })
    }

    /// Returns the direction back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Inward => Self::Outward,
            Self::Counterclockwise => Self::Clockwise,
            Self::Outward => Self::Inward,
            Self::Clockwise => Self::Counterclockwise,
        }
    }
}

/// A place where units can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Place {
    /// The wastes around Hell (rule 2.2.4).
    AnteHell,
    /// A sectio of Hell.
    Sectio(Sectio),
}

impl Place {
    /// Returns the sectio, if it is one.
    #[must_use]
    pub const fn sectio(self) -> Option<Sectio> {
        match self {
            Self::AnteHell => None,
            Self::Sectio(sectio) => Some(sectio),
        }
    }

    /// True if the places share a border (rule 2.2.3).
    #[must_use]
    pub fn adjoins(self, other: Self) -> bool {
        match (self, other) {
            (Self::AnteHell, Self::AnteHell) => false,
            (Self::AnteHell, Self::Sectio(sectio)) | (Self::Sectio(sectio), Self::AnteHell) => {
                sectio.borders_antehell()
            }
            (Self::Sectio(one), Self::Sectio(two)) => one.adjoins(two),
        }
    }

    /// Iterates over all places: Antehell, then the sectio.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        std::iter::once(Self::AnteHell).chain(Sectio::all().map(Self::Sectio))
    }

    /// Iterates over the places that share a border with this one.
    pub fn neighbours(self) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |other| self.adjoins(*other))
    }
}

/// What lies behind a border of a sectio.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Border {
    /// A place that units can enter.
    Open(Place),
    /// The Pentagram. No unit may enter it. Lilith, Uriel and hounds are removed there (chapter 10).
    Pentagram,
}

impl Border {
    /// Returns the place, if units can enter it.
    #[must_use]
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Open(place) => Some(place),
            Self::Pentagram => None,
        }
    }

    /// Returns the sectio, if it is one.
    #[must_use]
    pub const fn sectio(self) -> Option<Sectio> {
        match self {
            Self::Open(place) => place.sectio(),
            Self::Pentagram => None,
        }
    }
}

impl Circle {
    /// Returns the next circle towards the Pentagram. None for the ninth.
    #[must_use]
    pub const fn inward(self) -> Option<Self> {
        Self::new(self.number() + 1)
    }

    /// Returns the next circle towards Antehell. None for the first.
    #[must_use]
    pub const fn outward(self) -> Option<Self> {
        Self::new(self.number() - 1)
    }

    /// Iterates over its five sectio, by quarter.
    pub fn sectio(self) -> impl Iterator<Item = Sectio> + Clone + use<> {
        Quarter::all().map(move |quarter| Sectio::at(self, quarter))
    }
}

impl Quarter {
    /// Returns the next quarter, clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        match Self::new(self.number() + 1) {
            Some(next) => next,
            None => Self::FIRST,
        }
    }

    /// Returns the previous quarter.
    #[must_use]
    pub const fn counterclockwise(self) -> Self {
        match Self::new(self.number() - 1) {
            Some(previous) => previous,
            None => Self::LAST,
        }
    }

    /// Returns the quarter for a roll of the die: where a unit enters Hell from Antehell. None for
    /// 6: the unit is lost there (rule 9.5.2).
    #[must_use]
    pub const fn rolled(die: u8) -> Option<Self> {
        Self::new(die)
    }

    /// Returns the sectio of this quarter that borders Antehell.
    #[must_use]
    pub const fn gate(self) -> Sectio {
        Sectio::at(Circle::FIRST, self)
    }

    /// Iterates over its nine sectio, outermost first.
    pub fn sectio(self) -> impl Iterator<Item = Sectio> + Clone + use<> {
        Circle::all().map(move |circle| Sectio::at(circle, self))
    }
}

impl Sectio {
    /// Returns the sectio at this circle and quarter.
    #[must_use]
    pub const fn at(circle: Circle, quarter: Quarter) -> Self {
        match Self::new((circle.number() - 1) * 5 + quarter.number() - 1) {
            Some(sectio) => sectio,
            None => Self::LAST,
        }
    }

    /// Returns its circle.
    #[must_use]
    pub const fn circle(self) -> Circle {
        match Circle::new(self.number() / 5 + 1) {
            Some(circle) => circle,
            None => Circle::LAST,
        }
    }

    /// Returns its quarter.
    #[must_use]
    pub const fn quarter(self) -> Quarter {
        match Quarter::new(self.number() % 5 + 1) {
            Some(quarter) => quarter,
            None => Quarter::LAST,
        }
    }

    /// Returns what lies in a direction of the compass.
    #[must_use]
    pub const fn towards(self, direction: Direction) -> Border {
        let (circle, quarter) = (self.circle(), self.quarter());
        match direction {
            Direction::Inward => match circle.inward() {
                Some(inward) => Border::Open(Place::Sectio(Self::at(inward, quarter))),
                None => Border::Pentagram,
            },
            Direction::Outward => match circle.outward() {
                Some(outward) => Border::Open(Place::Sectio(Self::at(outward, quarter))),
                None => Border::Open(Place::AnteHell),
            },
            Direction::Counterclockwise => Border::Open(Place::Sectio(Self::at(circle, quarter.counterclockwise()))),
            Direction::Clockwise => Border::Open(Place::Sectio(Self::at(circle, quarter.clockwise()))),
        }
    }

    /// Returns the direction in which an adjacent place lies. None if it shares no border.
    #[must_use]
    pub fn direction_to(self, place: Place) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.towards(*direction) == Border::Open(place))
    }

    /// Iterates over the sectio that share a border with it, in the order of the compass.
    pub fn neighbours(self) -> impl Iterator<Item = Self> + Clone + use<> {
        Direction::ALL.into_iter().filter_map(move |direction| self.towards(direction).sectio())
    }

    /// True if the two share a border (rule 2.2.3).
    #[must_use]
    pub fn adjoins(self, other: Self) -> bool {
        self.neighbours().any(|neighbour| neighbour == other)
    }

    /// True if it borders Antehell.
    #[must_use]
    pub const fn borders_antehell(self) -> bool {
        self.circle().outward().is_none()
    }

    /// True if it borders the Pentagram.
    #[must_use]
    pub const fn borders_pentagram(self) -> bool {
        self.circle().inward().is_none()
    }

    /// Returns the number of steps to another sectio, without a way through Antehell: units must
    /// stop there (rule 9.5). At most 10.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let around = self.quarter().number().abs_diff(other.quarter().number());
        let around = if around > 2 { 5 - around } else { around };
        self.circle().number().abs_diff(other.circle().number()) + around
    }

    /// Returns the number of steps to Antehell: 1 to 9.
    #[must_use]
    pub const fn distance_to_antehell(self) -> u8 {
        self.circle().number()
    }

    /// True if no neighbour is owned: an isolated sectio yields less (rule 7.2.1, step 1). `owned`
    /// tells whether the same triumvirate owns a sectio.
    pub fn is_isolated(self, owned: impl Fn(Self) -> bool) -> bool {
        !self.neighbours().any(owned)
    }
}
