//! Ways: turns that a legion needs to reach a place, over land that its house may cross (manual
//! 4.4).
//!
//! Borders, places and terrain count; legions that block the way now do not.

use super::survey::{Target, Unit};
use crate::rules::catalog::Ability;
use crate::rules::diplomacy::Stance;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::hex::Grid;
use crate::rules::realm::terrain::Terrain;

/// More turns or steps than any way has; means unreachable.
pub(super) const FAR: u32 = 200;

/// Maximum number of steps of a way.
const LONGEST: u8 = 60;

/// Returns the impassable terrains that these abilities allow to enter, one bit each.
pub(super) fn walked<'a>(abilities: impl Iterator<Item = &'a Ability>) -> u16 {
    let walked = abilities.filter_map(Ability::walks);
    walked.fold(0, |mask, terrain| mask | 1 << terrain as u16)
}

/// Steps to targets and to unclaimed land, by terrain mask.
pub(super) struct Ways {
    grid: &'static Grid,
    /// True for each canton that this house may enter.
    open: Vec<bool>,
    /// Steps by terrain mask, then by target, then by canton.
    known: Vec<(u16, Vec<Vec<u8>>)>,
    /// The canton of each target.
    targets: Vec<CantonId>,
}

impl Ways {
    pub(super) fn new(table: &Game, seat: Seat) -> Self {
        Self::through(table, seat, None)
    }

    /// Like [`Self::new`], but treats the borders of one rival as open.
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

    /// Measures the ways of legions with this terrain mask.
    pub(super) fn learn(&mut self, table: &Game, mask: u16, targets: &[Target]) {
        if self.knows(mask) {
            return;
        }
        self.targets = targets.iter().map(|target| target.place.canton).collect();
        let steps = self.targets.iter().map(|&target| self.flood(table, mask, &[target])).collect();
        self.known.push((mask, steps));
    }

    /// True if this terrain mask has been measured.
    pub(super) fn knows(&self, mask: u16) -> bool {
        self.known.iter().any(|(known, _)| *known == mask)
    }

    /// Keeps only the targets at these indices, in this order.
    pub(super) fn narrow(&mut self, kept: &[usize]) {
        self.targets = kept.iter().map(|&at| self.targets[at]).collect();
        for (_, steps) in &mut self.known {
            *steps = kept.iter().map(|&at| std::mem::take(&mut steps[at])).collect();
        }
    }

    /// Returns steps from every canton to the nearest of these goals, over land that may be
    /// crossed.
    pub(super) fn flood(&self, table: &Game, mask: u16, goals: &[CantonId]) -> Vec<u8> {
        let realm = table.realm();
        let mut steps = vec![FAR as u8; self.grid.len()];
        // Cantons that may be entered and are not visited yet.
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

    /// True if a canton is adjacent to a target, so that a legion in it lends support.
    pub(super) fn beside(&self, at: CantonId, target: usize) -> bool {
        self.grid.adjacent(at, self.targets[target])
    }

    /// Returns the number of turns, counting from the next order, until a unit in this canton could
    /// attack a target; [`FAR`] if never.
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
