//! Rivals: what each other house could be made to lose, and what it could take.
//!
//! Whoever has the right to a vendetta may take land, places and legions as long as it lasts, so what a vendetta is worth depends
//! on who could be where in time. Places are weighed with forecasts of the siege; legions in the field by their strength alone.

use super::temper::Temper;
use crate::planner::promises::Strike;
use crate::planner::schemes::favourite;
use crate::planner::survey::{Grains, POINT, Survey, Target, appraise, turns_left};
use crate::planner::ways::{FAR, Ways};
use crate::planner::weights::{Bent, percent};
use crate::rules::catalog::Catalog;
use crate::rules::conclave;
use crate::rules::forces::{Landmark, Legion, Place};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};

/// What a point that any rival loses is worth, in percent of one's own.
pub(super) const MALICE: i32 = 12;

/// How many turns it may take to come to a rival that is worth a thought.
const NEAR: u32 = 4;

/// How many places of a rival, and how many legions for each, are weighed.
const SIEGES: (usize, usize) = (3, 2);

/// A place of power that could be taken from a rival.
pub(super) struct Siege {
    /// Turns until it can be attacked, if the way were open.
    pub(super) turns: u32,
    /// The chance that it falls, in thousandths.
    pub(super) share: i32,
    /// The place.
    pub(super) target: Target,
}

/// A rival as a party to diplomacy.
pub(super) struct Rival {
    pub(super) seat: Seat,
    /// What its losses are worth, in percent of one's own gains.
    pub(super) malice: i32,
    /// For each of one's own legions the turns to its land.
    pub(super) reach: Vec<u32>,
    /// Its legions that would meet them.
    pub(super) foes: i32,
    /// One's own strength where they would meet, in thousandths of all.
    pub(super) balance: i32,
    /// Its land.
    pub(super) land: usize,
    /// Its places in reach, the best first.
    pub(super) sieges: Vec<Siege>,
    /// For each of its legions in reach the chance to destroy it, in thousandths, the best first.
    pub(super) hunts: Vec<i32>,
    /// What it could take if it had the right to, at all costs counted.
    pub(super) menace: Grains,
}

/// The strength of a legion, wounds counted.
fn might(legion: &Legion) -> i32 {
    i32::from(legion.strength.sum()) * i32::from(legion.hp)
}

/// The chance of the stronger, in thousandths, by strength alone.
const fn crude(own: i32, theirs: i32) -> i32 {
    match own * 100 / if theirs < 1 { 1 } else { theirs } {
        ..60 => 40,
        60..90 => 150,
        90..120 => 350,
        120..160 => 550,
        160..220 => 720,
        220.. => 850,
    }
}

/// What a house may have when the last token is drawn, in points.
pub(super) fn prospect(catalog: &Catalog, table: &Game, seat: Seat, horizon: i32) -> i32 {
    table.conclave().prestige(seat)
        + table.realm().land_count(seat) as i32 * catalog.constants.conclave.canton_prestige
        + conclave::income(catalog, table, seat).total() * horizon
}

/// What a point that each house loses is worth, in percent: most if it leads, more still if it stands in the way of the house that
/// one would see crowned, and nothing if it is that house.
pub(crate) fn malice(catalog: &Catalog, table: &Game, seat: Seat, bent: &Bent) -> Vec<i32> {
    let sober = sober_malice(catalog, table, seat);
    let leaning = |(other, sober)| percent(percent(sober, bent.weights.malice), bent.towards(other));
    table.seats().zip(sober).map(leaning).collect()
}

fn sober_malice(catalog: &Catalog, table: &Game, seat: Seat) -> Vec<i32> {
    let horizon = turns_left(catalog, table);
    let standings: Vec<i32> = table.seats().map(|seat| prospect(catalog, table, seat, horizon)).collect();
    let standing = |seat: Seat| standings[seat.index()];
    let favourite = favourite(catalog, table, seat);
    let others = table
        .seats()
        .filter(|&other| other != seat && Some(other) != favourite && table.conclave().eliminated(other).is_none());
    let best = others.map(standing).max().unwrap_or(0);
    let towards = |rival: Seat| {
        let theirs = standing(rival);
        if favourite == Some(rival) {
            0
        } else if theirs >= best {
            // Whoever leads the others is the one to beat.
            MALICE + if favourite.is_some_and(|favourite| standing(favourite) <= theirs) { 48 } else { 28 }
        } else if theirs * 10 >= standing(seat) * 8 {
            MALICE + 13
        } else {
            MALICE
        }
    };
    table.seats().map(towards).collect()
}

