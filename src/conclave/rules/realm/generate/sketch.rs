//! A map during generation: terrain, sites, and the cantons that must stay open.

use super::layout::Layout;
use super::numbers::MapNumbers;
use crate::dice::Rolls;
use crate::ids::CantonId;
use crate::realm::hex::{Grid, MapSize};
use crate::realm::terrain::Terrain;

/// A set of cantons, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cantons([u64; MapSize::MOST_CANTONS / 64]);

impl Cantons {
    pub(super) fn insert(&mut self, canton: CantonId) {
        self.0[canton.index() / 64] |= 1 << (canton.index() % 64);
    }

    pub(super) fn remove(&mut self, canton: CantonId) {
        self.0[canton.index() / 64] &= !(1 << (canton.index() % 64));
    }

    pub(super) fn contains(&self, canton: CantonId) -> bool {
        self.0[canton.index() / 64] >> (canton.index() % 64) & 1 == 1
    }

    pub(super) fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The cantons that are in this set but not in that one.
    pub(super) fn without(&self, other: &Self) -> Self {
        let mut rest = *self;
        for (word, gone) in rest.0.iter_mut().zip(other.0) {
            *word &= !gone;
        }
        rest
    }

    /// The members, lowest id first.
    pub(super) fn iter(&self) -> impl Iterator<Item = CantonId> + use<> {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros();
                word &= word - 1;
                Some(CantonId((index * 64) as u16 + bit as u16))
            })
        })
    }

    /// The neighbours of a canton that are in this set.
    pub(super) fn around(&self, grid: &Grid, canton: CantonId) -> usize {
        grid.neighbours(canton).iter().filter(|&&next| self.contains(next)).count()
    }
}

/// A map during generation.
#[derive(Clone, Debug)]
pub(super) struct Sketch {
    grid: &'static Grid,
    terrain: Vec<Terrain>,
    sites: Cantons,
    kept: Cantons,
    passable: Cantons,
}

impl Sketch {
    /// Makes a sketch with open land everywhere, and the sites on it. Most cantons around a site
    /// are reserved to stay open. Which ones is random, because otherwise every home would look the
    /// same.
    pub(super) fn of(grid: &'static Grid, layout: &Layout, numbers: &MapNumbers, rolls: &mut Rolls) -> Self {
        let mut sketch = Self {
            grid,
            terrain: vec![Terrain::OpenLand; grid.len()],
            sites: Cantons::default(),
            kept: Cantons::default(),
            passable: Cantons::default(),
        };
        for canton in grid.cantons() {
            sketch.passable.insert(canton);
        }
        for site in layout.sites() {
            sketch.sites.insert(site);
            sketch.kept.insert(site);
        }
        sketch.keep_gates(layout.pandemonium, numbers.pandemonium_gates, rolls);
        for &home in &layout.strongholds {
            sketch.keep_gates(home, numbers.stronghold_gates, rolls);
        }
        for &place in &layout.places {
            sketch.keep_gates(place, numbers.place_gates, rolls);
        }
        sketch
    }

    fn keep_gates(&mut self, site: CantonId, gates: u32, rolls: &mut Rolls) {
        let mut around = *self.grid.neighbours(site);
        rolls.shuffle(&mut around);
        for &gate in around.iter().take(gates as usize) {
            self.kept.insert(gate);
        }
    }

    pub(super) const fn grid(&self) -> &'static Grid {
        self.grid
    }

    pub(super) fn terrain(&self) -> &[Terrain] {
        &self.terrain
    }

    pub(super) fn at(&self, canton: CantonId) -> Terrain {
        self.terrain[canton.index()]
    }

    /// Pandemonium, the strongholds and the places of power.
    pub(super) const fn sites(&self) -> &Cantons {
        &self.sites
    }

    /// All passable cantons, sites included.
    pub(super) const fn passable(&self) -> &Cantons {
        &self.passable
    }

    /// The cantons that every legion can walk through: passable and without a site.
    pub(super) fn open(&self) -> Cantons {
        self.passable.without(&self.sites)
    }

    /// Number of impassable cantons.
    pub(super) fn impassable(&self) -> usize {
        self.grid.len() - self.passable.count()
    }

    /// True if an obstacle may be put here: on open land that need not stay open.
    pub(super) fn is_free(&self, canton: CantonId) -> bool {
        self.at(canton) == Terrain::OpenLand && !self.kept.contains(canton)
    }

    /// True if a river may cross here on a bridge, even if the canton must stay open.
    pub(super) fn can_be_bridged(&self, canton: CantonId) -> bool {
        self.at(canton) == Terrain::OpenLand && !self.sites.contains(canton)
    }

    /// Reserves a canton: no obstacle may be put here from now on.
    pub(super) fn keep(&mut self, canton: CantonId) {
        self.kept.insert(canton);
    }

    /// True if this canton must stay open.
    pub(super) fn is_kept(&self, canton: CantonId) -> bool {
        self.kept.contains(canton)
    }

    pub(super) fn lay(&mut self, canton: CantonId, terrain: Terrain) {
        self.terrain[canton.index()] = terrain;
        if terrain.passable() {
            self.passable.insert(canton);
        } else {
            self.passable.remove(canton);
        }
    }

    /// Makes a canton passable: a river gets a bridge, other terrain becomes open land.
    pub(super) fn open_up(&mut self, canton: CantonId) {
        match self.at(canton) {
            Terrain::River => self.lay(canton, Terrain::Bridge),
            Terrain::OpenLand | Terrain::Bridge => {}
            Terrain::Mountains
            | Terrain::Chasm
            | Terrain::Swamp
            | Terrain::WaterfallPool
            | Terrain::LavaFlow
            | Terrain::LakeOfFire => self.lay(canton, Terrain::OpenLand),
        }
    }

    /// Corrects water after repairs: a bridge without adjacent water becomes open land, and an
    /// isolated river or pool becomes a swamp.
    pub(super) fn tidy_water(&mut self) {
        for canton in self.grid.cantons() {
            let is_watered = self.grid.neighbours(canton).iter().any(|&next| self.is_water(next));
            if !is_watered && self.is_water(canton) {
                let dry = if self.at(canton) == Terrain::Bridge { Terrain::OpenLand } else { Terrain::Swamp };
                self.lay(canton, dry);
            }
        }
    }

    fn is_water(&self, canton: CantonId) -> bool {
        match self.at(canton) {
            Terrain::River | Terrain::Bridge | Terrain::WaterfallPool => true,
            Terrain::OpenLand
            | Terrain::Mountains
            | Terrain::Chasm
            | Terrain::Swamp
            | Terrain::LavaFlow
            | Terrain::LakeOfFire => false,
        }
    }
}
