//! Minds that play any game at this table.
//!
//! They know nothing of a game but its trait: choices that are lawful, positions that a view allows, and
//! the standing of a seat. Games have better minds of their own; these are a baseline, and opponents
//! for a game that has no other yet.

use std::marker::PhantomData;

use table_core::dice::{Dice, Purpose};
use table_core::seats::Seat;

use crate::game::Game;

/// A mind that plays any seat of a game.
pub trait Mind<G: Game>: Send + Sync {
    /// Chooses for the seat of a view. The same arguments give the same choice.
    fn choose(&self, book: &G::Book, view: &G::View, seed: u64) -> G::Choice;
}

/// A mind to which every lawful choice is as likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Mind<G> for Random {
    fn choose(&self, book: &G::Book, view: &G::View, seed: u64) -> G::Choice {
        first_of::<G>(book, view, seed)
    }
}

/// A mind that plays each of several choices through in imagined games, and takes the best.
#[derive(Clone, Copy, Debug)]
pub struct Search<G> {
    /// Number of choices that it compares.
    pub choices: usize,
    /// Number of games that it imagines. Every choice is played in each of them.
    pub games: u64,
    /// Number of turns that it plays in each of them, from 1.
    pub turns: u32,
    /// The game.
    pub game: PhantomData<G>,
}

impl<G> Default for Search<G> {
    fn default() -> Self {
        Self { choices: 12, games: 6, turns: 3, game: PhantomData }
    }
}

impl<G: Game> Mind<G> for Search<G> {
    fn choose(&self, book: &G::Book, view: &G::View, seed: u64) -> G::Choice {
        let mut choices = G::choices(book, view, self.choices.max(1), seed);
        let imagined: Vec<G::Position> =
            (0..self.games).map(|game| G::imagine(book, view, mixed(seed, game))).collect();
        let worth = |choice: &G::Choice| -> i64 {
            let games = (0..).zip(&imagined);
            games.map(|(game, position)| self.play_out(book, position, choice, mixed(seed, game))).sum()
        };
        // The earliest of equals.
        let best = (0..choices.len()).max_by_key(|&at| (worth(&choices[at]), std::cmp::Reverse(at)));
        choices.swap_remove(best.unwrap_or(0))
    }
}

impl<G: Game> Search<G> {
    /// Plays a choice in an imagined game, everything else at random. Returns the standing at the end.
    fn play_out(&self, book: &G::Book, from: &G::Position, choice: &G::Choice, seed: u64) -> i64 {
        let own = G::chooser(choice);
        let mut game = from.clone();
        for turn in 0..self.turns.max(1) {
            let by_lot = |seat: Seat| {
                let seed = mixed(seed, u64::from(turn) << 8 | u64::from(seat.0));
                first_of::<G>(book, &G::view(&game, seat), seed)
            };
            let choose = |seat| if turn == 0 && seat == own { choice.clone() } else { by_lot(seat) };
            let choices: Vec<G::Choice> = G::owing(&game).into_iter().map(choose).collect();
            if choices.is_empty() {
                break;
            }
            game = G::advance(book, &game, &choices, &mut |_| ()).game;
        }
        G::standing(book, &game, own)
    }
}

/// One lawful choice, each as likely.
fn first_of<G: Game>(book: &G::Book, view: &G::View, seed: u64) -> G::Choice {
    let mut choices = G::choices(book, view, 1, seed);
    choices.swap_remove(0)
}

/// A lot of a mind, by its number.
struct Lot(u64);

impl Purpose for Lot {
    fn number(&self) -> u64 {
        self.0
    }
}

/// A seed that follows from another and a number below 2^40.
fn mixed(seed: u64, number: u64) -> u64 {
    let mut rolls = Dice::new(seed, 0).open(Lot(number));
    u64::from(rolls.below(u32::MAX)) << 32 | u64::from(rolls.below(u32::MAX))
}
