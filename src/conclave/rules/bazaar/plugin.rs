//! Registration of the bazaar's rules: in a rulebook, or in an app by a Bevy plugin.

use super::{bid, market};
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the bazaar's rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Bazaar, rank: 10, id: "bazaar.open", run: market::open });
    let (check, perform) = (bid::check, bid::perform);
    let mut rule = |kind, propose| book.order(OrderRule { kind, check, perform, propose });
    rule(OrderKind::BidLegion, |context, seat, orders| bid::propose(OrderKind::BidLegion, context, seat, orders));
    rule(OrderKind::BidPraetor, |context, seat, orders| bid::propose(OrderKind::BidPraetor, context, seat, orders));
    rule(OrderKind::BidArtifact, |context, seat, orders| bid::propose(OrderKind::BidArtifact, context, seat, orders));
    rule(OrderKind::BidRelic, |context, seat, orders| bid::propose(OrderKind::BidRelic, context, seat, orders));
    rule(OrderKind::BidManuscript, |context, seat, orders| {
        bid::propose(OrderKind::BidManuscript, context, seat, orders);
    });
}

crate::plugin::subsystem_plugin!(
    /// Bevy plugin that registers the bazaar's rules.
    BazaarPlugin
);
