//! The chronicle of Nine Circles turns cards, rules, deals and facts into sentences.
//!
//! [`Words`] says what is true in every game: names, and the rules of each card. A [`Teller`] also
//! knows a game: a seat's view of it, or the whole game once it is over. It reports only facts that
//! it is given, so a seat reads no more than it may know.
//!
//! Rules are made from the definitions and numbers in the catalog. A new card with a known effect
//! needs only a name and a line of flavour.
//!
//! | Module | Content |
//! | --- | --- |
//! | `words`, `rules` | Names and rules of cards and counters, for every game |
//! | `names` | Names of triumvirates, units and places, and lists of things |
//! | `deals` | Offers, and what spells are aimed at |
//! | `phases`, `questions`, `answers` | The course of a game, and what a seat chooses |
//! | `refusals` | The rules that answers break |
//! | `reasons` | The reasons of minds |
//! | `facts`, `ending` | A line for each fact, and the end |
//! | `survey` | Everything that a seat may know, as text for a terminal |
//! | `codex` | An entry for each card and each part of the rules, with search |
//!
//! Not here: windows.
//!
//! The texts are in `assets/circles/text`, and the crate [`table_text`] reads them.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

mod answers;
pub mod codex;
mod deals;
mod ending;
mod facts;
mod names;
mod phases;
mod questions;
mod reasons;
mod refusals;
mod rules;
mod survey;
#[cfg(test)]
mod tests;
mod words;

use circles_rules::catalog::Catalog;
use circles_rules::game::Game;
use circles_rules::ids::{Arcanum, DaemonKind, HellCard, Seat, Sectio};
use table_text::{Text, Value};

pub use table_text::telling::{Question, Tone};
pub use words::Words;

/// A card that a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// An arcana card.
    Arcanum(Arcanum),
    /// A Hell card.
    Hell(HellCard),
    /// A daemon card.
    Daemon(DaemonKind),
    /// A sectio card.
    Sectio(Sectio),
}

/// One line of the chronicle.
pub type Line = table_text::telling::Line<Card>;

/// The arguments of a text, with their values.
type About<'a> = [(&'a str, Value<'a>)];

/// Turns the cards, deals and facts of one game into words.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    text: &'a Text,
    catalog: &'a Catalog,
    game: &'a Game,
    reader: Option<Seat>,
}

impl<'a> Teller<'a> {
    /// Creates a teller over this game: the game of a view, or the whole game once it is over. It
    /// is neutral: nothing is good or bad.
    #[must_use]
    pub const fn new(text: &'a Text, catalog: &'a Catalog, game: &'a Game) -> Self {
        Self { text, catalog, game, reader: None }
    }

    /// Sets the reader: lines are good or bad for this seat.
    #[must_use]
    pub const fn reading_to(mut self, seat: Seat) -> Self {
        self.reader = Some(seat);
        self
    }

    /// Returns the words for what is true in every game.
    #[must_use]
    pub const fn words(&self) -> Words<'a> {
        Words::new(self.text, self.catalog)
    }

    fn say(&self, id: &str) -> String {
        self.text.say(id)
    }

    fn say_with(&self, id: &str, about: &About<'_>) -> String {
        self.text.say_with(id, about)
    }

    /// Returns a sentence about one triumvirate. The text gets its name as `$seat`.
    fn say_of(&self, id: &str, seat: Seat, about: &About<'_>) -> String {
        let own = [("seat", self.seat(seat).into())];
        let all: Vec<(&str, Value<'_>)> = own.into_iter().chain(about.iter().cloned()).collect();
        self.say_with(id, &all)
    }

    /// Returns the tone of a fact by which one seat gains and another loses. `otherwise` is for all
    /// other readers.
    fn mood(&self, gains: Option<Seat>, loses: Option<Seat>, otherwise: Tone) -> Tone {
        if self.reader.is_none() {
            otherwise
        } else if self.reader == gains {
            Tone::Good
        } else if self.reader == loses {
            Tone::Bad
        } else {
            otherwise
        }
    }
}
