//! The wire: programs in any language that play a seat, with one line of JSON for each message.
//!
//! A program is offered the same as a person: what its seat may see, which choices are legal, a
//! check, a forecast, and a seal. It can be wrong, slow, dead or hostile: a line that cannot be
//! understood is refused with a sentence, and a turn that is not sealed in time is lost. Nothing a
//! program does ends the game for others. `README.md` beside this file describes all messages, with
//! two programs as examples.
//!
//! Not here: how the lines travel ([`program`] does it for programs that this one starts).

pub mod program;

use std::borrow::Cow;

use serde_json::{Map, Value, json};
use table_core::seats::Seat;

use crate::game::Game;

/// Version of the messages. Every change that an older program would not understand increases it.
pub const WIRE: u32 = 1;
/// Longest line that is read, in bytes.
pub const MOST_BYTES: usize = 1 << 20;
/// Most characters of somebody's words in a refusal.
const QUOTED: usize = 80;

/// A game whose seats programs can play.
pub trait Wired: Game {
    /// Returns what the seat of a view may choose beside or after a choice so far, as far as that
    /// can be listed.
    fn legal(book: &Self::Book, view: &Self::View, choice: &Self::Choice) -> Value;

    /// Returns the chances of what a program asks about.
    ///
    /// # Errors
    /// A sentence if it cannot be asked so.
    fn forecast(book: &Self::Book, view: &Self::View, about: &Value) -> Result<Value, String>;

    /// Returns the JSON schema of a choice.
    fn schema() -> Value;
}

/// The words of a game, for what programs are told in sentences.
pub trait Words<G: Game>: Send + Sync {
    /// Tells what of a choice does not count and why, one sentence for each part.
    fn problems(&self, book: &G::Book, view: &G::View, choice: &G::Choice) -> Vec<String>;

    /// Returns everything that the seat of a view may know, as text that a person can play from.
    fn show(&self, book: &G::Book, view: &G::View, log: &[(u32, Vec<G::Entry>)]) -> String;
}

/// The answer to a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<C> {
    /// A message, and nothing else changes.
    Told(Value),
    /// The choice of the turn, and the message that confirms it.
    Sealed(C, Value),
}

/// One turn of a seat, for a program.
pub struct Clerk<'a, G: Wired> {
    /// The rules.
    pub book: &'a G::Book,
    /// The seat.
    pub seat: Seat,
    /// The turn, from 1.
    pub turn: u32,
    /// What the seat may see.
    pub view: &'a G::View,
    /// What it may know of earlier turns: the number of each, and its log.
    pub log: &'a [(u32, Vec<G::Entry>)],
    /// The words of the game.
    pub words: &'a dyn Words<G>,
}

/// Returns the first message to a program.
#[must_use]
pub fn hello<G: Wired>(seat: Seat, charter: &G::Charter) -> Value {
    let seats: Vec<Value> =
        G::chairs(charter).into_iter().map(|chair| json!({"name": chair.name, "symbol": chair.symbol})).collect();
    json!({"told": "hello", "wire": WIRE, "game": G::NAME, "rules": G::RULES, "seat": seat, "seats": seats})
}

/// Returns the last message to a program.
#[must_use]
pub fn over<G: Wired>(ending: &G::Ending) -> Value {
    json!({"told": "over", "turn": G::last_turn(ending), "winners": G::winners(ending)})
}

/// Returns the message to a program whose turn is lost.
#[must_use]
pub fn late(turn: u32) -> Value {
    json!({"told": "late", "turn": turn})
}

/// Returns the message that refuses a line.
#[must_use]
pub fn refused(why: impl Into<String>) -> Value {
    json!({"refused": why.into()})
}

