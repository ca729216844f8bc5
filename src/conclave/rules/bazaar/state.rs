//! What the bazaar remembers: its shelf, the bids that stand, and what has not been offered yet.

use serde::{Deserialize, Serialize};

use crate::attachments::Treasure;
use crate::catalog::Catalog;
use crate::ids::{ArtifactKind, LegionKind, PraetorKind, RelicKind, Seat};
use crate::manuscripts::Piece;
use crate::orders::OrderKind;
use crate::tribute::{Purse, Resource, TributeCard};

/// Something that the bazaar can sell (manual 4.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
    /// Everything that the bazaar can ever sell, sorted.
    #[must_use]
    pub fn all(catalog: &Catalog) -> Vec<Self> {
        let legions = catalog.legion_kinds().map(Self::Legion);
        let praetors = catalog.praetor_kinds().map(Self::Praetor);
        let artifacts = catalog.artifact_kinds().map(Self::Artifact);
        let relics = catalog.relic_kinds().map(Self::Relic);
        let pieces = Piece::all(catalog).map(Self::Manuscript);
        let all = legions.chain(praetors).chain(artifacts).chain(relics).chain(pieces);
        // What costs nothing is not for sale: the champions of Pandemonium, and legions that only events bring.
        all.filter(|goods| goods.minimum(catalog) != Purse::EMPTY).collect()
    }

    /// The least that must be bid for it before any tie has raised that.
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

    /// The kind of a bid on it.
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

    /// What can be attached of whoever buys it; a legion takes the field instead, and a piece of a manuscript is only kept.
    #[must_use]
    pub const fn treasure(self) -> Option<Treasure> {
        match self {
            Self::Legion(_) | Self::Manuscript(_) => None,
            Self::Praetor(kind) => Some(Treasure::Praetor(kind)),
            Self::Artifact(kind) => Some(Treasure::Artifact(kind)),
            Self::Relic(kind) => Some(Treasure::Relic(kind)),
        }
    }

    /// The piece of a manuscript, if it is one.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Manuscript(piece) => Some(piece),
            Self::Legion(_) | Self::Praetor(_) | Self::Artifact(_) | Self::Relic(_) => None,
        }
    }

    /// Whether it exists in this catalog; a save can name anything.
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

/// Something on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ware {
    /// What.
    pub goods: Goods,
    /// Souls added to its minimum bid by auctions that ended in a tie (manual 4.10).
    pub raised: u16,
    /// What is asked of its minimum bid while prices are not the usual ones, in percent (manual appendix K).
    pub percent: u16,
}

impl Ware {
    /// The least that must be bid for it.
    #[must_use]
    pub fn minimum(&self, catalog: &Catalog) -> Purse {
        let mut purse = self.goods.minimum(catalog);
        purse.souls += self.raised;
        for resource in Resource::ALL {
            let amount = purse.of_mut(resource);
            // Halves round down, and nothing that is asked for becomes nothing (ruling R3).
            let asked = u32::from(*amount) * u32::from(self.percent) / 100;
            *amount = asked.clamp(u32::from(*amount > 0), u16::MAX.into()) as u16;
        }
        purse
    }
}

/// A sealed bid that stands until the bazaar opens it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bid {
    /// Who bids.
    pub seat: Seat,
    /// For what.
    pub goods: Goods,
    /// The cards that lie in it.
    pub cards: Vec<TributeCard>,
}

/// The bazaar slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bazaar {
    pub(super) shelf: Vec<Ware>,
    pub(super) bids: Vec<Bid>,
    pub(super) unseen: Vec<Goods>,
    /// What all minimum bids are, in percent of the usual ones, and for how many turns yet.
    prices: Option<(u16, u8)>,
    /// For how many turns the bazaar stays closed.
    closed: u8,
}

impl Bazaar {
    /// An empty bazaar that may come to offer these.
    #[must_use]
    pub fn new(mut unseen: Vec<Goods>) -> Self {
        unseen.sort_unstable();
        unseen.dedup();
        Self { unseen, ..Self::default() }
    }

    /// What is on offer.
    #[must_use]
    pub fn shelf(&self) -> &[Ware] {
        &self.shelf
    }

    /// The ware, if it is on offer.
    #[must_use]
    pub fn ware(&self, goods: Goods) -> Option<&Ware> {
        self.shelf.iter().find(|ware| ware.goods == goods)
    }

    /// The bids that stand. Between turns there are none.
    #[must_use]
    pub fn bids(&self) -> &[Bid] {
        &self.bids
    }

    /// What has not been on offer yet, by id: everybody can work this out, so it is no secret.
    #[must_use]
    pub fn unseen(&self) -> &[Goods] {
        &self.unseen
    }

    /// For how many turns nobody may bid, this one counted; 0 while the bazaar is open (manual appendix K).
    #[must_use]
    pub const fn closed_for(&self) -> u8 {
        self.closed
    }

    /// What all minimum bids are in percent of the usual ones, and for how many turns, this one counted; `None` if they are
    /// the usual ones.
    #[must_use]
    pub const fn prices(&self) -> Option<(u16, u8)> {
        self.prices
    }

    /// Closes the bazaar for so many turns, this one counted. Bids that stand come back when they would be opened.
    pub(crate) fn close(&mut self, turns: u8) {
        self.closed = self.closed.max(turns);
    }

    /// Opens the bazaar again.
    pub(crate) const fn open(&mut self) {
        self.closed = 0;
    }

    /// Changes all minimum bids for so many turns, this one counted; a later change takes the place of an earlier one.
    pub(crate) fn set_prices(&mut self, percent: u16, turns: u8) {
        self.prices = (turns > 0 && percent != 100).then_some((percent, turns));
        self.mark();
    }

    /// A turn of what does not last is over.
    pub(super) fn count_down(&mut self) {
        self.closed = self.closed.saturating_sub(1);
        self.prices = self.prices.and_then(|(percent, turns)| (turns > 1).then(|| (percent, turns - 1)));
        self.mark();
    }

    /// Writes the present prices on every ware.
    fn mark(&mut self) {
        let percent = self.prices.map_or(100, |(percent, _)| percent);
        self.shelf.iter_mut().for_each(|ware| ware.percent = percent);
    }

    /// Lets something come to the shelf again.
    pub(crate) fn restock(&mut self, goods: Goods) {
        if let Err(at) = self.unseen.binary_search(&goods) {
            self.unseen.insert(at, goods);
        }
    }

    /// Takes something away that has not been on offer yet.
    pub(crate) fn withdraw(&mut self, goods: Goods) {
        self.unseen.retain(|other| *other != goods);
    }

    /// The same with only this seat's own bids.
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
