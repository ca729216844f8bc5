//! The engraved plate under everything else: the rings with their hatching, who owns what, where a
//! phenomenon strikes, and the Pentagram.
//!
//! The owner of a sectio is told by a tint, by the way in which it is hatched, and by the sign that
//! [`cell`](super::cell) prints.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke};
use circles::rules::ids::{Banner, Circle, Place, Quarter, Sectio};

use super::super::sight::Sight;
use super::etching::Etching;
use super::geometry::{Area, Disc};
use crate::look::palette::{ASH, BLOOD, EMBER, INK, RAISED};

/// The metal of the plate.
pub const COPPER: Color32 = Color32::from_rgb(0xB4, 0x7B, 0x52);
/// Distance of the lines of a hatching, in points.
const APART: f32 = 6.5;

/// Draws the plate.
pub fn draw(painter: &Painter, sight: &Sight<'_>, disc: &Disc, room: Rect) {
    let mut plate = Etching::new(painter);
    plate.fill(disc, Area { inner: 0.0, outer: disc.radius, from: -PI, to: PI }, INK, INK);
    wastes(&mut plate, disc);
    let seen = |area: Area| disc.bounds(area).intersects(room);
    for sectio in Sectio::all() {
        let area = disc.sectio(sectio);
        if seen(area) {
            ground(&mut plate, disc, sectio.circle(), area);
            if let Some(owner) = sight.game().owner(sectio) {
                owned(&mut plate, disc, area, owner, sight.banner_colour(owner));
            }
        }
    }
    for struck in sight.game().struck() {
        for area in struck.area.iter().map(|sectio| disc.sectio(*sectio)).filter(|area| seen(*area)) {
            let inside = area.shrunk(1.5);
            plate.fill(disc, inside, EMBER.gamma_multiply(0.22), EMBER.gamma_multiply(0.10));
            slanted(&mut plate, disc, inside, APART * 1.6, 1.0, (1.4, EMBER.gamma_multiply(0.5)));
        }
    }
    court(&mut plate, disc);
    plate.print(painter);
    lines(painter, disc);
    for sectio in Sectio::all() {
        let area = disc.sectio(sectio);
        if let Some(owner) = sight.game().owner(sectio).filter(|_| seen(area)) {
            let edge = Stroke::new(1.4, sight.banner_colour(owner).gamma_multiply(0.85));
            painter.add(Shape::closed_line(disc.outline(area.shrunk(2.4)), edge));
        }
    }
}

/// Draws the wastes of Antehell: short strokes that lead nowhere.
fn wastes(plate: &mut Etching, disc: &Disc) {
    let area = disc.area(Place::AnteHell);
    plate.fill(disc, area, COPPER.gamma_multiply(0.10), COPPER.gamma_multiply(0.02));
    let rows = 4;
    for row in 0..rows {
        let radius = area.inner + area.depth() * (row as f32 + 0.5) / rows as f32;
        let count = (radius * TAU / 26.0) as usize;
        for at in 0..count {
            // The strokes are strewn, but lie the same in every frame.
            let lot = (at * 7919 + row * 104_729) % 97;
            let length = 3.0 + (lot % 9) as f32;
            let turn = (at as f32 + lot as f32 / 97.0) / count as f32 * TAU;
            let lift = ((lot % 5) as f32 - 2.0) * 0.6;
            let from = disc.point(turn, radius + lift);
            let to = disc.point(turn + length / radius, radius - lift);
            plate.line(from, to, 0.9, COPPER.gamma_multiply(0.34));
        }
    }
}

