//! What is printed and what lies in a place: the sign of its owner, its counters, its name, and the
//! Souls that it yields. What has no room is made smaller, and then left out; the tip has all.
//!
//! A shallow ring has one lane for everything. A deep one has a lane for the name, and lanes for
//! counters under it.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, FontId, Rect, Stroke, StrokeKind, Vec2, vec2};
use circles::rules::catalog::definitions::Output;
use circles::rules::ids::{Banner, Circle, Place, Quarter, Sectio};

use super::counters::{self, Counter, Detail, arrange};
use super::geometry::{Area, flipped};
use super::ground::COPPER;
use super::lettering;
use super::token::{Pen, Token};
use crate::look::palette::{ASH, BONE, INK};
use crate::look::{BOLD, DISPLAY, family};

/// From this depth on, a ring has a lane for names of its own.
const DEEP: f32 = 40.0;
/// The smallest type, in points.
const LEAST_TYPE: f32 = 8.5;
/// The shortest room in which a name is cut instead of left out.
const LEAST_NAME: f32 = 44.0;

/// A lane along a ring, in the direction in which it is read.
struct Lane {
    radius: f32,
    start: f32,
    reads: f32,
    length: f32,
}

impl Lane {
    fn new(area: Area, radius: f32, [before, after]: [f32; 2]) -> Self {
        let upside = flipped(area.turn().rem_euclid(TAU));
        let length = ((area.to - area.from) * radius - before - after).max(0.0);
        if upside {
            Self { radius, start: area.to - before / radius, reads: -1.0, length }
        } else {
            Self { radius, start: area.from + before / radius, reads: 1.0, length }
        }
    }

    fn turn(&self, along: f32) -> f32 {
        self.start + self.reads * along / self.radius
    }
}

/// Draws the numbers of the circles on the line before the first quarter.
pub fn numerals(pen: &Pen<'_, '_>) {
    for circle in Circle::all() {
        let area = pen.disc.sectio(Sectio::at(circle, Quarter::FIRST));
        let (words, width, height) = numeral(pen, circle);
        pen.capsule(area.from, area.radius(), vec2(width, height), INK, Stroke::new(1.0, COPPER));
        lettering::bend(pen.painter, &pen.disc, &words, area.from, area.radius(), COPPER);
    }
}

fn numeral(pen: &Pen<'_, '_>, circle: Circle) -> (std::sync::Arc<bevy_egui::egui::Galley>, f32, f32) {
    const ROMAN: [&str; Circle::COUNT] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    let area = pen.disc.sectio(Sectio::at(circle, Quarter::FIRST));
    let height = (area.depth() * 0.56).clamp(9.0, 20.0);
    let font = FontId::new(lettering::size(height * 0.78), family(BOLD));
    let words = pen.painter.layout_no_wrap(ROMAN[circle.index()].to_owned(), font, COPPER);
    let width = (words.size().x + height * 0.6).max(height);
    (words, width, height)
}

/// Draws what is in a sectio.
pub fn sectio(pen: &Pen<'_, '_>, sectio: Sectio) {
    let area = pen.disc.sectio(sectio);
    if !pen.disc.bounds(area).intersects(pen.room) {
        return;
    }
    let depth = area.depth();
    let deep = depth >= DEEP;
    let kind = if deep { (depth * 0.23).clamp(10.5, 18.0) } else { (depth * 0.42).clamp(LEAST_TYPE, 13.0) };
    let kind = lettering::size(kind);
    let side =
        if deep { ((depth - kind * 1.6 - 8.0) * 0.92).clamp(15.0, 28.0) } else { (depth * 0.66).clamp(9.0, 24.0) };
    let edge = 5.0 + depth * 0.04;
    let tab = numeral(pen, sectio.circle()).1 / 2.0 + 1.0;
    let quarter = sectio.quarter();
    let margins = [
        if quarter == Quarter::FIRST { edge.max(tab + 2.0) } else { edge },
        if quarter == Quarter::LAST { edge.max(tab + 2.0) } else { edge },
    ];
    let head = Lane::new(area, if deep { area.outer - kind * 0.9 - 3.0 } else { area.radius() }, margins);
    let mut left = 0.0;
    let owner = pen.sight.game().owner(sectio);
    if let Some(owner) = owner {
        let points = if deep { kind * 1.45 } else { side };
        seal(pen, owner, head.turn(points / 2.0), head.radius, points);
        left = points + 4.0;
    }
    let lanes = if deep { under(area, kind, side, margins) } else { Vec::new() };
    left = tokens(pen, Place::Sectio(sectio), side, &head, left, &lanes);
    title(pen, sectio, &head, left, kind, owner.is_some());
}

/// Returns the lanes of counters in a deep ring.
fn under(area: Area, kind: f32, side: f32, margins: [f32; 2]) -> Vec<Lane> {
    let top = area.outer - kind * 1.7 - 4.0;
    let room = top - area.inner - 3.0;
    let step = side + 3.0;
    let count = (room / step).floor().max(1.0);
    let spare = (room - count * step) / 2.0;
    let lane = |at: usize| Lane::new(area, top - spare - step * (at as f32 + 0.5), margins);
    (0..count as usize).map(lane).collect()
}

