//! The chronicle of Oaths of the Pit turns cards, rules, deals and facts into sentences.
//!
//! [`Words`] says what is true in every game: names, and the rules of each card. A [`Teller`] also
//! knows a game: a seat's view of it, or the whole game once it is over. It reports only facts that
//! it is given, so a seat reads no more than it may know.
//!
//! Rules are made from the effects and numbers in the catalog. A new card with a known effect needs
//! only a name and a line of flavour.
//!
//! | Module | Content |
//! | --- | --- |
//! | `words`, `rules` | Names and rules of cards, for every game |
//! | [`phrases`] | Lists and paragraphs, in both editions |
//! | `names` | Names of seats, targets and colours, and lists of things |
//! | `deals` | Offers, favours, promises and special cards with their aims |
//! | `phases`, `questions`, `answers` | The course of a game, and what a seat chooses |
//! | `refusals` | The rules that answers break |
//! | `facts`, `ending` | A line for each fact, and the final count |
//! | `reasons` | What minds weighed |
//! | `survey` | Everything that a seat may know, as text for a terminal |
//! | `codex` | An entry for each card and each part of the rules, with search |
//!
//! The texts are in `assets/oaths/text`, and the crate [`table_text`] reads them.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

mod answers;
pub mod codex;
mod deals;
mod ending;
mod facts;
mod names;
mod phases;
pub mod phrases;
mod questions;
mod reasons;
mod refusals;
mod rules;
mod survey;
#[cfg(test)]
mod tests;
mod words;

use oaths_rules::catalog::Catalog;
use oaths_rules::game::Game;
use oaths_rules::ids::{Card, Seat};
use table_text::{Text, Value};

pub use words::Words;

/// The mood of a line for its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// Good for the reader's seat.
    Good,
    /// Bad for the reader's seat.
    Bad,
    /// About war.
    War,
    /// About votes, oaths and points.
    Court,
    /// About cards and deals.
    Market,
    /// Of little importance.
    Quiet,
}

/// One line of the chronicle. `C` names a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<C = Card> {
    /// The name of an icon in `assets/icons`.
    pub icon: &'static str,
    /// The sentence of the line.
    pub headline: String,
    /// Further sentences.
    pub detail: Vec<String>,
    /// The mood for its reader.
    pub tone: Tone,
    /// The seats that the line is about, each once.
    pub seats: Vec<Seat>,
    /// The resource cards that the line is about, each once.
    pub cards: Vec<C>,
}

impl<C: Copy + PartialEq> Line<C> {
    /// Creates a line that is about nobody yet.
    #[must_use]
    pub const fn new(icon: &'static str, tone: Tone, headline: String) -> Self {
        Self { icon, headline, detail: Vec::new(), tone, seats: Vec::new(), cards: Vec::new() }
    }

    /// Adds seats.
    #[must_use]
    pub fn of(mut self, seats: impl IntoIterator<Item = Seat>) -> Self {
        for seat in seats {
            if !self.seats.contains(&seat) {
                self.seats.push(seat);
            }
        }
        self
    }

    /// Adds cards.
    #[must_use]
    pub fn about(mut self, cards: &[C]) -> Self {
        for card in cards {
            if !self.cards.contains(card) {
                self.cards.push(*card);
            }
        }
        self
    }

    /// Adds sentences below the headline.
    #[must_use]
    pub fn with(mut self, detail: impl IntoIterator<Item = String>) -> Self {
        self.detail.extend(detail);
        self
    }
}

/// The head of a seat's panel: what is asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// A few words.
    pub title: String,
    /// The question, with the rule that matters and its numbers.
    pub text: String,
}

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

    fn say_with(&self, id: &str, about: &[(&str, Value<'_>)]) -> String {
        self.text.say_with(id, about)
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
