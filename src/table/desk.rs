//! The desk at which a seat plans its turn: a choice with unlimited undo and redo.
//!
//! Undo never crosses an end of turn: a new turn has a new desk.

/// A choice, and the choices before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk<C> {
    now: C,
    past: Vec<C>,
    future: Vec<C>,
}

impl<C: Clone + PartialEq> Desk<C> {
    /// A desk on which this choice lies.
    #[must_use]
    pub const fn with(choice: C) -> Self {
        Self { now: choice, past: Vec::new(), future: Vec::new() }
    }

    /// The present choice.
    #[must_use]
    pub const fn now(&self) -> &C {
        &self.now
    }

    /// True if there is something to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// True if there is something to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }

    /// Changes the choice. A change that changes nothing is not remembered.
    pub fn change(&mut self, change: impl FnOnce(&mut C)) {
        let before = self.now.clone();
        change(&mut self.now);
        if self.now != before {
            self.past.push(before);
            self.future.clear();
        }
    }
}
