//! Moves that block damage for the rest of the round (manual appendix C): Veil of Smoke, Obsidian Skin, Impenetrable Stance.
//!
//! > "Block 1d6 + 1 per Praetor level of damage from opponent during the remaining combat phases in this round. (This includes
//! > the same phase that Veil of Smoke is used.)"
//!
//! A ward is so many points in all, not in each slot: it stops damage of every kind, the orbs' as well, until it is used up or the
//! round ends. Several wards add up. The shields of a stance block two points each in this way, in place of the one that shields
//! usually block.

use super::fate::Fate;
use super::plan::Duelist;
use super::state::{Live, Throw};
use crate::catalog::MoveEffect;

/// The ward that a stroke puts up.
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

/// The shields of a stroke that block skulls in its own slot.
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
