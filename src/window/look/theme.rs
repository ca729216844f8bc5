//! Themes: a table from the colours of the [palette](super::palette) to those that are painted.
//!
//! Panels paint with the palette. At the end of every pass the theme replaces its colours in the
//! finished shapes, so no panel can forget it, and a new panel needs nothing. The usual theme
//! replaces nothing and costs nothing.
//!
//! Not here: the ground of the board, whose shader has its own way to be starker, and pictures,
//! which keep their own colours. House colours are the same in all themes: they name the houses.

use bevy_egui::egui::epaint::shape_transform::adjust_colors;
use bevy_egui::egui::{Color32, Context, FullOutput, Plugin, Shape, Stroke, StrokeKind};

use super::palette as p;
use crate::shell::settings::Theme;

const fn grey(value: u8) -> Color32 {
    Color32::from_gray(value)
}

const fn rgb(code: u32) -> Color32 {
    Color32::from_rgb((code >> 16) as u8, (code >> 8) as u8, code as u8)
}

/// The colours of the palette, and those of the contrast theme in their place.
///
/// Text has at least 7:1 on every ground there, accents and lines at least 4.5:1.
const CONTRAST: [(Color32, Color32); 20] = [
    (p::INK, grey(0x00)),
    (p::PANEL, grey(0x00)),
    (p::RAISED, grey(0x14)),
    (p::LIFTED, grey(0x30)),
    (p::ENGRAVED, grey(0xA6)),
    (p::BONE, grey(0xFF)),
    (p::ASH, grey(0xE4)),
    (p::GOLD, rgb(0xFF_D0_5C)),
    (p::EMBER, rgb(0xFF_9A_6E)),
    (p::VERDIGRIS, rgb(0x8C_F0_C4)),
    (p::SKY, rgb(0xA0_D8_FF)),
    (p::BLOOD, rgb(0xC8_30_2E)),
    (p::PARCHMENT, grey(0xFF)),
    (p::SEPIA, grey(0x38)),
    (p::CHOSEN, rgb(0x1E_3E_5C)),
    (p::FAINT, grey(0x10)),
    (p::PALE, grey(0xEE)),
    (p::PALE_CHOSEN, rgb(0xCF_E2_F6)),
    (p::PALE_FAINT, grey(0xF3)),
    (p::PALE_LINK, rgb(0x0B_3A_66)),
];

/// Returns the colour that a theme paints for this one. Transparency stays.
#[must_use]
pub fn painted(theme: Theme, colour: Color32) -> Color32 {
    match theme {
        Theme::Basalt => colour,
        Theme::Contrast => contrast_for(colour),
    }
}

fn contrast_for(colour: Color32) -> Color32 {
    if colour == Color32::PLACEHOLDER || colour.a() == 0 {
        return colour;
    }
    if colour.is_opaque() {
        return CONTRAST.iter().find(|(from, _)| *from == colour).map_or(colour, |(_, to)| *to);
    }
    // A transparent colour has lost some of its precision.
    let [red, green, blue, alpha] = colour.to_srgba_unmultiplied();
    let most = 1 + 255 / u16::from(alpha).max(1);
    let near = |a: u8, b: u8| u16::from(a.abs_diff(b)) <= most;
    let close = |from: &Color32| near(from.r(), red) && near(from.g(), green) && near(from.b(), blue);
    let found = CONTRAST.iter().find(|(from, _)| close(from));
    found.map_or(colour, |(_, to)| Color32::from_rgba_unmultiplied(to.r(), to.g(), to.b(), alpha))
}

/// Width of the edge of what is chosen, in points. It is told by this edge and not by its colour
/// alone.
const CHOSEN_EDGE: f32 = 2.0;
/// The same width in the contrast theme.
const HEAVY_EDGE: f32 = 3.0;

/// Draws an edge of this width around what is chosen. An edge that shows the focus keeps its colour.
fn edge_chosen(shape: &mut Shape, width: f32) {
    if let Shape::Vec(parts) = shape {
        parts.iter_mut().for_each(|part| edge_chosen(part, width));
        return;
    }
    let Shape::Rect(rect) = shape else { return };
    let line = match rect.fill {
        p::CHOSEN => p::BONE,
        p::PALE_CHOSEN => p::INK,
        _ => return,
    };
    let focused = matches!(rect.stroke.color, p::SKY | p::BLOOD);
    rect.stroke = Stroke::new(width, if focused { rect.stroke.color } else { line });
    rect.stroke_kind = StrokeKind::Inside;
}

/// Replaces the colours of everything that a context paints.
#[derive(Default)]
struct Dye {
    theme: Theme,
}

impl Plugin for Dye {
    fn debug_name(&self) -> &'static str {
        "theme"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        match self.theme {
            Theme::Basalt => {
                for clipped in &mut output.shapes {
                    edge_chosen(&mut clipped.shape, CHOSEN_EDGE);
                }
            }
            Theme::Contrast => {
                for clipped in &mut output.shapes {
                    edge_chosen(&mut clipped.shape, HEAVY_EDGE);
                    adjust_colors(&mut clipped.shape, |colour| *colour = contrast_for(*colour));
                }
            }
        }
    }
}

/// Has a context paint in this theme from its next pass on.
pub(super) fn paint_in(ctx: &Context, theme: Theme) {
    ctx.add_plugin(Dye::default());
    ctx.with_plugin(|dye: &mut Dye| dye.theme = theme);
}
