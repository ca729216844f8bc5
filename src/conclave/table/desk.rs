//! Desk: the draft that an archfiend is planning, with unlimited undo and redo.
//!
//! Undo never crosses the end of a turn, because each turn has a new desk.

use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::{Answer, Draft, Order};

/// The current draft with its undo and redo history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk(table::desk::Desk<Draft>);

impl Desk {
    /// Creates a desk with an empty draft.
    #[must_use]
    pub const fn new(seat: Seat) -> Self {
        Self::with(Draft::empty(seat))
    }

    /// Creates a desk with this draft.
    #[must_use]
    pub const fn with(draft: Draft) -> Self {
        Self(table::desk::Desk::with(draft))
    }

    /// Returns the current draft.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        self.0.now()
    }

    /// Returns the earlier drafts, oldest first.
    #[must_use]
    pub fn past(&self) -> &[Draft] {
        self.0.past()
    }

    /// Returns the undone drafts, the next to be redone first.
    pub fn future(&self) -> impl Iterator<Item = &Draft> {
        self.0.future()
    }

    /// True if there is something to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.0.can_undo()
    }

    /// True if there is something to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.0.can_redo()
    }

    /// Puts an order into a slot; `None` empties the slot.
    pub fn put(&mut self, slot: SlotNo, order: Option<Order>) {
        self.0.change(|draft| draft.slots[slot.index()] = order);
    }

    /// Exchanges the orders of two slots.
    pub fn swap(&mut self, a: SlotNo, b: SlotNo) {
        self.0.change(|draft| draft.slots.swap(a.index(), b.index()));
    }

    /// Adds an answer. It replaces an earlier answer to the same question.
    pub fn answer(&mut self, answer: Answer) {
        self.0.change(|draft| draft.answer(answer));
    }

    /// Removes the answer to the same question as this one.
    pub fn withdraw(&mut self, answer: &Answer) {
        self.0.change(|draft| draft.answers.retain(|old| !old.same_question(answer)));
    }

    /// Empties the draft. This can be undone too.
    pub fn clear(&mut self) {
        self.0.change(|draft| *draft = Draft::empty(draft.seat));
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        self.0.undo();
    }

    /// Redoes the last undone change.
    pub fn redo(&mut self) {
        self.0.redo();
    }
}
