//! The settings file, and the preferences that no page and no panel carries out for itself: the
//! language, and the mouse buttons of actions.

use std::path::PathBuf;

use bevy::prelude::*;

use super::Screen;
use super::tell::Tell;
use crate::shell::keys::SideButton;
use crate::shell::settings::Preferences;
use crate::sight::Library;

/// The path of the settings file.
#[derive(Resource)]
pub struct SettingsFile(pub PathBuf);

/// Writes the settings.
pub(crate) fn write(file: Res<SettingsFile>, preferences: Res<Preferences>, mut notice: Tell<'_>) {
    notice.tell(preferences.write(&file.0).err());
}

/// Says everything in the language that the player has just chosen.
///
/// The first run only notes the language: the program may have been started in another one.
pub(super) fn speak(
    preferences: Res<Preferences>,
    mut library: ResMut<Library>,
    mut spoken: Local<Option<crate::shell::settings::Tongue>>,
) {
    if spoken.as_ref().is_some_and(|spoken| *spoken != preferences.language) {
        library.speak(&preferences.language.0);
    }
    if spoken.as_ref() != Some(&preferences.language) {
        *spoken = Some(preferences.language.clone());
    }
}

/// Has each mouse button press the key of its action, so that whoever reads keys reads it too.
///
/// Not on the page of settings, where a button is bound to an action.
pub(super) fn borrow_keys(
    mouse: Res<ButtonInput<MouseButton>>,
    preferences: Res<Preferences>,
    screen: Res<State<Screen>>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
) {
    for button in SideButton::ALL {
        let Some(action) = preferences.bindings.action_of(button) else { continue };
        let key = preferences.bindings.key(action);
        if mouse.just_pressed(button.mouse()) && *screen.get() != Screen::Settings {
            keys.press(key);
        }
        if mouse.just_released(button.mouse()) {
            keys.release(key);
        }
    }
}
