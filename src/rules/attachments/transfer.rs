//! Orders that move praetors, artifacts and relics (manual 4.6 to 4.8, 4.19), and that make combat cards (4.12).

use crate::rules::ids::Seat;
use crate::rules::orders::{Order, Outcome, Refusal};
use crate::rules::resolve::Turn;
use crate::rules::rulebook::Context;

pub(super) fn check_transfer(_context: &Context<'_>, _seat: Seat, _order: &Order) -> Result<(), Refusal> {
    Err(Refusal::WrongKind)
}

pub(super) fn transfer(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    match check_transfer(&turn.context(), seat, order) {
        Ok(()) => Outcome::Done,
        Err(why) => Outcome::Refused(why),
    }
}

pub(super) fn propose_nothing(_context: &Context<'_>, _seat: Seat, _orders: &mut Vec<Order>) {}
