//! The map that is generated when all attempts have failed.
//!
//! It starts from a layout that is known to be fair on open land, shifted on the wrapping board. It
//! adds the obstacles of the map type one by one, each only if the map stays fair. So it always
//! ends with a map, which breaks a rule of fairness only if the numbers ask for the impossible.

use super::MapSpec;
use super::fairness::{self, Unfair};
use super::land::Realms;
use super::layout::Layout;
use super::numbers::MapNumbers;
use super::places::{self, Holding};
use super::sketch::Sketch;
use super::{finish, paint};
use crate::dice::Rolls;
use crate::ids::CantonId;
use crate::realm::board::Board;
use crate::realm::hex::{Grid, MapSize};

/// Number of attempts to place the places of power evenly, before they are put in any vacant
/// canton.
const PLACE_TRIES: u32 = 40;

/// Greatest number of times that obstacles are added while the map has too few.
const PAINTINGS: u32 = 3;

/// Generates a map that is fair for every outcome of the dice.
pub(super) fn draw(spec: &MapSpec, numbers: &MapNumbers, rolls: &mut Rolls) -> Board {
    let grid = Grid::of(spec.size);
    let bare = known_layout(spec, rolls);
    for _ in 0..PLACE_TRIES {
        let mut layout = bare.clone();
        if !places::settle(grid, &mut layout, spec, numbers, rolls) {
            continue;
        }
        let sketch = Sketch::of(grid, &layout, numbers, rolls);
        if let Ok(places) = judge(&sketch, &layout, numbers, rolls) {
            return with_obstacles(sketch, &layout, places, spec, numbers, rolls);
        }
    }
    let mut layout = bare;
    places::squeeze(grid, &mut layout, spec, numbers);
    let sketch = Sketch::of(grid, &layout, numbers, rolls);
    let places = places::deal_levels(grid, &layout, &Realms::of(&sketch, &layout), numbers, rolls);
    finish(&sketch, &layout, &places)
}

/// The places with their levels, if the map is fair apart from its share of obstacles.
fn judge(sketch: &Sketch, layout: &Layout, numbers: &MapNumbers, rolls: &mut Rolls) -> Result<Vec<Holding>, Unfair> {
    let realms = Realms::of(sketch, layout);
    fairness::check_land(sketch, layout, &realms, numbers)?;
    let places = places::deal_levels(sketch.grid(), layout, &realms, numbers, rolls);
    fairness::check_wealth(sketch, &realms, &places, numbers)?;
    Ok(places)
}

/// Copies from a painted sketch each obstacle that leaves the map fair.
fn with_obstacles(
    mut fair: Sketch,
    layout: &Layout,
    mut places: Vec<Holding>,
    spec: &MapSpec,
    numbers: &MapNumbers,
    rolls: &mut Rolls,
) -> Board {
    for _ in 0..PAINTINGS {
        let mut painted = fair.clone();
        paint::paint(&mut painted, spec.map_type, layout.pandemonium, numbers, rolls);
        for canton in fair.grid().cantons() {
            if painted.at(canton) == fair.at(canton) {
                continue;
            }
            let mut next = fair.clone();
            next.lay(canton, painted.at(canton));
            if let Ok(dealt) = judge(&next, layout, numbers, rolls) {
                (fair, places) = (next, dealt);
            }
        }
        if fairness::check_share(&fair, spec, numbers).is_ok() {
            break;
        }
    }
    fair.tidy_water();
    finish(&fair, layout, &places)
}

/// Columns and rows of strongholds for a Pandemonium at column 0 and row 0: at least 4 apart, and 4
/// to 7 from Pandemonium.
const fn known_strongholds(size: MapSize, seats: usize) -> &'static [(i32, i32)] {
    match (size, seats) {
        (MapSize::Small, 0..=4) => &[(8, 2), (3, 4), (9, 8), (4, 10)],
        (MapSize::Small, 5) => &[(8, 2), (3, 3), (11, 5), (8, 9), (4, 10)],
        (MapSize::Small, 6..) => &[(7, 1), (3, 3), (10, 4), (1, 8), (8, 9), (4, 10)],
        (MapSize::Normal, 0..=4) => &[(9, 0), (3, 3), (12, 7), (3, 9)],
        (MapSize::Normal, 5) => &[(10, 2), (3, 3), (13, 5), (10, 9), (4, 10)],
        (MapSize::Normal, 6..) => &[(6, 0), (10, 2), (3, 3), (13, 5), (3, 8), (10, 9)],
        (MapSize::Large, 0..=4) => &[(11, 0), (3, 3), (14, 7), (3, 9)],
        (MapSize::Large, 5) => &[(10, 1), (5, 3), (1, 6), (11, 7), (5, 9)],
        (MapSize::Large, 6..) => &[(6, 0), (12, 2), (3, 3), (15, 5), (3, 8), (12, 9)],
    }
}

/// A known layout, shifted on the board. Rows shift by even numbers, because otherwise the shifted
/// odd rows would change distances.
fn known_layout(spec: &MapSpec, rolls: &mut Rolls) -> Layout {
    let grid = Grid::of(spec.size);
    let east = rolls.below(spec.size.width() as u32) as i32;
    let south = rolls.below(spec.size.height() as u32 / 2) as i32 * 2;
    let slid = |(column, row): (i32, i32)| grid.at(column + east, row + south);
    let mut strongholds: Vec<CantonId> = known_strongholds(spec.size, spec.table()).iter().copied().map(slid).collect();
    rolls.shuffle(&mut strongholds);
    Layout { pandemonium: slid((0, 0)), strongholds, places: Vec::new() }
}
