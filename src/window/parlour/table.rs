//! The frame of every table, seen from one chair: the table itself, and at its side what is asked.

use ::table::seats::Seat;
use bevy_egui::egui::{
    Align, CentralPanel, Context, FontId, Frame, Key, Layout, Margin, Panel, Rect, Response, RichText, Sense, Stroke,
    Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use bevy_egui::helpers::bevy_to_egui_physical_key;

use super::desktop::{Desktop, Leaf};
use super::flow::Tabling;
use super::laid::{self, Laid, Round};
use super::menu::{Slips, menu};
use super::panel;
use super::sight::Sight;
use super::story;
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, GOLD, PANEL};
use crate::look::tips::{Hint, cut};
use crate::look::{FIGURES, bold, family, icon_button, sheet};
use crate::shell::keys::Action;
use crate::shell::screens::{Page, say};
use crate::sight::Wishes;

/// Width of the panel at the side, in points, and the share of a wide window that it may take.
const SIDE: f32 = 348.0;
const SHARE: f32 = 0.36;
/// Greatest width of the table, in points.
const WIDEST: f32 = 1640.0;

/// Draws the table.
pub(crate) fn show<G: Laid>(
    ui: &mut Ui,
    sight: &Sight<'_, G>,
    desktop: &mut Desktop<G>,
    slips: &mut Slips,
    wishes: &mut Wishes,
) {
    keys(ui, sight, desktop, wishes);
    let bar = Frame::new().fill(PANEL).inner_margin(Margin::symmetric(10, 5));
    Panel::top("table-bar").frame(bar).show(ui, |ui| top_bar(ui, sight, desktop));
    let width = SIDE.max(ui.available_width() * 0.22).min(ui.available_width() * SHARE).min(460.0);
    let side = Frame::new().fill(PANEL).inner_margin(Margin::symmetric(12, 8));
    Panel::right("table-side").frame(side).resizable(false).exact_size(width).show(ui, |ui| {
        panel::show(ui, sight, desktop, wishes);
    });
    CentralPanel::default().frame(Frame::new().inner_margin(Margin::symmetric(10, 6))).show(ui, |ui| {
        // In a very wide window the table lies in the middle: nobody looks from wall to wall.
        let spare = ((ui.max_rect().width() - WIDEST) / 2.0).max(0.0).floor();
        let room = ui.max_rect().shrink2(vec2(spare, 0.0));
        G::lay(ui, sight, desktop, wishes, room);
    });
    sheets(&ui.ctx().clone(), sight, desktop, slips, wishes);
}

/// Draws a round table: three rows, of which the middle one tells what happens.
pub(crate) fn rows<G: Round>(
    ui: &mut Ui,
    sight: &Sight<'_, G>,
    desktop: &mut Desktop<G>,
    wishes: &mut Wishes,
    room: Rect,
) {
    felt(ui, room);
    let own = (room.height() * G::OWN_SIDE).clamp(170.0, 400.0);
    // The clerk of a lesson needs room for his words.
    let share = if sight.parlour.taught() { G::OTHERS.1 } else { G::OTHERS.0 };
    let around = ((room.height() - own) * share).clamp(120.0, 460.0);
    // In the smallest window at the largest scale the lowest row ends below the window.
    let rows = [around, (room.height() - own - around).max(60.0), own];
    let mut top = room.top();
    let mut areas = rows.map(|height| {
        let area = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), height));
        top += height;
        area
    });
    areas[2] = areas[2].shrink2(vec2(0.0, 2.0));
    inside(ui, areas[0], |ui| G::others(ui, sight, desktop));
    inside(ui, areas[1], |ui| {
        if sight.chair.telling().is_some() {
            story::stage(ui, sight, wishes);
        } else {
            G::middle(ui, sight, desktop, wishes);
        }
    });
    inside(ui, areas[2], |ui| G::own_side(ui, sight, desktop));
}

/// Draws within an area of a table.
pub(crate) fn inside(ui: &mut Ui, area: Rect, add: impl FnOnce(&mut Ui)) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).layout(Layout::top_down(Align::Min)));
    ui.set_clip_rect(ui.clip_rect().intersect(area.expand(2.0)));
    add(&mut ui);
}

