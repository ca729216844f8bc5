//! The numbers of a unit at rest, each as the sum of its parts: what it was raised with, what it has grown, what its praetor
//! and its artifacts add. Support, advantage and combat cards come only in a battle.

use crate::rules::archfiends::{Part, Tally};
use crate::rules::attachments::skills;
use crate::rules::combat::Fighter;
use crate::rules::forces::{self, Legion, Muster, Stat, Strength};
use crate::rules::game::Game;
use crate::rules::realm::Foe;
use crate::sight::Sight;

/// The unit as it would stand in a battle, without support and cards.
fn fighter(sight: &Sight<'_>, table: &Game, unit: Foe) -> Option<Fighter> {
    let able = skills(sight.catalog(), table, unit);
    match unit {
        Foe::Legion(id) => {
            table.forces().legion(id).map(|legion| Fighter::legion(sight.catalog(), legion, able).enchanted(table))
        }
        Foe::Place(id) => table.forces().place(id).map(|place| Fighter::place(sight.catalog(), place, able)),
    }
}

/// The three combat values of a unit on this table; what it has grown stands apart from what it was raised with.
pub fn values(sight: &Sight<'_>, table: &Game, unit: Foe) -> [Tally; 3] {
    let Some(fighter) = fighter(sight, table, unit) else { return Default::default() };
    let Some((born, now)) = strengths(sight, table, unit) else { return fighter.values };
    Stat::ALL.map(|stat| {
        let grown = i32::from(now.of(stat) - born.of(stat));
        let mut tally = Tally::base(-grown);
        join(&mut tally, Part::Promotion, grown);
        for (part, value) in &fighter.values[stat as usize].0 {
            join(&mut tally, *part, *value);
        }
        tally
    })
}

/// What a unit was raised with, and what it has now.
fn strengths(sight: &Sight<'_>, table: &Game, unit: Foe) -> Option<(Strength, Strength)> {
    match unit {
        Foe::Legion(id) => {
            let legion = table.forces().legion(id)?;
            let born = match legion.muster {
                Muster::Guard(_) => legion.strength,
                Muster::Hired(kind) => sight.catalog().legion(kind).strength(),
            };
            // A described position can have a legion that is less than it was raised; then nothing is said of growth.
            let grown = Stat::ALL.into_iter().all(|stat| legion.strength.of(stat) >= born.of(stat));
            Some((if grown { born } else { legion.strength }, legion.strength))
        }
        Foe::Place(id) => table.forces().place(id).map(|place| (place.strength, place.strength)),
    }
}

/// Adds to a part that is there already, so that no name stands twice in a sum.
fn join(tally: &mut Tally, part: Part, more: i32) {
    match tally.0.iter_mut().find(|(known, _)| *known == part) {
        Some((_, value)) => *value += more,
        None => tally.add(part, more),
    }
}

/// The loyalty of a legion, as far as the table tells it; `None` for a personal guard, which cannot be turned (manual 4.4).
pub fn loyalty(sight: &Sight<'_>, table: &Game, legion: &Legion) -> Option<Tally> {
    let known = forces::loyalty(sight.catalog(), table, legion)?;
    let mut tally = Tally::default();
    known.0.into_iter().for_each(|(part, value)| join(&mut tally, part, value));
    Some(tally)
}

/// Hit points that a unit has for the length of a battle besides its own.
pub fn shield(sight: &Sight<'_>, table: &Game, unit: Foe) -> Tally {
    fighter(sight, table, unit).map(|fighter| fighter.shield).unwrap_or_default()
}

/// A value as it is shown: never below nothing.
pub fn shown(tally: &Tally) -> i32 {
    tally.total().max(0)
}
