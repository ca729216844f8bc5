//! What the table knows of a game.
//!
//! A game that implements [`Game`] is saved, verified, replayed, branched, passed from seat to seat,
//! simulated and played by the generic minds with no further code. `tests/all/toy.rs` proves it with a
//! game of two hundred lines.
//!
//! A game is played in turns. In each turn one or more seats owe a choice. The table collects the
//! choices and advances the game by one turn. A seat that hands in nothing passes.
//!
//! Not here: windows, words and rules.

use std::error::Error;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use table_core::seats::{Player, Seat};

use crate::archive::{Body, Unread};

/// A plain value that can be copied, compared and printed.
pub trait Value: Clone + Debug + PartialEq + Eq + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Eq + Send + Sync + 'static> Value for T {}

/// A plain value that a save can hold.
pub trait Saved: Value + Serialize + DeserializeOwned {}

impl<T: Value + Serialize + DeserializeOwned> Saved for T {}

/// One chair of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Name of the house or party that sits there.
    pub name: String,
    /// Number of its symbol, from 0. The game says how many there are.
    pub symbol: u8,
}

/// The game after a turn, and everything that happened in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advanced<G: Game> {
    /// The position after the turn.
    pub game: G::Position,
    /// Everything that happened, in order.
    pub log: Vec<G::Entry>,
    /// The results that are for the table rather than for a seat.
    pub report: G::Report,
}

