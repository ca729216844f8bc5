//! Colours, each with one meaning. Colour is never the only sign: a symbol or text says the same.
//!
//! These are the colours of the usual theme, and the names of colours in all others: panels paint
//! with them, and a [theme](super::theme) replaces them in what has been painted.

use bevy_egui::egui::Color32;

use crate::rules::ids::Seat;

/// Background of the board.
pub const INK: Color32 = Color32::from_rgb(0x14, 0x10, 0x0F);
/// Fill of iron panels.
pub const PANEL: Color32 = Color32::from_rgb(0x1E, 0x17, 0x16);
/// Fill of raised elements: buttons and cards.
pub const RAISED: Color32 = Color32::from_rgb(0x2A, 0x20, 0x1D);
/// Fill of the element under the pointer or with the focus.
pub const LIFTED: Color32 = Color32::from_rgb(0x3A, 0x2D, 0x29);
/// Engraved lines and edges.
pub const ENGRAVED: Color32 = Color32::from_rgb(0x6E, 0x5C, 0x4C);
/// Text.
pub const BONE: Color32 = Color32::from_rgb(0xEA, 0xDF, 0xC8);
/// Secondary text.
pub const ASH: Color32 = Color32::from_rgb(0xB8, 0xA9, 0x94);
/// Prestige only.
pub const GOLD: Color32 = Color32::from_rgb(0xD9, 0xA4, 0x41);
/// Things that need the player's attention, and warnings.
pub const EMBER: Color32 = Color32::from_rgb(0xE4, 0x57, 0x2E);
/// Success: a good state, a choice, or an action that would succeed.
pub const VERDIGRIS: Color32 = Color32::from_rgb(0x6F, 0xB9, 0x8F);
/// Information: links, focus.
pub const SKY: Color32 = Color32::from_rgb(0x7F, 0xB7, 0xE6);
/// Fill of seals and wounds. Not used for text.
pub const BLOOD: Color32 = Color32::from_rgb(0xA6, 0x2C, 0x2B);
/// Fill of parchment sheets. Text on them is in [`INK`].
pub const PARCHMENT: Color32 = Color32::from_rgb(0xE8, 0xDC, 0xC3);
/// Edges and secondary text on parchment.
pub const SEPIA: Color32 = Color32::from_rgb(0x5A, 0x46, 0x33);

/// Fill of what is chosen on iron.
pub const CHOSEN: Color32 = Color32::from_rgb(0x4A, 0x33, 0x2A);
/// Fill of every second line on iron.
pub const FAINT: Color32 = Color32::from_rgb(0x25, 0x1C, 0x1A);
/// Fill of buttons on parchment.
pub const PALE: Color32 = Color32::from_rgb(0xDC, 0xCC, 0xAC);
/// Fill of what is chosen on parchment.
pub const PALE_CHOSEN: Color32 = Color32::from_rgb(0xC9, 0xB2, 0x8A);
/// Fill of every second line on parchment.
pub const PALE_FAINT: Color32 = Color32::from_rgb(0xDF, 0xD1, 0xB5);
/// Links on parchment.
pub const PALE_LINK: Color32 = Color32::from_rgb(0x1F, 0x4E, 0x79);

/// House colours. Colour-blind players can distinguish them too; a symbol is always shown beside
/// them.
const HOUSES: [Color32; Seat::MOST] = [
    Color32::from_rgb(0xE2, 0x3B, 0x3B),
    Color32::from_rgb(0xF2, 0xDC, 0x5A),
    Color32::from_rgb(0xB6, 0xF5, 0xEA),
    Color32::from_rgb(0x3B, 0x8F, 0x8C),
    Color32::from_rgb(0xA9, 0xB0, 0xFF),
    Color32::from_rgb(0xB2, 0x4B, 0xE6),
];

/// Returns the colour of the house in this seat.
#[must_use]
pub const fn house_colour(seat: Seat) -> Color32 {
    HOUSES[seat.index() % Seat::MOST]
}

/// Returns the contrast ratio of two colours, 1 to 21 (WCAG 2).
#[must_use]
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let channel = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(colour.r()) + 0.7152 * channel(colour.g()) + 0.0722 * channel(colour.b())
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}
