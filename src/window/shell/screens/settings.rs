//! The preferences, all on one page that can be searched. Changes take effect at once.
//!
//! The page is drawn from the table of [`ROWS`]; the keys have a table of their own. Each row shows
//! its name, its values, what it came with, and a button that puts it back.
//!
//! Not here: what a preference does, and the file (see [`settings`](crate::shell::settings)).

use bevy_egui::egui::{Align, Id, Key, Label, Modifiers, ScrollArea, Slider, TextEdit, Ui, vec2};
use table_text::languages;

use super::{
    BACK, Page, beside, focus_first, framed, heading, just_opened, keys_table, named, one_of, say, small, tip,
};
use crate::look::{bold, following, icon_button, icon_text_button, parchment, quoted, target};
use crate::shell::keys::{Action, Press};
use crate::shell::settings::{Group, Kind, Preferences, ROWS, Row};
use crate::sight::Wishes;

/// The state of the screen.
#[derive(Clone, Debug, Default)]
pub struct SettingsState {
    /// What the player searches for.
    pub sought: String,
    /// The action that waits for its new key.
    pub(super) waits: Option<Action>,
    /// What was bound last, the action that has it now, and the action that lost it.
    pub(super) swapped: Option<keys_table::Swapped>,
    /// The scale under the slider, until the pointer is released. A page that changes its size
    /// during the drag would move the slider.
    held: Option<u32>,
}

impl SettingsState {
    /// True if the next key is to be bound to an action and must do nothing else. Escape cancels.
    #[must_use]
    pub const fn capturing(&self) -> bool {
        self.waits.is_some()
    }
}

/// Draws the page. Returns the preferences if they have changed. `captured` is the key or button
/// that was pressed in this frame.
pub fn show(
    ui: &mut Ui,
    page: &Page<'_>,
    state: &mut SettingsState,
    captured: Option<Press>,
    wishes: &mut Wishes,
) -> Option<Preferences> {
    let opened = just_opened(ui, "settings");
    if opened {
        *state = SettingsState { sought: std::mem::take(&mut state.sought), ..SettingsState::default() };
    }
    let waited = state.capturing();
    let mut form = Form { now: page.preferences.clone(), state, opened };
    keys_table::capture(form.state, &mut form.now, captured);
    // Escape first clears the search. The page must not see it then.
    if !waited && !form.state.sought.is_empty() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    {
        form.state.sought.clear();
    }
    let left = ui.scope(|ui| {
        // A key that is being bound must not press a button as well.
        if waited {
            ui.disable();
        }
        let title = say!(page, "settings-title");
        framed(
            ui,
            page,
            ("settings", &title),
            &page.text.say(BACK.1),
            &mut form,
            |ui, form| foot(ui, page, &mut form.now),
            |ui, form| {
                search(ui, page, form);
                ScrollArea::vertical().id_salt("settings").auto_shrink([false, false]).show(ui, |ui| {
                    following(ui, |ui| {
                        beside(
                            ui,
                            0.55,
                            form,
                            |ui, form| Group::ALL.into_iter().for_each(|group| sheet(ui, page, form, group)),
                            |ui, form| keys_table::show(ui, page, &mut form.now, form.state),
                        );
                    });
                });
            },
        )
    });
    if left.inner && !waited {
        wishes.push(BACK.0);
    }
    (form.now != *page.preferences).then_some(form.now)
}

/// What the page changes while it is drawn.
struct Form<'a> {
    now: Preferences,
    state: &'a mut SettingsState,
    opened: bool,
}

fn foot(ui: &mut Ui, page: &Page<'_>, now: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        let button = ui.add(icon_text_button(page.look, "undo", say!(page, "settings-reset")));
        if tip(button, say!(page, "settings-reset-tip")).clicked() {
            *now = now.reset();
        }
        small(ui, say!(page, "settings-saved"));
    });
}

/// Draws the search box. Ctrl+F goes to it.
fn search(ui: &mut Ui, page: &Page<'_>, form: &mut Form<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.add(page.look.image("search", 22.0, ui.visuals().text_color()));
        let width = (ui.available_width() - target(ui) - 16.0).clamp(80.0, 460.0);
        let field = TextEdit::singleline(&mut form.state.sought)
            .id(Id::new("settings-sought"))
            .hint_text(say!(page, "settings-search"))
            .char_limit(40)
            .desired_width(width)
            .min_size(vec2(0.0, target(ui)))
            .vertical_align(Align::Center);
        let field = named(ui.add(field), &say!(page, "settings-search"));
        let field = tip(field, say!(page, "settings-search-tip"));
        if form.opened {
            focus_first(&field);
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
            field.request_focus();
        }
        if !form.state.sought.is_empty() {
            if icon_button(ui, page.look, "close", &say!(page, "settings-search-clear")).clicked() {
                form.state.sought.clear();
            }
            let found = ROWS.iter().filter(|row| meant(page, row, &form.state.sought)).count();
            let keys = Action::ALL.into_iter().filter(|&action| keys_table::meant(page, action, &form.state.sought));
            ui.label(say!(page, "settings-search-found", n = found + keys.count()));
        }
    });
    ui.add_space(4.0);
}

/// True if each word of the search is in the name or the meaning of a row.
#[must_use]
pub fn meant(page: &Page<'_>, row: &Row, sought: &str) -> bool {
    let name = format!("settings-{}", row.key);
    let mut words: Vec<String> = ["", "-tip", "-also"].map(|part| page.text.say(&format!("{name}{part}"))).into();
    words.push(page.text.say(&format!("settings-group-{}", row.group.key())));
    for value in row.values() {
        let (value, meaning) = spoken(page, row, value);
        words.extend([value, meaning]);
    }
    contains(&words, sought)
}

