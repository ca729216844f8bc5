//! The noise texture of the ground. It is seamless, made once at the start, and shared by all
//! terrains.
//!
//! Red: broad clouds. Green: cells around scattered points, 0 at their edges (cracks, bubbles).
//! Blue: fine grain. Alpha: ridges.

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Side of the texture, in pixels.
const SIDE: usize = 256;

/// Returns the noise as a texture that repeats without a seam.
#[must_use]
pub fn grain() -> Image {
    let mut data = Vec::with_capacity(SIDE * SIDE * 4);
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (u, v) = (x as f32 / SIDE as f32, y as f32 / SIDE as f32);
            let clouds = octaves(u, v, 5, 4, 1);
            let points = scattered(u, v, 9);
            let fine = octaves(u, v, 24, 3, 2);
            let ridges = 1.0 - (octaves(u, v, 6, 4, 3) * 2.0 - 1.0).abs() * 2.2;
            data.extend([clouds, points, fine, ridges].map(|value| (value.clamp(0.0, 1.0) * 255.0) as u8));
        }
    }
    let mut image = with_mips(SIDE, data, 6, TextureFormat::Rgba8Unorm);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Nearest,
        ..ImageSamplerDescriptor::default()
    });
    image
}

/// Returns a square texture with mipmaps, so that it does not flicker at a distant zoom.
#[must_use]
pub fn with_mips(side: usize, data: Vec<u8>, levels: u32, format: TextureFormat) -> Image {
    let mut all = data.clone();
    let (mut side_now, mut level) = (side, data);
    for _ in 1..levels {
        let half = side_now / 2;
        let mut smaller = Vec::with_capacity(half * half * 4);
        for y in 0..half {
            for x in 0..half {
                for channel in 0..4 {
                    let at =
                        |dx: usize, dy: usize| u32::from(level[((2 * y + dy) * side_now + 2 * x + dx) * 4 + channel]);
                    smaller.push(((at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1) + 2) / 4) as u8);
                }
            }
        }
        all.extend(&smaller);
        (side_now, level) = (half, smaller);
    }
    let size = Extent3d { width: side as u32, height: side as u32, depth_or_array_layers: 1 };
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(all);
    image.texture_descriptor.mip_level_count = levels;
    image
}

/// Returns noise of `count` octaves. The first one has `period` cells per side, and each following
/// one twice as many.
fn octaves(u: f32, v: f32, period: u32, count: u32, salt: u32) -> f32 {
    let (mut sum, mut weight, mut all) = (0.0, 1.0, 0.0);
    for octave in 0..count {
        sum += weight * smooth(u, v, period << octave, salt * 31 + octave);
        all += weight;
        weight *= 0.5;
    }
    // Stretched, because sums of noise are concentrated around the middle.
    ((sum / all - 0.5) * 1.6 + 0.5).clamp(0.0, 1.0)
}

fn smooth(u: f32, v: f32, period: u32, salt: u32) -> f32 {
    let (x, y) = (u * period as f32, v * period as f32);
    let (column, row) = (x as u32, y as u32);
    let (part_x, part_y) = (x.fract(), y.fract());
    let ease = |part: f32| part * part * (3.0 - 2.0 * part);
    let at = |dx: u32, dy: u32| hash((column + dx) % period, (row + dy) % period, salt);
    let mix = |a: f32, b: f32, part: f32| a + (b - a) * part;
    let (part_x, part_y) = (ease(part_x), ease(part_y));
    mix(mix(at(0, 0), at(1, 0), part_x), mix(at(0, 1), at(1, 1), part_x), part_y)
}

/// Returns the distance to the second nearest scattered point minus the distance to the nearest: 0
/// on the cracks between the points, at most 1.
fn scattered(u: f32, v: f32, period: u32) -> f32 {
    let (x, y) = (u * period as f32, v * period as f32);
    let (column, row) = (x as i32, y as i32);
    let (mut first, mut second) = (f32::MAX, f32::MAX);
    for dy in -1..=1 {
        for dx in -1..=1 {
            let wrapped = |value: i32| value.rem_euclid(period as i32) as u32;
            let (cell_x, cell_y) = (wrapped(column + dx), wrapped(row + dy));
            let point_x = (column + dx) as f32 + hash(cell_x, cell_y, 11);
            let point_y = (row + dy) as f32 + hash(cell_x, cell_y, 12);
            let distance = (point_x - x).hypot(point_y - y);
            if distance < first {
                (second, first) = (first, distance);
            } else if distance < second {
                second = distance;
            }
        }
    }
    (second - first).min(1.0)
}

/// Returns a number from 0 to 1 that is always the same for a lattice point and a salt.
#[must_use]
pub fn hash(x: u32, y: u32, salt: u32) -> f32 {
    let mut mixed = x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77) ^ salt.wrapping_mul(0xc2b2_ae3d);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2c1b_3c6d);
    mixed ^= mixed >> 12;
    mixed = mixed.wrapping_mul(0x297a_2d39);
    mixed ^= mixed >> 15;
    (mixed & 0xffff) as f32 / 65535.0
}
