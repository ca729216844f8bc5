//! How the map is seen: its magnification and what of it lies in the room.
//!
//! Not here: what is drawn.

use bevy_egui::egui::{Button, Key, Pos2, Rect, Response, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};
use circles::rules::ids::{Place, Quarter, Sectio};

use super::super::sight::Sight;
use super::geometry::{self, Disc};
use crate::look::bold;
use crate::look::palette::{BONE, PANEL};
use crate::look::tips::Hint;
use crate::shell::screens::say;

/// The greatest magnification.
const MOST: f32 = 4.0;
/// A step of the buttons.
const STEP: f32 = 1.35;

/// How the map is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// Magnification: 1 shows the whole map.
    pub zoom: f32,
    /// Where the middle of the map lies, in points from the middle of its room.
    pub shift: Vec2,
    /// The place to which the keys have gone.
    pub cursor: Place,
}

impl Default for Lens {
    fn default() -> Self {
        Self { zoom: 1.0, shift: Vec2::ZERO, cursor: Place::Sectio(Sectio::FIRST) }
    }
}

impl Lens {
    /// Returns the map in its room.
    #[must_use]
    pub fn disc(&self, room: Rect) -> Disc {
        let whole = geometry::whole(room);
        Disc { middle: whole.middle + self.shift, radius: whole.radius * self.zoom }
    }

    /// Magnifies about a point, which stays where it is.
    pub fn magnify(&mut self, room: Rect, about: Pos2, factor: f32) {
        let zoom = (self.zoom * factor).clamp(1.0, MOST);
        let arm = about - (room.center() + self.shift);
        self.shift = about - arm * (zoom / self.zoom) - room.center();
        self.zoom = zoom;
        self.hold(room);
    }

    /// Keeps the map in the room: no edge of it comes further in than that of the whole map.
    pub fn hold(&mut self, room: Rect) {
        self.zoom = self.zoom.clamp(1.0, MOST);
        let radius = geometry::whole(room).radius;
        let spare = (room.size() / 2.0 - Vec2::splat(radius)).max(Vec2::ZERO);
        let most = (Vec2::splat(radius * self.zoom) - room.size() / 2.0 + spare).max(Vec2::ZERO);
        // What fits whole in one direction does not move in it.
        let fits = |side: f32| radius * self.zoom <= side / 2.0;
        let most = vec2(if fits(room.width()) { 0.0 } else { most.x }, if fits(room.height()) { 0.0 } else { most.y });
        self.shift = self.shift.clamp(-most, most);
    }

    /// Moves the map as little as brings a rectangle of it into the room.
    pub fn reveal(&mut self, room: Rect, target: Rect) {
        let inner = room.shrink(8.0);
        let push = |low: f32, high: f32, from: f32, to: f32| {
            if high - low > to - from {
                f32::midpoint(from, to) - f32::midpoint(low, high)
            } else {
                (from - low).max(0.0) + (to - high).min(0.0)
            }
        };
        self.shift += vec2(
            push(target.left(), target.right(), inner.left(), inner.right()),
            push(target.top(), target.bottom(), inner.top(), inner.bottom()),
        );
        self.hold(room);
    }
}

/// Lets the wheel, two fingers and a dragging pointer change how the map is seen.
pub fn handle(ui: &Ui, lens: &mut Lens, room: Rect, map: &Response) {
    if map.dragged() {
        lens.shift += map.drag_delta();
    }
    if map.hovered()
        && let Some(pointer) = ui.ctx().pointer_hover_pos()
    {
        let (pinch, wheel) = ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta.y));
        let factor = pinch * (wheel / 240.0).exp();
        if (factor - 1.0).abs() > 0.0005 {
            lens.magnify(room, pointer, factor);
        }
    }
    lens.hold(room);
}

/// Returns the place in the direction of an arrow key: left and right go round a circle, up and down
/// from one to the next. From Antehell, the keys go on at the sectio beside it.
#[must_use]
pub fn walked(from: Place, key: Key) -> Option<Place> {
    use circles::rules::ids::Direction::{Clockwise, Counterclockwise, Inward, Outward};
    let direction = if key == Key::ArrowUp {
        Outward
    } else if key == Key::ArrowDown {
        Inward
    } else if key == Key::ArrowLeft {
        Counterclockwise
    } else if key == Key::ArrowRight {
        Clockwise
    } else {
        return None;
    };
    match from {
        Place::AnteHell => (direction == Inward).then_some(Place::Sectio(Quarter::FIRST.gate())),
        Place::Sectio(sectio) => sectio.towards(direction).place(),
    }
}

