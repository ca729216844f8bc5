//! Words that bend with the rings. They stand upright everywhere: in the lower half of the map their
//! feet point outwards.

use std::f32::consts::TAU;
use std::sync::Arc;

use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{Color32, FontId, Galley, Painter, Pos2, Rect};

use super::geometry::{Disc, flipped};

/// Returns a size of type near this one. There are few, because every size of every letter is drawn
/// anew.
#[must_use]
pub fn size(points: f32) -> f32 {
    (points * 2.0).floor() / 2.0
}

/// Sets words in one line of at most this length, in points. What is too long is cut.
#[must_use]
pub fn set(painter: &Painter, words: &str, font: FontId, colour: Color32, most: f32) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(font, colour));
    job.wrap = TextWrapping { max_width: most, max_rows: 1, break_anywhere: true, ..TextWrapping::default() };
    painter.layout_job(job)
}

/// Draws words bent along an arc, with their middle at a turn and a radius.
pub fn bend(painter: &Painter, disc: &Disc, words: &Galley, turn: f32, radius: f32, colour: Color32) {
    let mut galley = words.clone();
    let size = galley.size();
    let upside = flipped(turn.rem_euclid(TAU));
    let place = |at: Pos2| {
        let (along, down) = ((at.x - size.x / 2.0) / radius, at.y - size.y / 2.0);
        if upside {
            disc.point(turn - along, radius + down) - disc.middle
        } else {
            disc.point(turn + along, radius - down) - disc.middle
        }
    };
    let mut all = Rect::NOTHING;
    for placed in &mut galley.rows {
        let offset = placed.pos.to_vec2();
        placed.pos = Pos2::ZERO;
        let row = Arc::make_mut(&mut placed.row);
        let mut bounds = Rect::NOTHING;
        for vertex in &mut row.visuals.mesh.vertices {
            vertex.pos = place(vertex.pos + offset).to_pos2();
            bounds.extend_with(vertex.pos);
        }
        row.visuals.mesh_bounds = bounds;
        all = all.union(bounds);
    }
    (galley.rect, galley.mesh_bounds) = (all, all);
    painter.add(TextShape::new(disc.middle, Arc::new(galley), colour));
}
