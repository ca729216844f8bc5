//! Walks over a sketch: the cantons that can be reached, and the number of steps.

use super::layout::Layout;
use super::sketch::{Cantons, Sketch};
use crate::ids::CantonId;
use crate::realm::hex::{Grid, MapSize};

/// Number of steps from one canton to every other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Steps([u8; MapSize::MOST_CANTONS]);

impl Steps {
    /// Computes the steps from a canton over the open ones. The start need not be open itself.
    pub(super) fn from(grid: &Grid, start: CantonId, open: &Cantons) -> Self {
        let mut steps = Self([u8::MAX; MapSize::MOST_CANTONS]);
        let mut queue = [CantonId(0); MapSize::MOST_CANTONS];
        (queue[0], steps.0[start.index()]) = (start, 0);
        let (mut head, mut tail) = (0, 1);
        while head < tail {
            let here = queue[head];
            head += 1;
            for &next in grid.neighbours(here) {
                if open.contains(next) && steps.0[next.index()] == u8::MAX {
                    steps.0[next.index()] = steps.0[here.index()] + 1;
                    queue[tail] = next;
                    tail += 1;
                }
            }
        }
        steps
    }

    /// The steps to an open canton; `None` if there is no way.
    pub(super) fn to(&self, canton: CantonId) -> Option<u32> {
        let steps = self.0[canton.index()];
        (steps < u8::MAX).then_some(u32::from(steps))
    }

    /// The steps to a canton that can be entered but not walked through, such as one with a site.
    pub(super) fn up_to(&self, grid: &Grid, canton: CantonId) -> Option<u32> {
        grid.neighbours(canton).iter().filter_map(|&next| self.to(next)).min().map(|steps| steps + 1)
    }
}

/// The least of several distances or walks, one for each stronghold, and its seat unless another is
/// equally near. `None` if no stronghold can be reached.
pub(super) fn nearest(ways: impl Iterator<Item = Option<u32>>) -> Option<(u32, Option<usize>)> {
    let mut nearest: Option<(u32, Option<usize>)> = None;
    for (seat, steps) in ways.enumerate() {
        let Some(steps) = steps else { continue };
        match nearest {
            Some((least, _)) if steps > least => {}
            Some((least, _)) if steps == least => nearest = Some((least, None)),
            Some(_) | None => nearest = Some((steps, Some(seat))),
        }
    }
    nearest
}

/// The walks from all strongholds. A canton is in the realm of a stronghold if the walk from there
/// is shorter than from any other.
pub(super) struct Realms {
    walks: Vec<Steps>,
}

impl Realms {
    pub(super) fn of(sketch: &Sketch, layout: &Layout) -> Self {
        let (grid, open) = (sketch.grid(), sketch.open());
        Self { walks: layout.strongholds.iter().map(|&home| Steps::from(grid, home, &open)).collect() }
    }

    /// The walks, by seat.
    pub(super) fn walks(&self) -> &[Steps] {
        &self.walks
    }

    /// The steps to the nearest stronghold, and its seat unless another is equally near.
    pub(super) fn nearest(&self, steps_to: impl Fn(&Steps) -> Option<u32>) -> Option<(u32, Option<usize>)> {
        nearest(self.walks.iter().map(steps_to))
    }
}

/// All cantons that can be reached from this one over open ones, itself included.
pub(super) fn reach(grid: &Grid, start: CantonId, open: &Cantons) -> Cantons {
    let mut found = Cantons::default();
    found.insert(start);
    let mut waiting = vec![start];
    while let Some(here) = waiting.pop() {
        for &next in grid.neighbours(here) {
            if open.contains(next) && !found.contains(next) {
                found.insert(next);
                waiting.push(next);
            }
        }
    }
    found
}

/// True if these cantons are connected.
pub(super) fn connected(grid: &Grid, open: &Cantons) -> bool {
    open.iter().next().is_some_and(|start| reach(grid, start, open).count() == open.count())
}

/// Number of passable cantons within two steps of a stronghold, with an open canton as the first
/// step.
pub(super) fn room(sketch: &Sketch, home: CantonId) -> u32 {
    let (grid, open) = (sketch.grid(), sketch.open());
    let mut found = Cantons::default();
    for &gate in grid.neighbours(home).iter().filter(|&&gate| open.contains(gate)) {
        found.insert(gate);
        for &next in grid.neighbours(gate) {
            if sketch.passable().contains(next) {
                found.insert(next);
            }
        }
    }
    found.remove(home);
    found.count() as u32
}