/// Draws the counters of a place in the most detail for which there is room: on the lanes, or on the
/// head after what already lies there. Returns how much of the head is used then.
fn tokens(pen: &Pen<'_, '_>, place: Place, side: f32, head: &Lane, used: f32, lanes: &[Lane]) -> f32 {
    for detail in Detail::ALL {
        if detail == Detail::Names && side < 19.0 {
            continue;
        }
        let all: Vec<Counter> = counters::gather(pen.sight.game(), place, detail);
        if all.is_empty() {
            return used;
        }
        let all: Vec<Token> = all.into_iter().map(|counter| Token::new(pen, counter, side)).collect();
        let widths: Vec<f32> = all.iter().map(Token::width).collect();
        let gap = 2.5;
        if lanes.is_empty() {
            let Some(placed) = arrange(&[head.length - used], &widths, gap, false) else { continue };
            for (token, (_, at)) in all.iter().zip(placed) {
                token.draw(pen, head.turn(used + at), head.radius);
            }
            return used + widths.iter().map(|width| width + gap).sum::<f32>() + 2.0;
        }
        let lengths: Vec<f32> = lanes.iter().map(|lane| lane.length).collect();
        let Some(placed) = arrange(&lengths, &widths, gap, true) else { continue };
        for (token, (lane, at)) in all.iter().zip(placed) {
            token.draw(pen, lanes[lane].turn(at), lanes[lane].radius);
        }
        return used;
    }
    used
}

/// Draws the box with the sign of the owner.
fn seal(pen: &Pen<'_, '_>, owner: Banner, turn: f32, radius: f32, points: f32) {
    let (sign, colour) = pen.banner(owner);
    let at = pen.disc.point(turn, radius);
    let area = Rect::from_center_size(at, Vec2::splat(points * 0.92));
    pen.painter.rect(area, 2.0, INK, Stroke::new(1.2, colour), StrokeKind::Inside);
    pen.icon(sign, at, points * 0.72, colour);
}

/// Draws the name of a sectio and what it yields, in what is left of a lane.
fn title(pen: &Pen<'_, '_>, sectio: Sectio, lane: &Lane, left: f32, kind: f32, owned: bool) {
    let mut right = lane.length;
    let colour = if owned { BONE } else { ASH };
    let name = pen.sight.teller().sectio(sectio);
    let (icon, amount) = match pen.sight.catalog.sectio(sectio).output {
        Output::Souls(souls) => ("souls", souls.to_string()),
        Output::Cards(_) => ("card", String::new()),
    };
    let figure = pen.painter.layout_no_wrap(amount, FontId::new(kind, family(BOLD)), BONE);
    let width = kind * 1.25 + figure.size().x;
    if right - left > width + 4.0 {
        let end = lane.turn(right - width + kind * 0.6);
        pen.icon(icon, pen.disc.point(end, lane.radius), kind * 1.2, ASH);
        let at = pen.disc.point(lane.turn(right - figure.size().x / 2.0), lane.radius);
        pen.painter.galley(at - figure.size() / 2.0, figure, BONE);
        right -= width + 5.0;
    }
    let room = right - left;
    let font = |size: f32| FontId::new(lettering::size(size), family(BOLD));
    for size in [kind, kind * 0.9, kind * 0.8] {
        if size < LEAST_TYPE {
            break;
        }
        let words = pen.painter.layout_no_wrap(name.clone(), font(size), colour);
        if words.size().x <= room {
            place_name(pen, &words, lane, f32::midpoint(left, right), colour, owned);
            return;
        }
    }
    if room >= LEAST_NAME {
        let words = lettering::set(pen.painter, &name, font((kind * 0.85).max(LEAST_TYPE)), colour, room);
        place_name(pen, &words, lane, f32::midpoint(left, right), colour, owned);
    }
}

fn place_name(
    pen: &Pen<'_, '_>,
    words: &bevy_egui::egui::Galley,
    lane: &Lane,
    middle: f32,
    colour: Color32,
    owned: bool,
) {
    let turn = lane.turn(middle);
    if owned {
        let size = words.size() + vec2(4.0, -1.0);
        pen.capsule(turn, lane.radius, size, INK.gamma_multiply(0.5), Stroke::NONE);
    }
    lettering::bend(pen.painter, &pen.disc, words, turn, lane.radius, colour);
}

/// Draws what is in AnteHell: its name at the top, and its counters after it, clockwise.
pub fn antehell(pen: &Pen<'_, '_>) {
    let area = pen.disc.area(Place::AnteHell);
    let radius = area.radius() - 1.0;
    let side = (area.depth() * 0.72).clamp(10.0, 30.0);
    let font = FontId::new(lettering::size((area.depth() * 0.55).clamp(9.0, 26.0)), family(DISPLAY));
    let name = pen.sight.teller().place(Place::AnteHell);
    let words = pen.painter.layout_no_wrap(name, font, COPPER);
    let reach = (words.size().x / 2.0 + 10.0) / radius;
    for quarter in [0.0, 3.0, 4.0] {
        let turn = quarter * TAU / 5.0;
        let plate = Area { inner: area.inner + 3.0, outer: area.outer - 5.0, from: turn - reach, to: turn + reach };
        let mut ground = super::etching::Etching::new(pen.painter);
        ground.fill(&pen.disc, plate, INK, INK);
        ground.print(pen.painter);
        lettering::bend(pen.painter, &pen.disc, &words, turn, radius, COPPER);
    }
    let half = Area { from: reach, to: reach + std::f32::consts::PI * 0.9, ..area };
    let lane = Lane { radius, start: half.from, reads: 1.0, length: (half.to - half.from) * radius };
    tokens(pen, Place::AnteHell, side, &lane, 4.0, &[]);
}
