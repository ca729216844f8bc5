//! By what right a legion enters a canton (manual 4.2, 4.4; rulings R9 to R13).

use serde::{Deserialize, Serialize};

use super::state::Owners;
use super::terrain::Terrain;
use crate::catalog::Catalog;
use crate::diplomacy::Stance;
use crate::forces::{Landmark, Legion, Place, walks};
use crate::game::Game;
use crate::ids::{CantonId, LegionId, PlaceId, Seat};

/// A unit that can be fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Foe {
    /// A legion.
    Legion(LegionId),
    /// The garrison of a place.
    Place(PlaceId),
}

/// Why a canton may not be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bar {
    /// The terrain is impassable for this legion.
    Terrain(Terrain),
    /// A legion stands there that may not be attacked.
    Legion(LegionId),
    /// A place stands there that may not be attacked.
    Place(PlaceId),
    /// The canton belongs to a house with which no stance allows entry.
    Border(Seat),
    /// The canton lies inside a rival's land and touches nothing that the mover holds.
    Interior(Seat),
    /// One of the mover's own units stands there; it can be passed but not joined.
    Occupied,
}

/// What happens when a legion enters a canton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// It may go in and stay.
    Free,
    /// It may go through but not stay: one of its own side's units is there.
    Through,
    /// It fights.
    Battle(Foe),
    /// It may not go in.
    Barred(Bar),
}

/// What happens if `legion` enters `to`, coming from `from` on foot, or out of the air if there is no `from`.
///
/// `held` is who owned what at the start of the turn.
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
    // The land first: a unit can be attacked only where the land can be entered. A place's canton goes with the place.
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

/// Why the land itself keeps a legion out, if it does (rulings R11, R12).
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
            // Once over the border a legion may go on; to get over it, the canton must touch what its owner holds.
            let inside = from.is_some_and(|from| game.realm().owner(from) == Some(owner));
            if inside || touches(game, held, mover, to) { None } else { Some(Bar::Interior(owner)) }
        }
    }
}

/// Whether a canton is adjacent to land that a seat held at the start of the turn and still holds, to a canton taken this
/// turn with its legion still on it, or to a place of power taken this turn (manual 4.2, ruling R12).
fn touches(game: &Game, held: &Owners, mover: &Legion, to: CantonId) -> bool {
    let seat = mover.owner;
    game.realm().grid().neighbours(to).iter().any(|&near| {
        let ours = game.realm().owner(near) == Some(seat);
        // The legion that moves leaves the canton it comes from, so it cannot be the one that stays on it.
        let legion = game.forces().legion_at(near).is_some_and(|legion| legion.owner == seat && legion.id != mover.id);
        let place = game.forces().place_at(near).is_some_and(|place| place.owner == Some(seat));
        let entered = held[near.index()].is_some_and(|owner| {
            owner != seat && matches!(game.diplomacy().stance(seat, owner), Stance::Vendetta | Stance::BloodFeud)
        });
        place || (ours && (held[near.index()] == Some(seat) || legion)) || (legion && entered)
    })
}
