//! The preferences, all on one page. Changes take effect at once.

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui::{Label, RichText, Slider, Ui};

use super::{BACK, Page, beside, focus_first, heading, just_opened, keys_table, one_of, say, screen, small, tip};
use crate::look::{bold, icon_text_button, parchment, quoted};
use crate::shell::keys::Action;
use crate::shell::settings::{Counsel, Face, Preferences, WindowShape};
use crate::sight::Wishes;

/// Interface scales that can be chosen, in percent.
const SCALES: std::ops::RangeInclusive<u32> = 75..=200;
/// Playback speeds that can be chosen, in percent; 0 shows the result at once.
pub(super) const SPEEDS: [u32; 6] = [50, 100, 200, 400, 800, 0];

/// The state of the screen.
#[derive(Clone, Debug, Default)]
pub struct SettingsState {
    /// The action that waits for its new key.
    pub(super) waits: Option<Action>,
    /// The key that was bound last, and the action that received another key in exchange.
    pub(super) swapped: Option<(String, Action)>,
    /// The scale under the slider, until the pointer is released. A page that changes its size
    /// during the drag would move the slider.
    scale: Option<u32>,
}

impl SettingsState {
    /// True if the next key is to be bound to an action and must do nothing else. Escape cancels.
    #[must_use]
    pub const fn capturing(&self) -> bool {
        self.waits.is_some()
    }
}

/// Draws the page. Returns the preferences if they have changed. `captured` is the key that was
/// pressed in this frame.
pub fn show(
    ui: &mut Ui,
    page: &Page<'_>,
    state: &mut SettingsState,
    captured: Option<KeyCode>,
    wishes: &mut Wishes,
) -> Option<Preferences> {
    let opened = just_opened(ui, "settings");
    if opened {
        *state = SettingsState::default();
    }
    let mut now = page.preferences.clone();
    let waited = state.capturing();
    keys_table::capture(state, &mut now, captured);
    let mut unwanted = Wishes::new();
    ui.scope(|ui| {
        // A key that is being bound must not press a button as well.
        if waited {
            ui.disable();
        }
        let mut reset = false;
        let mut form = (&mut now, &mut *state);
        screen(
            ui,
            page,
            ("settings", &say!(page, "settings-title")),
            BACK,
            if waited { &mut unwanted } else { wishes },
            |ui, _| {
                ui.horizontal_wrapped(|ui| {
                    let button = ui.add(icon_text_button(page.look, "undo", say!(page, "settings-reset")));
                    reset = tip(button, say!(page, "client-settings-reset-tip")).clicked();
                    small(ui, say!(page, "settings-saved"));
                });
            },
            |ui, _| {
                beside(
                    ui,
                    0.5,
                    &mut form,
                    |ui, (now, state)| {
                        display(ui, page, now, &mut state.scale, opened);
                        ui.add_space(12.0);
                        motion(ui, page, now);
                    },
                    |ui, (now, state)| keys_table::show(ui, page, now, state),
                );
            },
        );
        if reset {
            now = Preferences { last_charter: now.last_charter.take(), ..Preferences::default() };
        }
    });
    (now != *page.preferences).then_some(now)
}

fn display(ui: &mut Ui, page: &Page<'_>, now: &mut Preferences, held: &mut Option<u32>, opened: bool) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "settings-display"));
        ui.label(say!(page, "settings-window"));
        let shapes = [
            (WindowShape::Windowed, "settings-window-windowed"),
            (WindowShape::Borderless, "settings-window-borderless"),
        ];
        one_of(
            ui,
            &mut now.window,
            shapes.map(|(shape, id)| (shape, page.text.say(id), page.text.say(&format!("client-{id}-tip")))),
        );
        ui.label(say!(page, "settings-scale"));
        let mut scale = held.unwrap_or(now.scale_percent);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().slider_width = 220.0;
            let slider = Slider::new(&mut scale, SCALES).step_by(5.0).show_value(false);
            let slider = tip(ui.add(slider), say!(page, "settings-scale-tip"));
            ui.label(bold(say!(page, "percent", n = scale)));
            if opened {
                focus_first(&slider);
            }
            *held = if slider.dragged() { Some(scale) } else { None };
            if !slider.dragged() {
                now.scale_percent = scale.clamp(*SCALES.start(), *SCALES.end());
            }
        });
        let presets =
            [75, 100, 125, 150, 200].map(|n| (n, say!(page, "percent", n = n), say!(page, "settings-scale-tip")));
        one_of(ui, &mut now.scale_percent, presets);
        ui.add_space(8.0);
        heading(ui, &say!(page, "settings-text"));
        let faces = [(Face::Serif, "settings-face-serif"), (Face::Legible, "settings-face-legible")];
        one_of(
            ui,
            &mut now.face,
            faces.map(|(face, id)| (face, page.text.say(id), page.text.say(&format!("client-{id}-tip")))),
        );
        ui.add(Label::new(say!(page, "settings-face-sample")).wrap());
        ui.add(Label::new(quoted(say!(page, "settings-face-sample"))).wrap());
    });
}

fn motion(ui: &mut Ui, page: &Page<'_>, now: &mut Preferences) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "settings-motion"));
        let still = ui.checkbox(&mut now.reduced_motion, say!(page, "settings-reduced-motion"));
        tip(still, say!(page, "settings-reduced-motion-tip"));
        let battles = ui.checkbox(&mut now.show_battles, say!(page, "settings-show-battles"));
        tip(battles, say!(page, "settings-show-battles-tip"));
        ui.add_space(4.0);
        ui.label(RichText::new(say!(page, "settings-playback-speed")));
        one_of(
            ui,
            &mut now.playback_percent,
            SPEEDS.map(|speed| (speed, pace(page, speed), say!(page, "client-settings-speed-tip"))),
        );
        counsel(ui, page, now);
    });
}

/// Draws the amount of counsel, and the button that tells everything again.
fn counsel(ui: &mut Ui, page: &Page<'_>, now: &mut Preferences) {
    ui.add_space(4.0);
    ui.label(RichText::new(say!(page, "counsel-amount")));
    let amounts = [
        (Counsel::None, "counsel-amount-none"),
        (Counsel::Some, "counsel-amount-some"),
        (Counsel::All, "counsel-amount-all"),
    ];
    let tips = amounts.map(|(amount, id)| (amount, page.text.say(id), say!(page, "counsel-amount-tip")));
    one_of(ui, &mut now.counsel, tips);
    let button = icon_text_button(page.look, "undo", say!(page, "counsel-again"));
    if tip(ui.add_enabled(!now.heard.is_empty(), button), say!(page, "counsel-again-tip")).clicked() {
        now.heard.clear();
    }
}

/// Returns a speed in words: "× 2", or "At once".
pub(super) fn pace(page: &Page<'_>, percent: u32) -> String {
    match percent {
        0 => say!(page, "playback-speed-instant"),
        percent if percent % 100 == 0 => say!(page, "playback-speed-n", n = percent / 100),
        percent => say!(page, "playback-speed-n", n = format!("{:.1}", f64::from(percent) / 100.0)),
    }
}
