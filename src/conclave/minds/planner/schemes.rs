//! Schemes: whom a house would see crowned in its own stead, and what it dares for that (manual 3.4).
//!
//! A king maker does its pawn no harm and bears more malice towards whoever stands in the pawn's way. The power behind the throne
//! looks for a lord who will be elected. Who is made for war reaches for Pandemonium sooner than others. Everything that is asked
//! here is what a house knows of itself; what others scheme is not guessed.

use crate::rules::archfiends;
use crate::rules::catalog::Catalog;
use crate::rules::conclave;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// From which Martial Prowess on, or from how much strength that perks lend its legions, a house is made for war.
const WARLIKE: i16 = 3;

/// The house whose election is as good as one's own.
pub(super) fn favourite(catalog: &Catalog, table: &Game, seat: Seat) -> Option<Seat> {
    let member = |seat: Seat| {
        table.conclave().eliminated(seat).is_none()
            && !table.diplomacy().excommunicated(seat)
            && table.diplomacy().lord_of(seat).is_none()
    };
    conclave::pawn(catalog, table, seat).filter(|&pawn| member(pawn) && !table.diplomacy().excommunicated(seat))
}

/// Whether a house would rather kneel beside the throne than lose an election.
pub(super) fn kneels(catalog: &Catalog, table: &Game, seat: Seat) -> bool {
    conclave::behind_throne(catalog, table, seat)
}

/// Whether a house is made to take the throne by force.
pub(super) fn warlike(table: &Game, seat: Seat) -> bool {
    i16::from(table.houses().of(seat).attributes.martial) >= WARLIKE
        || archfiends::aura(table, seat).strength.sum() >= WARLIKE
}
