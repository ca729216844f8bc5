//! Healing (manual 3.3, 4.1, 4.5). Each turn, garrisons and legions next to a place of their house
//! heal by the owner's healing rate. A unit with Demonic Salve heals completely at dawn.

use super::facts::ForcesFact;
use super::state::{Landmark, Legion};
use crate::archfiends;
use crate::attachments::skills;
use crate::catalog::Ability;
use crate::facts::Fact;
use crate::game::Game;
use crate::realm::Foe;
use crate::resolve::Turn;

/// True if a legion is next to a place of its own house. Two such places do not heal it faster
/// (manual 4.1).
#[must_use]
pub fn shelters(game: &Game, legion: &Legion) -> bool {
    let grid = game.realm().grid();
    game.forces()
        .places()
        .iter()
        .any(|place| place.owner == Some(legion.owner) && grid.adjacent(place.canton, legion.canton))
}

/// "All hit point damage is restored at the beginning of every game turn" (manual appendix D).
pub(super) fn salve(turn: &mut Turn<'_>) {
    let (catalog, game) = (turn.catalog(), turn.game());
    let legions = game.forces().legions().iter();
    let legions = legions.map(|legion| (Foe::Legion(legion.id), legion.max_hp - legion.hp));
    let places = game.forces().places().iter().map(|place| (Foe::Place(place.id), place.max_hp - place.hp));
    let salved: Vec<(Foe, i16)> = legions
        .chain(places)
        .filter(|&(unit, missing)| {
            missing > 0 && skills(catalog, game, unit).iter().any(|skill| skill.ability == Ability::DemonicSalve)
        })
        .collect();
    restore(turn, salved);
}

/// Restores hit points to units.
fn restore(turn: &mut Turn<'_>, healed: Vec<(Foe, i16)>) {
    for (unit, amount) in healed.into_iter().filter(|&(_, amount)| amount > 0) {
        let forces = &mut turn.game_mut().forces;
        let hp = match unit {
            Foe::Legion(id) => forces.legion_mut(id).map(|legion| &mut legion.hp),
            Foe::Place(id) => forces.place_mut(id).map(|place| &mut place.hp),
        };
        if let Some(hp) = hp {
            *hp += amount;
        }
        turn.say(Fact::Forces(ForcesFact::Healed { unit, amount }));
    }
}

pub(super) fn heal(turn: &mut Turn<'_>) {
    let catalog = turn.catalog();
    let seats: Vec<_> = turn.game().seats().collect();
    let rates: Vec<i16> =
        seats.iter().map(|&seat| archfiends::healing_rate(catalog, turn.game(), seat).total() as i16).collect();
    let neutral = i16::from(catalog.constants.forces.neutral_healing);
    let mut healed = Vec::new();
    for place in turn.game().forces().places() {
        let amount = match (place.owner, place.landmark) {
            // A captured garrison heals only from the next turn on (manual 4.16).
            (Some(owner), _) if turn.held()[place.canton.index()] != Some(owner) => 0,
            (Some(owner), _) => rates[owner.index()],
            // Pandemonium heals completely while the conclave holds it.
            (None, Landmark::Pandemonium) => place.max_hp,
            (None, Landmark::Stronghold(_) | Landmark::Power(_)) => neutral,
        };
        healed.push((Foe::Place(place.id), amount.min(place.max_hp - place.hp)));
    }
    for legion in turn.game().forces().legions() {
        if shelters(turn.game(), legion) {
            healed.push((Foe::Legion(legion.id), rates[legion.owner.index()].min(legion.max_hp - legion.hp)));
        }
    }
    restore(turn, healed);
}
