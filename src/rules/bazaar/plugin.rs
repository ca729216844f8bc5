//! The two doors of the bazaar.

use super::{bid, market};
use crate::rules::calendar::Step;
use crate::rules::orders::OrderKind;
use crate::rules::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the bazaar's rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Bazaar, rank: 10, id: "bazaar.open", run: market::open });
    book.order(OrderRule {
        kind: OrderKind::BidLegion,
        check: bid::check,
        perform: bid::perform,
        propose: bid::propose,
    });
}

crate::rules::plugin::subsystem_plugin!(
    /// The bazaar in an app.
    BazaarPlugin
);
