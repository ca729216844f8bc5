//! Perks in play: their effects, and the part of them that is public (manual appendix G).
//!
//! Perks are secret. Their effects on legions are public, because everybody sees the strength,
//! loyalty and move points of a legion. That part, the [`Aura`], is stored beside the perks, so
//! that a rival's view can include it without the perk that causes it.
//!
//! Some gifts of perks can also come from relics. These are [`Boon`](crate::catalog::Boon)s, listed
//! by [`boons`](crate::attachments::boons). This module handles all other gifts.

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
    /// Maximum number of perks in a catalog.
    pub const MOST: usize = u64::BITS as usize;

    /// True if the set contains this perk.
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

    /// Removes a perk.
    pub const fn remove(&mut self, perk: PerkKind) {
        if perk.index() < Self::MOST {
            self.0 &= !(1 << perk.0);
        }
    }

    /// Iterates over the perks in the set, in the catalog's order.
    pub fn iter(self) -> impl Iterator<Item = PerkKind> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let perk = (left != 0).then(|| PerkKind(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            perk
        })
    }

    /// Returns one more than the highest index in the set; 0 if the set is empty.
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

/// The public effect of an archfiend's perks on each of its legions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aura {
    /// Added to the three combat values.
    pub strength: Strength,
    /// Added to loyalty.
    pub loyalty: i16,
    /// Added to move points.
    pub moves: i8,
}

/// Computes the aura of an archfiend with these perks and attributes.
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
    /// Recomputes the aura after perks or attributes have changed.
    pub(crate) fn settle_aura(&mut self, catalog: &Catalog) {
        self.aura = aura_of(catalog, self.perks, &self.attributes);
    }
}

/// Returns the effect of a house's perks on each of its legions.
#[must_use]
pub fn aura(game: &Game, seat: Seat) -> Aura {
    game.houses().of(seat).aura
}

/// Iterates over the gifts of a house's perks, as far as this view of the game shows them.
pub fn gifts<'a>(catalog: &'a Catalog, game: &Game, seat: Seat) -> impl Iterator<Item = (PerkKind, Gift)> + use<'a> {
    game.houses().of(seat).perks.iter().map(|perk| (perk, catalog.perk(perk).gift))
}

/// True if a house has a perk with this gift.
#[must_use]
pub fn gifted(catalog: &Catalog, game: &Game, seat: Seat, gift: Gift) -> bool {
    gifts(catalog, game, seat).any(|(_, has)| has == gift)
}

/// Returns the attribute that a gift reveals in an aura, by its discipline, and the level that the
/// aura shows.
pub(super) fn betrayed(gift: Gift, aura: &Aura) -> Option<(Discipline, i16)> {
    if let Gift::Prowess(stat, of) = gift {
        Some((of, aura.strength.of(stat)))
    } else if let Gift::Devotion(of) = gift {
        Some((of, aura.loyalty))
    } else {
        None
    }
}

/// Returns the change that a gift makes to the move points of legions.
pub(super) const fn pace(gift: Gift) -> i8 {
    if let Gift::Haste(more) = gift {
        more as i8
    } else if let Gift::Sloth(less) = gift {
        -(less as i8)
    } else {
        0
    }
}

/// Returns the extra prestige per turn that a house gains from each of its places of power (manual
/// appendix G).
#[must_use]
pub fn vanity(catalog: &Catalog, game: &Game, seat: Seat) -> Option<(PerkKind, u8)> {
    gifts(catalog, game, seat)
        .find_map(|(perk, gift)| if let Gift::Vanity(more) = gift { Some((perk, more)) } else { None })
}

/// Returns the prestige that a house gains, in addition to its stake, when its demand is conceded
/// (manual appendix G).
#[must_use]
pub fn bullying(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    gifts(catalog, game, seat).map(|(_, gift)| if let Gift::Bully(more) = gift { more.into() } else { 0 }).sum()
}

/// Returns the prestige of a house's victories in single combat, in percent of the normal amount
/// (manual appendix G).
#[must_use]
pub fn arena_percent(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    let more = gifts(catalog, game, seat).map(|(_, gift)| if let Gift::Arena(more) = gift { more.into() } else { 0 });
    100 + more.sum::<i32>()
}

/// Returns the number by which a house may fall short of the vendettas that a claim of blood feud
/// requires (manual appendix G).
#[must_use]
pub fn grudge(catalog: &Catalog, game: &Game, seat: Seat) -> u8 {
    gifts(catalog, game, seat).map(|(_, gift)| if let Gift::Grudge(fewer) = gift { fewer } else { 0 }).sum()
}

/// Returns the number that a house's legions add to their level when they resist a ritual (manual
/// appendix G).
#[must_use]
pub fn mark(catalog: &Catalog, game: &Game, seat: Seat) -> Option<(PerkKind, u8)> {
    gifts(catalog, game, seat)
        .find_map(|(perk, gift)| if let Gift::Mark(more) = gift { Some((perk, more)) } else { None })
}

/// Returns the number of extra attachment slots of each of a house's places of power (manual
/// appendix G).
#[must_use]
pub fn administration(catalog: &Catalog, game: &Game, seat: Seat) -> Option<(PerkKind, u8)> {
    gifts(catalog, game, seat)
        .find_map(|(perk, gift)| if let Gift::Administration(more) = gift { Some((perk, more)) } else { None })
}
