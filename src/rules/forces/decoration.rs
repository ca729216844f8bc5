//! Decorations of legions: promotions beyond the common ones (manual appendices C and F).
//!
//! What each adds is drawn when it is granted; who grants it is the business of events, rituals and tournaments. Praetors are
//! decorated in [`attachments`](crate::rules::attachments).

use super::state::{Legion, Stat};
use crate::rules::catalog::DecorationDef;
use crate::rules::dice::Rolls;

/// A number of a decoration's range, both ends included.
pub(in crate::rules) fn drawn((least, most): (u8, u8), rolls: &mut Rolls) -> u8 {
    least + rolls.below(u32::from(most.saturating_sub(least)) + 1) as u8
}

/// Decorates a legion: hit points, loyalty and combat values rise for good, and it may be freed from upkeep.
pub fn decorate(def: &DecorationDef, legion: &mut Legion, rolls: &mut Rolls) {
    let hp = i16::from(drawn(def.hp, rolls));
    legion.max_hp += hp;
    legion.hp += hp;
    legion.loyalty = legion.loyalty.saturating_add(drawn(def.loyalty, rolls));
    for (stat, range) in [(Stat::Ranged, def.ranged), (Stat::Melee, def.melee), (Stat::Infernal, def.infernal)] {
        *legion.strength.of_mut(stat) += i16::from(drawn(range, rolls));
    }
    legion.relieved |= def.no_upkeep;
}
