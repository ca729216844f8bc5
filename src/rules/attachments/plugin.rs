//! The two doors of the attachments.

use super::transfer::{check_transfer, propose_nothing, transfer};
use super::{praetor, smith};
use crate::rules::calendar::Step;
use crate::rules::orders::OrderKind;
use crate::rules::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the attachment rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Dawn, rank: 13, id: "attachments.praetors_learn", run: praetor::learn });
    book.order(OrderRule {
        kind: OrderKind::CreateCombatCard,
        check: smith::check,
        perform: smith::perform,
        propose: smith::propose,
    });
    for kind in [OrderKind::ManagePraetors, OrderKind::ManageArtifacts, OrderKind::ManageRelics] {
        book.order(OrderRule { kind, check: check_transfer, perform: transfer, propose: propose_nothing });
    }
}

crate::rules::plugin::subsystem_plugin!(
    /// The attachments in an app.
    AttachmentsPlugin
);
