//! The quarry of a vendetta (manual 4.14.5): the other house's places and legions that can be seen,
//! with the seat's legion that would fare best against each, and how long it is on the way.
//!
//! The way is reckoned by distance and full move points. What lies between, and what the other
//! house does meanwhile, is not reckoned.

use std::cmp::Reverse;

use crate::rules::catalog::Catalog;
use crate::rules::combat::{Forecast, forecast, muster};
use crate::rules::forces::{Landmark, moves_left};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::realm::Foe;

/// A place or a legion that a vendetta could take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quarry {
    /// The place or the legion.
    pub unit: Foe,
    /// Its canton.
    pub canton: CantonId,
    /// The seat's legion with the best chance against it.
    pub legion: LegionId,
    /// The number of turns until that legion can attack: 1 is this turn.
    pub turns: u32,
    /// The chance to win the battle as both stand now, in percent.
    pub percent: u32,
}

/// Returns the places of power and the legions of a house, the nearest first. A seat without
/// legions has no quarry.
#[must_use]
pub fn quarry(catalog: &Catalog, table: &Game, seat: Seat, on: Seat) -> Vec<Quarry> {
    let forces = table.forces();
    let places = forces.places_of(on).filter(|place| matches!(place.landmark, Landmark::Power(_)));
    let places = places.map(|place| (Foe::Place(place.id), place.canton));
    let legions = forces.legions_of(on).map(|legion| (Foe::Legion(legion.id), legion.canton));
    let mut found: Vec<Quarry> =
        places.chain(legions).filter_map(|(unit, canton)| best(catalog, table, seat, unit, canton)).collect();
    found.sort_by_key(|quarry| (quarry.turns, Reverse(quarry.percent)));
    found
}

/// Returns the seat's legion that would fare best against a unit.
fn best(catalog: &Catalog, table: &Game, seat: Seat, unit: Foe, canton: CantonId) -> Option<Quarry> {
    let grid = table.realm().grid();
    let each = table.forces().legions_of(seat).filter_map(|legion| {
        let battle = muster(catalog, table, legion, unit, canton)?;
        let odds = forecast(&battle);
        let percent = Forecast::scaled(odds.attacker_wins + odds.defender_retreats, 100) as u32;
        let pace = u32::from(moves_left(catalog, table, legion)).max(1);
        let turns = grid.distance(legion.canton, canton).div_ceil(pace).max(1);
        Some(Quarry { unit, canton, legion: legion.id, turns, percent })
    });
    each.max_by_key(|quarry| (quarry.percent, Reverse(quarry.turns)))
}
