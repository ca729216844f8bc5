//! A ritual in preparation (manual 4.11): the choices made so far, by panels and on the board.
//!
//! An incomplete target is stored in the same form in which the order will name it. The rules
//! decide if it is complete. Nothing here decides the legal targets: [`Aim`] only gives the kind of
//! target to select, and [`law`] asks the rules.

mod aim;
pub mod law;
mod marks;
mod pick;

use crate::rules::catalog::Catalog;
use crate::rules::ids::{CardId, RitualKind, SlotNo};
use crate::rules::orders::Order;
use crate::rules::rituals::{Guise, RitualOrder, Target};

pub use crate::rules::catalog::RitualAim as Aim;
pub use aim::{cantons_of, choices, legion_of, point, start, toggled};
pub use marks::{blind_to, hidden, spell_icon, spells_on};
pub use pick::picked;

/// A ritual in preparation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rite {
    /// The ritual.
    pub ritual: RitualKind,
    /// The slot of the order; `None` is the first free one.
    pub slot: Option<SlotNo>,
    /// The target as selected so far.
    pub target: Option<Target>,
    /// The name under which it is performed.
    pub guise: Guise,
    /// The cards that pay, selected by hand; `None` is the cheapest payment.
    pub cards: Option<Vec<CardId>>,
    /// True while the board is open, so that the player can select the target.
    pub pointing: bool,
}

impl Rite {
    /// Begins a ritual without any choices, except a target that has no alternative.
    #[must_use]
    pub fn begin(catalog: &Catalog, ritual: RitualKind) -> Self {
        let target = start(catalog.ritual(ritual).effect.aim());
        Self { ritual, slot: None, target, guise: Guise::Bare, cards: None, pointing: false }
    }

    /// Begins with an order of the draft, to change it.
    #[must_use]
    pub fn of(slot: SlotNo, order: &Order) -> Option<Self> {
        if let Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards }) = order {
            let (target, cards) = (Some(target.clone()), Some(cards.clone()));
            Some(Self { ritual: *ritual, slot: Some(slot), target, guise: *guise, cards, pointing: false })
        } else {
            None
        }
    }

    /// Returns the kind of target to select.
    #[must_use]
    pub fn aim(&self, catalog: &Catalog) -> Aim {
        catalog.ritual(self.ritual).effect.aim()
    }

    /// Returns the order of this ritual with these cards as payment; `None` without a target.
    #[must_use]
    pub fn order(&self, cards: Vec<CardId>) -> Option<Order> {
        let target = self.target.clone()?;
        Some(Order::Ritual(RitualOrder::PerformRitual { ritual: self.ritual, target, guise: self.guise, cards }))
    }

    /// Returns the same ritual with another target.
    #[must_use]
    pub fn at(&self, target: Option<Target>) -> Self {
        Self { target, ..self.clone() }
    }
}
