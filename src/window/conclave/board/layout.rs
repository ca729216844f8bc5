//! The positions of cantons in the picture, and the canton under a point.
//!
//! The picture is an endless plane on which the board repeats in both directions. Hexagons have a
//! corner at the top, odd rows lie half a hexagon further east, north is up. Every function here is
//! pure and independent of the camera.

use bevy::math::{Vec2, vec2};
use hexx::{Hex, HexLayout, HexOrientation, OffsetHexMode};

use crate::rules::ids::CantonId;
use crate::rules::realm::hex::{Grid, MapSize};

/// Distance from the centre of a hexagon to a corner, in board units.
pub const RADIUS: f32 = 64.0;
/// Distance from the centre of a hexagon to a side.
pub const APOTHEM: f32 = RADIUS * 0.866_025_4;
/// Distance between the centres of two neighbouring rows.
pub const ROW: f32 = RADIUS * 1.5;

/// The lattice of the plane. Its rows count southwards, but the picture's y axis points north.
const LAYOUT: HexLayout =
    HexLayout { orientation: HexOrientation::Pointy, origin: Vec2::ZERO, scale: Vec2::new(RADIUS, -RADIUS) };
/// Odd rows lie further east.
const STAGGER: OffsetHexMode = OffsetHexMode::Odd;

/// Returns the circumference of the board, eastwards and northwards: one lap.
#[must_use]
pub const fn lap(size: MapSize) -> Vec2 {
    Vec2::new(size.width() as f32 * 2.0 * APOTHEM, size.height() as f32 * ROW)
}

/// Returns the centre of a canton, on the lap that begins at the origin.
#[must_use]
pub fn canton_centre(size: MapSize, canton: CantonId) -> Vec2 {
    let grid = Grid::of(size);
    let place = [grid.column(canton) as i32, grid.row(canton) as i32];
    LAYOUT.hex_to_world_pos(Hex::from_offset_coordinates(place, STAGGER, HexOrientation::Pointy))
}

/// Returns the canton under a point of the endless plane; `None` for a point that is not finite or
/// too far away.
#[must_use]
pub fn canton_under(size: MapSize, point: Vec2) -> Option<CantonId> {
    if !point.is_finite() || point.abs().max_element() > 1.0e6 {
        return None;
    }
    let [column, row] = LAYOUT.world_pos_to_hex(point).to_offset_coordinates(STAGGER, HexOrientation::Pointy);
    Some(Grid::of(size).at(column, row))
}

/// Returns the shortest vector from one point to any image of another.
#[must_use]
pub fn towards(size: MapSize, from: Vec2, to: Vec2) -> Vec2 {
    let lap = lap(size);
    let wrap = |way: f32, lap: f32| (way + lap / 2.0).rem_euclid(lap) - lap / 2.0;
    vec2(wrap(to.x - from.x, lap.x), wrap(to.y - from.y, lap.y))
}

/// Returns the vector from a point to one of the four nearest images of another. Image 0 is the
/// nearest.
#[must_use]
pub fn image(size: MapSize, from: Vec2, to: Vec2, image: u8) -> Vec2 {
    let lap = lap(size);
    let mut way = towards(size, from, to);
    if image & 1 != 0 {
        way.x -= lap.x.copysign(way.x);
    }
    if image & 2 != 0 {
        way.y -= lap.y.copysign(way.y);
    }
    way
}

/// Returns the vectors from the centre of the first canton to the centre of each, the first
/// included. No step jumps across the board.
#[must_use]
pub fn unrolled(size: MapSize, cantons: &[CantonId]) -> Vec<Vec2> {
    let mut at = Vec2::ZERO;
    let mut points = Vec::with_capacity(cantons.len());
    for (index, &canton) in cantons.iter().enumerate() {
        if index > 0 {
            at += towards(size, canton_centre(size, cantons[index - 1]), canton_centre(size, canton));
        }
        points.push(at);
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_canton_is_found_under_all_of_its_images() {
        for size in MapSize::ALL {
            for canton in Grid::of(size).cantons() {
                let centre = canton_centre(size, canton);
                for lap_x in -2..=2 {
                    for lap_y in -2..=2 {
                        let image = centre + vec2(lap_x as f32, lap_y as f32) * lap(size);
                        for nudge in
                            [Vec2::ZERO, vec2(0.9 * APOTHEM, 0.0), vec2(-0.4, 0.9) * APOTHEM, vec2(0.0, -0.9) * RADIUS]
                        {
                            assert_eq!(canton_under(size, image + nudge), Some(canton), "{size:?} {canton} {nudge}");
                        }
                    }
                }
            }
        }
        assert_eq!(canton_under(MapSize::Small, Vec2::NAN), None);
        assert_eq!(canton_under(MapSize::Small, Vec2::splat(1.0e9)), None);
    }

    #[test]
    fn neighbours_lie_one_hexagon_apart_over_the_seam_too() {
        for size in MapSize::ALL {
            let grid = Grid::of(size);
            for canton in grid.cantons() {
                for &near in grid.neighbours(canton) {
                    let way = towards(size, canton_centre(size, canton), canton_centre(size, near));
                    assert!((way.length() - 2.0 * APOTHEM).abs() < 0.01, "{size:?} {canton} {near} {way}");
                }
            }
        }
    }

    #[test]
    fn the_four_images_are_the_same_canton() {
        let size = MapSize::Normal;
        let from = vec2(17.0, -300.0);
        for canton in Grid::of(size).cantons() {
            for copy in 0..4 {
                let point = from + image(size, from, canton_centre(size, canton), copy);
                assert_eq!(canton_under(size, point), Some(canton));
            }
        }
    }

    #[test]
    fn a_way_over_the_seam_is_straight() {
        let size = MapSize::Small;
        let grid = Grid::of(size);
        let row: Vec<CantonId> = (9..15).map(|column| grid.at(column, 4)).collect();
        let points = unrolled(size, &row);
        assert!(points.windows(2).all(|pair| (pair[1] - pair[0] - vec2(2.0 * APOTHEM, 0.0)).length() < 0.01));
    }
}
