//! The codex as a sheet or a page: the list on the left, the open entry on the right.

use bevy_egui::egui::containers::menu::MenuButton;
use bevy_egui::egui::{
    Align, Button, Context, Id, Key, Layout, Modifiers, Popup, RichText, TextEdit, Ui, WidgetInfo, WidgetType, vec2,
};

use super::{Cover, Lectern, Now, Reading, entry};
use crate::chronicle::codex::{Codex, Entry, Family};
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE};
use crate::look::tips::Hint;
use crate::look::{TARGET, beside_bars, icon_button, icon_text_button, modal, scroll};
use crate::shell::keys::Action;
use crate::shell::screens::Page;
use crate::sight::Wishes;

/// The data that the codex is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The entries.
    pub codex: &'a Codex,
    /// The open entry, and the searched words.
    pub lectern: &'a Lectern,
    /// The point of the turn.
    pub now: Now,
}

/// Most answers that are listed.
const MOST: usize = 60;
/// Most visited entries in their menu.
const LATEST: usize = 14;
/// Height of a row of the list, in points.
const ROW: f32 = 28.0;

/// Draws the codex as a sheet over everything.
pub fn sheet(ctx: &Context, page: &Page<'_>, reader: &Reader<'_>, wishes: &mut Wishes) {
    if reader.lectern.cover != Cover::Codex {
        return;
    }
    let key = page.preferences.bindings.label(page.text, Action::Codex);
    let heading = say!(page, "panel-with-key", words = say!(page, "codex-title"), key = key);
    let size = vec2((ctx.content_rect().width() - 160.0).clamp(900.0, 1280.0), beside_bars(ctx).y.max(560.0));
    // Escape closes an open menu first.
    let escaped = !Popup::is_any_open(ctx) && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let closed = modal(ctx, page.look, "codex", ("info", &heading), &say!(page, "panel-close"), size, |ui| {
        leaf(ui, page, reader, wishes);
    });
    if closed || escaped {
        wishes.push(Reading::Close.into());
    }
}

/// Draws the contents of the codex into any room.
pub fn leaf(ui: &mut Ui, page: &Page<'_>, reader: &Reader<'_>, wishes: &mut Wishes) {
    let answers = answers(reader);
    let open = shown(reader, &answers);
    keys(ui, reader, &answers, wishes);
    bar(ui, page, reader, answers.len(), wishes);
    ui.add_space(4.0);
    let room = ui.available_size();
    // In a narrow window, list and entry share the height.
    if room.x < 480.0 {
        let low = (room.y * 0.34).max(0.0);
        ui.allocate_ui_with_layout(vec2(room.x, low), Layout::top_down(Align::Min), |ui| {
            ui.set_max_height(low);
            list(ui, page, reader, &answers, wishes);
        });
        ui.add_space(4.0);
        entry::entry(ui, page, reader, open, wishes);
        return;
    }
    let left = (room.x * 0.28).clamp(180.0, 330.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        ui.allocate_ui_with_layout(vec2(left, room.y), Layout::top_down(Align::Min), |ui| {
            ui.set_width(left);
            list(ui, page, reader, &answers, wishes);
        });
        ui.allocate_ui_with_layout(vec2(room.x - left - 12.0, room.y), Layout::top_down(Align::Min), |ui| {
            ui.set_width(room.x - left - 12.0);
            entry::entry(ui, page, reader, open, wishes);
        });
    });
}

/// Returns the answers to the typed words; none if nothing was typed.
fn answers<'a>(reader: &Reader<'a>) -> Vec<&'a Entry> {
    if reader.lectern.sought.trim().is_empty() { Vec::new() } else { reader.codex.search(&reader.lectern.sought) }
}

/// Returns the entry on the page: the chosen answer while the codex is searched, or else the open
/// entry.
fn shown<'a>(reader: &Reader<'a>, answers: &[&'a Entry]) -> Option<&'a Entry> {
    let lectern = reader.lectern;
    let glance = answers.get(lectern.pointed.min(MOST - 1)).filter(|_| lectern.glances).copied();
    glance.or_else(|| reader.codex.entry(lectern.history.now()?))
}

/// Reads the keys: history, and the answers of the search.
fn keys(ui: &Ui, reader: &Reader<'_>, answers: &[&Entry], wishes: &mut Wishes) {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::ALT, Key::ArrowLeft) {
        wishes.push(Reading::Back.into());
    }
    if pressed(Modifiers::ALT, Key::ArrowRight) {
        wishes.push(Reading::Forward.into());
    }
    if answers.is_empty() || !ui.memory(|memory| memory.has_focus(Id::new(SEARCH))) {
        return;
    }
    let (at, last) = (reader.lectern.pointed, answers.len().min(MOST) - 1);
    if pressed(Modifiers::NONE, Key::ArrowDown) {
        wishes.push(Reading::Point((at + 1).min(last)).into());
    }
    if pressed(Modifiers::NONE, Key::ArrowUp) {
        wishes.push(Reading::Point(at.saturating_sub(1)).into());
    }
    if let (true, Some(chosen)) = (pressed(Modifiers::NONE, Key::Enter), answers.get(at.min(last))) {
        wishes.push(Reading::Turn(chosen.id.clone()).into());
    }
}

/// The name of the search field.
const SEARCH: &str = "codex-search-field";

