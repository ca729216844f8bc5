//! Arms: a distinct picture for every legion, praetor, artifact, relic, place and manuscript.
//!
//! A [`Blazon`] describes a picture. It depends only on the catalog entry. It is drawn as vectors
//! for the size at which it is shown, and cached as a texture until the look changes. Shapes and
//! colours are data in `assets/look/arms.ron`; charges are the line art in `assets/icons/charges`
//! and `assets/icons`.
//!
//! Finding the catalog entry of a legion or of a card on the table is not handled here.

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

/// Picture of a thing: an icon in one colour, or arms in their own colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture<'a> {
    /// Name of a file in `assets/icons`, without the extension.
    Icon(Cow<'a, str>),
    /// Arms of a catalog entry.
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

/// Returns a blazon as an SVG, with detail for a size in pixels. Without a rim colour, it has its
/// default rim.
#[must_use]
pub fn engrave(blazon: &Blazon, rim: Option<Color32>, pixels: u32) -> String {
    let rim = rim.map_or_else(|| blazon.rim(), |colour| [colour.r(), colour.g(), colour.b()]);
    draw::draw(blazon, rim, pixels)
}

/// Renders a blazon as pixels. `None` only if a shape in the data is invalid; tests check that none
/// is.
#[must_use]
pub fn paint(blazon: &Blazon, rim: Option<Color32>, pixels: u32) -> Option<ColorImage> {
    let svg = engrave(blazon, rim, pixels);
    let hint = SizeHint::Size { width: pixels, height: pixels, maintain_aspect_ratio: true };
    egui_extras::image::load_svg_bytes_with_size(svg.as_bytes(), hint, &Default::default()).ok()
}

/// Textures by blazon, rim colour and size in pixels.
type Drawn = BTreeMap<(Blazon, Option<[u8; 4]>, u32), TextureHandle>;

/// Cache of arms textures, one per egui context. Clones share it.
#[derive(Clone, Default)]
pub(super) struct Arms(Arc<Mutex<Drawn>>);

impl Arms {
    /// Returns the cache of a context.
    pub(super) fn of(ctx: &Context) -> Self {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Self>(Id::new("arms")).clone())
    }

    /// Clears the cache.
    pub(super) fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Returns the arms as a texture, sharp at this size in points.
    pub(super) fn at(&self, ctx: &Context, blazon: &Blazon, rim: Option<Color32>, points: f32) -> Option<SizedTexture> {
        let wanted = (points * ctx.pixels_per_point()).clamp(12.0, 512.0).round();
        // Small textures have the exact size. Larger ones are rounded up to a multiple of 16
        // pixels, so that fewer are cached.
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

    /// Paints arms centred in a rectangle, as large as fits. Without a rim colour, they have their
    /// default rim.
    pub(super) fn paint(&self, painter: &Painter, rect: Rect, blazon: &Blazon, rim: Option<Color32>, tint: Color32) {
        let points = rect.width().min(rect.height());
        if let Some(texture) = self.at(painter.ctx(), blazon, rim, points) {
            let place = Rect::from_center_size(rect.center(), Vec2::splat(points));
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            // Align to whole pixels: otherwise thin lines blur.
            painter.image(texture.id, place.round_to_pixels(painter.ctx().pixels_per_point()), whole, tint);
        }
    }
}

/// Returns a hash of an id (upper 24 bits of 32-bit FNV-1a), the same on every machine.
fn seed(id: &str) -> usize {
    let mixed = id.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (mixed >> 8) as usize
}
