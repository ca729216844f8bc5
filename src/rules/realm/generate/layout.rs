//! Where Pandemonium and the strongholds stand: far from one another and all about as far from the throne.

use super::numbers::MapNumbers;
use crate::rules::dice::Rolls;
use crate::rules::ids::CantonId;
use crate::rules::realm::hex::Grid;

/// Where the sites stand.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) pandemonium: CantonId,
    /// By seat.
    pub(super) strongholds: Vec<CantonId>,
    /// Places of power, in no order; none until they are settled.
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

/// How wide the belt around Pandemonium is in which strongholds are sought: distances least, least + 1, ... least + BELT.
const BELT: u32 = 2;

/// How much two strongholds at this distance crowd each other. Falls steeply, so that the closest pair decides.
const CROWDING: [u32; 9] = [1_000_000, 1_000_000, 300_000, 60_000, 8_000, 800, 120, 20, 0];

/// How many times all strongholds may look for a better canton.
const SETTLING_ROUNDS: usize = 4;

/// Spreads the strongholds over the map; nothing if they came too close to each other or to Pandemonium.
pub(super) fn lay_out(grid: &Grid, seats: usize, numbers: &MapNumbers, rolls: &mut Rolls) -> Option<Layout> {
    let pandemonium = CantonId(rolls.below(grid.len() as u32) as u16);
    let mut best: Option<(u32, Layout)> = None;
    for _ in 0..numbers.layout_tries.max(1) {
        // No distance on a map is greater than its width.
        let least = numbers.pandemonium_distance.min(grid.size().width() as u32) + rolls.below(2);
        let belt: Vec<CantonId> = grid
            .cantons()
            // Leaving out a third of the belt keeps one perfect pattern from turning up in every game.
            .filter(|&canton| {
                (least..=least + BELT).contains(&grid.distance(pandemonium, canton)) && rolls.below(3) > 0
            })
            .collect();
        let Some(strongholds) = settle(grid, &belt, seats, rolls) else { continue };
        let crowding = (0..seats).map(|seat| crowding(grid, &strongholds, seat, strongholds[seat])).sum();
        if best.as_ref().is_none_or(|&(least, _)| crowding < least) {
            best = Some((crowding, Layout { pandemonium, strongholds, places: Vec::new() }));
        }
    }
    let (_, mut layout) = best?;
    rolls.shuffle(&mut layout.strongholds);
    (layout.least_distance(grid) >= numbers.stronghold_distance).then_some(layout)
}

/// Puts the strongholds anywhere and lets each in turn move to where the others crowd it least.
fn settle(grid: &Grid, belt: &[CantonId], seats: usize, rolls: &mut Rolls) -> Option<Vec<CantonId>> {
    let mut homes = Vec::with_capacity(seats);
    for _ in 0..seats {
        homes.push(*rolls.pick(belt)?);
    }
    for _ in 0..SETTLING_ROUNDS {
        let before = homes.clone();
        for seat in 0..seats {
            let here = (crowding(grid, &homes, seat, homes[seat]), homes[seat]);
            let there = belt.iter().map(|&canton| (crowding(grid, &homes, seat, canton), canton)).min()?;
            if there.0 < here.0 {
                homes[seat] = there.1;
            }
        }
        if homes == before {
            break;
        }
    }
    Some(homes)
}

/// How crowded this seat would be in this canton.
fn crowding(grid: &Grid, homes: &[CantonId], seat: usize, canton: CantonId) -> u32 {
    let others = homes.iter().enumerate().filter(|&(other, _)| other != seat);
    others.map(|(_, &home)| CROWDING[(grid.distance(home, canton) as usize).min(CROWDING.len() - 1)]).sum()
}
