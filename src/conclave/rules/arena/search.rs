//! A search for a good plan: it alters plans and tests them in fights.
//!
//! The enemy's plan is not known, only the praetor. Every plan is tested against the same few
//! possible enemy plans, including the one that [`counsel`] suggests to the enemy, with the same
//! dice. Deliberately, no code here judges a plan by its contents.

use super::counsel::{School, counsel};
use super::fight::play;
use super::plan::{Duelist, Plan};
use super::report::DuelEnd;
use super::state::{Bout, drilled};
use crate::catalog::Catalog;
use crate::dice::Rolls;

/// Value of a victory in hit points; more than any hit points left over can outweigh.
const VICTORY: i32 = 60;

/// An enemy with several possible plans, to test plans against.
pub(super) struct Ring<'a> {
    catalog: &'a Catalog,
    bout: Bout,
    plans: Vec<(Plan, Rolls)>,
}

impl<'a> Ring<'a> {
    /// Creates an enemy with `size` plans. Every fourth is `feared`, if there is one; the others
    /// are random.
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
                // Each fight has its own dice, which are the same for every plan tested.
                rolls.below(u32::MAX);
                (plan, rolls.clone())
            })
            .collect();
        let nothing = Plan::default();
        Self { catalog, bout: Bout::new(catalog, [*own, *enemy], [&nothing, &nothing]), plans }
    }

    /// Returns the number of fights that one test of a plan takes.
    fn size(&self) -> u32 {
        self.plans.len() as u32
    }

    /// Returns the value of a plan against all enemy plans.
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
                // Both sides lose a praetor, but neither wins the wager.
                DuelEnd::Both => -VICTORY / 3,
            };
        }
        worth
    }
}

/// Alters a plan until the fights are used up, and keeps alterations that do no worse.
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

/// Returns the best plan that a small search finds against an enemy with an unknown plan. `effort`
/// is the approximate number of duels to fight, in addition to those of [`counsel`] for both.
#[must_use]
pub fn best_plan(catalog: &Catalog, own: &Duelist, enemy: &Duelist, effort: u32, rolls: &mut Rolls) -> Plan {
    let school = School::new(catalog, own);
    // Two climbs, from counsel and from a random plan, use two fifths of the effort each. The final
    // comparison uses one fifth.
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
    // Picks the earliest of equal plans.
    let best = (0..found.len()).rev().max_by_key(|&at| worths[at]).unwrap_or(0);
    found.swap_remove(best)
}
