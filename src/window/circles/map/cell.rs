//! What is printed and what lies in a place: the sign of its owner, its counters, its name, and the
//! Souls that it yields. What has no room is made smaller, and then left out; the tip has all.
//!
//! A shallow ring has one lane for everything. A deep one has a lane for the name, and lanes for
//! counters under it.

use std::f32::consts::{PI, TAU};
use std::sync::Arc;

use bevy_egui::egui::{Color32, FontId, Galley, Rect, Stroke, StrokeKind, Vec2, vec2};
use circles::rules::catalog::definitions::Output;
use circles::rules::ids::{Banner, Circle, Place, Quarter, Sectio};

use super::counters::{self, Counter, Detail, arrange};
use super::etching::Etching;
use super::geometry::{Area, flipped, reach};
use super::ground::COPPER;
use super::lettering;
use super::token::{Pen, Token};
use crate::look::palette::{ASH, BONE, INK};
use crate::look::{BOLD, DISPLAY, family};

/// From this depth on, a ring has a lane for names of its own.
const DEEP: f32 = 50.0;
/// From this depth on, a ring can have one if its counters need it.
const LEAST_DEEP: f32 = 33.0;
/// Distance of counters, in points.
const GAP: f32 = 2.5;
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

fn numeral(pen: &Pen<'_, '_>, circle: Circle) -> (Arc<Galley>, f32, f32) {
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
    let place = Place::Sectio(sectio);
    let depth = area.depth();
    // Things on both sides of a quarter line stay clear of it, and of the numeral on it.
    let edge = (6.0 + depth * 0.04).min((area.to - area.from) * area.radius() * 0.07);
    let tab = numeral(pen, sectio.circle()).1 / 2.0 + 3.0;
    let quarter = sectio.quarter();
    let margins = [
        if quarter == Quarter::FIRST { edge.max(tab) } else { edge },
        if quarter == Quarter::LAST { edge.max(tab) } else { edge },
    ];
    let owner = pen.sight.game().owner(sectio);
    let shallow = Lane::new(area, area.radius(), margins);
    let side = (depth * 0.66).clamp(9.0, 26.0);
    // In a short lane, the seal leaves room for the counters.
    let sealed = side.min(shallow.length * 0.3);
    let before = if owner.is_some() { reserved(&shallow, sealed) } else { 0.0 };
    // A ring of middle depth becomes a deep one where its counters would not fit on one lane.
    let one_lane = || {
        let widths = tokens(pen, place, Detail::Units, side, area.turn()).iter().map(Token::width).collect::<Vec<_>>();
        arrange(&[shallow.length - before], &widths, GAP, false).is_some()
    };
    if depth < DEEP && (depth < LEAST_DEEP || one_lane()) {
        let kind = lettering::size((depth * 0.4).clamp(LEAST_TYPE, 15.0));
        if let Some(owner) = owner {
            seal(pen, owner, &shallow, sealed);
        }
        let left = lay_on(pen, place, side, &shallow, before);
        title(pen, sectio, &shallow, left, kind, owner.is_some());
    } else {
        let kind = lettering::size((depth * 0.24).clamp(9.0, 24.0));
        let side = ((depth - kind * 1.6 - 7.0) * 0.94).clamp(14.0, 40.0);
        let head = Lane::new(area, area.outer - kind * 0.9 - 3.0, margins);
        let mut left = 0.0;
        if let Some(owner) = owner {
            seal(pen, owner, &head, kind * 1.45);
            left = reserved(&head, kind * 1.45);
        }
        lay_under(pen, place, side, |side| under(area, kind, side, margins));
        title(pen, sectio, &head, left, kind, owner.is_some());
    }
}

/// Returns the length at the start of a lane that a seal of this size takes.
fn reserved(lane: &Lane, points: f32) -> f32 {
    reach(lane.turn(0.0), Vec2::splat(points)) + 2.0
}

