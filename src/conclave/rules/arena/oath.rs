//! The Oath of Retribution (manual appendix C; facts 13).
//!
//! > "If the opposing Praetor's combat move inflicts damage, the opposing Praetor receives triple the damage inflicted; you receive
//! > none."
//!
//! Luck and wards come first; what is left of the enemy's stroke in the same slot goes back. What bleeds from an earlier stroke is
//! not that stroke's damage and stays. What goes back is stopped by wards alone, and no oath turns it a second time.

use super::state::Live;
use crate::catalog::MoveEffect;

/// How many times over damage goes back; 0 without an oath.
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
