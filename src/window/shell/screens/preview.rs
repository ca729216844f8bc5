//! A small preview of the map of a seed. The same generator draws the map of the game.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Tooltip, Ui, Vec2, vec2,
};

use super::{Page, SeatForm, hexagon, say, symbol_icon};
use crate::chronicle::keys;
use crate::look::palette::{BONE, INK};
use crate::look::{FIGURES, Medal, family, house_colour, paint_medallion};
use crate::rules::dice::Dice;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::board::{Board, SiteKind};
use crate::rules::realm::generate::{MapSpec, generate};
use crate::rules::realm::terrain::Terrain;

/// A map, and the input from which it was generated.
pub(super) struct Preview {
    from: (MapSpec, u64),
    board: Board,
}

impl Preview {
    /// Returns the map of this seed. Generates it only if the stored one has another seed or
    /// settings.
    pub(super) fn keep<'a>(shelf: &'a mut Option<Self>, page: &Page<'_>, spec: MapSpec, seed: u64) -> &'a Self {
        if shelf.as_ref().is_none_or(|preview| preview.from != (spec, seed)) {
            *shelf = None;
        }
        shelf.get_or_insert_with(|| {
            let board = generate(&spec, &page.catalog.constants.map, &Dice::new(seed, 0));
            Self { from: (spec, seed), board }
        })
    }
}

/// Muted colours of the terrains. Most terrains also have a mark, so that colour is not the only
/// difference.
pub(super) const fn ground(terrain: Terrain) -> Color32 {
    match terrain {
        Terrain::OpenLand => Color32::from_rgb(0x5B, 0x4E, 0x42),
        Terrain::Bridge => Color32::from_rgb(0x6B, 0x66, 0x60),
        Terrain::River => Color32::from_rgb(0x35, 0x4E, 0x60),
        Terrain::Mountains => Color32::from_rgb(0x37, 0x33, 0x31),
        Terrain::Chasm => Color32::from_rgb(0x0B, 0x08, 0x08),
        Terrain::Swamp => Color32::from_rgb(0x3A, 0x43, 0x2C),
        Terrain::WaterfallPool => Color32::from_rgb(0x4A, 0x6C, 0x7E),
        Terrain::LavaFlow => Color32::from_rgb(0x8E, 0x3A, 0x1C),
        Terrain::LakeOfFire => Color32::from_rgb(0xB0, 0x52, 0x1E),
    }
}

/// The layout of the hexagons. The map has no edges, so Pandemonium is put in the middle.
pub(super) struct Layout {
    pub origin: Pos2,
    pub radius: f32,
    /// The canton in the upper left corner. Its row must be even, because odd rows are shifted to
    /// the east.
    corner: (usize, usize),
}

impl Layout {
    /// Fits a map into a width and a height. The hexagons are not smaller than `least`.
    pub fn fit(board: &Board, room: Vec2, most: f32, least: f32) -> (Self, Vec2) {
        let (columns, rows) = (board.size().width() as f32 + 0.5, board.size().height() as f32);
        let radius = (room.x / (columns * 3_f32.sqrt())).min(most / (rows * 1.5 + 0.5)).max(least);
        let size = vec2(columns * 3_f32.sqrt() * radius, (rows * 1.5 + 0.5) * radius);
        let (size_of, grid, throne) = (board.size(), board.grid(), board.pandemonium());
        let column = (grid.column(throne) + size_of.width() - size_of.width() / 2) % size_of.width();
        let row = (grid.row(throne) + size_of.height() - size_of.height() / 2) % size_of.height();
        (Self { origin: Pos2::ZERO, radius, corner: (column, row / 2 * 2) }, size)
    }

    /// Returns the centre of a canton.
    pub fn centre(&self, board: &Board, canton: CantonId) -> Pos2 {
        let (width, height) = (board.size().width(), board.size().height());
        let column = (board.grid().column(canton) + width - self.corner.0) % width;
        let row = (board.grid().row(canton) + height - self.corner.1) % height;
        let shift = if row % 2 == 1 { 1.0 } else { 0.5 };
        self.origin + vec2((column as f32 + shift) * 3_f32.sqrt() * self.radius, (row as f32 * 1.5 + 1.0) * self.radius)
    }
}

