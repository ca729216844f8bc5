//! Reputation: what is commonly said of an archfiend of a name, whoever plays it. The ready-made archfiends are in everybody's books;
//! one that was made for this game, or changed, is not, and then what is said is wrong.
//!
//! Not here: what a house has found out for itself.

use crate::rules::catalog::{Catalog, Gift};
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// Whether an archfiend of this name is known to have perks that give this.
pub(super) fn reputed(catalog: &Catalog, table: &Game, seat: Seat, gift: Gift) -> bool {
    let Some(house) = table.charter().seats.get(seat.index()) else { return false };
    let known = catalog.archfiends.iter().find(|known| known.name == house.archfiend.name);
    let perks = known.into_iter().flat_map(|known| &known.perks).filter_map(|id| catalog.perk_named(id));
    perks.into_iter().any(|perk| catalog.perk(perk).gift == gift)
}
