//! Registration of the arena's rules: in a rulebook, or in an app by a Bevy plugin.

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
    /// Bevy plugin that registers the arena's rules.
    ArenaPlugin
);
