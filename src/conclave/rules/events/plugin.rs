//! Registration of the event rules in the rulebook, and their Bevy plugin.

use super::{deck, decrees, edicts, play, undertakings};
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the event rules.
pub fn register(book: &mut RulebookBuilder) {
    book.order(OrderRule {
        kind: OrderKind::PlayEvent,
        check: play::check,
        perform: play::perform,
        propose: play::propose,
    });
    book.step(StepRule { step: Step::Dawn, rank: 15, id: "events.hands", run: deck::keep });
    // After kept tribute is in the vaults, and before upkeep is paid from them.
    book.step(StepRule { step: Step::Dawn, rank: 27, id: "events.pledges", run: decrees::set_aside });
    // After single combats, because a praetor entered for a tournament may fall there.
    book.step(StepRule { step: Step::Responses, rank: 40, id: "events.decrees", run: decrees::answer });
    book.step(StepRule { step: Step::Events, rank: 10, id: "events.undertakings", run: undertakings::advance });
    // Last, so that events have effect in the whole of their last turn.
    book.step(StepRule { step: Step::Events, rank: 90, id: "events.edicts", run: edicts::expire });
    // After the new Regent is named.
    book.step(StepRule { step: Step::Regency, rank: 20, id: "events.draw", run: deck::draw });
}

crate::plugin::subsystem_plugin!(
    /// Plugin that adds the event rules to an app.
    EventsPlugin
);
