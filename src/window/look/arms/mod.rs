//! Arms: every legion, praetor, artifact, relic, place and manuscript has a picture of its own.
//!
//! A [`Blazon`] says what a picture shows; it follows from the entry of the catalog and from
//! nothing else. It is drawn as vectors for the size at which it is shown, once: textures are kept
//! until the look changes. Shapes and colours are data, `assets/look/arms.ron`; charges are the
//! line art of `assets/icons/charges` and `assets/icons`.
//!
//! Not here: which entry a legion or a card on the table is.

pub mod blazon;
mod bust;
mod data;
mod draw;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Painter, Rect, SizeHint, TextureHandle, TextureOptions, Vec2,
    emath::GuiRounding as _, pos2,
};

pub use blazon::Blazon;

/// What stands for something: an icon in one colour, or arms in their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture<'a> {
    /// A file of `assets/icons`, by its name.
    Icon(Cow<'a, str>),
    /// Drawn from an entry of the catalog.
    Arms(Box<Blazon>),
}

impl<'a> From<&'a str> for Picture<'a> {
    fn from(name: &'a str) -> Self {
        Self::Icon(Cow::Borrowed(name))
    }
}

impl<'a> From<&&'a str> for Picture<'a> {
    fn from(name: &&'a str) -> Self {
        Self::Icon(Cow::Borrowed(name))
    }
}

impl<'a> From<&'a String> for Picture<'a> {
    fn from(name: &'a String) -> Self {
        Self::Icon(Cow::Borrowed(name))
    }
}

impl From<String> for Picture<'_> {
    fn from(name: String) -> Self {
        Self::Icon(Cow::Owned(name))
    }
}

impl From<Blazon> for Picture<'_> {
    fn from(blazon: Blazon) -> Self {
        Self::Arms(Box::new(blazon))
    }
}

impl<'a> From<&'a Self> for Picture<'a> {
    fn from(picture: &'a Self) -> Self {
        picture.clone()
    }
}

/// A blazon as a drawing of so many pixels, its rim in a colour or in its own.
#[must_use]
pub fn engrave(blazon: &Blazon, rim: Option<Color32>, pixels: u32) -> String {
    let rim = rim.map_or_else(|| blazon.rim(), |colour| [colour.r(), colour.g(), colour.b()]);
    draw::draw(blazon, rim, pixels)
}

/// A blazon as pixels. `None` only if a shape of the data cannot be drawn, which tests rule out.
#[must_use]
pub fn paint(blazon: &Blazon, rim: Option<Color32>, pixels: u32) -> Option<ColorImage> {
    let svg = engrave(blazon, rim, pixels);
    let hint = SizeHint::Size { width: pixels, height: pixels, maintain_aspect_ratio: true };
    egui_extras::image::load_svg_bytes_with_size(svg.as_bytes(), hint, &Default::default()).ok()
}

/// Blazon, colour of the rim, and pixels.
type Drawn = BTreeMap<(Blazon, Option<[u8; 4]>, u32), TextureHandle>;

/// The arms already drawn. There is one such collection for a context, and clones of it are the
/// same one.
#[derive(Clone, Default)]
pub(super) struct Arms(Arc<Mutex<Drawn>>);

impl Arms {
    /// The collection of a context.
    pub(super) fn of(ctx: &Context) -> Self {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Self>(Id::new("arms")).clone())
    }

    /// Lets go of all drawings.
    pub(super) fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The arms, sharp at this many points.
    pub(super) fn at(&self, ctx: &Context, blazon: &Blazon, rim: Option<Color32>, points: f32) -> Option<SizedTexture> {
        let wanted = (points * ctx.pixels_per_point()).clamp(12.0, 512.0).round();
        // Small ones are drawn at their very size; of larger ones a few sizes serve all.
        let step = if wanted <= 96.0 { 1.0 } else { 16.0 };
        let pixels = ((wanted / step).ceil() * step) as u32;
        let key = (blazon.clone(), rim.map(|colour| colour.to_array()), pixels);
        let mut drawn = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let size = Vec2::splat(points);
        if let Some(texture) = drawn.get(&key) {
            return Some(SizedTexture::new(texture.id(), size));
        }
        let image = paint(blazon, rim, pixels)?;
        let texture = ctx.load_texture(format!("arms {pixels}"), image, TextureOptions::LINEAR);
        let id = texture.id();
        drawn.insert(key, texture);
        Some(SizedTexture::new(id, size))
    }

    /// Paints arms as large as fits into a rectangle, their rim in a colour.
    pub(super) fn paint(&self, painter: &Painter, rect: Rect, blazon: &Blazon, rim: Option<Color32>, tint: Color32) {
        let points = rect.width().min(rect.height());
        if let Some(texture) = self.at(painter.ctx(), blazon, rim, points) {
            let place = Rect::from_center_size(rect.center(), Vec2::splat(points));
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            // A drawing that lies between pixels would lose its lines.
            painter.image(texture.id, place.round_to_pixels(painter.ctx().pixels_per_point()), whole, tint);
        }
    }
}

/// A small number that follows from a name and from nothing else.
fn seed(id: &str) -> usize {
    let mixed = id.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (mixed >> 8) as usize
}
