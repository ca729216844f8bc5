//! Access to rituals, and rituals that a house sustains (manual 4.11, appendices E, H and I).
//!
//! > "Access to Rituals is determined by your level within the five Disciplines [...].
//! > Additionally, a few Rituals may be accessed by placing a specific Unholy Relic in your Ritual
//! > chamber."

use super::order::Hindrance;
use super::state::Standing;
use crate::archfiends::{Discipline, ritual_level};
use crate::attachments::boons;
use crate::catalog::{Access, Boon, Catalog, RitualEffect};
use crate::events;
use crate::game::Game;
use crate::ids::{RitualKind, Seat};

/// Returns the discipline that governs a ritual. `None` for a relic's ritual.
#[must_use]
pub fn discipline_of(catalog: &Catalog, ritual: RitualKind) -> Option<Discipline> {
    match catalog.ritual(ritual).access {
        Access::Discipline(discipline, _) => Some(discipline),
        Access::Relic(_) => None,
    }
}

/// Returns the level with which a house performs a ritual; 0 for a relic's ritual.
#[must_use]
pub fn level_of(catalog: &Catalog, game: &Game, seat: Seat, ritual: RitualKind) -> u8 {
    discipline_of(catalog, ritual).map_or(0, |discipline| ritual_level(catalog, game, seat, discipline))
}

/// Errors if a ritual is not open to a house.
///
/// # Errors
///
/// Returns an error if the house has no access to the ritual, or an event forbids it.
pub fn accessible(catalog: &Catalog, game: &Game, seat: Seat, ritual: RitualKind) -> Result<(), Hindrance> {
    let open = match catalog.ritual(ritual).access {
        Access::Discipline(discipline, level) => ritual_level(catalog, game, seat, discipline) >= level,
        Access::Relic(relic) => boons(catalog, game, seat).any(|(_, boon)| boon == Boon::Ritual(relic)),
    };
    if !open {
        return Err(Hindrance::NoAccess);
    }
    match events::ritual_cap(catalog, game, seat) {
        Some(cap) if cap == 0 || level_asked(catalog, ritual) > cap => Err(Hindrance::Forbidden { cap }),
        Some(_) | None => Ok(()),
    }
}

/// Returns the level that opens a ritual; 0 for a relic's ritual.
fn level_asked(catalog: &Catalog, ritual: RitualKind) -> u8 {
    match catalog.ritual(ritual).access {
        Access::Discipline(_, level) => level,
        Access::Relic(_) => 0,
    }
}

/// Returns the ritual with this effect that a house sustains, if any.
#[must_use]
pub fn kept_up<'a>(catalog: &Catalog, game: &'a Game, seat: Seat, effect: RitualEffect) -> Option<&'a Standing> {
    game.rituals()
        .standing()
        .iter()
        .find(|standing| standing.caster == seat && catalog.ritual(standing.ritual).effect == effect)
}
