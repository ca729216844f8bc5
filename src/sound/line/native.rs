//! Kira's own way, which finds lost devices again by itself.

pub use kira::backend::cpal::CpalBackend as Line;
use kira::backend::cpal::CpalBackendSettings;

/// The state of the way, as the mixer sees it.
#[derive(Default)]
pub struct Wire;

impl Wire {
    /// Returns the settings of the back-end.
    pub fn settings(&self) -> CpalBackendSettings {
        CpalBackendSettings::default()
    }

    /// Says if anything could be heard.
    pub const fn want(&self, _: bool) {}

    /// True if there is a loudspeaker.
    pub const fn open(&self) -> bool {
        true
    }
}
