//! What events do at once (manual appendix K), a function each. All rolls of one card come from one stream, opened by its function;
//! each says whether it found anything to work on.
//!
//! A random house is drawn among those that have something to lose by it.

pub(super) mod arms;
pub(super) mod houses;
pub(super) mod land;
pub(super) mod tribute;

use super::play::Play;
use crate::diplomacy;
use crate::game::Game;
use crate::ids::Seat;

/// All houses that stand, by seat.
fn standing(game: &Game) -> Vec<Seat> {
    game.seats().filter(|&seat| game.conclave().eliminated(seat).is_none()).collect()
}

/// The opponents of a card's player: all others that stand but its blood lord or vassal.
fn opponents(game: &Game, play: &Play) -> Vec<Seat> {
    let others = standing(game).into_iter().filter(|&seat| seat != play.by);
    others.filter(|&seat| !diplomacy::spared(game, play.by, seat)).collect()
}

/// Whom a card is about: its target, or all houses that stand.
fn concerned(game: &Game, play: &Play) -> Vec<Seat> {
    let standing = standing(game);
    match play.aim.house() {
        Some(target) => standing.into_iter().filter(|&seat| seat == target).collect(),
        None => standing,
    }
}
