//! Where a legion that enters a house's service appears (facts on bought legions).

use super::state::{Muster, Shape};
use crate::catalog::Catalog;
use crate::dice::Rolls;
use crate::game::Game;
use crate::ids::{CantonId, LegionId, LegionKind, Seat};

/// The cantons of which one is drawn for a new legion: the free own ones next to the stronghold, else all free own ones.
#[must_use]
pub fn mustering_ground(game: &Game, seat: Seat) -> Vec<CantonId> {
    let free: Vec<CantonId> = game.realm().land(seat).filter(|&canton| game.forces().vacant(canton)).collect();
    let gate = game.forces().stronghold(seat).map(|stronghold| stronghold.canton);
    let near: Vec<CantonId> = free
        .iter()
        .copied()
        .filter(|&canton| gate.is_some_and(|gate| game.realm().grid().adjacent(gate, canton)))
        .collect();
    if near.is_empty() { free } else { near }
}

/// How many legions a house commands: those on the map and those that are away on a crusade.
#[must_use]
pub fn commanded(game: &Game, seat: Seat) -> usize {
    game.forces().legions_of(seat).count() + game.events().away(seat).count()
}

/// Puts a legion of the catalog into a seat's service, or gives `None` if there is no room for it anywhere.
pub fn muster(
    catalog: &Catalog,
    game: &mut Game,
    seat: Seat,
    kind: LegionKind,
    rolls: &mut Rolls,
) -> Option<(LegionId, CantonId)> {
    let ground = mustering_ground(game, seat);
    let canton = *rolls.pick(&ground)?;
    let def = catalog.legion(kind);
    let shape =
        Shape { level: def.level, strength: def.strength(), hp: def.hp.into(), moves: def.moves, loyalty: def.loyalty };
    let id = game.forces.raise(Muster::Hired(kind), seat, canton, shape);
    Some((id, canton))
}