/// Draws the buttons of the history and the search field.
fn bar(ui: &mut Ui, page: &Page<'_>, reader: &Reader<'_>, found: usize, wishes: &mut Wishes) {
    ui.horizontal(|ui| {
        let history = &reader.lectern.history;
        ui.add_enabled_ui(history.can_go_back(), |ui| {
            let back = icon_button(ui, page.look, "left", &say!(page, "codex-back"));
            if back.hint_disabled(say!(page, "disabled-first-entry")).clicked() {
                wishes.push(Reading::Back.into());
            }
        });
        ui.add_enabled_ui(history.can_go_forward(), |ui| {
            let forward = icon_button(ui, page.look, "right", &say!(page, "codex-forward"));
            if forward.hint_disabled(say!(page, "disabled-last-entry")).clicked() {
                wishes.push(Reading::Forward.into());
            }
        });
        visited(ui, page, reader, wishes);
        ui.add(page.look.image("search", 18.0, ASH));
        let mut words = reader.lectern.sought.clone();
        let label = say!(page, "codex-search");
        let wide = (ui.available_width() - 120.0).clamp(60.0, 420.0);
        let field = TextEdit::singleline(&mut words).id(Id::new(SEARCH)).hint_text(&label).desired_width(wide);
        let field = ui.add(field.min_size(vec2(0.0, TARGET)).vertical_align(Align::Center));
        field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &label));
        // Whoever opens the codex can type at once.
        if ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
        }
        if words != reader.lectern.sought {
            wishes.push(Reading::Seek(words).into());
        }
        if !reader.lectern.sought.trim().is_empty() && ui.available_width() > 80.0 {
            ui.label(RichText::new(say!(page, "codex-found", n = found)).small().color(ASH));
        }
    });
}

/// Draws the menu of the entries that were visited before, the latest first.
fn visited(ui: &mut Ui, page: &Page<'_>, reader: &Reader<'_>, wishes: &mut Wishes) {
    let history = &reader.lectern.history;
    if !history.can_go_back() && !history.can_go_forward() {
        return;
    }
    let button = icon_text_button(
        page.look,
        "log",
        if ui.available_width() > 620.0 { say!(page, "codex-visited") } else { String::new() },
    );
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        ui.set_max_width(320.0);
        for entry in history.latest().take(LATEST).filter_map(|id| reader.codex.entry(id)) {
            if ui.button(&entry.title).clicked() {
                wishes.push(Reading::Turn(entry.id.clone()).into());
                ui.close();
            }
        }
    });
    let label = say!(page, "codex-visited");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
}

fn list(ui: &mut Ui, page: &Page<'_>, reader: &Reader<'_>, answers: &[&Entry], wishes: &mut Wishes) {
    scroll(ui, "codex-list", |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if !reader.lectern.sought.trim().is_empty() {
            if answers.is_empty() {
                ui.label(RichText::new(say!(page, "codex-search-none")).color(ASH));
            }
            for (at, entry) in answers.iter().take(MOST).enumerate() {
                let now = reader.lectern.history.now() == Some(entry.id.as_str());
                let pointed = if reader.lectern.glances { at == reader.lectern.pointed } else { now };
                // Entries of one title are told apart by their families.
                let twin = answers.iter().any(|other| other.id != entry.id && other.title == entry.title);
                let family = page.text.say(&entry.family.name());
                let words = if twin { format!("{} ({family})", entry.title) } else { entry.title.clone() };
                let response = row(ui, page, &entry.icon, &words, pointed, 0.0);
                if pointed && !ui.is_rect_visible(response.rect) {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    wishes.push(Reading::Turn(entry.id.clone()).into());
                }
            }
            return;
        }
        for family in Family::ALL {
            ui.push_id(family.key(), |ui| folder(ui, page, reader, family, wishes));
        }
    });
}

/// Draws a family, and its entries if it is unfolded.
fn folder(ui: &mut Ui, page: &Page<'_>, reader: &Reader<'_>, family: Family, wishes: &mut Wishes) {
    let open = reader.lectern.family == Some(family);
    let name = page.text.say(&family.name());
    let words = say!(page, "codex-contents", family = name, n = reader.codex.family(family).count());
    let response = row(ui, page, if open { "down" } else { family.icon() }, &words, false, 0.0);
    if response.clicked() {
        wishes.push(Reading::Unfold(family).into());
    }
    if !open {
        return;
    }
    let now = reader.lectern.history.now();
    for entry in reader.codex.family(family) {
        let chosen = now == Some(entry.id.as_str());
        let response = row(ui, page, "", &entry.title, chosen, 18.0);
        let shown = Id::new("codex-shown");
        let fresh = ui.data(|data| data.get_temp::<String>(shown)) != Some(entry.id.clone());
        if chosen && fresh {
            response.scroll_to_me(Some(Align::Center));
            ui.data_mut(|data| data.insert_temp(shown, entry.id.clone()));
        }
        if response.clicked() {
            wishes.push(Reading::Turn(entry.id.clone()).into());
        }
    }
}

/// Draws a row of the list as a button over its whole width.
fn row(ui: &mut Ui, page: &Page<'_>, icon: &str, words: &str, chosen: bool, indent: f32) -> bevy_egui::egui::Response {
    ui.horizontal(|ui| {
        ui.add_space(indent);
        let wide = ui.available_width();
        ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
            let text = RichText::new(words).size(15.0);
            let button = if icon.is_empty() {
                Button::new(text)
            } else {
                Button::new((page.look.image(icon, 16.0, BONE), text)).image_tint_follows_text_color(true)
            };
            ui.add(button.selected(chosen).frame_when_inactive(chosen).wrap().min_size(vec2(wide, ROW)))
        })
        .inner
    })
    .inner
}
