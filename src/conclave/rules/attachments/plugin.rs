//! Registration of the attachment rules: in a rulebook, or in an app by a Bevy plugin.

use super::transfer::{check_transfer, propose, transfer};
use super::{praetor, smith};
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the attachment rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Dawn, rank: 13, id: "attachments.praetors_learn", run: praetor::learn });
    book.order(OrderRule {
        kind: OrderKind::CreateCombatCard,
        check: smith::check,
        perform: smith::perform,
        propose: smith::propose,
    });
    let (check, perform) = (check_transfer, transfer);
    let mut manage = |kind, propose| book.order(OrderRule { kind, check, perform, propose });
    manage(OrderKind::ManagePraetors, |context, seat, orders| {
        propose(OrderKind::ManagePraetors, context, seat, orders);
    });
    manage(OrderKind::ManageArtifacts, |context, seat, orders| {
        propose(OrderKind::ManageArtifacts, context, seat, orders);
    });
    manage(OrderKind::ManageRelics, |context, seat, orders| propose(OrderKind::ManageRelics, context, seat, orders));
}

crate::plugin::subsystem_plugin!(
    /// Bevy plugin that registers the attachment rules.
    AttachmentsPlugin
);
