//! Generation of a map of Hell (manual 2.1, 4.2): fair, connected, and different each time.
//!
//! The manual describes the board (4.2) and its size (2.1) but not its generation. The rules that
//! make a map fair are our own; they are in `fairness`. The generator makes attempts, each with its
//! own random stream, until one keeps all rules. If all attempts fail, `last_resort` starts from a
//! layout that is known to be fair.

mod fairness;
mod land;
mod last_resort;
mod layout;
mod mend;
mod numbers;
mod paint;
mod places;
mod sketch;
mod strokes;

use serde::{Deserialize, Serialize};

use self::fairness::Unfair;
use self::land::Realms;
use self::layout::Layout;
use self::places::Holding;
use self::sketch::Sketch;
use super::board::{Board, Site, SiteKind};
use super::hex::{Grid, MapSize};
use crate::dice::{Dice, Rolls, Stream};
use crate::ids::{FEWEST_SEATS, Seat};
use crate::trials::TrialId;

pub use self::numbers::{ByFrequency, ByMapSize, ByMapType, MapNumbers, Span};

/// The kind of landscape of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum MapType {
    /// Scattered small obstacles.
    BrokenPlain,
    /// Long rivers crossed by bridges.
    NineRivers,
    /// Ditches in rings around Pandemonium.
    Malebolge,
    /// Long mountain ranges and chasms, all running the same way.
    DolorousRanges,
    /// Lakes of fire around Pandemonium, and streams of lava.
    LakeOfFire,
    /// Wide swamps with pools.
    StygianFens,
    /// The described map of a trial. It is never generated.
    Trial(TrialId),
}

impl MapType {
    /// All types, in the order of the set-up.
    pub const ALL: [Self; 6] = [
        Self::BrokenPlain,
        Self::NineRivers,
        Self::Malebolge,
        Self::DolorousRanges,
        Self::LakeOfFire,
        Self::StygianFens,
    ];

    /// The name that players see.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BrokenPlain => "The Broken Plain",
            Self::NineRivers => "The Nine Rivers",
            Self::Malebolge => "The Malebolge",
            Self::DolorousRanges => "The Dolorous Ranges",
            Self::LakeOfFire => "The Lake of Fire",
            Self::StygianFens => "The Stygian Fens",
            Self::Trial(_) => "The map of a trial",
        }
    }

    /// One line for the set-up: the look of the map and its effect on play.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::BrokenPlain => "Crags and pits lie scattered over the ash. Every road has a way around.",
            Self::NineRivers => "Long rivers cut the land into shores. Whoever holds the bridges holds Hell.",
            Self::Malebolge => "Ditch within ditch around the throne, and few gates in any of them.",
            Self::DolorousRanges => "Mountains and chasms run side by side. Legions march the valleys or not at all.",
            Self::LakeOfFire => "The throne stands in a burning sea, reached by causeways and closed in by lava.",
            Self::StygianFens => "Swamps wider than a day's march, with firm ground winding between them.",
            Self::Trial(_) => "Drawn by hand, for those who are to be tried on it.",
        }
    }
}

/// Frequency of places of power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PlaceFrequency {
    /// Few.
    Sparse,
    /// As many as in reports of old games.
    Usual,
    /// Many.
    Teeming,
}

impl PlaceFrequency {
    /// All frequencies, fewest first.
    pub const ALL: [Self; 3] = [Self::Sparse, Self::Usual, Self::Teeming];

    /// The name that players see.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sparse => "Sparse",
            Self::Usual => "Usual",
            Self::Teeming => "Teeming",
        }
    }
}

/// The specification of a map, from the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapSpec {
    /// Its size.
    pub size: MapSize,
    /// Its landscape.
    pub map_type: MapType,
    /// Its frequency of places of power.
    pub frequency: PlaceFrequency,
    /// Number of archfiends, 4 to 6; other values are clamped to this range.
    pub seats: u8,
}

impl MapSpec {
    /// The number of seats, clamped to 4 to 6.
    #[must_use]
    pub fn table(&self) -> usize {
        usize::from(self.seats).clamp(FEWEST_SEATS, Seat::MOST)
    }
}

/// A map, with statistics of its generation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The map.
    pub board: Board,
    /// Number of failed attempts before this one, at most [`MapNumbers::attempts`].
    pub discarded: u32,
    /// True if every attempt failed and the last resort made the map.
    pub last_resort: bool,
}

/// Generates the map of a game. The same specification, numbers and dice give the same board; no
/// seed fails.
#[must_use]
pub fn generate(spec: &MapSpec, numbers: &MapNumbers, dice: &Dice) -> Board {
    draw(spec, numbers, dice).board
}

/// Generates the map of a game, with statistics; otherwise like [`generate`].
#[must_use]
pub fn draw(spec: &MapSpec, numbers: &MapNumbers, dice: &Dice) -> Drawing {
    let attempts = numbers.attempts.min(MapNumbers::MOST_ATTEMPTS);
    for attempt in 0..attempts {
        let mut rolls = dice.open(Stream::Map { attempt });
        if let Ok(board) = self::attempt(spec, numbers, &mut rolls) {
            return Drawing { board, discarded: attempt, last_resort: false };
        }
    }
    let mut rolls = dice.open(Stream::Map { attempt: attempts });
    let board = last_resort::draw(spec, numbers, &mut rolls);
    Drawing { board, discarded: attempts, last_resort: true }
}

/// Makes one attempt. Sites come first, so that they are well placed; then the terrain around them;
/// then the levels of the places, which depend on the terrain.
fn attempt(spec: &MapSpec, numbers: &MapNumbers, rolls: &mut Rolls) -> Result<Board, Unfair> {
    let grid = Grid::of(spec.size);
    let mut layout = layout::lay_out(grid, spec.table(), numbers, rolls).ok_or(Unfair::Crowded)?;
    if !places::settle(grid, &mut layout, spec, numbers, rolls) {
        return Err(Unfair::Crowded);
    }
    let mut sketch = Sketch::of(grid, &layout, numbers, rolls);
    paint::paint(&mut sketch, spec.map_type, layout.pandemonium, numbers, rolls);
    mend::join(&mut sketch);
    mend::thin_bridges(&mut sketch);
    mend::give_room(&mut sketch, &layout, numbers, rolls);
    mend::level_walks(&mut sketch, &layout, numbers);
    sketch.tidy_water();
    fairness::check_share(&sketch, spec, numbers)?;
    let realms = Realms::of(&sketch, &layout);
    fairness::check_land(&sketch, &layout, &realms, numbers)?;
    let places = places::deal_levels(grid, &layout, &realms, numbers, rolls);
    fairness::check_wealth(&sketch, &realms, &places, numbers)?;
    Ok(finish(&sketch, &layout, &places))
}

/// Converts a sketch into the board of the game.
fn finish(sketch: &Sketch, layout: &Layout, places: &[Holding]) -> Board {
    let mut sites = vec![Site { canton: layout.pandemonium, kind: SiteKind::Pandemonium }];
    for (seat, &canton) in layout.strongholds.iter().enumerate() {
        sites.push(Site { canton, kind: SiteKind::Stronghold(Seat(seat as u8)) });
    }
    for place in places {
        sites.push(Site { canton: place.canton, kind: SiteKind::PlaceOfPower { level: place.level } });
    }
    let board = Board::new(sketch.grid().size(), sketch.terrain().to_vec(), sites);
    board.expect("every sketch keeps its sites apart, on open land and of lawful kinds")
}
