//! Inserts an order into a draft that a mind has composed.

use crate::rules::game::Game;
use crate::rules::orders::{Draft, Drafting, Order};
use crate::rules::rulebook::Rulebook;

/// Returns the draft with this order in an empty slot, or else in place of the latest order whose
/// replacement causes no new problem. None if no slot fits.
pub(super) fn insert(book: &Rulebook, table: &Game, draft: &Draft, order: Order) -> Option<Draft> {
    let slots = usize::from(Drafting::open(book, table, draft.seat, &draft.answers).slots());
    let before = Drafting::problems(book, table, draft).len();
    let empty = (0..slots).rev().filter(|&slot| draft.slots[slot].is_none());
    let taken = (0..slots).rev().filter(|&slot| draft.slots[slot].is_some());
    empty.chain(taken).find_map(|slot| {
        let mut changed = draft.clone();
        changed.slots[slot] = Some(order.clone());
        (Drafting::problems(book, table, &changed).len() <= before).then_some(changed)
    })
}
