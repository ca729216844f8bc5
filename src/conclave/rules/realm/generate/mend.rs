//! Repairs of a sketch for walking: small pockets, separate pieces, cramped homes and long detours.

use super::land::{self, Steps, reach, room};
use super::layout::Layout;
use super::numbers::MapNumbers;
use super::sketch::{Cantons, Sketch};
use crate::dice::Rolls;
use crate::ids::CantonId;
use crate::realm::hex::MapSize;
use crate::realm::terrain::Terrain;

/// Greatest size, in cantons, of pockets of land that are filled instead of connected.
const POCKET: usize = 2;

/// Connects the open land of a sketch: tiny pockets are filled, larger pieces get a road to the
/// rest.
pub(super) fn join(sketch: &mut Sketch) {
    let grid = sketch.grid();
    // Every round removes one piece, so there are never more rounds than cantons.
    for _ in 0..grid.len() {
        let open = sketch.open();
        let mut rest = open;
        let mut pieces = Vec::new();
        while let Some(start) = rest.iter().next() {
            let piece = reach(grid, start, &rest);
            rest = rest.without(&piece);
            pieces.push(piece);
        }
        let Some(&smallest) = pieces.iter().min_by_key(|piece| piece.count()).filter(|_| pieces.len() > 1) else {
            return;
        };
        let is_pocket = smallest.count() <= POCKET && smallest.iter().all(|canton| sketch.is_free(canton));
        if is_pocket {
            fill(sketch, &smallest);
        } else {
            road(sketch, &smallest, &open.without(&smallest));
        }
    }
}

/// Fills a pocket with the terrain around it.
fn fill(sketch: &mut Sketch, pocket: &Cantons) {
    for canton in pocket.iter() {
        let mut kind = Terrain::Swamp;
        for &next in sketch.grid().neighbours(canton) {
            match sketch.at(next) {
                Terrain::OpenLand | Terrain::Bridge | Terrain::River | Terrain::WaterfallPool => {}
                solid @ (Terrain::Mountains
                | Terrain::Chasm
                | Terrain::Swamp
                | Terrain::LavaFlow
                | Terrain::LakeOfFire) => kind = solid,
            }
        }
        sketch.lay(canton, kind);
    }
}

/// Opens the shortest way from one piece of land to another, without passing through sites.
fn road(sketch: &mut Sketch, from: &Cantons, to: &Cantons) {
    let grid = sketch.grid();
    let mut came_from = [None; MapSize::MOST_CANTONS];
    let mut seen = *from;
    let mut queue: Vec<CantonId> = from.iter().collect();
    let mut head = 0;
    while let Some(&here) = queue.get(head) {
        head += 1;
        if to.contains(here) {
            let mut step = came_from[here.index()];
            while let Some(canton) = step {
                sketch.open_up(canton);
                step = came_from[canton.index()];
            }
            return;
        }
        for &next in grid.neighbours(here) {
            if !seen.contains(next) && !sketch.sites().contains(next) {
                seen.insert(next);
                came_from[next.index()] = Some(here);
                queue.push(next);
            }
        }
    }
}

/// Removes bridges that are next to another bridge, if the land stays connected without them.
pub(super) fn thin_bridges(sketch: &mut Sketch) {
    let grid = sketch.grid();
    for canton in grid.cantons() {
        let stands_by_another = grid.neighbours(canton).iter().any(|&next| sketch.at(next) == Terrain::Bridge);
        if sketch.at(canton) == Terrain::Bridge && !sketch.is_kept(canton) && stands_by_another {
            sketch.lay(canton, Terrain::River);
            if !land::connected(grid, &sketch.open()) {
                sketch.lay(canton, Terrain::Bridge);
            }
        }
    }
}

