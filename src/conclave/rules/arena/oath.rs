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
    if let MoveEffect::Retribution(times) = own.effect { times as u16 } else { 0 }
}
