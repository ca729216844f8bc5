//! The background of every screen, and the engraved lettering.

use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::look::palette::{ENGRAVED, INK, PANEL};
use crate::look::{DISPLAY, family};

/// Draws the background of every screen: basalt columns seen from above, within an engraved edge.
pub(crate) fn basalt(ui: &Ui) {
    const RADIUS: f32 = 34.0;
    let rect = ui.max_rect();
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, INK);
    let (width, height) = (RADIUS * 3_f32.sqrt(), RADIUS * 1.5);
    let (columns, rows) = ((rect.width() / width) as u32 + 2, (rect.height() / height) as u32 + 2);
    for row in 0..rows {
        for column in 0..columns {
            let shift = if row % 2 == 1 { 0.5 } else { 0.0 };
            let centre = rect.min + vec2((column as f32 + shift) * width, row as f32 * height);
            let shade = f32::from(((column * 7 + row * 13 + column * row * 3) % 11) as u8) / 11.0;
            let fill = INK.lerp_to_gamma(PANEL, shade);
            painter.add(Shape::convex_polygon(hexagon(centre, RADIUS), fill, Stroke::new(1.0, PANEL)));
        }
    }
    for (inset, weight) in [(8.0, 1.5), (12.0, 0.75)] {
        painter.rect_stroke(
            rect.shrink(inset),
            0.0,
            Stroke::new(weight, ENGRAVED.gamma_multiply(0.8)),
            StrokeKind::Middle,
        );
    }
}

/// Returns the corners of a hexagon with a corner at the top.
pub(super) fn hexagon(centre: Pos2, radius: f32) -> Vec<Pos2> {
    (0..6).map(|corner| centre + Vec2::angled((corner as f32 * 60.0 + 30.0).to_radians()) * radius).collect()
}

/// Draws engraved lettering: a dark edge below, a light edge above. Returns its rectangle.
pub(super) fn lettering(ui: &Ui, at: Pos2, align: Align2, words: &str, size: f32, colour: Color32) -> Rect {
    let font = FontId::new(size, family(DISPLAY));
    let painter = ui.painter();
    let depth = (size / 24.0).max(1.0);
    painter.text(at + Vec2::splat(depth), align, words, font.clone(), Color32::from_black_alpha(220));
    painter.text(pos2(at.x - depth * 0.4, at.y - depth * 0.4), align, words, font.clone(), ENGRAVED);
    painter.text(at, align, words, font, colour)
}
