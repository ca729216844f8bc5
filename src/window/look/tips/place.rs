//! The place of a tip: beside its widget, within the window, and never over the widget.

use bevy_egui::egui::{Pos2, Rect, RectAlign, Vec2, pos2, vec2};

/// The distance between a tip and its widget, in points.
pub(super) const GAP: f32 = 4.0;

/// The least width and height that are worth a tip, in points.
const LEAST: Vec2 = Vec2::new(160.0, 64.0);

/// The place of a tip.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// The rectangle that the tip is aligned to.
    pub anchor: Rect,
    /// The side of it on which the tip lies.
    pub align: RectAlign,
    /// The size that the tip may have.
    pub most: Vec2,
}

impl Spot {
    /// Returns the upper left corner of a tip of this size.
    pub(super) fn corner(&self, size: Vec2) -> Pos2 {
        self.align.align_rect(&self.anchor, size.min(self.most), GAP).min
    }
}

/// The distance from an edge of the window within which a widget belongs to the panel there, in
/// points.
const EDGE: f32 = 56.0;

/// The sides of a link in a tip, the best first: beside the tip, or else under the line of the
/// link.
pub(super) const OF_A_LINK: [RectAlign; 4] =
    [RectAlign::RIGHT_START, RectAlign::LEFT_START, RectAlign::BOTTOM_START, RectAlign::TOP_START];

/// Returns the sides of a widget, the best first. A widget of a panel at the left or right edge has
/// its tip towards the middle, where it covers no neighbour that stands below.
pub(super) fn sides(window: Rect, widget: Rect) -> [RectAlign; 4] {
    let [below, above, right, left] =
        [RectAlign::BOTTOM_START, RectAlign::TOP_START, RectAlign::RIGHT_START, RectAlign::LEFT_START];
    let level = widget.top() > window.top() + EDGE && widget.bottom() < window.bottom() - EDGE;
    match () {
        () if level && widget.left() > window.center().x && widget.right() > window.right() - EDGE => {
            [left, below, above, right]
        }
        () if level && widget.right() < window.center().x && widget.left() < window.left() + EDGE => {
            [right, below, above, left]
        }
        () => [below, above, right, left],
    }
}

/// Returns the place of a tip beside a widget: on the first of the sides on which there is room,
/// else where most of it fits. `wanted` is the size of all that it says. If the widget fills the
/// window, the tip lies beside the pointer.
pub(super) fn beside(window: Rect, widget: Rect, wanted: Vec2, sides: [RectAlign; 4], pointer: Option<Pos2>) -> Spot {
    let seen = if widget.intersects(window) { widget.intersect(window) } else { widget };
    let room = |side: RectAlign| match side {
        RectAlign::BOTTOM_START => Rect::from_min_max(pos2(window.left(), seen.bottom() + GAP), window.max),
        RectAlign::TOP_START => Rect::from_min_max(window.min, pos2(window.right(), seen.top() - GAP)),
        RectAlign::RIGHT_START => Rect::from_min_max(pos2(seen.right() + GAP, window.top()), window.max),
        _ => Rect::from_min_max(window.min, pos2(seen.left() - GAP, window.bottom())),
    };
    let held = |side: RectAlign| {
        let room = room(side).size().max(Vec2::ZERO).min(wanted);
        room.x * room.y
    };
    let fits = sides.into_iter().find(|&side| room(side).width() >= wanted.x && room(side).height() >= wanted.y);
    let align = fits.unwrap_or_else(|| {
        sides.into_iter().fold(sides[0], |best, side| if held(side) > held(best) { side } else { best })
    });
    let most = room(align).size().max(Vec2::ZERO);
    if (most.x < LEAST.x || most.y < LEAST.y)
        && let Some(pointer) = pointer.filter(|_| fits.is_none())
    {
        return beside(window, Rect::from_center_size(pointer, Vec2::splat(24.0)), wanted, sides, None);
    }
    let size = wanted.min(most);
    let left = seen.left().min(window.right() - size.x).max(window.left());
    let top = seen.top().min(window.bottom() - size.y).max(window.top());
    let most = match align {
        RectAlign::BOTTOM_START | RectAlign::TOP_START => most,
        _ => vec2(most.x, window.bottom() - top),
    };
    let anchor = match align {
        RectAlign::BOTTOM_START | RectAlign::TOP_START => {
            Rect::from_min_max(pos2(left, seen.top()), pos2(left + 1.0, seen.bottom()))
        }
        _ => Rect::from_min_max(pos2(seen.left(), top), pos2(seen.right(), top + 1.0)),
    };
    Spot { anchor, align, most }
}

