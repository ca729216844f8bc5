//! The recipes of the map types: their strokes, with number and location.

use super::MapType;
use super::numbers::{MapNumbers, Span};
use super::sketch::Sketch;
use super::strokes;
use crate::dice::Rolls;
use crate::ids::CantonId;
use crate::realm::hex::Direction;
use crate::realm::terrain::Terrain;

/// Greatest number of strokes for one share of the goal. Some maps run out of free land before it.
const MOST_STROKES: usize = 80;

/// Paints obstacles of this type until the map has its share of them.
pub(super) fn paint(sketch: &mut Sketch, map_type: MapType, throne: CantonId, numbers: &MapNumbers, rolls: &mut Rolls) {
    let share = numbers.impassable_percent.of(map_type) as usize;
    let mut brush = Brush { sketch, numbers, rolls, goal: 0 };
    brush.goal = brush.sketch.grid().len() * share / 100;
    match map_type {
        MapType::BrokenPlain => brush.broken_plain(),
        MapType::NineRivers => brush.nine_rivers(),
        MapType::Malebolge => brush.malebolge(throne),
        MapType::DolorousRanges => brush.dolorous_ranges(),
        MapType::LakeOfFire => brush.lake_of_fire(throne),
        MapType::StygianFens => brush.stygian_fens(),
        MapType::Trial(_) => {}
    }
}

/// A sketch, with the numbers and dice to paint on it.
struct Brush<'a> {
    sketch: &'a mut Sketch,
    numbers: &'a MapNumbers,
    rolls: &'a mut Rolls,
    /// Impassable cantons wanted on the whole map.
    goal: usize,
}

impl Brush<'_> {
    /// Repeats a stroke until this percentage of the goal is reached.
    fn until(&mut self, percent: usize, stroke: impl Fn(&mut Self)) {
        for _ in 0..MOST_STROKES {
            if self.sketch.impassable() * 100 >= self.goal * percent {
                break;
            }
            stroke(self);
        }
    }

    /// Number of impassable cantons still wanted, at least 1.
    fn left(&self) -> u32 {
        self.goal.saturating_sub(self.sketch.impassable()).max(1) as u32
    }

    fn river(&mut self, length: Span) {
        strokes::river(self.sketch, length, self.numbers.bridge_every, self.rolls);
    }

    fn range(&mut self, kind: Terrain, way: Direction) {
        let Span { least, most } = self.numbers.range_length;
        let length = Span::new(least.min(self.left()), most.min(self.left()));
        strokes::range(self.sketch, kind, way, length, self.numbers.pass_every, self.rolls);
    }

    fn blot(&mut self, kind: Terrain, size: Span) {
        let Some(start) = strokes::quiet(self.sketch, self.rolls) else { return };
        let size = size.roll(self.rolls).min(self.left());
        strokes::blot(self.sketch, kind, start, size, self.rolls);
    }

    fn lava(&mut self) {
        let Some(start) = strokes::quiet(self.sketch, self.rolls) else { return };
        strokes::stream(self.sketch, start, self.numbers.lava_length, self.rolls);
    }

    /// A small obstacle of a random kind of these.
    fn crag(&mut self, kinds: &[Terrain]) {
        let Some(&kind) = self.rolls.pick(kinds) else { return };
        self.blot(kind, self.numbers.crag_size);
    }

    /// A brook: a river of half the length.
    fn brook(&mut self) {
        let Span { least, most } = self.numbers.river_length;
        self.river(Span::new(least / 2, most / 2));
    }

    fn broken_plain(&mut self) {
        self.brook();
        self.until(100, |brush| match brush.rolls.below(6) {
            0 => brush.lava(),
            1 => brush.crag(&[Terrain::Swamp]),
            _ => brush.crag(&[Terrain::Mountains, Terrain::Mountains, Terrain::Chasm]),
        });
    }

    fn nine_rivers(&mut self) {
        self.until(75, |brush| brush.river(brush.numbers.river_length));
        self.until(100, |brush| brush.crag(&[Terrain::Mountains, Terrain::Mountains, Terrain::Swamp]));
    }

    fn malebolge(&mut self, throne: CantonId) {
        let first = 2 + self.rolls.below(2);
        for (ditch, radius) in (first..).step_by(2).take(4).enumerate() {
            let kind = if ditch % 2 == 0 { Terrain::Chasm } else { Terrain::Mountains };
            self.ring(kind, throne, radius);
        }
        self.until(90, |brush| brush.crag(&[Terrain::Chasm, Terrain::Mountains]));
        self.until(100, Self::lava);
    }

    /// Draws a ring of obstacles around the throne, with gates, until the goal is reached.
    fn ring(&mut self, kind: Terrain, throne: CantonId, radius: u32) {
        let grid = self.sketch.grid();
        let mut here = throne;
        for _ in 0..radius {
            here = grid.step(here, Direction::East);
        }
        let every = self.numbers.pass_every;
        let mut gate = every.roll(self.rolls);
        for side in 0..6 {
            for _ in 0..radius {
                here = grid.step(here, Direction::NorthWest.turned(side));
                gate = gate.saturating_sub(1);
                // A large ring meets itself where the map wraps around; only cantons at exactly
                // this distance belong to it.
                if grid.distance(throne, here) != radius {
                    continue;
                }
                if !self.sketch.is_free(here) {
                    // Ground that must stay open serves as a gate.
                    gate = every.roll(self.rolls) + 1;
                } else if gate == 0 {
                    gate = every.roll(self.rolls) + 1;
                    self.sketch.keep(here);
                } else if self.sketch.impassable() < self.goal {
                    self.sketch.lay(here, kind);
                }
            }
        }
    }

    fn dolorous_ranges(&mut self) {
        let way = strokes::heading(self.rolls);
        self.brook();
        self.until(90, |brush| {
            let kind = if brush.rolls.percent(65) { Terrain::Mountains } else { Terrain::Chasm };
            brush.range(kind, way);
        });
        self.until(100, |brush| brush.crag(&[Terrain::Mountains]));
    }

    fn lake_of_fire(&mut self, throne: CantonId) {
        let grid = self.sketch.grid();
        let shore: Vec<CantonId> = grid.cantons().filter(|&canton| grid.distance(throne, canton) == 2).collect();
        let mut lakes = Vec::new();
        for _ in 0..4 {
            let size = self.numbers.lake_size.roll(self.rolls).min(self.left());
            let Some(&start) = self.rolls.pick(&shore) else { return };
            lakes.extend(strokes::blot(self.sketch, Terrain::LakeOfFire, start, size, self.rolls));
        }
        for _ in 0..6 {
            let rim: Vec<CantonId> = lakes
                .iter()
                .flat_map(|&lake| *grid.neighbours(lake))
                .filter(|&canton| self.sketch.is_free(canton) && grid.distance(throne, canton) > 2)
                .collect();
            let Some(&start) = self.rolls.pick(&rim) else { break };
            strokes::stream(self.sketch, start, self.numbers.lava_length, self.rolls);
        }
        self.until(85, |brush| match brush.rolls.below(3) {
            0 => brush.lava(),
            _ => brush.crag(&[Terrain::Mountains]),
        });
        self.until(100, |brush| brush.crag(&[Terrain::LakeOfFire, Terrain::Mountains]));
    }

    fn stygian_fens(&mut self) {
        self.until(75, |brush| match brush.rolls.below(4) {
            0 => brush.brook(),
            _ => brush.blot(Terrain::Swamp, brush.numbers.swamp_size),
        });
        self.until(100, |brush| brush.crag(&[Terrain::Swamp, Terrain::Swamp, Terrain::Chasm]));
    }
}
