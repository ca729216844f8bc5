//! Shapes on the stage: dice, bars of hit points, the wedge of a blow, numbers in boxes. All are
//! drawn for the attacker on the left and mirrored for the defender on the right. Numbers are read
//! from the edges to the middle.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::look::palette::{ASH, BLOOD, BONE, ENGRAVED, INK, PARCHMENT, SEPIA, SKY};
use crate::look::{BOLD, FIGURES, family};
use crate::rules::combat::Side;

/// The half of a row that belongs to one side.
#[derive(Clone, Copy)]
pub(crate) struct Half {
    pub(crate) rect: Rect,
    pub(crate) side: Side,
}

impl Half {
    /// Splits a row into both halves.
    pub(crate) fn both(row: Rect) -> [Self; 2] {
        let middle = row.center().x;
        [
            Self { rect: Rect::from_min_max(row.min, pos2(middle, row.bottom())), side: Side::Attacker },
            Self { rect: Rect::from_min_max(pos2(middle, row.top()), row.max), side: Side::Defender },
        ]
    }

    /// Returns the x coordinate at a distance from the outer edge, in points.
    pub(crate) fn x(&self, from_outside: f32) -> f32 {
        match self.side {
            Side::Attacker => self.rect.left() + from_outside,
            Side::Defender => self.rect.right() - from_outside,
        }
    }

    /// Returns a box between two distances from the outer edge, centered vertically at `y`.
    pub(crate) fn span(&self, from: f32, to: f32, y: f32, height: f32) -> Rect {
        let (a, b) = (self.x(from), self.x(to));
        Rect::from_center_size(pos2((a + b) / 2.0, y), vec2((a - b).abs(), height))
    }

    /// Returns the inward direction: 1 to the right, -1 to the left.
    pub(crate) const fn inward(&self) -> f32 {
        match self.side {
            Side::Attacker => 1.0,
            Side::Defender => -1.0,
        }
    }

    /// Returns the alignment of text that begins at the outer edge.
    pub(crate) const fn outer_align(&self) -> Align2 {
        match self.side {
            Side::Attacker => Align2::LEFT_CENTER,
            Side::Defender => Align2::RIGHT_CENTER,
        }
    }
}

/// Draws a number in the font for figures, centered at a point.
pub(crate) fn number(painter: &Painter, at: Pos2, text: impl ToString, points: f32, colour: Color32) -> Rect {
    painter.text(at, Align2::CENTER_CENTER, text, FontId::new(points, family(FIGURES)), colour)
}

/// Draws bold text.
pub(crate) fn strong(
    painter: &Painter,
    at: Pos2,
    align: Align2,
    text: impl ToString,
    points: f32,
    colour: Color32,
) -> Rect {
    painter.text(at, align, text, FontId::new(points, family(BOLD)), colour)
}

/// Draws a bar of hit points: the present ones, the ones that the present step takes, and the
/// shield as a thin bar below.
pub(crate) fn bar(painter: &Painter, rect: Rect, inward: f32, (hp, shield): (f32, f32), (before, most): (f32, f32)) {
    painter.rect(rect, 2.0, INK, Stroke::new(1.0, ENGRAVED), StrokeKind::Outside);
    let most = most.max(before).max(hp).max(1.0);
    let piece = |from: f32, to: f32| {
        let (from, to) = (from / most * rect.width(), to / most * rect.width());
        let x = |at: f32| if inward > 0.0 { rect.left() + at } else { rect.right() - at };
        Rect::from_two_pos(pos2(x(from), rect.top()), pos2(x(to), rect.bottom()))
    };
    if before > hp {
        painter.rect_filled(piece(hp, before), 0.0, Color32::from_rgb(0x5C, 0x24, 0x1E));
    }
    painter.rect_filled(piece(0.0, hp), 1.0, BLOOD);
    painter.hline(piece(0.0, hp).x_range(), rect.top() + 1.5, Stroke::new(1.0, Color32::from_rgb(0xC9, 0x5A, 0x4A)));
    if shield > 0.0 {
        let thin = Rect::from_min_max(pos2(rect.left(), rect.bottom() + 2.0), pos2(rect.right(), rect.bottom() + 5.0));
        let width = (shield / most).min(1.0) * thin.width();
        let part = if inward > 0.0 {
            Rect::from_min_size(thin.min, vec2(width, thin.height()))
        } else {
            Rect::from_min_size(pos2(thin.right() - width, thin.top()), vec2(width, thin.height()))
        };
        painter.rect_filled(part, 1.0, SKY);
    }
}

/// Draws a value in a box. `lit` highlights the value that counts.
pub(crate) fn boxed(painter: &Painter, rect: Rect, value: impl ToString, edge: Color32, lit: bool) {
    let fill = if lit { PARCHMENT } else { INK };
    painter.rect(rect, 3.0, fill, Stroke::new(if lit { 2.0 } else { 1.0 }, edge), StrokeKind::Inside);
    number(painter, rect.center(), value, 20.0, if lit { INK } else { BONE });
}

/// Draws the wedge of a blow, from the middle to the side that is hit.
pub(crate) fn wedge(painter: &Painter, from: Pos2, to: Pos2, half: f32, colour: Color32) {
    let way = (to - from).normalized();
    let across = Vec2::new(-way.y, way.x) * half;
    let neck = to - way * (half * 1.5);
    let body = vec![from - across * 0.25, neck - across * 0.62, neck + across * 0.62, from + across * 0.25];
    painter.add(Shape::convex_polygon(body, colour, Stroke::NONE));
    let head = vec![neck - across * 1.15, to, neck + across * 1.15];
    painter.add(Shape::convex_polygon(head, colour, Stroke::NONE));
}

/// Draws a small arrow between two numbers.
pub(crate) fn arrow(painter: &Painter, from: Pos2, length: f32, colour: Color32) {
    let to = from + vec2(length, 0.0);
    let back = -5.0 * length.signum();
    painter.line_segment([from, to], Stroke::new(1.25, colour));
    painter.line_segment([to, to + vec2(back, -3.5)], Stroke::new(1.25, colour));
    painter.line_segment([to, to + vec2(back, 3.5)], Stroke::new(1.25, colour));
}

/// Draws a die. A value outside 1 to 6 shows a question mark: the die was not thrown.
pub(crate) fn die(painter: &Painter, rect: Rect, shown: u8, lit: bool) {
    let edge = if lit { BONE } else { SEPIA };
    painter.rect(rect, 5.0, PARCHMENT, Stroke::new(if lit { 2.0 } else { 1.5 }, edge), StrokeKind::Outside);
    painter.rect_stroke(rect.shrink(2.5), 4.0, Stroke::new(0.75, SEPIA), StrokeKind::Inside);
    let at = |column: f32, row: f32| rect.center() + vec2(column, row) * rect.width() * 0.27;
    let all: &[(f32, f32)] = match shown {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        6 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[],
    };
    for &(column, row) in all {
        painter.circle_filled(at(column, row), rect.width() * 0.085, INK);
    }
    if all.is_empty() {
        number(painter, rect.center(), "?", rect.width() * 0.55, SEPIA);
    }
}

/// Draws a dashed frame, which marks imagined fights.
pub(crate) fn dashed(painter: &Painter, rect: Rect) {
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    painter.extend(Shape::dashed_line(&corners, Stroke::new(1.25, ASH), 6.0, 5.0));
}
