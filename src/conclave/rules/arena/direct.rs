//! Moves that do damage past shields and luck (manual 4.17, appendix C): strikes, Mind Burn,
//! Tentacle Rupture, Consumption.
//!
//! > "Combat moves based on Orbs do direct damage and are not affected by Luck."
//!
//! Only wards stop it. Moves "already performed" are those made in earlier slots of the same round.
//! Empty slots and negated strokes do not count.

use super::fate::Fate;
use super::plan::Duelist;
use super::state::Throw;
use crate::catalog::MoveEffect;

/// Returns the direct damage of a move.
pub(super) fn damage(
    effect: MoveEffect,
    own: &Duelist,
    enemy: &Duelist,
    made: u8,
    throw: &mut Throw<'_, impl Fate>,
) -> u16 {
    match effect {
        MoveEffect::Strike { dice, per_level } => throw.sum(1, dice) + u16::from(per_level) * u16::from(own.level),
        MoveEffect::Sear { dice, stronger } => {
            let burn = throw.sum(1, dice);
            if own.infernal > enemy.infernal { burn + throw.sum(1, stronger) } else { burn }
        }
        MoveEffect::Rupture(each) => u16::from(each) * u16::from(made),
        MoveEffect::Consume { sides } => throw.sum(own.infernal.into(), (1, sides)),
        MoveEffect::Plain
        | MoveEffect::Ward { .. }
        | MoveEffect::Stance(_)
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
