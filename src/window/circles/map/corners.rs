//! What lies in the corners of the map's room: the permanent events, the Rank Track and the decks.
//!
//! The corners are stepped, so that they leave the disc of the whole map free. Over a magnified map
//! they lie on top.

use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};
use circles::rules::ids::{DaemonKind, Sphere};

use super::super::picture;
use super::super::sight::Sight;
use super::super::thing::Thing;
use super::geometry;
use super::ground::COPPER;
use super::lettering;
use crate::look::palette::{ASH, BONE, ENGRAVED, INK, PANEL, RAISED};
use crate::look::tips::{self, Hint, Tip};
use crate::look::{BOLD, FIGURES, Line, family};
use crate::parlour::tile::Depicted;
use crate::shell::screens::say;

/// Height of the box of a permanent event, and the most width that it takes, in points.
const BOX: Vec2 = Vec2::new(200.0, 34.0);
/// Side of a tile of the Rank Track, in points.
const TILE: f32 = 30.0;
/// Distance of things in a corner, in points.
const GAP: f32 = 3.0;
/// Rows of the Rank Track.
const ROWS: usize = 4;

/// Draws the corners.
pub fn draw(ui: &mut Ui, sight: &Sight<'_>, room: Rect) {
    spheres(ui, sight, room);
    track(ui, sight, room);
    decks(ui, sight, room);
}

/// Returns the width beside the whole map between two heights of its room.
fn beside(room: Rect, top: f32, bottom: f32) -> f32 {
    let disc = geometry::whole(room);
    let middle = disc.middle.y;
    let near = if top <= middle && middle <= bottom { 0.0 } else { (top - middle).abs().min((bottom - middle).abs()) };
    let half = (disc.radius.powi(2) - near.powi(2)).max(0.0).sqrt();
    (room.width() / 2.0 - half - GAP).max(0.0)
}

fn id(ui: &Ui, what: &str, at: usize) -> Id {
    ui.id().with((what, at))
}

/// Adds a box that is looked at, with its words for screen readers. It takes clicks from the map under
/// it.
fn looked_at(ui: &Ui, id: Id, area: Rect, words: &str) -> Response {
    let response = ui.interact(area, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words));
    response
}

/// Draws the permanent events of Heaven, Earth and Hell.
fn spheres(ui: &Ui, sight: &Sight<'_>, room: Rect) {
    for (at, sphere) in Sphere::ALL.into_iter().enumerate() {
        let top = room.top() + (BOX.y + GAP) * at as f32;
        let width = beside(room, top, top + BOX.y).clamp(BOX.y, BOX.x);
        let area = Rect::from_min_size(pos2(room.left(), top), vec2(width, BOX.y));
        let card = sight.game().permanent(sphere);
        let label = sight.words().sphere(sphere);
        let event = card.map(|card| sight.words().hell_card(card));
        let event = event.unwrap_or_else(|| say!(sight, "circles-ui-map-no-event"));
        let title = say!(sight, "circles-ui-map-event", sphere = label.as_str(), event = event.as_str());
        let response = looked_at(ui, id(ui, "sphere", at), area, &title);
        let painter = ui.painter();
        let colour = if card.is_some() { BONE } else { ENGRAVED };
        painter.rect(area, 3.0, PANEL, Stroke::new(1.0, COPPER), StrokeKind::Inside);
        let icon = match sphere {
            Sphere::Heaven => "flying",
            Sphere::Earth => "canton",
            Sphere::Hell => "hellfire",
        };
        let mark = Rect::from_center_size(pos2(area.left() + BOX.y / 2.0, area.center().y), Vec2::splat(22.0));
        sight.look.image(icon, 22.0, colour).paint_at(ui, mark);
        let room_for_words = area.width() - BOX.y - 4.0;
        if room_for_words > 30.0 {
            let left = area.left() + BOX.y;
            let small = lettering::set(painter, &label, FontId::new(10.0, family(BOLD)), COPPER, room_for_words);
            painter.galley(pos2(left, area.top() + 3.0), small, COPPER);
            let words = lettering::set(painter, &event, FontId::new(13.0, family(BOLD)), colour, room_for_words);
            painter.galley(pos2(left, area.bottom() - words.size().y - 3.0), words, colour);
        }
        tips::offer(&response, || {
            let rules = match card {
                Some(card) => sight.words().event_rules(sight.catalog.hell_card(card).event),
                None => vec![say!(sight, "circles-ui-map-no-event-tip")],
            };
            Tip { title, lines: rules.into_iter().map(Line::Text).collect(), term: None }
        });
    }
}

