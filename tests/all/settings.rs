//! The preferences: every one has its words, survives the file, is found by search and is put back;
//! keys and buttons; themes; how large things are.

#![cfg(feature = "client")]

mod eyes;
mod looks;
mod motion;
mod sizes;

use std::collections::BTreeSet;
use std::fs;

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui::Key;
use infernal_conclave::window::shell::keys::{Action, Bindings, KEYS, Preset, Press, SideButton};
use infernal_conclave::window::shell::screens::Page;
use infernal_conclave::window::shell::screens::settings::{self, SettingsState, meant};
use infernal_conclave::window::shell::settings::{
    Density, Face, Group, Kind, Preferences, ROWS, Theme, Tongue, WindowShape,
};
use infernal_conclave::window::sight::Wishes;
use table_text::Text;

use crate::archive::Scratch;
use crate::screens::{Studio, press};

/// Returns the rows that a search leaves, by their keys.
fn found(studio: &Studio, sought: &str) -> Vec<&'static str> {
    let page =
        Page { text: &studio.text, look: &studio.look, preferences: &studio.preferences, catalog: &studio.catalog };
    ROWS.iter().filter(|row| meant(&page, row, sought)).map(|row| row.key).collect()
}

/// Returns the state of a page on which the player has typed this.
fn searching(sought: &str) -> SettingsState {
    let mut state = SettingsState::default();
    state.sought.push_str(sought);
    state
}

#[test]
fn every_preference_has_its_words() {
    let text = Text::english();
    let mut keys = BTreeSet::new();
    for row in ROWS {
        assert!(keys.insert(row.key), "{} stands twice", row.key);
        let mut ids: Vec<String> = ["", "-tip", "-also"].map(|part| format!("settings-{}{part}", row.key)).into();
        if let Kind::Choice(options) = row.kind {
            ids.extend(
                options
                    .iter()
                    .flat_map(|option| ["", "-tip"].map(|part| format!("settings-{}-{option}{part}", row.key))),
            );
        }
        ids.push(format!("settings-group-{}", row.group.key()));
        for id in ids {
            assert!(text.has(&id), "{id} does not exist");
        }
        assert!(Group::ALL.contains(&row.group), "{} stands in a group that is not drawn", row.key);
    }
    let ids = Preset::ALL.map(|preset| format!("settings-preset-{}", preset.key()));
    let buttons = SideButton::ALL.map(|button| format!("mouse-{}", button.key()));
    let actions = Action::ALL.map(|action| format!("key-{}", action.key()));
    for id in ids.iter().chain(&buttons).chain(&actions) {
        assert!(text.has(id), "{id} does not exist");
    }
}

#[test]
fn every_value_survives_the_file() {
    let folder = Scratch::new("settings");
    let file = folder.path().join("settings.ron");
    for row in ROWS {
        for value in row.values() {
            let mut chosen = Preferences::default();
            (row.write)(&mut chosen, value);
            assert_eq!((row.read)(&chosen), value, "{}", row.key);
            chosen.write(&file).expect("the file is written");
            assert_eq!(Preferences::read(&file), Ok(chosen), "{} at {value}", row.key);
        }
        let mut moved = Preferences::default();
        let other = row.values().into_iter().find(|value| *value != row.came_with());
        if let Some(other) = other {
            (row.write)(&mut moved, other);
            assert_ne!(moved, Preferences::default());
        }
        assert_eq!(moved.reset(), Preferences::default());
    }
}

/// The file of a version that had neither themes nor mouse buttons.
const OLD: &str = r#"(
    scale_percent: 150,
    window: Borderless,
    reduced_motion: true,
    playback_percent: 0,
    show_battles: false,
    face: Legible,
    bindings: { Ministerium: "F5", Bazaar: "KeyN", NextLegion: "KeyB" },
    last_charter: None,
)"#;

#[test]
fn an_old_file_still_loads() {
    let folder = Scratch::new("settings");
    let file = folder.path().join("settings.ron");
    fs::write(&file, OLD).expect("the file is written");
    let read = Preferences::read(&file).expect("an old file is read");
    assert_eq!((read.scale_percent, read.window, read.face), (150, WindowShape::Borderless, Face::Legible));
    assert_eq!((read.theme, read.density, read.language.clone()), (Theme::Basalt, Density::Normal, Tongue::default()));
    assert_eq!(read.bindings.key(Action::Bazaar), KeyCode::KeyN);
    // The key of a new action was taken there: the two change places.
    assert_eq!(read.bindings.key(Action::Ministerium), KeyCode::F5);
    assert_eq!(read.bindings.key(Action::QuickSave), KeyCode::Space);
    fs::write(&file, "(theme: \"Sepia\")").expect("the file is written");
    assert!(Preferences::read(&file).is_err());
}

