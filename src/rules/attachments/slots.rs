//! Attachment slots of legions and places (manual 4.4, 4.5, appendix C).

use super::active::skills;
use crate::rules::archfiends::{Part, Tally};
use crate::rules::catalog::{Ability, Catalog};
use crate::rules::game::Game;
use crate::rules::realm::Foe;

/// How many attachments a unit can have, by its level and what praetor and artifacts add to it: 1 to 4.
#[must_use]
pub fn slots(catalog: &Catalog, game: &Game, unit: Foe) -> Tally {
    let level = match unit {
        Foe::Legion(id) => game.forces().legion(id).map(|legion| legion.level),
        Foe::Place(id) => game.forces().place(id).map(|place| place.level),
    };
    let Some(level) = level else { return Tally::default() };
    let mut higher = i32::from(level);
    for skill in skills(catalog, game, unit) {
        if let Ability::LevelRoll(more) = skill.ability {
            higher += i32::from(more);
        }
    }
    let by_level = |level: i32| ((level + 1) / 2).clamp(1, 4);
    let mut tally = Tally::base(by_level(level.into()));
    tally.add(Part::LevelRoll, by_level(higher) - by_level(level.into()));
    tally
}

/// How many of a unit's attachment slots are free. Below nothing if it has lost slots that are still filled.
#[must_use]
pub fn free_slots(catalog: &Catalog, game: &Game, unit: Foe) -> i32 {
    let used = game.attachments().on(unit).count() + game.attachments().cards_on(unit).count();
    slots(catalog, game, unit).total() - used as i32
}
