//! The player's preferences. They are stored in the settings file and take effect at once.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bevy::ecs::resource::Resource;
use serde::{Deserialize, Serialize};

use super::keys::Bindings;
use crate::rules::game::Charter;

/// The size of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WindowShape {
    /// A window with borders.
    #[default]
    Windowed,
    /// The whole screen, without borders.
    Borderless,
}

/// The font of running text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {
    /// The serif font.
    #[default]
    Serif,
    /// The font with the best legibility.
    Legible,
}

/// The amount of counsel beside what must be answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counsel {
    /// Nothing else.
    None,
    /// The most important.
    Some,
    /// Everything.
    #[default]
    All,
}

/// All preferences.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Interface scale in percent, 75 to 200.
    pub scale_percent: u32,
    /// Window or full screen.
    pub window: WindowShape,
    /// True to turn off camera movement, flowing lava and flicker.
    pub reduced_motion: bool,
    /// Speed of the playback in percent; 0 shows the result at once.
    pub playback_percent: u32,
    /// True if the playback stops at the player's own battles and shows them in the theatre.
    pub show_battles: bool,
    /// The font of running text.
    pub face: Face,
    /// The amount of counsel.
    pub counsel: Counsel,
    /// The names of counsel that the player does not want to hear any more.
    pub heard: BTreeSet<String>,
    /// The keys of all actions.
    pub bindings: Bindings,
    /// The last charter, for a new game with the same choices.
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
            counsel: Counsel::All,
            heard: BTreeSet::new(),
            bindings: Bindings::default(),
            last_charter: None,
        }
    }
}

impl Preferences {
    /// Reads the settings file. A missing file gives the defaults.
    ///
    /// # Errors
    /// If the file cannot be read or parsed. The caller then tells the player and uses the
    /// defaults; the file is not changed.
    pub fn read(path: &Path) -> Result<Self, String> {
        match fs::read_to_string(path) {
            Ok(text) => {
                ron::from_str(&text).map_err(|error| format!("The settings in {} are damaged: {error}", path.display()))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(format!("The settings in {} cannot be read: {error}", path.display())),
        }
    }

    /// Writes the settings to a new file, which then replaces the old one.
    ///
    /// # Errors
    /// If the folder or file cannot be written.
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
