//! What the bazaar remembers: its shelf, the bids that stand, and what has not been offered yet.

use serde::{Deserialize, Serialize};

use crate::rules::catalog::Catalog;
use crate::rules::ids::{LegionKind, Seat};
use crate::rules::tribute::{Purse, TributeCard};

/// Something on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ware {
    /// Which legion.
    pub kind: LegionKind,
    /// Souls added to its minimum bid by auctions that ended in a tie (manual 4.10).
    pub raised: u16,
}

impl Ware {
    /// The least that must be bid for it.
    #[must_use]
    pub fn minimum(&self, catalog: &Catalog) -> Purse {
        let mut purse = catalog.legion(self.kind).min_bid;
        purse.souls += self.raised;
        purse
    }
}

/// A sealed bid that stands until the bazaar opens it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bid {
    /// Who bids.
    pub seat: Seat,
    /// For what.
    pub kind: LegionKind,
    /// The cards that lie in it.
    pub cards: Vec<TributeCard>,
}

/// The bazaar slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bazaar {
    pub(super) shelf: Vec<Ware>,
    pub(super) bids: Vec<Bid>,
    pub(super) unseen: Vec<LegionKind>,
}

impl Bazaar {
    /// An empty bazaar that may come to offer these.
    #[must_use]
    pub fn new(unseen: Vec<LegionKind>) -> Self {
        Self { shelf: Vec::new(), bids: Vec::new(), unseen }
    }

    /// What is on offer.
    #[must_use]
    pub fn shelf(&self) -> &[Ware] {
        &self.shelf
    }

    /// The ware of this kind, if it is on offer.
    #[must_use]
    pub fn ware(&self, kind: LegionKind) -> Option<&Ware> {
        self.shelf.iter().find(|ware| ware.kind == kind)
    }

    /// The bids that stand. Between turns there are none.
    #[must_use]
    pub fn bids(&self) -> &[Bid] {
        &self.bids
    }

    /// What has not been on offer yet, by id: everybody can work this out, so it is no secret.
    #[must_use]
    pub fn unseen(&self) -> &[LegionKind] {
        &self.unseen
    }

    /// Lets a legion come to the shelf again.
    pub(in crate::rules) fn restock(&mut self, kind: LegionKind) {
        if let Err(at) = self.unseen.binary_search(&kind) {
            self.unseen.insert(at, kind);
        }
    }

    /// The same with only this seat's own bids.
    pub(in crate::rules) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        seen.bids.retain(|bid| bid.seat == seat);
        seen
    }

    pub(in crate::rules) fn put_on_shelf(&mut self, ware: Ware) {
        self.unseen.retain(|kind| *kind != ware.kind);
        self.shelf.push(ware);
    }
}
