//! Cantons of Pandemonium and the strongholds: the strongholds are far from each other, and all at
//! about the same distance from Pandemonium.

use super::numbers::MapNumbers;
use crate::dice::Rolls;
use crate::ids::CantonId;
use crate::realm::hex::Grid;

/// The cantons of all sites.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) pandemonium: CantonId,
    /// By seat.
    pub(super) strongholds: Vec<CantonId>,
    /// Places of power, in no order; empty until they are placed.
    pub(super) places: Vec<CantonId>,
}

impl Layout {
    /// All sites.
    pub(super) fn sites(&self) -> impl Iterator<Item = CantonId> {
        let homes = self.strongholds.iter().copied();
        std::iter::once(self.pandemonium).chain(homes).chain(self.places.iter().copied())
    }

    /// The least distance between two strongholds.
    pub(super) fn least_distance(&self, grid: &Grid) -> u32 {
        let homes = &self.strongholds;
        let pairs = homes.iter().enumerate().flat_map(|(index, &a)| homes[..index].iter().map(move |&b| (a, b)));
        pairs.map(|(a, b)| grid.distance(a, b)).min().unwrap_or(0)
    }
}

/// Width of the belt around Pandemonium that strongholds can occupy: distances least to least +
/// BELT.
const BELT: u32 = 2;

/// Crowding of two strongholds by their distance. It falls steeply, so that the closest pair
/// decides.
const CROWDING: [u32; 9] = [1_000_000, 1_000_000, 300_000, 60_000, 8_000, 800, 120, 20, 0];

/// Number of rounds in which all strongholds may move to a better canton.
const SETTLING_ROUNDS: usize = 4;

/// Least distance of two sites, even if the numbers ask for less: sites that touch would block the
/// way between them.
const NEVER_NEARER: u32 = 2;

/// Upper limit of compared layouts, even if the numbers ask for more.
const MOST_TRIES: u32 = 100;

/// Spreads the strongholds over the map. Returns `None` if they are too close to each other or to
/// Pandemonium.
pub(super) fn lay_out(grid: &Grid, seats: usize, numbers: &MapNumbers, rolls: &mut Rolls) -> Option<Layout> {
    let pandemonium = CantonId(rolls.below(grid.len() as u32) as u16);
    // No distance on a map is greater than its width.
    let nearest = numbers.pandemonium_distance.clamp(NEVER_NEARER, grid.size().width() as u32);
    let mut best: Option<(u32, Vec<CantonId>)> = None;
    for _ in 0..numbers.layout_tries.clamp(1, MOST_TRIES) {
        let least = nearest + rolls.below(2);
        let is_in_belt = |&canton: &_| (least..=least + BELT).contains(&grid.distance(pandemonium, canton));
        // A random third of the belt is left out, so that not every game has the same perfect
        // pattern.
        let belt: Vec<CantonId> = grid.cantons().filter(is_in_belt).filter(|_| rolls.below(3) > 0).collect();
        let Some((crowding, strongholds)) = settle(grid, &belt, seats, rolls) else { continue };
        if best.as_ref().is_none_or(|&(least, _)| crowding < least) {
            best = Some((crowding, strongholds));
        }
    }
    let (_, mut strongholds) = best?;
    rolls.shuffle(&mut strongholds);
    let layout = Layout { pandemonium, strongholds, places: Vec::new() };
    (layout.least_distance(grid) >= numbers.stronghold_distance.max(NEVER_NEARER)).then_some(layout)
}

/// Puts the strongholds in random cantons, then lets each in turn move to the least crowded canton.
/// Returns the total crowding and the cantons.
fn settle(grid: &Grid, belt: &[CantonId], seats: usize, rolls: &mut Rolls) -> Option<(u32, Vec<CantonId>)> {
    let mut homes = Vec::with_capacity(seats);
    // Crowding of each canton of the belt by all strongholds.
    let mut crowds = vec![0; belt.len()];
    for _ in 0..seats {
        let home = *rolls.pick(belt)?;
        homes.push(home);
        belt.iter().zip(&mut crowds).for_each(|(&canton, crowd)| *crowd += crowding(grid, home, canton));
    }
    for _ in 0..SETTLING_ROUNDS {
        let before = homes.clone();
        for home in &mut homes {
            let old = *home;
            belt.iter().zip(&mut crowds).for_each(|(&canton, crowd)| *crowd -= crowding(grid, old, canton));
            let here = belt.iter().zip(&crowds).find(|&(&canton, _)| canton == old).map(|(_, &crowd)| crowd)?;
            let (&least, &best) = crowds.iter().zip(belt).min()?;
            *home = if least < here { best } else { old };
            belt.iter().zip(&mut crowds).for_each(|(&canton, crowd)| *crowd += crowding(grid, *home, canton));
        }
        if homes == before {
            break;
        }
    }
    let pairs = homes.iter().enumerate().flat_map(|(index, &a)| homes[..index].iter().map(move |&b| (a, b)));
    let total = pairs.map(|(a, b)| crowding(grid, a, b)).sum();
    Some((total, homes))
}

/// Crowding of two strongholds at these cantons.
fn crowding(grid: &Grid, a: CantonId, b: CantonId) -> u32 {
    CROWDING[(grid.distance(a, b) as usize).min(CROWDING.len() - 1)]
}
