//! The game in one picture, made for sharing: the map at the end, the count, prestige over time,
//! the great moments and the first awards.
//!
//! It is as large as the page shows at once, because what is saved is what is seen.

use bevy_egui::egui::{
    Align2, Color32, FontId, Frame, Label, Margin, Pos2, Rect, RichText, Sense, Shape, Stroke, TextStyle, TextWrapMode,
    Ui, Vec2, WidgetText, pos2, vec2,
};

use super::{FinalPage, symbol_of};
use crate::chronicle::annals::{Annals, History};
use crate::chronicle::{Teller, keys};
use crate::intent::Picturing;
use crate::look::palette::{ASH, BONE, ENGRAVED, GOLD, INK, PANEL};
use crate::look::{
    FIGURES, Medal, bold, family, house_colour, icon_text_button, line_width, medallion, paint_medallion, title,
};
use crate::rules::forces::Landmark;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::realm::hex::Direction;
use crate::shell::screens::graphs;
use crate::shell::screens::preview::{Layout, ground};
use crate::shell::screens::{Page, hexagon, say, tip};
use crate::sight::Wishes;

/// Width and height of the picture at most, in points.
const MOST: Vec2 = vec2(1540.0, 880.0);
/// The greatest width of the picture in heights.
const BROADEST: f32 = 1.8;
/// Height of the picture at least, in points. A lower window shows only a part of it.
const LEAST: f32 = 400.0;
/// Width below which it is not narrowed to keep its shape, in points.
const LEAST_WIDE: f32 = 1120.0;
/// Width of its margin, in points.
const EDGE: f32 = 16.0;
/// Share of the map in the height below the head. The graph has the rest.
const MAP: f32 = 0.7;
/// Sizes that the count and the moments can have, the largest first.
const SIZES: [f32; 8] = [2.0, 1.8, 1.65, 1.5, 1.35, 1.2, 1.1, 1.0];

/// Width of a crest at the end of a line of the graph, in points.
const CREST: f32 = 16.0;
/// Width of the space between the end of a line and its crest, in points.
const LEADER: f32 = 14.0;
/// Height of the title of the graph, in points.
const TITLE: f32 = 22.0;

/// Width of the sigil of a house beside the count, in points.
const SIGN: f32 = 26.0;

/// Number of great moments, and of awards.
const TOLD: (usize, usize) = (5, 3);

/// Draws the picture, and the button that saves it.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, annals: &Annals, wishes: &mut Wishes) {
    let foot = ui.clip_rect().bottom() - 2.0 * EDGE - 8.0;
    // The button stands above the picture.
    let whole = foot - ui.cursor().top() - 2.0 * page.look.target() >= LEAST;
    let save = ui.add_enabled(whole, icon_text_button(page.look, "save", say!(page, "poster-save")));
    let asked = tip(save, page.text.say(if whole { "poster-save-tip" } else { "poster-too-low" })).clicked();
    let frame = Frame::new().fill(INK).stroke(Stroke::new(2.0, ENGRAVED)).inner_margin(Margin::same(EDGE as i8));
    let seen = foot - ui.cursor().top();
    let high = seen.clamp(LEAST, MOST.y);
    let wide = (ui.available_width() - 2.0 * EDGE).min(MOST.x);
    let room = vec2(wide.min((high * BROADEST).max(LEAST_WIDE)), high);
    let shown = frame.show(ui, |ui| {
        let foot = ui.cursor().top() + room.y;
        ui.set_min_size(room);
        ui.set_max_width(room.x);
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = 24.0;
        head(ui, page, end);
        ui.horizontal_top(|ui| {
            let left = room.x * 0.5;
            let high = (foot - ui.cursor().top()).max(LEAST * MAP);
            ui.vertical(|ui| {
                ui.set_max_width(left);
                map(ui, page, end.table, vec2(left, high * MAP));
                ui.add_space(6.0);
                // A wide map is lower than its share.
                let rest = (foot - ui.cursor().top()).max(LEAST * (1.0 - MAP) / 2.0);
                graph(ui, page, end.table, &annals.history, vec2(left, rest));
            });
            ui.add_space(EDGE);
            ui.vertical(|ui| told(ui, page, end, annals, foot));
        });
    });
    if asked {
        let scale = ui.ctx().pixels_per_point();
        let corner = |at: Pos2| bevy::math::Vec2::new(at.x * scale, at.y * scale);
        let part = bevy::math::Rect::from_corners(corner(shown.response.rect.min), corner(shown.response.rect.max));
        wishes.push(Picturing::Part(part).into());
    }
}