impl Rival {
    /// What is known of a rival; nothing if it is too far away to matter.
    pub(super) fn of(survey: &Survey<'_>, table: &Game, temper: Temper, seat: Seat, malice: i32) -> Self {
        let own = survey.seat;
        let grid = table.realm().grid();
        let land: Vec<CantonId> = table.realm().land(seat).collect();
        let ways = Ways::through(table, own, Some(seat));
        let reach = turns_to(survey, table, &ways, &land);
        let mut rival = Self {
            seat,
            malice,
            foes: 0,
            balance: 0,
            land: land.len(),
            sieges: Vec::new(),
            hunts: Vec::new(),
            menace: 0,
            reach,
        };
        let ours: Vec<CantonId> = table.realm().land(own).collect();
        let near = |legion: &&Legion| ours.iter().any(|&canton| grid.distance(canton, legion.canton) <= NEAR);
        let foes: Vec<&Legion> = table.forces().legions_of(seat).filter(near).collect();
        rival.foes = foes.len() as i32;
        let strength: i32 = foes.iter().map(|legion| might(legion)).sum();
        let brought: i32 = survey
            .units
            .iter()
            .zip(&rival.reach)
            .filter(|(_, turns)| **turns <= NEAR)
            .map(|(unit, _)| might(&unit.legion))
            .sum();
        rival.balance = brought * 1000 / (brought + strength).max(1);
        rival.menace = menace(survey, table, &foes, brought, strength) * temper.pride.min(110) / 100;
        if rival.near() {
            rival.besiege(survey, table, &ways);
            rival.hunt(survey, &foes);
        }
        rival
    }

    /// Whether one's own legions could come to its land soon.
    pub(super) fn near(&self) -> bool {
        self.reach.iter().any(|&turns| turns <= NEAR)
    }

    /// Weighs its places in reach.
    fn besiege(&mut self, survey: &Survey<'_>, table: &Game, ways: &Ways) {
        let grid = table.realm().grid();
        let distance = |place: &Place| {
            survey.units.iter().map(|unit| grid.distance(unit.legion.canton, place.canton)).min().unwrap_or(FAR)
        };
        let powers = table.forces().places_of(self.seat).filter(|place| matches!(place.landmark, Landmark::Power(_)));
        let mut places: Vec<(u32, &Place)> = powers.map(|place| (distance(place), place)).collect();
        places.sort_by_key(|(distance, place)| (*distance, place.id));
        for (_, place) in places.into_iter().take(SIEGES.0) {
            let turns = turns_to(survey, table, ways, &[place.canton]);
            let mut order: Vec<usize> = (0..survey.units.len()).filter(|&unit| turns[unit] <= NEAR + 2).collect();
            order.sort_by_key(|&unit| (-might(&survey.units[unit].legion), unit));
            let target = appraise(survey.catalog, table, survey.seat, survey.horizon, place);
            let mut best: Option<(Strike, u32)> = None;
            let mut consider = |strike: Strike, turns: u32| {
                if best.is_none_or(|(known, _)| strike.share > known.share) {
                    best = Some((strike, turns));
                }
            };
            for &unit in order.iter().take(SIEGES.1) {
                consider(survey.weighed(&survey.units[unit], &[], &target), turns[unit]);
            }
            if let [first, helpers @ ..] = order.as_slice()
                && !helpers.is_empty()
            {
                let with: Vec<_> = helpers.iter().take(2).map(|&unit| &survey.units[unit]).collect();
                let latest = helpers.iter().take(2).map(|&unit| turns[unit]).max().unwrap_or(0).max(turns[*first]);
                consider(survey.weighed(&survey.units[*first], &with, &target), latest + 1);
            }
            if let Some((strike, turns)) = best.filter(|(strike, _)| strike.share > 0) {
                self.sieges.push(Siege { turns, share: strike.share, target });
            }
        }
        let worth = |siege: &Siege| {
            siege.target.worth(survey.horizon, siege.turns, survey.bent.weights.patience) / 100 * siege.share
        };
        self.sieges.sort_by_key(|siege| std::cmp::Reverse(worth(siege)));
    }

