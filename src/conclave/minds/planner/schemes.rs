//! Schemes: the house that a king maker or a power behind the throne would see elected, and the
//! risks that it takes for it (manual 3.4).
//!
//! A king maker does not harm its pawn, and bears more malice towards rivals ahead of the pawn. The
//! power behind the throne looks for a lord that will be elected. A house with strong legions tries
//! to take Pandemonium sooner than others. A house uses only its own secrets; the schemes of rivals
//! are not guessed.

use crate::rules::archfiends;
use crate::rules::catalog::Catalog;
use crate::rules::conclave;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// Minimum Martial Prowess, or minimum strength that perks add to its legions, for a warlike house.
const WARLIKE: i16 = 3;

/// Returns the house whose election counts as one's own victory.
pub(super) fn favourite(catalog: &Catalog, table: &Game, seat: Seat) -> Option<Seat> {
    let member = |seat: Seat| {
        table.conclave().eliminated(seat).is_none()
            && !table.diplomacy().excommunicated(seat)
            && table.diplomacy().lord_of(seat).is_none()
    };
    conclave::pawn(catalog, table, seat).filter(|&pawn| member(pawn) && !table.diplomacy().excommunicated(seat))
}

/// True if a house has the perk to win as a vassal when its lord is elected.
pub(super) fn kneels(catalog: &Catalog, table: &Game, seat: Seat) -> bool {
    conclave::behind_throne(catalog, table, seat)
}

/// True if a house is suited to take the throne by force.
pub(super) fn warlike(table: &Game, seat: Seat) -> bool {
    i16::from(table.houses().of(seat).attributes.martial) >= WARLIKE
        || archfiends::aura(table, seat).strength.sum() >= WARLIKE
}
