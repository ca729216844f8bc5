//! The chair at the table: all that the seated person may know, and the answer in the making.
//!
//! Only one person sits in it. The chair is taken away when somebody else is called.

use std::collections::VecDeque;

use ::table::desk::Desk;
use bevy::prelude::*;

use super::Hosted;
use super::session::Tale;
use ::table::seats::Seat;

/// The chair of the seated person.
#[derive(Resource, Clone, Debug)]
pub struct Chair<G: Hosted> {
    seat: Seat,
    now: G::View,
    tales: VecDeque<Tale<G>>,
    /// The fact of the first tale that is being told.
    at: usize,
    /// Everything that this person has been told, oldest first.
    log: Vec<G::Entry>,
    /// The answer in the making; `None` if nothing is asked of this seat.
    desk: Option<Desk<G::Choice>>,
    /// True while the telling stands still until the player goes on.
    pub paused: bool,
    /// Seconds for which the present fact has been shown.
    pub shown: f32,
}

impl<G: Hosted> Chair<G> {
    /// Returns the chair of a person who has read this log.
    #[must_use]
    pub const fn new(
        seat: Seat,
        now: G::View,
        log: Vec<G::Entry>,
        tales: VecDeque<Tale<G>>,
        desk: Option<Desk<G::Choice>>,
    ) -> Self {
        Self { seat, now, tales, at: 0, log, desk, paused: false, shown: 0.0 }
    }

    /// Returns the seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the table as it is shown: as it was before the step that is being told, or as it is.
    #[must_use]
    pub fn view(&self) -> &G::View {
        self.tales.front().map_or(&self.now, |tale| &tale.before)
    }

    /// Returns the present table.
    #[must_use]
    pub const fn now(&self) -> &G::View {
        &self.now
    }

    /// Returns the fact that is being told; `None` if everything has been told.
    #[must_use]
    pub fn telling(&self) -> Option<&G::Entry> {
        self.tales.front().and_then(|tale| tale.facts.get(self.at))
    }

    /// Returns the facts of the present step that were told before.
    #[must_use]
    pub fn told_now(&self) -> &[G::Entry] {
        self.tales.front().map_or(&[], |tale| &tale.facts[..self.at])
    }

    /// Returns the number of facts that are still to be told.
    #[must_use]
    pub fn left(&self) -> usize {
        self.tales.iter().map(|tale| tale.facts.len()).sum::<usize>() - self.at
    }

    /// Returns everything that was told, oldest first.
    #[must_use]
    pub fn log(&self) -> &[G::Entry] {
        &self.log
    }

    /// Returns the answer in the making.
    #[must_use]
    pub fn draft(&self) -> Option<&G::Choice> {
        self.desk.as_ref().map(Desk::now)
    }

    /// Returns the desk with the answer in the making.
    #[must_use]
    pub const fn desk(&self) -> Option<&Desk<G::Choice>> {
        self.desk.as_ref()
    }

    pub(super) const fn desk_mut(&mut self) -> Option<&mut Desk<G::Choice>> {
        self.desk.as_mut()
    }

    /// Goes on to the next fact.
    pub(crate) fn tell_on(&mut self) {
        self.shown = 0.0;
        let Some(tale) = self.tales.front() else { return };
        self.log.push(tale.facts[self.at].clone());
        self.at += 1;
        if self.at == tale.facts.len() {
            self.tales.pop_front();
            self.at = 0;
        }
    }

    /// Tells everything at once.
    pub(super) fn tell_all(&mut self) {
        while !self.tales.is_empty() {
            self.tell_on();
        }
    }

    /// Tells everything at once up to a fact that its player should see.
    pub(super) fn tell_up_to(&mut self, seen: impl Fn(&G::View, &G::Entry) -> bool) {
        self.tell_on();
        while self.telling().is_some_and(|fact| !seen(self.view(), fact)) {
            self.tell_on();
        }
    }

    /// Takes the table as it is now, with what happened, and what is asked.
    pub(super) fn refresh(&mut self, now: G::View, news: VecDeque<Tale<G>>, desk: Option<Desk<G::Choice>>) {
        self.now = now;
        self.tales.extend(news);
        self.desk = desk;
    }
}