/// True if each word of the search is in one of these texts, however it is written.
pub(super) fn contains(texts: &[String], sought: &str) -> bool {
    let texts = texts.join("\n").to_lowercase();
    sought.to_lowercase().split_whitespace().all(|word| texts.contains(word))
}

/// Draws the rows of a group that the search leaves.
fn sheet(ui: &mut Ui, page: &Page<'_>, form: &mut Form<'_>, group: Group) {
    let sought = form.state.sought.clone();
    let rows = || ROWS.iter().filter(|row| row.group == group && meant(page, row, &sought));
    if rows().next().is_none() {
        return;
    }
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &page.text.say(&format!("settings-group-{}", group.key())));
        for row in rows() {
            ui.push_id(row.key, |ui| line(ui, page, form, row));
            ui.add_space(6.0);
        }
        if group == Group::Text {
            ui.add(Label::new(say!(page, "settings-face-sample")).wrap());
            ui.add(Label::new(quoted(say!(page, "settings-face-sample"))).wrap());
        }
    });
    ui.add_space(10.0);
}

/// Draws a row: name, default, the button that puts it back, and the values.
fn line(ui: &mut Ui, page: &Page<'_>, form: &mut Form<'_>, row: &Row) {
    let id = format!("settings-{}", row.key);
    let meaning = page.text.say(&format!("{id}-tip"));
    let (before, came) = ((row.read)(&form.now), row.came_with());
    let mut value = before;
    ui.horizontal_wrapped(|ui| {
        let name = bold(page.text.say(&id));
        if row.kind == Kind::Switch {
            let mut on = value > 0;
            tip(ui.checkbox(&mut on, name), meaning.as_str());
            value = u32::from(on);
        } else {
            tip(ui.label(name), meaning.as_str());
        }
        let (words, _) = spoken(page, row, came);
        small(ui, say!(page, "settings-came-with", value = words.as_str()));
        // A row that is as it came has nothing to put back, and no button to pass by.
        if value != came {
            let button = ui.add(icon_text_button(page.look, "undo", say!(page, "settings-put-back")));
            if tip(button, say!(page, "settings-put-back-tip", value = words.as_str())).clicked() {
                value = came;
            }
        }
    });
    match row.kind {
        Kind::Switch | Kind::Memory => {}
        Kind::Volume => {
            // It is heard while it is moved, so nothing is held back.
            let slider = |ui: &mut Ui| {
                ui.spacing_mut().slider_width = 220.0_f32.min(ui.available_width() - 70.0).max(60.0);
                let slider = Slider::new(&mut value, 0..=100).step_by(5.0).show_value(false);
                tip(named(ui.add(slider), &page.text.say(&id)), meaning.clone());
                ui.label(bold(say!(page, "percent", n = value)));
            };
            ui.horizontal_wrapped(slider);
        }
        Kind::Percent { least, most, .. } => {
            slide(ui, page, form, &mut value, least..=most, (&page.text.say(&id), &meaning));
            several(ui, page, row, &mut value);
        }
        Kind::Choice(_) | Kind::Speed(_) | Kind::Language => several(ui, page, row, &mut value),
    }
    if value != before {
        (row.write)(&mut form.now, value);
    }
}

/// Draws a slider. The value changes when it is let go.
fn slide(
    ui: &mut Ui,
    page: &Page<'_>,
    form: &mut Form<'_>,
    value: &mut u32,
    range: std::ops::RangeInclusive<u32>,
    (name, meaning): (&str, &str),
) {
    let mut shown = form.state.held.unwrap_or(*value);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().slider_width = 220.0_f32.min(ui.available_width() - 70.0).max(60.0);
        let slider = Slider::new(&mut shown, range.clone()).step_by(5.0).show_value(false);
        let slider = tip(named(ui.add(slider), name), meaning.to_owned());
        ui.label(bold(say!(page, "percent", n = shown)));
        form.state.held = slider.dragged().then_some(shown);
        if !slider.dragged() {
            *value = shown.clamp(*range.start(), *range.end());
        }
    });
}

fn several(ui: &mut Ui, page: &Page<'_>, row: &Row, value: &mut u32) {
    let options = row.values().into_iter().map(|value| {
        let (words, meaning) = spoken(page, row, value);
        (value, words, meaning)
    });
    one_of(ui, value, options);
}

/// Returns a value of a row in words, and what it means.
fn spoken(page: &Page<'_>, row: &Row, value: u32) -> (String, String) {
    let general = || page.text.say(&format!("settings-{}-tip", row.key));
    match row.kind {
        Kind::Switch if value > 0 => (say!(page, "settings-on"), general()),
        Kind::Switch => (say!(page, "settings-off"), general()),
        Kind::Choice(options) => {
            let option = options.get(value as usize).copied().unwrap_or_default();
            let id = format!("settings-{}-{option}", row.key);
            (page.text.say(&id), page.text.say(&format!("{id}-tip")))
        }
        Kind::Percent { .. } | Kind::Volume => (say!(page, "percent", n = value), general()),
        Kind::Memory => (value.to_string(), general()),
        Kind::Speed(_) => (pace(page, value), general()),
        Kind::Language => {
            let tags = languages::languages();
            let tag = tags.get(value as usize).copied().unwrap_or(languages::ENGLISH);
            (languages::own_name(tag).to_owned(), say!(page, "settings-language-one-tip", tag = tag))
        }
    }
}

/// Returns a speed in words: "× 2", or "At once".
pub(super) fn pace(page: &Page<'_>, percent: u32) -> String {
    match percent {
        0 => say!(page, "playback-speed-instant"),
        percent if percent % 100 == 0 => say!(page, "playback-speed-n", n = percent / 100),
        percent => say!(page, "playback-speed-n", n = page.text.tenths(percent / 10)),
    }
}
