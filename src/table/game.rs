//! The trait [`Game`]: everything that the table knows about a game.
//!
//! The table can save, verify, replay, branch and simulate every game that implements it. The
//! generic minds can play it, and several people can play it in turn at one machine.
//! `tests/all/toy.rs` proves this with a game of two hundred lines.
//!
//! A game is played in turns. In each turn one or more seats owe a choice. The table collects the
//! choices and advances the game by one turn. A seat that submits no choice passes.
//!
//! Not here: windows, texts and rules.

use std::error::Error;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use table_core::mods::ModMark;
use table_core::seats::{Player, Seat};

use crate::archive::{Body, Unread};

/// A plain value that can be copied, compared and printed.
pub trait Value: Clone + Debug + PartialEq + Eq + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Eq + Send + Sync + 'static> Value for T {}

/// A plain value that a save can hold.
pub trait Saved: Value + Serialize + DeserializeOwned {}

impl<T: Value + Serialize + DeserializeOwned> Saved for T {}

/// One seat of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Name of the party in this seat.
    pub name: String,
    /// Number of its symbol, from 0. The game defines the maximum.
    pub symbol: u8,
}

/// The game after a turn, and the log of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advanced<G: Game> {
    /// The position after the turn.
    pub game: G::Position,
    /// Everything that happened, in order.
    pub log: Vec<G::Entry>,
    /// Results for the table as a whole, not for one seat.
    pub report: G::Report,
}

