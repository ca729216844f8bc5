//! The numbers of a unit outside battle, each as the sum of its parts: the initial value, growth,
//! and the bonuses of its praetor and artifacts. Support, advantage and combat cards apply only in
//! a battle.

use crate::rules::archfiends::{Part, Tally};
use crate::rules::attachments::skills;
use crate::rules::combat::Fighter;
use crate::rules::forces::{self, Legion, Muster, Stat, Strength};
use crate::rules::game::Game;
use crate::rules::realm::Foe;
use crate::sight::Sight;

/// Returns the unit as a fighter, without support and cards.
fn fighter(sight: &Sight<'_>, table: &Game, unit: Foe) -> Option<Fighter> {
    let able = skills(sight.catalog(), table, unit);
    match unit {
        Foe::Legion(id) => {
            table.forces().legion(id).map(|legion| Fighter::legion(sight.catalog(), legion, able).enchanted(table))
        }
        Foe::Place(id) => table.forces().place(id).map(|place| Fighter::place(sight.catalog(), place, able)),
    }
}

/// Returns the three combat values of a unit in a game. Growth is a part separate from the initial
/// value.
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

/// Returns the initial strength of a unit, and the present one.
fn strengths(sight: &Sight<'_>, table: &Game, unit: Foe) -> Option<(Strength, Strength)> {
    match unit {
        Foe::Legion(id) => {
            let legion = table.forces().legion(id)?;
            let born = match legion.muster {
                Muster::Guard(_) => legion.strength,
                Muster::Hired(kind) => sight.catalog().legion(kind).strength(),
            };
            // In a hand-written position a legion can be weaker than its initial strength. No
            // growth is shown then.
            let grown = Stat::ALL.into_iter().all(|stat| legion.strength.of(stat) >= born.of(stat));
            Some((if grown { born } else { legion.strength }, legion.strength))
        }
        Foe::Place(id) => table.forces().place(id).map(|place| (place.strength, place.strength)),
    }
}

/// Adds to the part of this name if it exists, so that a sum names no part twice.
fn join(tally: &mut Tally, part: Part, more: i32) {
    match tally.0.iter_mut().find(|(known, _)| *known == part) {
        Some((_, value)) => *value += more,
        None => tally.add(part, more),
    }
}

/// Returns the known loyalty of a legion; `None` for a personal guard, which cannot be turned
/// (manual 4.4).
pub fn loyalty(sight: &Sight<'_>, table: &Game, legion: &Legion) -> Option<Tally> {
    let known = forces::loyalty(sight.catalog(), table, legion)?;
    let mut tally = Tally::default();
    known.0.into_iter().for_each(|(part, value)| join(&mut tally, part, value));
    Some(tally)
}

/// Returns the hit points that a unit has in addition for the length of a battle.
pub fn shield(sight: &Sight<'_>, table: &Game, unit: Foe) -> Tally {
    fighter(sight, table, unit).map(|fighter| fighter.shield).unwrap_or_default()
}

/// Returns a value for display, at least 0.
pub fn shown(tally: &Tally) -> i32 {
    tally.total().max(0)
}
