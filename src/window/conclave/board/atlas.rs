//! All small pictures of the board in one texture: icons from `assets/icons`, the medallions, and
//! the arms of legions and places. All are drawn from vectors at the start.
//!
//! With one texture, thousands of small pictures need only a few draw calls.

use std::borrow::Cow;
use std::collections::BTreeMap;

use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy_egui::egui::{ColorImage, SizeHint};
use include_dir::{Dir, include_dir};
use rayon::prelude::*;

use super::noise::with_mips;
use crate::look::arms::{blazon, engrave};
use crate::rules::catalog::{Catalog, LegionDef, PlaceDef};

static ICONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/icons");

/// The shapes that are not icons: medallions, pips, bars and arrows, in white and greys that take a
/// house's colour. Shapes have a meaning: a shield is a legion, a hexagon a place.
static SHAPES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/look/board");

/// Side of a cell, and the margin inside it, in pixels.
const CELL: usize = 128;
const MARGIN: usize = 8;

/// The beginnings of the names of the icons that the board needs.
const WANTED: [&str; 48] = [
    "legion-",
    "place",
    "symbol-",
    "stronghold",
    "pandemonium",
    "battle",
    "prestige",
    "token",
    "skull",
    "destroyed",
    "retreat",
    "regent",
    "capture",
    "excommunicated",
    "usurper",
    "throne",
    "fly",
    "march",
    "eliminated",
    "canton",
    "warning",
    "level",
    "eye",
    "help",
    "down",
    "up",
    "turn",
    "ritual",
    "hitpoints",
    "loyalty",
    "check",
    "event",
    "tribute",
    "champion",
    "single-combat",
    "terrain-chasm",
    "forces",
    "seal",
    "objective",
    "delete",
    "demand",
    "insult",
    "emissary",
    "vassal",
    "vendetta",
    "blood-feud",
    "threats",
    "pin",
];

/// The texture, and the rectangle of each picture in it.
#[derive(Resource, Clone, Debug)]
pub struct Atlas {
    image: Handle<Image>,
    cells: BTreeMap<String, Cell>,
    /// Digest of the catalog whose arms these are.
    catalog: u64,
}

/// The rectangle of a picture.
#[derive(Clone, Copy, Debug)]
struct Cell {
    place: Rect,
    /// True for arms, which keep their own colours.
    painted: bool,
}

/// Returns the name of a legion's arms in the texture.
#[must_use]
pub fn legion_arms(def: &LegionDef) -> String {
    format!("legion/{}", def.id)
}

/// Returns the name of a place's emblem in the texture.
#[must_use]
pub fn place_arms(def: &PlaceDef) -> String {
    format!("place/{}", def.id)
}

