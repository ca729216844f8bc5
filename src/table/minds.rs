//! Minds that can play any game at this table.
//!
//! They know a game only through its trait: the legal choices, the positions that are possible
//! given a view, and the evaluation of a position for a seat. They are a baseline, and opponents
//! for games that do not have better minds yet.

use std::marker::PhantomData;

use table_core::dice::{Dice, Purpose};
use table_core::seats::Seat;

use crate::game::Game;

/// A mind that plays any seat of a game.
pub trait Mind<G: Game>: Send + Sync {
    /// Chooses for the seat of a view, which must owe a choice. Equal arguments give equal choices.
    fn choose(&self, book: &G::Book, view: &G::View, seed: u64) -> G::Choice;
}

/// A mind that picks a legal choice at random, uniformly.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Mind<G> for Random {
    fn choose(&self, book: &G::Book, view: &G::View, seed: u64) -> G::Choice {
        first_of::<G>(book, view, seed)
    }
}

/// A mind that simulates several choices in imagined games, and takes the one with the best result.
#[derive(Clone, Copy, Debug)]
pub struct Search<G> {
    /// Number of choices to compare.
    pub choices: usize,
    /// Number of imagined games. Every choice is simulated in each of them.
    pub games: u64,
    /// Number of turns to simulate in each imagined game, at least 1.
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
        // Ties go to the earliest choice.
        let best = (0..choices.len()).max_by_key(|&at| (worth(&choices[at]), std::cmp::Reverse(at)));
        choices.swap_remove(best.unwrap_or(0))
    }
}

impl<G: Game> Search<G> {
    /// Simulates a choice in an imagined game with random play otherwise. Returns the evaluation of
    /// the final position.
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

/// Returns one legal choice, uniformly at random.
fn first_of<G: Game>(book: &G::Book, view: &G::View, seed: u64) -> G::Choice {
    let mut choices = G::choices(book, view, 1, seed);
    choices.swap_remove(0)
}

/// A random draw of a mind, identified by a number.
struct Lot(u64);

impl Purpose for Lot {
    fn number(&self) -> u64 {
        self.0
    }
}

/// Derives a seed from another seed and a number below 2^40.
fn mixed(seed: u64, number: u64) -> u64 {
    let mut rolls = Dice::new(seed, 0).open(Lot(number));
    u64::from(rolls.below(u32::MAX)) << 32 | u64::from(rolls.below(u32::MAX))
}
