//! What the manuscript rules remember: who has which pieces, which sets are used up, and who learns from what at the next dawn.

use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::ids::{LegionId, ManuscriptKind, PraetorKind, Seat};

/// One piece of a manuscript (manual 4.9). There is one of each in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Of which manuscript.
    pub manuscript: ManuscriptKind,
    /// Which piece of it, from 1.
    pub number: u8,
}

impl Piece {
    /// All pieces of a manuscript; none of one that the catalog does not have.
    pub fn of(catalog: &Catalog, manuscript: ManuscriptKind) -> impl Iterator<Item = Self> + use<> {
        let pieces = catalog.manuscripts.get(manuscript.index()).map_or(0, |def| def.pieces);
        (1..=pieces).map(move |number| Self { manuscript, number })
    }

    /// All pieces of all manuscripts, sorted.
    pub fn all(catalog: &Catalog) -> impl Iterator<Item = Self> {
        catalog.manuscript_kinds().flat_map(|manuscript| Self::of(catalog, manuscript))
    }

    /// Whether it exists in this catalog; a save can name anything.
    #[must_use]
    pub fn known(self, catalog: &Catalog) -> bool {
        Self::of(catalog, self.manuscript).any(|piece| piece == self)
    }
}

/// Who can be trained (manual 4.4, 4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pupil {
    /// A legion.
    Legion(LegionId),
    /// A praetor.
    Praetor(PraetorKind),
}

/// A piece in somebody's vault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// What.
    pub piece: Piece,
    /// Whose.
    pub owner: Seat,
}

/// A manuscript that has been used up: all its pieces have left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// Which.
    pub manuscript: ManuscriptKind,
    /// Who used it.
    pub reader: Seat,
    /// Whether everybody has seen it: Rites and Machines cannot be hidden, trainings are.
    pub open: bool,
}

/// A training that takes effect at the next dawn (manual 4.4, 4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Training {
    /// From what.
    pub manuscript: ManuscriptKind,
    /// Who learns.
    pub pupil: Pupil,
    /// Who ordered it.
    pub seat: Seat,
}

/// The manuscripts slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manuscripts {
    pub(super) held: Vec<Holding>,
    pub(super) read: Vec<Reading>,
    pub(super) trainings: Vec<Training>,
}

impl Manuscripts {
    /// Every piece in a vault, sorted. In a view: those of its seat.
    #[must_use]
    pub fn held(&self) -> &[Holding] {
        &self.held
    }

    /// The pieces in a seat's vault, sorted.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.held.iter().filter(move |held| held.owner == seat).map(|held| held.piece)
    }

    /// Whose a piece is, if it lies in a vault.
    #[must_use]
    pub fn owner(&self, piece: Piece) -> Option<Seat> {
        self.held.binary_search_by_key(&piece, |held| held.piece).ok().map(|at| self.held[at].owner)
    }

    /// How many pieces of a manuscript a seat has, 0 to 4.
    #[must_use]
    pub fn count(&self, seat: Seat, manuscript: ManuscriptKind) -> u8 {
        self.of(seat).filter(|piece| piece.manuscript == manuscript).count() as u8
    }

    /// Manuscripts that have been used up, by id. In a view: Rites, Machines and what its seat has used.
    #[must_use]
    pub fn read(&self) -> &[Reading] {
        &self.read
    }

    /// Trainings that take effect at the next dawn, in the order of the orders. In a view: those of its seat.
    #[must_use]
    pub fn trainings(&self) -> &[Training] {
        &self.trainings
    }

    /// Puts a piece into a vault.
    pub(crate) fn give(&mut self, piece: Piece, owner: Seat) {
        if let Err(at) = self.held.binary_search_by_key(&piece, |held| held.piece) {
            self.held.insert(at, Holding { piece, owner });
        }
    }

    /// Takes all pieces of a fallen house and forgets its trainings.
    pub(super) fn forfeit(&mut self, seat: Seat) -> Vec<Piece> {
        let pieces = self.of(seat).collect();
        self.held.retain(|held| held.owner != seat);
        self.trainings.retain(|training| training.seat != seat);
        pieces
    }

    /// Uses a whole manuscript up.
    pub(super) fn use_up(&mut self, manuscript: ManuscriptKind, reader: Seat, open: bool) {
        self.held.retain(|held| held.piece.manuscript != manuscript);
        let at = self.read.partition_point(|reading| reading.manuscript < manuscript);
        self.read.insert(at, Reading { manuscript, reader, open });
    }

    /// The same as a seat may know it: pieces lie in vaults like tribute, and trainings are nobody else's business (ruling R39).
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        seen.held.retain(|held| held.owner == seat);
        seen.read.retain(|reading| reading.open || reading.reader == seat);
        seen.trainings.retain(|training| training.seat == seat);
        seen
    }
}
