//! The game board: "a map of the Infernal Pit. The board is divided into Cantons (remember:
//! hexagons), each of which represents a particular type of terrain." (manual 4.2)
//!
//! A board holds its terrain and the cantons of Pandemonium, the strongholds and the places of
//! power. Only A Great Fissure ever changes it. Not here: the owners of cantons and the garrisons
//! of places, which are state of the game.

use serde::{Deserialize, Serialize};

use super::hex::{Grid, MapSize};
use super::terrain::Terrain;
use crate::ids::{CantonId, FEWEST_SEATS, PlaceId, Seat};

/// The kind of site in a canton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SiteKind {
    /// The capital with the Infernal Conclave and the empty throne.
    Pandemonium,
    /// The home of the archfiend in this seat.
    Stronghold(Seat),
    /// A place of power.
    PlaceOfPower {
        /// Strength and value, 1 to 5.
        level: u8,
    },
}

/// A site: a canton and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Site {
    /// Its canton. Always passable terrain, and never two sites in one canton.
    pub canton: CantonId,
    /// Its kind.
    pub kind: SiteKind,
}

/// The levels a place of power can have.
pub const PLACE_LEVELS: std::ops::RangeInclusive<u8> = 1..=5;

/// The board of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Drawn")]
pub struct Board {
    size: MapSize,
    terrain: Vec<Terrain>,
    sites: Vec<Site>,
}

/// A board as read from a file, before validation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Drawn {
    size: MapSize,
    terrain: Vec<Terrain>,
    sites: Vec<Site>,
}

impl TryFrom<Drawn> for Board {
    type Error = String;

    fn try_from(drawn: Drawn) -> Result<Self, String> {
        Self::new(drawn.size, drawn.terrain, drawn.sites)
    }
}

impl Board {
    /// Makes a board of these parts. Sorts the sites: Pandemonium, the strongholds by seat, the
    /// places by canton.
    ///
    /// # Errors
    /// Errors with a sentence that gives the reason why the board cannot be played.
    pub fn new(size: MapSize, terrain: Vec<Terrain>, mut sites: Vec<Site>) -> Result<Self, String> {
        if terrain.len() != size.cantons() {
            let (have, need) = (terrain.len(), size.cantons());
            return Err(format!("A map of size {} has {need} cantons, but {have} are drawn.", size.name()));
        }
        // The derived order of the kinds would put the level of a place before its canton.
        sites.sort_by_key(|site| match site.kind {
            SiteKind::Pandemonium => (0, Seat(0), site.canton),
            SiteKind::Stronghold(seat) => (1, seat, site.canton),
            SiteKind::PlaceOfPower { .. } => (2, Seat(0), site.canton),
        });
        Self::check_ground(size, &terrain, &sites)?;
        Self::check_kinds(&sites)?;
        Ok(Self { size, terrain, sites })
    }

    fn check_ground(size: MapSize, terrain: &[Terrain], sites: &[Site]) -> Result<(), String> {
        for (index, site) in sites.iter().enumerate() {
            let canton = site.canton;
            let Some(ground) = terrain.get(canton.index()) else {
                return Err(format!(
                    "A site stands in canton {canton}, but the last canton is {}.",
                    size.cantons() - 1
                ));
            };
            if !ground.passable() {
                return Err(format!("A site stands in canton {canton}, which nobody can enter: {}.", ground.name()));
            }
            if sites[..index].iter().any(|other| other.canton == canton) {
                return Err(format!("Two sites stand in canton {canton}."));
            }
        }
        Ok(())
    }

    fn check_kinds(sites: &[Site]) -> Result<(), String> {
        let (mut thrones, mut strongholds) = (0, 0);
        for site in sites {
            match site.kind {
                SiteKind::Pandemonium => thrones += 1,
                SiteKind::Stronghold(seat) if seat.index() == strongholds => strongholds += 1,
                SiteKind::Stronghold(seat) => {
                    return Err(format!("Seat {seat} has a stronghold where seat {strongholds} should have its one."));
                }
                SiteKind::PlaceOfPower { level } if PLACE_LEVELS.contains(&level) => {}
                SiteKind::PlaceOfPower { level } => {
                    return Err(format!("The place of power in canton {} has level {level}.", site.canton));
                }
            }
        }
        if thrones != 1 {
            return Err(format!("Hell has one Pandemonium, but this map has {thrones}."));
        }
        if !(FEWEST_SEATS..=Seat::MOST).contains(&strongholds) {
            return Err(format!("A map has {} to {} strongholds, not {strongholds}.", FEWEST_SEATS, Seat::MOST));
        }
        if sites.len() > usize::from(u8::MAX) {
            return Err(format!("A map of {} sites has more than can be counted.", sites.len()));
        }
        Ok(())
    }

    /// The size of the map.
    #[must_use]
    pub const fn size(&self) -> MapSize {
        self.size
    }

    /// The grid of the map.
    #[must_use]
    pub fn grid(&self) -> &'static Grid {
        Grid::of(self.size)
    }

    /// The terrain of a canton.
    ///
    /// # Panics
    /// Panics if the canton is not on this map.
    #[must_use]
    pub fn terrain(&self, canton: CantonId) -> Terrain {
        self.terrain[canton.index()]
    }

    /// Changes the terrain of a canton without a site.
    pub(super) fn erupt(&mut self, canton: CantonId, terrain: Terrain) {
        if self.site_at(canton).is_none() {
            self.terrain[canton.index()] = terrain;
        }
    }

    /// True if the terrain allows any legion to enter this canton (manual 4.2).
    #[must_use]
    pub fn passable(&self, canton: CantonId) -> bool {
        self.terrain(canton).passable()
    }

    /// All sites: Pandemonium first, then the strongholds by seat, then the places of power by
    /// canton.
    #[must_use]
    pub fn sites(&self) -> &[Site] {
        &self.sites
    }

    /// The site in this canton, if one stands there.
    #[must_use]
    pub fn site_at(&self, canton: CantonId) -> Option<&Site> {
        self.sites.iter().find(|site| site.canton == canton)
    }

    /// The index of this canton's site in [`Board::sites`], if one stands there.
    #[must_use]
    pub fn place_at(&self, canton: CantonId) -> Option<PlaceId> {
        self.sites.iter().position(|site| site.canton == canton).map(|index| PlaceId(index as u8))
    }

    /// The canton of Pandemonium.
    #[must_use]
    pub fn pandemonium(&self) -> CantonId {
        self.sites[0].canton
    }

    /// The cantons of the strongholds, by seat.
    pub fn strongholds(&self) -> impl Iterator<Item = CantonId> {
        self.sites[1..].iter().map_while(|site| match site.kind {
            SiteKind::Stronghold(_) => Some(site.canton),
            SiteKind::Pandemonium | SiteKind::PlaceOfPower { .. } => None,
        })
    }

    /// The canton of this seat's stronghold, if the seat is in the game.
    #[must_use]
    pub fn stronghold(&self, seat: Seat) -> Option<CantonId> {
        self.strongholds().nth(seat.index())
    }

    /// The cantons that this seat owns when the game begins: the stronghold's canton and every
    /// passable canton next to it without a site (manual 4.2: "a Stronghold and its surrounding
    /// territory"). Empty if the seat is not in the game.
    #[must_use]
    pub fn starting_land(&self, seat: Seat) -> Vec<CantonId> {
        let Some(home) = self.stronghold(seat) else { return Vec::new() };
        let around = self.grid().neighbours(home).iter().copied();
        let free = around.filter(|&canton| self.passable(canton) && self.site_at(canton).is_none());
        std::iter::once(home).chain(free).collect()
    }
}
