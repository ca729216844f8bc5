//! The desk at which a seat plans its turn: a draft with unlimited undo and redo.
//!
//! Undo never crosses an end of turn: a new turn has a new desk.

use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::{Answer, Draft, Order};

/// A draft and the drafts before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    draft: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
}

impl Desk {
    /// An empty desk.
    #[must_use]
    pub const fn new(seat: Seat) -> Self {
        Self::with(Draft::empty(seat))
    }

    /// A desk on which a plan already lies.
    #[must_use]
    pub const fn with(draft: Draft) -> Self {
        Self { draft, past: Vec::new(), future: Vec::new() }
    }

    /// The draft as it is.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Whether there is something to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Puts an order into a slot, or empties it.
    pub fn put(&mut self, slot: SlotNo, order: Option<Order>) {
        self.change(|draft| draft.slots[slot.index()] = order);
    }

    /// Changes two slots with one another.
    pub fn swap(&mut self, a: SlotNo, b: SlotNo) {
        self.change(|draft| draft.slots.swap(a.index(), b.index()));
    }

    /// Gives an answer, in place of an earlier one to the same question.
    pub fn answer(&mut self, answer: Answer) {
        self.change(|draft| draft.answer(answer));
    }

    /// Takes back the answer to the question that this one answers too.
    pub fn withdraw(&mut self, answer: &Answer) {
        self.change(|draft| draft.answers.retain(|old| !old.same_question(answer)));
    }

    /// Clears everything; this too can be undone.
    pub fn clear(&mut self) {
        self.change(|draft| *draft = Draft::empty(draft.seat));
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.draft, before));
        }
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.draft, after));
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Draft)) {
        let before = self.draft.clone();
        change(&mut self.draft);
        if self.draft != before {
            self.past.push(before);
            self.future.clear();
        }
    }
}
