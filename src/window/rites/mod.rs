//! A ritual in preparation (manual 4.11): what has been chosen of it so far, by panels and by pointing at the board.
//!
//! The target is kept as far as it is chosen, in the very form in which the order will name it; whether it is enough is asked of
//! the rules. Nothing here decides what a ritual may be performed on: [`Aim`] only says what sort of thing is to be pointed at,
//! and [`law`] asks.

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

/// A ritual that is being prepared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rite {
    /// Which.
    pub ritual: RitualKind,
    /// The slot in which it shall stand; the first free one if none is chosen.
    pub slot: Option<SlotNo>,
    /// The target, as far as it is chosen.
    pub target: Option<Target>,
    /// In whose name.
    pub guise: Guise,
    /// The cards that pay, chosen by hand; if not, the cheapest that do.
    pub cards: Option<Vec<CardId>>,
    /// Whether the board is open, so that its target can be pointed at.
    pub pointing: bool,
}

impl Rite {
    /// Nothing is chosen yet but the ritual, and what goes without saying.
    #[must_use]
    pub fn begin(catalog: &Catalog, ritual: RitualKind) -> Self {
        let target = start(catalog.ritual(ritual).effect.aim());
        Self { ritual, slot: None, target, guise: Guise::Bare, cards: None, pointing: false }
    }

    /// An order of the plan, to be changed.
    #[must_use]
    pub fn of(slot: SlotNo, order: &Order) -> Option<Self> {
        if let Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards }) = order {
            let (target, cards) = (Some(target.clone()), Some(cards.clone()));
            Some(Self { ritual: *ritual, slot: Some(slot), target, guise: *guise, cards, pointing: false })
        } else {
            None
        }
    }

    /// What is to be pointed at.
    #[must_use]
    pub fn aim(&self, catalog: &Catalog) -> Aim {
        catalog.ritual(self.ritual).effect.aim()
    }

    /// The order that this becomes if these cards pay for it; nothing without a target.
    #[must_use]
    pub fn order(&self, cards: Vec<CardId>) -> Option<Order> {
        let target = self.target.clone()?;
        Some(Order::Ritual(RitualOrder::PerformRitual { ritual: self.ritual, target, guise: self.guise, cards }))
    }

    /// The same with another target.
    #[must_use]
    pub fn at(&self, target: Option<Target>) -> Self {
        Self { target, ..self.clone() }
    }
}
