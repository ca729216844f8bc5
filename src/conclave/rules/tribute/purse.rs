//! Amounts of the four resources (manual 4.3).

use serde::{Deserialize, Serialize};
use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// One of the four resources (manual 4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Resource {
    /// Required for nearly every bid; counts double above a minimum bid.
    Souls,
    /// The dark blood of demons.
    Ichor,
    /// The sulphurous essence of brimstone.
    Hellfire,
    /// The presence of evil.
    Darkness,
}

impl Resource {
    /// All four, in display order.
    pub const ALL: [Self; 4] = [Self::Souls, Self::Ichor, Self::Hellfire, Self::Darkness];

    /// Returns the key of its icon and text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Souls => "souls",
            Self::Ichor => "ichor",
            Self::Hellfire => "hellfire",
            Self::Darkness => "darkness",
        }
    }
}

/// An amount of each resource: the worth of a card, a price or a bid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purse {
    /// Souls.
    pub souls: u16,
    /// Ichor.
    pub ichor: u16,
    /// Hellfire.
    pub hellfire: u16,
    /// Darkness.
    pub darkness: u16,
}

impl Purse {
    /// The empty purse.
    pub const EMPTY: Self = Self { souls: 0, ichor: 0, hellfire: 0, darkness: 0 };

    /// Returns the amount of one resource.
    #[must_use]
    pub const fn of(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Souls => self.souls,
            Resource::Ichor => self.ichor,
            Resource::Hellfire => self.hellfire,
            Resource::Darkness => self.darkness,
        }
    }

    /// Returns the amount of one resource, for changes.
    pub const fn of_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Souls => &mut self.souls,
            Resource::Ichor => &mut self.ichor,
            Resource::Hellfire => &mut self.hellfire,
            Resource::Darkness => &mut self.darkness,
        }
    }

    /// Returns the sum of all amounts, in points.
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.souls as u32 + self.ichor as u32 + self.hellfire as u32 + self.darkness as u32
    }

    /// Returns the number of different resources, 0 to 4.
    #[must_use]
    pub fn kinds(&self) -> usize {
        Resource::ALL.into_iter().filter(|&resource| self.of(resource) > 0).count()
    }

    /// True if it holds at least `price` of every resource.
    #[must_use]
    pub fn covers(&self, price: &Self) -> bool {
        Resource::ALL.into_iter().all(|resource| self.of(resource) >= price.of(resource))
    }

    /// Returns the excess over `price` by resource; 0 for a shortfall.
    #[must_use]
    pub fn above(&self, price: &Self) -> Self {
        let mut rest = Self::EMPTY;
        for resource in Resource::ALL {
            *rest.of_mut(resource) = self.of(resource).saturating_sub(price.of(resource));
        }
        rest
    }
}

impl Add for Purse {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl AddAssign for Purse {
    fn add_assign(&mut self, other: Self) {
        for resource in Resource::ALL {
            *self.of_mut(resource) += other.of(resource);
        }
    }
}

impl Sum for Purse {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::EMPTY, Add::add)
    }
}
