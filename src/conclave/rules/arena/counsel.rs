//! Plans for praetors without a player's plan: random ones for champions and rivals, and
//! suggestions of a good one (facts 23.12).
//!
//! > "Champions choose random legal slot plans with all their skulls, shields and orbs spent."
//!
//! Six slots cannot always hold all of these points. A random plan is altered a few times, and
//! alterations that spend more are kept. Deliberately, no move has a hand-written value: the search
//! tests plans against a praetor of the same strength and keeps those that win.

use super::plan::{Duelist, Plan, STROKES, Stroke};
use super::search::{Ring, climb};
use crate::catalog::{Catalog, MoveDef};
use crate::dice::{Dice, Rolls, Stream};
use crate::ids::MoveKind;

/// Number of attempts to alter a random plan so that it spends more.
const TRIES: u32 = 16;

/// Returns a random lawful plan that spends nearly all skulls, shields and orbs.
#[must_use]
pub fn random_plan(catalog: &Catalog, duelist: &Duelist, rolls: &mut Rolls) -> Plan {
    School::new(catalog, duelist).random(rolls)
}

/// Returns a good plan against an unknown enemy. The result depends on the praetor alone.
#[must_use]
pub fn counsel(catalog: &Catalog, duelist: &Duelist) -> Plan {
    // A fixed seed: the advice must not depend on the game.
    let mut rolls = Dice::new(0, 0).open(Stream::Forecast);
    let school = School::new(catalog, duelist);
    let mut ring = Ring::new(catalog, [duelist, duelist], None, SPARRING, &mut rolls);
    let start = school.random(&mut rolls);
    climb(&school, &mut ring, start, catalog.constants.arena.counsel_duels, &mut rolls)
}

/// Returns a lawful plan that spends nearly everything, without testing how good it is. The result
/// depends on the praetor alone. Lists of legal orders use it, because they are computed often and
/// [`counsel`] is slow.
#[must_use]
pub fn any_plan(catalog: &Catalog, duelist: &Duelist) -> Plan {
    random_plan(catalog, duelist, &mut Dice::new(0, 0).open(Stream::Forecast))
}

/// Number of enemy plans that [`counsel`] tests its plans against.
const SPARRING: u32 = 24;

/// A praetor with the moves that it knows, as a generator of plans.
pub(super) struct School<'a> {
    duelist: Duelist,
    moves: Vec<(MoveKind, &'a MoveDef)>,
}

/// Skulls, shields and orbs not yet allotted.
type Purse = [u8; 3];

impl<'a> School<'a> {
    /// Creates the generator for a praetor.
    pub(super) fn new(catalog: &'a Catalog, duelist: &Duelist) -> Self {
        Self { duelist: *duelist, moves: duelist.known(catalog).collect() }
    }

    /// Returns a random plan that spends nearly everything.
    pub(super) fn random(&self, rolls: &mut Rolls) -> Plan {
        self.fullest(TRIES, rolls)
    }

    /// Returns a random plan, altered up to `tries` times; alterations that spend more are kept.
    fn fullest(&self, tries: u32, rolls: &mut Rolls) -> Plan {
        let unspent = |plan: &Plan| self.left(plan).iter().map(|&points| u32::from(points)).sum::<u32>();
        let mut best = self.filled(rolls);
        let mut least = unspent(&best);
        for _ in 0..tries {
            if least == 0 {
                break;
            }
            let plan = self.altered(&best, rolls);
            let left = unspent(&plan);
            if left < least {
                (best, least) = (plan, left);
            }
        }
        best
    }

    /// Draws a random move for each slot, then allots the remaining points to moves that can take
    /// them.
    fn filled(&self, rolls: &mut Rolls) -> Plan {
        let mut plan = Plan::default();
        let mut slots: [usize; STROKES] = std::array::from_fn(|slot| slot);
        rolls.shuffle(&mut slots);
        let mut left = self.duelist.points();
        for slot in slots {
            plan.strokes[slot] = self.draw(&mut left, rolls);
        }
        self.pour(&mut plan, left, rolls);
        plan
    }

