//! The two doors of the arena.

use super::titles;
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the arena's rules.
pub fn register(book: &mut RulebookBuilder) {
    book.order(OrderRule {
        kind: OrderKind::ChallengeChampion,
        check: titles::check,
        perform: titles::perform,
        propose: titles::propose,
    });
    book.step(StepRule { step: Step::Eliminations, rank: 20, id: "arena.title", run: titles::vacate });
}

crate::plugin::subsystem_plugin!(
    /// The arena in an app.
    ArenaPlugin
);
