//! The great seal of the Conclave: ten houses around an empty throne; and the embers over it.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::Page;
use crate::look::LINE;
use crate::look::palette::{ASH, BONE, ENGRAVED, INK, PANEL};

const HOUSES: usize = 10;

/// Draws the seal. The inner star turns once in ten minutes, unless reduced motion is on.
pub(super) fn seal(ui: &Ui, page: &Page<'_>, centre: Pos2, radius: f32, strength: f32) {
    let time = if page.look.reduced_motion() { 0.0 } else { ui.input(|input| input.time) as f32 };
    let painter = ui.painter();
    let line = |weight: f32| Stroke::new(weight, ENGRAVED.gamma_multiply(strength));
    let at = |turn: f32, share: f32| centre + Vec2::angled(turn * TAU - TAU / 4.0) * radius * share;
    for (share, weight) in [(1.0, LINE), (0.975, 0.75), (0.885, 0.75), (0.865, LINE), (0.47, LINE), (0.445, 0.75)] {
        painter.circle_stroke(centre, radius * share, line(weight));
    }
    ticks(painter, &at, line(LINE));
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
        painter.circle_stroke(place, size, line(LINE));
        let icon = Rect::from_center_size(place, Vec2::splat(size * 1.25));
        page.look.image(format!("symbol-{house}"), size * 1.25, ASH.gamma_multiply(strength)).paint_at(ui, icon);
    }
    painter.circle(centre, radius * 0.40, INK.gamma_multiply(0.85), line(LINE));
    let rays = 60;
    for ray in 0..rays {
        let (turn, from) = (ray as f32 / rays as f32, if ray % 5 == 0 { 0.31 } else { 0.345 });
        painter.line_segment([at(turn, from), at(turn, 0.385)], line(if ray % 5 == 0 { LINE } else { 0.75 }));
    }
    let throne = Rect::from_center_size(centre, Vec2::splat(radius * 0.42));
    page.look.image("throne", radius * 0.42, BONE.gamma_multiply(strength)).paint_at(ui, throne);
}

/// Draws 100 marks around the edge. Every tenth is a lozenge.
fn ticks(painter: &Painter, at: &impl Fn(f32, f32) -> Pos2, stroke: Stroke) {
    for tick in 0..HOUSES * 10 {
        let turn = (tick as f32 + 5.0) / (HOUSES * 10) as f32;
        if tick % 10 == 0 {
            let (wide, tall) = (0.006, 0.035);
            let lozenge =
                vec![at(turn, 0.93 + tall), at(turn + wide, 0.93), at(turn, 0.93 - tall), at(turn - wide, 0.93)];
            painter.add(Shape::convex_polygon(lozenge, PANEL, stroke));
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

/// Draws sparks that rise slowly, or stand still if nothing is to move.
pub(super) fn embers(ui: &Ui, page: &Page<'_>, within: Rect) {
    const SPARKS: u32 = 70;
    let still = page.look.still();
    let time = if still { 0.0 } else { ui.input(|input| input.time) as f32 };
    let painter = ui.painter();
    for spark in 0..SPARKS {
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
