//! The two doors of objectives.

use crate::rules::orders::{Order, OrderKind, Outcome, Refusal};
use crate::rules::rulebook::{OrderRule, RulebookBuilder};

/// Registers the rules of objectives.
pub fn register(book: &mut RulebookBuilder) {
    book.order(OrderRule {
        kind: OrderKind::DrawObjectives,
        check: |_, _, _| Err(Refusal::WrongKind),
        perform: |_, _, _: &Order| Outcome::Refused(Refusal::WrongKind),
        propose: |_, _, _| {},
    });
}

crate::rules::plugin::subsystem_plugin!(
    /// Objectives in an app.
    ObjectivesPlugin
);
