//! The search over everything in sight: a field, and what answers. Keys alone are enough.

use bevy_egui::egui::{
    Align, Button, Context, Id, Key, Layout, Modifiers, RichText, ScrollArea, TextEdit, Ui, WidgetInfo, WidgetType,
    vec2,
};

use super::found::{Found, found, go, more};
use super::{Lectern, Reading};
use crate::chronicle::codex::Codex;
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE};
use crate::look::{TARGET, bold, modal};
use crate::shell::keys::Action;
use crate::sight::{Sight, Wishes};

/// The name of the field.
const FIELD: &str = "finder-field";

/// Draws the search over everything.
pub fn finder(ctx: &Context, sight: &Sight<'_>, codex: &Codex, lectern: &Lectern, wishes: &mut Wishes) {
    let answers = found(sight, codex, &lectern.wanted);
    let last = answers.len().saturating_sub(1);
    let at = lectern.pointed.min(last);
    let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::NONE, Key::ArrowDown) {
        wishes.push(Reading::Point((at + 1).min(last)).into());
    }
    if pressed(Modifiers::NONE, Key::ArrowUp) {
        wishes.push(Reading::Point(at.saturating_sub(1)).into());
    }
    let escaped = pressed(Modifiers::NONE, Key::Escape);
    // Shift leads to the codex, where there is an entry for it.
    let (read, chosen) = (pressed(Modifiers::SHIFT, Key::Enter), pressed(Modifiers::NONE, Key::Enter));
    if let Some(answer) = answers.get(at) {
        if let (true, Some(id)) = (read, more(sight, &answer.goal)) {
            wishes.push(Reading::Open(Some(id)).into());
        } else if chosen || read {
            wishes.extend(go(sight, &answer.goal));
        }
    }
    let key = sight.preferences.bindings.label(sight.text, Action::Finder);
    let heading = say!(sight, "panel-with-key", words = say!(sight, "codex-finder-title"), key = key);
    let size = vec2(620.0, 520.0);
    let closed = modal(ctx, sight.look, "finder", ("search", &heading), &say!(sight, "panel-close"), size, |ui| {
        field(ui, sight, lectern, wishes);
        let foot = 26.0;
        let room = ui.available_height() - foot;
        ScrollArea::vertical().id_salt("finder").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            if answers.is_empty() {
                ui.label(RichText::new(say!(sight, "codex-finder-none")).color(ASH));
            }
            for (index, answer) in answers.iter().enumerate() {
                ui.push_id(index, |ui| row(ui, sight, answer, index == at, wishes));
            }
        });
        ui.label(RichText::new(say!(sight, "codex-finder-how")).small().color(ASH));
    });
    if closed || escaped {
        wishes.push(Reading::Close.into());
    }
}

fn field(ui: &mut Ui, sight: &Sight<'_>, lectern: &Lectern, wishes: &mut Wishes) {
    let mut words = lectern.wanted.clone();
    let hint = say!(sight, "codex-finder-hint");
    let field = TextEdit::singleline(&mut words).id(Id::new(FIELD)).hint_text(&hint).desired_width(f32::INFINITY);
    let field = ui.add(field.min_size(vec2(0.0, TARGET)).vertical_align(Align::Center));
    field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &hint));
    if ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
    if words != lectern.wanted {
        wishes.push(Reading::Find(words).into());
    }
}

fn row(ui: &mut Ui, sight: &Sight<'_>, answer: &Found, chosen: bool, wishes: &mut Wishes) {
    let wide = ui.available_width();
    let response = ui
        .with_layout(Layout::top_down_justified(Align::Min), |ui| {
            let button = Button::new("").selected(chosen).frame_when_inactive(chosen).min_size(vec2(wide, 40.0));
            ui.add(button)
        })
        .inner;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &answer.title));
    if ui.is_rect_visible(response.rect) {
        let inside = response.rect.shrink2(vec2(8.0, 4.0));
        let mut within = ui
            .new_child(bevy_egui::egui::UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
        within.spacing_mut().item_spacing.x = 10.0;
        within.add(sight.look.image(answer.picture.clone(), 26.0, BONE));
        within.add(bevy_egui::egui::Label::new(bold(&answer.title)).truncate().selectable(false));
        within.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let note = RichText::new(&answer.note).small().color(ASH);
            ui.add(bevy_egui::egui::Label::new(note).truncate().selectable(false));
        });
    }
    if chosen {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        wishes.extend(go(sight, &answer.goal));
    }
}
