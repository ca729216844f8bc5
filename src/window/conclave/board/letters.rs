//! The fonts and colours of everything on the board.

use bevy::prelude::*;
use bevy::sprite::{Anchor, Text2dShadow};
use bevy::text::FontSize;
use bevy_egui::egui::Color32;

use crate::look::{house_colour, palette};
use crate::rules::ids::Seat;

/// The fonts, built into the program.
#[derive(Resource, Clone, Debug)]
pub struct Letters {
    /// For names and banners.
    pub display: Handle<Font>,
    /// For short texts.
    pub text: Handle<Font>,
    /// For numbers.
    pub figures: Handle<Font>,
}

impl Letters {
    /// Loads the fonts.
    #[must_use]
    pub fn cut(fonts: &mut Assets<Font>) -> Self {
        let mut add = |bytes: &[u8]| fonts.add(Font::from_bytes(bytes.to_vec()));
        Self {
            display: add(include_bytes!("../../../../assets/fonts/cinzel/Cinzel-Bold.ttf")),
            text: add(include_bytes!("../../../../assets/fonts/alegreya/Alegreya-Bold.ttf")),
            figures: add(include_bytes!("../../../../assets/fonts/atkinson/AtkinsonHyperlegible-Regular.ttf")),
        }
    }
}

/// The font size at which letters are rendered before scaling, in pixels. Text is sharp at the
/// usual zooms.
const DRAWN: f32 = 30.0;

/// Returns a short text at a point of its parent. `high` is its font size in board units.
pub fn label(face: &Handle<Font>, text: impl Into<String>, high: f32, colour: Color, at: Vec3) -> impl Bundle {
    (
        Text2d::new(text),
        TextFont { font: face.clone().into(), font_size: FontSize::Px(DRAWN), ..default() },
        TextColor(colour),
        Text2dShadow { offset: Vec2::new(1.6, -1.6), color: Color::srgba(0.04, 0.03, 0.03, 0.95) },
        Anchor::CENTER,
        Transform::from_translation(at).with_scale(Vec3::splat(high / DRAWN)),
    )
}

/// Converts a colour of the palette.
#[must_use]
pub fn paint(colour: Color32) -> Color {
    let [r, g, b, a] = colour.to_srgba_unmultiplied();
    Color::srgba_u8(r, g, b, a)
}

/// Returns the darkest colour of the board.
#[must_use]
pub fn ink() -> Color {
    paint(palette::INK)
}

/// Returns the colour of light text.
#[must_use]
pub fn bone() -> Color {
    paint(palette::BONE)
}

/// Returns the colour of prestige.
#[must_use]
pub fn gold() -> Color {
    paint(palette::GOLD)
}

/// Returns the colour of fire.
#[must_use]
pub fn ember() -> Color {
    paint(palette::EMBER)
}

/// Returns the colour of a house.
#[must_use]
pub fn house(seat: Seat) -> Color {
    paint(house_colour(seat))
}