/// Paints the map as wide as the available room. A tooltip explains the canton under the pointer.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, preview: &Preview, seats: &[SeatForm], names: &[String]) {
    let board = &preview.board;
    let room = ui.available_width();
    let (mut sheet, size) = Layout::fit(board, vec2(room, 0.0), 340.0, 3.0);
    let (place, response) = ui.allocate_exact_size(vec2(room, size.y), Sense::hover());
    sheet.origin = place.min + vec2((room - size.x) / 2.0, 0.0);
    let painter = ui.painter_at(place.expand(2.0));
    painter.rect_filled(Rect::from_min_size(sheet.origin, size), 2.0, INK);
    for canton in board.grid().cantons() {
        let (centre, terrain) = (sheet.centre(board, canton), board.terrain(canton));
        painter.add(Shape::convex_polygon(hexagon(centre, sheet.radius), ground(terrain), Stroke::new(0.75, INK)));
        mark(&painter, terrain, centre, sheet.radius);
    }
    for seat in (0..seats.len() as u8).map(Seat) {
        for canton in board.starting_land(seat) {
            let line = Stroke::new(1.5, house_colour(seat));
            painter.add(Shape::closed_line(hexagon(sheet.centre(board, canton), sheet.radius * 0.84), line));
        }
    }
    for site in board.sites() {
        let (centre, across) = (sheet.centre(board, site.canton), sheet.radius * 1.9);
        match site.kind {
            SiteKind::Pandemonium => {
                let rect = Rect::from_center_size(centre, Vec2::splat(across * 1.15));
                paint_medallion(ui, page.look, "pandemonium", rect, BONE, Medal::Hexagon);
            }
            SiteKind::Stronghold(seat) => {
                let symbol = seats.get(seat.index()).and_then(|form| form.symbol);
                let rect = Rect::from_center_size(centre, Vec2::splat(across));
                paint_medallion(ui, page.look, symbol_icon(symbol), rect, house_colour(seat), Medal::Circle);
            }
            SiteKind::PlaceOfPower { level } => {
                let fill = hexagon(centre, sheet.radius * 0.68);
                painter.add(Shape::convex_polygon(fill, INK, Stroke::new(1.0, BONE)));
                let font = FontId::new((sheet.radius * 0.95).max(12.0), family(FIGURES));
                painter.text(centre, Align2::CENTER_CENTER, level.to_string(), font, BONE);
            }
        }
    }
    tell(page, board, &sheet, &response, names);
}

/// Paints the mark of a terrain, for players who cannot tell its colour.
fn mark(painter: &Painter, terrain: Terrain, centre: Pos2, radius: f32) {
    let pen = |colour: Color32| Stroke::new((radius * 0.11).max(0.8), colour);
    let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
    let bend = |points: &[(f32, f32)], stroke: Stroke| {
        painter.add(Shape::line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke));
    };
    let pale = Color32::from_rgb(0xB8, 0xA9, 0x94).gamma_multiply(0.7);
    match terrain {
        Terrain::OpenLand | Terrain::Chasm => {}
        Terrain::Mountains => bend(&[(-0.6, 0.4), (-0.2, -0.35), (0.05, 0.1), (0.28, -0.2), (0.6, 0.4)], pen(pale)),
        Terrain::River | Terrain::WaterfallPool => {
            let water = pen(Color32::from_rgb(0x8F, 0xB4, 0xC8).gamma_multiply(0.8));
            for y in [-0.22, 0.22] {
                bend(&[(-0.55, y), (-0.28, y - 0.14), (0.0, y), (0.28, y + 0.14), (0.55, y)], water);
            }
            if terrain == Terrain::WaterfallPool {
                painter.circle_stroke(centre, radius * 0.62, water);
            }
        }
        Terrain::Bridge => {
            for y in [-0.28, 0.28] {
                bend(&[(-0.75, y), (0.75, y)], pen(BONE.gamma_multiply(0.8)));
            }
            for x in [-0.45, 0.0, 0.45] {
                bend(&[(x, -0.28), (x, 0.28)], pen(BONE.gamma_multiply(0.5)));
            }
        }
        Terrain::Swamp => {
            for (x, y) in [(-0.35, -0.2), (0.3, -0.3), (0.0, 0.2), (-0.4, 0.4), (0.45, 0.35)] {
                bend(&[(x, y + 0.16), (x, y - 0.16)], pen(Color32::from_rgb(0x93, 0xA0, 0x72).gamma_multiply(0.8)));
            }
        }
        Terrain::LavaFlow | Terrain::LakeOfFire => {
            let glow = pen(Color32::from_rgb(0xF2, 0xA6, 0x5A).gamma_multiply(0.75));
            bend(&[(-0.45, 0.3), (-0.15, -0.3), (0.15, 0.3), (0.45, -0.3)], glow);
            if terrain == Terrain::LakeOfFire {
                bend(&[(-0.6, -0.05), (-0.45, 0.3)], glow);
                bend(&[(0.45, -0.3), (0.6, 0.05)], glow);
            }
        }
    }
}

