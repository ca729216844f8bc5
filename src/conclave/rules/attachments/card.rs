//! Combat cards: what can stand on one and what it costs (manual 4.12; facts 23.5).

use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, ElementNumbers};
use crate::forces::Stat;
use crate::tribute::Purse;

/// A change of the combat rules (manual 4.12, Wrath 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RuleChange {
    /// This challenge comes first in each round.
    First(Stat),
    /// This challenge comes last in each round.
    Last(Stat),
    /// A round more.
    Longer,
    /// A round less.
    Shorter,
}

/// One element of a combat card (manual 4.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Element {
    /// More of one of the unit's own values, if that value is not nothing (Wrath 1).
    Raise(Stat, u8),
    /// A die and this much less of one of the enemy's values (Wrath 2).
    Lower(Stat, u8),
    /// A shield of hit points for the battle (Wrath 3).
    Shield(u8),
    /// Resistance against Deceit rituals for as long as the card is attached (Wrath 4).
    Ward(u8),
    /// A change of the combat rules (Wrath 5).
    Rule(RuleChange),
}

/// What stands on a card: up to four elements, none on an empty card made to bluff.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Contents([Option<Element>; Self::MOST]);

/// Why a combat card is gone that was not spent in a battle (rulings R32, R34; manual appendix I).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Forfeit {
    /// Its unit was destroyed, changed hands, or left its house's service.
    UnitLost,
    /// Its unit has no attachment slot for it any more.
    NoSlot,
    /// A ritual destroyed it (manual appendix I, Pain and Punishment).
    Destroyed,
}

impl Contents {
    /// The most elements that any card can have.
    pub const MOST: usize = 4;

    /// A card with these elements; those beyond the fourth are left out.
    #[must_use]
    pub fn new(elements: &[Element]) -> Self {
        let mut contents = Self::default();
        for (space, element) in contents.0.iter_mut().zip(elements) {
            *space = Some(*element);
        }
        contents
    }

    /// The elements.
    pub fn elements(&self) -> impl Iterator<Item = Element> + use<> {
        self.0.into_iter().flatten()
    }

    /// How many elements there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.elements().count()
    }
}

impl Element {
    /// Whether no card can have both: they are of the same sort and change the same value.
    #[must_use]
    pub fn clashes(self, other: Self) -> bool {
        match (self, other) {
            (Self::Raise(one, _), Self::Raise(other, _)) | (Self::Lower(one, _), Self::Lower(other, _)) => one == other,
            (Self::Shield(_), Self::Shield(_)) | (Self::Ward(_), Self::Ward(_)) | (Self::Rule(_), Self::Rule(_)) => {
                true
            }
            (Self::Raise(..) | Self::Lower(..) | Self::Shield(_) | Self::Ward(_) | Self::Rule(_), _) => false,
        }
    }
}

/// What a card with these contents costs to make: the prices of its elements added up, or a little for an empty one.
#[must_use]
pub fn price(catalog: &Catalog, contents: &Contents) -> Purse {
    let smith = &catalog.constants.smith;
    if contents.count() == 0 {
        return smith.bluff;
    }
    let parts = |numbers: &ElementNumbers, size: u8| {
        let parts = u16::from(size).div_ceil(numbers.part.max(1).into());
        numbers.price + times(&numbers.part_price, parts)
    };
    let of = |element: Element| match element {
        Element::Raise(stat, size) => {
            let (ranged, melee, infernal) = &smith.raise_points;
            let point = match stat {
                Stat::Ranged => ranged,
                Stat::Melee => melee,
                Stat::Infernal => infernal,
            };
            parts(&smith.raise, size) + times(point, size.into())
        }
        Element::Lower(_, size) => parts(&smith.lower, size),
        Element::Shield(size) => parts(&smith.shield, size),
        Element::Ward(size) => parts(&smith.ward, size),
        Element::Rule(_) => smith.rule.price,
    };
    contents.elements().map(of).sum()
}

/// A purse so many times over.
fn times(purse: &Purse, count: u16) -> Purse {
    std::iter::repeat_n(*purse, count.into()).sum()
}
