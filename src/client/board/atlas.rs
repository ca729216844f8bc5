//! All small pictures of the board on one sheet: icons from `assets/icons` and the medallions, drawn from vectors at the start.
//!
//! One sheet means that thousands of little pictures are drawn in a few strokes.

use std::collections::BTreeMap;

use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy_egui::egui::SizeHint;
use include_dir::{Dir, include_dir};

use super::noise::with_mips;
use super::shapes::SHAPES;

static DRAWINGS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/icons");

/// Pixels of a cell, of the margin inside it, and cells in a row.
const CELL: usize = 128;
const MARGIN: usize = 8;
const ROW: usize = 10;

/// Which icons the board needs.
const WANTED: [&str; 47] = [
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
];

/// The sheet, and where on it each picture is.
#[derive(Resource, Clone, Debug)]
pub struct Atlas {
    image: Handle<Image>,
    cells: BTreeMap<String, Rect>,
}

impl Atlas {
    /// Draws the sheet.
    #[must_use]
    pub fn draw(images: &mut Assets<Image>) -> Self {
        let icons = DRAWINGS.files().filter_map(|file| {
            let name = file.path().to_str()?.strip_suffix(".svg")?;
            WANTED.iter().any(|wanted| name.starts_with(wanted)).then(|| (name.to_owned(), file.contents()))
        });
        let shapes = SHAPES.iter().map(|(name, drawing)| ((*name).to_owned(), drawing.as_bytes()));
        let drawings: Vec<(String, &[u8])> = icons.chain(shapes).collect();
        let side = (ROW * CELL).next_power_of_two();
        let mut sheet = vec![0_u8; side * side * 4];
        let mut cells = BTreeMap::new();
        for (index, (name, drawing)) in drawings.iter().enumerate() {
            let corner = ((index % (side / CELL)) * CELL + MARGIN, (index / (side / CELL)) * CELL + MARGIN);
            if corner.1 + CELL > side {
                error!("the sheet of small pictures is full; {name} has no place on it");
                break;
            }
            match stamp(&mut sheet, side, corner, drawing) {
                Ok(()) => {
                    let inside = (CELL - 2 * MARGIN) as f32;
                    let corner = Vec2::new(corner.0 as f32, corner.1 as f32);
                    let cell = Rect::from_corners(corner, corner + inside);
                    // Only the middle of the plain square is used, so that it has hard edges at any size.
                    cells.insert(name.clone(), if name == "pixel" { cell.inflate(-inside * 0.3) } else { cell });
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
        Self { image: images.add(image), cells }
    }

    /// A picture of this size in this colour. A name that does not exist draws the shape that means "unknown".
    #[must_use]
    pub fn sprite(&self, name: &str, size: Vec2, colour: Color) -> Sprite {
        let cell = self.cells.get(name).or_else(|| self.cells.get("unknown")).copied();
        Sprite { image: self.image.clone(), rect: cell, custom_size: Some(size), color: colour, ..default() }
    }

    /// Whether there is a picture of this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.cells.contains_key(name)
    }
}

/// Draws one picture into its cell.
fn stamp(sheet: &mut [u8], side: usize, corner: (usize, usize), drawing: &[u8]) -> Result<(), String> {
    let inside = CELL - 2 * MARGIN;
    let hint = SizeHint::Size { width: inside as u32, height: inside as u32, maintain_aspect_ratio: false };
    let picture = egui_extras::image::load_svg_bytes_with_size(drawing, hint, &Default::default())?;
    let [width, height] = picture.size;
    // The whole cell takes the colour of white, so that soft edges do not turn dark where they end.
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
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalog::Catalog;

    #[test]
    fn everything_that_can_stand_on_the_board_has_a_picture() {
        let mut images = Assets::<Image>::default();
        let atlas = Atlas::draw(&mut images);
        let catalog = Catalog::standard();
        let icons = catalog.legions.iter().map(|def| &def.icon).chain(catalog.places.iter().map(|def| &def.icon));
        for icon in icons {
            assert!(atlas.has(icon), "{icon}");
        }
        for name in
            ["legion-guard", "stronghold", "pandemonium", "battle", "prestige", "token", "shield", "hexagon", "pixel"]
        {
            assert!(atlas.has(name), "{name}");
        }
        for symbol in 0..10 {
            assert!(atlas.has(&format!("symbol-{symbol}")), "symbol {symbol}");
        }
    }
}