#[test]
fn the_search_finds_names_and_meanings() {
    let studio = Studio::new((1280.0, 720.0));
    assert_eq!(found(&studio, "").len(), ROWS.len());
    assert_eq!(found(&studio, "scale"), ["scale"]);
    assert_eq!(found(&studio, "Color BLIND"), ["theme"]);
    assert_eq!(found(&studio, "fullscreen"), ["window"]);
    assert_eq!(found(&studio, "hyperlegible"), ["face"]);
    assert_eq!(found(&studio, "accessibility"), ["theme", "density"]);
    assert!(found(&studio, "no such thing").is_empty());
}

#[test]
fn the_page_shows_what_the_search_leaves_and_escape_clears_it() {
    let mut studio = Studio::new((1280.0, 720.0));
    let mut state = searching("contrast");
    let mut wishes = Wishes::new();
    let mut draw = |studio: &mut Studio, events, wishes: &mut Wishes| {
        studio.draw(events, |ui, page| assert_eq!(settings::show(ui, page, &mut state, None, wishes), None))
    };
    draw(&mut studio, Vec::new(), &mut wishes);
    let words = draw(&mut studio, Vec::new(), &mut wishes);
    assert!(words.iter().any(|words| words == "High contrast"), "{words:?}");
    assert!(!words.iter().any(|words| words == "Interface scale"), "{words:?}");
    draw(&mut studio, press(Key::Escape), &mut wishes);
    assert_eq!(wishes, [], "Escape clears the search first");
    let words = draw(&mut studio, Vec::new(), &mut wishes);
    assert!(words.iter().any(|words| words == "Interface scale"), "{words:?}");
    draw(&mut studio, press(Key::Escape), &mut wishes);
    assert_eq!(wishes.len(), 1, "then it leaves");
}

#[test]
fn a_changed_row_can_be_put_back() {
    let mut studio = Studio::new((1280.0, 2000.0));
    studio.preferences.show_battles = false;
    let mut state = searching("own battles");
    let mut wishes = Wishes::new();
    let mut changed = None;
    let mut draw = |studio: &mut Studio, events| {
        let mut now = None;
        let words = studio.draw(events, |ui, page| now = settings::show(ui, page, &mut state, None, &mut wishes));
        (words, now)
    };
    draw(&mut studio, Vec::new());
    let (words, _) = draw(&mut studio, Vec::new());
    assert!(words.iter().any(|words| words == "It came with: yes"), "{words:?}");
    // Search, clear, row, put back.
    for _ in 0..8 {
        draw(&mut studio, press(Key::Tab));
        let focused = studio.ctx.memory(|memory| memory.focused());
        if focused.is_none() {
            continue;
        }
        let (_, now) = draw(&mut studio, press(Key::Enter));
        if now.as_ref().is_some_and(|now| now.show_battles) {
            changed = now;
            break;
        }
    }
    assert_eq!(changed.map(|changed| changed.show_battles), Some(true));
}

#[test]
fn presets_give_every_action_a_key_of_its_own() {
    for preset in Preset::ALL {
        let bindings = Bindings::of(preset);
        let keys: BTreeSet<String> =
            Action::ALL.into_iter().map(|action| bindings.label(&Text::english(), action)).collect();
        assert_eq!(keys.len(), Action::ALL.len(), "{preset:?}: {keys:?}");
        assert!(Action::ALL.into_iter().all(|action| KEYS.contains(&bindings.key(action))), "{preset:?}");
    }
    // The keys of the left half of the keyboard, and of the function row there.
    let left = Bindings::of(Preset::LeftHanded);
    for key in [KeyCode::KeyQ, KeyCode::KeyE, KeyCode::KeyR, KeyCode::KeyT, KeyCode::KeyG, KeyCode::KeyB, KeyCode::KeyZ]
    {
        assert!(Action::ALL.into_iter().all(|action| left.key(action) != key), "{key:?} is on the left");
    }
}

#[test]
fn a_mouse_button_has_one_action_and_a_key_too() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.button(Action::Undo), Some(SideButton::Back));
    assert_eq!(bindings.rival(Action::Seal, Press::Button(SideButton::Back)), Some(Action::Undo));
    bindings.bind(Action::Seal, Press::Button(SideButton::Back));
    assert_eq!((bindings.button(Action::Seal), bindings.button(Action::Undo)), (Some(SideButton::Back), None));
    bindings.bind(Action::Seal, Press::Button(SideButton::Middle));
    assert_eq!(bindings.action_of(SideButton::Back), None, "an action has one button");
    let key = bindings.key(Action::Seal);
    bindings.bind(Action::Bazaar, Press::Key(key));
    assert_eq!(bindings.key(Action::Seal), KeyCode::KeyB, "the two have changed keys");
    let folder = Scratch::new("settings");
    let file = folder.path().join("settings.ron");
    let chosen = Preferences { bindings: bindings.clone(), ..Preferences::default() };
    chosen.write(&file).expect("the file is written");
    assert_eq!(Preferences::read(&file), Ok(chosen));
    bindings.restore(Action::Seal);
    bindings.restore(Action::Undo);
    bindings.restore(Action::Bazaar);
    assert_eq!(bindings, Bindings::default());
}
