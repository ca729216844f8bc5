//! The outlook: what chance of the throne every house has, as far as can be seen.
//!
//! What a house has is put into a few figures; each counts for so much, by how long the game may last yet, and the chances follow
//! from all houses' sums together: whoever harms the leader gains, whoever harms the last gains nothing, and standing still loses
//! what others gain. How much each figure counts was learned from thousands of games (`simulate --learn`).
//!
//! Not here: what anybody plans. A quarrel under way counts only by its stakes.

use serde::{Deserialize, Serialize};

use crate::brains::greedy::turns_left;
use crate::brains::reputation::reputed;
use crate::rules::archfiends::{self, Discipline};
use crate::rules::arena;
use crate::rules::catalog::{Catalog, Gift};
use crate::rules::conclave;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::objectives::{Task, public_task, task_progress};

/// How many figures a house is put into.
pub const FIGURES: usize = 16;

/// The turns left at which what a figure counts is laid down; between them it is drawn in a straight line.
pub const KNOTS: [i32; 4] = [0, 8, 20, 40];

/// What each figure is, in the order in which [`figures`] gives them.
pub const NAMES: [&str; FIGURES] = [
    "prestige",
    "land",
    "income",
    "army",
    "legions",
    "vault",
    "order slots",
    "attributes",
    "treasures",
    "secrets",
    "sin",
    "vassal",
    "stakes",
    "threats",
    "diabolism",
    "offerings",
];

/// From this level on a house burns offerings.
const MASTER: i32 = 6;

/// How much each figure counts at each knot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outlook {
    /// One row for each figure, in the order of [`NAMES`].
    pub rows: [[f64; KNOTS.len()]; FIGURES],
}

impl Outlook {
    /// How much each figure counts with so many turns left.
    #[must_use]
    pub fn at(&self, horizon: i32) -> [f64; FIGURES] {
        let share = shares(horizon);
        self.rows.map(|row| row.iter().zip(share).map(|(weight, share)| weight * share).sum())
    }

    /// The chance of the throne of every seat, as this seat reckons with what it knows of itself. They add up to one unless the
    /// game is over without a winner.
    #[must_use]
    pub fn chances(&self, catalog: &Catalog, table: &Game, seat: Seat) -> [f64; Seat::MOST] {
        let mut chances = [0.0; Seat::MOST];
        if let Some(ending) = table.conclave().ending() {
            if let Some(winner) = ending.winner {
                chances[winner.index()] = 1.0;
            }
            return chances;
        }
        let horizon = turns_left(catalog, table);
        let counts = self.at(horizon);
        let mut sums = [f64::NEG_INFINITY; Seat::MOST];
        for other in table.seats().filter(|&other| electable(table, other)) {
            let figures = figures(catalog, table, other);
            sums[other.index()] = figures.iter().zip(counts).map(|(figure, count)| figure * count).sum();
        }
        softmax(&sums, &mut chances);
        usurped(table, catalog, &mut chances);
        schemed(table, catalog, seat, &mut chances);
        chances
    }
}

/// How much of each knot is in so many turns.
#[must_use]
pub fn shares(horizon: i32) -> [f64; KNOTS.len()] {
    let mut shares = [0.0; KNOTS.len()];
    let last = KNOTS.len() - 1;
    let Some(above) = KNOTS.iter().position(|&knot| horizon < knot) else {
        shares[last] = 1.0;
        return shares;
    };
    let Some(below) = above.checked_sub(1) else {
        shares[0] = 1.0;
        return shares;
    };
    let part = f64::from(horizon - KNOTS[below]) / f64::from(KNOTS[above] - KNOTS[below]);
    shares[below] = 1.0 - part;
    shares[above] = part;
    shares
}

/// Whether the conclave could elect a house as things stand.
#[must_use]
pub fn electable(table: &Game, seat: Seat) -> bool {
    table.conclave().eliminated(seat).is_none()
        && !table.diplomacy().excommunicated(seat)
        && table.diplomacy().lord_of(seat).is_none()
}