    /// Draws a random move that the remaining points can pay for, with its minimum of points.
    fn draw(&self, left: &mut Purse, rolls: &mut Rolls) -> Option<Stroke> {
        let least = |(kind, def): &(MoveKind, &MoveDef)| Stroke::least(*kind, &def.cost);
        let payable = |stroke: &Stroke| stroke.points().iter().zip(*left).all(|(&cost, left)| cost <= left);
        let count = self.moves.iter().map(least).filter(payable).count();
        let chosen = rolls.below(count as u32) as usize;
        let stroke = self.moves.iter().map(least).filter(payable).nth(chosen)?;
        for (left, cost) in left.iter_mut().zip(stroke.points()) {
            *left -= cost;
        }
        Some(stroke)
    }

    /// Allots the remaining points, in random portions, to moves that can take more.
    fn pour(&self, plan: &mut Plan, left: Purse, rolls: &mut Rolls) {
        for (which, mut left) in left.into_iter().enumerate() {
            while left > 0 {
                let rooms: [u8; STROKES] = plan.strokes.map(|stroke| stroke.map_or(0, |at| self.room(&at, which)));
                let open = rooms.iter().filter(|&&room| room > 0).count();
                let chosen = rolls.below(open as u32) as usize;
                let found = rooms.iter().enumerate().filter(|(_, room)| **room > 0).nth(chosen);
                let Some((slot, &room)) = found else { break };
                let more = rolls.below(room.min(left).into()) as u8 + 1;
                left -= more;
                if let Some(stroke) = &mut plan.strokes[slot] {
                    *[&mut stroke.skulls, &mut stroke.shields, &mut stroke.orbs][which] += more;
                }
            }
        }
    }

    /// Returns the number of further skulls, shields or orbs that a stroke can take.
    fn room(&self, stroke: &Stroke, which: usize) -> u8 {
        let Some((_, def)) = self.moves.iter().find(|(kind, _)| *kind == stroke.kind) else { return 0 };
        let most = [def.cost.skulls.1, def.cost.shields.1, def.cost.orbs.1][which];
        most.saturating_sub(stroke.points()[which])
    }

    /// Returns the unspent points of a plan.
    fn left(&self, plan: &Plan) -> Purse {
        let spent = plan.spent();
        let all = self.duelist.points();
        std::array::from_fn(|which| u32::from(all[which]).saturating_sub(spent[which]) as u8)
    }

    /// Returns a slightly different plan: two slots swapped, one or two moves replaced, or points
    /// of two moves allotted again.
    pub(super) fn altered(&self, plan: &Plan, rolls: &mut Rolls) -> Plan {
        let mut plan = plan.clone();
        let [slot, other] = [(); 2].map(|()| rolls.below(STROKES as u32) as usize);
        match rolls.below(4) {
            0 => plan.strokes.swap(slot, other),
            1 => {
                plan.strokes[slot] = None;
                let mut left = self.left(&plan);
                plan.strokes[slot] = self.draw(&mut left, rolls);
            }
            2 => {
                (plan.strokes[slot], plan.strokes[other]) = (None, None);
                let mut left = self.left(&plan);
                for slot in [slot, other] {
                    if plan.strokes[slot].is_none() {
                        plan.strokes[slot] = self.draw(&mut left, rolls);
                    }
                }
            }
            _ => {
                for slot in [slot, other] {
                    let Some(stroke) = &mut plan.strokes[slot] else { continue };
                    if let Some((kind, def)) = self.moves.iter().find(|(kind, _)| *kind == stroke.kind) {
                        *stroke = Stroke::least(*kind, &def.cost);
                    }
                }
            }
        }
        let left = self.left(&plan);
        self.pour(&mut plan, left, rolls);
        plan
    }
}
