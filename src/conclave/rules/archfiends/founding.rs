//! Starting values of a house: its personal guard, its stronghold and its first cards (manual 4.1;
//! facts on the starting legion).
//!
//! The guard has a number of points that depends on all attributes except Charisma. The dice
//! distribute them among the three combat values. Rank sets the guard's hit points, the
//! stronghold's values and the first tribute cards.

use super::state::{Attributes, Discipline, Rank};
use crate::catalog::{Catalog, RankRow};
use crate::dice::Rolls;
use crate::forces::Strength;
use crate::tribute::{Purse, roll_card};

/// The starting values of a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Founded {
    /// Level of the personal guard.
    pub guard_level: u8,
    /// The guard's combat values.
    pub guard: Strength,
    /// The guard's hit points.
    pub guard_hp: i16,
    /// Level of the stronghold.
    pub stronghold_level: u8,
    /// The stronghold's combat values.
    pub stronghold: Strength,
    /// The stronghold's hit points.
    pub stronghold_hp: i16,
    /// The first tribute cards.
    pub cards: Vec<Purse>,
}

/// The part of the starting values that does not depend on dice. The archfiend maker shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    /// Level of the personal guard.
    pub guard_level: u8,
    /// Number of points that the dice distribute among the guard's combat values.
    pub guard_points: u32,
    /// The guard's hit points.
    pub guard_hp: i16,
    /// Level of the stronghold.
    pub stronghold_level: u8,
    /// The stronghold's combat values.
    pub stronghold: Strength,
    /// The stronghold's hit points.
    pub stronghold_hp: i16,
    /// Number of tribute cards in the vault.
    pub cards: u8,
    /// Quality number of these cards.
    pub card_quality: i32,
}

/// Returns the starting values, without the dice, of a house with this rank and these attributes.
#[must_use]
pub fn promised(catalog: &Catalog, rank: Rank, attributes: &Attributes) -> Promise {
    let row = row(catalog, rank);
    let forces = &catalog.constants.forces;
    let martial = Discipline::ALL
        .into_iter()
        .filter(|&discipline| discipline != Discipline::Diabolism)
        .map(|discipline| u32::from(attributes.of(discipline)));
    // One point for every attribute above 0, and one for each of its levels.
    let earned: u32 = martial.filter(|&level| level > 0).map(|level| level + 1).sum();
    Promise {
        guard_level: row.guard_level,
        guard_points: u32::from(forces.guard_points) + earned,
        guard_hp: i16::from(forces.guard_hp) + rank.value() as i16,
        stronghold_level: row.stronghold_level,
        stronghold: row.stronghold,
        stronghold_hp: row.stronghold_hp.into(),
        cards: row.cards,
        card_quality: row.card_quality,
    }
}

/// Returns the row of a rank. The catalog's check guarantees that every rank has one.
fn row(catalog: &Catalog, rank: Rank) -> &RankRow {
    let rows = &catalog.constants.houses.ranks;
    rows.iter().find(|row| row.rank == rank).unwrap_or(&rows[0])
}

/// Rolls the starting values of a house.
#[must_use]
pub fn found(catalog: &Catalog, rank: Rank, attributes: &Attributes, rolls: &mut Rolls) -> Founded {
    let promise = promised(catalog, rank, attributes);
    let mut guard = Strength::default();
    for _ in 0..promise.guard_points {
        match rolls.below(3) {
            0 => guard.ranged += 1,
            1 => guard.melee += 1,
            _ => guard.infernal += 1,
        }
    }
    let card = |_| roll_card(&catalog.constants.tribute, promise.card_quality, rolls);
    let cards = (0..promise.cards).map(card).collect();
    Founded {
        guard_level: promise.guard_level,
        guard,
        guard_hp: promise.guard_hp,
        stronghold_level: promise.stronghold_level,
        stronghold: promise.stronghold,
        stronghold_hp: promise.stronghold_hp,
        cards,
    }
}
