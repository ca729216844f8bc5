//! State of the bazaar: its shelf, the current bids, and the goods that have not been offered yet.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attachments::Treasure;
use crate::catalog::Catalog;
use crate::ids::{ArtifactKind, LegionKind, PraetorKind, RelicKind, Seat};
use crate::manuscripts::Piece;
use crate::orders::OrderKind;
use crate::tribute::{Purse, Resource, TributeCard};

/// Goods that the bazaar can sell (manual 4.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Goods {
    /// A legion.
    Legion(LegionKind),
    /// A praetor.
    Praetor(PraetorKind),
    /// An evil artifact.
    Artifact(ArtifactKind),
    /// An unholy relic.
    Relic(RelicKind),
    /// A piece of a manuscript.
    Manuscript(Piece),
}

impl Goods {
    /// Returns everything that the bazaar can ever sell, sorted.
    #[must_use]
    pub fn all(catalog: &Catalog) -> Vec<Self> {
        let legions = catalog.legion_kinds().map(Self::Legion);
        let praetors = catalog.praetor_kinds().map(Self::Praetor);
        let artifacts = catalog.artifact_kinds().map(Self::Artifact);
        let relics = catalog.relic_kinds().map(Self::Relic);
        let pieces = Piece::all(catalog).map(Self::Manuscript);
        let all = legions.chain(praetors).chain(artifacts).chain(relics).chain(pieces);
        // Goods without a price are not for sale: the champions of Pandemonium, and legions that
        // only events bring.
        all.filter(|goods| goods.minimum(catalog) != Purse::EMPTY).collect()
    }

    /// Returns the minimum bid, before any increase by ties.
    #[must_use]
    pub fn minimum(self, catalog: &Catalog) -> Purse {
        match self {
            Self::Legion(kind) => catalog.legion(kind).min_bid,
            Self::Praetor(kind) => catalog.praetor(kind).min_bid,
            Self::Artifact(kind) => catalog.artifact(kind).min_bid,
            Self::Relic(kind) => catalog.relic(kind).min_bid,
            Self::Manuscript(piece) => catalog.manuscript(piece.manuscript).min_bid,
        }
    }

    /// Returns the kind of order that bids on it.
    #[must_use]
    pub const fn order_kind(self) -> OrderKind {
        match self {
            Self::Legion(_) => OrderKind::BidLegion,
            Self::Praetor(_) => OrderKind::BidPraetor,
            Self::Artifact(_) => OrderKind::BidArtifact,
            Self::Relic(_) => OrderKind::BidRelic,
            Self::Manuscript(_) => OrderKind::BidManuscript,
        }
    }

    /// Returns the goods as a treasure that can be attached. `None` for legions, which are units,
    /// and for pieces of manuscripts.
    #[must_use]
    pub const fn treasure(self) -> Option<Treasure> {
        match self {
            Self::Legion(_) | Self::Manuscript(_) => None,
            Self::Praetor(kind) => Some(Treasure::Praetor(kind)),
            Self::Artifact(kind) => Some(Treasure::Artifact(kind)),
            Self::Relic(kind) => Some(Treasure::Relic(kind)),
        }
    }

    /// Returns the piece of a manuscript, or `None` for other goods.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Manuscript(piece) => Some(piece),
            Self::Legion(_) | Self::Praetor(_) | Self::Artifact(_) | Self::Relic(_) => None,
        }
    }

    /// True if it exists in this catalog. A save can contain any value.
    #[must_use]
    pub fn known(self, catalog: &Catalog) -> bool {
        match self {
            Self::Legion(kind) => kind.index() < catalog.legions.len(),
            Self::Praetor(kind) => kind.index() < catalog.praetors.len(),
            Self::Artifact(kind) => kind.index() < catalog.artifacts.len(),
            Self::Relic(kind) => kind.index() < catalog.relics.len(),
            Self::Manuscript(piece) => piece.known(catalog),
        }
    }
}

impl From<Treasure> for Goods {
    fn from(treasure: Treasure) -> Self {
        match treasure {
            Treasure::Praetor(kind) => Self::Praetor(kind),
            Treasure::Artifact(kind) => Self::Artifact(kind),
            Treasure::Relic(kind) => Self::Relic(kind),
        }
    }
}

/// A ware on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ware {
    /// The goods.
    pub goods: Goods,
    /// Souls added to its minimum bid by auctions that ended in an unbroken tie (manual 4.10).
    pub raised: u16,
    /// Percent of its minimum bid that is charged now; 100 unless an event changes prices (manual
    /// appendix K).
    pub percent: u16,
}

