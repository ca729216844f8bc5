//! Attachment slots of legions and places (manual 4.4, 4.5, appendix C), and of the ritual chamber
//! (manual 4.8).

use super::state::{Post, Treasure};
use crate::archfiends::{self, Part, Tally};
use crate::catalog::{Ability, Catalog, Gift};
use crate::forces::{Landmark, Place};
use crate::game::Game;
use crate::ids::{PerkKind, Seat};
use crate::realm::Foe;

/// Maximum number of attachment slots of a unit.
const MOST: i32 = 4;

/// Returns the number of attachment slots of a unit, by its level plus the bonuses of praetor and
/// artifacts: 1 to 4.
#[must_use]
pub fn slots(catalog: &Catalog, game: &Game, unit: Foe) -> Tally {
    slots_if(catalog, game, unit, 0)
}

/// Returns the attachment slots of a unit if its level bonus changed by `change`, for example
/// because an attachment is added or removed.
pub(super) fn slots_if(catalog: &Catalog, game: &Game, unit: Foe, change: i32) -> Tally {
    let Some(level) = level(game, unit) else { return Tally::default() };
    let higher = level + change + lifted(catalog, game, unit);
    let mut tally = Tally::base(by_level(level));
    tally.add(Part::LevelRoll, by_level(higher) - by_level(level));
    if let Some((perk, more)) = administered(catalog, game, unit) {
        tally.add(Part::Perk(perk), i32::from(more).min(MOST - tally.total()).max(0));
    }
    tally
}

/// True if a unit has fewer slots than this number of attachments.
pub(super) fn crowded(catalog: &Catalog, game: &Game, unit: Foe, used: usize) -> bool {
    match level(game, unit) {
        // Every unit has at least one slot, so a single attachment needs no computation.
        Some(level) => {
            let slots = || {
                let more = administered(catalog, game, unit).map_or(0, |(_, more)| i32::from(more));
                (by_level(level + lifted(catalog, game, unit)) + more).min(MOST)
            };
            used > 1 && used as i32 > slots()
        }
        None => true,
    }
}

/// Returns the perk Master Administrator if one of the house's places visibly holds more than it
/// could without the perk (manual appendix G). For views that do not show the house's perks.
pub(crate) fn overfull(catalog: &Catalog, table: &Game, seat: Seat) -> Option<PerkKind> {
    let full = |place: &Place| {
        let unit = Foe::Place(place.id);
        let used = table.attachments().on(unit).count() + table.attachments().cards_on(unit).count();
        crowded(catalog, table, unit, used)
    };
    let administers = |&perk: &PerkKind| matches!(catalog.perk(perk).gift, Gift::Administration(_));
    table.forces().places_of(seat).any(full).then(|| catalog.perk_kinds().find(administers)).flatten()
}

/// Returns one slot for every two levels, rounded up.
fn by_level(level: i32) -> i32 {
    ((level + 1) / 2).clamp(1, MOST)
}

/// Returns the extra slots that a perk of its owner gives a place of power (manual appendix G);
/// none for strongholds.
fn administered(catalog: &Catalog, game: &Game, unit: Foe) -> Option<(PerkKind, u8)> {
    let Foe::Place(id) = unit else { return None };
    let place = game.forces().place(id)?;
    match place.landmark {
        Landmark::Power(_) | Landmark::Pandemonium => archfiends::administration(catalog, game, place.owner?),
        Landmark::Stronghold(_) => None,
    }
}

fn level(game: &Game, unit: Foe) -> Option<i32> {
    let level = match unit {
        Foe::Legion(id) => game.forces().legion(id).map(|legion| legion.level),
        Foe::Place(id) => game.forces().place(id).map(|place| place.level),
    };
    level.map(i32::from)
}

/// Adds up the level bonuses of these abilities.
fn level_roll(abilities: impl IntoIterator<Item = Ability>) -> i32 {
    abilities.into_iter().map(|ability| if let Ability::LevelRoll(more) = ability { i32::from(more) } else { 0 }).sum()
}

/// Returns the level bonus of a unit's own abilities and all its attachments, for its slots.
fn lifted(catalog: &Catalog, game: &Game, unit: Foe) -> i32 {
    let own = match unit {
        Foe::Legion(id) => game.forces().legion(id).map_or(0, |legion| {
            level_roll(
                legion.born_abilities(catalog).iter().copied().chain(legion.gained.iter()).chain(legion.trained.iter()),
            )
        }),
        Foe::Place(_) => 0,
    };
    own + game.attachments().on(unit).map(|treasure| lift(catalog, game, treasure)).sum::<i32>()
}

/// Returns the level bonus that a treasure gives the unit that it is attached to, for its slots.
pub(super) fn lift(catalog: &Catalog, game: &Game, treasure: Treasure) -> i32 {
    match treasure {
        Treasure::Praetor(kind) => {
            let born = catalog.praetor(kind).abilities.iter().copied();
            let trained = game.attachments().praetor(kind).into_iter().flat_map(|praetor| praetor.trained.iter());
            level_roll(born.chain(trained))
        }
        Treasure::Artifact(kind) => level_roll(catalog.artifact(kind).abilities.iter().copied()),
        Treasure::Relic(_) => 0,
    }
}

/// Returns the number of attachments of a unit.
pub(super) fn used(game: &Game, unit: Foe) -> i32 {
    (game.attachments().on(unit).count() + game.attachments().cards_on(unit).count()) as i32
}

/// Returns the number of free attachment slots of a unit. Negative only until
/// [`settle`](super::settle) has run.
#[must_use]
pub fn free_slots(catalog: &Catalog, game: &Game, unit: Foe) -> i32 {
    slots(catalog, game, unit).total() - used(game, unit)
}

/// Returns the number of relics in a seat's ritual chamber.
pub(super) fn in_chamber(game: &Game, seat: Seat) -> i32 {
    game.attachments().of(seat).filter(|held| held.post == Post::Chamber).count() as i32
}

/// Returns the number of a seat's ritual slots without a relic; each relic in the chamber takes one
/// (manual 4.8). Rituals in the slots are not counted.
#[must_use]
pub fn free_ritual_slots(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    archfiends::ritual_slots(catalog, game, seat).total() - in_chamber(game, seat)
}
