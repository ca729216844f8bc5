//! Games of Nine Circles for tests of the table.

use std::sync::Arc;

use circles::rules::catalog::Catalog;
use circles::rules::charter::Charter;
use circles::rules::game::Game;
use circles::table::series;

/// Returns the cards of the game.
pub fn catalog() -> Arc<Catalog> {
    Catalog::standard()
}

/// Returns a short set-up for this many minds of a kind.
pub fn charter(seats: usize, mind: &str, seed: u64, turns: u8) -> Charter {
    series::charter(seed, &vec![mind.to_owned(); seats], turns, 3)
}

/// Founds a game.
pub fn game(seats: usize, seed: u64) -> Game {
    Game::found(&catalog(), charter(seats, "random", seed, 10)).expect("the set-up is sound")
}