impl Ware {
    /// Returns the current minimum bid.
    #[must_use]
    pub fn minimum(&self, catalog: &Catalog) -> Purse {
        let mut purse = self.goods.minimum(catalog);
        purse.souls += self.raised;
        for resource in Resource::ALL {
            let amount = purse.of_mut(resource);
            // Halves round down, but no required resource becomes 0 (ruling R3).
            let asked = u32::from(*amount) * u32::from(self.percent) / 100;
            *amount = asked.clamp(u32::from(*amount > 0), u16::MAX.into()) as u16;
        }
        purse
    }
}

/// A sealed bid that waits for the bazaar step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bid {
    /// The bidder.
    pub seat: Seat,
    /// The goods.
    pub goods: Goods,
    /// The cards of the bid.
    pub cards: Vec<TributeCard>,
}

/// The bazaar slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bazaar {
    pub(super) shelf: Vec<Ware>,
    pub(super) bids: Vec<Bid>,
    pub(super) unseen: Vec<Goods>,
    /// Minimum bids in percent of the normal ones, and the number of turns left.
    prices: Option<(u16, u8)>,
    /// Number of turns for which the bazaar stays closed.
    closed: u8,
}

impl Bazaar {
    /// Creates a bazaar with an empty shelf that can offer these goods.
    #[must_use]
    pub fn new(mut unseen: Vec<Goods>) -> Self {
        unseen.sort_unstable();
        unseen.dedup();
        Self { unseen, ..Self::default() }
    }

    /// Returns the shelf.
    #[must_use]
    pub fn shelf(&self) -> &[Ware] {
        &self.shelf
    }

    /// Returns the ware, if it is on the shelf.
    #[must_use]
    pub fn ware(&self, goods: Goods) -> Option<&Ware> {
        self.shelf.iter().find(|ware| ware.goods == goods)
    }

    /// Returns the current bids. Between turns there are none.
    #[must_use]
    pub fn bids(&self) -> &[Bid] {
        &self.bids
    }

    /// Returns the goods that have not been offered yet, by id. They are not secret, because
    /// everybody can deduce them.
    #[must_use]
    pub fn unseen(&self) -> &[Goods] {
        &self.unseen
    }

    /// Returns the number of turns, including this one, for which the bazaar is closed; 0 while it
    /// is open (manual appendix K).
    #[must_use]
    pub const fn closed_for(&self) -> u8 {
        self.closed
    }

    /// Returns all minimum bids in percent of the normal ones, and the number of turns, including
    /// this one; `None` if they are normal.
    #[must_use]
    pub const fn prices(&self) -> Option<(u16, u8)> {
        self.prices
    }

    /// Closes the bazaar for a number of turns, including this one. Current bids are returned in
    /// the bazaar step.
    pub(crate) fn close(&mut self, turns: u8) {
        self.closed = self.closed.max(turns);
    }

    /// Opens the bazaar again.
    pub(crate) const fn open(&mut self) {
        self.closed = 0;
    }

    /// Changes all minimum bids for a number of turns, including this one. A later change replaces
    /// an earlier one.
    pub(crate) fn set_prices(&mut self, percent: u16, turns: u8) {
        self.prices = (turns > 0 && percent != 100).then_some((percent, turns));
        self.mark();
    }

    /// Counts down the closure and the price change by one turn.
    pub(super) fn count_down(&mut self) {
        self.closed = self.closed.saturating_sub(1);
        self.prices = self.prices.and_then(|(percent, turns)| (turns > 1).then(|| (percent, turns - 1)));
        self.mark();
    }

    /// Sets the current price level on every ware.
    fn mark(&mut self) {
        let percent = self.prices.map_or(100, |(percent, _)| percent);
        self.shelf.iter_mut().for_each(|ware| ware.percent = percent);
    }

    /// Makes goods available for the shelf again.
    pub(crate) fn restock(&mut self, goods: Goods) {
        if let Err(at) = self.unseen.binary_search(&goods) {
            self.unseen.insert(at, goods);
        }
    }

    /// Removes goods that have not been offered yet.
    pub(crate) fn withdraw(&mut self, goods: Goods) {
        self.unseen.retain(|other| *other != goods);
    }

    /// Returns a copy with only this seat's bids.
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        seen.bids.retain(|bid| bid.seat == seat);
        seen
    }

    pub(crate) fn put_on_shelf(&mut self, ware: Ware) {
        self.unseen.retain(|goods| *goods != ware.goods);
        self.shelf.push(ware);
        self.mark();
    }
}
