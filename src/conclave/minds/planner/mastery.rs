//! Mastery: the great rituals of the highest levels of a discipline, and whether there is time to
//! reach them (manual appendix H, I).
//!
//! Burning a tribute card every turn and doubling the prestige of all places pay more than most
//! wars. But the way there is long and pays nothing until its last step. Therefore each step is
//! worth its share of the total return of the way.

use super::budget::expected_tribute;
use super::survey::{Grains, POINT, Survey};
use super::weights::percent;
use crate::rules::archfiends::{self, Discipline};
use crate::rules::catalog::{Access, Grant, RitualEffect};
use crate::rules::conclave;
use crate::rules::game::Game;
use crate::rules::ids::SlotNo;
use crate::rules::tribute::Purse;

/// Cost per turn of the order slot and the card that an offering takes.
const TROUBLE: Grains = 2 * POINT;

/// Success rate of an offering, in percent.
const TAKEN: i32 = 94;

/// Share of the income that is of the required resources, in percent.
const FIT: i32 = 55;

/// Worth per turn of one more order.
const ORDER: Grains = 180;

/// A series of raises that leads to a return in every later turn.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// Price of the next step.
    pub(super) price: Purse,
    /// Worth of the next step.
    pub(super) step: Grains,
    /// Return per turn after the last step.
    pub(super) pays: Grains,
}

/// Returns the rewarding levels of a discipline, each with its return per turn.
fn ends(survey: &Survey<'_>, table: &Game, discipline: Discipline) -> Vec<(i32, Grains)> {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let weights = &survey.bent.weights;
    let ritual = match discipline {
        Discipline::Diabolism => {
            let offering = i32::from(catalog.constants.rituals.offering) * POINT;
            Some((RitualEffect::BurntOfferings, offering * TAKEN / 100 - TROUBLE))
        }
        Discipline::Prophecy => {
            let places = conclave::income(catalog, table, seat).total() * POINT;
            Some((RitualEffect::ForbiddenLore, places - TROUBLE))
        }
        Discipline::Wrath | Discipline::Deceit | Discipline::Destruction => None,
    };
    let mut ends = Vec::new();
    if let Some((effect, pays)) = ritual {
        let kind = catalog.ritual_kinds().find(|&kind| catalog.ritual(kind).effect == effect);
        if let Some(Access::Discipline(_, level)) = kind.map(|kind| catalog.ritual(kind).access) {
            ends.push((i32::from(level), percent(pays, weights.mastery)));
        }
    }
    if archfiends::order_slots(catalog, table, seat).total() < SlotNo::COUNT as i32 {
        for power in catalog.powers.iter().filter(|power| power.discipline == discipline) {
            if let Grant::OrderSlots(more) = power.grant {
                ends.push((i32::from(power.level), percent(ORDER * i32::from(more), weights.foresight)));
            }
        }
    }
    ends
}

/// Returns the best way along a discipline; none if no reward can be reached in time.
pub(super) fn way(survey: &Survey<'_>, table: &Game, discipline: Discipline) -> Option<Way> {
    let weights = &survey.bent.weights;
    if (weights.mastery == 0 && weights.foresight == 0) || table.diplomacy().excommunicated(survey.seat) {
        return None;
    }
    let (catalog, seat) = (survey.catalog, survey.seat);
    let level = archfiends::discipline_level(catalog, table, seat, discipline).total();
    let price = archfiends::raise_cost(catalog, table, seat, discipline)?;
    let attribute = i32::from(table.houses().of(seat).attributes.of(discipline));
    let points = &catalog.constants.houses.raise.points;
    let half = table.treasury().wealth(seat).points() as i32 / 2;
    let income = (expected_tribute(catalog, table, seat) * FIT).max(1);
    let mut best: Option<Way> = None;
    for (end, pays) in ends(survey, table, discipline) {
        let missing = end - level;
        if missing <= 0 || pays <= 0 || attribute + missing > points.len() as i32 {
            continue;
        }
        let steps = points.iter().skip(attribute as usize).take(missing as usize);
        let lacking = (steps.map(|&points| i32::from(points)).sum::<i32>() - half).max(0);
        let turns = missing.max(lacking * 100 * 100 / income) + 1;
        let step = pays * (survey.horizon - turns).max(0) / missing;
        if step > 0 && best.is_none_or(|best| best.step < step) {
            best = Some(Way { price, step, pays });
        }
    }
    best
}

/// Returns the way with the most valuable next step.
pub(super) fn best_way(survey: &Survey<'_>, table: &Game) -> Option<Way> {
    Discipline::ALL.into_iter().filter_map(|of| way(survey, table, of)).max_by_key(|way| way.step)
}