/// Returns the place of a tip that was opened from a link in another one, the last of those below:
/// beside or under it, where it covers least of them and has the most room.
pub(super) fn off(window: Rect, link: Rect, wanted: Vec2, below: &[Rect], pointer: Option<Pos2>) -> Spot {
    let cost = |spot: &Spot| {
        let size = wanted.min(spot.most);
        let tip = Rect::from_min_size(spot.corner(size), size);
        let hidden = |other: &Rect| {
            let common = tip.intersect(*other);
            if common.is_positive() { common.area() } else { 0.0 }
        };
        below.iter().map(hidden).sum::<f32>() + wanted.x * wanted.y - size.x * size.y
    };
    let [right, left, under, over] = OF_A_LINK;
    let tip = below.last().copied().unwrap_or(link);
    let on = |widget: Rect, side: RectAlign| beside(window, widget, wanted, [side; 4], pointer);
    let mut best = on(link, right);
    for (widget, side) in [(link, left), (tip, under), (tip, over), (link, under), (link, over)] {
        let other = on(widget, side);
        if cost(&other) + 0.5 < cost(&best) {
            best = other;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_tip_leaves_the_first_in_sight() {
        let window = Rect::from_min_max(Pos2::ZERO, pos2(1280.0, 720.0));
        // The second tip lies at the right edge, beside the first one.
        let first = Rect::from_min_size(pos2(480.0, 120.0), vec2(390.0, 200.0));
        let second = Rect::from_min_size(pos2(874.0, 140.0), vec2(390.0, 200.0));
        let link = Rect::from_x_y_ranges(second.x_range(), 180.0..=196.0);
        let wanted = vec2(390.0, 180.0);
        let spot = off(window, link, wanted, &[first, second], None);
        let tip = Rect::from_min_size(spot.corner(wanted), wanted.min(spot.most));
        assert!(!tip.intersect(first).is_positive(), "{tip:?} lies over {first:?}");
        assert!(window.contains_rect(tip), "{tip:?}");
    }

    #[test]
    fn a_tip_stays_in_the_window_and_off_its_widget() {
        let window = Rect::from_min_max(Pos2::ZERO, pos2(640.0, 360.0));
        for wanted in [vec2(380.0, 60.0), vec2(380.0, 170.0), vec2(380.0, 900.0), vec2(100.0, 20.0)] {
            for x in 0..20 {
                for y in 0..12 {
                    let at = pos2(x as f32 * 32.0, y as f32 * 30.0);
                    let widget = Rect::from_min_size(at, vec2(32.0, 30.0));
                    let spot = beside(window, widget, wanted, sides(window, widget), None);
                    let size = wanted.min(spot.most);
                    let tip = Rect::from_min_size(spot.corner(size), size);
                    assert!(window.expand(0.5).contains_rect(tip), "{wanted:?} at {at:?}: {tip:?}");
                    assert!(!tip.intersects(widget.shrink(0.5)), "{wanted:?} at {at:?}: {tip:?} lies over it");
                }
            }
        }
    }

    #[test]
    fn a_widget_that_fills_the_window_has_its_tip_at_the_pointer() {
        let window = Rect::from_min_max(Pos2::ZERO, pos2(640.0, 360.0));
        let spot = beside(window, window, vec2(200.0, 100.0), OF_A_LINK, Some(pos2(300.0, 100.0)));
        assert!(spot.most.x >= 200.0 && spot.most.y >= 100.0);
    }
}
