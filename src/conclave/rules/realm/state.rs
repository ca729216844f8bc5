//! State of the realm (manual 4.2): the board, which only A Great Fissure changes, and the owner of
//! each canton.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::hex::Grid;
use super::terrain::Terrain;
use crate::ids::{CantonId, Seat};

/// The owner of each canton, by canton.
pub type Owners = Vec<Option<Seat>>;

/// The realm part of a game's state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Realm {
    pub(super) board: Arc<Board>,
    pub(super) owners: Owners,
}

impl Realm {
    /// An unclaimed realm.
    #[must_use]
    pub fn new(board: Board) -> Self {
        let owners = vec![None; board.size().cantons()];
        Self { board: Arc::new(board), owners }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The board's grid.
    #[must_use]
    pub fn grid(&self) -> &'static Grid {
        self.board.grid()
    }

    /// The terrain of a canton.
    #[must_use]
    pub fn terrain(&self, canton: CantonId) -> Terrain {
        self.board.terrain(canton)
    }

    /// The owner of a canton.
    #[must_use]
    pub fn owner(&self, canton: CantonId) -> Option<Seat> {
        self.owners[canton.index()]
    }

    /// The owners of all cantons.
    #[must_use]
    pub fn owners(&self) -> &[Option<Seat>] {
        &self.owners
    }

    /// All cantons, in order.
    pub fn cantons(&self) -> impl Iterator<Item = CantonId> + use<> {
        (0..self.owners.len() as u16).map(CantonId)
    }

    /// The cantons that a seat owns, in order.
    pub fn land(&self, seat: Seat) -> impl Iterator<Item = CantonId> + '_ {
        self.cantons().filter(move |&canton| self.owner(canton) == Some(seat))
    }

    /// Number of cantons that a seat owns.
    #[must_use]
    pub fn land_count(&self, seat: Seat) -> usize {
        self.owners.iter().filter(|&&owner| owner == Some(seat)).count()
    }

    /// Changes the terrain of a canton permanently. An impassable canton loses its owner (manual
    /// appendix K, A Great Fissure).
    pub(crate) fn erupt(&mut self, canton: CantonId, terrain: Terrain) {
        Arc::make_mut(&mut self.board).erupt(canton, terrain);
        if !terrain.passable() {
            self.award(canton, None);
        }
    }

    /// Gives a canton to a seat, or to no seat.
    pub(crate) fn award(&mut self, canton: CantonId, to: Option<Seat>) {
        self.owners[canton.index()] = to;
    }
}
