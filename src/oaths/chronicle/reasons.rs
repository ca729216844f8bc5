//! Sentences for the reasons of minds.

use oaths_rules::ids::Seat;
use oaths_rules::step::{Answer, Choice};

use super::Teller;

impl Teller<'_> {
    /// Returns a sentence for an answer that a mind considered. `worth` is how much better than its
    /// first idea the mind found it, in hundredths of a victory point.
    #[must_use]
    pub fn weighed(&self, seat: Seat, answer: &Answer, worth: i64) -> String {
        let answer = self.said(&Choice { seat, answer: answer.clone() });
        let size = worth.unsigned_abs();
        let points = format!("{}{}.{:02}", if worth < 0 { "−" } else { "+" }, size / 100, size % 100);
        self.say_with("oaths-reason-weighed", &[("answer", answer.into()), ("points", points.into())])
    }

    /// Returns how a mind came to its answer: in how many imagined games, or by habit.
    #[must_use]
    pub fn thought(&self, seat: Seat, games: u32) -> String {
        let id = if games == 0 { "oaths-reason-habit" } else { "oaths-reason-games" };
        self.say_with(id, &[("devil", self.seat(seat).into()), ("games", games.into())])
    }
}
