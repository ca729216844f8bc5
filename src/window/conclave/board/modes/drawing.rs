//! The patterns of the legend, drawn like those of the ground.

use bevy_egui::egui::{Color32, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::swatch::{Pattern, Swatch};
use crate::look::palette::INK;

/// Size of a swatch in points.
const SIZE: Vec2 = vec2(30.0, 20.0);

/// Draws a swatch.
pub fn swatch(ui: &mut Ui, swatch: Swatch) {
    let (rect, _) = ui.allocate_exact_size(SIZE, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let colour = swatch.tone.colour();
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 2.0, INK);
    painter.rect_filled(rect, 2.0, colour.gamma_multiply(0.28));
    painter.extend(strokes(rect, swatch.pattern, colour));
    painter.rect_stroke(rect, 2.0, Stroke::new(1.5, colour), StrokeKind::Inside);
}

fn strokes(rect: Rect, pattern: Pattern, colour: Color32) -> Vec<Shape> {
    let stroke = Stroke::new(1.75, colour);
    let line = |from: Pos2, to: Pos2| Shape::line_segment([from, to], stroke);
    let high = rect.height();
    let slants = |lean: f32| {
        let steps = (0..8).map(move |step| rect.left() - high + step as f32 * 7.0);
        steps.map(move |x| {
            let (low, top) = if lean > 0.0 { (x, x + high) } else { (x + high, x) };
            [pos2(low, rect.bottom()), pos2(top, rect.top())]
        })
    };
    match pattern {
        Pattern::Plain => vec![Shape::rect_filled(rect, 2.0, colour.gamma_multiply(0.45))],
        Pattern::Dots => {
            let rows = (0..3).flat_map(|row| (0..5).map(move |column| (row, column)));
            rows.map(|(row, column)| {
                let shift = if row % 2 == 0 { 3.0 } else { 6.5 };
                let at = rect.min + vec2(shift + column as f32 * 7.0, 4.0 + row as f32 * 6.0);
                Shape::circle_filled(at, 1.6, colour)
            })
            .collect()
        }
        Pattern::Slant => slants(1.0).map(|[from, to]| line(from, to)).collect(),
        Pattern::Cross => slants(1.0).chain(slants(-1.0)).map(|[from, to]| line(from, to)).collect(),
        Pattern::Lines => {
            let rows = (0..4).map(|row| rect.top() + 3.0 + row as f32 * 5.0);
            rows.map(|y| line(pos2(rect.left(), y), pos2(rect.right(), y))).collect()
        }
        Pattern::Waves => {
            let wave = |row: usize| {
                let points = (0..=30).map(|x| {
                    let lift = (x as f32 * 0.55).sin() * 2.2;
                    rect.min + vec2(x as f32, 4.0 + row as f32 * 6.0 + lift)
                });
                Shape::line(points.collect(), stroke)
            };
            (0..3).map(wave).collect()
        }
        Pattern::Rings => [3.0, 8.0, 13.0].map(|radius| Shape::circle_stroke(rect.center(), radius, stroke)).to_vec(),
        Pattern::Checks => {
            let cells = (0..4).flat_map(|row| (0..6).map(move |column| (row, column)));
            let dark = cells.filter(|(row, column)| (row + column) % 2 == 0);
            dark.map(|(row, column)| {
                let corner = rect.min + vec2(column as f32 * 5.0, row as f32 * 5.0);
                Shape::rect_filled(Rect::from_min_size(corner, Vec2::splat(5.0)), 0.0, colour.gamma_multiply(0.8))
            })
            .collect()
        }
    }
}
