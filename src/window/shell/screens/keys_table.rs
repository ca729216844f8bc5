//! The table of keys and actions, where a player can change the keys (manual appendix B).

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui::{Button, Id, Label, RichText, Stroke, Ui, vec2};

use super::settings::SettingsState;
use super::{Page, heading, say, tip};
use crate::look::palette::BLOOD;
use crate::look::{TARGET, bold, figures, icon_text_button, parchment};
use crate::shell::keys::{Action, Bindings, KEYS};
use crate::shell::settings::Preferences;

/// Binds the pressed key to the action that waits for one. Escape cancels. Keys that cannot be
/// bound do nothing.
pub(super) fn capture(state: &mut SettingsState, now: &mut Preferences, captured: Option<KeyCode>) {
    let (Some(action), Some(key)) = (state.waits, captured) else { return };
    if key == KeyCode::Escape {
        state.waits = None;
    } else if KEYS.contains(&key) {
        let other = Action::ALL.into_iter().find(|&other| other != action && now.bindings.key(other) == key);
        now.bindings.bind(action, key);
        state.swapped = other.map(|other| (now.bindings.label(other), other));
        state.waits = None;
    }
}

/// Draws the table.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, now: &mut Preferences, state: &mut SettingsState) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "settings-keys"));
        for action in Action::ALL {
            ui.push_id(action.key(), |ui| row(ui, page, now, state, action));
        }
        if let Some((key, other)) = &state.swapped {
            let action = page.text.say(&format!("key-{}", other.key()));
            let words = say!(page, "settings-keys-swapped", key = key.as_str(), action = action);
            ui.add(Label::new(bold(words).color(BLOOD)).wrap());
        }
        ui.add(Label::new(RichText::new(say!(page, "map-keys-held")).small()).wrap());
        ui.add_space(6.0);
        let reset = ui.add(icon_text_button(page.look, "undo", say!(page, "settings-keys-reset")));
        if tip(reset, say!(page, "client-settings-keys-reset-tip")).clicked() {
            now.bindings = Bindings::default();
            state.swapped = None;
        }
    });
}

fn row(ui: &mut Ui, page: &Page<'_>, now: &Preferences, state: &mut SettingsState, action: Action) {
    let words = page.text.say(&format!("key-{}", action.key()));
    let waits = state.waits == Some(action);
    ui.horizontal_wrapped(|ui| {
        let key = if waits { say!(page, "settings-keys-change") } else { now.bindings.label(action) };
        let mut button = Button::new(RichText::new(key).text_style(figures())).min_size(vec2(120.0, TARGET));
        if waits {
            button = button.stroke(Stroke::new(2.0, BLOOD));
        }
        let response = ui.add(button);
        // All buttons are disabled while the table waits for a key. Then the clicked button takes
        // the focus again.
        let asked = Id::new("settings-asked");
        if !waits && ui.is_enabled() && ui.data(|data| data.get_temp::<Action>(asked)) == Some(action) {
            response.request_focus();
            ui.data_mut(|data| data.remove::<Action>(asked));
        }
        if tip(response, say!(page, "client-settings-key-tip", action = words.as_str())).clicked() {
            state.waits = Some(action);
            state.swapped = None;
            ui.data_mut(|data| data.insert_temp(asked, action));
        }
        ui.label(&words);
    });
}