/// What the buttons do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Press {
    Closer,
    Farther,
    Whole,
}

/// Draws the buttons that change how the map is seen, upwards from the lower right corner of a room.
pub fn buttons(ui: &mut Ui, sight: &Sight<'_>, lens: &mut Lens, room: Rect) {
    let side = sight.look.target();
    let zoomed = lens.zoom > 1.0 + f32::EPSILON;
    let all = [(Press::Whole, zoomed), (Press::Farther, zoomed), (Press::Closer, lens.zoom < MOST)];
    for (at, (press, open)) in all.into_iter().enumerate() {
        let low = room.bottom() - (side + 3.0) * at as f32;
        let area = Rect::from_min_max(pos2(room.right() - side, low - side), pos2(room.right(), low));
        let id = match press {
            Press::Closer => "circles-ui-map-closer",
            Press::Farther => "circles-ui-map-farther",
            Press::Whole => "circles-ui-map-whole",
        };
        let meaning = say!(sight, id);
        let button = match press {
            Press::Closer => Button::new(bold("+").size(20.0)),
            Press::Farther => Button::new(bold("−").size(20.0)),
            Press::Whole => Button::new(sight.look.image("map", 14.0, BONE)).image_tint_follows_text_color(true),
        };
        ui.painter().rect_filled(area, 3.0, PANEL);
        let pressed = ui.scope(|ui| {
            if !open {
                ui.disable();
            }
            ui.put(area, button.min_size(area.size()))
        });
        let pressed = pressed.inner;
        pressed.widget_info(|| WidgetInfo::labeled(WidgetType::Button, open, &meaning));
        let pressed = pressed.hint(meaning);
        if !pressed.clicked() {
            continue;
        }
        match press {
            Press::Closer => lens.magnify(room, room.center(), STEP),
            Press::Farther => lens.magnify(room, room.center(), 1.0 / STEP),
            Press::Whole => (lens.zoom, lens.shift) = (1.0, Vec2::ZERO),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use circles::rules::ids::Circle;

    const ROOM: Rect = Rect { min: pos2(10.0, 20.0), max: pos2(810.0, 520.0) };

    #[test]
    fn what_is_under_the_pointer_stays_there() {
        let mut lens = Lens::default();
        let about = pos2(420.0, 300.0);
        let before = lens.disc(ROOM).spot(about);
        lens.magnify(ROOM, about, 1.7);
        lens.magnify(ROOM, about, 1.4);
        assert_eq!(lens.disc(ROOM).spot(about), before);
    }

    #[test]
    fn the_map_never_leaves_its_room() {
        for zoom in [1.0, 1.5, 4.0] {
            let mut lens = Lens { zoom, shift: vec2(9000.0, -9000.0), ..Lens::default() };
            lens.hold(ROOM);
            let disc = lens.disc(ROOM);
            assert!(disc.middle.x - disc.radius <= ROOM.center().x && disc.middle.y + disc.radius >= ROOM.center().y);
            if zoom < 1.1 {
                assert_eq!(lens.shift, Vec2::ZERO);
            }
        }
    }

    #[test]
    fn a_place_is_brought_into_the_room() {
        let mut lens = Lens { zoom: 4.0, ..Lens::default() };
        for sectio in Sectio::all() {
            let target = |lens: &Lens| lens.disc(ROOM).anchor(Place::Sectio(sectio));
            let around = Rect::from_center_size(target(&lens), Vec2::splat(20.0));
            lens.reveal(ROOM, around);
            assert!(ROOM.contains(target(&lens)), "{sectio}");
        }
    }

    #[test]
    fn keys_walk_the_rings() {
        let at = |circle, quarter| Place::Sectio(Sectio::at(circle, quarter));
        let first = at(Circle::FIRST, Quarter::FIRST);
        assert_eq!(walked(first, Key::ArrowUp), Some(Place::AnteHell));
        assert_eq!(walked(Place::AnteHell, Key::ArrowDown), Some(first));
        assert_eq!(walked(first, Key::ArrowLeft), Some(at(Circle::FIRST, Quarter::LAST)));
        assert_eq!(walked(at(Circle::LAST, Quarter::FIRST), Key::ArrowDown), None);
        assert_eq!(walked(first, Key::Enter), None);
    }
}
