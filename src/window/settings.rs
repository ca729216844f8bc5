//! What a player prefers: kept in the settings file, applied at once.

use std::fs;
use std::path::Path;

use bevy::ecs::resource::Resource;
use serde::{Deserialize, Serialize};

use super::keys::Bindings;
use crate::rules::game::Charter;

/// How the window fills the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WindowShape {
    /// A window.
    #[default]
    Windowed,
    /// The whole screen, without borders.
    Borderless,
}

/// Which face the running text has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {
    /// The book face.
    #[default]
    Serif,
    /// The most legible one.
    Legible,
}

/// All preferences.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Interface scale in percent, 75 to 200.
    pub scale_percent: u32,
    /// Window or whole screen.
    pub window: WindowShape,
    /// No camera swoops, no flowing lava, no flicker.
    pub reduced_motion: bool,
    /// Speed of the playback in percent; 0 shows the result at once.
    pub playback_percent: u32,
    /// Whether the playback stops at the player's own battles and shows them in the theatre.
    pub show_battles: bool,
    /// The face of running text.
    pub face: Face,
    /// Keys.
    pub bindings: Bindings,
    /// The last set-up, to begin with it again.
    pub last_charter: Option<Charter>,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            scale_percent: 100,
            window: WindowShape::Windowed,
            reduced_motion: false,
            playback_percent: 200,
            show_battles: true,
            face: Face::Serif,
            bindings: Bindings::default(),
            last_charter: None,
        }
    }
}

impl Preferences {
    /// Reads the settings file. A missing file gives the defaults.
    ///
    /// # Errors
    /// A file that cannot be read or understood; the player is told and the defaults hold, the file stays as it is.
    pub fn read(path: &Path) -> Result<Self, String> {
        match fs::read_to_string(path) {
            Ok(text) => {
                ron::from_str(&text).map_err(|error| format!("The settings in {} are damaged: {error}", path.display()))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(format!("The settings in {} cannot be read: {error}", path.display())),
        }
    }

    /// Writes the settings file, by way of a new file put in its place.
    ///
    /// # Errors
    /// A folder or file that cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let fault = |error: std::io::Error| format!("The settings cannot be written to {}: {error}", path.display());
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default())
            .map_err(|error| format!("The settings cannot be written: {error}"))?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(fault)?;
        }
        let fresh = path.with_extension("new");
        fs::write(&fresh, text).map_err(fault)?;
        fs::rename(&fresh, path).map_err(fault)
    }
}
