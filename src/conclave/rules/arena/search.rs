//! A plan that has been tried: a small search by altering plans and fighting with them.
//!
//! What the enemy will do is not known, only who he is; so every plan is tried against the same few plans that he could
//! have, his master's counsel among them, and with the same dice. Deliberately there is nothing here that looks at a plan and judges it.

use super::counsel::{School, counsel};
use super::fight::play;
use super::plan::{Duelist, Plan};
use super::report::DuelEnd;
use super::state::{Bout, drilled};
use crate::catalog::Catalog;
use crate::dice::Rolls;

/// What a victory is worth in hit points: more than anything that hit points left over can make up for.
const VICTORY: i32 = 60;

/// Somebody to try plans against: an enemy with several plans that he could have.
pub(super) struct Ring<'a> {
    catalog: &'a Catalog,
    bout: Bout,
    plans: Vec<(Plan, Rolls)>,
}

impl<'a> Ring<'a> {
    /// An enemy with so many plans: every fourth is the one to be feared, if there is one, and the others are random.
    pub(super) fn new(
        catalog: &'a Catalog,
        [own, enemy]: [&Duelist; 2],
        feared: Option<&Plan>,
        size: u32,
        rolls: &mut Rolls,
    ) -> Self {
        let school = School::new(catalog, enemy);
        let plans = (0..size)
            .map(|at| {
                let plan = match feared {
                    Some(plan) if at % 4 == 3 => plan.clone(),
                    Some(_) | None => school.random(rolls),
                };
                // Each fight goes on with dice of its own, the same for every plan that is tried.
                rolls.below(u32::MAX);
                (plan, rolls.clone())
            })
            .collect();
        let nothing = Plan::default();
        Self { catalog, bout: Bout::new(catalog, [*own, *enemy], [&nothing, &nothing]), plans }
    }

    /// How many fights it takes to try a plan.
    fn size(&self) -> u32 {
        self.plans.len() as u32
    }

    /// What a plan is worth against all of them.
    fn worth(&mut self, plan: &Plan) -> i32 {
        self.bout.strokes[0] = drilled(self.catalog, plan);
        let mut worth = 0;
        for (enemy, rolls) in &self.plans {
            self.bout.strokes[1] = drilled(self.catalog, enemy);
            let outcome = play(&self.bout, &mut rolls.clone(), |_, _| ());
            let [own, enemy] = outcome.hp.map(i32::from);
            worth += match outcome.end {
                DuelEnd::First => VICTORY + own,
                DuelEnd::Second => -VICTORY - enemy,
                // Both lose a praetor, but nobody wins the wager.
                DuelEnd::Both => -VICTORY / 3,
            };
        }
        worth
    }
}

/// Alters a plan as long as the fights last, and keeps what does no worse.
pub(super) fn climb(school: &School<'_>, ring: &mut Ring<'_>, start: Plan, fights: u32, rolls: &mut Rolls) -> Plan {
    let tries = (fights / ring.size().max(1)).saturating_sub(1);
    let mut best = start;
    let mut most = ring.worth(&best);
    for _ in 0..tries {
        let plan = school.altered(&best, rolls);
        if plan == best {
            continue;
        }
        let worth = ring.worth(&plan);
        if worth >= most {
            (best, most) = (plan, worth);
        }
    }
    best
}

/// The best plan that a small search finds against an enemy whose plan is not known. `effort` is about how many duels it may
/// fight, besides those of [`counsel`] for both.
#[must_use]
pub fn best_plan(catalog: &Catalog, own: &Duelist, enemy: &Duelist, effort: u32, rolls: &mut Rolls) -> Plan {
    let school = School::new(catalog, own);
    // Two climbs, from counsel and from a random plan, take two parts of the effort each; a last comparison takes one.
    let part = effort / 5;
    let size = (part / 30).clamp(8, 40);
    let feared = counsel(catalog, enemy);
    let advised = counsel(catalog, own);
    let mut found = vec![advised.clone()];
    for start in [advised, school.random(rolls)] {
        let mut ring = Ring::new(catalog, [own, enemy], Some(&feared), size, rolls);
        found.push(climb(&school, &mut ring, start, part * 2, rolls));
    }
    let last = (part / found.len() as u32).max(size);
    let mut ring = Ring::new(catalog, [own, enemy], Some(&feared), last, rolls);
    let worths: Vec<i32> = found.iter().map(|plan| ring.worth(plan)).collect();
    // The earliest of equals.
    let best = (0..found.len()).rev().max_by_key(|&at| worths[at]).unwrap_or(0);
    found.swap_remove(best)
}
