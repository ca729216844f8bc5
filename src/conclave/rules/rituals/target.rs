//! Whom a ritual is performed against (manual 4.11).
//!
//! > "When a Ritual targets an opponent or some item that an opponent controls, the game conducts a Challenge Roll."

use super::challenge::treasure_level;
use super::effects::owner_in_sight;
use super::order::Target;
use crate::catalog::Catalog;
use crate::game::Game;
use crate::ids::{LegionId, Seat};

/// The other house that a ritual on this target is performed against, if it is.
#[must_use]
pub fn victim(game: &Game, seat: Seat, target: &Target) -> Option<Seat> {
    let owner = match target {
        Target::House(other) => Some(*other),
        // Whose a treasure is that is out of sight nobody finds out by aiming at it.
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

/// Whose a legion is, or seems to be if it is not there.
fn commander(game: &Game, id: LegionId) -> Option<Seat> {
    let feigned = || game.rituals().dummies().iter().find(|dummy| dummy.id == id).map(|dummy| dummy.standing.0);
    game.forces().legion(id).map(|legion| legion.owner).or_else(feigned)
}

/// Those of a target's legions that are not there, of other houses.
pub(super) fn feigned(game: &Game, seat: Seat, target: &Target) -> Vec<LegionId> {
    let dummies = game.rituals().dummies().iter().filter(|dummy| dummy.standing.0 != seat).map(|dummy| dummy.id);
    dummies.filter(|id| target.legions().contains(id)).collect()
}

/// The level of a target: what a ritual of Destruction is worth that takes effect on it (manual 3.4). A house counts as its rank.
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
