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
    if !landed {
        // Only a wound needs no damage.
        return wound(own, enemy);
    }
    if let MoveEffect::Lunge { dice } = own.effect {
        if own.skulls > enemy.skulls { throw.sum(1, dice) } else { 0 }
    } else if let MoveEffect::Impale(each) = own.effect {
        u16::from(each) * u16::from(own.shields.saturating_sub(enemy.skulls))
    } else if let MoveEffect::BreakBones(each) = own.effect {
        u16::from(each) * (u16::from(enemy.shields) + u16::from(before))
    } else if let MoveEffect::Slice { dice, skulls } = own.effect {
        throw.sum((enemy.skulls / skulls.max(1)).into(), dice)
    } else {
        wound(own, enemy)
    }
}

/// Returns the damage of a wound to the enemy, in this slot and in each later one of the round.
pub(super) fn wound(own: Live, enemy: Live) -> u16 {
    let MoveEffect::Bleed(each) = own.effect else { return 0 };
    u16::from(each) * u16::from(own.skulls.saturating_sub(enemy.shields))
}
