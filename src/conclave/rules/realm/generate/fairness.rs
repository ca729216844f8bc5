//! The rules that make a map fair. Every generated map keeps them, unless the numbers ask for the
//! impossible.

use super::MapSpec;
use super::land::{self, Realms};
use super::layout::Layout;
use super::numbers::MapNumbers;
use super::places::Holding;
use super::sketch::Sketch;

/// Reasons why a map is not fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unfair {
    /// The sites do not fit.
    Crowded,
    /// Too few or too many obstacles.
    Share,
    /// A site has too few passable cantons next to it, or a stronghold too few around it.
    ShutIn,
    /// The open land is not connected, or a site can be reached only through another.
    Pieces,
    /// The walks to Pandemonium differ too much.
    Walks,
    /// One realm is much smaller than another.
    Realms,
    /// A hard place is near a stronghold.
    HardPlace,
    /// A stronghold has no easy place nearby.
    EasyPlace,
    /// One realm has more or better places than another.
    Wealth,
}

/// Checks that the share of impassable cantons is close to the target of the map type.
pub(super) fn check_share(sketch: &Sketch, spec: &MapSpec, numbers: &MapNumbers) -> Result<(), Unfair> {
    let percent = sketch.impassable() as u32 * 100 / sketch.grid().len() as u32;
    let missed = percent.abs_diff(numbers.impassable_percent.of(spec.map_type));
    if missed > numbers.impassable_slack { Err(Unfair::Share) } else { Ok(()) }
}

/// Checks the rules about the land: gates, connection, walks and sizes of the realms.
pub(super) fn check_land(
    sketch: &Sketch,
    layout: &Layout,
    realms: &Realms,
    numbers: &MapNumbers,
) -> Result<(), Unfair> {
    let (grid, open) = (sketch.grid(), sketch.open());
    let gates = |site| open.around(grid, site) as u32;
    let is_cramped =
        |&home: &_| gates(home) < numbers.stronghold_gates || land::room(sketch, home) < numbers.stronghold_room;
    if gates(layout.pandemonium) < numbers.pandemonium_gates
        || layout.strongholds.iter().any(is_cramped)
        || layout.places.iter().any(|&place| gates(place) < numbers.place_gates)
    {
        return Err(Unfair::ShutIn);
    }
    if !land::connected(grid, &open) {
        return Err(Unfair::Pieces);
    }
    let mut walks = Vec::with_capacity(layout.strongholds.len());
    for walk in realms.walks() {
        walks.push(walk.up_to(grid, layout.pandemonium).ok_or(Unfair::Pieces)?);
    }
    if spread(&walks) > numbers.walk_spread {
        return Err(Unfair::Walks);
    }
    let mut sizes = vec![0; layout.strongholds.len()];
    for canton in open.iter() {
        if let Some((_, Some(seat))) = realms.nearest(|walk| walk.to(canton)) {
            sizes[seat] += 1;
        }
    }
    let (least, most) = (sizes.iter().min().copied(), sizes.iter().max().copied());
    if least.unwrap_or(0) * 100 < most.unwrap_or(0_u32).saturating_mul(numbers.realm_percent) {
        return Err(Unfair::Realms);
    }
    Ok(())
}

/// Checks the rules about the places of power: an easy one near each stronghold, hard ones far from
/// all, and about the same wealth for each realm.
pub(super) fn check_wealth(
    sketch: &Sketch,
    realms: &Realms,
    places: &[Holding],
    numbers: &MapNumbers,
) -> Result<(), Unfair> {
    let grid = sketch.grid();
    for walk in realms.walks() {
        let is_near = |place: &Holding| walk.up_to(grid, place.canton).is_some_and(|steps| steps <= numbers.near_steps);
        if !places.iter().any(|place| u32::from(place.level) <= numbers.near_level && is_near(place)) {
            return Err(Unfair::EasyPlace);
        }
    }
    let mut counts = vec![0; realms.walks().len()];
    let mut levels = vec![0; realms.walks().len()];
    for place in places {
        let (steps, owner) = realms.nearest(|walk| walk.up_to(grid, place.canton)).ok_or(Unfair::Pieces)?;
        if u32::from(place.level) >= numbers.far_level && steps < numbers.far_steps {
            return Err(Unfair::HardPlace);
        }
        if let Some(seat) = owner {
            counts[seat] += 1;
            levels[seat] += u32::from(place.level);
        }
    }
    if spread(&counts) > numbers.place_spread || spread(&levels) > numbers.level_spread {
        return Err(Unfair::Wealth);
    }
    Ok(())
}

/// The difference between the greatest and the least value.
fn spread(values: &[u32]) -> u32 {
    values.iter().max().copied().unwrap_or(0) - values.iter().min().copied().unwrap_or(0)
}