/// Draws the places of the others, from the left of the chair to its right.
pub(crate) fn around(ui: &mut Ui, seat: Seat, players: usize, mut place: impl FnMut(&mut Ui, Seat)) {
    let around: Vec<Seat> = (1..players).map(|step| Seat(((seat.index() + step) % players) as u8)).collect();
    let gap = 6.0;
    let room = ui.max_rect();
    let width = ((room.width() - gap * (around.len() - 1) as f32) / around.len() as f32).min(400.0);
    let all = width * around.len() as f32 + gap * (around.len() - 1) as f32;
    let left = room.center().x - all / 2.0;
    for (at, seat) in around.into_iter().enumerate() {
        let area =
            Rect::from_min_size(pos2(left + at as f32 * (width + gap), room.top()), vec2(width, room.height() - 4.0));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt(("place", seat.0)));
        place(&mut ui, seat);
    }
}

/// Draws the head of a place: the tile of its devil, and the name, the player and what is waited for
/// beside it. In a narrow place the name stands above the tile and the last line under it, so that
/// both have the whole width. Returns true if the tile was clicked.
pub(crate) fn head(
    ui: &mut Ui,
    (name, player, waits): (String, String, Option<String>),
    tile: impl FnOnce(&mut Ui) -> Response,
) -> bool {
    /// Least width of a place in which a name fits beside the tile, in points.
    const BROAD: f32 = 140.0;
    let narrow = ui.available_width() < BROAD;
    let name = |ui: &mut Ui| drop(cut(ui, bold(&name)));
    let waits = |ui: &mut Ui| {
        if let Some(waits) = &waits {
            cut(ui, RichText::new(waits).small().color(EMBER));
        }
    };
    if narrow {
        name(ui);
    }
    let tile = ui.horizontal_top(|ui| {
        let tile = tile(ui);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            if !narrow {
                name(ui);
            }
            cut(ui, RichText::new(player).small().color(ASH));
            if !narrow {
                waits(ui);
            }
        });
        tile
    });
    if narrow {
        waits(ui);
    }
    tile.inner.clicked()
}

/// Divides one's own side into three columns: a head of at most so many points and such a share of
/// the room, what lies on the table, and the hand with its share of the rest.
pub(crate) fn columns(room: Rect, head: f32, share: f32, hand: f32) -> [Rect; 3] {
    let head = head.min(room.width() * share);
    let hand = (room.width() - head) * hand;
    let mut left = room.left();
    [head, room.width() - head - hand, hand].map(|width| {
        let area = Rect::from_min_size(pos2(left, room.top()), vec2(width - 8.0, room.height()));
        left += width;
        area
    })
}

/// Paints the edge of the round table under everything.
fn felt(ui: &Ui, room: Rect) {
    let painter = ui.painter();
    let centre = room.center();
    for (grow, weight) in [(0.0, 1.5), (-6.0, 0.75), (-26.0, 0.5)] {
        let half = room.size() / 2.0 + Vec2::splat(grow) - vec2(4.0, 2.0);
        let points = (0..96_u8).map(|at| {
            let angle = f32::from(at) / 96.0 * std::f32::consts::TAU;
            centre + vec2(half.x * angle.cos(), half.y * angle.sin())
        });
        let line =
            bevy_egui::egui::Shape::closed_line(points.collect(), Stroke::new(weight, ENGRAVED.gamma_multiply(0.5)));
        painter.add(line);
    }
}

/// Reads the keys of the table. Actions that the main game has too have the player's keys; the
/// others are fixed letters, and give way to them.
fn keys<G: Laid>(ui: &Ui, sight: &Sight<'_, G>, desktop: &mut Desktop<G>, wishes: &mut Wishes) {
    let ctx = ui.ctx();
    if ctx.text_edit_focused() {
        return;
    }
    let bindings = &sight.preferences.bindings;
    let bound = |action: Action| bevy_to_egui_physical_key(&bindings.key(action));
    let pressed = |key: Key| ctx.input(|input| input.key_pressed(key) && input.modifiers.is_none());
    let acts = |action: Action| bound(action).is_some_and(pressed);
    let letter = |key: Key| {
        let taken = [Action::Menu, Action::Codex, Action::Seal, Action::Undo, Action::Redo];
        pressed(key) && !taken.into_iter().any(|action| bound(action) == Some(key))
    };
    let idle = ctx.memory(|memory| memory.focused().is_none());
    if pressed(Key::Escape) {
        desktop.leaf = if desktop.leaf == Leaf::None { Leaf::Menu } else { Leaf::None };
    }
    let mut leaves =
        vec![(acts(Action::Menu), Leaf::Menu), (letter(Key::L), Leaf::Log), (acts(Action::Codex), laid::codex())];
    leaves.extend(G::ways(sight).into_iter().map(|way| (letter(way.key), Leaf::Own(way.sheet))));
    for (_, leaf) in leaves.into_iter().filter(|(asked, _)| *asked) {
        desktop.turn(leaf);
    }
    if desktop.leaf != Leaf::None {
        return;
    }
    if sight.chair.telling().is_some() {
        if idle && (pressed(Key::Space) || pressed(Key::Enter)) {
            wishes.push(G::intent(Tabling::TellOn));
        }
        if letter(Key::S) {
            wishes.push(G::intent(Tabling::TellAll));
        }
        return;
    }
    for (action, wish) in
        [(Action::Seal, Tabling::HandIn), (Action::Undo, Tabling::Undo), (Action::Redo, Tabling::Redo)]
    {
        if acts(action) {
            wishes.push(G::intent(wish));
        }
    }
}

