//! The keys that open and close the codex, the search and the card, on every page.

use bevy::prelude::*;

use super::about::Subject;
use super::{Cover, Lectern, Reading};
use crate::intent::{Going, Intent};
use crate::shell::flow::{Screen, Stage, Standing};
use crate::shell::keys::{Action, CONTROL, held};
use crate::shell::pages::Remembered;
use crate::shell::screens::settings::SettingsState;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Overlay};

/// Reads these keys, and the side buttons of the mouse.
pub(crate) fn press(
    (keys, buttons): (Res<ButtonInput<KeyCode>>, Res<ButtonInput<MouseButton>>),
    (preferences, binding): (Res<Preferences>, Res<Remembered<SettingsState>>),
    (screen, standing): (Res<State<Screen>>, Standing<'_>),
    (hand, overlay): (Option<Res<Hand>>, Res<Overlay>),
    (subject, lectern): (Res<Subject>, Res<Lectern>),
    mut intents: MessageWriter<Intent>,
) {
    // A key that is being bound to an action does nothing else, and no key works behind the
    // curtain.
    if binding.capturing() || standing.at(Stage::Curtain) {
        return;
    }
    let page = *screen.get();
    let reading = lectern.cover == Cover::Codex || page == Screen::Codex;
    if reading {
        if buttons.just_pressed(MouseButton::Back) {
            intents.write(Reading::Back.into());
        }
        if buttons.just_pressed(MouseButton::Forward) {
            intents.write(Reading::Forward.into());
        }
    }
    let pressed = |action: Action| {
        let key = preferences.bindings.key(action);
        keys.just_pressed(key) && !(overlay.typing && prints(key))
    };
    let control = held(&keys, CONTROL);
    let search = pressed(Action::Finder) || control && keys.just_pressed(KeyCode::KeyF);
    let seated = hand.is_some() && page == Screen::Playing;
    if pressed(Action::Codex) {
        intents.write(match (lectern.cover, page) {
            (Cover::Codex, _) => Reading::Close.into(),
            (_, Screen::Codex) => Going::Back.into(),
            _ => Reading::Open(subject.0.clone()).into(),
        });
    } else if search {
        intents.write(match (lectern.cover, seated) {
            (Cover::Finder, _) => Reading::Close.into(),
            (_, true) => Reading::Search.into(),
            // Without a game there is nothing to find but entries.
            (_, false) if page == Screen::Codex => return,
            (_, false) => Reading::Open(None).into(),
        });
    } else if pressed(Action::Card) {
        intents.write(if lectern.cover == Cover::Card { Reading::Close } else { Reading::ShowCard }.into());
    }
}

/// True if a key writes something into a text field, or moves in it.
fn prints(key: KeyCode) -> bool {
    let name = format!("{key:?}");
    let function = name.strip_prefix('F').is_some_and(|rest| rest.parse::<u8>().is_ok());
    !function
}