    /// Weighs its legions in reach.
    fn hunt(&mut self, survey: &Survey<'_>, foes: &[&Legion]) {
        let chance = |foe: &&Legion| {
            let units = survey.units.iter().zip(&self.reach).filter(|(_, turns)| **turns <= NEAR);
            units.map(|(unit, _)| crude(might(&unit.legion), might(foe))).max().unwrap_or(0)
        };
        self.hunts = foes.iter().map(chance).collect();
        self.hunts.sort_unstable_by_key(|&chance| -chance);
    }

    /// Places that could fall within so many turns, with what they are worth.
    pub(super) fn sieges_within(&self, turns: u32) -> impl Iterator<Item = &Siege> {
        self.sieges.iter().filter(move |siege| siege.turns <= turns)
    }

    /// Cantons that could be won net in so many turns, after so many in which legions can only come nearer; in hundredths.
    pub(super) fn gains(&self, turns: u8, lead: u32) -> i32 {
        let turns = i32::from(turns);
        let marches: i32 = self
            .reach
            .iter()
            .filter(|&&reach| reach <= NEAR + 2)
            .map(|&reach| (turns - (reach as i32 - 1 - lead as i32).max(0)).max(0))
            .sum();
        let won = marches * (30 + self.balance * 65 / 1000);
        let lost = self.foes * turns * 60 * (1000 - self.balance) / 1000;
        (won - lost).min(self.land.saturating_sub(1) as i32 * 100)
    }
}

/// For each of one's own legions the turns to the nearest of these cantons.
fn turns_to(survey: &Survey<'_>, table: &Game, ways: &Ways, goals: &[CantonId]) -> Vec<u32> {
    let grid = table.realm().grid();
    let mut floods: Vec<(u16, Vec<u8>)> = Vec::new();
    let mut turns = Vec::with_capacity(survey.units.len());
    for unit in &survey.units {
        if floods.iter().all(|(mask, _)| *mask != unit.mask) {
            floods.push((unit.mask, ways.flood(table, unit.mask, goals)));
        }
        let steps = floods
            .iter()
            .find(|(mask, _)| *mask == unit.mask)
            .map_or(FAR, |(_, steps)| u32::from(steps[unit.legion.canton.index()]));
        let walking = if steps >= FAR { FAR } else { steps.div_ceil(u32::from(unit.legion.moves).max(1)).max(1) };
        let flying = if unit.flight == 0 {
            FAR
        } else {
            let far = goals.iter().map(|&goal| grid.distance(goal, unit.legion.canton)).min().unwrap_or(FAR);
            far.div_ceil(unit.flight.into()).max(1)
        };
        turns.push(walking.min(flying));
    }
    turns
}

/// What these legions could take from a seat within a few turns: its best place in their reach, and some land.
fn menace(survey: &Survey<'_>, table: &Game, foes: &[&Legion], brought: i32, strength: i32) -> Grains {
    if foes.is_empty() {
        return 0;
    }
    let grid = table.realm().grid();
    let mut worst = 0;
    for place in table.forces().places_of(survey.seat) {
        if !matches!(place.landmark, Landmark::Power(_)) {
            continue;
        }
        let come = || foes.iter().filter(|legion| grid.distance(legion.canton, place.canton) <= 2 * NEAR);
        let Some(first) = come().max_by_key(|legion| might(legion)) else { continue };
        let support: i32 = come().map(|legion| i32::from(legion.strength.sum()) / 2).sum::<i32>();
        let sum = i32::from(first.strength.sum()) / 2 + support;
        let chance = crude(sum * i32::from(first.hp), i32::from(place.strength.sum()) * i32::from(place.hp));
        let target = appraise(survey.catalog, table, survey.seat, survey.horizon, place);
        worst = worst.max(target.worth(survey.horizon, 4, survey.bent.weights.patience) / 1000 * chance * 6 / 10);
    }
    let share = strength * 1000 / (brought + strength).max(1);
    worst + share * 7 * POINT / 1000
}
