//! Decorations of legions: promotions beyond the common ones (manual appendices C and F).
//!
//! What each adds is drawn when it is granted; who grants it is the business of events, rituals and tournaments. Praetors are
//! decorated in [`attachments`](crate::attachments).

use super::state::{Legion, Stat};
use crate::catalog::DecorationDef;
use crate::dice::Rolls;
use crate::game::Game;

/// A number of a decoration's range, both ends included.
pub(crate) fn drawn((least, most): (u8, u8), rolls: &mut Rolls) -> u8 {
    least + rolls.below(u32::from(most.saturating_sub(least)) + 1) as u8
}

/// Whether a legion wears the order that frees from upkeep, on the map or away on a crusade. "There is only one Order of the Black
/// Ring" (manual appendix F): it can be given again when its wearer has fallen.
#[must_use]
pub fn ring_worn(game: &Game) -> bool {
    let away = game.seats().flat_map(|seat| game.events().away(seat));
    game.forces().legions().iter().chain(away).any(|legion| legion.relieved)
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
