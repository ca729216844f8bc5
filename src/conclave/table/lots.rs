//! Archfiends by lot: lawful ones on which all points are spent, made by dice that have nothing to do with those of a game.

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

/// What archfiends, their guards and their strongholds can be called.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// Archfiends.
    pub names: Vec<String>,
    /// What the heralds call after the name.
    pub titles: Vec<String>,
    /// Personal guards.
    pub guards: Vec<String>,
    /// Strongholds.
    pub strongholds: Vec<String>,
}

/// The names that come with the program.
///
/// # Panics
/// If the file that is built in cannot be read, which a test makes sure of.
#[must_use]
pub fn names() -> &'static Names {
    static READ: OnceLock<Names> = OnceLock::new();
    READ.get_or_init(|| ron::from_str(NAMES).unwrap_or_else(|fault| panic!("assets/names/archfiends.ron: {fault}")))
}

/// How many builds are thrown before the best of them is taken.
const THROWS: usize = 60;

/// An archfiend by lot. The same seed gives the same one; it is always lawful. Names that are taken are not given, as long as
/// there are others.
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

/// An archfiend with a name and nothing else, which costs nothing.
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

/// A build with rank and perks by the dice, and attributes for what is then left.
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
        // A stigma is a bargain that few strike.
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

/// All attributes that cost just so much; if there are none, those that cost the most that is less.
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
