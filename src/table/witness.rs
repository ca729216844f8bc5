//! Access to saved games: the information that may be shown from a save.
//!
//! One person's secrets are hidden from all others. A finished game has no secrets. An unfinished
//! game is shown from the viewpoint of its only human player. It is not shown at all if several
//! people play it or if the seat is locked, because the program does not know the identity of the
//! person at the machine.
//!
//! Both the window and the command line use [`witness`], so that they hide the same information.

use super::archive::Archive;
use crate::game::Game;
use table_core::seats::{Player, Seat};

/// The information that may be shown from a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Witness {
    /// Everything: the game is over, or no person has ever played it.
    Everything,
    /// The information known to this seat.
    As(Seat),
    /// Nothing until the game is over.
    Nothing,
}

/// Returns the information that may be shown from a saved game.
///
/// A handed-over seat still belongs to its person until the next turn is played, because the person
/// can take it back. If no person plays any more, the secrets of the game are those of its former
/// players.
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

/// Returns the seats of people, including handed-over seats that can still be taken back.
fn people_now<G: Game>(archive: &Archive<G>) -> Vec<Seat> {
    let settled = archive.players_after(archive.turns().len());
    let seats = (0..).map(Seat).zip(archive.players().iter().zip(&settled));
    let person = |(seat, (now, then)): (Seat, (&Player, &Player))| {
        (*now == Player::Human || *then == Player::Human).then_some(seat)
    };
    seats.filter_map(person).collect()
}

/// Returns the seats that people have played at any time.
fn people_ever<G: Game>(archive: &Archive<G>) -> Vec<Seat> {
    let at_first = (0..).map(Seat).zip(G::players(archive.charter()));
    let later = archive.turns().iter().flat_map(|record| &record.handed).map(|over| (over.seat, &over.to));
    let mut people: Vec<Seat> =
        at_first.chain(later).filter(|(_, player)| **player == Player::Human).map(|(seat, _)| seat).collect();
    people.sort_unstable();
    people.dedup();
    people
}
