//! The price of a ritual (manual 4.11; facts 23.4).
//!
//! > "If you target a player or his Legions (etc.) who is high on your list, then the cost of that
//! > Ritual will slightly decrease. [...] Choosing Yes will increase the cost of the Ritual."
//!
//! The threat discount reduces the largest resource of the price, one point at a time, and never
//! the last point. Masks, framing and events are charged in souls.

use super::order::Guise;
use crate::catalog::Catalog;
use crate::diplomacy::threat_level;
use crate::events;
use crate::game::Game;
use crate::ids::{RitualKind, Seat};
use crate::tribute::{Purse, Resource};

/// The price of a ritual with its parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// The base price.
    pub base: Purse,
    /// Discount by the threat list, in points.
    pub discount: u16,
    /// Souls for the mask.
    pub mask: u16,
    /// Souls for framing a house.
    pub framing: u16,
    /// Souls added by events.
    pub events: u16,
}

impl Price {
    /// Returns the total.
    #[must_use]
    pub fn total(&self) -> Purse {
        let mut total = self.base;
        for _ in 0..self.discount {
            // Of equal resources, the first in display order is reduced.
            let most = Resource::ALL.into_iter().rev().max_by_key(|&kind| total.of(kind)).unwrap_or(Resource::Souls);
            *total.of_mut(most) = total.of(most).saturating_sub(1);
        }
        total.souls += self.mask + self.framing + self.events;
        total
    }
}

/// Returns the price of a ritual in this guise. `victim` is the other house it is performed
/// against, if any.
#[must_use]
pub fn price(
    catalog: &Catalog,
    game: &Game,
    seat: Seat,
    ritual: RitualKind,
    victim: Option<Seat>,
    guise: Guise,
) -> Price {
    let numbers = &catalog.constants.rituals;
    let base = catalog.ritual(ritual).cost;
    let off = victim.and_then(|victim| {
        let threat = usize::from(threat_level(game, seat, victim));
        numbers.threat_discount.get(threat.checked_sub(1)?).copied()
    });
    let discount = u32::from(off.unwrap_or(0)).min(base.points().saturating_sub(1)) as u16;
    let (mask, framing) = match guise {
        Guise::Bare => (0, 0),
        Guise::Masked => (numbers.masking, 0),
        Guise::Framing(_) => (numbers.masking, numbers.framing),
    };
    let events = events::ritual_surcharge(catalog, game).into();
    Price { base, discount, mask: mask.into(), framing: framing.into(), events }
}
