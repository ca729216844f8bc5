//! Registration of the forces' rules in the rulebook, and their Bevy plugin.

use super::orders::ForcesOrder;
use super::{dismissal, growth, guard, healing, march, upkeep};
use crate::calendar::Step;
use crate::ids::Seat;
use crate::orders::{Order, OrderKind, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::{Context, OrderRule, RulebookBuilder, StepRule};

/// Registers the forces' rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Dawn, rank: 10, id: "forces.rested", run: rest });
    book.step(StepRule { step: Step::Dawn, rank: 12, id: "forces.upgrades", run: growth::take_upgrades });
    book.step(StepRule { step: Step::Dawn, rank: 14, id: "forces.guards_gather", run: guard::count_down });
    // After the upgrades, which can give a legion more hit points.
    book.step(StepRule { step: Step::Dawn, rank: 16, id: "forces.salves", run: healing::salve });
    // After tribute.choices, so that tribute just kept can pay.
    book.step(StepRule { step: Step::Dawn, rank: 30, id: "forces.upkeep_paid", run: upkeep::collect });
    book.step(StepRule { step: Step::Bazaar, rank: 20, id: "forces.guards_return", run: guard::take_the_field });
    book.step(StepRule { step: Step::Responses, rank: 20, id: "forces.upkeep_due", run: upkeep::fall_due });
    book.step(StepRule { step: Step::Healing, rank: 10, id: "forces.healing", run: healing::heal });
    book.step(StepRule { step: Step::Eliminations, rank: 20, id: "forces.guards_disperse", run: guard::disperse });
    book.order(OrderRule { kind: OrderKind::March, check: check_march, perform: march_order, propose: propose_march });
    book.order(OrderRule { kind: OrderKind::Fly, check: check_fly, perform: fly_order, propose: propose_fly });
    book.order(OrderRule {
        kind: OrderKind::Dismiss,
        check: dismissal::check,
        perform: dismissal::perform,
        propose: dismissal::propose,
    });
}

fn rest(turn: &mut Turn<'_>) {
    for legion in turn.game_mut().forces.legions_mut() {
        legion.marched = 0;
    }
}

fn check_march(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Forces(ForcesOrder::March { legion, path }) = order else { return Err(Refusal::WrongKind) };
    march::check_march(context.catalog, context.game, context.held, seat, *legion, path)
}

fn march_order(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    let Order::Forces(ForcesOrder::March { legion, path }) = order else { return Outcome::Refused(Refusal::WrongKind) };
    march::march(turn, seat, *legion, path)
}

fn propose_march(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    for legion in context.game.forces().legions_of(seat) {
        let reaches = super::marches(context.catalog, context.game, context.held, legion);
        orders.extend(
            reaches.into_iter().map(|reach| Order::Forces(ForcesOrder::March { legion: legion.id, path: reach.path })),
        );
    }
}

fn check_fly(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Forces(ForcesOrder::Fly { legion, to }) = order else { return Err(Refusal::WrongKind) };
    march::check_fly(context.catalog, context.game, context.held, seat, *legion, *to)
}

fn fly_order(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    let Order::Forces(ForcesOrder::Fly { legion, to }) = order else { return Outcome::Refused(Refusal::WrongKind) };
    march::fly(turn, seat, *legion, *to)
}

fn propose_fly(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    for legion in context.game.forces().legions_of(seat) {
        let reaches = super::flights(context.catalog, context.game, context.held, legion);
        orders.extend(
            reaches.into_iter().map(|reach| Order::Forces(ForcesOrder::Fly { legion: legion.id, to: reach.canton })),
        );
    }
}

crate::plugin::subsystem_plugin!(
    /// Plugin that adds the forces' rules to an app.
    ForcesPlugin
);
