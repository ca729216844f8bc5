//! The two doors of manuscripts.

use super::{assemble, train};
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the manuscript rules. The search is a demand, and so registered with [`tribute`](crate::tribute).
pub fn register(book: &mut RulebookBuilder) {
    // Before promotions are taken and salves heal, so that whoever has learned hit points is whole.
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
    /// Manuscripts in an app.
    ManuscriptsPlugin
);