/// A game that can be played at this table.
///
/// The implementing type only identifies the game; positions are [`Game::Position`]. All functions
/// are pure: equal arguments give equal results on every machine.
pub trait Game: Copy + Debug + Eq + Send + Sync + 'static {
    /// Name of the game. Every save contains it.
    const NAME: &'static str;
    /// Version of the rules. Every change that makes an old save play differently increases it.
    const RULES: u32;
    /// Number of digests per turn.
    const MARKS: usize;

    /// The definitions of the game. They are never saved.
    type Catalog: Send + Sync;
    /// The catalog together with the rules in use.
    type Book: Clone + Send + Sync;
    /// The set-up of one game. The set-up and all choices together reproduce the game.
    type Charter: Saved;
    /// The reason why a set-up cannot be played.
    type Fault: Error + Value;
    /// The complete state of a game that has to be saved.
    type Position: Saved;
    /// The part of a game that one seat may see.
    type View: Saved;
    /// The choice of one seat for one turn.
    type Choice: Saved;
    /// The reasons of a mind for a choice. They have no effect on the game.
    type Reasons: Saved + Default;
    /// A choice together with the mind's reasons for it.
    type Thought: Value + From<Self::Choice>;
    /// One event of a turn.
    type Entry: Saved;
    /// Results of a turn for the table as a whole, not for one seat.
    type Report: Value + Default;
    /// The result of a finished game.
    type Ending: Value;
    /// A mind that plays a seat.
    type Mind: ?Sized;

    // -- definitions and set-up

    /// Returns the catalog of these rules.
    fn catalog(book: &Self::Book) -> &Self::Catalog;

    /// Returns the fingerprint of the catalog. A save can only be played with the catalog that it
    /// was started with.
    fn fingerprint(catalog: &Self::Catalog) -> u64;

    /// Returns the mods that have changed the catalog, in their order.
    fn mods(catalog: &Self::Catalog) -> &[ModMark] {
        let _ = catalog;
        &[]
    }

    /// Returns the chairs of a set-up, by seat.
    fn chairs(charter: &Self::Charter) -> Vec<Chair>;

    /// Returns the players at the start of the game, by seat.
    fn players(charter: &Self::Charter) -> Vec<&Player>;

    /// Returns the seed of all dice.
    fn seed(charter: &Self::Charter) -> u64;

    /// True for Iron Man: the game has only one save, and nothing can be taken back.
    fn iron_man(charter: &Self::Charter) -> bool;

    /// Turns an Iron Man set-up into an ordinary one.
    fn loosen(charter: &mut Self::Charter);

    // -- playing

    /// Founds a game.
    ///
    /// # Errors
    /// The reason why the set-up cannot be played.
    fn found(catalog: &Self::Catalog, charter: Self::Charter) -> Result<Self::Position, Self::Fault>;

    /// Returns the set-up of a game.
    fn charter(game: &Self::Position) -> &Self::Charter;

    /// Returns the set-up in a view, without what its seat may not know of it.
    fn outline(view: &Self::View) -> &Self::Charter;

    /// Returns the number of the current turn, from 1. Every turn increases it by 1.
    fn turn(game: &Self::Position) -> u32;

    /// Returns the progress towards the end, for the list of saves. The game defines the unit, for
    /// example rounds.
    fn progress(game: &Self::Position) -> u8;

    /// Returns the seats that owe a choice now, in order. Empty after the end of the game.
    fn owing(game: &Self::Position) -> Vec<Seat>;

    /// True if a seat has left the game permanently.
    fn fallen(game: &Self::Position, seat: Seat) -> bool {
        let _ = (game, seat);
        false
    }

    /// Returns the ending; `None` while the game is in progress.
    fn ending(game: &Self::Position) -> Option<&Self::Ending>;

    /// Returns the last turn of the game, from 1.
    fn last_turn(ending: &Self::Ending) -> u32;

    /// Returns the seats that won. Empty for a draw.
    fn winners(ending: &Self::Ending) -> Vec<Seat>;

    /// Returns the part of a game that a seat may see.
    fn view(game: &Self::Position, seat: Seat) -> Self::View;

    /// Returns the part of a log that a seat may know.
    fn told(log: &[Self::Entry], seat: Seat) -> Vec<Self::Entry>;

    /// Advances the game by one turn. Calls `watch` [`Game::MARKS`] times: once after each part of
    /// the turn, with the game at that point. Ignores choices that break the rules.
    fn advance(
        book: &Self::Book,
        game: &Self::Position,
        choices: &[Self::Choice],
        watch: &mut dyn FnMut(&Self::Position),
    ) -> Advanced<Self>;

    /// Returns a name for the part of the turn that ends with this digest, for messages. `index`
    /// counts from 0.
    fn mark(index: usize) -> String;

    // -- choices and minds

    /// Returns the choice of a seat that passes.
    fn pass(seat: Seat) -> Self::Choice;

    /// Returns the seat that made a choice.
    fn chooser(choice: &Self::Choice) -> Seat;

    /// Returns up to `most` different legal choices for the seat of this view. If there are more,
    /// returns some of them, drawn with the seed; how evenly is up to the game. Never empty for a
    /// seat that owes a choice.
    fn choices(book: &Self::Book, view: &Self::View, most: usize, seed: u64) -> Vec<Self::Choice>;

    /// Returns a complete game that looks like this view to its seat. The seed determines all
    /// hidden information, which is invented.
    fn imagine(book: &Self::Book, view: &Self::View, seed: u64) -> Self::Position;

    /// Returns the evaluation of a position for a seat, for minds that compare positions. Higher is
    /// better. Values of different seats cannot be compared.
    fn standing(book: &Self::Book, game: &Self::Position, seat: Seat) -> i64;

    /// Returns the mind with this name.
    fn mind(name: &str) -> Option<Box<Self::Mind>>;

    /// Returns a mind's thought for the seat of a view. `memory` contains its reasons of the
    /// previous turn. Equal arguments give equal thoughts.
    fn think(
        mind: &Self::Mind,
        book: &Self::Book,
        view: &Self::View,
        memory: Option<&Self::Reasons>,
        seed: u64,
    ) -> Self::Thought;

    /// Returns the choice in a thought.
    fn choice(thought: &Self::Thought) -> &Self::Choice;

    /// Returns the choice in a thought, mutably.
    fn choice_mut(thought: &mut Self::Thought) -> &mut Self::Choice;

    /// Splits a thought into its choice and its reasons.
    fn apart(thought: Self::Thought) -> (Self::Choice, Self::Reasons);

    // -- saves: the contents of a file are not trusted

    /// Checks that everything in a set-up exists.
    ///
    /// # Errors
    /// The first thing that does not exist, as a sentence.
    fn check_charter(catalog: &Self::Catalog, charter: &Self::Charter) -> Result<(), String>;

    /// Checks that everything named by a choice exists.
    ///
    /// # Errors
    /// The first thing that does not exist, as a sentence.
    fn check_choice(catalog: &Self::Catalog, charter: &Self::Charter, choice: &Self::Choice) -> Result<(), String>;

    /// Changes a choice before it is played, so that a save can hold it unchanged: a replay must not
    /// differ from the game. If a game does not say otherwise, what no save can hold is not played.
    fn settle_choice(catalog: &Self::Catalog, charter: &Self::Charter, choice: &mut Self::Choice) {
        Self::tidy_choice(catalog, charter, choice);
    }

    /// Removes from a choice everything that [`Game::check_choice`] would reject.
    fn tidy_choice(catalog: &Self::Catalog, charter: &Self::Charter, choice: &mut Self::Choice);

    /// Checks the reasons that a save contains for one turn.
    ///
    /// # Errors
    /// The first thing that cannot be a reason in this turn, as a sentence.
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

    /// Reads the body of a save in an older format. `None` if its structure is the current one.
    ///
    /// # Errors
    /// The reason why the bytes cannot be read.
    fn older_body(format: u32, bytes: &[u8], memory: usize) -> Option<Result<Body<Self>, Unread>> {
        let _ = (format, bytes, memory);
        None
    }
}

/// The turn for which reasons were given.
pub struct Reasoned<'a, G: Game> {
    /// The set-up of the game.
    pub charter: &'a G::Charter,
    /// Any position of the game. Only parts that never change during a game may be used.
    pub game: &'a G::Position,
    /// The turn, from 1.
    pub turn: u32,
    /// All choices of the turn.
    pub choices: &'a [G::Choice],
}
