//! Who may see a saved game again.
//!
//! What one person knew is not for another. A game that is over has no secrets. A game in play is seen with the eyes of the one
//! person who plays it, and not at all if several people play it or if a seat is locked: nobody can tell who sits before it.
//!
//! The window and the command line both ask [`witness`], so that neither tells what the other keeps.

use super::archive::Archive;
use crate::game::Game;
use table_core::seats::{Player, Seat};

/// What may be seen of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Witness {
    /// Everything: the game is over, or no person ever played it.
    Everything,
    /// What this seat knows.
    As(Seat),
    /// Nothing before the game is over.
    Nothing,
}

/// What may be seen of a saved game.
///
/// A seat that waits to be handed over is still its person's, who can take it back. When the last person has left a game, those
/// who played it once are the ones whose secrets it holds.
#[must_use]
pub fn witness<G: Game>(archive: &Archive<G>) -> Witness {
    if archive.ended() {
        return Witness::Everything;
    }
    let people = match people_now(archive) {
        now if now.is_empty() => people_ever(archive),
        now => now,
    };
    let locked = |seat: &Seat| archive.belongings(*seat).is_some_and(|belongings| belongings.lock().is_some());
    match people.as_slice() {
        [] => Witness::Everything,
        [seat] if !locked(seat) => Witness::As(*seat),
        [_, ..] => Witness::Nothing,
    }
}

/// The seats that people play, those included that could still be taken back.
fn people_now<G: Game>(archive: &Archive<G>) -> Vec<Seat> {
    let settled = archive.players_after(archive.turns().len());
    let seats = (0..).map(Seat).zip(archive.players().iter().zip(&settled));
    let person = |(seat, (now, then)): (Seat, (&Player, &Player))| {
        (*now == Player::Human || *then == Player::Human).then_some(seat)
    };
    seats.filter_map(person).collect()
}

/// The seats that people played at any time.
fn people_ever<G: Game>(archive: &Archive<G>) -> Vec<Seat> {
    let at_first = (0..).map(Seat).zip(G::players(archive.charter()));
    let later = archive.turns().iter().flat_map(|record| &record.handed).map(|over| (over.seat, &over.to));
    let mut people: Vec<Seat> =
        at_first.chain(later).filter(|(_, player)| **player == Player::Human).map(|(seat, _)| seat).collect();
    people.sort_unstable();
    people.dedup();
    people
}