impl Atlas {
    /// Draws the texture, with the arms of all legions and places of a catalog.
    #[must_use]
    pub fn draw(images: &mut Assets<Image>, catalog: &Catalog) -> Self {
        let wanted = |name: &str| WANTED.iter().any(|wanted| name.starts_with(wanted));
        let icons = drawings(&ICONS).filter(|(name, _)| wanted(name));
        let legions = catalog.legions.iter().map(|def| (legion_arms(def), blazon::legion(def)));
        let places = catalog.places.iter().map(|def| (place_arms(def), blazon::place(def)));
        let arms = legions.chain(places).map(|(name, blazon)| {
            let drawing = engrave(&blazon, None, (CELL - 2 * MARGIN) as u32);
            (name, Cow::<[u8]>::Owned(drawing.into_bytes()))
        });
        let all: Vec<(String, Cow<'_, [u8]>)> = icons.chain(drawings(&SHAPES)).chain(arms).collect();
        let row = all.len().isqrt() + 1;
        let side = (row * CELL).next_power_of_two();
        let mut sheet = vec![0_u8; side * side * 4];
        let mut cells = BTreeMap::new();
        // Arms take some milliseconds each, so they are drawn in parallel.
        let pictures: Vec<Result<ColorImage, String>> = all.par_iter().map(|(_, drawing)| picture(drawing)).collect();
        for (index, ((name, _), picture)) in all.iter().zip(pictures).enumerate() {
            let corner = ((index % (side / CELL)) * CELL + MARGIN, (index / (side / CELL)) * CELL + MARGIN);
            if corner.1 + CELL > side {
                error!("the sheet of small pictures is full; {name} has no place on it");
                break;
            }
            match picture {
                Ok(picture) => {
                    stamp(&mut sheet, side, corner, &picture);
                    let inside = (CELL - 2 * MARGIN) as f32;
                    let corner = Vec2::new(corner.0 as f32, corner.1 as f32);
                    let cell = Rect::from_corners(corner, corner + inside);
                    // Only the middle of the plain square is used. So it has hard edges at any
                    // size.
                    let place = if name == "pixel" { cell.inflate(-inside * 0.3) } else { cell };
                    cells.insert(name.clone(), Cell { place, painted: name.contains('/') });
                }
                Err(fault) => error!("the picture {name} cannot be drawn: {fault}"),
            }
        }
        let mut image = with_mips(side, sheet, 4, TextureFormat::Rgba8UnormSrgb);
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: ImageFilterMode::Nearest,
            ..ImageSamplerDescriptor::default()
        });
        Self { image: images.add(image), cells, catalog: catalog.digest }
    }

    /// True if the arms are those of this catalog.
    #[must_use]
    pub const fn is_of(&self, catalog: &Catalog) -> bool {
        self.catalog == catalog.digest
    }

    /// Returns a picture of this size in this colour. For arms, only the alpha of the colour is
    /// used. An unknown name gives the shape that means "unknown".
    #[must_use]
    pub fn sprite(&self, name: &str, size: Vec2, colour: Color) -> Sprite {
        let cell = self.cells.get(name).or_else(|| self.cells.get("unknown")).copied();
        let painted = cell.is_some_and(|cell| cell.painted);
        let color = if painted { Color::WHITE.with_alpha(colour.alpha()) } else { colour };
        let rect = cell.map(|cell| cell.place);
        Sprite { image: self.image.clone(), rect, custom_size: Some(size), color, ..default() }
    }

    /// True if the picture of this name has its own colours.
    #[must_use]
    pub fn painted(&self, name: &str) -> bool {
        self.cells.get(name).is_some_and(|cell| cell.painted)
    }

    /// True if there is a picture of this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.cells.contains_key(name)
    }
}

/// Returns the drawings of a folder with their names.
fn drawings(folder: &'static Dir<'static>) -> impl Iterator<Item = (String, Cow<'static, [u8]>)> {
    folder.files().filter_map(|file| {
        let name = file.path().to_str()?.strip_suffix(".svg")?;
        Some((name.to_owned(), Cow::Borrowed(file.contents())))
    })
}

/// Draws one picture.
fn picture(drawing: &[u8]) -> Result<ColorImage, String> {
    let inside = (CELL - 2 * MARGIN) as u32;
    let hint = SizeHint::Size { width: inside, height: inside, maintain_aspect_ratio: false };
    egui_extras::image::load_svg_bytes_with_size(drawing, hint, &Default::default())
}

/// Copies one picture into its cell.
fn stamp(sheet: &mut [u8], side: usize, corner: (usize, usize), picture: &ColorImage) {
    let inside = CELL - 2 * MARGIN;
    let [width, height] = picture.size;
    // The whole cell is white even where it is transparent. So soft edges do not become dark.
    for y in 0..CELL {
        for x in 0..CELL {
            let at = ((corner.1 - MARGIN + y) * side + corner.0 - MARGIN + x) * 4;
            sheet[at..at + 3].copy_from_slice(&[255, 255, 255]);
        }
    }
    for y in 0..height.min(inside) {
        for x in 0..width.min(inside) {
            let pixel = picture.pixels[y * width + x].to_srgba_unmultiplied();
            if pixel[3] > 0 {
                let at = ((corner.1 + y) * side + corner.0 + x) * 4;
                sheet[at..at + 4].copy_from_slice(&pixel);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_stand_on_the_board_has_a_picture() {
        let mut images = Assets::<Image>::default();
        let catalog = Catalog::standard();
        let atlas = Atlas::draw(&mut images, &catalog);
        let arms = catalog.legions.iter().map(legion_arms).chain(catalog.places.iter().map(place_arms));
        for name in arms {
            assert!(atlas.has(&name), "{name}");
        }
        for name in ["legion-guard", "stronghold", "pandemonium", "battle", "prestige", "token"] {
            assert!(atlas.has(name), "{name}");
        }
        for (name, _) in drawings(&SHAPES) {
            assert!(atlas.has(&name), "{name}");
        }
        for name in ["shield", "shield-rim", "hexagon", "hexagon-rim", "crown", "pixel", "unknown"] {
            assert!(atlas.has(name), "{name}");
        }
        for symbol in 0..10 {
            assert!(atlas.has(&format!("symbol-{symbol}")), "symbol {symbol}");
        }
    }
}
