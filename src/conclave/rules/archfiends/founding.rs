//! Founding a house: its personal guard, its stronghold and its first cards (manual 4.1; facts on the starting legion).
//!
//! The guard has a number of points that depends on the attributes other than Charisma; each falls at random on one of the
//! three combat values. Rank gives the guard hit points, the stronghold its walls, and the vault its first cards.

use super::state::{Attributes, Discipline, Rank};
use crate::catalog::{Catalog, RankRow};
use crate::dice::Rolls;
use crate::forces::Strength;
use crate::tribute::{Purse, roll_card};

/// What a house starts with.
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

/// What of a founding the dice do not decide: it is promised to whoever makes an archfiend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    /// Level of the personal guard.
    pub guard_level: u8,
    /// The points that the dice share out among the guard's combat values.
    pub guard_points: u32,
    /// The guard's hit points.
    pub guard_hp: i16,
    /// Level of the stronghold.
    pub stronghold_level: u8,
    /// The stronghold's combat values.
    pub stronghold: Strength,
    /// The stronghold's hit points.
    pub stronghold_hp: i16,
    /// How many tribute cards lie in the vault.
    pub cards: u8,
    /// The quality number by which they are made.
    pub card_quality: i32,
}

/// What a house of this rank with these attributes starts with, whatever the dice say.
#[must_use]
pub fn promised(catalog: &Catalog, rank: Rank, attributes: &Attributes) -> Promise {
    let row = row(catalog, rank);
    let forces = &catalog.constants.forces;
    let martial = Discipline::ALL
        .into_iter()
        .filter(|&discipline| discipline != Discipline::Diabolism)
        .map(|discipline| u32::from(attributes.of(discipline)));
    // A point for every attribute above 0, and one for each of its levels.
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

/// The row of a rank. The catalog's check makes sure that every rank has one.
fn row(catalog: &Catalog, rank: Rank) -> &RankRow {
    let rows = &catalog.constants.houses.ranks;
    rows.iter().find(|row| row.rank == rank).unwrap_or(&rows[0])
}

/// Shapes what a house starts with.
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
