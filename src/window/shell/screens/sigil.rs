//! The great seal of the Conclave: ten houses around an empty throne; and the embers over it. They
//! show the state of the last game: who played, who has fallen, and how near the election was.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::Page;
use crate::look::LINE;
use crate::look::palette::{ASH, BLOOD, BONE, EMBER, ENGRAVED, GOLD, INK, PANEL};
use crate::rules::catalog::Catalog;
use crate::rules::conclave::GameLength;
use crate::table::archive::SaveCard;

const HOUSES: usize = 10;

/// The state of the last game, as the seal shows it. The default is a seal without a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Mood {
    /// The symbols of the houses that played, and whether each has fallen.
    houses: Vec<(u8, bool)>,
    /// How near the election is, 0 to 1.
    heat: f32,
    /// True if the throne has been won.
    won: bool,
}

impl Mood {
    /// Returns the mood after a game with this save. Its tokens are measured by a game of normal
    /// length, because the list of saves does not tell the length.
    pub(super) fn of(catalog: &Catalog, card: &SaveCard) -> Self {
        let houses = card.seats.iter().map(|seat| (seat.symbol, seat.fallen)).collect();
        let needed = catalog.constants.conclave.lengths[GameLength::Normal as usize].max(1);
        let heat = if card.ended { 1.0 } else { (f32::from(card.progress) / f32::from(needed)).min(1.0) };
        Self { houses, heat, won: card.ended }
    }

    /// Returns the brightness of the throne at a time in seconds, 0 to 1. It breathes faster as the
    /// election comes nearer, and burns steadily once it is over.
    fn breath(&self, time: f32) -> f32 {
        const SLOW: f32 = 9.0;
        const FAST: f32 = 4.0;
        if self.won {
            return 1.0;
        }
        let period = SLOW + (FAST - SLOW) * self.heat;
        self.heat * (0.6 + 0.4 * (time / period * TAU).sin())
    }

    /// Returns whether a house plays, and then whether it has fallen.
    fn fallen(&self, house: usize) -> Option<bool> {
        self.houses.iter().find(|(symbol, _)| usize::from(*symbol) == house).map(|(_, fallen)| *fallen)
    }
}

/// Draws the seal in this mood. The inner star turns once in ten minutes, unless reduced motion is
/// on.
pub(super) fn seal(ui: &Ui, page: &Page<'_>, mood: &Mood, centre: Pos2, radius: f32, strength: f32) {
    let time = if page.look.reduced_motion() { 0.0 } else { ui.input(|input| input.time) as f32 };
    let painter = ui.painter();
    let line = |weight: f32| Stroke::new(weight, ENGRAVED.gamma_multiply(strength));
    let at = |turn: f32, share: f32| centre + Vec2::angled(turn * TAU - TAU / 4.0) * radius * share;
    for (share, weight) in [(1.0, LINE), (0.975, 0.75), (0.885, 0.75), (0.865, LINE), (0.47, LINE), (0.445, 0.75)] {
        painter.circle_stroke(centre, radius * share, line(weight));
    }
    ticks(painter, &at, line(LINE), (mood.heat * HOUSES as f32).round() as usize);
    petals(painter, &at, centre, radius, line(LINE));
    let turn = time / 600.0;
    for step in [3, 4] {
        let points: Vec<Pos2> =
            (0..=HOUSES).map(|corner| at((corner * step) as f32 / HOUSES as f32 + turn, 0.86)).collect();
        painter.add(Shape::line(points, line(if step == 3 { LINE } else { 0.75 })));
    }
    for house in 0..HOUSES {
        let place = at(house as f32 / HOUSES as f32, 0.72);
        let size = radius * 0.105;
        painter.circle(place, size * 1.18, INK, line(0.75));
        let (rim, paint) = match mood.fallen(house) {
            None => (ENGRAVED, ASH),
            Some(false) => (GOLD, BONE),
            Some(true) => (BLOOD, ENGRAVED),
        };
        painter.circle_stroke(place, size, Stroke::new(LINE, rim.gamma_multiply(strength)));
        let icon = Rect::from_center_size(place, Vec2::splat(size * 1.25));
        page.look.image(format!("symbol-{house}"), size * 1.25, paint.gamma_multiply(strength)).paint_at(ui, icon);
        if mood.fallen(house) == Some(true) {
            let slash = Vec2::splat(size * 0.7);
            let stroke = Stroke::new(2.0 * LINE, BLOOD.gamma_multiply(strength));
            painter.line_segment([place - slash, place + slash], stroke);
        }
    }
    painter.circle(centre, radius * 0.40, INK.gamma_multiply(0.85), line(LINE));
    let rays = 60;
    for ray in 0..rays {
        let (turn, from) = (ray as f32 / rays as f32, if ray % 5 == 0 { 0.31 } else { 0.345 });
        painter.line_segment([at(turn, from), at(turn, 0.385)], line(if ray % 5 == 0 { LINE } else { 0.75 }));
    }
    let breath = mood.breath(time);
    for (share, glow) in [(0.30, 0.10), (0.24, 0.14), (0.18, 0.18)] {
        painter.circle_filled(centre, radius * share, EMBER.gamma_multiply(breath * glow * strength));
    }
    let throne = Rect::from_center_size(centre, Vec2::splat(radius * 0.42));
    let paint = if mood.won { GOLD } else { BONE.lerp_to_gamma(EMBER, 0.35 * breath) };
    page.look.image("throne", radius * 0.42, paint.gamma_multiply(strength)).paint_at(ui, throne);
}

