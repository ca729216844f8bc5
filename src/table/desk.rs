//! Desk: the choice that a seat is planning, with unlimited undo and redo.
//!
//! Undo never crosses the end of a turn, because each turn has a new desk.

/// The current choice with its undo and redo history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk<C> {
    now: C,
    past: Vec<C>,
    future: Vec<C>,
}

impl<C: Clone + PartialEq> Desk<C> {
    /// Creates a desk with this choice.
    #[must_use]
    pub const fn with(choice: C) -> Self {
        Self { now: choice, past: Vec::new(), future: Vec::new() }
    }

    /// Returns the current choice.
    #[must_use]
    pub const fn now(&self) -> &C {
        &self.now
    }

    /// Returns the earlier choices, oldest first.
    #[must_use]
    pub fn past(&self) -> &[C] {
        &self.past
    }

    /// Returns the undone choices, the next to be redone first.
    pub fn future(&self) -> impl Iterator<Item = &C> {
        self.future.iter().rev()
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

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Redoes the last undone change.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }

    /// Changes the choice. A change without effect is not added to the history.
    pub fn change(&mut self, change: impl FnOnce(&mut C)) {
        let before = self.now.clone();
        change(&mut self.now);
        if self.now != before {
            self.past.push(before);
            self.future.clear();
        }
    }
}
