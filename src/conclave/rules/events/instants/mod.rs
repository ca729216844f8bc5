//! Immediate effects of events (manual appendix K), one function for each. All rolls of a card come
//! from one stream, which its function opens. Each function returns true if it had any effect.
//!
//! A random house is chosen only among those that the event can affect.

pub(super) mod arms;
pub(super) mod houses;
pub(super) mod land;
pub(super) mod tribute;

use super::play::Play;
use crate::diplomacy;
use crate::game::Game;
use crate::ids::Seat;

/// All houses that have not fallen, by seat.
fn standing(game: &Game) -> Vec<Seat> {
    game.seats().filter(|&seat| game.conclave().eliminated(seat).is_none()).collect()
}

/// The opponents of a card's player: all other houses that have not fallen, except its blood lord
/// or vassal.
fn opponents(game: &Game, play: &Play) -> Vec<Seat> {
    let others = standing(game).into_iter().filter(|&seat| seat != play.by);
    others.filter(|&seat| !diplomacy::spared(game, play.by, seat)).collect()
}

/// The houses that a card affects: its target, or all houses that have not fallen.
fn concerned(game: &Game, play: &Play) -> Vec<Seat> {
    let standing = standing(game);
    match play.aim.house() {
        Some(target) => standing.into_iter().filter(|&seat| seat == target).collect(),
        None => standing,
    }
}
