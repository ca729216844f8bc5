//! Active abilities and boons: all abilities of a unit including those of its attachments, and the
//! boons of a house (manual 4.6 to 4.8).

use serde::{Deserialize, Serialize};

use super::state::{Post, Treasure};
use crate::archfiends::{self, Part};
use crate::catalog::{Ability, Boon, Catalog, Gift, Station};
use crate::forces::{Landmark, Stat};
use crate::game::Game;
use crate::ids::{ArtifactKind, PraetorKind, Seat};
use crate::realm::Foe;

/// The source of an ability.
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

/// An ability and its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skill {
    /// The ability.
    pub ability: Ability,
    /// Its source.
    pub source: Source,
}

/// Returns all abilities of a unit: its own, those from promotions and training, and those of its
/// praetor and artifacts.
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
            // Relics benefit the house, not the garrison (manual 4.7).
            Treasure::Relic(_) => {}
        }
    }
    skills
}

/// Iterates over the boons that a house has now, with the source of each (manual 4.5, 4.8, appendix
/// G).
///
/// A relic's boons are active where [`works_at`] allows it. Boons of places and of perks are always
/// active.
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

/// True if a relic's boon is active in such a position (manual 4.8, appendix E).
///
/// "This Relic must be placed in a Ritual Slot inside the Ritual chamber (it may also be attached
/// to a Place of Power)" is said of Evil Sanctuary alone, so this boon does not work in a
/// stronghold. Pandemonium counts as a place of power, as for every other relic.
#[must_use]
pub fn works_at(game: &Game, boon: Boon, post: Post) -> bool {
    match boon.station() {
        Station::Anywhere => true,
        Station::Kept => post != Post::Vault,
        Station::Held => matches!(post, Post::Unit(_)),
        Station::Chamber => post == Post::Chamber,
        Station::Sanctum => match post {
            Post::Vault | Post::Unit(Foe::Legion(_)) => false,
            Post::Chamber => true,
            Post::Unit(Foe::Place(id)) => game.forces().place(id).is_some_and(|place| match place.landmark {
                Landmark::Power(_) | Landmark::Pandemonium => true,
                Landmark::Stronghold(_) => false,
            }),
        },
    }
}
