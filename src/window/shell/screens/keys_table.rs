//! The table of keys and actions, where a player can change keys and mouse buttons (manual
//! appendix B).

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui::{Button, Id, Label, Response, RichText, Stroke, Ui, vec2};

use super::settings::{SettingsState, contains};
use super::{Page, heading, say, small, tip};
use crate::look::palette::{BLOOD, SEPIA};
use crate::look::{bold, figures, icon_text_button, parchment, target};
use crate::shell::keys::{Action, Bindings, KEYS, Preset, Press, SideButton, key_cap};
use crate::shell::pad::glyph;
use crate::shell::settings::Preferences;

/// An action that took its key or button from another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swapped {
    now: Action,
    press: Press,
    other: Action,
}

/// Binds what was pressed to the action that waits for it. Escape cancels. Keys that cannot be
/// bound do nothing.
pub(super) fn capture(state: &mut SettingsState, now: &mut Preferences, captured: Option<Press>) {
    let (Some(action), Some(press)) = (state.waits, captured) else { return };
    let known = match press {
        Press::Key(KeyCode::Escape) => {
            state.waits = None;
            return;
        }
        Press::Key(key) => KEYS.contains(&key),
        Press::Button(_) => true,
    };
    if known {
        let other = now.bindings.rival(action, press);
        now.bindings.bind(action, press);
        state.swapped = other.map(|other| Swapped { now: action, press, other });
        state.waits = None;
    }
}

/// True if each word of the search is in the name of an action, its key, or the heading.
pub(super) fn meant(page: &Page<'_>, action: Action, sought: &str) -> bool {
    let bindings = &page.preferences.bindings;
    let button = bindings.button(action).map_or_else(String::new, |button| mouse(page, button));
    let words = [
        page.text.say(&format!("key-{}", action.key())),
        bindings.label(page.text, action),
        button,
        say!(page, "settings-keys"),
        say!(page, "settings-keys-also"),
    ];
    contains(&words, sought)
}

/// Draws the table.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, now: &mut Preferences, state: &mut SettingsState) {
    let sought = state.sought.clone();
    let rows = || Action::ALL.into_iter().filter(|&action| meant(page, action, &sought));
    if rows().next().is_none() {
        return;
    }
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "settings-keys"));
        small(ui, say!(page, "settings-keys-how"));
        if sought.is_empty() {
            presets(ui, page, now, state);
        }
        for action in rows() {
            ui.push_id(action.key(), |ui| row(ui, page, now, state, action));
        }
        small(ui, say!(page, "map-keys-held"));
    });
}

/// Draws the ready-made arrangements. The present one is marked.
fn presets(ui: &mut Ui, page: &Page<'_>, now: &mut Preferences, state: &mut SettingsState) {
    ui.horizontal_wrapped(|ui| {
        for preset in Preset::ALL {
            let id = format!("settings-preset-{}", preset.key());
            let came = Bindings::of(preset);
            let button = Button::new(page.text.say(&id)).selected(now.bindings == came).min_size(vec2(0.0, target(ui)));
            if tip(ui.add(button), page.text.say(&format!("{id}-tip"))).clicked() {
                now.bindings = came;
                state.swapped = None;
            }
        }
    });
    ui.add_space(6.0);
}

fn row(ui: &mut Ui, page: &Page<'_>, now: &mut Preferences, state: &mut SettingsState, action: Action) {
    let words = page.text.say(&format!("key-{}", action.key()));
    ui.horizontal_top(|ui| {
        let response = key_button(ui, page, now, state, action);
        if tip(response, say!(page, "settings-key-tip", action = words.as_str())).clicked() {
            state.waits = Some(action);
            state.swapped = None;
            ui.data_mut(|data| data.insert_temp(asked(), action));
        }
        // A long name breaks beside the key, not under it.
        ui.horizontal_wrapped(|ui| {
            ui.set_min_height(target(ui));
            ui.label(&words);
            if let Some(button) = glyph(page.text, action).filter(|_| page.preferences.gamepad) {
                let meaning = say!(page, "settings-pad-tip", button = button.as_str(), action = words.as_str());
                let label = say!(page, "settings-pad", button = button.as_str());
                tip(ui.label(RichText::new(label).small().color(SEPIA)), meaning);
            }
            let came = Bindings::default();
            let changed =
                came.key(action) != now.bindings.key(action) || came.button(action) != now.bindings.button(action);
            if changed {
                let button = ui.add(icon_text_button(page.look, "undo", "").min_size(vec2(target(ui), target(ui))));
                if tip(button, say!(page, "settings-put-back-tip", value = cap(page, &came, action))).clicked() {
                    now.bindings.restore(action);
                    state.swapped = None;
                }
            }
        });
    });
    if let Some(swapped) = state.swapped.as_ref().filter(|swapped| swapped.now == action) {
        ui.add(Label::new(bold(conflict(page, &now.bindings, swapped)).color(BLOOD)).wrap());
    }
}

/// The action whose button was clicked last.
fn asked() -> Id {
    Id::new("settings-asked")
}

fn key_button(ui: &mut Ui, page: &Page<'_>, now: &Preferences, state: &SettingsState, action: Action) -> Response {
    let waits = state.waits == Some(action);
    let key = if waits { say!(page, "settings-keys-change") } else { cap(page, &now.bindings, action) };
    let mut button = Button::new(RichText::new(key).text_style(figures())).min_size(vec2(120.0, target(ui)));
    if waits {
        button = button.stroke(Stroke::new(2.0, BLOOD));
    }
    let response = ui.add(button);
    // All buttons are disabled while the table waits for a key. Then the clicked button takes the
    // focus again.
    if !waits && ui.is_enabled() && ui.data(|data| data.get_temp::<Action>(asked())) == Some(action) {
        response.request_focus();
        ui.data_mut(|data| data.remove::<Action>(asked()));
    }
    response
}

/// Returns the key of an action, and its mouse button if it has one.
fn cap(page: &Page<'_>, bindings: &Bindings, action: Action) -> String {
    let key = bindings.label(page.text, action);
    match bindings.button(action) {
        Some(button) => say!(page, "settings-key-and-button", key = key, button = mouse(page, button)),
        None => key,
    }
}

fn mouse(page: &Page<'_>, button: SideButton) -> String {
    page.text.say(&format!("mouse-{}", button.key()))
}

/// Tells which other action had the key, and what that action has now.
fn conflict(page: &Page<'_>, bindings: &Bindings, swapped: &Swapped) -> String {
    let other = page.text.say(&format!("key-{}", swapped.other.key()));
    match swapped.press {
        Press::Key(key) => {
            let now = bindings.label(page.text, swapped.other);
            say!(page, "settings-keys-swapped", key = key_cap(page.text, key), action = other, other = now)
        }
        Press::Button(button) => {
            say!(page, "settings-buttons-taken", button = mouse(page, button), action = other)
        }
    }
}