/// Opens land around strongholds until each has enough gates and room, and around places until each
/// has enough gates.
pub(super) fn give_room(sketch: &mut Sketch, layout: &Layout, numbers: &MapNumbers, rolls: &mut Rolls) {
    let grid = sketch.grid();
    for &home in &layout.strongholds {
        widen(sketch, grid.within(home, 2), rolls, |sketch| {
            let gates = sketch.open().around(grid, home) as u32;
            gates >= numbers.stronghold_gates && room(sketch, home) >= numbers.stronghold_room
        });
    }
    for &place in &layout.places {
        let around = grid.neighbours(place).to_vec();
        widen(sketch, around, rolls, |sketch| sketch.open().around(grid, place) as u32 >= numbers.place_gates);
    }
}

/// Opens cantons of this list, in random order but rivers last, until `is_enough` is true.
fn widen(sketch: &mut Sketch, mut around: Vec<CantonId>, rolls: &mut Rolls, is_enough: impl Fn(&Sketch) -> bool) {
    if is_enough(sketch) {
        return;
    }
    around.retain(|&canton| !sketch.passable().contains(canton));
    rolls.shuffle(&mut around);
    around.sort_by_key(|&canton| sketch.at(canton) == Terrain::River);
    for canton in around {
        if is_enough(sketch) {
            break;
        }
        sketch.open_up(canton);
    }
}

/// Shortens the longest walk to Pandemonium as long as it exceeds the shortest by too much.
pub(super) fn level_walks(sketch: &mut Sketch, layout: &Layout, numbers: &MapNumbers) {
    let grid = sketch.grid();
    // Every road shortens one walk, and perhaps others. If two roads for each stronghold do not
    // suffice, more would not either.
    for _ in 0..2 * layout.strongholds.len() {
        let from_throne = Steps::from(grid, layout.pandemonium, &sketch.open());
        let walks = layout.strongholds.iter().map(|&home| (from_throne.up_to(grid, home), home));
        let Some(shortest) = walks.clone().filter_map(|(steps, _)| steps).min() else { return };
        let longest = shortest.saturating_add(numbers.walk_spread);
        // A home without any walk comes first. This cannot occur once the land is connected.
        let Some((_, home)) = walks
            .filter(|&(steps, _)| steps.is_none_or(|steps| steps > longest))
            .max_by_key(|&(steps, _)| steps.unwrap_or(u32::MAX))
        else {
            return;
        };
        shortcut(sketch, home, layout.pandemonium, longest as usize);
    }
}

/// Opens the way from one site to another that has at most `steps` steps and the lowest cost of
/// changes.
fn shortcut(sketch: &mut Sketch, from: CantonId, to: CantonId, steps: usize) {
    let grid = sketch.grid();
    let cost = |canton: CantonId| match sketch.at(canton) {
        Terrain::OpenLand | Terrain::Bridge => 0,
        Terrain::River => 2,
        Terrain::Mountains | Terrain::Chasm | Terrain::Swamp | Terrain::LavaFlow | Terrain::LakeOfFire => 3,
        Terrain::WaterfallPool => 5,
    };
    // For each number of steps: the lowest cost to reach every canton in exactly that many, and the
    // canton before it.
    let mut ways = vec![[None; MapSize::MOST_CANTONS]];
    ways[0][from.index()] = Some((0, from));
    for step in 0..steps.min(grid.len()) {
        let mut next: [Option<(u32, CantonId)>; MapSize::MOST_CANTONS] = [None; MapSize::MOST_CANTONS];
        for here in grid.cantons() {
            let Some((spent, _)) = ways[step][here.index()].filter(|_| here != to) else { continue };
            for &there in grid.neighbours(here) {
                if there != to && sketch.sites().contains(there) {
                    continue;
                }
                let way = spent + cost(there);
                if next[there.index()].is_none_or(|(least, _)| way < least) {
                    next[there.index()] = Some((way, here));
                }
            }
        }
        ways.push(next);
    }
    let arrivals = ways.iter().enumerate().filter_map(|(step, ways)| ways[to.index()].map(|(cost, _)| (cost, step)));
    let Some((_, mut step)) = arrivals.min() else { return };
    let mut here = to;
    while let Some((_, before)) = ways[step][here.index()].filter(|_| step > 0) {
        sketch.open_up(here);
        (here, step) = (before, step - 1);
    }
}
