//! The vault after a plan, and the upkeep that it will have to pay (manual 4.4, 4.10; ruling R37).
//!
//! A bought legion has paid for the turn in which it comes. Its upkeep is due from the next turn
//! on, so a bid can leave a house with legions that it cannot keep.

use crate::rules::bazaar::Goods;
use crate::rules::catalog::Catalog;
use crate::rules::forces::upkeep_due;
use crate::rules::game::Game;
use crate::rules::ids::{LegionKind, Seat};
use crate::rules::tribute::Purse;

/// The vault and the upkeep after a plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Household {
    /// What is left in the vault after all orders and answers.
    pub left: Purse,
    /// The upkeep due next turn of the legions that the house has now.
    pub due: Purse,
    /// The legions that the plan bids for and that need upkeep, with it, in the order of the bids.
    pub bids: Vec<(LegionKind, Purse)>,
}

/// The upkeep that a vault does not cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unpaid {
    /// All upkeep due next turn.
    pub due: Purse,
    /// The part of it that the vault does not cover.
    pub short: Purse,
}

impl Household {
    /// Looks at the vault of a planned table, and at the legions of its evening.
    pub(super) fn of(catalog: &Catalog, planned: &Game, evening: &Game, seat: Seat) -> Self {
        let left = planned.treasury().wealth(seat);
        let due = upkeep_due(catalog, evening, seat).into_iter();
        let due = due.filter(|(_, _, paid)| *paid == 0).map(|(_, price, _)| price).sum();
        let own = planned.bazaar().bids().iter().filter(|bid| bid.seat == seat);
        let bids = own.filter_map(|bid| match bid.goods {
            Goods::Legion(kind) => Some((kind, catalog.legion(kind).upkeep)),
            Goods::Praetor(_) | Goods::Artifact(_) | Goods::Relic(_) | Goods::Manuscript(_) => None,
        });
        Self { left, due, bids: bids.filter(|(_, price)| *price != Purse::EMPTY).collect() }
    }

    /// Returns the upkeep that stays unpaid next turn if a further legion with this upkeep is bought
    /// and this is spent on it. It is only expected, because tribute can still come.
    #[must_use]
    pub fn unpaid(&self, more: Purse, spent: Purse) -> Unpaid {
        let due = self.due + self.bids.iter().map(|(_, price)| *price).sum() + more;
        Unpaid { due, short: due.above(&self.left.above(&spent)) }
    }
}