impl<G: Wired> Clerk<'_, G> {
    /// Returns the message that opens the turn.
    #[must_use]
    pub fn opening(&self) -> Value {
        json!({"told": "turn", "turn": self.turn})
    }

    /// Answers a line of a program. Any bytes are safe.
    #[must_use]
    pub fn answer(&self, line: &[u8]) -> Answer<G::Choice> {
        let asked: Map<String, Value> = match serde_json::from_slice(line) {
            Ok(Value::Object(asked)) => asked,
            Ok(_) => return Answer::Told(refused("a message is a JSON object: {\"ask\": ...}")),
            Err(fault) => return Answer::Told(refused(format!("this is no JSON: {fault}"))),
        };
        let answer = self.reply(&asked).unwrap_or_else(|why| Answer::Told(refused(why)));
        // A program that asks several things at once tells the answers apart by its own mark.
        let mark = |mut told: Value| {
            if let (Some(id), Some(told)) = (asked.get("id"), told.as_object_mut()) {
                told.insert("id".to_owned(), id.clone());
            }
            told
        };
        match answer {
            Answer::Told(told) => Answer::Told(mark(told)),
            Answer::Sealed(choice, told) => Answer::Sealed(choice, mark(told)),
        }
    }

    fn reply(&self, asked: &Map<String, Value>) -> Result<Answer<G::Choice>, String> {
        let ask = asked.get("ask").and_then(Value::as_str);
        let ask = ask.ok_or("\"ask\" is missing: view, log, legal, check, forecast, show, schema, seal or pass")?;
        let told = |key: &str, value: Value| Ok(Answer::Told(json!({"told": key, (key): value})));
        match ask {
            "view" => told("view", as_json(self.view)?),
            "log" => {
                let turns: Result<Vec<Value>, String> = self.log_of(asked)?.into_iter().map(as_json).collect();
                told("log", turns?.into())
            }
            "legal" => {
                let choice = match asked.get("choice") {
                    Some(_) => self.choice(asked)?,
                    None => G::pass(self.seat),
                };
                told("legal", G::legal(self.book, self.view, &choice))
            }
            "check" => {
                let choice = self.choice(asked)?;
                told("problems", self.words.problems(self.book, self.view, &choice).into())
            }
            "forecast" => {
                let about = asked.get("about").ok_or("\"about\" is missing: what is to be forecast")?;
                told("forecast", G::forecast(self.book, self.view, about)?)
            }
            "show" => told("show", self.words.show(self.book, self.view, self.log).into()),
            "schema" => told("schema", G::schema()),
            "seal" => {
                self.in_time(asked)?;
                let choice = self.choice(asked)?;
                let problems = self.words.problems(self.book, self.view, &choice);
                Ok(Answer::Sealed(choice, json!({"told": "sealed", "turn": self.turn, "problems": problems})))
            }
            "pass" => {
                self.in_time(asked)?;
                let sealed = json!({"told": "sealed", "turn": self.turn, "problems": []});
                Ok(Answer::Sealed(G::pass(self.seat), sealed))
            }
            other => Err(format!("nobody can be asked \"{}\" here", quoted(other))),
        }
    }

    /// Checks that a seal is for this turn: that of an earlier turn may have been under way when its
    /// time ran out.
    fn in_time(&self, asked: &Map<String, Value>) -> Result<(), String> {
        match asked.get("turn").map(Value::as_u64) {
            Some(Some(turn)) if turn == u64::from(self.turn) => Ok(()),
            Some(Some(turn)) => Err(format!("this is turn {}, and the seal is for turn {turn}", self.turn)),
            Some(None) => Err("\"turn\" is no number".to_owned()),
            None => Err("\"turn\" is missing: the number of the turn that is sealed".to_owned()),
        }
    }

    fn log_of(&self, asked: &Map<String, Value>) -> Result<Vec<&Vec<G::Entry>>, String> {
        let Some(turn) = asked.get("turn") else {
            return Ok(self.log.last().map(|(_, log)| log).into_iter().collect());
        };
        let turn = turn.as_u64().ok_or("\"turn\" is no number")?;
        let log = self.log.iter().find(|(of, _)| u64::from(*of) == turn).map(|(_, log)| log);
        Ok(vec![log.ok_or_else(|| format!("there is no log of turn {turn}"))?])
    }

    fn choice(&self, asked: &Map<String, Value>) -> Result<G::Choice, String> {
        let choice = asked.get("choice").ok_or("\"choice\" is missing: the orders of the turn")?;
        let choice: G::Choice = serde_json::from_value(choice.clone())
            .map_err(|fault| format!("\"choice\" is none: {}", quoted(&fault.to_string())))?;
        if G::chooser(&choice) != self.seat {
            return Err(format!("this is seat {}, and the choice is of seat {}", self.seat, G::chooser(&choice)));
        }
        G::check_choice(G::catalog(self.book), G::outline(self.view), &choice)?;
        Ok(choice)
    }
}

fn as_json(value: impl serde::Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|fault| format!("this cannot be told as JSON: {fault}"))
}

/// Returns somebody's words, cut off where they get long.
fn quoted(words: &str) -> Cow<'_, str> {
    match words.char_indices().nth(QUOTED) {
        Some((at, _)) => Cow::Owned(format!("{}...", &words[..at])),
        None => Cow::Borrowed(words),
    }
}
