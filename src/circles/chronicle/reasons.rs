//! Sentences for the reasons of minds.

use circles_rules::ids::Seat;
use circles_rules::step::{Answer, Choice};

use super::Teller;

impl Teller<'_> {
    /// Returns a sentence for an answer that a mind considered. `worth` is how much better than its
    /// first idea the mind found it, in tenths of a Soul.
    #[must_use]
    pub fn weighed(&self, seat: Seat, answer: &Answer, worth: i64) -> String {
        let answer = self.said(&Choice { seat, answer: answer.clone() });
        let size = worth.unsigned_abs();
        let souls = format!("{}{}.{}", if worth < 0 { "−" } else { "+" }, size / 10, size % 10);
        self.say_with("circles-reason-weighed", &[("answer", answer.into()), ("souls", souls.into())])
    }

    /// Returns how a mind came to its answer: in how many imagined games, or by habit.
    #[must_use]
    pub fn thought(&self, seat: Seat, games: u32) -> String {
        let id = if games == 0 { "circles-reason-habit" } else { "circles-reason-games" };
        self.say_with(id, &[("banner", self.seat(seat).into()), ("games", games.into())])
    }
}
