//! The turn circle and the Regent (manual 3.3, 4.14.9).

use super::facts::ConclaveFact;
use crate::events;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::Seat;
use crate::resolve::Turn;

/// Returns all seats still in the game in the order in which they act: the Regent first, then
/// clockwise.
#[must_use]
pub fn precedence(game: &Game) -> Vec<Seat> {
    let conclave = game.conclave();
    let start = conclave.circle().iter().position(|&seat| seat == conclave.regent()).unwrap_or(0);
    let circle = conclave.circle();
    let ordered = (0..circle.len()).map(|step| circle[(start + step) % circle.len()]);
    ordered.filter(|&seat| conclave.eliminated(seat).is_none()).collect()
}

/// Names the next eligible house, clockwise, as Regent. If there is none, the Regent stays.
pub(super) fn next_regent(turn: &mut Turn<'_>) {
    let game = turn.game();
    let conclave = game.conclave();
    let circle = conclave.circle();
    let start = circle.iter().position(|&seat| seat == conclave.regent()).unwrap_or(0);
    let eligible = |seat: &Seat| {
        let diplomacy = game.diplomacy();
        // A blood vassal is skipped (manual 4.14.8).
        conclave.eliminated(*seat).is_none() && !diplomacy.excommunicated(*seat) && diplomacy.lord_of(*seat).is_none()
    };
    let after: Vec<Seat> =
        (1..=circle.len()).map(|step| circle[(start + step) % circle.len()]).filter(eligible).collect();
    // A house that is unfit for office is skipped once. If all eligible houses are skipped, the
    // Regent stays.
    let next = after.into_iter().find(|&seat| !events::pass_over(turn, seat));
    let conclave = turn.game().conclave();
    if let Some(next) = next.filter(|&next| next != conclave.regent()) {
        turn.game_mut().conclave.regent = next;
        turn.say(Fact::Conclave(ConclaveFact::RegentNamed { seat: next }));
    }
}
