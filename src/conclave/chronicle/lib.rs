//! The chronicle turns facts, orders and numbers into sentences.
//!
//! A [`Teller`] holds the texts, the catalog and a table: a seat's view of the game, or the whole
//! game once it is over. It reports only facts that it is given, so a seat reads no more than it
//! may know.
//!
//! | Module | Content |
//! | --- | --- |
//! | `names` | Names of things |
//! | `facts`, `turn` | A line for each fact, and the facts of a turn in paragraphs |
//! | `orders` | Orders, and the reasons why they fail |
//! | `battle`, `duels` | The arithmetic of fights |
//! | `manual` | The rules: tooltips, glossary, rulings |
//! | `codex` | An entry for everything, with links, search and worked examples |
//! | `rationale` | The reasons of minds |
//! | `speech` | The words of houses that act in public |
//! | `survey` | Everything that a seat may know, for a terminal |
//! | `foresight` | What a plan will bring, as far as its seat can know |
//! | `annals` | The review of a game that is over |
//! | `glossary` | The terms and rulings that have texts |
//!
//! The texts themselves are in `assets/text`, and the crate [`table_text`] reads them.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub(crate) use conclave_rules as rules;

mod abilities;
pub mod annals;
mod battle;
pub mod codex;
mod curses;
mod decrees;
pub mod digest;
pub mod diplomacy;
mod duels;
mod events;
mod facts;
mod flaws;
mod forces;
pub mod foresight;
pub mod glossary;
pub mod keys;
mod manual;
mod manuscripts;
mod names;
mod objectives;
mod orders;
mod perks;
mod rationale;
mod rituals;
pub mod speech;
pub mod survey;
pub mod trials;
mod turn;

use table_text::{Text, Value};

use crate::rules::catalog::Catalog;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};

pub use flaws::flaw;
pub use manual::term;
pub use rationale::{Minuted, Minutes, percent};
pub use speech::Spoken;
pub use turn::Chapter;

/// The mood of a line for its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// Good for the reader's seat.
    Good,
    /// Bad for the reader's seat.
    Bad,
    /// About war.
    War,
    /// About the conclave.
    Conclave,
    /// About tribute and the bazaar.
    Market,
    /// Of little importance.
    Quiet,
}

/// One line of the chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The name of an icon in `assets/icons`.
    pub icon: &'static str,
    /// The sentence of the line.
    pub headline: String,
    /// Further sentences.
    pub detail: Vec<String>,
    /// The mood for its reader.
    pub tone: Tone,
    /// The canton that the line is about.
    pub about: Option<CantonId>,
    /// The seats that the line is about, each once.
    pub seats: Vec<Seat>,
    /// The words of the acting house.
    pub spoken: Option<Spoken>,
}

impl Line {
    const fn new(icon: &'static str, tone: Tone, headline: String) -> Self {
        Self { icon, headline, detail: Vec::new(), tone, about: None, seats: Vec::new(), spoken: None }
    }

    const fn at(mut self, canton: CantonId) -> Self {
        self.about = Some(canton);
        self
    }

    fn of(mut self, seats: impl IntoIterator<Item = Seat>) -> Self {
        for seat in seats {
            if !self.seats.contains(&seat) {
                self.seats.push(seat);
            }
        }
        self
    }

    fn with(mut self, detail: impl IntoIterator<Item = String>) -> Self {
        self.detail.extend(detail);
        self
    }
}

/// Turns facts, orders and numbers into words.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    text: &'a Text,
    catalog: &'a Catalog,
    table: &'a Game,
    reader: Option<Seat>,
    /// The turn of the facts, if it is not the turn of the table.
    turn: Option<u32>,
}

impl<'a> Teller<'a> {
    /// Creates a teller over this table. It is neutral: nothing is good or bad, and no line is left
    /// out.
    #[must_use]
    pub const fn new(text: &'a Text, catalog: &'a Catalog, table: &'a Game) -> Self {
        Self { text, catalog, table, reader: None, turn: None }
    }

    /// Sets the reader: lines are good or bad for this seat, and the healing of others is left out.
    #[must_use]
    pub const fn reading_to(mut self, seat: Seat) -> Self {
        self.reader = Some(seat);
        self
    }

    /// Sets the turn of the facts. It can be long ago; the choice of words for it never changes.
    #[must_use]
    pub const fn of_turn(mut self, turn: u32) -> Self {
        self.turn = Some(turn);
        self
    }

    /// Returns the table.
    #[must_use]
    pub const fn table(&self) -> &'a Game {
        self.table
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
