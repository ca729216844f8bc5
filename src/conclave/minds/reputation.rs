//! Reputation: perks that everybody expects of an archfiend because of its name. Ready-made
//! archfiends are known to all players. For an archfiend made or changed for this game, the
//! expectation is wrong.
//!
//! Facts that a house has found out by itself are not used here.

use crate::rules::catalog::{Catalog, Gift};
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// True if the ready-made archfiend of this name has a perk with this gift.
pub(super) fn reputed(catalog: &Catalog, table: &Game, seat: Seat, gift: Gift) -> bool {
    let Some(house) = table.charter().seats.get(seat.index()) else { return false };
    let known = catalog.archfiends.iter().find(|known| known.name == house.archfiend.name);
    let perks = known.into_iter().flat_map(|known| &known.perks).filter_map(|id| catalog.perk_named(id));
    perks.into_iter().any(|perk| catalog.perk(perk).gift == gift)
}
