//! What is active where: the abilities of a unit with everything attached to it, the boons of a house (manual 4.6 to 4.8).

use serde::{Deserialize, Serialize};

use super::state::{Post, Treasure};
use crate::archfiends::{self, Part};
use crate::catalog::{Ability, Boon, Catalog, Gift};
use crate::forces::{Landmark, Stat};
use crate::game::Game;
use crate::ids::{ArtifactKind, PraetorKind, Seat};
use crate::realm::Foe;

/// Where an ability comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Source {
    /// The legion itself.
    Born,
    /// A promotion of the legion.
    Promotion,
    /// A manuscript from which the legion was trained.
    Training,
    /// Its praetor.
    Praetor(PraetorKind),
    /// An artifact.
    Artifact(ArtifactKind),
}

/// An ability and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skill {
    /// What.
    pub ability: Ability,
    /// From where.
    pub source: Source,
}

/// All abilities of a unit: its own, those it has been promoted to or trained in, its praetor's and its artifacts'.
#[must_use]
pub fn skills(catalog: &Catalog, game: &Game, unit: Foe) -> Vec<Skill> {
    let mut skills = Vec::new();
    let mut all = |source: Source, abilities: &[Ability]| {
        skills.extend(abilities.iter().map(|&ability| Skill { ability, source }));
    };
    if let Foe::Legion(id) = unit
        && let Some(legion) = game.forces().legion(id)
    {
        all(Source::Born, legion.born_abilities(catalog));
        for ability in legion.gained.iter() {
            all(Source::Promotion, &[ability]);
        }
        for ability in legion.trained.iter() {
            all(Source::Training, &[ability]);
        }
    }
    for treasure in game.attachments().on(unit) {
        match treasure {
            Treasure::Praetor(kind) => {
                all(Source::Praetor(kind), &catalog.praetor(kind).abilities);
                if let Some(praetor) = game.attachments().praetor(kind) {
                    for ability in praetor.trained.iter() {
                        all(Source::Praetor(kind), &[ability]);
                    }
                    for stat in Stat::ALL {
                        if praetor.learned.of(stat) != 0 {
                            all(Source::Praetor(kind), &[Ability::Bonus(stat, praetor.learned.of(stat))]);
                        }
                    }
                }
            }
            Treasure::Artifact(kind) => all(Source::Artifact(kind), &catalog.artifact(kind).abilities),
            // Relics work for the house, not for the garrison (manual 4.7).
            Treasure::Relic(_) => {}
        }
    }
    skills
}

/// The boons that a house has now, and where each comes from (manual 4.5, 4.8, appendix G).
///
/// Relics work where [`works_at`] says, what a place of power gives comes with the place, and perks work always.
pub fn boons<'a>(catalog: &'a Catalog, game: &'a Game, seat: Seat) -> impl Iterator<Item = (Part, Boon)> + use<'a> {
    let of_places = game.forces().places_of(seat).flat_map(|place| {
        let boons: &[Boon] = if let Landmark::Power(kind) = place.landmark { &catalog.place(kind).boons } else { &[] };
        boons.iter().map(|&boon| (Part::Place(place.id), boon))
    });
    let of_relics = game.attachments().of(seat).flat_map(|held| {
        let relic = if let Treasure::Relic(kind) = held.treasure { Some(kind) } else { None };
        relic.into_iter().flat_map(|kind| {
            let active = catalog.relic(kind).boons.iter().filter(|&&boon| works_at(game, boon, held.post));
            active.map(move |&boon| (Part::Relic(kind), boon))
        })
    });
    let of_perks = archfiends::gifts(catalog, game, seat);
    let of_perks = of_perks
        .filter_map(|(perk, gift)| if let Gift::Boon(boon) = gift { Some((Part::Perk(perk), boon)) } else { None });
    of_places.chain(of_relics).chain(of_perks)
}

/// Whether what a relic gives is active in such a place (manual 4.8, appendix E).
///
/// Relics work in a stronghold, in a place of power or in the ritual chamber; prestige only in the first two, rituals only in the
/// last, and the portrait even in the vault. "This Relic must be placed in a Ritual Slot inside the Ritual chamber (it may also
/// be attached to a Place of Power)" is said of the sanctuary alone, so that a stronghold is no sanctuary. Pandemonium counts as
/// a place of power, as it does for every other relic.
#[must_use]
pub fn works_at(game: &Game, boon: Boon, post: Post) -> bool {
    match (boon, post) {
        (Boon::Portrait { .. }, _) => true,
        (_, Post::Vault) => false,
        (Boon::Prestige(_), Post::Chamber) => false,
        (Boon::Ritual(_), Post::Unit(_)) => false,
        (Boon::EvilSanctuary, Post::Unit(unit)) => match unit {
            Foe::Place(id) => game.forces().place(id).is_some_and(|place| match place.landmark {
                Landmark::Power(_) | Landmark::Pandemonium => true,
                Landmark::Stronghold(_) => false,
            }),
            Foe::Legion(_) => false,
        },
        (_, Post::Unit(_) | Post::Chamber) => true,
    }
}
