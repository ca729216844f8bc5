//! Moves that spoil the enemy's later strokes of the round (manual appendix C): Crippling Strike
//! and Demonic Trance.
//!
//! > "If your Praetor's level exceeds your opponent's assigned Shields for the phase in which
//! > Crippling Strike is used, remove 1d6 + 1 per Praetor level of assigned Skulls from your
//! > opponent's combat moves in all subsequent phases for the rest of the round."
//!
//! The number of skulls is a total, taken from the next strokes that have any. A trance rolls again
//! against each later stroke; two trances roll separately. A negated stroke loses no skulls,
//! because it uses none.

use super::fate::Fate;
use super::plan::Duelist;
use super::state::{Live, Throw};
use crate::catalog::MoveEffect;

/// Returns the number of skulls that the enemy's later strokes lose.
pub(super) fn maimed(own: Live, duelist: &Duelist, enemy: Live, throw: &mut Throw<'_, impl Fate>) -> u16 {
    match own.effect {
        MoveEffect::Cripple { dice, per_level } if duelist.level > enemy.shields => {
            throw.sum(1, dice) + u16::from(per_level) * u16::from(duelist.level)
        }
        MoveEffect::Cripple { .. }
        | MoveEffect::Plain
        | MoveEffect::Strike { .. }
        | MoveEffect::Sear { .. }
        | MoveEffect::Rupture(_)
        | MoveEffect::Consume { .. }
        | MoveEffect::Ward { .. }
        | MoveEffect::Stance(_)
        | MoveEffect::Lunge { .. }
        | MoveEffect::Impale(_)
        | MoveEffect::Bleed(_)
        | MoveEffect::BreakBones(_)
        | MoveEffect::Slice { .. }
        | MoveEffect::Trance { .. }
        | MoveEffect::Retribution(_) => 0,
    }
}

/// Returns the chance, in percent, that each later stroke of the enemy is negated.
pub(super) fn trance(own: Live, duelist: &Duelist) -> u8 {
    match own.effect {
        MoveEffect::Trance { chance, per_level } => {
            let chance = u16::from(chance) + u16::from(per_level) * u16::from(duelist.level);
            chance.min(100) as u8
        }
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
        | MoveEffect::Bleed(_)
        | MoveEffect::BreakBones(_)
        | MoveEffect::Slice { .. }
        | MoveEffect::Retribution(_) => 0,
    }
}
