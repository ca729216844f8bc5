//! Games of Nine Circles for tests.

use std::sync::Arc;

use circles_rules::catalog::Catalog;
use circles_rules::charter::{Charter, SeatCharter};
use circles_rules::facts::Fact;
use circles_rules::game::Game;
use circles_rules::ids::Player;

/// Returns the cards of the game.
pub fn catalog() -> Arc<Catalog> {
    Catalog::standard()
}

/// Returns a set-up for this many minds of a kind.
pub fn charter(seats: usize, seed: u64, turns: u8) -> Charter {
    let seat =
        |at: usize| SeatCharter { name: format!("Seat {at}"), player: Player::Mind("random".to_owned()), sign: None };
    Charter {
        seed,
        iron_man: false,
        turns,
        trading_rounds: 3,
        opening_events: true,
        hit_from: 6,
        seats: (0..seats).map(seat).collect(),
    }
}

/// Founds a game.
pub fn game(seats: usize, seed: u64, turns: u8) -> (Game, Vec<Fact>) {
    Game::found_told(&catalog(), charter(seats, seed, turns)).expect("the set-up is sound")
}