fn tell(page: &Page<'_>, board: &Board, sheet: &Layout, response: &Response, names: &[String]) {
    let Some(pointer) = response.hover_pos() else { return };
    let reach = |canton: &CantonId| sheet.centre(board, *canton).distance(pointer);
    let nearest = board.grid().cantons().min_by(|a, b| reach(a).total_cmp(&reach(b)));
    let Some(canton) = nearest.filter(|canton| reach(canton) <= sheet.radius) else { return };
    let key = keys::terrain(board.terrain(canton));
    let mut lines = vec![page.text.say(&format!("terrain-{key}"))];
    match board.site_at(canton).map(|site| site.kind) {
        Some(SiteKind::Pandemonium) => lines.push(say!(page, "place-pandemonium")),
        Some(SiteKind::Stronghold(seat)) => {
            let name = names.get(seat.index()).map_or("", String::as_str);
            lines.push(say!(page, "client-preview-stronghold", name = name));
        }
        Some(SiteKind::PlaceOfPower { level }) => lines.push(say!(page, "client-preview-place", level = level)),
        None => lines.push(page.text.say(&format!("terrain-{key}-text"))),
    }
    Tooltip::for_enabled(response).at_pointer().show(|ui| {
        ui.set_max_width(300.0);
        for line in lines {
            ui.label(line);
        }
    });
}

/// Returns the number of places of power on the map.
pub(super) fn places(preview: &Preview) -> usize {
    preview.board.sites().iter().filter(|site| matches!(site.kind, SiteKind::PlaceOfPower { .. })).count()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;
    use crate::rules::realm::hex::MapSize;

    #[test]
    fn odd_rows_lie_half_a_hexagon_further_east() {
        let site = |index: u16, kind| crate::rules::realm::board::Site { canton: CantonId(index), kind };
        let mut sites = vec![site(0, SiteKind::Pandemonium)];
        sites.extend((0..4).map(|seat| site(20 + 9 * u16::from(seat), SiteKind::Stronghold(Seat(seat)))));
        let board = Board::new(MapSize::Small, vec![Terrain::OpenLand; MapSize::Small.cantons()], sites);
        let board = board.expect("a bare board is lawful");
        let (sheet, size) = Layout::fit(&board, vec2(300.0, 0.0), 300.0, 3.0);
        let throne = sheet.centre(&board, CantonId(0));
        assert!(throne.distance(pos2(size.x / 2.0, size.y / 2.0)) < 2.0 * sheet.radius, "the throne is in the middle");
        let below = sheet.centre(&board, board.grid().at(0, 1));
        assert!((below.x - throne.x - sheet.radius * 3_f32.sqrt() / 2.0).abs() < 0.01);
        for canton in board.grid().cantons() {
            let centre = sheet.centre(&board, canton);
            assert!(
                centre.x + sheet.radius * 3_f32.sqrt() / 2.0 <= size.x + 0.01
                    && centre.y + sheet.radius <= size.y + 0.01
            );
        }
    }
}
