//! The grid of the Infernal Pit: hexagons on a board without edges (manual 4.2).
//!
//! "Solium Infernum is played on a hexagonal game board that wraps into itself. This means there
//! are no edges to the board. If you travel a single direction you will eventually return to your
//! starting point." (manual 4.2)
//!
//! The hexagons have a corner at the top. Every odd row is shifted half a hexagon to the east. The
//! number of rows, twelve, is even, so the last row fits the first. Not here: the contents of the
//! cantons.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::ids::CantonId;

/// Size of the Pit (manual 2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum MapSize {
    /// 12 by 12 cantons.
    Small,
    /// 14 by 12 cantons.
    Normal,
    /// 16 by 12 cantons.
    Large,
}

impl MapSize {
    /// All sizes, smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Normal, Self::Large];

    /// The most cantons a map of any size has.
    pub const MOST_CANTONS: usize = Self::Large.cantons();

    /// Cantons in a row, west to east.
    #[must_use]
    pub const fn width(self) -> usize {
        match self {
            Self::Small => 12,
            Self::Normal => 14,
            Self::Large => 16,
        }
    }

    /// Rows, north to south. Always even, because otherwise the shifted rows would not fit where
    /// the map wraps around.
    #[must_use]
    pub const fn height(self) -> usize {
        match self {
            Self::Small | Self::Normal | Self::Large => 12,
        }
    }

    /// Number of cantons on the map.
    #[must_use]
    pub const fn cantons(self) -> usize {
        self.width() * self.height()
    }

    /// The name that players see at the set-up.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "Small (12 x 12)",
            Self::Normal => "Normal (14 x 12)",
            Self::Large => "Large (16 x 12)",
        }
    }
}

/// One of the six directions out of a canton, counterclockwise from the east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Direction {
    /// The next canton of the same row.
    East,
    /// Up and to the right.
    NorthEast,
    /// Up and to the left.
    NorthWest,
    /// The previous canton of the same row.
    West,
    /// Down and to the left.
    SouthWest,
    /// Down and to the right.
    SouthEast,
}

impl Direction {
    /// All six, in the order of [`Grid::neighbours`].
    pub const ALL: [Self; 6] =
        [Self::East, Self::NorthEast, Self::NorthWest, Self::West, Self::SouthWest, Self::SouthEast];

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// This direction turned by sixths of a full turn; positive is counterclockwise.
    #[must_use]
    pub const fn turned(self, sixths: i32) -> Self {
        Self::ALL[(self as i32 + sixths).rem_euclid(6) as usize]
    }
}

/// The tables of one map size: the neighbours of each canton, and the distance of each pair.
#[derive(Debug)]
pub struct Grid {
    size: MapSize,
    neighbours: Vec<[CantonId; 6]>,
    distances: Vec<u8>,
}

