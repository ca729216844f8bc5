//! How far a house has come with its manuscripts: the query behind every screen and mind that asks.

use super::state::{Piece, Pupil};
use super::train::{can_learn, pupils};
use crate::bazaar::Goods;
use crate::catalog::Catalog;
use crate::game::Game;
use crate::ids::{ManuscriptKind, Seat};

/// Where a missing piece is, as far as a seat can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whereabouts {
    /// In the seat's own vault.
    Own,
    /// In the bazaar, to be bid for.
    Shelf,
    /// Where the bazaar gets its wares: it may come to the shelf or be found by a search.
    Unseen,
    /// In somebody else's vault, or used up.
    Gone,
}

/// A set that a seat has begun or could begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Which manuscript.
    pub manuscript: ManuscriptKind,
    /// Its pieces, from the first, and where each is.
    pub pieces: Vec<(Piece, Whereabouts)>,
    /// Who in the house could learn from it once it is whole; nobody from a Rite or a Machine.
    pub pupils: Vec<Pupil>,
}

impl Progress {
    /// How many pieces are there, 0 to 4.
    #[must_use]
    pub fn has(&self) -> usize {
        self.pieces.iter().filter(|(_, place)| *place == Whereabouts::Own).count()
    }

    /// Whether all are.
    #[must_use]
    pub fn whole(&self) -> bool {
        self.has() == self.pieces.len()
    }

    /// Whether none of those that are missing is out of reach.
    #[must_use]
    pub fn possible(&self) -> bool {
        self.pieces.iter().all(|(_, place)| *place != Whereabouts::Gone)
    }
}

/// How far a seat has come with one manuscript, on its own table (manual 4.9).
#[must_use]
pub fn progress_of(catalog: &Catalog, table: &Game, seat: Seat, manuscript: ManuscriptKind) -> Progress {
    let place = |piece: Piece| {
        let goods = Goods::Manuscript(piece);
        if table.manuscripts().owner(piece) == Some(seat) {
            Whereabouts::Own
        } else if table.bazaar().ware(goods).is_some() {
            Whereabouts::Shelf
        } else if table.bazaar().unseen().binary_search(&goods).is_ok() {
            Whereabouts::Unseen
        } else {
            Whereabouts::Gone
        }
    };
    let def = catalog.manuscript(manuscript);
    let could = |pupil: &Pupil| can_learn(catalog, table, seat, def, manuscript, *pupil).is_ok();
    Progress {
        manuscript,
        pieces: Piece::of(catalog, manuscript).map(|piece| (piece, place(piece))).collect(),
        pupils: pupils(table, seat, def.mark()).into_iter().filter(could).collect(),
    }
}

/// Every set that a seat has begun, by id, on its own table (manual 4.9).
#[must_use]
pub fn progress(catalog: &Catalog, table: &Game, seat: Seat) -> Vec<Progress> {
    let mut begun: Vec<ManuscriptKind> = table.manuscripts().of(seat).map(|piece| piece.manuscript).collect();
    begun.dedup();
    begun.into_iter().map(|manuscript| progress_of(catalog, table, seat, manuscript)).collect()
}
