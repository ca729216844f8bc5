//! The desk at which an archfiend plans its turn: a draft with unlimited undo and redo.
//!
//! Undo never crosses an end of turn: a new turn has a new desk.

use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::{Answer, Draft, Order};

/// A draft, and the drafts before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk(table::desk::Desk<Draft>);

impl Desk {
    /// An empty desk.
    #[must_use]
    pub const fn new(seat: Seat) -> Self {
        Self::with(Draft::empty(seat))
    }

    /// A desk on which a plan already lies.
    #[must_use]
    pub const fn with(draft: Draft) -> Self {
        Self(table::desk::Desk::with(draft))
    }

    /// The present draft.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        self.0.now()
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

    /// Puts an order into a slot, or empties it.
    pub fn put(&mut self, slot: SlotNo, order: Option<Order>) {
        self.0.change(|draft| draft.slots[slot.index()] = order);
    }

    /// Exchanges two slots.
    pub fn swap(&mut self, a: SlotNo, b: SlotNo) {
        self.0.change(|draft| draft.slots.swap(a.index(), b.index()));
    }

    /// Gives an answer, in place of an earlier one to the same question.
    pub fn answer(&mut self, answer: Answer) {
        self.0.change(|draft| draft.answer(answer));
    }

    /// Takes back the answer to the same question as this one.
    pub fn withdraw(&mut self, answer: &Answer) {
        self.0.change(|draft| draft.answers.retain(|old| !old.same_question(answer)));
    }

    /// Clears everything. This too can be undone.
    pub fn clear(&mut self) {
        self.0.change(|draft| *draft = Draft::empty(draft.seat));
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        self.0.undo();
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) {
        self.0.redo();
    }
}
