//! The round table, seen from one chair: the other devils around it, what happens in its middle,
//! one's own realm and hand before it, and at its side what is asked.

use bevy_egui::egui::{
    Align, CentralPanel, FontId, Frame, Key, Label, Layout, Margin, Panel, Rect, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use bevy_egui::helpers::bevy_to_egui_physical_key;
use oaths::rules::ids::{HandCard, Seat};
use oaths::rules::step::Step;
use oaths::rules::war::Side;

use super::Tabling;
use super::choice;
use super::desktop::{Desktop, Leaf};
use super::lesson;
use super::place;
use super::sheets;
use super::sight::Sight;
use super::story;
use super::thing::{Size, Thing, Tile, alike, heaps};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, GOLD, PANEL, RAISED};
use crate::look::tips::{Hint, cut};
use crate::look::{FIGURES, bold, family, icon_button, section, title};
use crate::parlour::Slips;
use crate::shell::keys::Action;
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Width of the panel at the side, in points, and the share of a wide window that it may take.
const SIDE: f32 = 348.0;
const SHARE: f32 = 0.36;
/// Greatest width of the table, in points.
const WIDEST: f32 = 1640.0;

/// Draws the table.
pub fn show(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop, slips: &mut Slips, wishes: &mut Wishes) {
    keys(ui, sight, desktop, wishes);
    let bar = Frame::new().fill(PANEL).inner_margin(Margin::symmetric(10, 5));
    Panel::top("oaths-bar").frame(bar).show(ui, |ui| top_bar(ui, sight, desktop));
    let width = SIDE.max(ui.available_width() * 0.22).min(ui.available_width() * SHARE).min(460.0);
    let side = Frame::new().fill(PANEL).inner_margin(Margin::symmetric(12, 8));
    Panel::right("oaths-side").frame(side).resizable(false).exact_size(width).show(ui, |ui| {
        choice::panel(ui, sight, desktop, wishes);
    });
    CentralPanel::default().frame(Frame::new().inner_margin(Margin::symmetric(10, 6))).show(ui, |ui| {
        // In a very wide window the table lies in the middle: nobody looks from wall to wall.
        let spare = ((ui.max_rect().width() - WIDEST) / 2.0).max(0.0).floor();
        let room = ui.max_rect().shrink2(vec2(spare, 0.0));
        felt(ui, room);
        let own = (room.height() * 0.41).clamp(170.0, 340.0);
        // The clerk of a lesson needs room for his words.
        let share = if sight.parlour.taught() { 0.5 } else { 0.64 };
        let around = ((room.height() - own) * share).clamp(120.0, 460.0);
        let rows = [around, room.height() - own - around, own];
        let mut top = room.top();
        let mut areas = rows.map(|height| {
            let area = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), height));
            top += height;
            area
        });
        areas[2] = areas[2].shrink2(vec2(0.0, 2.0));
        inside(ui, areas[0], |ui| others(ui, sight, desktop));
        inside(ui, areas[1], |ui| middle(ui, sight, wishes));
        inside(ui, areas[2], |ui| own_side(ui, sight, desktop));
    });
    sheets::show(&ui.ctx().clone(), sight, desktop, slips, wishes);
}

fn inside(ui: &mut Ui, area: Rect, add: impl FnOnce(&mut Ui)) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).layout(Layout::top_down(Align::Min)));
    ui.set_clip_rect(ui.clip_rect().intersect(area.expand(2.0)));
    add(&mut ui);
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
fn keys(ui: &Ui, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes) {
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
    for (asked, leaf) in [
        (acts(Action::Menu), Leaf::Menu),
        (letter(Key::L), Leaf::Log),
        (letter(Key::P), Leaf::Promises),
        (acts(Action::Codex), Leaf::Codex(String::new())),
    ] {
        if asked {
            let open = std::mem::discriminant(&desktop.leaf) == std::mem::discriminant(&leaf);
            desktop.leaf = if open { Leaf::None } else { leaf };
        }
    }
    if desktop.leaf != Leaf::None {
        return;
    }
    if sight.chair.telling().is_some() {
        if idle && (pressed(Key::Space) || pressed(Key::Enter)) {
            wishes.push(Tabling::TellOn.into());
        }
        if letter(Key::S) {
            wishes.push(Tabling::TellAll.into());
        }
        return;
    }
    for (action, wish) in
        [(Action::Seal, Tabling::HandIn), (Action::Undo, Tabling::Undo), (Action::Redo, Tabling::Redo)]
    {
        if acts(action) {
            wishes.push(wish.into());
        }
    }
}

