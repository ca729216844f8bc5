//! The orders that a player gives again in each turn, as long as the rules allow it (ux row 26).
//!
//! They are the player's own matter, like the private notes, and lie beside them in the
//! [`belongings`](crate::belongings). The game knows nothing of them: a new turn only begins with
//! these orders in the draft, where the player sees them and can take them out.
//!
//! Only orders that make sense again can be repeated: a demand of tribute, a search for
//! manuscripts, and a bid for the same ware with the same cards. A wish ends when its order is
//! taken out of the draft, and when the rules refuse it.

use serde::{Deserialize, Serialize};

use crate::desk::Desk;
use crate::rules::bazaar::BazaarOrder;
use crate::rules::game::Game;
use crate::rules::ids::SlotNo;
use crate::rules::orders::{Draft, Drafting, Order, Refusal};
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::TributeOrder;

/// The orders that are repeated, with the slots in which they stood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeats {
    /// The last turn in which they were given.
    turn: u32,
    orders: Vec<(SlotNo, Order)>,
}

/// True if two orders are the same wish, whatever is paid.
fn same(one: &Order, other: &Order) -> bool {
    if let Order::Bazaar(BazaarOrder::Bid { goods, .. }) = one
        && let Order::Bazaar(BazaarOrder::Bid { goods: wanted, .. }) = other
    {
        return goods == wanted;
    }
    one == other
}

impl Repeats {
    /// Returns no repeated orders.
    #[must_use]
    pub const fn none() -> Self {
        Self { turn: 0, orders: Vec::new() }
    }

    /// Reads what [`write`](Self::write) has written. Whatever cannot be understood counts as none,
    /// because it is only a convenience.
    #[must_use]
    pub fn read(words: &str) -> Self {
        ron::from_str(words).unwrap_or_default()
    }

    /// Returns them as a text; empty if there are none.
    #[must_use]
    pub fn write(&self) -> String {
        if self.orders.is_empty() { String::new() } else { ron::to_string(self).unwrap_or_default() }
    }

    /// True if an order can be repeated.
    #[must_use]
    pub const fn can(order: &Order) -> bool {
        match order {
            Order::Tribute(TributeOrder::DemandTribute | TributeOrder::SeekManuscripts)
            | Order::Bazaar(BazaarOrder::Bid { .. }) => true,
            Order::Tribute(TributeOrder::Consolidate { .. })
            | Order::Forces(_)
            | Order::Attachment(_)
            | Order::Manuscript(_)
            | Order::Archfiend(_)
            | Order::Diplomacy(_)
            | Order::Arena(_)
            | Order::Ritual(_)
            | Order::Event(_)
            | Order::Objective(_) => false,
        }
    }

    /// Returns the slots of a draft whose orders are repeated. Of equal orders, the first ones are.
    #[must_use]
    pub fn marked(&self, draft: &Draft) -> Vec<SlotNo> {
        let mut left: Vec<&Order> = self.orders.iter().map(|(_, order)| order).collect();
        let mut marked = Vec::new();
        for slot in SlotNo::ALL {
            let Some(order) = &draft.slots[slot.index()] else { continue };
            if let Some(at) = left.iter().position(|wish| same(wish, order)) {
                left.remove(at);
                marked.push(slot);
            }
        }
        marked
    }

    /// Repeats the order of a slot from now on, or ends that. Does nothing for an order that cannot
    /// be repeated.
    pub fn toggle(&mut self, turn: u32, draft: &Draft, slot: SlotNo) {
        let Some(order) = draft.slots[slot.index()].as_ref().filter(|order| Self::can(order)) else { return };
        self.turn = turn;
        if self.marked(draft).contains(&slot) {
            if let Some(at) = self.orders.iter().rposition(|(_, wish)| same(wish, order)) {
                self.orders.remove(at);
            }
        } else {
            self.orders.push((slot, order.clone()));
        }
    }

    /// Keeps those that are still in a draft which is sealed, as they stand in it.
    pub fn settle(&mut self, draft: &Draft) {
        let stand = |slot: SlotNo| Some((slot, draft.slots[slot.index()].clone()?));
        self.orders = self.marked(draft).into_iter().filter_map(stand).collect();
    }

    /// Puts them into the draft of a new turn, each into its slot or the first free one. Returns
    /// those that the rules refuse now, with the reason; they are not repeated any more. Does
    /// nothing in a turn in which it was done before.
    pub fn give(&mut self, book: &Rulebook, table: &Game, slots: usize, desk: &mut Desk) -> Vec<(Order, Refusal)> {
        if self.turn >= table.turn() {
            return Vec::new();
        }
        self.turn = table.turn();
        let mut ended = Vec::new();
        for (wanted, order) in std::mem::take(&mut self.orders) {
            let free = desk.draft().slots[wanted.index()].is_none() && wanted.index() < slots;
            let slot = if free { Some(wanted) } else { desk.draft().first_empty(slots) };
            // A house that has lost an order slot has no room for all of them.
            let Some(slot) = slot else {
                ended.push((order, Refusal::NoSuchSlot { has: slots as u8 }));
                continue;
            };
            match check(book, table, desk.draft(), slot, &order) {
                Ok(()) => {
                    desk.put(slot, Some(order.clone()));
                    self.orders.push((slot, order));
                }
                Err(refusal) => ended.push((order, refusal)),
            }
        }
        ended
    }
}

/// Checks an order in a slot of a draft, after the orders before it.
fn check(book: &Rulebook, table: &Game, draft: &Draft, slot: SlotNo, order: &Order) -> Result<(), Refusal> {
    let mut plan = Drafting::open(book, table, draft.seat, &draft.answers);
    for earlier in &draft.slots[..slot.index()] {
        match earlier {
            // A refused order leaves its slot empty, as when the turn is processed.
            Some(earlier) => drop(plan.plan(earlier)),
            None => plan.skip(),
        }
    }
    plan.check(order)
}
