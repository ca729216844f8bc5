//! What is marked on the map: places that can be chosen, that are chosen, that are spoken of, the
//! way in the making, and the place under the pointer or the keys.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Shape, Stroke, vec2};
use circles::rules::ids::Place;

use super::super::desktop::Marks;
use super::etching::Etching;
use super::geometry::Disc;
use super::token::Pen;
use crate::look::palette::{BONE, EMBER, INK, SKY, VERDIGRIS};
use crate::look::{FIGURES, family};

/// Lays a light over places, before anything is printed on them.
pub fn light(pen: &Pen<'_, '_>, marks: &Marks, told: &[Place], pointed: Option<Place>) {
    let mut plate = Etching::new(pen.painter);
    let mut glow = |place: Place, colour: Color32| {
        plate.fill(&pen.disc, pen.disc.area(place).shrunk(1.5), colour.gamma_multiply(0.6), colour);
    };
    told.iter().for_each(|place| glow(*place, BONE.gamma_multiply(0.34)));
    marks.open.iter().for_each(|place| glow(*place, BONE.gamma_multiply(0.12)));
    marks.chosen.iter().for_each(|(place, _)| glow(*place, VERDIGRIS.gamma_multiply(0.45)));
    if let Some(place) = pointed {
        glow(place, BONE.gamma_multiply(0.16));
    }
    plate.print(pen.painter);
}

/// Draws outlines, checks and ways over everything that lies on the map.
pub fn outline(pen: &Pen<'_, '_>, marks: &Marks, told: &[Place], cursor: Option<Place>) {
    let edge = |place: Place, inset: f32, weight: f32, colour: Color32| {
        // A dark line under the bright one keeps it clear of bright fills.
        rim(pen, place, inset, Stroke::new(weight + 2.0, INK));
        rim(pen, place, inset, Stroke::new(weight, colour));
    };
    if let Some(battle) = pen.sight.game().battle() {
        rim(pen, Place::Sectio(battle.sectio), 1.5, Stroke::new(2.0, EMBER));
    }
    told.iter().for_each(|place| edge(*place, 1.5, 2.4, BONE));
    marks.open.iter().for_each(|place| edge(*place, 1.5, 2.0, BONE));
    for (place, count) in &marks.chosen {
        edge(*place, 1.5, 3.0, VERDIGRIS);
        check(pen, *place, *count);
    }
    way(pen, &marks.way);
    if let Some(place) = cursor {
        edge(place, 4.0, 2.4, SKY);
    }
}

fn rim(pen: &Pen<'_, '_>, place: Place, inset: f32, stroke: Stroke) {
    let area = pen.disc.area(place).shrunk(inset);
    match place {
        Place::AnteHell => {
            pen.painter.circle_stroke(pen.disc.middle, area.outer, stroke);
            pen.painter.circle_stroke(pen.disc.middle, area.inner + 1.0, stroke);
        }
        Place::Sectio(_) => {
            pen.painter.add(Shape::closed_line(pen.disc.outline(area), stroke));
        }
    }
}

/// Draws a check at the outer edge of a place, with how often it is chosen.
fn check(pen: &Pen<'_, '_>, place: Place, count: usize) {
    let area = pen.disc.area(place);
    let size = (area.depth() * 0.6).clamp(12.0, 22.0);
    let at = pen.disc.point(area.turn(), area.outer - 1.0);
    pen.painter.circle(at, size / 2.0, INK, Stroke::new(1.6, VERDIGRIS));
    pen.icon("check", at, size * 0.72, VERDIGRIS);
    if count > 1 {
        let words = format!("×{count}");
        let font = FontId::new((size * 0.8).max(11.0), family(FIGURES));
        let words = pen.painter.layout_no_wrap(words, font, BONE);
        let area = Align2::LEFT_CENTER.anchor_size(at + vec2(size * 0.6, 0.0), words.size());
        pen.painter.rect_filled(area.expand2(vec2(3.0, 0.0)), 3.0, INK);
        pen.painter.galley(area.min, words, BONE);
    }
}

/// Draws a way from place to place, with an arrow on every leg.
fn way(pen: &Pen<'_, '_>, places: &[Place]) {
    let legs = legs(&pen.disc, places);
    let Some(first) = legs.first().and_then(|leg| leg.first()) else { return };
    for (weight, colour) in [(6.0, INK), (3.0, VERDIGRIS)] {
        for leg in &legs {
            pen.painter.add(Shape::line(leg.clone(), Stroke::new(weight, colour)));
        }
        pen.painter.circle_filled(*first, 3.0 + weight / 2.0, colour);
    }
    for head in legs.iter().filter_map(|leg| arrow(leg)) {
        pen.painter.add(Shape::convex_polygon(head.to_vec(), VERDIGRIS, Stroke::new(1.5, INK)));
    }
}

/// Returns the lines of a way. Within a circle, it goes round and does not cut through others.
fn legs(disc: &Disc, places: &[Place]) -> Vec<Vec<Pos2>> {
    let leg = |pair: &[Place]| match (pair[0], pair[1]) {
        (Place::Sectio(one), Place::Sectio(two)) if one.circle() == two.circle() => {
            let (from, to) = (disc.sectio(one), disc.sectio(two));
            let around = (to.turn() - from.turn() + PI).rem_euclid(TAU) - PI;
            disc.arc(from.radius(), from.turn(), from.turn() + around).collect()
        }
        (from, to) => vec![disc.anchor_from(from, Some(to)), disc.anchor_from(to, Some(from))],
    };
    match places {
        [] => Vec::new(),
        [only] => vec![vec![disc.anchor(*only)]],
        [_, _, ..] => places.windows(2).map(leg).collect(),
    }
}

/// Returns the head of an arrow at the end of a leg. A short leg has none.
fn arrow(leg: &[Pos2]) -> Option<[Pos2; 3]> {
    let to = *leg.last()?;
    // A bent leg points where its last stretch goes.
    let from = *leg.iter().rev().find(|point| point.distance(to) >= 10.0)?;
    let ahead = (to - from).normalized();
    let tip = to - ahead * 1.0;
    let back = tip - ahead * 11.0;
    let aside = ahead.rot90() * 6.5;
    Some([tip, back + aside, back - aside])
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;
    use circles::rules::ids::{Circle, Quarter, Sectio};

    use super::super::geometry::Spot;

    const DISC: Disc = Disc { middle: pos2(0.0, 0.0), radius: 100.0 };

    #[test]
    fn a_way_to_antehell_goes_straight_out() {
        let gate = Place::Sectio(Sectio::at(Circle::FIRST, Quarter::LAST));
        let legs = legs(&DISC, &[gate, Place::AnteHell]);
        let (one, two) = (legs[0][0].to_vec2().normalized(), legs[0][1].to_vec2().normalized());
        assert!((one - two).length() < 0.001);
    }

    #[test]
    fn a_way_crosses_no_other_place() {
        for from in Sectio::all().map(Place::Sectio) {
            for to in from.neighbours() {
                for point in legs(&DISC, &[from, to]).concat() {
                    assert!([Spot::Place(from), Spot::Place(to)].contains(&DISC.spot(point)));
                }
            }
        }
    }

    #[test]
    fn a_short_leg_has_no_arrow() {
        assert!(arrow(&[pos2(0.0, 0.0), pos2(3.0, 0.0)]).is_none());
        assert!(arrow(&[pos2(0.0, 0.0), pos2(30.0, 0.0)]).is_some());
        assert!(arrow(&[]).is_none());
    }
}
