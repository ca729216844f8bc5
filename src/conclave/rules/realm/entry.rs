//! Rights of a legion to enter a canton (manual 4.2, 4.4; rulings R9 to R13).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::Owners;
use super::terrain::Terrain;
use crate::catalog::Catalog;
use crate::diplomacy::Stance;
use crate::forces::{Landmark, Legion, Place, walks};
use crate::game::Game;
use crate::ids::{CantonId, LegionId, PlaceId, Seat};

/// A unit that can be fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Foe {
    /// A legion.
    Legion(LegionId),
    /// The garrison of a place.
    Place(PlaceId),
}

/// Reasons why a canton may not be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bar {
    /// The terrain is impassable for this legion.
    Terrain(Terrain),
    /// It contains a legion that may not be attacked.
    Legion(LegionId),
    /// It contains a place that may not be attacked.
    Place(PlaceId),
    /// It belongs to a house whose stance does not allow entry.
    Border(Seat),
    /// It is inside a rival's land and not adjacent to anything the mover holds.
    Interior(Seat),
    /// It contains a unit of the mover's own side; the mover can pass through but not stay.
    Occupied,
}

/// Result of entering a canton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The legion may enter and stay.
    Free,
    /// The legion may pass through but not stay: a unit of its own side is there.
    Through,
    /// The legion fights this unit.
    Battle(Foe),
    /// The legion may not enter.
    Barred(Bar),
}

/// Returns the result if `legion` enters `to` on foot from `from`, or by air if `from` is `None`.
///
/// `held` contains the owners at the start of the turn.
#[must_use]
pub fn entry(
    catalog: &Catalog,
    game: &Game,
    held: &Owners,
    legion: &Legion,
    from: Option<CantonId>,
    to: CantonId,
) -> Entry {
    let seat = legion.owner;
    let terrain = game.realm().terrain(to);
    if !terrain.passable() && !walks(catalog, game, legion, terrain) {
        return Entry::Barred(Bar::Terrain(terrain));
    }
    let occupant = game.forces().legion_at(to).filter(|other| other.id != legion.id);
    let place = game.forces().place_at(to);
    // The land comes first: a unit can be attacked only where the land can be entered. For a canton
    // with a place, `meet_place` checks the land.
    if place.is_none()
        && let Some(bar) = border(game, held, legion, from, to)
    {
        return Entry::Barred(bar);
    }
    if let Some(other) = occupant {
        return meet_legion(game, seat, other);
    }
    match place {
        Some(place) => meet_place(game, held, legion, from, place),
        None => Entry::Free,
    }
}

fn meet_legion(game: &Game, seat: Seat, other: &Legion) -> Entry {
    if other.owner == seat {
        return Entry::Through;
    }
    match game.diplomacy().stance(seat, other.owner) {
        Stance::Vassalage => Entry::Through,
        Stance::Vendetta | Stance::BloodFeud | Stance::Excommunication => Entry::Battle(Foe::Legion(other.id)),
        Stance::Neutral | Stance::Truce | Stance::SingleCombat => Entry::Barred(Bar::Legion(other.id)),
    }
}

fn meet_place(game: &Game, held: &Owners, mover: &Legion, from: Option<CantonId>, place: &Place) -> Entry {
    let seat = mover.owner;
    let Some(owner) = place.owner else {
        return Entry::Battle(Foe::Place(place.id));
    };
    if owner == seat {
        return Entry::Through;
    }
    let stronghold = match place.landmark {
        Landmark::Stronghold(_) => true,
        Landmark::Pandemonium | Landmark::Power(_) => false,
    };
    let allowed = match game.diplomacy().stance(seat, owner) {
        Stance::Vassalage => return Entry::Through,
        Stance::BloodFeud | Stance::Excommunication => true,
        Stance::Vendetta => !stronghold,
        Stance::Neutral | Stance::Truce | Stance::SingleCombat => false,
    };
    if !allowed {
        return Entry::Barred(Bar::Place(place.id));
    }
    match border(game, held, mover, from, place.canton) {
        Some(bar) => Entry::Barred(bar),
        None => Entry::Battle(Foe::Place(place.id)),
    }
}

/// The reason why the land itself keeps a legion out, if it does (rulings R11, R12).
fn border(game: &Game, held: &Owners, mover: &Legion, from: Option<CantonId>, to: CantonId) -> Option<Bar> {
    let seat = mover.owner;
    let owner = game.realm().owner(to)?;
    if owner == seat {
        return None;
    }
    match game.diplomacy().stance(seat, owner) {
        Stance::Vassalage | Stance::Excommunication => None,
        Stance::Neutral | Stance::Truce | Stance::SingleCombat => Some(Bar::Border(owner)),
        Stance::Vendetta | Stance::BloodFeud => {
            // A legion that is already inside may go on. To cross the border, the canton must be
            // adjacent to something that the legion's house holds.
            let inside = from.is_some_and(|from| game.realm().owner(from) == Some(owner));
            if inside || touches(game, held, mover, to) { None } else { Some(Bar::Interior(owner)) }
        }
    }
}

/// True if a canton is adjacent to land that a seat held at the start of the turn and still holds,
/// to a canton that the seat has taken or entered as an enemy and where its legion still stands, or
/// to a place that it holds (manual 4.2, ruling R12).
fn touches(game: &Game, held: &Owners, mover: &Legion, to: CantonId) -> bool {
    let seat = mover.owner;
    game.realm().grid().neighbours(to).iter().any(|&near| {
        let ours = game.realm().owner(near) == Some(seat);
        // The moving legion leaves its canton, so it does not count as the legion that stays there.
        let legion = game.forces().legion_at(near).is_some_and(|legion| legion.owner == seat && legion.id != mover.id);
        let place = game.forces().place_at(near).is_some_and(|place| place.owner == Some(seat));
        let entered = held[near.index()].is_some_and(|owner| {
            owner != seat && matches!(game.diplomacy().stance(seat, owner), Stance::Vendetta | Stance::BloodFeud)
        });
        place || (ours && (held[near.index()] == Some(seat) || legion)) || (legion && entered)
    })
}
