//! The round map of Hell: nine rings of five sectio, AnteHell around them, the Pentagram in the middle.

use bevy_egui::egui::{Ui, Vec2};

use super::desktop::Desktop;
use super::sight::Sight;

/// How the map is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// Magnification: 1 shows the whole map.
    pub zoom: f32,
    /// Where the middle of the map lies, in points from the middle of its room.
    pub shift: Vec2,
}

impl Default for Lens {
    fn default() -> Self {
        Self { zoom: 1.0, shift: Vec2::ZERO }
    }
}

/// Draws the map.
pub fn show(ui: &mut Ui, _sight: &Sight<'_>, _desktop: &mut Desktop) {
    ui.label("map");
}
