//! Moves that block damage for the rest of the round (manual appendix C): Veil of Smoke, Obsidian
//! Skin, Impenetrable Stance.
//!
//! > "Block 1d6 + 1 per Praetor level of damage from opponent during the remaining combat phases in
//! > this round. (This includes the same phase that Veil of Smoke is used.)"
//!
//! A ward is a total number of points, not a number per slot. It stops damage of every kind,
//! including that of orbs, until it is used up or the round ends. Several wards add up. Each shield
//! of a stance blocks two points in this way, instead of the one that a shield usually blocks.

use super::fate::Fate;
use super::plan::Duelist;
use super::state::{Live, Throw};
use crate::catalog::MoveEffect;

/// Returns the ward that a stroke raises.
pub(super) fn raised(stroke: Live, own: &Duelist, throw: &mut Throw<'_, impl Fate>) -> u16 {
    match stroke.effect {
        MoveEffect::Ward { dice, per_level } => throw.sum(1, dice) + u16::from(per_level) * u16::from(own.level),
        MoveEffect::Stance(each) => u16::from(each) * u16::from(stroke.shields),
        MoveEffect::Plain
        | MoveEffect::Strike { .. }
        | MoveEffect::Sear { .. }
        | MoveEffect::Rupture(_)
        | MoveEffect::Consume { .. }
        | MoveEffect::Lunge { .. }
        | MoveEffect::Cripple { .. }
        | MoveEffect::Impale(_)
        | MoveEffect::Bleed(_)
        | MoveEffect::BreakBones(_)
        | MoveEffect::Slice { .. }
        | MoveEffect::Trance { .. }
        | MoveEffect::Retribution(_) => 0,
    }
}

/// Returns the shields of a stroke that block skulls in its own slot.
pub(super) const fn shields(stroke: Live) -> u8 {
    match stroke.effect {
        MoveEffect::Stance(_) => 0,
        MoveEffect::Plain
        | MoveEffect::Strike { .. }
        | MoveEffect::Sear { .. }
        | MoveEffect::Rupture(_)
        | MoveEffect::Consume { .. }
        | MoveEffect::Ward { .. }
        | MoveEffect::Lunge { .. }
        | MoveEffect::Cripple { .. }
        | MoveEffect::Impale(_)
        | MoveEffect::Bleed(_)
        | MoveEffect::BreakBones(_)
        | MoveEffect::Slice { .. }
        | MoveEffect::Trance { .. }
        | MoveEffect::Retribution(_) => stroke.shields,
    }
}
