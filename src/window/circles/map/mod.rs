//! The round map of Hell: nine rings of five sectio, Antehell around them, the Pentagram in the middle.
//!
//! The map is one widget. The pointer lights the place under it, and the arrow keys walk a cursor
//! over the rings. A click on a place that can be chosen goes to the form of the present question;
//! any other opens the sheet of the place.
//!
//! | Module | Content |
//! | --- | --- |
//! | `geometry` | Where the places lie on the disc |
//! | `lens` | Magnification and what of the map lies in the room |
//! | `ground`, `etching` | The engraved plate and its lines |
//! | `cell`, `lettering` | What is printed in a place, and words that bend with the rings |
//! | `counters`, `token` | Which counters lie in a place, and how they look |
//! | `marks`, `told` | What is marked, and the places of which a fact speaks |
//! | `corners` | Permanent events, the Rank Track, decks |
//! | `words` | Tips, and what a screen reader says |
//!
//! Not here: the forms of answers, which mark places and take clicks.

mod cell;
mod corners;
mod counters;
mod etching;
mod geometry;
mod ground;
mod lens;
mod lettering;
mod marks;
mod token;
mod told;
mod words;

use bevy_egui::egui::{
    CursorIcon, EventFilter, Key, PointerButton, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType,
};
use circles::rules::ids::{Place, Sectio};

use super::desktop::{Desktop, Leaf, Marks, Sheet};
use super::sight::Sight;
use crate::look::tips;
use crate::shell::screens::say;
use geometry::{Disc, Spot};
use token::Pen;

pub use lens::Lens;

/// Draws the map.
pub fn show(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
    let room = ui.max_rect();
    let map = ui.interact(room, ui.id().with("map-of-hell"), Sense::click_and_drag());
    lens::handle(ui, &mut desktop.own.lens, room, &map);
    let pressed = keys(ui, &mut desktop.own.lens, room, &map);
    let lens = desktop.own.lens;
    let disc = lens.disc(room);
    let pointer = if map.hovered() && !map.dragged() { ui.ctx().pointer_hover_pos() } else { None };
    let spot = pointer.map_or(Spot::Beyond, |at| disc.spot(at));
    let pointed = of_spot(spot);
    let marks = desktop.own.marks.clone();
    let told = sight.chair.telling().map(|fact| told::places(fact, sight.game().board())).unwrap_or_default();
    let cursor = map.has_focus().then_some(lens.cursor);
    if ui.is_rect_visible(room) {
        let painter = ui.painter_at(room);
        let pen = Pen { ui, painter: &painter, sight, disc, room };
        draw(&pen, &marks, &told, pointed, cursor);
    }
    offer(ui, sight, &map, spot, cursor, &disc, pointer);
    if pointed.is_some() {
        ui.ctx().set_cursor_icon(if map.dragged() { CursorIcon::Grabbing } else { CursorIcon::PointingHand });
    }
    map.widget_info(|| {
        let words = cursor.map_or_else(|| say!(sight, "circles-ui-map"), |place| words::spoken(sight, place));
        WidgetInfo::labeled(WidgetType::Button, true, words)
    });
    corners::draw(ui, sight, room);
    lens::buttons(ui, sight, &mut desktop.own.lens, room);
    let clicked = if map.clicked_by(PointerButton::Primary) {
        map.interact_pointer_pos().and_then(|at| of_spot(disc.spot(at)))
    } else {
        pressed
    };
    let asked = map.secondary_clicked().then(|| map.interact_pointer_pos()).flatten();
    if let Some(place) = clicked {
        desktop.own.lens.cursor = place;
        if marks.open.contains(&place) {
            desktop.own.clicked = Some(place);
        } else if marks.open.is_empty() {
            // A slip of the hand must not cover the map while a place is being chosen.
            desktop.leaf = Leaf::Own(Sheet::Place(place));
        }
    } else if let Some(place) = asked.and_then(|at| of_spot(disc.spot(at))) {
        desktop.leaf = Leaf::Own(Sheet::Place(place));
    }
}

const fn of_spot(spot: Spot) -> Option<Place> {
    match spot {
        Spot::Place(place) => Some(place),
        Spot::Beyond | Spot::Pentagram => None,
    }
}

fn draw(pen: &Pen<'_, '_>, marks: &Marks, told: &[Place], pointed: Option<Place>, cursor: Option<Place>) {
    ground::draw(pen.painter, pen.sight, &pen.disc, pen.room);
    marks::light(pen, marks, told, pointed);
    cell::antehell(pen);
    for sectio in Sectio::all() {
        cell::sectio(pen, sectio);
    }
    marks::outline(pen, marks, told, cursor);
    // The outline of a place at the top would cut the numbers of the circles in halves.
    cell::numerals(pen);
}

/// Walks the cursor with the arrow keys. Returns the place on which Enter or Space was pressed.
fn keys(ui: &Ui, lens: &mut Lens, room: Rect, map: &Response) -> Option<Place> {
    if !map.has_focus() {
        return None;
    }
    let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(map.id, arrows));
    let pressed = |key| ui.input(|input| input.key_pressed(key) && input.modifiers.is_none());
    let ways = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    for key in ways.into_iter().filter(|key| pressed(*key)) {
        if let Some(place) = lens::walked(lens.cursor, key) {
            lens.cursor = place;
            let disc = lens.disc(room);
            lens.reveal(room, Rect::from_center_size(disc.anchor(place), Vec2::splat(60.0)));
        }
    }
    (pressed(Key::Enter) || pressed(Key::Space)).then_some(lens.cursor)
}

/// Offers the tip of what lies under the pointer, or else under the cursor.
fn offer(
    ui: &Ui,
    sight: &Sight<'_>,
    map: &Response,
    spot: Spot,
    cursor: Option<Place>,
    disc: &Disc,
    pointer: Option<Pos2>,
) {
    let by_keys = cursor.is_some() && tips::reached_by_keys(map);
    let place = if by_keys { cursor } else { of_spot(spot) };
    if let Some(place) = place {
        let area = disc.bounds(disc.area(place));
        // AnteHell is everywhere around: its tip lies where the pointer is.
        let area = match (place, pointer) {
            (Place::AnteHell, Some(at)) if !by_keys => Rect::from_center_size(at, Vec2::splat(40.0)),
            (Place::AnteHell, _) => Rect::from_center_size(disc.anchor(place), Vec2::splat(40.0)),
            (Place::Sectio(_), _) => area,
        };
        let area = area.intersect(ui.max_rect());
        let under = ui.interact(area, map.id.with(place), Sense::hover());
        tips::offer_if(&under, by_keys, || words::tip(sight, place));
    } else if spot == Spot::Pentagram {
        let side = Vec2::splat(disc.court() * 1.4);
        let area = Rect::from_center_size(disc.middle, side).intersect(ui.max_rect());
        let under = ui.interact(area, map.id.with("pentagram"), Sense::hover());
        tips::offer(&under, || words::pentagram(sight));
    }
}