/// Returns a text that names the key of an action.
pub(super) fn with_key(sight: &Sight<'_>, id: &str, action: Action) -> String {
    sight.text.say_with(id, &[("key", sight.preferences.bindings.label(sight.text, action).into())])
}

fn top_bar(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
    ui.horizontal(|ui| {
        if icon_button(ui, sight.look, "seal", &with_key(sight, "oaths-ui-menu-tip", Action::Menu)).clicked() {
            desktop.leaf = Leaf::Menu;
        }
        let game = sight.game();
        let numbers = &sight.catalog.numbers;
        let round = say!(sight, "oaths-ui-round", n = game.round(), of = numbers.rounds);
        ui.label(bold(round)).hint(say!(sight, "oaths-ui-round-tip"));
        if let Some(step) = game.due() {
            ui.label(RichText::new("·").color(ASH));
            cut(ui, RichText::new(sight.teller().phase(step)).text_style(title()).size(18.0));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (icon, meaning, leaf) in [
                ("info", with_key(sight, "oaths-ui-codex-tip", Action::Codex), Leaf::Codex(String::new())),
                ("log", say!(sight, "oaths-ui-log-tip"), Leaf::Log),
                ("loyalty", say!(sight, "oaths-ui-promises-tip"), Leaf::Promises),
            ] {
                if icon_button(ui, sight.look, icon, &meaning).clicked() {
                    desktop.leaf = leaf;
                }
            }
        });
    });
}

/// Draws the places of the other devils, from the left of the chair to its right.
fn others(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
    let players = sight.game().players();
    let around: Vec<Seat> = (1..players).map(|step| Seat(((sight.seat().index() + step) % players) as u8)).collect();
    let gap = 6.0;
    let room = ui.max_rect();
    let width = ((room.width() - gap * (around.len() - 1) as f32) / around.len() as f32).min(400.0);
    let all = width * around.len() as f32 + gap * (around.len() - 1) as f32;
    let left = room.center().x - all / 2.0;
    for (at, seat) in around.into_iter().enumerate() {
        let place =
            Rect::from_min_size(pos2(left + at as f32 * (width + gap), room.top()), vec2(width, room.height() - 4.0));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt(("place", seat.0)));
        place::show(&mut ui, sight, seat, desktop);
    }
}

/// Draws what happens in the middle: what is told, or who fights, or what lies there.
fn middle(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    if sight.chair.telling().is_some() {
        return story::stage(ui, sight, wishes);
    }
    let game = sight.game();
    let conflict = game.conflict();
    if let (true, Some(_), Some(step)) = (sight.parlour.taught(), sight.chair.desk(), game.due()) {
        let room = ui.max_rect().shrink2(vec2(0.0, 4.0));
        let left = (game.vacant().len().min(2) as f32) * (Size::Usual.points().x + 8.0);
        let realms = Rect::from_min_size(room.min, vec2(left, room.height()));
        inside(ui, realms, |ui| {
            ui.horizontal(|ui| {
                for &realm in game.vacant().iter().take(2) {
                    Tile::new(Thing::Realm(realm), Size::Usual).show(ui, sight);
                }
            });
        });
        return inside(ui, room.with_min_x(room.left() + left), |ui| lesson::clerk(ui, sight, step, wishes));
    }
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt("middle").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
            for &realm in game.vacant() {
                Tile::new(Thing::Realm(realm), Size::Usual).show(ui, sight);
            }
            ui.vertical(|ui| {
                ui.set_max_width(260.0);
                for (icon, id, n) in [
                    ("card", "oaths-ui-deck", sight.view.hidden().deck),
                    ("card", "oaths-ui-specials-deck", sight.view.hidden().special_deck),
                    ("delete", "oaths-ui-discard", game.discard().len()),
                ] {
                    let row = ui.horizontal(|ui| {
                        ui.add(sight.look.image(icon, 16.0, ASH));
                        ui.label(RichText::new(sight.text.say_with(id, &[("n", n.into())])).small());
                    });
                    row.response.hint(sight.text.say(&format!("{id}-tip")));
                }
                if game.trading().silence || game.trading().virtue || game.trading().world_war {
                    for (holds, id) in [
                        (game.trading().silence, "oaths-ui-silence"),
                        (game.trading().virtue, "oaths-ui-virtue"),
                        (game.trading().world_war, "oaths-ui-world-war"),
                    ] {
                        if holds {
                            ui.add(Label::new(RichText::new(sight.text.say(id)).small().color(EMBER)).wrap());
                        }
                    }
                }
            });
            // After a conflict the game still knows its combats, but they are over.
            if matches!(game.due(), Some(Step::War(_))) {
                for battle in &conflict.battles {
                    sides(ui, sight, &battle.sides, "oaths-ui-battle");
                }
                for siege in &conflict.sieges {
                    let defender = Side { members: vec![siege.defender], colour: siege.colour };
                    sides(ui, sight, &[siege.attackers.clone(), defender], "oaths-ui-siege");
                }
            }
        });
    });
}