/// Draws who won, how and when.
fn head(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    ui.horizontal(|ui| {
        match end.ending.winner {
            Some(seat) => {
                drop(medallion(ui, page.look, symbol_of(end.table, seat), 56.0, house_colour(seat), Medal::Circle));
            }
            None => drop(ui.add(page.look.image("vacant", 56.0, BONE))),
        }
        ui.vertical(|ui| {
            let words = match end.ending.winner {
                Some(seat) => say!(page, "final-winner", name = teller.seat_name(seat)),
                None => say!(page, "final-nobody"),
            };
            ui.label(RichText::new(words).text_style(title()).size(28.0).color(GOLD));
            let path = page.text.say(&format!("path-{}", keys::victory(end.ending.path)));
            ui.label(RichText::new(say!(page, "final-path", path = path, turn = end.ending.turn)).color(BONE));
        });
        let name = RichText::new(say!(page, "title-name")).text_style(title()).size(18.0).color(ASH);
        if ui.available_width() > line_width(ui, name.clone(), title()) + EDGE {
            let right = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Min);
            ui.with_layout(right, |ui| drop(ui.label(name)));
        }
    });
    ui.add_space(6.0);
}

/// Draws the map as it is at the end.
fn map(ui: &mut Ui, page: &Page<'_>, table: &Game, room: Vec2) {
    let board = table.realm().board();
    let (mut sheet, size) = Layout::fit(board, room, room.y, 3.0);
    let (place, _) = ui.allocate_exact_size(vec2(room.x, size.y.min(room.y)), Sense::hover());
    sheet.origin = place.min + vec2((room.x - size.x) / 2.0, 0.0);
    let painter = ui.painter_at(place);
    for canton in board.grid().cantons() {
        let centre = sheet.centre(board, canton);
        let soil = ground(table.realm().terrain(canton));
        painter.add(Shape::convex_polygon(hexagon(centre, sheet.radius), soil, Stroke::new(0.5, INK)));
        if let Some(owner) = table.realm().owner(canton) {
            let veil = house_colour(owner).gamma_multiply(0.55);
            painter.add(Shape::convex_polygon(hexagon(centre, sheet.radius * 0.96), veil, Stroke::NONE));
        }
    }
    // Borders and crests tell the houses apart without colours.
    for canton in board.grid().cantons() {
        let Some(owner) = table.realm().owner(canton) else { continue };
        let centre = sheet.centre(board, canton);
        let corners = hexagon(centre, sheet.radius * 0.94);
        for direction in Direction::ALL {
            if table.realm().owner(board.grid().step(canton, direction)) != Some(owner) {
                // The side to the east lies between the last and the first corner; the next
                // directions follow against the order of the corners.
                let first = (5 + 6 - direction as usize) % 6;
                painter.line_segment([corners[first], corners[(first + 1) % 6]], Stroke::new(1.5, BONE));
            }
        }
        let spot = Rect::from_center_size(centre, Vec2::splat(sheet.radius));
        page.look.image(symbol_of(table, owner), spot.width(), BONE.gamma_multiply(0.7)).paint_at(ui, spot);
    }
    for one in table.forces().places() {
        let rect = Rect::from_center_size(sheet.centre(board, one.canton), Vec2::splat(sheet.radius * 1.9));
        let colour = one.owner.map_or(BONE, house_colour);
        match one.landmark {
            Landmark::Pandemonium => paint_medallion(ui, page.look, "pandemonium", rect, colour, Medal::Hexagon),
            Landmark::Stronghold(seat) => {
                paint_medallion(ui, page.look, symbol_of(table, seat), rect, house_colour(seat), Medal::Circle);
            }
            Landmark::Power(_) => {
                let fill = hexagon(rect.center(), sheet.radius * 0.6);
                painter.add(Shape::convex_polygon(fill, INK, Stroke::new(1.5, colour)));
            }
        }
    }
}

