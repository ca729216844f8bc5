//! The chronicle: facts, orders and numbers turned into sentences.
//!
//! A [`Teller`] holds the words, the catalog and a table: a seat's view of the game, or the whole game
//! once it is over. It tells only facts that it is given, so a seat reads no more than it may know.
//!
//! | Module | Tells |
//! | --- | --- |
//! | `names` | the names of things |
//! | `facts`, `turn` | a line for each fact, and a turn's facts in paragraphs |
//! | `orders` | orders, and why they fail |
//! | `battle`, `duels` | the arithmetic of fights |
//! | `manual` | the rules: tooltips, glossary, rulings |
//! | `rationale` | the reasons of minds |
//! | `speech` | the words of houses that act in public |
//! | `annals` | a whole game that is over |
//!
//! Not here: any words. They are in `assets/text`.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub(crate) use conclave_rules as rules;

mod abilities;
pub mod annals;
mod battle;
mod curses;
mod decrees;
pub mod diplomacy;
mod duels;
mod events;
mod facts;
mod flaws;
mod forces;
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
pub mod text;
mod turn;

use crate::rules::catalog::Catalog;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::text::{Text, Value};

pub use flaws::flaw;
pub use rationale::{Minuted, Minutes, percent};
pub use speech::Spoken;
pub use turn::Chapter;

/// How a line strikes its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// Good for the seat that reads it.
    Good,
    /// Bad for the seat that reads it.
    Bad,
    /// Of arms.
    War,
    /// Of the conclave.
    Conclave,
    /// Of tribute and the bazaar.
    Market,
    /// Of nothing that matters much.
    Quiet,
}

/// One line of the chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The name of a picture in `assets/icons`.
    pub icon: &'static str,
    /// One sentence that says it.
    pub headline: String,
    /// Sentences that say more.
    pub detail: Vec<String>,
    /// How it strikes its reader.
    pub tone: Tone,
    /// The canton it is about.
    pub about: Option<CantonId>,
    /// The seats it is about, each once.
    pub seats: Vec<Seat>,
    /// What was said to go with it.
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

/// Who turns things into words.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    text: &'a Text,
    catalog: &'a Catalog,
    table: &'a Game,
    reader: Option<Seat>,
    /// The turn of which it tells, if that is not the table's.
    turn: Option<u32>,
}

impl<'a> Teller<'a> {
    /// A teller over this table. It takes no side: nothing is good or bad, and every line is told.
    #[must_use]
    pub const fn new(text: &'a Text, catalog: &'a Catalog, table: &'a Game) -> Self {
        Self { text, catalog, table, reader: None, turn: None }
    }

    /// The same for one reader: lines are good or bad for this seat, and the healing of others is passed over.
    #[must_use]
    pub const fn reading_to(mut self, seat: Seat) -> Self {
        self.reader = Some(seat);
        self
    }

    /// The same about what happened in this turn, which may be long past: what was said then does not change any more.
    #[must_use]
    pub const fn of_turn(mut self, turn: u32) -> Self {
        self.turn = Some(turn);
        self
    }

    /// The table it tells about.
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

    /// The tone of something that one seat gains by and another loses by, and that is otherwise of this tone.
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
