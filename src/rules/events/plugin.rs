//! The two doors of events.

use super::{decrees, undertakings};
use crate::rules::calendar::Step;
use crate::rules::orders::{Order, OrderKind, Outcome, Refusal};
use crate::rules::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the event rules.
pub fn register(book: &mut RulebookBuilder) {
    // After kept tribute is in the vaults, before upkeep is taken from them.
    book.step(StepRule { step: Step::Dawn, rank: 27, id: "events.pledges", run: decrees::set_aside });
    // After single combats, in which a praetor may fall who was to enter a tournament.
    book.step(StepRule { step: Step::Responses, rank: 40, id: "events.decrees", run: decrees::answer });
    book.step(StepRule { step: Step::Events, rank: 20, id: "events.undertakings", run: undertakings::advance });
    book.order(OrderRule {
        kind: OrderKind::PlayEvent,
        check: |_, _, _| Err(Refusal::WrongKind),
        perform: |_, _, _: &Order| Outcome::Refused(Refusal::WrongKind),
        propose: |_, _, _| {},
    });
}

crate::rules::plugin::subsystem_plugin!(
    /// Events in an app.
    EventsPlugin
);
