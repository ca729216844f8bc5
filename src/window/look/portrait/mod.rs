//! Forms of an archfiend: fifteen portraits (manual 4.1, "Form: You can choose from 15 different
//! portraits").
//!
//! A form is a number below [`FORMS`]. It does not affect how an archfiend plays. Several houses
//! may share a form: their symbol and colour distinguish them. The portrait's ring and cloth have
//! the colour of the house.
//!
//! A portrait is drawn for the size at which it is shown: small ones have bolder outlines and less
//! hatching. Rendering takes some milliseconds, so each portrait is cached as a texture until the
//! look changes.
//!
//! The form of a given archfiend, and the list for choosing one, are not handled here.

mod art;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Painter, Rect, Response, Sense, SizeHint, Stroke, TextureHandle, TextureId,
    TextureOptions, Ui, Vec2, WidgetInfo, WidgetType, emath::GuiRounding as _, pos2,
};
use table_text::Text;

pub(super) use art::{cut_head, cut_mantle, mantle_named, numbered};

use super::Look;
use super::palette::{INK, SKY, VERDIGRIS};
use super::style::target;
use crate::rules::archfiends;

/// Number of forms.
pub const FORMS: u8 = archfiends::FORMS;

/// Returns the key of a form in the texts: `form-<key>` is its name, `form-<key>-text` a line about
/// it.
#[must_use]
pub fn form_key(form: u8) -> &'static str {
    art::key(form)
}

/// Returns the name of the form for players.
#[must_use]
pub fn form_name(text: &Text, form: u8) -> String {
    text.say(&format!("form-{}", form_key(form)))
}

/// Returns a line about the form, for its tooltip.
#[must_use]
pub fn form_text(text: &Text, form: u8) -> String {
    text.say(&format!("form-{}-text", form_key(form)))
}

/// Adds a portrait of this size in points, in the colour of a house.
pub fn portrait(ui: &mut Ui, look: &Look, form: u8, points: f32, colour: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(points), Sense::hover());
    if ui.is_rect_visible(rect) {
        look.portraits.paint(ui.painter(), rect, form, colour);
    }
    response
}

/// Adds a portrait that can be clicked, for choosing one of several.
pub fn portrait_button(
    ui: &mut Ui,
    look: &Look,
    form: u8,
    points: f32,
    colour: Color32,
    label: &str,
    chosen: bool,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(points.max(target(ui))), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, label));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter();
    look.portraits.paint(painter, rect.shrink(3.0), form, colour);
    let (centre, radius) = (rect.center(), rect.width() / 2.0);
    if chosen {
        painter.circle_stroke(centre, radius - 1.5, Stroke::new(2.5, VERDIGRIS));
        // A check mark too, because colour must not be the only sign.
        let corner = pos2(rect.right() - radius * 0.3, rect.bottom() - radius * 0.3);
        painter.circle(corner, 10.0, INK, Stroke::new(1.5, VERDIGRIS));
        look.image("check", 14.0, VERDIGRIS).paint_at(ui, Rect::from_center_size(corner, Vec2::splat(14.0)));
    }
    if response.hovered() || response.has_focus() {
        ui.painter().circle_stroke(centre, radius - 1.0, Stroke::new(2.0, SKY));
    }
    response
}

/// Paints a portrait centred in a rectangle, as large as fits.
pub fn paint_portrait(painter: &Painter, rect: Rect, form: u8, colour: Color32) {
    Portraits::of(painter.ctx()).paint(painter, rect, form, colour);
}

/// Textures by form, colour and size in pixels.
type Drawn = BTreeMap<(u8, [u8; 3], u32), TextureHandle>;

/// Cache of portrait textures, one per egui context. Clones share it.
#[derive(Clone, Default)]
pub(super) struct Portraits(Arc<Mutex<Drawn>>);

impl Portraits {
    /// Returns the cache of a context.
    pub(super) fn of(ctx: &Context) -> Self {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Self>(Id::new("portraits")).clone())
    }

    /// Clears the cache.
    pub(super) fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn paint(&self, painter: &Painter, rect: Rect, form: u8, colour: Color32) {
        let points = rect.width().min(rect.height());
        let place = Rect::from_center_size(rect.center(), Vec2::splat(points));
        let scale = painter.ctx().pixels_per_point();
        if let Some(texture) = self.at(painter.ctx(), form, points * scale, colour) {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            // Align to whole pixels: otherwise thin lines blur.
            painter.image(texture, place.round_to_pixels(scale), whole, Color32::WHITE);
        }
    }

    /// Returns the texture of a form, sharp at about this size in pixels. `None` only if a drawing
    /// is invalid; tests check that none is.
    fn at(&self, ctx: &Context, form: u8, wanted: f32, colour: Color32) -> Option<TextureId> {
        let wanted = wanted.clamp(16.0, 512.0).round();
        // Small textures have the exact size. Larger ones are rounded up to a multiple of 16
        // pixels, so that fewer are cached.
        let step = if wanted <= 160.0 { 1.0 } else { 16.0 };
        let pixels = ((wanted / step).ceil() * step) as u32;
        let tint = [colour.r(), colour.g(), colour.b()];
        let key = (form, tint, pixels);
        let mut drawn = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(texture) = drawn.get(&key) {
            return Some(texture.id());
        }
        let image = draw(&art::engrave(form, tint, pixels), pixels)?;
        let texture = ctx.load_texture(format!("form {} {pixels}", form_key(form)), image, TextureOptions::LINEAR);
        let id = texture.id();
        drawn.insert(key, texture);
        Some(id)
    }
}

fn draw(svg: &str, pixels: u32) -> Option<ColorImage> {
    let hint = SizeHint::Size { width: pixels, height: pixels, maintain_aspect_ratio: true };
    egui_extras::image::load_svg_bytes_with_size(svg.as_bytes(), hint, &Default::default()).ok()
}
