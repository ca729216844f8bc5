//! Games of the first edition for tests.

use std::sync::Arc;

use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::charter::{Charter, SeatCharter};
use oaths::first::rules::game::Game;
use oaths::first::rules::ids::Player;

/// Returns the cards of the game.
pub fn catalog() -> Arc<Catalog> {
    Catalog::standard()
}

/// Returns a set-up for this many minds of a kind, whose devils are dealt.
pub fn charter(seats: usize, mind: &str, seed: u64) -> Charter {
    let seat =
        |at: usize| SeatCharter { name: format!("Seat {at}"), player: Player::Mind(mind.to_owned()), devil: None };
    Charter { seed, iron_man: false, trading_rounds: 3, seats: (0..seats).map(seat).collect() }
}

/// Founds a game.
pub fn game(seats: usize, seed: u64) -> Game {
    Game::found(&catalog(), charter(seats, "random", seed)).expect("the set-up is sound")
}
