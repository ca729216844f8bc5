//! Progress of a house with its manuscripts (manual 4.9): the query used by screens and AI players.

use super::state::{Piece, Pupil};
use super::train::{can_learn, pupils};
use crate::bazaar::Goods;
use crate::catalog::Catalog;
use crate::game::Game;
use crate::ids::{ManuscriptKind, Seat};

/// Location of a piece, as far as a seat can know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whereabouts {
    /// In the seat's own vault.
    Own,
    /// On the shelf of the bazaar, where houses can bid for it.
    Shelf,
    /// In the unseen stock of the bazaar: it may come to the shelf or be found by a search.
    Unseen,
    /// In another house's vault, or used up.
    Gone,
}

/// A set that a seat has begun or could begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The manuscript.
    pub manuscript: ManuscriptKind,
    /// Its pieces, in order, with the location of each.
    pub pieces: Vec<(Piece, Whereabouts)>,
    /// Legions or praetors of the house that could learn from the whole set. Empty for a Rite or a
    /// Machine.
    pub pupils: Vec<Pupil>,
}

impl Progress {
    /// Number of pieces that the seat has, 0 to 4.
    #[must_use]
    pub fn has(&self) -> usize {
        self.pieces.iter().filter(|(_, place)| *place == Whereabouts::Own).count()
    }

    /// True if the seat has all pieces.
    #[must_use]
    pub fn whole(&self) -> bool {
        self.has() == self.pieces.len()
    }

    /// True if no missing piece is out of reach.
    #[must_use]
    pub fn possible(&self) -> bool {
        self.pieces.iter().all(|(_, place)| *place != Whereabouts::Gone)
    }
}

/// Progress of a seat with one manuscript, from that seat's own view of the game (manual 4.9).
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

/// Progress with every set that a seat has begun, by id, from that seat's own view of the game
/// (manual 4.9).
#[must_use]
pub fn progress(catalog: &Catalog, table: &Game, seat: Seat) -> Vec<Progress> {
    let mut begun: Vec<ManuscriptKind> = table.manuscripts().of(seat).map(|piece| piece.manuscript).collect();
    begun.dedup();
    begun.into_iter().map(|manuscript| progress_of(catalog, table, seat, manuscript)).collect()
}
