//! How far a legion marches and flies, with everything that is attached to it (manual 4.4, appendices D and F; R9, R13).

use crate::rules::archfiends::{Part, Tally};
use crate::rules::attachments::{Skill, skills};
use crate::rules::catalog::{Ability, Catalog};
use crate::rules::events;
use crate::rules::game::Game;
use crate::rules::realm::Foe;
use crate::rules::realm::terrain::Terrain;

use super::state::Legion;

/// Move points a turn.
#[must_use]
pub fn pace(catalog: &Catalog, game: &Game, legion: &Legion) -> Tally {
    let mut tally = pace_with(catalog, legion, &skills(catalog, game, Foe::Legion(legion.id)));
    if let Some(event) = events::monsoons(catalog, game) {
        tally.add(Part::Event(event), (1 - tally.total()).min(0));
    }
    tally
}

fn pace_with(catalog: &Catalog, legion: &Legion, skills: &[Skill]) -> Tally {
    let mut tally = Tally::base(legion.moves.into());
    for skill in skills {
        if let Ability::Swift(more) = skill.ability {
            tally.add(Part::of(skill.source), more.into());
        }
    }
    // Only what is added has a limit: whoever is born faster stays so.
    tally.cap(i32::from(catalog.constants.forces.most_moves.max(legion.moves)));
    if let Some(heavy) = skills.iter().find(|skill| skill.ability == Ability::Ponderous) {
        tally.add(Part::of(heavy.source), (1 - tally.total()).min(0));
    }
    tally
}

/// Move points left this turn.
#[must_use]
pub fn moves_left(catalog: &Catalog, game: &Game, legion: &Legion) -> u8 {
    (pace(catalog, game, legion).total() as u8).saturating_sub(legion.marched)
}

/// How far a legion flies, if it flies and nothing keeps it on the ground.
#[must_use]
pub fn flight(catalog: &Catalog, game: &Game, legion: &Legion) -> Option<u8> {
    if events::monsoons(catalog, game).is_some() {
        return None;
    }
    let skills = skills(catalog, game, Foe::Legion(legion.id));
    let grounded = |skill: &Skill| matches!(skill.ability, Ability::NoFly | Ability::Ponderous);
    if skills.iter().any(grounded) {
        return None;
    }
    let wings = |skill: &Skill| if let Ability::Flying(far) = skill.ability { Some(far) } else { None };
    skills.iter().filter_map(wings).max()
}

/// Whether a legion may enter terrain that is impassable to others.
#[must_use]
pub fn walks(catalog: &Catalog, game: &Game, legion: &Legion, terrain: Terrain) -> bool {
    skills(catalog, game, Foe::Legion(legion.id)).iter().any(|skill| skill.ability.walks() == Some(terrain))
}