/// A game that can be played at this table.
///
/// The implementing type is only a name; positions are [`Game::Position`]. All functions are pure: the
/// same arguments give the same results on every machine.
pub trait Game: Copy + Debug + Eq + Send + Sync + 'static {
    /// Name of the game. Every save says it.
    const NAME: &'static str;
    /// Version of the rules. It rises with every change that makes an old save play differently.
    const RULES: u32;
    /// Number of digests that are taken in each turn.
    const MARKS: usize;

    /// The definitions of the game. They are never saved.
    type Catalog: Send + Sync;
    /// The catalog and the rules that are played by.
    type Book: Clone + Send + Sync;
    /// The set-up of one game. With it and all choices a game can be played again.
    type Charter: Saved;
    /// The reason that a set-up cannot be played.
    type Fault: Error + Value;
    /// Everything of a game that has to be saved.
    type Position: Saved;
    /// The part of a game that one seat may see.
    type View: Value;
    /// The choice of one seat for one turn.
    type Choice: Saved;
    /// The reasons of a mind for a choice. They change nothing in the game.
    type Reasons: Saved + Default;
    /// A choice of a mind together with its reasons.
    type Thought: Value + From<Self::Choice>;
    /// One thing that happened.
    type Entry: Value;
    /// The results of a turn that are for the table rather than for a seat.
    type Report: Value + Default;
    /// The end of a game.
    type Ending: Value;
    /// A mind that plays a seat.
    type Mind: ?Sized;

    // -- definitions and set-up

    /// The catalog of these rules.
    fn catalog(book: &Self::Book) -> &Self::Catalog;

    /// Fingerprint of the catalog. A save can only be played with the catalog it was begun with.
    fn fingerprint(catalog: &Self::Catalog) -> u64;

    /// The chairs of a set-up, by seat.
    fn chairs(charter: &Self::Charter) -> Vec<Chair>;

    /// The players when the game begins, by seat.
    fn players(charter: &Self::Charter) -> Vec<&Player>;

    /// The seed of all dice.
    fn seed(charter: &Self::Charter) -> u64;

    /// True if only one save is kept of the game and nothing can be taken back.
    fn iron_man(charter: &Self::Charter) -> bool;

    /// Makes an Iron Man set-up a common one.
    fn loosen(charter: &mut Self::Charter);

    // -- playing

    /// Founds a game.
    ///
    /// # Errors
    /// The reason that the set-up cannot be played.
    fn found(catalog: &Self::Catalog, charter: Self::Charter) -> Result<Self::Position, Self::Fault>;

    /// The set-up of a game.
    fn charter(game: &Self::Position) -> &Self::Charter;

    /// Number of the turn that is chosen for now, from 1. It rises by 1 with every turn.
    fn turn(game: &Self::Position) -> u32;

    /// Progress towards the end, for the list of saves. The game says of what: tokens, rounds.
    fn progress(game: &Self::Position) -> u8;

    /// The seats that owe a choice now, in their order. Empty once the game has ended.
    fn owing(game: &Self::Position) -> Vec<Seat>;

    /// True if a seat has left the game for good.
    fn fallen(game: &Self::Position, seat: Seat) -> bool {
        let _ = (game, seat);
        false
    }

    /// The end of the game, once it has ended.
    fn ending(game: &Self::Position) -> Option<&Self::Ending>;

    /// The turn with which the game ended, from 1.
    fn last_turn(ending: &Self::Ending) -> u32;

    /// The seats that won. Empty for a draw.
    fn winners(ending: &Self::Ending) -> Vec<Seat>;

    /// The part of a game that a seat may see.
    fn view(game: &Self::Position, seat: Seat) -> Self::View;

    /// The part of a log that a seat may know.
    fn told(log: &[Self::Entry], seat: Seat) -> Vec<Self::Entry>;

    /// Advances the game by one turn. `watch` is called [`Game::MARKS`] times with the game as it is
    /// after each part of the turn. Choices that break the rules are left out.
    fn advance(
        book: &Self::Book,
        game: &Self::Position,
        choices: &[Self::Choice],
        watch: &mut dyn FnMut(&Self::Position),
    ) -> Advanced<Self>;

    /// Name of the part of a turn after which this digest was taken, counted from 0, for messages.
    fn mark(index: usize) -> String;

    // -- choices and minds

    /// The choice of a seat that passes.
    fn pass(seat: Seat) -> Self::Choice;

    /// The seat whose choice this is.
    fn chooser(choice: &Self::Choice) -> Seat;

    /// Up to `most` different lawful choices of the seat of this view. If there are more, they are an
    /// even sample, drawn with the seed. Never empty for a seat that owes a choice.
    fn choices(book: &Self::Book, view: &Self::View, most: usize, seed: u64) -> Vec<Self::Choice>;

    /// A whole game that looks like this to the seat of the view. Everything hidden is made up with
    /// the seed.
    fn imagine(book: &Self::Book, view: &Self::View, seed: u64) -> Self::Position;

    /// Standing of a seat in a game, for minds that compare positions; higher is better. Only
    /// comparisons of the same seat have a meaning.
    fn standing(book: &Self::Book, game: &Self::Position, seat: Seat) -> i64;

    /// The mind of this name.
    fn mind(name: &str) -> Option<Box<Self::Mind>>;

    /// Has a mind think for the seat of a view. `memory` holds its reasons of the turn before. The
    /// same arguments give the same thought.
    fn think(
        mind: &Self::Mind,
        book: &Self::Book,
        view: &Self::View,
        memory: Option<&Self::Reasons>,
        seed: u64,
    ) -> Self::Thought;

    /// The choice in a thought.
    fn choice(thought: &Self::Thought) -> &Self::Choice;

    /// The choice in a thought, to be changed.
    fn choice_mut(thought: &mut Self::Thought) -> &mut Self::Choice;

    /// Splits a thought into choice and reasons.
    fn apart(thought: Self::Thought) -> (Self::Choice, Self::Reasons);

    // -- saves: a file may say anything

    /// Checks that everything in a set-up exists.
    ///
    /// # Errors
    /// The first thing that does not, in a sentence.
    fn check_charter(catalog: &Self::Catalog, charter: &Self::Charter) -> Result<(), String>;

    /// Checks that everything that a choice names exists.
    ///
    /// # Errors
    /// The first thing that does not, in a sentence.
    fn check_choice(catalog: &Self::Catalog, charter: &Self::Charter, choice: &Self::Choice) -> Result<(), String>;

    /// Removes from a choice everything that [`Game::check_choice`] would reject. No rule would have
    /// carried it out.
    fn tidy_choice(catalog: &Self::Catalog, charter: &Self::Charter, choice: &mut Self::Choice);

    /// Checks the reasons that a save holds for one turn.
    ///
    /// # Errors
    /// The first thing that cannot be a reason in this turn, in a sentence.
    fn check_reasons(
        catalog: &Self::Catalog,
        about: &Reasoned<'_, Self>,
        seat: Seat,
        reasons: &Self::Reasons,
    ) -> Result<(), String> {
        let _ = (catalog, about, seat, reasons);
        Ok(())
    }

    /// Removes from reasons everything that [`Game::check_reasons`] would reject.
    fn tidy_reasons(catalog: &Self::Catalog, about: &Reasoned<'_, Self>, seat: Seat, reasons: &mut Self::Reasons) {
        let _ = (catalog, about, seat, reasons);
    }

    /// Reads the body of a save of an older format. `None` if its shape is today's.
    ///
    /// # Errors
    /// The reason that the bytes cannot be read.
    fn older_body(format: u32, bytes: &[u8], memory: usize) -> Option<Result<Body<Self>, Unread>> {
        let _ = (format, bytes, memory);
        None
    }
}

/// The turn that reasons were given for.
pub struct Reasoned<'a, G: Game> {
    /// The set-up of the game.
    pub charter: &'a G::Charter,
    /// Some position of the game.
    pub game: &'a G::Position,
    /// The turn, from 1.
    pub turn: u32,
    /// All choices of the turn.
    pub choices: &'a [G::Choice],
}
