//! Perks in play: which an archfiend has, what they give, and what everybody can see of them (manual appendix G).
//!
//! Perks are hidden. What they do to legions is not: a legion shows its strength, its loyalty and its pace to all the world. That
//! part, the [`Aura`], is kept beside the perks, so that the table of a rival can show it without naming its reason.
//!
//! Gifts of perks that relics can give as well are [`Boon`](crate::catalog::Boon)s and are listed by
//! [`boons`](crate::attachments::boons). All others are asked for here.

use serde::{Deserialize, Serialize};

use super::state::{Attributes, Discipline, House};
use crate::catalog::{Catalog, Gift};
use crate::forces::Strength;
use crate::game::Game;
use crate::ids::{PerkKind, Seat};

/// A set of perks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Perks(u64);

impl Perks {
    /// How many perks a catalog can hold at most.
    pub const MOST: usize = u64::BITS as usize;

    /// Whether a perk is among them.
    #[must_use]
    pub const fn has(self, perk: PerkKind) -> bool {
        perk.index() < Self::MOST && self.0 >> perk.0 & 1 == 1
    }

    /// Adds a perk.
    pub const fn add(&mut self, perk: PerkKind) {
        if perk.index() < Self::MOST {
            self.0 |= 1 << perk.0;
        }
    }

    /// Takes a perk away.
    pub const fn remove(&mut self, perk: PerkKind) {
        if perk.index() < Self::MOST {
            self.0 &= !(1 << perk.0);
        }
    }

    /// The perks in it, in the catalog's order.
    pub fn iter(self) -> impl Iterator<Item = PerkKind> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let perk = (left != 0).then(|| PerkKind(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            perk
        })
    }

    /// The highest number that a perk in it has, as an index one above; 0 if it is empty.
    #[must_use]
    pub const fn bound(self) -> usize {
        Self::MOST - self.0.leading_zeros() as usize
    }
}

impl FromIterator<PerkKind> for Perks {
    fn from_iter<T: IntoIterator<Item = PerkKind>>(perks: T) -> Self {
        let mut set = Self::default();
        for perk in perks {
            set.add(perk);
        }
        set
    }
}

/// What an archfiend's perks do to each of its legions. Everybody can see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aura {
    /// Added to the three combat values.
    pub strength: Strength,
    /// Added to loyalty.
    pub loyalty: i16,
    /// Added to move points.
    pub moves: i8,
}

/// What perks give to the legions of an archfiend with these attributes.
#[must_use]
pub fn aura_of(catalog: &Catalog, perks: Perks, attributes: &Attributes) -> Aura {
    let mut aura = Aura::default();
    for perk in perks.iter() {
        let gift = catalog.perk(perk).gift;
        aura.moves += pace(gift);
        if let Gift::Prowess(stat, of) = gift {
            *aura.strength.of_mut(stat) += i16::from(attributes.of(of));
        } else if let Gift::Devotion(of) = gift {
            aura.loyalty += i16::from(attributes.of(of));
        }
    }
    aura
}

impl House {
    /// Brings what its legions show up to date after perks or attributes have changed.
    pub(crate) fn settle_aura(&mut self, catalog: &Catalog) {
        self.aura = aura_of(catalog, self.perks, &self.attributes);
    }
}

/// What a house's perks do to each of its legions.
#[must_use]
pub fn aura(game: &Game, seat: Seat) -> Aura {
    game.houses().of(seat).aura
}

/// What a house's perks give, as far as the table tells it.
pub fn gifts<'a>(catalog: &'a Catalog, game: &Game, seat: Seat) -> impl Iterator<Item = (PerkKind, Gift)> + use<'a> {
    game.houses().of(seat).perks.iter().map(|perk| (perk, catalog.perk(perk).gift))
}

/// Whether a house has a perk that gives this.
#[must_use]
pub fn gifted(catalog: &Catalog, game: &Game, seat: Seat, gift: Gift) -> bool {
    gifts(catalog, game, seat).any(|(_, has)| has == gift)
}

/// The attribute that a gift makes visible in an aura, by its discipline, and how high the aura says that it is.
pub(super) fn betrayed(gift: Gift, aura: &Aura) -> Option<(Discipline, i16)> {
    if let Gift::Prowess(stat, of) = gift {
        Some((of, aura.strength.of(stat)))
    } else if let Gift::Devotion(of) = gift {
        Some((of, aura.loyalty))
    } else {
        None
    }
}

/// What a gift adds to the move points of legions.
pub(super) const fn pace(gift: Gift) -> i8 {
    if let Gift::Haste(more) = gift {
        more as i8
    } else if let Gift::Sloth(less) = gift {
        -(less as i8)
    } else {
        0
    }
}

/// Prestige that each place of power brings a house every turn besides its own (manual appendix G).
#[must_use]
pub fn vanity(catalog: &Catalog, game: &Game, seat: Seat) -> Option<(PerkKind, u8)> {
    gifts(catalog, game, seat)
        .find_map(|(perk, gift)| if let Gift::Vanity(more) = gift { Some((perk, more)) } else { None })
}

/// Prestige that a house gains besides its stake when its demand is conceded (manual appendix G).
#[must_use]
pub fn bullying(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    gifts(catalog, game, seat).map(|(_, gift)| if let Gift::Bully(more) = gift { more.into() } else { 0 }).sum()
}

/// What a house's victories in single combat are worth, in percent of their prestige (manual appendix G).
#[must_use]
pub fn arena_percent(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    let more = gifts(catalog, game, seat).map(|(_, gift)| if let Gift::Arena(more) = gift { more.into() } else { 0 });
    100 + more.sum::<i32>()
}

/// How many vendettas fewer a house needs to have won before it may claim blood feud (manual appendix G).
#[must_use]
pub fn grudge(catalog: &Catalog, game: &Game, seat: Seat) -> u8 {
    gifts(catalog, game, seat).map(|(_, gift)| if let Gift::Grudge(fewer) = gift { fewer } else { 0 }).sum()
}

/// What a house's legions add to their level when they resist a ritual (manual appendix G).
#[must_use]
pub fn mark(catalog: &Catalog, game: &Game, seat: Seat) -> Option<(PerkKind, u8)> {
    gifts(catalog, game, seat)
        .find_map(|(perk, gift)| if let Gift::Mark(more) = gift { Some((perk, more)) } else { None })
}

/// How many attachment slots more each of a house's places of power has (manual appendix G).
#[must_use]
pub fn administration(catalog: &Catalog, game: &Game, seat: Seat) -> Option<(PerkKind, u8)> {
    gifts(catalog, game, seat)
        .find_map(|(perk, gift)| if let Gift::Administration(more) = gift { Some((perk, more)) } else { None })
}
