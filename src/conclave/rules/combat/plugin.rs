//! The two doors of combat.

use crate::rulebook::RulebookBuilder;

/// Registers the battle rules: battles arise from marches and flights and have no step or order of their own.
pub fn register(_book: &mut RulebookBuilder) {}

crate::plugin::subsystem_plugin!(
    /// Combat in an app.
    CombatPlugin
);
