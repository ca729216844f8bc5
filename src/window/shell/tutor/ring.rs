//! The ring around the thing that a lesson points at, or an arrow towards it.

use bevy_egui::egui::{Context, Id, LayerId, Order, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::look::palette::{GOLD, INK};
use crate::look::{Look, Marked};

/// The thing that is pointed at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// Its rectangle.
    pub rect: Rect,
    /// The area in which it could be seen. If it lies outside, an arrow at the edge points to it.
    pub room: Rect,
    /// True if it is round, as a canton of the board.
    pub round: bool,
}

impl From<Marked> for Aim {
    fn from(marked: Marked) -> Self {
        Self { rect: marked.rect, room: marked.clip, round: false }
    }
}

impl Aim {
    /// True if its middle can be seen.
    #[must_use]
    pub fn seen(&self) -> bool {
        self.room.contains(self.rect.center())
    }

    /// Returns the area that must stay free for it.
    #[must_use]
    pub fn area(&self) -> Rect {
        if self.seen() {
            self.rect.intersect(self.room.expand(4.0))
        } else {
            Rect::from_center_size(self.edge(), Vec2::splat(56.0))
        }
    }

    /// Returns the point at the edge of the room that is nearest to it.
    fn edge(&self) -> Pos2 {
        // In a low window the room can be narrower than both margins.
        let margin = (self.room.size() / 2.0).min(Vec2::splat(30.0)).max(Vec2::ZERO);
        let inner = self.room.shrink2(margin);
        self.rect.center().clamp(inner.min, inner.max.max(inner.min))
    }
}

fn id() -> Id {
    Id::new("tutor-aim")
}

/// Returns what the ring or the arrow points at, if one was drawn in this pass or in the one
/// before.
#[must_use]
pub fn pointed_at(ctx: &Context) -> Option<Aim> {
    let (aim, pass): (Aim, u64) = ctx.data(|data| data.get_temp(id()))?;
    (pass + 1 >= ctx.cumulative_pass_nr()).then_some(aim)
}

/// Draws the ring, or the arrow. The ring breathes, unless the player wants no motion.
pub fn point_at(ctx: &Context, look: &Look, aim: &Aim) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(id(), (*aim, now)));
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("tutor-ring")));
    let breath = if look.reduced_motion() {
        0.5
    } else {
        ctx.request_repaint_after_secs(look.ornament_pause());
        (ctx.input(|input| input.time) * 3.2).sin() as f32 * 0.5 + 0.5
    };
    let lines = [Stroke::new(6.0, INK.gamma_multiply(0.7)), Stroke::new(2.5 + breath, GOLD)];
    if !aim.seen() {
        return arrow(ctx, aim, breath, lines);
    }
    for line in lines {
        if aim.round {
            painter.circle_stroke(aim.rect.center(), aim.rect.width() * 0.5 + 3.0 + 4.0 * breath, line);
        } else {
            let ring = aim.area().expand(4.0 + 3.0 * breath);
            painter.rect_stroke(ring, 6.0, line, bevy_egui::egui::StrokeKind::Outside);
        }
    }
}

fn arrow(ctx: &Context, aim: &Aim, breath: f32, lines: [Stroke; 2]) {
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("tutor-ring")));
    let tip = aim.edge();
    let way = (aim.rect.center() - tip).normalized();
    let way = if way == Vec2::ZERO { vec2(0.0, 1.0) } else { way };
    let tip = tip + way * 6.0 * breath;
    let (back, side) = (way * 26.0, way.rot90() * 15.0);
    let points = vec![tip + way * 18.0, tip - back + side, tip - back * 0.5, tip - back - side];
    for line in lines {
        painter.add(Shape::convex_polygon(points.clone(), if line.color == GOLD { GOLD } else { INK }, line));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_outside_is_pointed_at_from_any_room() {
        let rect = Rect::from_center_size(Pos2::new(400.0, 300.0), Vec2::splat(20.0));
        for (width, height) in [(200.0, 100.0), (59.0, 7.0), (0.0, 0.0), (-5.0, -9.0)] {
            let room = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
            let edge = Aim { rect, room, round: false }.edge();
            assert!((0.0..=200.0).contains(&edge.x) && (-9.0..=100.0).contains(&edge.y), "{room}: {edge}");
        }
    }
}
