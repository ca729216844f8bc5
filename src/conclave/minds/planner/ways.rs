//! Ways: how many turns it takes a legion to come to a place, over land that its house may cross.
//!
//! Legions that stand in the way today are not looked at; borders, places and terrain are.

use super::survey::{Target, Unit};
use crate::rules::catalog::Ability;
use crate::rules::diplomacy::Stance;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::hex::Grid;
use crate::rules::realm::terrain::Terrain;

/// More turns, or steps, than any way has.
pub(super) const FAR: u32 = 200;

/// No way is followed for more steps.
const LONGEST: u8 = 60;

/// The terrains beyond open land that these abilities walk, one bit each.
pub(super) fn walked<'a>(abilities: impl Iterator<Item = &'a Ability>) -> u16 {
    let walked = abilities.filter_map(Ability::walks);
    walked.fold(0, |mask, terrain| mask | 1 << terrain as u16)
}

/// Steps to targets and to unclaimed land, by what a legion walks.
pub(super) struct Ways {
    grid: &'static Grid,
    /// Whether a canton's owner lets this house through.
    open: Vec<bool>,
    /// Steps to each target, by terrain mask and target, then by canton.
    known: Vec<(u16, Vec<Vec<u8>>)>,
    /// Where each target stands.
    targets: Vec<CantonId>,
}

impl Ways {
    pub(super) fn new(table: &Game, seat: Seat) -> Self {
        Self::through(table, seat, None)
    }

    /// The same as if a rival's borders stood open.
    pub(super) fn through(table: &Game, seat: Seat, rival: Option<Seat>) -> Self {
        let realm = table.realm();
        let mut lets_in = [false; Seat::MOST];
        for owner in table.seats() {
            let stance = table.diplomacy().stance(seat, owner);
            lets_in[owner.index()] =
                owner == seat || Some(owner) == rival || stance.allows_arms() || stance == Stance::Vassalage;
        }
        let mut open: Vec<bool> =
            realm.owners().iter().map(|owner| owner.is_none_or(|owner| lets_in[owner.index()])).collect();
        for place in table.forces().places() {
            if place.owner != Some(seat) {
                open[place.canton.index()] = false;
            }
        }
        Self { grid: realm.grid(), open, known: Vec::new(), targets: Vec::new() }
    }

    /// Measures the ways of legions that walk these terrains.
    pub(super) fn learn(&mut self, table: &Game, mask: u16, targets: &[Target]) {
        if self.knows(mask) {
            return;
        }
        self.targets = targets.iter().map(|target| target.place.canton).collect();
        let steps = self.targets.iter().map(|&target| self.flood(table, mask, &[target])).collect();
        self.known.push((mask, steps));
    }

    /// Whether the ways of legions that walk these terrains have been measured.
    pub(super) fn knows(&self, mask: u16) -> bool {
        self.known.iter().any(|(known, _)| *known == mask)
    }

    /// Keeps the ways to some of the targets only: those at these places in their list, in order.
    pub(super) fn narrow(&mut self, kept: &[usize]) {
        self.targets = kept.iter().map(|&at| self.targets[at]).collect();
        for (_, steps) in &mut self.known {
            *steps = kept.iter().map(|&at| std::mem::take(&mut steps[at])).collect();
        }
    }

    /// Steps from every canton to the nearest of these, over land that may be crossed.
    pub(super) fn flood(&self, table: &Game, mask: u16, goals: &[CantonId]) -> Vec<u8> {
        let realm = table.realm();
        let mut steps = vec![FAR as u8; self.grid.len()];
        // Where nobody has been yet and may go.
        let walked = |canton: CantonId| self.open[canton.index()] && walks(realm.terrain(canton), mask);
        let mut fresh: Vec<bool> = self.grid.cantons().map(walked).collect();
        let mut row: Vec<CantonId> = Vec::with_capacity(self.grid.len() + goals.len());
        row.extend(goals);
        for goal in goals {
            steps[goal.index()] = 0;
            fresh[goal.index()] = false;
        }
        let mut at = 0;
        while let Some(&from) = row.get(at) {
            at += 1;
            let step = steps[from.index()] + 1;
            if step > LONGEST {
                break;
            }
            for &to in self.grid.neighbours(from) {
                if fresh[to.index()] {
                    fresh[to.index()] = false;
                    steps[to.index()] = step;
                    row.push(to);
                }
            }
        }
        steps
    }

    /// Whether a canton lies beside a target, so that a legion in it lends support.
    pub(super) fn beside(&self, at: CantonId, target: usize) -> bool {
        self.grid.adjacent(at, self.targets[target])
    }

    /// In how many turns, counting from the next order, a unit in this canton could attack a target; [`FAR`] if never.
    pub(super) fn turns(&self, unit: &Unit, at: CantonId, target: usize) -> u32 {
        let afoot = self
            .known
            .iter()
            .find(|(mask, _)| *mask == unit.mask)
            .map_or(FAR, |(_, steps)| u32::from(steps[target][at.index()]));
        let moves = u32::from(unit.legion.moves).max(1);
        let walking = if afoot >= FAR { FAR } else { afoot.div_ceil(moves).max(1) };
        if unit.flight == 0 {
            return walking;
        }
        let flying = self.grid.distance(at, self.targets[target]).div_ceil(unit.flight.into()).max(1);
        walking.min(flying)
    }
}

const fn walks(terrain: Terrain, mask: u16) -> bool {
    terrain.passable() || mask >> terrain as u16 & 1 == 1
}
