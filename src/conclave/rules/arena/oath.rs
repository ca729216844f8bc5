//! The Oath of Retribution (manual appendix C; facts 13).
//!
//! > "If the opposing Praetor's combat move inflicts damage, the opposing Praetor receives triple
//! > the damage inflicted; you receive none."
//!
//! Luck and wards reduce the enemy's stroke first. The rest of its damage in the same slot is
//! returned. Bleeding from an earlier stroke is not damage of that stroke and is not returned. Only
//! wards stop returned damage, and no oath returns it again.

use super::state::Live;
use crate::catalog::MoveEffect;

/// Returns the factor by which damage is returned; 0 without an oath.
pub(super) const fn times(own: Live) -> u16 {
    match own.effect {
        MoveEffect::Retribution(times) => times as u16,
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
        | MoveEffect::Trance { .. } => 0,
    }
}
