//! The two doors of diplomacy.

use crate::rules::rulebook::RulebookBuilder;

/// Registers the diplomacy rules: none yet, only the stances that other rules ask for.
pub fn register(_book: &mut RulebookBuilder) {}

crate::rules::plugin::subsystem_plugin!(
    /// Diplomacy in an app.
    DiplomacyPlugin
);
