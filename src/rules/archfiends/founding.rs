//! Founding a house: its personal guard, its stronghold and its first cards (manual 4.1; facts on the starting legion).
//!
//! The guard has a number of points that depends on the attributes other than Charisma; each falls at random on one of the
//! three combat values. Rank gives the guard hit points, the stronghold its walls, and the vault its first cards.

use super::state::{Attributes, Discipline, Rank};
use crate::rules::catalog::{Catalog, RankRow};
use crate::rules::dice::Rolls;
use crate::rules::forces::Strength;
use crate::rules::tribute::{Purse, roll_card};

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

/// The row of a rank. The catalog's check makes sure that every rank has one.
fn row(catalog: &Catalog, rank: Rank) -> &RankRow {
    let rows = &catalog.constants.houses.ranks;
    rows.iter().find(|row| row.rank == rank).unwrap_or(&rows[0])
}

/// Shapes what a house starts with.
#[must_use]
pub fn found(catalog: &Catalog, rank: Rank, attributes: &Attributes, rolls: &mut Rolls) -> Founded {
    let row = row(catalog, rank);
    let forces = &catalog.constants.forces;
    let martial: Vec<u8> = Discipline::ALL
        .into_iter()
        .filter(|&discipline| discipline != Discipline::Diabolism)
        .map(|discipline| attributes.of(discipline))
        .collect();
    let above_zero = martial.iter().filter(|&&level| level > 0).count() as u32;
    let points =
        u32::from(forces.guard_points) + above_zero + martial.iter().map(|&level| u32::from(level)).sum::<u32>();
    let mut guard = Strength::default();
    for _ in 0..points {
        match rolls.below(3) {
            0 => guard.ranged += 1,
            1 => guard.melee += 1,
            _ => guard.infernal += 1,
        }
    }
    let cards = (0..row.cards).map(|_| roll_card(&catalog.constants.tribute, row.card_quality, rolls)).collect();
    Founded {
        guard_level: row.guard_level,
        guard,
        guard_hp: i16::from(forces.guard_hp) + rank.value() as i16,
        stronghold_level: row.stronghold_level,
        stronghold: row.stronghold,
        stronghold_hp: row.stronghold_hp.into(),
        cards,
    }
}
