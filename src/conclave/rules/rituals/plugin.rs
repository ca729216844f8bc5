//! Registration of the ritual rules: in a rulebook, or in an app by a Bevy plugin.

use super::effects::watches;
use super::{perform, propose, upkeep};
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the ritual rules.
pub fn register(book: &mut RulebookBuilder) {
    book.order(OrderRule {
        kind: OrderKind::PerformRitual,
        check: perform::check,
        perform: perform::perform,
        propose: propose::propose,
    });
    book.step(StepRule { step: Step::Dawn, rank: 5, id: "rituals.chambers", run: upkeep::clear_chambers });
    book.step(StepRule { step: Step::DurationalRituals, rank: 10, id: "rituals.upkeep", run: upkeep::sustain });
    book.step(StepRule { step: Step::DurationalRituals, rank: 20, id: "rituals.watches", run: watches });
    book.step(StepRule { step: Step::Events, rank: 40, id: "rituals.spells", run: upkeep::wear_off });
}

crate::plugin::subsystem_plugin!(
    /// Bevy plugin that registers the ritual rules.
    RitualsPlugin
);
