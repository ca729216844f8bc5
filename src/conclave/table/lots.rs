//! Random archfiends: legal builds that spend as many of their points as possible. The dice are
//! independent of those of any game.

use std::sync::OnceLock;

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;

use crate::rules::archfiends::{Attributes, FORMS, Rank, attribute_cost, bill, flaws};
use crate::rules::catalog::Catalog;
use crate::rules::game::Archfiend;
use crate::rules::objectives::Sin;

static NAMES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/names/archfiends.ron"));

/// Names for archfiends, their guards and their strongholds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// Names of archfiends.
    pub names: Vec<String>,
    /// Titles that follow the name.
    pub titles: Vec<String>,
    /// Names of personal guards.
    pub guards: Vec<String>,
    /// Names of strongholds.
    pub strongholds: Vec<String>,
}

/// Returns the built-in names.
///
/// # Panics
/// If the built-in file cannot be read. A test prevents this.
#[must_use]
pub fn names() -> &'static Names {
    static READ: OnceLock<Names> = OnceLock::new();
    READ.get_or_init(|| ron::from_str(NAMES).unwrap_or_else(|fault| panic!("assets/names/archfiends.ron: {fault}")))
}

/// Number of random builds from which the best is taken.
const THROWS: usize = 60;

/// Draws a random archfiend, which is always legal. Equal arguments give the same archfiend. Does
/// not use names that are taken, unless all are.
#[must_use]
pub fn draw(catalog: &Catalog, seed: u64, taken: &[&str]) -> Archfiend {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut best: Option<(i32, Archfiend)> = None;
    for _ in 0..THROWS {
        let thrown = throw(catalog, &mut dice, taken);
        if !flaws(catalog, &thrown).is_empty() {
            continue;
        }
        let spent = bill(catalog, &thrown).total();
        if best.as_ref().is_none_or(|(most, _)| spent > *most) {
            let all = spent == i32::from(catalog.constants.houses.points);
            best = Some((spent, thrown));
            if all {
                break;
            }
        }
    }
    best.map_or_else(|| bare(&mut dice, taken), |(_, archfiend)| archfiend)
}

/// Returns an archfiend with random names and nothing else, which costs no points.
fn bare(dice: &mut ChaCha8Rng, taken: &[&str]) -> Archfiend {
    let names = names();
    let pick = |list: &[String], dice: &mut ChaCha8Rng| list.choose(dice).cloned().unwrap_or_default();
    let free: Vec<String> = names.names.iter().filter(|name| !taken.contains(&name.as_str())).cloned().collect();
    Archfiend {
        name: pick(if free.is_empty() { &names.names } else { &free }, dice),
        title: pick(&names.titles, dice),
        form: dice.random_range(0..FORMS),
        rank: Rank::Lord,
        attributes: Attributes::default(),
        perks: Vec::new(),
        objective: Sin::ALL.choose(dice).copied().unwrap_or_default(),
        guard: pick(&names.guards, dice),
        stronghold: pick(&names.strongholds, dice),
    }
}

/// Returns a build with random rank and perks. The remaining points are spent on attributes.
fn throw(catalog: &Catalog, dice: &mut ChaCha8Rng, taken: &[&str]) -> Archfiend {
    let mut thrown = bare(dice, taken);
    thrown.rank = Rank::ALL.choose(dice).copied().unwrap_or(Rank::Lord);
    let mut perks: Vec<usize> = (0..catalog.perks.len()).collect();
    perks.shuffle(dice);
    let wanted = dice.random_range(0..=3);
    for index in perks {
        if thrown.perks.len() >= wanted {
            break;
        }
        let def = &catalog.perks[index];
        // A stigma gives points back; only one in three is taken.
        let struck = def.cost > 0 || dice.random_range(0..3) == 0;
        let excluded = thrown.perks.iter().any(|id| def.excludes.contains(id));
        if struck && !excluded {
            thrown.perks.push(def.id.clone());
        }
    }
    let left = i32::from(catalog.constants.houses.points) - bill(catalog, &thrown).total();
    let open = spreads(catalog, left);
    if let Some(attributes) = open.choose(dice) {
        thrown.attributes = *attributes;
    }
    thrown
}

/// Returns all combinations of attributes that cost exactly `points`. If there are none, returns
/// those with the highest cost below it.
fn spreads(catalog: &Catalog, points: i32) -> Vec<Attributes> {
    let constants = &catalog.constants;
    let levels = 0..constants.houses.attribute_cost.len() as u8;
    let cost = |level| attribute_cost(constants, level);
    let (mut dearest, mut found) = (-1, Vec::new());
    for martial in levels.clone() {
        for cunning in levels.clone() {
            for intellect in levels.clone() {
                for wickedness in levels.clone() {
                    for charisma in levels.clone() {
                        let attributes = Attributes { martial, cunning, intellect, wickedness, charisma };
                        let sum: i32 = [martial, cunning, intellect, wickedness, charisma].map(cost).iter().sum();
                        if sum > points || sum < dearest {
                            continue;
                        }
                        if sum > dearest {
                            (dearest, found) = (sum, Vec::new());
                        }
                        found.push(attributes);
                    }
                }
            }
        }
    }
    found
}
