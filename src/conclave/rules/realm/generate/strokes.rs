//! Strokes: the shapes that make up a map, such as rivers, ranges, streams and blots.

use super::numbers::Span;
use super::sketch::{Cantons, Sketch};
use crate::dice::Rolls;
use crate::ids::CantonId;
use crate::realm::hex::Direction;
use crate::realm::terrain::Terrain;

/// Probability that a line rolls a new turn at a step, in percent.
const WANDERING: u32 = 40;
/// Least length of a river, in cantons; shorter ones are not drawn.
const SHORTEST_LINE: usize = 3;
/// Number of random cantons compared to find a quiet one.
const LOOKS: usize = 6;

/// A free canton with few obstacles around it, or `None` if no canton is free.
pub(super) fn quiet(sketch: &Sketch, rolls: &mut Rolls) -> Option<CantonId> {
    let grid = sketch.grid();
    let free: Vec<CantonId> = grid.cantons().filter(|&canton| sketch.is_free(canton)).collect();
    let mut best: Option<(usize, CantonId)> = None;
    for _ in 0..LOOKS {
        let &canton = rolls.pick(&free)?;
        let shut = |canton| 6 - sketch.passable().around(grid, canton);
        let noise: usize = grid.neighbours(canton).iter().map(|&next| shut(next)).sum();
        if best.is_none_or(|(least, _)| noise < least) {
            best = Some((noise, canton));
        }
    }
    best.map(|(_, canton)| canton)
}

/// A random direction.
pub(super) fn heading(rolls: &mut Rolls) -> Direction {
    Direction::ALL[rolls.below(6) as usize]
}

/// A line over free land. `joined` is true if it met a line of the same kind.
struct Course {
    cantons: Vec<CantonId>,
    joined: bool,
}

/// Makes a line from a canton in a direction, with random turns to both sides. It never touches
/// itself, and never runs alongside another line of this kind: it ends where it meets one. Only a
/// river may cross ground that must stay open, on a bridge.
fn course(sketch: &Sketch, kind: Terrain, start: CantonId, way: Direction, length: u32, rolls: &mut Rolls) -> Course {
    let grid = sketch.grid();
    let is_kin = |terrain: Terrain| terrain == kind || kind == Terrain::River && terrain == Terrain::Bridge;
    let kin = |canton, own: &Cantons| {
        grid.neighbours(canton).iter().any(|&next| is_kin(sketch.at(next)) && !own.contains(next))
    };
    let may_enter = |from, to| {
        let is_crossing = kind == Terrain::River && sketch.is_free(from) && sketch.can_be_bridged(to);
        sketch.is_free(to) || is_crossing
    };
    let mut own = Cantons::default();
    own.insert(start);
    let mut found = Course { cantons: vec![start], joined: false };
    let (mut here, mut lean) = (start, 0);
    while found.cantons.len() < length as usize && !found.joined {
        let wish = if rolls.percent(WANDERING) { rolls.die(3) - 2 } else { lean };
        let mut leans = [wish, 0, if rolls.percent(50) { 1 } else { -1 }, 0];
        leans[3] = -leans[2];
        let ways = leans.map(|lean| (lean, grid.step(here, way.turned(lean))));
        let goes = |&(_, canton): &(i32, CantonId)| may_enter(here, canton) && own.around(grid, canton) == 1;
        let dry = ways.into_iter().filter(|&(_, canton)| sketch.is_free(canton)).find(goes);
        let Some((turned, canton)) = dry.or_else(|| ways.into_iter().find(goes)) else { break };
        found.joined = kin(canton, &own);
        found.cantons.push(canton);
        own.insert(canton);
        (here, lean) = (canton, turned);
    }
    // A river does not end with a bridge.
    while found.cantons.last().is_some_and(|&last| !sketch.is_free(last)) {
        found.cantons.pop();
        found.joined = false;
    }
    found
}

