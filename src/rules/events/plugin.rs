//! The two doors of events.

use crate::rules::orders::{Order, OrderKind, Outcome, Refusal};
use crate::rules::rulebook::{OrderRule, RulebookBuilder};

/// Registers the event rules.
pub fn register(book: &mut RulebookBuilder) {
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