/// Returns the counters of a place, ready to be drawn somewhere near a turn.
fn tokens(pen: &Pen<'_, '_>, place: Place, detail: Detail, side: f32, turn: f32) -> Vec<Token> {
    let all: Vec<Counter> = counters::gather(pen.sight.game(), place, detail);
    all.into_iter().map(|counter| Token::new(pen, counter, side, turn)).collect()
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

/// Returns in which detail and in which size counters are tried, the best first.
fn attempts(side: f32) -> impl Iterator<Item = (Detail, f32)> {
    let sizes = [1.0, 0.8, 0.64].map(move |share| side * share);
    let all = Detail::ALL.into_iter().flat_map(move |detail| sizes.map(|size| (detail, size)));
    // Names need room, and nobody can read a smaller counter.
    all.filter(move |(detail, size)| *size >= if *detail == Detail::Names { 19.0 } else { 8.0 })
}

/// Draws the counters of a place on a lane, after what already lies there, in the most detail for
/// which there is room. Returns how much of the lane is used then.
fn lay_on(pen: &Pen<'_, '_>, place: Place, side: f32, lane: &Lane, used: f32) -> f32 {
    for (detail, side) in attempts(side) {
        let all = tokens(pen, place, detail, side, lane.turn(used + side));
        let widths: Vec<f32> = all.iter().map(Token::width).collect();
        let Some(placed) = arrange(&[lane.length - used], &widths, GAP, false) else { continue };
        for (token, (_, at)) in all.iter().zip(placed) {
            token.draw(pen, lane.turn(used + at), lane.radius);
        }
        let taken = widths.iter().map(|width| width + GAP).sum::<f32>();
        return if all.is_empty() { used } else { used + taken + 2.0 };
    }
    used
}

/// Draws the counters of a place on lanes of their own, in the most detail for which there is room.
fn lay_under(pen: &Pen<'_, '_>, place: Place, side: f32, lanes: impl Fn(f32) -> Vec<Lane>) {
    for (detail, side) in attempts(side) {
        let lanes = lanes(side);
        let turn = lanes.first().map_or(0.0, |lane| lane.turn(lane.length / 2.0));
        let all = tokens(pen, place, detail, side, turn);
        let widths: Vec<f32> = all.iter().map(Token::width).collect();
        let lengths: Vec<f32> = lanes.iter().map(|lane| lane.length).collect();
        let Some(placed) = arrange(&lengths, &widths, GAP, true) else { continue };
        for (token, (lane, at)) in all.iter().zip(placed) {
            token.draw(pen, lanes[lane].turn(at), lanes[lane].radius);
        }
        return;
    }
}

/// Draws the box with the sign of the owner at the start of a lane.
fn seal(pen: &Pen<'_, '_>, owner: Banner, lane: &Lane, points: f32) {
    let (sign, colour) = pen.banner(owner);
    let half = reach(lane.turn(0.0), Vec2::splat(points)) / 2.0;
    let at = pen.disc.point(lane.turn(half), lane.radius);
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
    // The number follows the icon along the ring; both stand upright.
    let figure = pen.painter.layout_no_wrap(amount, FontId::new(kind, family(BOLD)), BONE);
    let end = lane.turn(right);
    let number = reach(end, vec2(figure.size().x, if figure.size().x > 0.0 { kind * 0.8 } else { 0.0 }));
    let mark = reach(end, Vec2::splat(kind * 1.05));
    let width = mark + number + 1.0;
    if right - left > width + 4.0 {
        pen.icon(icon, pen.disc.point(lane.turn(right - number - 1.0 - mark / 2.0), lane.radius), kind * 1.15, ASH);
        let at = pen.disc.point(lane.turn(right - number / 2.0), lane.radius);
        pen.painter.galley(at - figure.size() / 2.0, figure, BONE);
        right -= width + 6.0;
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

fn place_name(pen: &Pen<'_, '_>, words: &Galley, lane: &Lane, middle: f32, colour: Color32, owned: bool) {
    let turn = lane.turn(middle);
    if owned {
        let size = words.size() + vec2(4.0, -1.0);
        pen.capsule(turn, lane.radius, size, INK.gamma_multiply(0.5), Stroke::NONE);
    }
    lettering::bend(pen.painter, &pen.disc, words, turn, lane.radius, colour);
}

/// Draws what is in Antehell: its name at the top, and its counters after it, clockwise.
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
        let mut ground = Etching::new(pen.painter);
        ground.fill(&pen.disc, plate, INK, INK);
        ground.print(pen.painter);
        lettering::bend(pen.painter, &pen.disc, &words, turn, radius, COPPER);
    }
    let half = Area { from: reach, to: reach + PI * 0.9, ..area };
    let lane = Lane { radius, start: half.from, reads: 1.0, length: (half.to - half.from) * radius };
    lay_on(pen, Place::AnteHell, side, &lane, 4.0);
}
