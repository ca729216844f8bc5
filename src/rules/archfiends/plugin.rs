//! The two doors of the archfiends subsystem.

use crate::rules::rulebook::RulebookBuilder;

/// Registers the archfiends' rules: they have no steps or orders of their own yet, only queries.
pub fn register(_book: &mut RulebookBuilder) {}

crate::rules::plugin::subsystem_plugin!(
    /// Archfiends in an app.
    ArchfiendsPlugin
);
