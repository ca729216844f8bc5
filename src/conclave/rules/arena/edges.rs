//! Moves that add to a hit (manual appendix C): Piercing Lunge, Impale, Bone Breaker, Sinew Slice,
//! Bleeding Wound.
//!
//! > "You must do combat damage for the bonus to trigger." [...] "This damage CAN be blocked by
//! > unused Shields and Luck working on behalf of the defender. When successful, the bonus damage
//! > granted by the combat move acts as a virtual bonus Skull."
//!
//! A Bleeding Wound needs no damage, only more skulls than the enemy has shields. Skulls and
//! shields are counted after trances and crippling. Bone Breaker counts the shields of the previous
//! slot of the same round; the first slot has none.

use super::fate::Fate;
use super::state::{Live, Throw};
use crate::catalog::MoveEffect;

/// Returns the extra damage of a stroke. `landed`: skulls did damage. `before`: the enemy's shields
/// in the previous slot.
pub(super) fn bonus(own: Live, enemy: Live, before: u8, landed: bool, throw: &mut Throw<'_, impl Fate>) -> u16 {
    match own.effect {
        MoveEffect::Lunge { dice } if landed && own.skulls > enemy.skulls => throw.sum(1, dice),
        MoveEffect::Impale(each) if landed => u16::from(each) * u16::from(own.shields.saturating_sub(enemy.skulls)),
        MoveEffect::BreakBones(each) if landed => u16::from(each) * (u16::from(enemy.shields) + u16::from(before)),
        MoveEffect::Slice { dice, skulls } if landed => throw.sum((enemy.skulls / skulls.max(1)).into(), dice),
        MoveEffect::Bleed(_) => wound(own, enemy),
        MoveEffect::Lunge { .. }
        | MoveEffect::Impale(_)
        | MoveEffect::BreakBones(_)
        | MoveEffect::Slice { .. }
        | MoveEffect::Plain
        | MoveEffect::Strike { .. }
        | MoveEffect::Sear { .. }
        | MoveEffect::Rupture(_)
        | MoveEffect::Consume { .. }
        | MoveEffect::Ward { .. }
        | MoveEffect::Stance(_)
        | MoveEffect::Cripple { .. }
        | MoveEffect::Trance { .. }
        | MoveEffect::Retribution(_) => 0,
    }
}

/// Returns the damage of a wound to the enemy, in this slot and in each later one of the round.
pub(super) fn wound(own: Live, enemy: Live) -> u16 {
    match own.effect {
        MoveEffect::Bleed(each) => u16::from(each) * u16::from(own.skulls.saturating_sub(enemy.shields)),
        MoveEffect::Plain
        | MoveEffect::Strike { .. }
        | MoveEffect::Sear { .. }
        | MoveEffect::Rupture(_)
        | MoveEffect::Consume { .. }
        | MoveEffect::Ward { .. }
        | MoveEffect::Stance(_)
        | MoveEffect::Lunge { .. }
        | MoveEffect::Cripple { .. }
        | MoveEffect::Impale(_)
        | MoveEffect::BreakBones(_)
        | MoveEffect::Slice { .. }
        | MoveEffect::Trance { .. }
        | MoveEffect::Retribution(_) => 0,
    }
}
