//! Placement of the places of power: about equal for every archfiend, with the best of them between
//! the realms.

use super::MapSpec;
use super::land::Realms;
use super::layout::Layout;
use super::numbers::MapNumbers;
use super::sketch::Cantons;
use crate::dice::Rolls;
use crate::ids::CantonId;
use crate::realm::hex::Grid;

/// A place of power on a sketch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub(super) canton: CantonId,
    /// 1 to 5.
    pub(super) level: u8,
}

/// Distance of an easy place from its stronghold, ignoring terrain. It is small, so that a detour
/// does not put the place out of reach.
const NEAR_DISTANCE: std::ops::RangeInclusive<u32> = 2..=3;

/// Adds the places of power to a layout while the land is still open: a near one for every
/// stronghold, then an equal number for every realm, and the rest between the realms. Returns true
/// if all found a canton.
pub(super) fn settle(
    grid: &Grid,
    layout: &mut Layout,
    spec: &MapSpec,
    numbers: &MapNumbers,
    rolls: &mut Rolls,
) -> bool {
    let seats = layout.strongholds.len();
    let mut land = Land::around(grid, layout);
    let count = numbers.places(spec);
    let even = count - count % seats;
    for number in 0..count {
        let realm = (number < even).then_some(number % seats);
        let Some(canton) = land.pick(realm, number < seats.min(even), rolls) else { return false };
        land.take(canton);
        layout.places.push(canton);
    }
    true
}

/// Adds as many places as the map should have or can hold, in any vacant canton, row by row.
pub(super) fn squeeze(grid: &Grid, layout: &mut Layout, spec: &MapSpec, numbers: &MapNumbers) {
    let mut land = Land::around(grid, layout);
    while let Some(canton) = land.vacant.iter().next().filter(|_| layout.places.len() < numbers.places(spec)) {
        land.take(canton);
        layout.places.push(canton);
    }
}

/// Greater weights are reduced to this one, so that their sum does not overflow.
const MOST_WEIGHT: u32 = 1_000_000;

/// Open land for placing places of power.
struct Land<'a> {
    grid: &'a Grid,
    /// By canton: the distance to the nearest stronghold, and its seat unless another is equally
    /// near.
    nearest: Vec<(u32, Option<usize>)>,
    /// Cantons in which a place may still be put.
    vacant: Cantons,
}

impl<'a> Land<'a> {
    fn around(grid: &'a Grid, layout: &Layout) -> Self {
        let mut vacant = Cantons::default();
        let mut nearest = Vec::with_capacity(grid.len());
        for canton in grid.cantons() {
            if layout.sites().all(|site| grid.distance(site, canton) > 1) {
                vacant.insert(canton);
            }
            nearest
                .push(super::land::nearest(layout.strongholds.iter().map(|&home| Some(grid.distance(home, canton)))));
        }
        let nearest = nearest.into_iter().map(|found| found.unwrap_or((0, None))).collect();
        Self { grid, nearest, vacant }
    }

    /// A random vacant canton in this realm, or between the realms. It takes the better of two
    /// random candidates: the one with fewer vacant neighbours, because otherwise many places would
    /// not fit on a small map.
    fn pick(&self, realm: Option<usize>, must_be_near: bool, rolls: &mut Rolls) -> Option<CantonId> {
        let fits = |canton: &CantonId| {
            let (distance, owner) = self.nearest[canton.index()];
            owner == realm && (!must_be_near || NEAR_DISTANCE.contains(&distance))
        };
        let choice: Vec<CantonId> = self.vacant.iter().filter(fits).collect();
        let pair = [*rolls.pick(&choice)?, *rolls.pick(&choice)?];
        pair.into_iter().min_by_key(|&canton| self.vacant.around(self.grid, canton))
    }

    fn take(&mut self, canton: CantonId) {
        self.vacant.remove(canton);
        self.grid.neighbours(canton).iter().for_each(|&next| self.vacant.remove(next));
    }
}

/// Assigns levels to the places, once the land is known: an easy place near every stronghold, the
/// best places between the realms, and the others so that the realms have about the same wealth.
pub(super) fn deal_levels(
    grid: &Grid,
    layout: &Layout,
    realms: &Realms,
    numbers: &MapNumbers,
    rolls: &mut Rolls,
) -> Vec<Holding> {
    let seats = layout.strongholds.len();
    let weights = numbers.level_weights.map(|weight| weight.min(MOST_WEIGHT));
    let mut levels: Vec<u8> = Vec::with_capacity(layout.places.len());
    for _ in &layout.places {
        levels.push(rolls.weighted(&weights).map_or(1, |index| index as u8 + 1));
    }
    levels.sort_unstable_by_key(|&level| std::cmp::Reverse(level));

    // (canton, steps to the nearest stronghold, seat of its realm)
    let mut bare: Vec<(CantonId, u32, Option<usize>)> = Vec::with_capacity(layout.places.len());
    for &canton in &layout.places {
        let (steps, owner) = realms.nearest(|walk| walk.up_to(grid, canton)).unwrap_or((0, None));
        bare.push((canton, steps, owner));
    }
    rolls.shuffle(&mut bare);

    let mut dealt = Vec::with_capacity(bare.len());
    let mut wealth = vec![0; seats];
    for (seat, riches) in wealth.iter_mut().enumerate() {
        let is_near =
            |&(_, steps, owner): &(CantonId, u32, Option<usize>)| owner == Some(seat) && steps <= numbers.near_steps;
        let Some(index) = bare.iter().position(is_near) else { continue };
        let lowest = levels.pop().map_or(1, u32::from);
        let level = lowest.min(numbers.near_level.max(1)) as u8;
        dealt.push(Holding { canton: bare.swap_remove(index).0, level });
        *riches += u32::from(level);
    }
    for level in levels {
        let is_hard = u32::from(level) >= numbers.far_level;
        // Places between the realms come first, then those in the poorest realm. A hard place must
        // also be far from every stronghold.
        let best = bare.iter().enumerate().min_by_key(|&(_, &(_, steps, owner))| {
            let is_too_near = is_hard && steps < numbers.far_steps;
            (is_too_near, owner.map_or(0, |seat| wealth[seat] + 1))
        });
        let Some((index, &(canton, steps, owner))) = best else { break };
        // No place is far enough away any more, so this one gets the highest level that is not
        // hard.
        let is_too_near = is_hard && steps < numbers.far_steps;
        let level = if is_too_near { (numbers.far_level.max(2) - 1).min(u32::from(level)) as u8 } else { level };
        if let Some(seat) = owner {
            wealth[seat] += u32::from(level);
        }
        bare.swap_remove(index);
        dealt.push(Holding { canton, level });
    }
    dealt
}
