//! Preferences.

use bevy::prelude::*;

use super::{DrawPage, Paper, Remembered, Screen};
use crate::shell::flow::{Ways, settings as file};
use crate::shell::keys::{Press, SideButton};
use crate::shell::screens::settings::{self, SettingsState};

/// Plugin for the preferences.
pub(super) struct SettingsPage;

impl Plugin for SettingsPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Remembered<SettingsState>>()
            .draw_page(Screen::Settings, draw)
            .add_systems(OnExit(Screen::Settings), (file::write, forget));
        app.world_mut().resource_mut::<Ways>().secondary(Screen::Settings);
    }
}

fn forget(mut state: ResMut<Remembered<SettingsState>>) {
    *state = Remembered::default();
}

fn draw(
    mut paper: Paper<'_, '_>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut state: ResMut<Remembered<SettingsState>>,
    mut commands: Commands,
) -> Result {
    let button = SideButton::ALL.into_iter().find(|button| mouse.just_pressed(button.mouse()));
    let pressed = keys.get_just_pressed().next().map(|key| Press::Key(*key)).or(button.map(Press::Button));
    let changed =
        paper.draw("settings", |ui, page, wishes| settings::show(ui, page, &mut state, pressed, wishes))?.flatten();
    if let Some(preferences) = changed {
        commands.insert_resource(preferences);
    }
    Ok(())
}
