//! Another order in the stead of one that a draft could best do without.

use crate::rules::game::Game;
use crate::rules::orders::{Draft, Drafting, Order};
use crate::rules::rulebook::Rulebook;

/// The draft with this order in it: in an empty slot, or in the latest where it can stand without making another impossible.
/// Nothing if it can stand nowhere.
pub(super) fn in_stead(book: &Rulebook, table: &Game, draft: &Draft, order: Order) -> Option<Draft> {
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
