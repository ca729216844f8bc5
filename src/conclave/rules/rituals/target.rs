//! The house that a ritual is performed against (manual 4.11).
//!
//! > "When a Ritual targets an opponent or some item that an opponent controls, the game conducts a
//! > Challenge Roll."

use super::challenge::treasure_level;
use super::effects::owner_in_sight;
use super::order::Target;
use crate::catalog::Catalog;
use crate::game::Game;
use crate::ids::{LegionId, Seat};

/// Returns the other house that a ritual on this target is performed against, if any.
#[must_use]
pub fn victim(game: &Game, seat: Seat, target: &Target) -> Option<Seat> {
    let owner = match target {
        Target::House(other) => Some(*other),
        // Targeting a treasure out of sight must not reveal its owner.
        Target::Treasure(treasure) => owner_in_sight(game, seat, *treasure),
        Target::Place(id) => game.forces().place(*id).and_then(|place| place.owner),
        Target::Canton { canton, .. } => game.realm().owners().get(canton.index()).copied().flatten(),
        Target::Legion(_) | Target::Legions(_) | Target::Value(..) | Target::March { .. } | Target::Step { .. } => {
            target.legions().iter().find_map(|&id| commander(game, id))
        }
        Target::Oneself | Target::Copies { .. } | Target::Objective(_) => None,
    };
    owner.filter(|&owner| owner != seat)
}

/// Returns the owner of a legion, or the apparent owner of a dummy.
fn commander(game: &Game, id: LegionId) -> Option<Seat> {
    let feigned = || game.rituals().dummies().iter().find(|dummy| dummy.id == id).map(|dummy| dummy.standing.0);
    game.forces().legion(id).map(|legion| legion.owner).or_else(feigned)
}

/// Returns the dummies of other houses among the legions of a target.
pub(super) fn feigned(game: &Game, seat: Seat, target: &Target) -> Vec<LegionId> {
    let dummies = game.rituals().dummies().iter().filter(|dummy| dummy.standing.0 != seat).map(|dummy| dummy.id);
    dummies.filter(|id| target.legions().contains(id)).collect()
}

/// Returns the level of a target, which is the prestige for a Destruction ritual on it (manual
/// 3.4). A house counts as its rank.
pub(super) fn target_level(catalog: &Catalog, game: &Game, target: &Target, victim: Seat) -> i32 {
    let legions: i32 =
        target.legions().iter().filter_map(|&id| game.forces().legion(id)).map(|legion| i32::from(legion.level)).sum();
    let place = if let Target::Place(id) = target { game.forces().place(*id) } else { None };
    if let Target::Treasure(treasure) = target {
        treasure_level(catalog, game, *treasure).into()
    } else if let Some(place) = place {
        place.level.into()
    } else if legions > 0 {
        legions
    } else {
        game.houses().of(victim).rank.value()
    }
}
