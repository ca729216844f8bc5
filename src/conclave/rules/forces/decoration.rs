//! Decorations of legions: promotions in addition to the common ones (manual appendices C and F).
//!
//! The gains are rolled when a decoration is granted. Not here: the granting, which events, rituals
//! and tournaments do, and the decorations of praetors, which are in
//! [`attachments`](crate::attachments).

use super::state::{Legion, Stat};
use crate::catalog::DecorationDef;
use crate::dice::Rolls;
use crate::game::Game;

/// A random number of a range, both ends included.
pub(crate) fn drawn((least, most): (u8, u8), rolls: &mut Rolls) -> u8 {
    least + rolls.below(u32::from(most.saturating_sub(least)) + 1) as u8
}

/// True if a legion, on the map or on a crusade, wears the decoration that frees it from upkeep.
/// "There is only one Order of the Black Ring" (manual appendix F): it can be granted again when
/// its wearer is lost.
#[must_use]
pub fn ring_worn(game: &Game) -> bool {
    let away = game.seats().flat_map(|seat| game.events().away(seat));
    game.forces().legions().iter().chain(away).any(|legion| legion.relieved)
}

/// Decorates a legion: raises hit points, loyalty and combat values permanently, and may free it
/// from upkeep.
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
