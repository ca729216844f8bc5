//! Fills and fine lines of the engraving, collected into one mesh: there are thousands of them.
//!
//! Not here: what the lines mean.

use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{Color32, Painter, Pos2, Shape};

use super::geometry::{Area, Disc};

/// A plate on which areas are filled and lines are cut.
pub struct Etching {
    mesh: Mesh,
    /// Half of a pixel, in points: so far a line fades out at each side.
    fade: f32,
}

impl Etching {
    /// Returns an empty plate.
    #[must_use]
    pub fn new(painter: &Painter) -> Self {
        Self { mesh: Mesh::default(), fade: 0.5 / painter.pixels_per_point() }
    }

    fn vertex(&mut self, pos: Pos2, color: Color32) -> u32 {
        let at = self.mesh.vertices.len() as u32;
        self.mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color });
        at
    }

    /// Fills an area with one colour at its inner edge and one at its outer edge.
    pub fn fill(&mut self, disc: &Disc, area: Area, inner: Color32, outer: Color32) {
        let chords = Disc::chords(area.outer, area.to - area.from);
        let mut last = None;
        for at in 0..=chords {
            let turn = area.from + (area.to - area.from) * at as f32 / chords as f32;
            let low = self.vertex(disc.point(turn, area.inner), inner);
            let high = self.vertex(disc.point(turn, area.outer), outer);
            if let Some((before_low, before_high)) = last {
                self.mesh.add_triangle(before_low, before_high, low);
                self.mesh.add_triangle(low, before_high, high);
            }
            last = Some((low, high));
        }
    }

    /// Fills a convex polygon.
    pub fn polygon(&mut self, corners: &[Pos2], colour: Color32) {
        let first = self.mesh.vertices.len() as u32;
        for corner in corners {
            self.vertex(*corner, colour);
        }
        for at in 1..(corners.len() as u32).saturating_sub(1) {
            self.mesh.add_triangle(first, first + at, first + at + 1);
        }
    }

    /// Cuts a line.
    pub fn line(&mut self, from: Pos2, to: Pos2, weight: f32, colour: Color32) {
        let along = to - from;
        if along.length_sq() < 0.01 {
            return;
        }
        let across = along.normalized().rot90();
        let half = weight / 2.0;
        let sides = [
            (-half - self.fade, true),
            (-(half - self.fade).max(0.0), false),
            ((half - self.fade).max(0.0), false),
            (half + self.fade, true),
        ];
        let mut last = None;
        for (side, faded) in sides {
            let colour = if faded { Color32::TRANSPARENT } else { colour };
            let one = self.vertex(from + across * side, colour);
            let two = self.vertex(to + across * side, colour);
            if let Some((before_one, before_two)) = last {
                self.mesh.add_triangle(before_one, before_two, one);
                self.mesh.add_triangle(one, before_two, two);
            }
            last = Some((one, two));
        }
    }

    /// Cuts a line through points.
    pub fn path(&mut self, points: impl IntoIterator<Item = Pos2>, weight: f32, colour: Color32) {
        let mut last = None;
        for point in points {
            if let Some(before) = last {
                self.line(before, point, weight, colour);
            }
            last = Some(point);
        }
    }

    /// Prints the plate.
    pub fn print(self, painter: &Painter) {
        if !self.mesh.is_empty() {
            painter.add(Shape::mesh(self.mesh));
        }
    }
}
