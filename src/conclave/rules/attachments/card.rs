//! Combat cards: their possible contents and their price (manual 4.12; facts 23.5).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, ElementNumbers};
use crate::forces::Stat;
use crate::tribute::Purse;

/// A change of the combat rules (manual 4.12, Wrath 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum RuleChange {
    /// This challenge comes first in each round.
    First(Stat),
    /// This challenge comes last in each round.
    Last(Stat),
    /// One more round.
    Longer,
    /// One round less.
    Shorter,
}

/// One element of a combat card (manual 4.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Element {
    /// Raises one of the unit's own values, if that value is above 0 (Wrath 1).
    Raise(Stat, u8),
    /// Lowers one of the enemy's values by a die plus this number (Wrath 2).
    Lower(Stat, u8),
    /// Extra hit points for the battle (Wrath 3).
    Shield(u8),
    /// Resistance to Deceit rituals while the card is attached (Wrath 4).
    Ward(u8),
    /// A change of the combat rules (Wrath 5).
    Rule(RuleChange),
}

/// The contents of a card: up to four elements. A card without elements is a bluff.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Contents([Option<Element>; Self::MOST]);

/// The reason for the loss of a combat card outside a battle (rulings R32, R34; manual appendix I).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Forfeit {
    /// Its unit was destroyed, changed owner, or left its house's service.
    UnitLost,
    /// Its unit no longer has an attachment slot for it.
    NoSlot,
    /// A ritual destroyed it (manual appendix I, Pain and Punishment).
    Destroyed,
}

impl Contents {
    /// Maximum number of elements on any card.
    pub const MOST: usize = 4;

    /// Creates contents with these elements. Elements after the fourth are dropped.
    #[must_use]
    pub fn new(elements: &[Element]) -> Self {
        let mut contents = Self::default();
        for (space, element) in contents.0.iter_mut().zip(elements) {
            *space = Some(*element);
        }
        contents
    }

    /// Iterates over the elements.
    pub fn elements(&self) -> impl Iterator<Item = Element> + use<> {
        self.0.into_iter().flatten()
    }

    /// Returns the number of elements.
    #[must_use]
    pub fn count(&self) -> usize {
        self.elements().count()
    }
}

impl Element {
    /// True if no card can have both elements, because they are of the same kind and change the
    /// same value.
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

/// Returns the price of a card with these contents: the sum of the prices of its elements, or the
/// bluff price without elements.
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

/// Multiplies a purse.
fn times(purse: &Purse, count: u16) -> Purse {
    std::iter::repeat_n(*purse, count.into()).sum()
}
