//! Rituals: the chamber, challenge and identity rolls, guises, what lasts (manual 4.11, appendix I).
//!
//! > "Rituals are special actions that you may evoke during the game. Access to Rituals is determined by your level within the
//! > five Disciplines [...]. Additionally, a few Rituals may be accessed by placing a specific Unholy Relic in your Ritual
//! > chamber."

mod cast;
mod effects;
mod facts;
mod hexes;
mod order;
mod plugin;
pub mod spells;
mod state;

pub use facts::RitualFact;
pub use hexes::{Harm, Hex};
pub use order::{Guise, Hindrance, Target};
#[cfg(feature = "client")]
pub use plugin::RitualsPlugin;
pub use plugin::register;
pub use state::{Augury, Dossier, Dummy, Lock, Rituals, Spell, SpellKind, Standing};
