//! The two doors of the attachments.

use super::transfer::{check_transfer, propose_nothing, transfer};
use crate::rules::orders::OrderKind;
use crate::rules::rulebook::{OrderRule, RulebookBuilder};

/// Registers the attachment rules.
pub fn register(book: &mut RulebookBuilder) {
    for kind in
        [OrderKind::ManagePraetors, OrderKind::ManageArtifacts, OrderKind::ManageRelics, OrderKind::CreateCombatCard]
    {
        book.order(OrderRule { kind, check: check_transfer, perform: transfer, propose: propose_nothing });
    }
}

crate::rules::plugin::subsystem_plugin!(
    /// The attachments in an app.
    AttachmentsPlugin
);
