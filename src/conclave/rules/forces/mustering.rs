//! The canton in which a new legion appears (facts on bought legions).

use super::state::{Muster, Shape};
use crate::catalog::Catalog;
use crate::dice::Rolls;
use crate::game::Game;
use crate::ids::{CantonId, LegionId, LegionKind, Seat};

/// The cantons from which one is chosen at random for a new legion: the house's free cantons next
/// to its stronghold, or if there are none, all its free cantons.
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

/// Number of legions that a house commands: those on the map and those on a crusade.
#[must_use]
pub fn commanded(game: &Game, seat: Seat) -> usize {
    game.forces().legions_of(seat).count() + game.events().away(seat).count()
}

/// Adds a legion of the catalog to a house. Returns `None` if the house has no free canton.
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
