//! Swatches: the colours and patterns of the map modes, for the ground and for the legend.

use bevy_egui::egui::Color32;

use super::chart::Sort;
use crate::look::house_colour;
use crate::look::palette::{ASH, BONE, EMBER, GOLD, SKY, VERDIGRIS};
use crate::rules::ids::Seat;
use crate::rules::realm::terrain::Terrain;

/// A colour of the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The colour of a house.
    House(Seat),
    /// Light.
    Bone,
    /// Blue.
    Sky,
    /// Red.
    Ember,
    /// Prestige.
    Gold,
    /// Green.
    Verdigris,
    /// Grey.
    Ash,
}

impl Tone {
    /// Number of tones in the table of the ground.
    pub const COUNT: usize = 16;

    /// Returns the place in the table of the ground, from 1.
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::House(seat) => seat.0 as u32 + 1,
            Self::Bone => 7,
            Self::Sky => 8,
            Self::Ember => 9,
            Self::Gold => 10,
            Self::Verdigris => 11,
            Self::Ash => 12,
        }
    }

    /// Returns the colour.
    #[must_use]
    pub const fn colour(self) -> Color32 {
        match self {
            Self::House(seat) => house_colour(seat),
            Self::Bone => BONE,
            Self::Sky => SKY,
            Self::Ember => EMBER,
            Self::Gold => GOLD,
            Self::Verdigris => VERDIGRIS,
            Self::Ash => ASH,
        }
    }

    /// Returns all tones.
    pub fn all() -> impl Iterator<Item = Self> {
        let others = [Self::Bone, Self::Sky, Self::Ember, Self::Gold, Self::Verdigris, Self::Ash];
        Seat::first(Seat::MOST).map(Self::House).chain(others)
    }
}

/// A pattern of the legend. The shader of the ground counts them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pattern {
    /// An even fill.
    Plain,
    /// Dots.
    Dots,
    /// Lines from corner to corner.
    Slant,
    /// Lines that cross.
    Cross,
    /// Level lines.
    Lines,
    /// Waves.
    Waves,
    /// Rings about the middle.
    Rings,
    /// A chequered board.
    Checks,
}

/// The look of a sort of cantons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swatch {
    /// Its colour.
    pub tone: Tone,
    /// Its pattern.
    pub pattern: Pattern,
}

impl Swatch {
    /// Returns the bits for the table of the ground: tone, then pattern.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.tone.index() | (self.pattern as u32) << 4
    }
}

/// Returns the look of a sort.
#[must_use]
pub const fn swatch(sort: Sort) -> Swatch {
    let (tone, pattern) = match sort {
        Sort::House(seat) => (Tone::House(seat), of_house(seat)),
        Sort::Walk | Sort::FreeNear => (Tone::Bone, Pattern::Dots),
        Sort::Flight => (Tone::Sky, Pattern::Slant),
        Sort::Attack => (Tone::Ember, Pattern::Cross),
        Sort::Own => (Tone::Verdigris, Pattern::Rings),
        Sort::Barred => (Tone::Ash, Pattern::Lines),
        Sort::Pays(band) => (Tone::Gold, of_band(band)),
        Sort::Struck => (Tone::Ember, Pattern::Cross),
        Sort::Crowded => (Tone::Bone, Pattern::Checks),
        Sort::Neared => (Tone::Bone, Pattern::Dots),
        Sort::AtWar => (Tone::Sky, Pattern::Waves),
        Sort::Ground(terrain) => of_terrain(terrain),
        Sort::Free => (Tone::Verdigris, Pattern::Slant),
        Sort::FreePlace => (Tone::Sky, Pattern::Rings),
    };
    Swatch { tone, pattern }
}

const fn of_house(seat: Seat) -> Pattern {
    match seat.0 % 6 {
        0 => Pattern::Plain,
        1 => Pattern::Slant,
        2 => Pattern::Dots,
        3 => Pattern::Lines,
        4 => Pattern::Waves,
        _ => Pattern::Checks,
    }
}

const fn of_band(band: u8) -> Pattern {
    match band {
        0 => Pattern::Lines,
        1 => Pattern::Dots,
        2 => Pattern::Cross,
        _ => Pattern::Plain,
    }
}

const fn of_terrain(terrain: Terrain) -> (Tone, Pattern) {
    match terrain {
        Terrain::OpenLand => (Tone::Bone, Pattern::Plain),
        Terrain::Bridge => (Tone::Bone, Pattern::Lines),
        Terrain::River => (Tone::Sky, Pattern::Waves),
        Terrain::Mountains => (Tone::Ash, Pattern::Checks),
        Terrain::Chasm => (Tone::Ash, Pattern::Cross),
        Terrain::Swamp => (Tone::Verdigris, Pattern::Dots),
        Terrain::WaterfallPool => (Tone::Sky, Pattern::Rings),
        Terrain::LavaFlow => (Tone::Ember, Pattern::Slant),
        Terrain::LakeOfFire => (Tone::Ember, Pattern::Waves),
    }
}