/// Draws 100 marks around the edge. Every tenth is a lozenge. So many lozenges glow as `lit` says.
fn ticks(painter: &Painter, at: &impl Fn(f32, f32) -> Pos2, stroke: Stroke, lit: usize) {
    for tick in 0..HOUSES * 10 {
        let turn = (tick as f32 + 5.0) / (HOUSES * 10) as f32;
        if tick % 10 == 0 {
            let (wide, tall) = (0.006, 0.035);
            let lozenge =
                vec![at(turn, 0.93 + tall), at(turn + wide, 0.93), at(turn, 0.93 - tall), at(turn - wide, 0.93)];
            let fill = if tick / 10 < lit { EMBER.gamma_multiply(f32::from(stroke.color.a()) / 255.0) } else { PANEL };
            painter.add(Shape::convex_polygon(lozenge, fill, stroke));
        } else {
            let to = if tick % 5 == 0 { 0.955 } else { 0.94 };
            painter.line_segment([at(turn, 0.885), at(turn, to)], Stroke::new(0.75, stroke.color));
        }
    }
}

/// Draws flames that point outwards between the houses.
fn petals(painter: &Painter, at: &impl Fn(f32, f32) -> Pos2, centre: Pos2, radius: f32, stroke: Stroke) {
    for petal in 0..HOUSES * 2 {
        let turn = petal as f32 / (HOUSES * 2) as f32;
        let long = if petal % 2 == 0 { 0.585 } else { 0.66 };
        let half = 0.5 / (HOUSES * 2) as f32;
        let side = |sign: f32| -> Vec<Pos2> {
            (0..=8)
                .map(|step| {
                    let share = step as f32 / 8.0;
                    // A flame is wide at its base and narrows to a tip that leans slightly.
                    let lean = 0.25 * half * (share * share);
                    at(turn + sign * half * (1.0 - share).powf(0.7) + lean, 0.47 + (long - 0.47) * share)
                })
                .collect()
        };
        painter.add(Shape::line(side(1.0), stroke));
        painter.add(Shape::line(side(-1.0), stroke));
    }
    painter.circle_stroke(centre, radius * 0.475, Stroke::new(0.75, stroke.color));
}

/// Draws sparks that rise slowly, or stand still if nothing is to move. There are the more of them
/// the nearer the election is.
pub(super) fn embers(ui: &Ui, page: &Page<'_>, mood: &Mood, within: Rect) {
    const FEW: f32 = 50.0;
    const MORE: f32 = 70.0;
    let sparks = (FEW + MORE * mood.heat) as u32;
    let still = page.look.still();
    let time = if still { 0.0 } else { ui.input(|input| input.time) as f32 };
    let painter = ui.painter();
    for spark in 0..sparks {
        let [across, speed, phase, size] = [11, 23, 37, 53].map(|salt| chance(spark, salt));
        let life = (phase + time * (0.012 + 0.03 * speed)).fract();
        let sway = (time * (0.3 + speed * 0.5) + phase * TAU).sin() * 14.0;
        let place = pos2(within.left() + across * within.width() + sway, within.bottom() - life * within.height());
        let glow = (life * std::f32::consts::PI).sin() * (0.25 + 0.5 * size);
        let colour = Color32::from_rgb(0xD0, 0x5A, 0x2A).gamma_multiply(glow);
        let radius = 0.7 + size * 1.2;
        painter.circle_filled(place, radius * 2.6, colour.gamma_multiply(0.18));
        painter.add(Shape::ellipse_filled(place, vec2(radius * 0.8, radius * 1.2), colour));
    }
    if !still {
        ui.ctx().request_repaint_after_secs(page.look.ornament_pause());
    }
}

/// Returns a number from 0 to 1 that is always the same for a spark and a salt.
fn chance(spark: u32, salt: u32) -> f32 {
    let mut mixed = spark.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    mixed ^= mixed >> 12;
    (mixed & 0xFFFF) as f32 / 65535.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_throne_burns_the_brighter_the_nearer_the_election() {
        let mood = |heat: f32, won: bool| Mood { heat, won, houses: vec![(3, true), (5, false)] };
        let brightest = |mood: &Mood| (0..90).map(|tenth| mood.breath(tenth as f32 / 10.0)).fold(0.0, f32::max);
        assert!(brightest(&Mood::default()) <= 0.0, "no game, no fire");
        assert!(brightest(&mood(0.2, false)) < brightest(&mood(0.9, false)));
        assert!((mood(1.0, true).breath(0.0) - mood(1.0, true).breath(2.0)).abs() < f32::EPSILON, "it is over");
        assert_eq!([3, 5, 7].map(|house| mood(0.5, false).fallen(house)), [Some(true), Some(false), None]);
    }
}
