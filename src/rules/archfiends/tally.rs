//! A number that explains itself: the sum of named parts.

use serde::{Deserialize, Serialize};

use super::state::{Discipline, Rank};
use crate::rules::ids::{LegionId, PlaceId};

/// Where a part of a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// What everybody, or every unit of this sort, has.
    Base,
    /// A level of a discipline.
    Discipline(Discipline, u8),
    /// The rank.
    Rank(Rank),
    /// A place of power.
    Place(PlaceId),
    /// Half of a supporting legion's value (manual 4.16).
    Support(LegionId),
    /// The battlefield advantage (manual 4.16).
    Advantage,
    /// Earlier demands of the same turn (manual 4.3).
    EarlierDemands(u8),
    /// What the tally may be at most or at least.
    Limit,
}

/// A number as the sum of its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally(pub Vec<(Part, i32)>);

impl Tally {
    /// A number that has only a base.
    #[must_use]
    pub fn base(value: i32) -> Self {
        Self(vec![(Part::Base, value)])
    }

    /// Adds a part, unless it is nothing.
    pub fn add(&mut self, part: Part, value: i32) {
        if value != 0 {
            self.0.push((part, value));
        }
    }

    /// The sum.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.0.iter().map(|(_, value)| value).sum()
    }

    /// Adds a last part that brings the sum down to `most`.
    pub fn cap(&mut self, most: i32) {
        let total = self.total();
        if total > most {
            self.add(Part::Limit, most - total);
        }
    }

    /// Adds a last part that brings the sum up to `least`.
    pub fn floor(&mut self, least: i32) {
        let total = self.total();
        if total < least {
            self.add(Part::Limit, least - total);
        }
    }
}
