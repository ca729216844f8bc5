//! Rivals: the possible losses of each other house, and the possible conquests by it.
//!
//! A vendetta allows a house to take land and places and to destroy legions while it lasts. Its
//! worth depends on the legions that can arrive in time. Attacks on places are estimated with
//! battle forecasts, legions in the field by strength alone.

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

/// Worth of a point that any rival loses, in percent of a point gained.
pub(super) const MALICE: i32 = 12;

/// Maximum number of turns to reach a rival that matters.
const NEAR: u32 = 4;

/// Maximum number of a rival's places considered, and of attacking legions for each.
const SIEGES: (usize, usize) = (3, 2);

/// A place of power that could be taken from a rival.
pub(super) struct Siege {
    /// Turns until it can be attacked, if the rival's borders were open.
    pub(super) turns: u32,
    /// Chance that it falls, in thousandths.
    pub(super) share: i32,
    pub(super) target: Target,
}

/// A rival as a party to diplomacy.
pub(super) struct Rival {
    pub(super) seat: Seat,
    /// Worth of its losses, in percent of own gains.
    pub(super) malice: i32,
    /// Turns to its land, for each own legion.
    pub(super) reach: Vec<u32>,
    /// Number of its legions near own land.
    pub(super) foes: i32,
    /// Own share of the combined strength near the border, in thousandths.
    pub(super) balance: i32,
    /// Number of its cantons.
    pub(super) land: usize,
    /// Its places in reach, most valuable first.
    pub(super) sieges: Vec<Siege>,
    /// Chance to destroy each of its legions near own land, in thousandths, highest first.
    pub(super) hunts: Vec<i32>,
    /// Expected worth of its conquests if arms were allowed to it.
    pub(super) menace: Grains,
}

/// Returns the strength of a legion. Wounds reduce it.
fn might(legion: &Legion) -> i32 {
    i32::from(legion.strength.sum()) * i32::from(legion.hp)
}

/// Returns the chance to win a fight, in thousandths, from strengths alone.
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

/// Returns the prestige expected at the end of the game, in points.
pub(super) fn prospect(catalog: &Catalog, table: &Game, seat: Seat, horizon: i32) -> i32 {
    table.conclave().prestige(seat)
        + table.realm().land_count(seat) as i32 * catalog.constants.conclave.canton_prestige
        + conclave::income(catalog, table, seat).total() * horizon
}

/// Returns the worth of a point lost by each house, in percent. It is highest for the leader, even
/// higher if the leader is ahead of the house that this one wants elected, and 0 for that house.
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
            // The leading rival is the one to beat.
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
    /// Estimates a rival. If it is too far away, sieges and hunts are left empty.
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

    /// True if own legions could reach its land soon.
    pub(super) fn near(&self) -> bool {
        self.reach.iter().any(|&turns| turns <= NEAR)
    }

    /// Estimates attacks on its places in reach.
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

    /// Estimates attacks on its legions in reach.
    fn hunt(&mut self, survey: &Survey<'_>, foes: &[&Legion]) {
        let chance = |foe: &&Legion| {
            let units = survey.units.iter().zip(&self.reach).filter(|(_, turns)| **turns <= NEAR);
            units.map(|(unit, _)| crude(might(&unit.legion), might(foe))).max().unwrap_or(0)
        };
        self.hunts = foes.iter().map(chance).collect();
        self.hunts.sort_unstable_by_key(|&chance| -chance);
    }

    /// Returns attacks on places that are possible within `turns`.
    pub(super) fn sieges_within(&self, turns: u32) -> impl Iterator<Item = &Siege> {
        self.sieges.iter().filter(move |siege| siege.turns <= turns)
    }

    /// Returns the expected net gain of cantons in hundredths, within `turns` of fighting after
    /// `lead` turns in which legions can only approach.
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

/// Returns turns to the nearest of these cantons, for each own legion.
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

/// Returns the expected worth of conquests by these legions within a few turns: the best place in
/// their reach, and some land.
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
