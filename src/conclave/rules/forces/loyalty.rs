//! Loyalty of a legion, including all bonuses (manual 4.4, appendices C and E).

use super::state::Legion;
use crate::archfiends::{Part, Tally, aura};
use crate::attachments::{boons, skills};
use crate::catalog::{Ability, Boon, Catalog};
use crate::game::Game;
use crate::realm::Foe;
use crate::rituals::loyalty_by_premonitions;

/// A legion's loyalty: its own, which includes promotions, and the bonuses of its praetor, its
/// artifacts, its house's relics and perks, and Demonic Premonitions. `None` for a personal guard,
/// which is always loyal.
#[must_use]
pub fn loyalty(catalog: &Catalog, game: &Game, legion: &Legion) -> Option<Tally> {
    if legion.unwavering() {
        return None;
    }
    let mut tally = Tally::base(legion.loyalty.into());
    for skill in skills(catalog, game, Foe::Legion(legion.id)) {
        if let Ability::Loyalty(more) = skill.ability {
            tally.add(Part::of(skill.source), more.into());
        }
    }
    for (part, boon) in boons(catalog, game, legion.owner) {
        if let Boon::Loyalty(more) = boon {
            tally.add(part, more.into());
        }
    }
    tally.add(Part::Aura, aura(game, legion.owner).loyalty.into());
    for (part, more) in loyalty_by_premonitions(catalog, game, legion.owner).0 {
        tally.add(part, more);
    }
    Some(tally)
}
