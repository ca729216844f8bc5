//! Patterns: regular ornaments, computed from a few numbers.

use std::f32::consts::TAU;

use super::plate::{Ink, Plate};

/// A point: x to the right, y downwards.
pub type Point = [f32; 2];

/// Half axes of an oval. For a coronet: half its width and its full height.
pub type Size = [f32; 2];

/// Returns a cubic piece of a path: two handles and the end. It starts at the current point.
fn piece(a: Point, b: Point, to: Point) -> String {
    format!("C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}", a[0], a[1], b[0], b[1], to[0], to[1])
}

/// Returns the point of an oval in a direction, in turns clockwise from the right.
fn around([x, y]: Point, [wide, high]: Size, turn: f32) -> Point {
    let (sin, cos) = (turn * TAU).sin_cos();
    [x + cos * wide, y + sin * high]
}

/// Draws a small open crown with the middle of its foot at a point.
pub fn coronet(plate: &mut Plate, [x, y]: Point, [half, high]: Size) {
    /// The five tips: x in half widths from the middle, y in heights below the top.
    const TIPS: [[f32; 2]; 5] = [[-1.22, 0.18], [-0.56, 0.06], [0.0, -0.1], [0.56, 0.06], [1.22, 0.18]];
    /// The dips between the tips, in the same units.
    const DIPS: [[f32; 2]; 4] = [[-0.728, 0.5], [-0.28, 0.5], [0.28, 0.5], [0.728, 0.5]];
    let at = |[across, down]: [f32; 2]| [x + across * half, y - high + down * high];
    // A curve near the foot: x in half widths, y in heights.
    let along = |curve: [[f32; 2]; 4]| {
        let [a, b, c, d] = curve.map(|[across, down]| [x + across * half, y + down * high]);
        format!("{} {}C{} {} {} {} {} {}", a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1])
    };
    let mut crown = format!("M{} {y}", x - half);
    for (nth, tip) in TIPS.into_iter().enumerate() {
        for [x, y] in [Some(tip), DIPS.get(nth).copied()].into_iter().flatten().map(at) {
            crown.push_str(&format!("L{x} {y}"));
        }
    }
    crown.push_str(&format!("L{}Z", along([[1.0, 0.0], [0.5, 0.22], [-0.5, 0.22], [-1.0, 0.0]])));
    plate.form(&crown, Ink::Pale);
    plate.within(&crown, |plate| {
        // The right half lies in shade.
        let (top, foot, right, edge) = (y - high, y + high, x + half, x + half * 1.3);
        plate.hatch(&format!("M{x} {top}L{edge} {top}L{right} {foot}L{x} {foot}Z"), 70.0, 3.4, 1.0, Ink::Umber);
        let band = along([[-1.1, -0.22], [-0.5, 0.02], [0.5, 0.02], [1.1, -0.22]]);
        plate.line(&format!("M{band}"), Ink::Umber, 1.2);
    });
    for tip in TIPS {
        let [x, y] = at(tip);
        plate.disc([x, y - 1.0], [2.8, 2.8], Ink::House);
    }
}

/// Draws a curl of hair.
pub fn curl(plate: &mut Plate, [x, y]: Point, size: f32) {
    plate.disc([x, y], [size, size], Ink::Umber);
    let [wide, small] = [size * 0.62, size * 0.2];
    plate.flow(
        [x - wide, y + small, x - wide, y - wide * 1.2, x + wide, y - wide * 1.2, x + wide, y + small],
        [x - small, y + small, x - small, y - small, x + small, y - small, x + small, y + small],
        2,
        1.8,
        Ink::Pale,
    );
}

/// Draws rows of feathers over the breast, each with its shaft, from the lowest row up.
pub fn feathers(plate: &mut Plate, ink: Ink, shaft: Ink) {
    /// Distance between the feathers of a row, and between rows.
    const STEP: [f32; 2] = [20.0, 15.0];
    let whole = |x: f32, y: f32| {
        let [left, right, round, foot] = [x - 10.0, x + 10.0, y + 12.0, y + 18.0];
        format!(
            "M{left} {y}C{left} {round} {} {foot} {x} {}C{} {foot} {right} {round} {right} {y}Z",
            x - 5.0,
            y + 21.0,
            x + 5.0
        )
    };
    for row in (0..6_u8).rev() {
        let y = 158.0 + f32::from(row) * STEP[1];
        let first = if row % 2 == 0 { 10.0 } else { 20.0 };
        for column in 0..12_u8 {
            let x = first + f32::from(column) * STEP[0];
            plate.form(&whole(x, y), ink);
            plate.trace([x, y, x, y + 7.0, x, y + 12.0, x, y + 19.0], 1.6, shaft);
        }
    }
}

