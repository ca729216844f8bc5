//! Registration of the archfiends' rules: in a rulebook, or in an app by a Bevy plugin.

use super::raise;
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the archfiends' rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Dawn, rank: 10, id: "archfiends.raises", run: raise::begin });
    book.order(OrderRule {
        kind: OrderKind::RaiseAttribute,
        check: raise::check,
        perform: raise::perform,
        propose: raise::propose,
    });
}

crate::plugin::subsystem_plugin!(
    /// Bevy plugin that registers the archfiends' rules.
    ArchfiendsPlugin
);
