//! Albums: the pictures of the cards of one game, drawn from its `pictures.ron`.
//!
//! A picture is found by its id. It is square: a dark field lit by a hearth from below, an engraving,
//! a thin frame, and the subject over all of them. Some have the colour of a seat; all others look the
//! same in any colour.
//!
//! A picture is drawn for the size at which it is shown: small ones have bolder outlines and less
//! hatching. Rendering takes some milliseconds, so each picture is cached as a texture. No
//! preference changes a drawing, so the cache is only cleared when the scale of the window changes.
//!
//! Not here: frames, names and numbers of cards, and whose they are.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Painter, Rect, Response, Sense, SizeHint, TextureHandle, TextureId,
    TextureOptions, Ui, Vec2, emath::GuiRounding as _, pos2,
};
use serde::Deserialize;

use crate::look::engraver::{Cut, Drawing, Ground, Ink, Plate, Rgb, engrave_ground};

/// The pictures of one game.
#[derive(Debug)]
pub(crate) struct Album {
    /// The name of the game.
    name: &'static str,
    art: Art,
}

impl Album {
    /// Reads an album.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub(crate) fn read(name: &'static str, written: &str) -> Result<Self, ron::error::SpannedError> {
        Ok(Self { name, art: ron::from_str(written)? })
    }

    /// Paints a picture centred in a rectangle, as large as fits. An unknown id is the back of a card.
    pub(crate) fn paint(&'static self, painter: &Painter, rect: Rect, id: &str, tint: Color32) {
        let ctx = painter.ctx();
        let scale = ctx.pixels_per_point();
        let points = rect.width().min(rect.height());
        let place = Rect::from_center_size(rect.center(), Vec2::splat(points));
        if let Some(texture) = Pictures::of(ctx, self.name).at(ctx, &self.art, id, points * scale, tint) {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            // Align to whole pixels: otherwise thin lines blur.
            painter.image(texture, place.round_to_pixels(scale), whole, Color32::WHITE);
        }
    }

    /// Adds a picture of this size in points.
    pub(crate) fn picture(&'static self, ui: &mut Ui, id: &str, points: f32, tint: Color32) -> Response {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(points), Sense::hover());
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), rect, id, tint);
        }
        response
    }
}

/// All pictures by their ids, checked when they are read.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Vec<Sheet>")]
struct Art(BTreeMap<String, Sheet>);

/// A picture as it stands in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    id: String,
    /// Engraving behind the subject. `None` leaves the field bare.
    ground: Option<Ground>,
    drawing: Drawing,
}

impl TryFrom<Vec<Sheet>> for Art {
    type Error = String;

    fn try_from(sheets: Vec<Sheet>) -> Result<Self, String> {
        let mut art = BTreeMap::new();
        for sheet in sheets {
            if let Some(twin) = art.insert(sheet.id.clone(), sheet) {
                return Err(format!("two pictures are called {}", twin.id));
            }
        }
        Ok(Self(art))
    }
}

impl Sheet {
    /// Returns the picture as an SVG of 240 by 240 units, with detail for a size in pixels.
    fn engrave(&self, tint: Rgb, pixels: u32) -> String {
        let mut plate = Plate::new(tint, Cut::of(pixels));
        field(&mut plate, self.ground);
        plate.within(WHOLE, |plate| self.drawing.cut(plate));
        plate.line(EDGE, Ink::Black, 5.0);
        plate.pull()
    }
}

/// The picture of a card that has none.
const BACK: &str = "back";

/// The whole plate.
const WHOLE: &str = "M0 0L240 0L240 240L0 240Z";
/// Middle of the black line that closes the plate.
const EDGE: &str = "M1 1L239 1L239 239L1 239Z";
/// Engraved frame, left out of the smallest sizes.
const FRAME: &str = "M6 6L234 6L234 234L6 234Z";
/// A square around the plate whose hearth burns in the lower part of the plate.
const HEARTH: &str = "M-50 -10L290 -10L290 330L-50 330Z";

/// Draws the field behind a subject.
fn field(plate: &mut Plate, ground: Option<Ground>) {
    plate.fill(WHOLE, Ink::Black);
    plate.within(WHOLE, |plate| {
        plate.hearth(HEARTH);
        if let Some(ground) = ground {
            engrave_ground(plate, ground);
        }
        if plate.cut() != Cut::Bold {
            plate.line(FRAME, Ink::Umber, 1.2);
        }
    });
}

/// Textures by id, colour and size in pixels, for one scale of the window.
#[derive(Default)]
struct Drawn {
    /// Pixels per point when the textures were made.
    scale: f32,
    textures: BTreeMap<(&'static str, Rgb, u32), TextureHandle>,
}

/// Cache of textures, one per egui context. Clones share it.
#[derive(Clone, Default)]
struct Pictures(Arc<Mutex<Drawn>>);

impl Pictures {
    /// Returns the cache of a context for one game.
    fn of(ctx: &Context, name: &str) -> Self {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Self>(Id::new(("pictures", name))).clone())
    }

    /// Returns the texture of a picture, sharp at about this size in pixels. A card that a mod has
    /// added has no picture of its own, and shows the back of a card.
    fn at(&self, ctx: &Context, art: &'static Art, id: &str, wanted: f32, colour: Color32) -> Option<TextureId> {
        let (id, sheet) = art.0.get_key_value(id).or_else(|| art.0.get_key_value(BACK))?;
        let wanted = wanted.clamp(16.0, 512.0).round();
        // Small textures have the exact size. Larger ones are rounded up to a multiple of 16
        // pixels, so that fewer are cached.
        let step = if wanted <= 160.0 { 1.0 } else { 16.0 };
        let pixels = ((wanted / step).ceil() * step) as u32;
        let tint = [colour.r(), colour.g(), colour.b()];
        let mut drawn = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let scale = ctx.pixels_per_point();
        if drawn.scale.to_bits() != scale.to_bits() {
            *drawn = Drawn { scale, ..Drawn::default() };
        }
        let key = (id.as_str(), tint, pixels);
        if let Some(texture) = drawn.textures.get(&key) {
            return Some(texture.id());
        }
        let image = render(&sheet.engrave(tint, pixels), pixels)?;
        let texture = ctx.load_texture(format!("picture {id} {pixels}"), image, TextureOptions::LINEAR);
        let id = texture.id();
        drawn.textures.insert(key, texture);
        Some(id)
    }
}

fn render(svg: &str, pixels: u32) -> Option<ColorImage> {
    let hint = SizeHint::Size { width: pixels, height: pixels, maintain_aspect_ratio: true };
    egui_extras::image::load_svg_bytes_with_size(svg.as_bytes(), hint, &Default::default()).ok()
}