/// Draws the bare ground of a sectio: lighter under its outer edge, and darker in the depth of Hell.
fn ground(plate: &mut Etching, disc: &Disc, circle: Circle, area: Area) {
    let depth = circle.index() as f32 / (Circle::COUNT - 1) as f32;
    let light = 1.0 - 0.78 * depth;
    plate.fill(disc, area, RAISED.gamma_multiply(0.35 * light), RAISED.gamma_multiply(light));
    plate.fill(disc, area, Color32::TRANSPARENT, COPPER.gamma_multiply(0.20 * light));
    // A ledge: strokes that hang from the outer edge, long and short.
    let length = area.depth() * 0.26;
    let step = 4.2 / area.outer;
    let mut turn = area.from + step;
    let mut at = 0;
    let colour = COPPER.gamma_multiply(0.16 + 0.26 * light);
    while turn < area.to {
        let long = [1.0, 0.62, 0.8, 0.5][at % 4];
        plate.line(disc.point(turn, area.outer), disc.point(turn, area.outer - length * long), 0.7, colour);
        turn += step;
        at += 1;
    }
}

/// Tints and hatches a sectio for its owner. Every seat has its own hatching, as in heraldry.
fn owned(plate: &mut Etching, disc: &Disc, area: Area, owner: Banner, colour: Color32) {
    let inside = area.shrunk(2.4);
    plate.fill(disc, inside, colour.gamma_multiply(0.16), colour.gamma_multiply(0.34));
    let line = (0.8, colour.gamma_multiply(0.42));
    match owner {
        Banner::Freebooters => dotted(plate, disc, inside, ASH.gamma_multiply(0.4)),
        Banner::Seat(seat) => match seat.index() % 6 {
            0 => radial(plate, disc, inside, APART, line),
            1 => dotted(plate, disc, inside, colour.gamma_multiply(0.6)),
            2 => around(plate, disc, inside, APART * 0.8, line),
            3 => slanted(plate, disc, inside, APART, 1.0, line),
            4 => slanted(plate, disc, inside, APART, -1.0, line),
            _ => {
                radial(plate, disc, inside, APART * 1.7, line);
                around(plate, disc, inside, APART * 1.2, line);
            }
        },
    }
}

type Line = (f32, Color32);

/// Iterates over turns in an area at a distance in points.
fn turns(area: Area, apart: f32) -> impl Iterator<Item = f32> {
    let count = ((area.to - area.from) * area.radius() / apart).floor().max(1.0);
    (1..count as usize).map(move |at| area.from + (area.to - area.from) * at as f32 / count)
}

fn radial(plate: &mut Etching, disc: &Disc, area: Area, apart: f32, (weight, colour): Line) {
    for turn in turns(area, apart) {
        plate.line(disc.point(turn, area.inner), disc.point(turn, area.outer), weight, colour);
    }
}

fn slanted(plate: &mut Etching, disc: &Disc, area: Area, apart: f32, lean: f32, (weight, colour): Line) {
    let slant = area.depth() / area.radius() * 0.8 * lean;
    for turn in turns(area, apart) {
        let (from, to) = (turn - slant / 2.0, turn + slant / 2.0);
        if from.min(to) > area.from && from.max(to) < area.to {
            plate.line(disc.point(from, area.inner), disc.point(to, area.outer), weight, colour);
        }
    }
}

fn around(plate: &mut Etching, disc: &Disc, area: Area, apart: f32, (weight, colour): Line) {
    let count = (area.depth() / apart).floor().max(1.0) as usize;
    for at in 1..count {
        let radius = area.inner + area.depth() * at as f32 / count as f32;
        plate.path(disc.arc(radius, area.from, area.to), weight, colour);
    }
}

fn dotted(plate: &mut Etching, disc: &Disc, area: Area, colour: Color32) {
    let rows = (area.depth() / APART).floor().max(1.0) as usize;
    for row in 0..rows {
        let radius = area.inner + area.depth() * (row as f32 + 0.5) / rows as f32;
        let ring = Area { inner: radius, outer: radius, ..area };
        let shift = if row % 2 == 0 { 0.0 } else { APART / 2.0 / radius };
        for turn in turns(ring, APART).map(|turn| turn + shift).filter(|turn| *turn < area.to) {
            plate.line(disc.point(turn - 0.7 / radius, radius), disc.point(turn + 0.7 / radius, radius), 1.4, colour);
        }
    }
}

