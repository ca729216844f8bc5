//! Registration of the rules of objectives in the rulebook, and their Bevy plugin.

use super::{count, draw};
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the rules of objectives.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Dawn, rank: 40, id: "objectives.choices", run: draw::settle });
    // After all other events of a turn, and before the conclave judges.
    book.step(StepRule { step: Step::Victory, rank: 5, id: "objectives.deeds", run: count::note });
    book.order(OrderRule {
        kind: OrderKind::DrawObjectives,
        check: draw::check,
        perform: draw::perform,
        propose: draw::propose,
    });
}

crate::plugin::subsystem_plugin!(
    /// Plugin that adds the rules of objectives to an app.
    ObjectivesPlugin
);