/// Draws a starched ruff in folds.
pub fn ruff(plate: &mut Plate, at: Point, size: Size) {
    const FOLDS: u8 = 22;
    let point = |step: f32, grown: f32| around(at, size.map(|half| half * grown), step / f32::from(FOLDS));
    let [x, y] = point(0.0, 1.0);
    let mut edge = format!("M{x:.1} {y:.1}");
    for fold in (0..FOLDS).map(f32::from) {
        edge.push_str(&piece(point(fold + 0.05, 1.13), point(fold + 0.95, 1.13), point(fold + 1.0, 1.0)));
    }
    edge.push('Z');
    plate.form(&edge, Ink::Paper);
    let mut crease = |step: f32, [inner, outer]: [f32; 2], weight: f32, ink: Ink| {
        let ([x, y], [to_x, to_y]) = (point(step, inner), point(step, outer));
        plate.trace([x, y, x, y + 3.0, to_x, to_y - 3.0, to_x, to_y], weight, ink);
    };
    for fold in (0..FOLDS).map(f32::from) {
        crease(fold, [0.45, 0.99], 3.0, Ink::Umber);
        crease(fold + 0.5, [0.6, 1.06], 1.2, Ink::Ash);
    }
}

/// Draws a wing: rows of quills from roots towards tips. Each row has its share of the full length
/// (0 to 1), its width and its ink.
pub fn quills(plate: &mut Plate, arm: &[Point], tips: &[Point], rows: &[(f32, f32, Ink)]) {
    for &(reach, wide, ink) in rows {
        for (&root, tip) in arm.iter().zip(tips) {
            let tip = [root[0] + (tip[0] - root[0]) * reach, root[1] + (tip[1] - root[1]) * reach];
            quill(plate, root, tip, wide, ink);
        }
    }
}

/// Draws a feather from its root to its tip.
fn quill(plate: &mut Plate, root: Point, tip: Point, wide: f32, ink: Ink) {
    let (across, down) = (tip[0] - root[0], tip[1] - root[1]);
    let long = (across * across + down * down).sqrt().max(1.0);
    let (nx, ny) = (-down / long * wide, across / long * wide);
    // The middle is raised, so that the feather droops towards its tip.
    let at = |share: f32, side: f32| {
        [root[0] + across * share + nx * side, root[1] + down * share + ny * side - (share * (1.0 - share)) * 14.0]
    };
    let (out, back) = (piece(at(0.3, 0.8), at(0.82, 1.25), tip), piece(at(0.72, -1.25), at(0.3, -0.8), root));
    plate.form(&format!("M{:.1} {:.1}{out}{back}Z", root[0], root[1]), ink);
    let (shaft, vane) = if ink == Ink::Umber { (Ink::Pale, Ink::Ash) } else { (Ink::Umber, Ink::Umber) };
    let [a, b, c] = [at(0.3, 0.0), at(0.6, 0.0), at(0.92, 0.0)];
    plate.trace([root[0], root[1], a[0], a[1], b[0], b[1], c[0], c[1]], 1.8, shaft);
    let [a, b, c, d] = [at(0.45, -0.3), at(0.6, -0.55), at(0.75, -0.6), at(0.88, -0.5)];
    plate.trace([a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]], 1.4, vane);
}

/// Draws a mane: a ring of locks between two radii, rotated in units of one lock, with single
/// hairs.
pub fn mane(plate: &mut Plate, [tips, roots]: [f32; 2], turn: f32, ink: Ink, hair: Ink) {
    const LOCKS: u8 = 22;
    const MIDDLE: Point = [120.0, 112.0];
    let at = |step: f32, radius: f32| around(MIDDLE, [radius, radius], (step + turn) / f32::from(LOCKS) - 0.25);
    let [x, y] = at(0.0, roots);
    let mut edge = format!("M{x:.1} {y:.1}");
    for lock in (0..LOCKS).map(f32::from) {
        let (up, down) = (at(lock - 0.05, tips * 0.86), at(lock + 1.15, tips * 0.9));
        edge.push_str(&piece(up, up, at(lock + 0.75, tips)));
        edge.push_str(&piece(down, down, at(lock + 1.0, roots)));
    }
    edge.push('Z');
    plate.form(&edge, ink);
    plate.within(&edge, |plate| {
        for lock in 0..LOCKS * 2 {
            let step = f32::from(lock) / 2.0;
            let ([x, y], [bend_x, bend_y], [to_x, to_y]) =
                (at(step, 44.0), at(step, tips * 0.8), at(step + 0.3, tips * 0.96));
            plate.trace([x, y, bend_x, bend_y, bend_x, bend_y, to_x, to_y], 2.4, hair);
        }
    });
}

/// Draws lines from an inner to an outer oval, bent sideways by a distance.
pub fn lashes(plate: &mut Plate, lines: u32, ovals: [(Point, Size); 2], bend: f32, (weight, ink): (f32, Ink)) {
    for line in 0..lines {
        let turn = line as f32 / lines as f32;
        let [[x, y], [to_x, to_y]] = ovals.map(|(at, size)| around(at, size, turn));
        let [off_x, off_y] = around([0.0, 0.0], [bend, bend], turn + 0.25);
        plate.trace([x, y, x + off_x, y + off_y, to_x + off_x, to_y + off_y, to_x, to_y], weight, ink);
    }
}