/// Draws the edges of rings and quarters, and the Styx around Hell.
fn lines(painter: &Painter, disc: &Disc) {
    for ring in 1..=Circle::COUNT {
        let weight = if ring == Circle::COUNT { 2.2 } else { 1.1 };
        painter.circle_stroke(disc.middle, disc.edge(ring), Stroke::new(weight, COPPER.gamma_multiply(0.9)));
    }
    let styx = disc.edge(0);
    let waves = 180;
    let wave = (disc.radius * 0.004).clamp(0.8, 3.0);
    for (radius, weight) in [(styx, 2.4), (styx + wave * 2.6, 0.9)] {
        let points = (0..waves * 6).map(|at| {
            let turn = at as f32 / (waves * 6) as f32 * TAU;
            disc.point(turn, radius + (turn * waves as f32).sin() * wave * 0.7)
        });
        painter.add(Shape::closed_line(points.collect(), Stroke::new(weight, COPPER)));
    }
    painter.circle_stroke(disc.middle, disc.radius - 1.0, Stroke::new(2.0, COPPER));
    painter.circle_stroke(disc.middle, disc.radius - 4.0, Stroke::new(0.8, COPPER.gamma_multiply(0.7)));
    for quarter in Quarter::all() {
        let turn = disc.sectio(quarter.gate()).from;
        let (from, to) = (disc.point(turn, disc.court()), disc.point(turn, styx));
        painter.line_segment([from, to], Stroke::new(4.4, INK));
        painter.line_segment([from, to], Stroke::new(2.6, COPPER));
        painter.line_segment([from, to], Stroke::new(0.8, INK));
    }
}

/// Draws the Pentagram. Its shaded point shows where the first quarter is.
fn court(plate: &mut Etching, disc: &Disc) {
    let radius = disc.court();
    let all = Area { inner: 0.0, outer: radius, from: -PI, to: PI };
    plate.fill(disc, all, INK, INK);
    plate.fill(disc, all, COPPER.gamma_multiply(0.25), COPPER.gamma_multiply(0.04));
    let outer = radius * 0.93;
    let inner = outer * 0.382;
    let step = TAU / 5.0;
    for point in 0..5 {
        let turn = point as f32 * step;
        let tip = disc.point(turn, outer);
        let (left, right) = (disc.point(turn - step / 2.0, inner), disc.point(turn + step / 2.0, inner));
        let shaded = point == 0;
        let (light, dark) = if shaded {
            (BLOOD, BLOOD.gamma_multiply(0.65))
        } else {
            (COPPER.gamma_multiply(0.62), COPPER.gamma_multiply(0.18))
        };
        plate.polygon(&[disc.middle, left, tip], light);
        plate.polygon(&[disc.middle, tip, right], dark);
        // Strokes across the dark side of each point; the shaded point has them on both.
        let strokes = (outer / 5.0).clamp(4.0, 26.0) as usize;
        for at in 1..strokes {
            let along = at as f32 / strokes as f32;
            let spine = disc.middle.lerp(tip, along);
            let foot = |side: Pos2| {
                if along < 0.3 { disc.middle.lerp(side, along / 0.3) } else { side.lerp(tip, (along - 0.3) / 0.7) }
            };
            let ink = if shaded { INK.gamma_multiply(0.8) } else { COPPER.gamma_multiply(0.7) };
            plate.line(spine, foot(right), 0.8, ink);
            if shaded {
                plate.line(spine, foot(left), 0.8, ink);
            }
        }
        for side in [left, right] {
            plate.line(tip, side, 1.3, COPPER);
            plate.line(disc.middle, side, 0.8, COPPER);
        }
        plate.line(disc.middle, tip, 0.9, COPPER);
    }
    plate.path(disc.arc(outer, 0.0, TAU), 0.9, COPPER.gamma_multiply(0.8));
}
