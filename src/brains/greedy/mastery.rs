//! Mastery: the great rituals that crown a discipline, and whether there is time to come to them.
//!
//! A tribute card burnt every turn, and the prestige of every place doubled, pay more than most wars; but the way there is long, and
//! pays nothing until the last step. So each step is worth its share of all that the end of the way will still pay.

use super::budget::expected_tribute;
use super::survey::{Grains, POINT, Survey};
use super::weights::percent;
use crate::rules::archfiends::{self, Discipline};
use crate::rules::catalog::{Access, RitualEffect};
use crate::rules::conclave;
use crate::rules::game::Game;
use crate::rules::tribute::Purse;

/// What a slot and a card cost that are given to an offering each turn.
const TROUBLE: Grains = 2 * POINT;

/// How often an offering is taken, in percent.
const TAKEN: i32 = 94;

/// How much of what comes in is of the kinds that are wanted, in percent.
const FIT: i32 = 55;

/// A way to a great ritual.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// The discipline.
    pub(super) discipline: Discipline,
    /// What the next step costs.
    pub(super) price: Purse,
    /// What the next step is worth.
    pub(super) step: Grains,
    /// What the end of the way pays each turn.
    pub(super) pays: Grains,
}

/// The way along a discipline, if it leads to something in time.
pub(super) fn way(survey: &Survey<'_>, table: &Game, discipline: Discipline) -> Option<Way> {
    let weight = survey.bent.weights.mastery;
    if weight == 0 {
        return None;
    }
    let (catalog, seat) = (survey.catalog, survey.seat);
    let (ritual, pays) = match discipline {
        Discipline::Diabolism => {
            let offering = i32::from(catalog.constants.rituals.offering) * POINT;
            (RitualEffect::BurntOfferings, offering * TAKEN / 100 - TROUBLE)
        }
        Discipline::Prophecy => {
            let places = conclave::income(catalog, table, seat).total() * POINT;
            (RitualEffect::ForbiddenLore, places - TROUBLE)
        }
        Discipline::Wrath | Discipline::Deceit | Discipline::Destruction => return None,
    };
    let kind = catalog.ritual_kinds().find(|&kind| catalog.ritual(kind).effect == ritual)?;
    let Access::Discipline(_, needed) = catalog.ritual(kind).access else { return None };
    let level = archfiends::discipline_level(catalog, table, seat, discipline).total();
    let missing = i32::from(needed) - level;
    if missing <= 0 || pays <= 0 {
        return None;
    }
    let price = archfiends::raise_cost(catalog, table, seat, discipline)?;
    let attribute = table.houses().of(seat).attributes.of(discipline);
    let points = &catalog.constants.houses.raise.points;
    let all: i32 = points.iter().skip(attribute.into()).take(missing as usize).map(|&points| i32::from(points)).sum();
    if i32::from(attribute) + missing > points.len() as i32 {
        return None;
    }
    let wealth = table.treasury().wealth(seat);
    let lacking = (all - wealth.points() as i32 / 2).max(0);
    let turns = missing.max(lacking * 100 * 100 / (expected_tribute(catalog, table, seat) * FIT).max(1)) + 1;
    let gain = percent(pays * (survey.horizon - turns).max(0), weight);
    (gain > 0).then_some(Way { discipline, price, step: gain / missing, pays: percent(pays, weight) })
}

/// The way that promises the most.
pub(super) fn best_way(survey: &Survey<'_>, table: &Game) -> Option<Way> {
    Discipline::ALL.into_iter().filter_map(|of| way(survey, table, of)).max_by_key(|way| way.step)
}
