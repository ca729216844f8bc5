//! Background of a figure, and the ring around it.

use std::f32::consts::TAU;

use serde::Deserialize;

use super::curves::{Curve, oval};
use super::plate::{Cut, Ink, Plate};

/// Engraving behind a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Ground {
    /// Rays of light from behind the head.
    Rays,
    /// Rising flames.
    Tongues,
    /// Concentric rings.
    Rings,
    /// A night sky of long horizontal strokes.
    Night,
    /// Small stars.
    Stars,
}

const MIDDLE: [f32; 2] = [120.0, 120.0];

/// Draws the round field, its engraving and the ring in the house's colour.
pub fn ground(plate: &mut Plate, ground: Ground) {
    let field = oval(MIDDLE, [112.0, 112.0]);
    plate.fill(&oval(MIDDLE, [118.0, 118.0]), Ink::Black);
    plate.hearth(&field);
    plate.within(&field, |plate| engrave_ground(plate, ground));
    plate.line(&oval(MIDDLE, [115.0, 115.0]), Ink::House, if plate.cut() == Cut::Bold { 5.4 } else { 3.6 });
    plate.line(&oval(MIDDLE, [109.5, 109.5]), Ink::Umber, 1.2);
}

/// Draws the engraving alone, over the whole plate.
pub fn engrave_ground(plate: &mut Plate, ground: Ground) {
    match ground {
        Ground::Rays => rays(plate),
        Ground::Tongues => tongues(plate),
        Ground::Rings => rings(plate),
        Ground::Night => night(plate),
        Ground::Stars => stars(plate),
    }
}

fn spoke(turn: f32, from: f32, to: f32, heart: [f32; 2]) -> Curve {
    let (sin, cos) = (turn * TAU).sin_cos();
    let at = |share: f32| [heart[0] + cos * share, heart[1] + sin * share];
    let (a, b, c, d) = (at(from), at(from + (to - from) * 0.33), at(from + (to - from) * 0.66), at(to));
    [a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]]
}

fn rays(plate: &mut Plate) {
    for ray in 0..36 {
        let curve = spoke(ray as f32 / 36.0, if ray % 2 == 0 { 52.0 } else { 74.0 }, 132.0, [120.0, 108.0]);
        plate.trace(curve, if ray % 2 == 0 { 2.2 } else { 1.2 }, Ink::Umber);
    }
}

fn tongues(plate: &mut Plate) {
    /// Flames from back to front: middle x, top y, half width.
    const FLAMES: [[f32; 3]; 8] = [
        [24.0, 66.0, 20.0],
        [216.0, 60.0, 20.0],
        [60.0, 26.0, 24.0],
        [180.0, 34.0, 24.0],
        [100.0, 8.0, 24.0],
        [144.0, 14.0, 22.0],
        [44.0, 104.0, 18.0],
        [198.0, 108.0, 18.0],
    ];
    for [x, top, wide] in FLAMES {
        let high = 240.0 - top;
        let [a, b, c] = [top + high * 0.3, top + high * 0.45, top + high * 0.75];
        let flame = format!(
            "M{x} {top}C{} {a} {} {b} {} {c}L{} 240L{} 240L{} {c}C{} {b} {} {a} {x} {top}Z",
            x + wide * 0.1,
            x + wide * 1.5,
            x + wide,
            x + wide,
            x - wide,
            x - wide,
            x - wide * 1.2,
            x - wide * 0.5
        );
        plate.wash(&flame, Ink::Ember, 0.16);
        plate.line(&flame, Ink::Umber, 1.0);
        plate.flow(
            [x - wide * 0.7, c + 20.0, x - wide * 0.9, b + 10.0, x - wide * 0.2, a, x, top + 16.0],
            [x + wide * 0.7, c + 20.0, x + wide * 1.1, b + 10.0, x + wide * 0.1, a, x, top + 16.0],
            2,
            1.4,
            Ink::Umber,
        );
    }
}

fn rings(plate: &mut Plate) {
    for ring in 0..9 {
        let radius = 48.0 + ring as f32 * 8.0;
        if plate.cut() == Cut::Fine || ring % 2 == 0 {
            plate.line(&oval([120.0, 104.0], [radius, radius]), Ink::Umber, 1.0);
        }
    }
}

fn night(plate: &mut Plate) {
    for stroke in 0..26 {
        let y = 12.0 + stroke as f32 * 8.0;
        let bend = if stroke % 2 == 0 { 3.0 } else { -3.0 };
        let curve = [6.0, y, 80.0, y + bend, 160.0, y - bend, 234.0, y];
        plate.trace(curve, 1.3, Ink::Umber);
    }
}

fn stars(plate: &mut Plate) {
    for star in 0..24 {
        // The golden angle spreads the stars without a visible pattern.
        let turn = star as f32 * 0.381_966;
        let reach = 50.0 + star as f32 * 2.5;
        let (sin, cos) = (turn * TAU).sin_cos();
        let (x, y) = (120.0 + cos * reach, 104.0 + sin * reach);
        let long = if star % 3 == 0 { 7.0 } else { 4.0 };
        let upright = [x, y - long, x, y, x, y, x, y + long];
        let across = [x - long, y, x, y, x, y, x + long, y];
        plate.trace(upright, 1.6, Ink::Ash);
        plate.trace(across, 1.6, Ink::Ash);
    }
}
