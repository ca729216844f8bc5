//! The two doors of objectives.

use super::{count, draw};
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the rules of objectives.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Dawn, rank: 40, id: "objectives.choices", run: draw::settle });
    // After everything that a turn brings, before the conclave judges.
    book.step(StepRule { step: Step::Victory, rank: 5, id: "objectives.deeds", run: count::note });
    book.order(OrderRule {
        kind: OrderKind::DrawObjectives,
        check: draw::check,
        perform: draw::perform,
        propose: draw::propose,
    });
}

crate::plugin::subsystem_plugin!(
    /// Objectives in an app.
    ObjectivesPlugin
);
