//! Dismissal of a legion, and its departure for any reason (manual 4.4, 4.19).
//!
//! > "Give Legion Orders: Use this order to March, Fly, Dismiss, or Train a Legion."
//!
//! A legion that leaves returns to the stock of the bazaar, which may offer it again. Its
//! attachments stay with its house. A personal guard cannot be dismissed.

use super::facts::ForcesFact;
use super::orders::ForcesOrder;
use super::state::{Departure, Muster};
use crate::attachments::{Fall, unit_fell};
use crate::bazaar::Goods;
use crate::facts::Fact;
use crate::ids::{LegionId, Seat};
use crate::orders::{Order, Outcome, Refusal};
use crate::realm::Foe;
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Checks that a legion can be dismissed.
pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Forces(ForcesOrder::Dismiss { legion }) = order else { return Err(Refusal::WrongKind) };
    let found = context.game.forces().legion(*legion).filter(|found| found.owner == seat);
    match found.ok_or(Refusal::NoSuchLegion(*legion))?.muster {
        Muster::Guard(_) => Err(Refusal::GuardStays),
        Muster::Hired(_) => Ok(()),
    }
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Forces(ForcesOrder::Dismiss { legion }) = order else { return Outcome::Refused(Refusal::WrongKind) };
    leave(turn, *legion, Departure::Dismissed);
    Outcome::Done
}

/// Proposes the dismissal of every legion except the guard. The list of legal orders must be
/// complete, although an AI player rarely has a reason to choose one.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    for legion in context.game.forces().legions_of(seat) {
        match legion.muster {
            Muster::Guard(_) => {}
            Muster::Hired(_) => orders.push(Order::Forces(ForcesOrder::Dismiss { legion: legion.id })),
        }
    }
}

/// Removes a legion from the map and its house, and returns a hired one to the stock of the bazaar.
pub(super) fn leave(turn: &mut Turn<'_>, id: LegionId, why: Departure) {
    unit_fell(turn, Foe::Legion(id), Fall::Left);
    let Some(legion) = turn.game_mut().forces.remove(id) else { return };
    match legion.muster {
        Muster::Hired(kind) => turn.game_mut().bazaar.restock(Goods::Legion(kind)),
        Muster::Guard(_) => {}
    }
    let (muster, owner, canton) = (legion.muster, legion.owner, legion.canton);
    turn.say(Fact::Forces(ForcesFact::LegionLeft { legion: id, muster, owner, canton, why }));
}
