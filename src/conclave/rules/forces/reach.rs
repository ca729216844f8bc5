//! The cantons that a legion can reach, with the path to each: the query used by highlights, legal
//! orders and AI players.

use super::moves_left;
use super::state::Legion;
use crate::catalog::Catalog;
use crate::game::Game;
use crate::ids::CantonId;
use crate::realm::{Entry, Foe, Owners, entry};

/// A canton within a legion's reach this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The canton.
    pub canton: CantonId,
    /// The cantons to enter, in order, ending with `canton`. A flight has only the last one.
    pub path: Vec<CantonId>,
    /// The unit that would be fought there.
    pub foe: Option<Foe>,
    /// True if the legion flies there.
    pub flight: bool,
}

/// All cantons that a legion can march or fly to and stay in, or attack; marches first, nearest
/// first.
#[must_use]
pub fn reach(catalog: &Catalog, game: &Game, held: &Owners, legion: &Legion) -> Vec<Reach> {
    let mut all = marches(catalog, game, held, legion);
    all.extend(flights(catalog, game, held, legion));
    all
}

/// All cantons that a legion can march to (ruling R9).
#[must_use]
pub fn marches(catalog: &Catalog, game: &Game, held: &Owners, legion: &Legion) -> Vec<Reach> {
    let grid = game.realm().grid();
    let mut found = Vec::new();
    // The predecessor of each canton seen. The start is its own predecessor.
    let mut back: Vec<Option<CantonId>> = vec![None; grid.len()];
    back[legion.canton.index()] = Some(legion.canton);
    let mut front = vec![legion.canton];
    for _ in 0..moves_left(catalog, game, legion) {
        let mut next = Vec::new();
        for &from in &front {
            for &to in grid.neighbours(from) {
                if back[to.index()].is_some() {
                    continue;
                }
                let (foe, stay, on) = match entry(catalog, game, held, legion, Some(from), to) {
                    Entry::Free => (None, true, true),
                    Entry::Through => (None, false, true),
                    Entry::Battle(foe) => (Some(foe), true, false),
                    Entry::Barred(_) => continue,
                };
                back[to.index()] = Some(from);
                if stay {
                    found.push(Reach { canton: to, path: trace(&back, legion.canton, to), foe, flight: false });
                }
                if on {
                    next.push(to);
                }
            }
        }
        front = next;
    }
    found
}

/// All cantons that a legion can fly to (ruling R13). Empty if it cannot fly or has already moved.
#[must_use]
pub fn flights(catalog: &Catalog, game: &Game, held: &Owners, legion: &Legion) -> Vec<Reach> {
    let Some(range) = super::flight(catalog, game, legion).filter(|_| legion.marched == 0) else { return Vec::new() };
    let grid = game.realm().grid();
    let mut found = Vec::new();
    for canton in grid.within(legion.canton, range.into()) {
        if canton == legion.canton {
            continue;
        }
        let foe = match entry(catalog, game, held, legion, None, canton) {
            Entry::Free => None,
            Entry::Battle(foe) => Some(foe),
            Entry::Through | Entry::Barred(_) => continue,
        };
        found.push(Reach { canton, path: vec![canton], foe, flight: true });
    }
    found
}

fn trace(back: &[Option<CantonId>], start: CantonId, end: CantonId) -> Vec<CantonId> {
    let mut path = vec![end];
    let mut at = end;
    while let Some(before) = back[at.index()].filter(|&before| before != start) {
        path.push(before);
        at = before;
    }
    path.reverse();
    path
}