impl Grid {
    /// The tables of this size, computed once and shared by all games.
    #[must_use]
    pub fn of(size: MapSize) -> &'static Self {
        static SMALL: OnceLock<Grid> = OnceLock::new();
        static NORMAL: OnceLock<Grid> = OnceLock::new();
        static LARGE: OnceLock<Grid> = OnceLock::new();
        let shelf = match size {
            MapSize::Small => &SMALL,
            MapSize::Normal => &NORMAL,
            MapSize::Large => &LARGE,
        };
        shelf.get_or_init(|| Self::reckon(size))
    }

    fn reckon(size: MapSize) -> Self {
        let mut grid = Self { size, neighbours: Vec::new(), distances: Vec::new() };
        for canton in grid.cantons() {
            let (column, row) = (grid.column(canton) as i32, grid.row(canton) as i32);
            // An odd row is half a hexagon further east, so its eastern diagonals move one column
            // further and its western diagonals do not.
            let shift = row & 1;
            grid.neighbours.push([
                grid.at(column + 1, row),
                grid.at(column + shift, row - 1),
                grid.at(column + shift - 1, row - 1),
                grid.at(column - 1, row),
                grid.at(column + shift - 1, row + 1),
                grid.at(column + shift, row + 1),
            ]);
        }
        for a in grid.cantons() {
            for b in grid.cantons() {
                let (_, distance) = grid.nearest_image(a, b);
                grid.distances.push(distance as u8);
            }
        }
        grid
    }

    /// The size these tables belong to.
    #[must_use]
    pub const fn size(&self) -> MapSize {
        self.size
    }

    /// Number of cantons on the map.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a map is never empty")]
    pub const fn len(&self) -> usize {
        self.size.cantons()
    }

    /// All cantons, row by row from the north-west.
    pub fn cantons(&self) -> impl Iterator<Item = CantonId> + use<> {
        (0..self.len() as u16).map(CantonId)
    }

    /// The six neighbours of this canton, in the order of [`Direction::ALL`]. All six differ on
    /// every size.
    ///
    /// # Panics
    /// Panics if the canton is not on this map, like every method here that takes one.
    #[must_use]
    pub fn neighbours(&self, canton: CantonId) -> &[CantonId; 6] {
        &self.neighbours[canton.index()]
    }

    /// The neighbour of this canton in a direction.
    #[must_use]
    pub fn step(&self, canton: CantonId, direction: Direction) -> CantonId {
        self.neighbours(canton)[direction as usize]
    }

    /// Distance of two cantons in steps, ignoring terrain, by the shortest way around the map.
    #[must_use]
    pub fn distance(&self, a: CantonId, b: CantonId) -> u32 {
        u32::from(self.distances[a.index() * self.len() + b.index()])
    }

    /// True if two cantons share a side.
    #[must_use]
    pub fn adjacent(&self, a: CantonId, b: CantonId) -> bool {
        self.distance(a, b) == 1
    }

    /// A shortest straight line from one canton to another, both included. Consecutive cantons are
    /// adjacent.
    #[must_use]
    pub fn line(&self, a: CantonId, b: CantonId) -> Vec<CantonId> {
        let from = Cube::of(self.column(a) as i32, self.row(a) as i32);
        let (to, distance) = self.nearest_image(a, b);
        let on_line = |step| {
            let (column, row) = Cube::between(from, to, step, distance).offset();
            self.at(column, row)
        };
        (0..=distance).map(on_line).collect()
    }

    /// All cantons at most this far from a canton, itself included, sorted by distance and then by
    /// id.
    #[must_use]
    pub fn within(&self, canton: CantonId, radius: u32) -> Vec<CantonId> {
        let mut found: Vec<CantonId> = self.cantons().filter(|&other| self.distance(canton, other) <= radius).collect();
        found.sort_by_key(|&other| (self.distance(canton, other), other));
        found
    }

    /// The column of a canton, 0 in the west.
    #[must_use]
    pub const fn column(&self, canton: CantonId) -> usize {
        canton.index() % self.size.width()
    }

    /// The row of a canton, 0 in the north.
    #[must_use]
    pub const fn row(&self, canton: CantonId) -> usize {
        canton.index() / self.size.width()
    }

    /// The canton in this column and row. Values outside the map wrap around.
    #[must_use]
    pub const fn at(&self, column: i32, row: i32) -> CantonId {
        let (width, height) = (self.size.width() as i32, self.size.height() as i32);
        CantonId((row.rem_euclid(height) * width + column.rem_euclid(width)) as u16)
    }

    /// The nearest to `a` of the copies of `b` on the wrapping board, with its distance.
    fn nearest_image(&self, a: CantonId, b: CantonId) -> (Cube, i32) {
        let from = Cube::of(self.column(a) as i32, self.row(a) as i32);
        let (column, row) = (self.column(b) as i32, self.row(b) as i32);
        let (width, height) = (self.size.width() as i32, self.size.height() as i32);
        let mut nearest = Cube::of(column, row);
        for over_rows in -1..=1 {
            for over_columns in -1..=1 {
                let image = Cube::of(column + over_columns * width, row + over_rows * height);
                if from.distance(image) < from.distance(nearest) {
                    nearest = image;
                }
            }
        }
        (nearest, from.distance(nearest))
    }
}

/// A hexagon of the infinite plane in three coordinates whose sum is always 0.
#[derive(Clone, Copy)]
struct Cube {
    q: i32,
    r: i32,
    s: i32,
}

impl Cube {
    const fn of(column: i32, row: i32) -> Self {
        let q = column - (row - (row & 1)) / 2;
        Self { q, r: row, s: -q - row }
    }

    const fn offset(self) -> (i32, i32) {
        (self.q + (self.r - (self.r & 1)) / 2, self.r)
    }

    fn distance(self, other: Self) -> i32 {
        (self.q - other.q).abs().max((self.r - other.r).abs()).max((self.s - other.s).abs())
    }

    /// The hexagon at the point `step`/`steps` of the way along the line between two centres.
    fn between(from: Self, to: Self, step: i32, steps: i32) -> Self {
        // A tiny offset to one side, so that ties along the sides of hexagons resolve the same way
        // everywhere.
        const FINE: i32 = 1000;
        const HAIR: [i32; 3] = [1, 2, -3];
        let parts = steps.max(1);
        let whole = parts * FINE;
        let point = |a: i32, b: i32, hair: i32| (a * (parts - step) + b * step) * FINE + hair;
        let exact = [point(from.q, to.q, HAIR[0]), point(from.r, to.r, HAIR[1]), point(from.s, to.s, HAIR[2])];
        let near = exact.map(|value| (2 * value + whole).div_euclid(2 * whole));
        let miss = [0, 1, 2].map(|axis: usize| (near[axis] * whole - exact[axis]).abs());
        // The coordinate with the greatest rounding error is computed from the other two, so that
        // the sum is 0 again.
        if miss[0] >= miss[1] && miss[0] >= miss[2] {
            Self { q: -near[1] - near[2], r: near[1], s: near[2] }
        } else if miss[1] >= miss[2] {
            Self { q: near[0], r: -near[0] - near[2], s: near[2] }
        } else {
            Self { q: near[0], r: near[1], s: -near[0] - near[1] }
        }
    }
}