/// Draws the prestige of all houses over time.
fn graph(ui: &mut Ui, page: &Page<'_>, table: &Game, history: &History, room: Vec2) {
    let (place, _) = ui.allocate_exact_size(room, Sense::hover());
    let painter = ui.painter_at(place);
    painter.rect(place, 2.0, PANEL, Stroke::new(1.0, ENGRAVED), bevy_egui::egui::StrokeKind::Inside);
    let small = FontId::new(13.0, family(FIGURES));
    painter.text(place.min + vec2(8.0, 4.0), Align2::LEFT_TOP, say!(page, "poster-prestige"), small.clone(), ASH);
    let all = history.turns.iter().flatten().flatten().map(|house| house.prestige);
    let (least, most) = all.fold((0, 1), |(least, most), one| (least.min(one), most.max(one)));
    // Each line ends at the crest of its house, and under the number of the highest point.
    let mut inside = place.shrink(10.0);
    inside.min.y = place.top() + TITLE;
    inside.max.x -= CREST + LEADER;
    painter.hline(inside.x_range(), inside.top(), Stroke::new(1.0, ENGRAVED.gamma_multiply(0.6)));
    let turns = history.turns.len().max(2);
    let point = |turn: usize, prestige: i32| -> Pos2 {
        let (x, y) = (turn as f32 / (turns - 1) as f32, (prestige - least) as f32 / (most - least).max(1) as f32);
        pos2(inside.left() + x * inside.width(), inside.bottom() - y * inside.height())
    };
    let mut ends: Vec<(Seat, Pos2)> = Vec::new();
    for seat in table.seats() {
        let line: Vec<Pos2> =
            (0..history.turns.len()).filter_map(|turn| Some(point(turn, history.at(turn, seat)?.prestige))).collect();
        ends.extend(line.last().map(|&end| (seat, end)));
        graphs::stroke(&painter, seat, &line, Stroke::new(2.0, house_colour(seat)));
    }
    ends.sort_by(|(_, one), (_, other)| one.y.total_cmp(&other.y));
    let step = CREST.min((place.height() - 4.0) / ends.len().max(1) as f32);
    let mut least = place.top() + 2.0 + step / 2.0;
    for (at, (seat, end)) in ends.iter().enumerate() {
        // Crests that would lie on each other make room, downwards as far as those below allow.
        let most = place.bottom() - 2.0 - step * ((ends.len() - at) as f32 - 0.5);
        let y = end.y.max(least).min(most);
        least = y + step;
        let spot = Rect::from_center_size(pos2(inside.right() + LEADER + CREST / 2.0, y), Vec2::splat(step));
        let leader = [*end, pos2(spot.left() - 1.0, y)];
        painter.line_segment(leader, Stroke::new(1.0, house_colour(*seat).gamma_multiply(0.7)));
        page.look.image(symbol_of(table, *seat), step, house_colour(*seat)).paint_at(ui, spot);
    }
    painter.text(pos2(inside.right(), place.top() + 4.0), Align2::RIGHT_TOP, most.to_string(), small, ASH);
}

/// Draws the count, the great moments and the first awards, down to `foot`.
fn told(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, annals: &Annals, foot: f32) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    ui.spacing_mut().item_spacing.y = 1.0;
    let moments = annals.moments.iter().take(TOLD.0).filter_map(|moment| {
        let told = teller.great_moment(moment)?;
        Some(say!(page, "poster-moment", turn = moment.turn, what = told.headline.as_str()))
    });
    let awards = annals.awards.iter().take(TOLD.1).map(|award| {
        let told = teller.award(award);
        let whose = told.detail.first().cloned().unwrap_or_default();
        say!(page, "poster-award", award = told.headline.as_str(), house = whose)
    });
    let seed = end.charter.map(|charter| say!(page, "poster-seed", seed = charter.settings.seed.to_string()));
    let parts: [(Vec<String>, Color32); 3] =
        [(moments.collect(), BONE), (awards.collect(), GOLD), (seed.into_iter().collect(), ASH)];
    let body = TextStyle::Body.resolve(ui.style()).size;
    let high = |ui: &Ui, words: &str, size: f32| {
        let words = WidgetText::from(RichText::new(words).size(body * size));
        words.into_galley(ui, Some(TextWrapMode::Wrap), ui.available_width(), TextStyle::Body).size().y
    };
    // The largest size at which everything finds room, so that no part of the picture stays empty.
    let room = foot - ui.cursor().top();
    let needs = |ui: &Ui, size: f32| -> f32 {
        let lines: f32 = parts.iter().flat_map(|(lines, _)| lines).map(|words| high(ui, words, size) + 1.0).sum();
        let counts = end.ending.count.len() as f32 * (SIGN * size + 1.0);
        lines + counts + 12.0 * size
    };
    let size = SIZES.into_iter().find(|&size| needs(ui, size) <= room).unwrap_or(1.0);
    for counted in &end.ending.count {
        ui.horizontal(|ui| {
            seat_sign(ui, page, end.table, counted.seat, SIGN * size);
            let name = bold(teller.seat_name(counted.seat)).color(if counted.eligible { BONE } else { ASH });
            ui.add(Label::new(name.size(body * size)).extend());
            ui.with_layout(bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center), |ui| {
                ui.label(RichText::new(counted.total().to_string()).size(18.0 * size).color(GOLD));
            });
        });
    }
    for (lines, colour) in &parts {
        ui.add_space(4.0 * size);
        for words in lines {
            // What finds no room is left out, the later the sooner.
            if ui.cursor().top() + high(ui, words, size) <= foot {
                ui.add(Label::new(RichText::new(words).size(body * size).color(*colour)).wrap());
            }
        }
    }
}

fn seat_sign(ui: &mut Ui, page: &Page<'_>, table: &Game, seat: Seat, side: f32) {
    drop(medallion(ui, page.look, symbol_of(table, seat), side, house_colour(seat), Medal::Circle));
}