/// Draws the Rank Track from the upper right corner: daemons that have not acted, in their order.
fn track(ui: &Ui, sight: &Sight<'_>, room: Rect) {
    let daemons = sight.game().track();
    let font = FontId::new(11.0, family(BOLD));
    let words = ui.painter().layout_no_wrap(say!(sight, "circles-ui-map-track"), font, COPPER);
    let head =
        Rect::from_min_size(pos2(room.right() - words.size().x - 8.0, room.top()), words.size() + vec2(8.0, 2.0));
    if daemons.is_empty() {
        return;
    }
    let response = looked_at(ui, id(ui, "track", 0), head, words.text());
    ui.painter().rect_filled(head, 3.0, PANEL);
    ui.painter().galley(head.min + vec2(4.0, 1.0), words, COPPER);
    response.hint(say!(sight, "circles-ui-map-track-tip"));
    let mut left = daemons;
    let mut serial = 1;
    for row in 0..ROWS {
        let top = head.bottom() + GAP + (TILE + GAP) * row as f32;
        let fit = ((beside(room, top, top + TILE).min(260.0) + GAP) / (TILE + GAP)).floor() as usize;
        let (now, later) = left.split_at(fit.max(1).min(left.len()));
        // The last tile says how many are left, if not all are shown.
        let cut = row + 1 == ROWS && !later.is_empty();
        for (at, kind) in now.iter().enumerate() {
            let x = room.right() - (TILE + GAP) * (now.len() - at) as f32 + GAP;
            let area = Rect::from_min_size(pos2(x, top), Vec2::splat(TILE));
            if cut && at + 1 == now.len() {
                rest(ui, sight, area, &left[at..]);
            } else {
                runner(ui, sight, area, *kind, serial);
            }
            serial += 1;
        }
        left = later;
        if left.is_empty() {
            break;
        }
    }
}

/// Draws a daemon on the Rank Track.
fn runner(ui: &Ui, sight: &Sight<'_>, area: Rect, kind: DaemonKind, serial: usize) {
    let seat = sight.game().daemon(kind).map(|(seat, _)| seat);
    let colour = seat.map_or(ASH, |seat| sight.colour(seat));
    let name = sight.teller().daemon(kind);
    let owner = seat.map_or_else(String::new, |seat| sight.teller().seat(seat));
    let spoken = say!(sight, "circles-ui-map-runner", n = serial, daemon = name.as_str(), seat = owner.as_str());
    let response = looked_at(ui, id(ui, "track", serial), area, &spoken);
    let painter = ui.painter();
    let (fill, weight) = if serial == 1 { (RAISED, 2.4) } else { (PANEL, 1.2) };
    painter.rect(area, 3.0, fill, Stroke::new(weight, colour), StrokeKind::Inside);
    picture::paint(painter, area.shrink(2.5), &sight.catalog.daemon(kind).id, colour);
    if let Some(seat) = seat {
        let mark = Rect::from_min_max(area.max - Vec2::splat(13.0), area.max - Vec2::splat(1.0));
        painter.rect_filled(mark.expand(1.0), 2.0, INK);
        sight.look.image(sight.sign(seat), 12.0, colour).paint_at(ui, mark);
    }
    if serial == 1 {
        badge(ui, area.left_top() + vec2(7.0, 7.0), "1", BONE);
    }
    tips::offer(&response, || {
        let mut tip = Thing::Daemon(kind).tip(sight);
        tip.lines.insert(0, Line::Text(spoken));
        tip
    });
}

/// Draws how many more daemons are on the Rank Track.
fn rest(ui: &Ui, sight: &Sight<'_>, area: Rect, daemons: &[DaemonKind]) {
    let names = sight.teller().daemons(daemons);
    let response = looked_at(ui, id(ui, "track-rest", 0), area, &names);
    ui.painter().rect(area, 3.0, PANEL, Stroke::new(1.0, COPPER), StrokeKind::Inside);
    let words = format!("+{}", daemons.len());
    ui.painter().text(area.center(), Align2::CENTER_CENTER, words, FontId::new(14.0, family(FIGURES)), BONE);
    response.hint(names);
}

fn badge(ui: &Ui, at: Pos2, words: &str, colour: Color32) {
    ui.painter().circle(at, 7.0, INK, Stroke::new(1.0, colour));
    ui.painter().text(at, Align2::CENTER_CENTER, words, FontId::new(11.0, family(BOLD)), colour);
}

/// Draws how many cards are left in the decks, up from the lower left corner.
fn decks(ui: &Ui, sight: &Sight<'_>, room: Rect) {
    let hidden = sight.view.hidden();
    let hell = hidden.hell + hidden.rigged.len();
    let all = [
        ("card", hidden.arcana, say!(sight, "circles-ui-map-arcana", n = hidden.arcana)),
        ("hellfire", hell, say!(sight, "circles-ui-map-hell", n = hell)),
        ("infernal", hidden.daemons, say!(sight, "circles-ui-map-daemons", n = hidden.daemons)),
    ];
    for (at, (icon, count, meaning)) in all.into_iter().enumerate() {
        let low = room.bottom() - 26.0 * at as f32;
        let area = Rect::from_min_max(pos2(room.left(), low - 24.0), pos2(room.left() + 54.0, low));
        let response = looked_at(ui, id(ui, "deck", at), area, &meaning);
        ui.painter().rect(area, 3.0, PANEL, Stroke::new(1.0, ENGRAVED), StrokeKind::Inside);
        let mark = Rect::from_center_size(area.left_center() + vec2(14.0, 0.0), Vec2::splat(16.0));
        sight.look.image(icon, 16.0, ASH).paint_at(ui, mark);
        let at = area.right_center() - vec2(7.0, 0.0);
        ui.painter().text(at, Align2::RIGHT_CENTER, count.to_string(), FontId::new(14.0, family(FIGURES)), BONE);
        response.hint(meaning);
    }
}