/// What a house has, in figures of about the same size.
#[must_use]
pub fn figures(catalog: &Catalog, table: &Game, seat: Seat) -> [f64; FIGURES] {
    let forces = table.forces();
    let army: i32 =
        forces.legions_of(seat).map(|legion| i32::from(legion.strength.sum()) * i32::from(legion.hp + 4)).sum();
    let attributes: i32 =
        Discipline::ALL.into_iter().map(|of| i32::from(table.houses().of(seat).attributes.of(of))).sum();
    let met = |task: Task| {
        let (progress, reward, penalty) = task_progress(catalog, table, seat, task);
        if progress.met { reward } else { -penalty }
    };
    let secrets: i32 = table.objectives().held(seat).iter().map(|&kind| met(Task::Secret(kind))).sum();
    let sin = met(Task::Public(public_task(table, seat)));
    let diplomacy = table.diplomacy();
    let vassal = diplomacy.vassal_of(seat).map_or(0, |vassal| table.conclave().prestige(vassal));
    let staked: i32 =
        diplomacy.vendettas().iter().filter(|vendetta| vendetta.claimant == seat).map(|vendetta| vendetta.wager).sum();
    let threats = diplomacy.vendettas().iter().filter(|vendetta| vendetta.target == seat).count();
    let diabolism = archfiends::discipline_level(catalog, table, seat, Discipline::Diabolism).total();
    let land = table.realm().land_count(seat) as i32 * catalog.constants.conclave.canton_prestige;
    [
        f64::from(table.conclave().prestige(seat) + arena::title_prestige(catalog, table, seat)) / 10.0,
        f64::from(land) / 10.0,
        f64::from(conclave::income(catalog, table, seat).total()) / 5.0,
        f64::from(army) / 1000.0,
        forces.legions_of(seat).count() as f64 / 3.0,
        f64::from(table.treasury().wealth(seat).points().min(100)) / 50.0,
        f64::from(archfiends::order_slots(catalog, table, seat).total()) / 3.0,
        f64::from(attributes) / 10.0,
        table.attachments().of(seat).count() as f64 / 5.0,
        f64::from(secrets) / 10.0,
        f64::from(sin) / 10.0,
        f64::from(vassal) / 10.0,
        f64::from(staked) / 10.0,
        threats as f64,
        f64::from(diabolism) / 6.0,
        f64::from(u8::from(diabolism >= MASTER)),
    ]
}

/// Chances that are in the proportion of the exponentials of these sums.
fn softmax(sums: &[f64; Seat::MOST], chances: &mut [f64; Seat::MOST]) {
    let best = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if best == f64::NEG_INFINITY {
        return;
    }
    let mut all = 0.0;
    for (chance, sum) in chances.iter_mut().zip(sums) {
        *chance = if *sum == f64::NEG_INFINITY { 0.0 } else { exp(sum - best) };
        all += *chance;
    }
    for chance in chances {
        *chance /= all;
    }
}

/// The exponential of a number that is not above nothing, by multiplication alone, which gives the same on every machine; the
/// library's need not.
#[must_use]
pub fn exp(x: f64) -> f64 {
    let mut power = 1.0 + x.max(-40.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// A usurper wins unless it is thrown out.
fn usurped(table: &Game, catalog: &Catalog, chances: &mut [f64; Seat::MOST]) {
    let Some(usurpation) = table.conclave().usurpation() else { return };
    let whole = f64::from(catalog.constants.conclave.usurper_turns.max(1));
    let holds = (0.2 + 0.8 * f64::from(usurpation.turns) / whole).min(0.97);
    for chance in chances.iter_mut() {
        *chance *= 1.0 - holds;
    }
    chances[usurpation.seat.index()] += holds;
}

/// Whoever pulls the strings wins with whom it serves: a house knows whether it does, and suspects that vassals do.
fn schemed(table: &Game, catalog: &Catalog, seat: Seat, chances: &mut [f64; Seat::MOST]) {
    /// How likely a vassal is to pull the strings that is known for it, and one that is not.
    const KNOWN: f64 = 0.85;
    const SUSPECTED: f64 = 0.1;
    for lord in table.seats() {
        let Some(vassal) = table.diplomacy().vassal_of(lord).filter(|&vassal| vassal != seat) else { continue };
        let likely = if reputed(catalog, table, vassal, Gift::BehindThrone) { KNOWN } else { SUSPECTED };
        chances[vassal.index()] += chances[lord.index()] * likely;
        chances[lord.index()] *= 1.0 - likely;
    }
    if table.conclave().eliminated(seat).is_some() || table.diplomacy().excommunicated(seat) {
        return;
    }
    let pawn = conclave::pawn(catalog, table, seat);
    let lord = table.diplomacy().lord_of(seat).filter(|_| conclave::behind_throne(catalog, table, seat));
    if let Some(crowned) = pawn.or(lord) {
        chances[seat.index()] += std::mem::take(&mut chances[crowned.index()]);
    }
}