/// Draws a river with a bridge every few cantons. It begins with a pool or without one, and ends in
/// a pool or another river.
pub(super) fn river(sketch: &mut Sketch, length: Span, bridges: Span, rolls: &mut Rolls) {
    let Some(start) = quiet(sketch, rolls) else { return };
    let way = heading(rolls);
    let course = course(sketch, Terrain::River, start, way, length.roll(rolls), rolls);
    if course.cantons.len() < SHORTEST_LINE {
        return;
    }
    for &canton in &course.cantons {
        sketch.lay(canton, if sketch.is_free(canton) { Terrain::River } else { Terrain::Bridge });
    }
    if rolls.percent(50) {
        sketch.lay(course.cantons[0], Terrain::WaterfallPool);
    }
    if !course.joined {
        sketch.lay(course.cantons[course.cantons.len() - 1], Terrain::WaterfallPool);
    }
    bridge(sketch, &course.cantons, bridges, rolls);
}

/// Adds bridges to a river where it has two opposite banks, and reserves the banks to stay open.
fn bridge(sketch: &mut Sketch, river: &[CantonId], every: Span, rolls: &mut Rolls) {
    let grid = sketch.grid();
    let mut next = every.roll(rolls) / 2 + 1;
    for (index, &canton) in river.iter().enumerate() {
        if sketch.at(canton) == Terrain::Bridge {
            next = index as u32 + every.roll(rolls);
        }
        if (index as u32) < next || sketch.at(canton) != Terrain::River {
            continue;
        }
        let banks = [Direction::East, Direction::NorthEast, Direction::NorthWest]
            .map(|way| [grid.step(canton, way), grid.step(canton, way.opposite())])
            .into_iter()
            .find(|banks| banks.iter().all(|&bank| sketch.at(bank) == Terrain::OpenLand));
        if let Some(banks) = banks {
            sketch.lay(canton, Terrain::Bridge);
            for bank in banks {
                sketch.keep(bank);
            }
            next = index as u32 + every.roll(rolls);
        }
    }
}

/// Draws a range of mountains or a chasm, two cantons wide in some places, with a pass every few
/// cantons.
pub(super) fn range(sketch: &mut Sketch, kind: Terrain, way: Direction, length: Span, passes: Span, rolls: &mut Rolls) {
    let grid = sketch.grid();
    let Some(start) = quiet(sketch, rolls) else { return };
    let course = course(sketch, kind, start, way, length.roll(rolls), rolls);
    let mut next = passes.roll(rolls);
    for (index, &canton) in course.cantons.iter().enumerate() {
        if index as u32 == next && index + 1 < course.cantons.len() {
            sketch.keep(canton);
            next += passes.roll(rolls) + 1;
            continue;
        }
        sketch.lay(canton, kind);
        let flank = grid.step(canton, heading(rolls));
        if rolls.percent(25) && sketch.is_free(flank) {
            sketch.lay(flank, kind);
        }
    }
}

/// Draws a short stream of lava from this canton in a random direction.
pub(super) fn stream(sketch: &mut Sketch, start: CantonId, length: Span, rolls: &mut Rolls) {
    let way = heading(rolls);
    let course = course(sketch, Terrain::LavaFlow, start, way, length.roll(rolls), rolls);
    for &canton in &course.cantons {
        sketch.lay(canton, Terrain::LavaFlow);
    }
}

/// Draws a blot that grows around this canton, preferably round. Returns its cantons.
pub(super) fn blot(sketch: &mut Sketch, kind: Terrain, start: CantonId, size: u32, rolls: &mut Rolls) -> Vec<CantonId> {
    let grid = sketch.grid();
    let mut grown = Cantons::default();
    let mut rim: Vec<CantonId> = Vec::new();
    let mut cantons = Vec::new();
    let mut next = Some(start).filter(|&canton| sketch.is_free(canton));
    while let Some(canton) = next.filter(|_| cantons.len() < size as usize) {
        sketch.lay(canton, kind);
        grown.insert(canton);
        cantons.push(canton);
        rim.retain(|&other| other != canton);
        for &around in grid.neighbours(canton) {
            if sketch.is_free(around) && !rim.contains(&around) {
                rim.push(around);
            }
        }
        let weights: Vec<u32> = rim.iter().map(|&rim| (grown.around(grid, rim) as u32).pow(2)).collect();
        next = rolls.weighted(&weights).map(|index| rim[index]);
    }
    cantons
}
