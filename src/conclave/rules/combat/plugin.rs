//! Registration of the combat rules: in a rulebook, or in an app by a Bevy plugin.

use crate::rulebook::RulebookBuilder;

/// Registers nothing: battles result from marches and flights and have no step or order of their
/// own.
pub fn register(_book: &mut RulebookBuilder) {}

crate::plugin::subsystem_plugin!(
    /// Bevy plugin that registers the combat rules.
    CombatPlugin
);
