//! Move points and flight range of a legion, including the effects of its attachments (manual 4.4,
//! appendices D and F; R9, R13).

use crate::archfiends::{Part, Tally, aura};
use crate::attachments::{Skill, Source, skills};
use crate::catalog::{Ability, Catalog};
use crate::events;
use crate::game::Game;
use crate::realm::Foe;
use crate::realm::terrain::Terrain;
use crate::rituals::SpellKind;
use crate::rituals::spells::{confused, exhausted};

use super::state::Legion;

/// Move points per turn.
#[must_use]
pub fn pace(catalog: &Catalog, game: &Game, legion: &Legion) -> Tally {
    let skills = skills(catalog, game, Foe::Legion(legion.id));
    let mut tally = Tally::base(legion.moves.into());
    if exhausted(game, legion.id) {
        tally.add(Part::Spell(SpellKind::Exhausted), -i32::from(legion.moves));
    }
    quicken(&mut tally, catalog, legion, &skills);
    hurry(&mut tally, catalog, aura(game, legion.owner).moves);
    // "Limited to one move point": this overrides everything that makes it faster.
    if let Some(heavy) = skills.iter().find(|skill| skill.ability == Ability::Ponderous) {
        tally.add(Part::of(heavy.source), (1 - tally.total()).min(0));
    }
    if confused(game, legion.id) {
        tally.add(Part::Spell(SpellKind::Confused), -tally.total());
    }
    if let Some(event) = events::monsoons(catalog, game) {
        tally.add(Part::Event(event), (1 - tally.total()).min(0));
    }
    tally
}

fn quicken(tally: &mut Tally, catalog: &Catalog, legion: &Legion, skills: &[Skill]) {
    for skill in skills {
        if let Ability::Swift(more) = skill.ability {
            tally.add(Part::of(skill.source), more.into());
        }
    }
    // Bonuses raise move points only up to the limit; a legion with more from the start keeps them.
    tally.cap(i32::from(catalog.constants.forces.most_moves.max(legion.moves)));
}

/// Applies the perks of its house to a legion's move points: "the maximum is five", "the minimum is
/// one" (manual appendix G). They do not change a legion without move points, and do not slow a
/// legion that is already above the maximum.
fn hurry(tally: &mut Tally, catalog: &Catalog, change: i8) {
    let (now, most) = (tally.total(), i32::from(catalog.constants.forces.most_moves));
    if now > 0 {
        let then = (now + i32::from(change)).clamp(now.min(1), now.max(most));
        tally.add(Part::Aura, then - now);
    }
}

/// Move points left this turn.
#[must_use]
pub fn moves_left(catalog: &Catalog, game: &Game, legion: &Legion) -> u8 {
    (pace(catalog, game, legion).total() as u8).saturating_sub(legion.marched)
}

/// Flight range of a legion, in cantons. `None` if it cannot fly, or if an effect keeps it on the
/// ground.
#[must_use]
pub fn flight(catalog: &Catalog, game: &Game, legion: &Legion) -> Option<u8> {
    if events::monsoons(catalog, game).is_some() {
        return None;
    }
    let skills = skills(catalog, game, Foe::Legion(legion.id));
    let grounded = |skill: &Skill| matches!(skill.ability, Ability::NoFly | Ability::Ponderous);
    if skills.iter().any(grounded) || confused(game, legion.id) {
        return None;
    }
    let tired = exhausted(game, legion.id);
    let wings = |skill: &Skill| match (skill.ability, skill.source) {
        // Exhaustion removes a legion's own ability to fly, but not flight by an attachment.
        (Ability::Flying(_), Source::Born | Source::Promotion | Source::Training) if tired => None,
        (Ability::Flying(far), _) => Some(far),
        (_, _) => None,
    };
    skills.iter().filter_map(wings).max()
}

/// The spell that restricts a legion's movement, if there is one.
#[must_use]
pub fn spellbound(game: &Game, legion: &Legion) -> Option<SpellKind> {
    if confused(game, legion.id) {
        Some(SpellKind::Confused)
    } else {
        exhausted(game, legion.id).then_some(SpellKind::Exhausted)
    }
}

/// True if a legion may enter terrain that is impassable to others.
#[must_use]
pub fn walks(catalog: &Catalog, game: &Game, legion: &Legion, terrain: Terrain) -> bool {
    skills(catalog, game, Foe::Legion(legion.id)).iter().any(|skill| skill.ability.walks() == Some(terrain))
}
