//! The settings file.

use std::path::PathBuf;

use bevy::prelude::*;

use super::tell::Tell;
use crate::shell::settings::Preferences;

/// The path of the settings file.
#[derive(Resource)]
pub struct SettingsFile(pub PathBuf);

/// Writes the settings.
pub(crate) fn write(file: Res<SettingsFile>, preferences: Res<Preferences>, mut notice: Tell<'_>) {
    notice.tell(preferences.write(&file.0).err());
}
