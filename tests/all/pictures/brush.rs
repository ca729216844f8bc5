//! A painter without a graphics card. It fills egui's triangles on the processor, so that a picture
//! is the same on every machine.

use std::collections::HashMap;

use bevy_egui::egui::epaint::textures::TexturesDelta;
use bevy_egui::egui::epaint::{ClippedPrimitive, ImageData, ImageDelta, Mesh, Primitive, Vertex};
use bevy_egui::egui::{Color32, Context, FullOutput, Pos2, Rect, TextureId};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};

/// The ground, where the board would be.
const GROUND: Rgba<u8> = Rgba([24, 20, 28, 255]);
/// Steps within a pixel. Whole numbers make the edge that two triangles share the same for both.
const STEPS: f32 = 256.0;

/// The textures that egui has handed over.
#[derive(Default)]
pub struct Brush {
    sheets: HashMap<TextureId, Sheet>,
}

struct Sheet {
    size: [usize; 2],
    pixels: Vec<Color32>,
}

impl TestRenderer for Brush {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                self.change(id, change);
            }
        }
        for id in delta.free.drain() {
            self.sheets.remove(&id);
        }
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let mut picture = RgbaImage::from_pixel(size.x.ceil() as u32, size.y.ceil() as u32, GROUND);
        for ClippedPrimitive { clip_rect, primitive } in ctx.tessellate(output.shapes.clone(), scale) {
            match primitive {
                Primitive::Mesh(mesh) => self.fill(&mesh, clip_rect, scale, &mut picture),
                Primitive::Callback(_) => return Err("a panel paints with the graphics card".into()),
            }
        }
        Ok(picture)
    }
}

impl Brush {
    fn change(&mut self, id: TextureId, ImageDelta { image: ImageData::Color(image), pos, .. }: ImageDelta) {
        let (size, pixels) = (image.size, &image.pixels);
        let Some([left, top]) = pos else {
            self.sheets.insert(id, Sheet { size, pixels: pixels.clone() });
            return;
        };
        let sheet = self.sheets.get_mut(&id).expect("a patch belongs to a texture");
        for (row, line) in pixels.chunks(size[0]).enumerate() {
            let start = (top + row) * sheet.size[0] + left;
            sheet.pixels[start..start + line.len()].copy_from_slice(line);
        }
    }

    fn fill(&self, mesh: &Mesh, clip: Rect, scale: f32, picture: &mut RgbaImage) {
        let sheet = &self.sheets[&mesh.texture_id];
        let bounds = Rect::from_min_max(
            (clip.min.to_vec2() * scale).round().to_pos2(),
            (clip.max.to_vec2() * scale).round().to_pos2(),
        );
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|at| mesh.vertices[corners[at] as usize]);
            triangle(corners, sheet, bounds, scale, picture);
        }
    }
}

impl Sheet {
    /// Returns the colour at a position from 0 to 1, between the four nearest pixels.
    fn at(&self, uv: Pos2) -> [f32; 4] {
        let [width, height] = self.size;
        let (x, y) = (uv.x * width as f32 - 0.5, uv.y * height as f32 - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (along, down) = (x - left, y - top);
        let pixel = |x: f32, y: f32| {
            let (x, y) = (x.clamp(0.0, width as f32 - 1.0), y.clamp(0.0, height as f32 - 1.0));
            self.pixels[y as usize * width + x as usize].to_array().map(f32::from)
        };
        let [a, b, c, d] =
            [pixel(left, top), pixel(left + 1.0, top), pixel(left, top + 1.0), pixel(left + 1.0, top + 1.0)];
        [0, 1, 2, 3].map(|part| {
            let upper = a[part] + (b[part] - a[part]) * along;
            let lower = c[part] + (d[part] - c[part]) * along;
            upper + (lower - upper) * down
        })
    }
}

/// Blends a triangle into the picture, colours multiplied by their opacity as egui has them.
fn triangle(mut corners: [Vertex; 3], sheet: &Sheet, clip: Rect, scale: f32, picture: &mut RgbaImage) {
    let place = |corner: &Vertex| {
        let at = corner.pos.to_vec2() * scale * STEPS;
        (at.x.round() as i64, at.y.round() as i64)
    };
    let side = |a: (i64, i64), b: (i64, i64), p: (i64, i64)| (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0);
    let mut places = corners.each_ref().map(place);
    let mut area = side(places[0], places[1], places[2]);
    if area < 0 {
        corners.swap(1, 2);
        places.swap(1, 2);
        area = -area;
    }
    if area == 0 {
        return;
    }
    let [a, b, c] = places;
    // A pixel on an edge belongs to the triangle on one side of it only.
    let edges = [(b, c), (c, a), (a, b)].map(|(from, to)| {
        let owned = to.1 < from.1 || (to.1 == from.1 && to.0 > from.0);
        (from, to, i64::from(!owned))
    });
    let [first, others @ ..] = &corners;
    let alike = others.iter().all(|corner| (corner.uv, corner.color) == (first.uv, first.color));
    // Most of a panel has one colour, which need not be mixed for every pixel.
    let plain = alike.then(|| tinted(sheet.at(first.uv), first.color.to_array().map(f32::from)));
    let step = STEPS as i64;
    let range = |low: i64, high: i64, from: f32, to: f32, most: u32| {
        (low / step).max(from as i64).max(0)..(high / step + 1).min(to as i64).min(i64::from(most))
    };
    let (left, right) = (a.0.min(b.0).min(c.0), a.0.max(b.0).max(c.0));
    let (top, bottom) = (a.1.min(b.1).min(c.1), a.1.max(b.1).max(c.1));
    for y in range(top, bottom, clip.min.y, clip.max.y, picture.height()) {
        for x in range(left, right, clip.min.x, clip.max.x, picture.width()) {
            let centre = (x * step + step / 2, y * step + step / 2);
            let inside = edges.map(|(from, to, margin)| side(from, to, centre) - margin);
            if inside.iter().any(|distance| *distance < 0) {
                continue;
            }
            if let Some(ink) = plain {
                lay(ink, picture.get_pixel_mut(x as u32, y as u32));
                continue;
            }
            let shares = edges.map(|(from, to, _)| side(from, to, centre) as f32 / area as f32);
            let blend = |value: &dyn Fn(&Vertex) -> f32| -> f32 {
                shares.iter().zip(&corners).map(|(share, corner)| share * value(corner)).sum()
            };
            let uv = Pos2::new(blend(&|corner| corner.uv.x), blend(&|corner| corner.uv.y));
            let tint = [0, 1, 2, 3].map(|part| blend(&|corner| f32::from(corner.color.to_array()[part])));
            lay(tinted(sheet.at(uv), tint), picture.get_pixel_mut(x as u32, y as u32));
        }
    }
}

fn tinted(texel: [f32; 4], tint: [f32; 4]) -> [f32; 4] {
    [0, 1, 2, 3].map(|part| texel[part] * tint[part] / 255.0)
}

fn lay(ink: [f32; 4], Rgba(ground): &mut Rgba<u8>) {
    for (ground, part) in ground.iter_mut().zip(ink) {
        *ground = (part + f32::from(*ground) * (1.0 - ink[3] / 255.0)).round() as u8;
    }
}