/// Draws the sides of a combat.
fn sides(ui: &mut Ui, sight: &Sight<'_>, sides: &[Side], id: &str) {
    let frame = Frame::new().fill(RAISED).stroke(Stroke::new(1.0, EMBER)).inner_margin(Margin::symmetric(8, 5));
    let shown = frame.show(ui, |ui| {
        ui.vertical(|ui| {
            ui.label(RichText::new(sight.text.say(id)).small().color(EMBER));
            ui.horizontal(|ui| {
                for (at, side) in sides.iter().enumerate() {
                    if at > 0 {
                        ui.add(sight.look.image("cross", 18.0, EMBER));
                    }
                    for &member in &side.members {
                        Tile::new(Thing::Devil(member), Size::Small).show(ui, sight);
                    }
                    if let Some(colour) = side.colour {
                        choice::swatch(ui, sight, colour);
                    }
                }
            });
        });
    });
    shown.response.hint(sight.text.say(&format!("{id}-tip")));
}

/// Draws one's own devil, realm, tabled cards and hand.
fn own_side(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
    let seat = sight.seat();
    let domain = sight.game().domain(seat);
    let room = ui.max_rect();
    let painter = ui.painter();
    painter.rect(room, 4.0, PANEL, Stroke::new(1.5, sight.colour(seat)), StrokeKind::Inside);
    let inner = room.shrink2(vec2(10.0, 6.0));
    let head = 210.0_f32.min(inner.width() * 0.3);
    let hand = (inner.width() - head) * 0.48;
    let columns = [head, inner.width() - head - hand, hand];
    let mut left = inner.left();
    let areas = columns.map(|width| {
        let area = Rect::from_min_size(pos2(left, inner.top()), vec2(width - 8.0, inner.height()));
        left += width;
        area
    });
    inside(ui, areas[0], |ui| {
        ui.horizontal_top(|ui| {
            let devil = Tile::new(Thing::Devil(seat), Size::Usual).used(super::thing::Use::Free).show(ui, sight);
            if devil.clicked() {
                desktop.leaf = Leaf::Domain(seat);
            }
            match domain.realm {
                Some(realm) => drop(Tile::new(Thing::Realm(realm), Size::Usual).show(ui, sight)),
                None => drop(ui.label(RichText::new(say!(sight, "oaths-ui-no-realm")).color(EMBER))),
            }
        });
        place::numbers(ui, sight, seat);
        place::bonds(ui, sight, seat);
    });
    inside(ui, areas[1], |ui| {
        section(ui, &say!(sight, "oaths-ui-tabled", n = domain.cards().count())).hint(say!(
            sight,
            "oaths-ui-tabled-tip",
            n = sight.catalog.numbers.most_tabled
        ));
        ScrollArea::vertical().id_salt("tabled").auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(5.0);
                for (_, heap) in heaps(sight, &domain.tabled) {
                    Tile::new(Thing::Card(heap[0]), Size::Usual).times(heap.len()).show(ui, sight);
                }
                for cast in &domain.casts {
                    let badge = say!(sight, "oaths-ui-cast");
                    Tile::new(Thing::Card(cast.ritual), Size::Usual).badge(badge).show(ui, sight);
                }
                for (_, heap) in heaps(sight, &domain.earth) {
                    let badge = say!(sight, "oaths-ui-on-earth");
                    Tile::new(Thing::Card(heap[0]), Size::Usual).times(heap.len()).badge(badge).show(ui, sight);
                }
                let magic = sight.view.hidden().magic[seat.index()];
                if magic > 0 {
                    ui.label(say!(sight, "oaths-ui-magic", n = magic)).hint(say!(sight, "oaths-ui-magic-tip"));
                }
            });
        });
    });
    inside(ui, areas[2], |ui| {
        section(ui, &say!(sight, "oaths-ui-hand", n = domain.hand.len())).hint(say!(sight, "oaths-ui-hand-tip"));
        ScrollArea::vertical().id_salt("hand").auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(5.0);
                let mut held = alike(domain.hand.cards());
                held.sort_by_key(|(card, _)| matches!(card, HandCard::Paper(_)));
                for (card, count) in held {
                    Tile::new(Thing::Hand(card), Size::Usual).times(count).show(ui, sight);
                }
            });
        });
    });
}

/// Draws a number with an icon and its meaning.
pub(super) fn tally(ui: &mut Ui, sight: &Sight<'_>, icon: &'static str, n: impl ToString, meaning: String) {
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