/// Returns a text that names the key of an action.
pub(crate) fn with_key(sight: &Page<'_>, id: &str, action: Action) -> String {
    sight.text.say_with(id, &[("key", sight.preferences.bindings.label(sight.text, action).into())])
}

fn top_bar<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>, desktop: &mut Desktop<G>) {
    ui.horizontal(|ui| {
        if icon_button(ui, sight.look, "seal", &with_key(sight, "parlour-menu-tip", Action::Menu)).clicked() {
            desktop.leaf = Leaf::Menu;
        }
        G::heading(ui, sight);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut leaves = vec![
                ("info", with_key(sight, "parlour-codex-tip", Action::Codex), laid::codex()),
                ("log", say!(sight, "parlour-log-tip"), Leaf::Log),
            ];
            leaves.extend(G::ways(sight).into_iter().map(|way| (way.icon, way.meaning, Leaf::Own(way.sheet))));
            for (icon, meaning, leaf) in leaves {
                if icon_button(ui, sight.look, icon, &meaning).clicked() {
                    desktop.leaf = leaf;
                }
            }
        });
    });
}

/// Draws the open sheet.
fn sheets<G: Laid>(
    ctx: &Context,
    sight: &Sight<'_, G>,
    desktop: &mut Desktop<G>,
    slips: &mut Slips,
    wishes: &mut Wishes,
) {
    match &desktop.leaf {
        Leaf::None => {}
        Leaf::Menu => {
            let mut done = false;
            let closed = open(ctx, sight, ("seal", "parlour-menu"), vec2(470.0, 600.0), |ui| {
                done = menu(ui, sight, (sight.parlour, sight.chair.seat()), slips, wishes);
            });
            if closed || done {
                desktop.leaf = Leaf::None;
            }
        }
        Leaf::Log => {
            let closed = open(ctx, sight, ("log", "parlour-log"), vec2(760.0, 620.0), |ui| {
                bevy_egui::egui::ScrollArea::vertical()
                    .id_salt("table-log")
                    .auto_shrink([false, false])
                    .stick_to_bottom(true)
                    .show(ui, |ui| story::log(ui, sight));
            });
            if closed {
                desktop.leaf = Leaf::None;
            }
        }
        Leaf::Codex(_) | Leaf::Own(_) => G::sheet(ctx, sight, desktop, wishes),
    }
}

/// Draws a sheet over a table. Returns true if it was closed.
pub(crate) fn open(
    ctx: &Context,
    page: &Page<'_>,
    (icon, id): (&str, &str),
    size: Vec2,
    add: impl FnOnce(&mut Ui),
) -> bool {
    sheet(ctx, page.look, id, (icon, &page.text.say(id)), &say!(page, "parlour-close"), size, add)
}

/// Draws a number with an icon and its meaning.
pub(crate) fn tally(ui: &mut Ui, sight: &Page<'_>, icon: &'static str, n: impl ToString, meaning: String) {
    let colour = if icon == "prestige" { GOLD } else { BONE };
    let font = FontId::new(16.0, family(FIGURES));
    let words = ui.painter().layout_no_wrap(n.to_string(), font, BONE);
    // One widget, so that a row wraps between two numbers and not within one.
    let (rect, response) = ui.allocate_exact_size(vec2(20.0 + words.size().x, 22.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &meaning));
    let mark = Rect::from_center_size(rect.left_center() + vec2(8.0, 0.0), Vec2::splat(16.0));
    sight.look.image(icon, 16.0, colour).paint_at(ui, mark);
    ui.painter().galley(pos2(rect.left() + 19.0, rect.center().y - words.size().y / 2.0), words, BONE);
    response.hint(meaning);
}
