//! State of the manuscript rules (manual 4.9): owners of pieces, used-up sets, and trainings for
//! the next dawn.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::ids::{LegionId, ManuscriptKind, PraetorKind, Seat};

/// One piece of a manuscript (manual 4.9). There is one of each in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Piece {
    /// The manuscript.
    pub manuscript: ManuscriptKind,
    /// The number of the piece, from 1.
    pub number: u8,
}

impl Piece {
    /// All pieces of a manuscript; empty if the catalog lacks the manuscript.
    pub fn of(catalog: &Catalog, manuscript: ManuscriptKind) -> impl Iterator<Item = Self> + use<> {
        let pieces = catalog.manuscripts.get(manuscript.index()).map_or(0, |def| def.pieces);
        (1..=pieces).map(move |number| Self { manuscript, number })
    }

    /// All pieces of all manuscripts, sorted.
    pub fn all(catalog: &Catalog) -> impl Iterator<Item = Self> {
        catalog.manuscript_kinds().flat_map(|manuscript| Self::of(catalog, manuscript))
    }

    /// True if it exists in this catalog. A save can name any piece.
    #[must_use]
    pub fn known(self, catalog: &Catalog) -> bool {
        Self::of(catalog, self.manuscript).any(|piece| piece == self)
    }
}

/// A legion or praetor that can be trained (manual 4.4, 4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Pupil {
    /// A legion.
    Legion(LegionId),
    /// A praetor.
    Praetor(PraetorKind),
}

/// A piece in a house's vault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// The piece.
    pub piece: Piece,
    /// The house.
    pub owner: Seat,
}

/// A manuscript that has been used up: all its pieces have left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// The manuscript.
    pub manuscript: ManuscriptKind,
    /// The house that used it.
    pub reader: Seat,
    /// True if everybody has seen it: Rites and Machines are public, trainings are secret.
    pub open: bool,
}

/// A training that takes effect at the next dawn (manual 4.4, 4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Training {
    /// The manuscript.
    pub manuscript: ManuscriptKind,
    /// The legion or praetor that learns.
    pub pupil: Pupil,
    /// The house that ordered it.
    pub seat: Seat,
}

/// The manuscripts part of a game's state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manuscripts {
    pub(super) held: Vec<Holding>,
    pub(super) read: Vec<Reading>,
    pub(super) trainings: Vec<Training>,
}

impl Manuscripts {
    /// All pieces in vaults, sorted. In a view: those of its seat.
    #[must_use]
    pub fn held(&self) -> &[Holding] {
        &self.held
    }

    /// The pieces in a seat's vault, sorted.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.held.iter().filter(move |held| held.owner == seat).map(|held| held.piece)
    }

    /// The owner of a piece, if it is in a vault.
    #[must_use]
    pub fn owner(&self, piece: Piece) -> Option<Seat> {
        self.held.binary_search_by_key(&piece, |held| held.piece).ok().map(|at| self.held[at].owner)
    }

    /// Number of pieces of a manuscript that a seat has, 0 to 4.
    #[must_use]
    pub fn count(&self, seat: Seat, manuscript: ManuscriptKind) -> u8 {
        self.of(seat).filter(|piece| piece.manuscript == manuscript).count() as u8
    }

    /// Manuscripts that have been used up, by id. In a view: Rites, Machines and those that its
    /// seat has used.
    #[must_use]
    pub fn read(&self) -> &[Reading] {
        &self.read
    }

    /// Trainings that take effect at the next dawn, in the order of the orders. In a view: those of
    /// its seat.
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

    /// Removes and returns all pieces of a fallen house, and cancels its trainings.
    pub(super) fn forfeit(&mut self, seat: Seat) -> Vec<Piece> {
        let pieces = self.of(seat).collect();
        self.held.retain(|held| held.owner != seat);
        self.trainings.retain(|training| training.seat != seat);
        pieces
    }

    /// Removes all pieces of a manuscript from the vaults and records that it is used up.
    pub(super) fn use_up(&mut self, manuscript: ManuscriptKind, reader: Seat, open: bool) {
        self.held.retain(|held| held.piece.manuscript != manuscript);
        let at = self.read.partition_point(|reading| reading.manuscript < manuscript);
        self.read.insert(at, Reading { manuscript, reader, open });
    }

    /// A copy with only the facts that a seat may know: pieces in vaults and trainings are secret
    /// (ruling R39).
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        seen.held.retain(|held| held.owner == seat);
        seen.read.retain(|reading| reading.open || reading.reader == seat);
        seen.trainings.retain(|training| training.seat == seat);
        seen
    }
}
