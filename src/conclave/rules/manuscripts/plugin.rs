//! Registration of the manuscript rules in the rulebook, and their Bevy plugin.

use super::{assemble, train};
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the manuscript rules. The search is part of a demand for tribute, so
/// [`tribute`](crate::tribute) registers it.
pub fn register(book: &mut RulebookBuilder) {
    // Before promotions apply and salves heal, so that a unit which has just learned hit points is
    // at full strength.
    book.step(StepRule { step: Step::Dawn, rank: 11, id: "manuscripts.trainings", run: train::learn });
    book.order(OrderRule {
        kind: OrderKind::Train,
        check: train::check,
        perform: train::perform,
        propose: train::propose,
    });
    book.order(OrderRule {
        kind: OrderKind::Assemble,
        check: assemble::check,
        perform: assemble::perform,
        propose: assemble::propose,
    });
}

crate::plugin::subsystem_plugin!(
    /// Plugin that adds the manuscript rules to an app.
    ManuscriptsPlugin
);
