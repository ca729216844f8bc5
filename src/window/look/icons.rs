//! Icons: engraved line art in white, rendered from vectors at the size at which it is shown.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{ColorImage, Context, SizeHint, TextureHandle, TextureOptions, vec2};
use include_dir::{Dir, include_dir};

static DRAWINGS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/icons");

/// Cache of icon textures by name and size in pixels.
pub(super) struct Icons {
    ctx: Context,
    drawn: Mutex<BTreeMap<(String, u32), TextureHandle>>,
}

impl Icons {
    pub(super) const fn new(ctx: Context) -> Self {
        Self { ctx, drawn: Mutex::new(BTreeMap::new()) }
    }

    /// Returns the egui context that holds the textures.
    pub(super) const fn context(&self) -> &Context {
        &self.ctx
    }

    /// Returns the icon, sharp at this size in points, or `None` if the name is unknown.
    pub(super) fn at(&self, name: &str, points: f32) -> Option<SizedTexture> {
        let wanted = (points * self.ctx.pixels_per_point()).clamp(8.0, 512.0);
        // Sizes are rounded up to a multiple of 4 or 16 pixels, so that fewer textures are cached.
        let step = if wanted <= 32.0 { 4.0 } else { 16.0 };
        let pixels = ((wanted / step).ceil() * step) as u32;
        let key = (name.to_owned(), pixels);
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if !drawn.contains_key(&key) {
            let image = draw(name, pixels)?;
            let handle = self.ctx.load_texture(format!("icon {name} {pixels}"), image, TextureOptions::LINEAR);
            drawn.insert(key.clone(), handle);
        }
        drawn.get(&key).map(|handle| SizedTexture::new(handle.id(), vec2(points, points)))
    }

    /// Clears the cache. Icons are rendered again when next used, at the size then needed.
    pub(super) fn forget(&self) {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

fn draw(name: &str, pixels: u32) -> Option<ColorImage> {
    let file = DRAWINGS.get_file(format!("{name}.svg"))?;
    let hint = SizeHint::Size { width: pixels, height: pixels, maintain_aspect_ratio: true };
    egui_extras::image::load_svg_bytes_with_size(file.contents(), hint, &Default::default()).ok()
}

/// Returns the names of all icons.
pub fn names() -> impl Iterator<Item = &'static str> {
    DRAWINGS.files().filter_map(|file| file.path().to_str()?.strip_suffix(".svg"))
}
