//! All numbers that map generation depends on. The defaults are proposals; a catalog may set
//! others.

use serde::{Deserialize, Serialize};

use super::{MapSpec, MapType, PlaceFrequency};
use crate::dice::Rolls;
use crate::realm::hex::MapSize;

/// A range from which a length or a size is rolled, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// The least.
    pub least: u32,
    /// The most; never below the least.
    pub most: u32,
}

impl Span {
    /// Makes a range.
    #[must_use]
    pub const fn new(least: u32, most: u32) -> Self {
        Self { least, most }
    }

    /// A random value of the range, uniformly distributed.
    pub(super) fn roll(self, rolls: &mut Rolls) -> u32 {
        let wider = rolls.below(self.most.saturating_sub(self.least).saturating_add(1));
        // No length exceeds the number of cantons; the bound prevents sums of lengths from
        // overflowing.
        self.least.saturating_add(wider).min(MapSize::MOST_CANTONS as u32)
    }
}

/// One number for every size of map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByMapSize {
    /// For 12 by 12.
    pub small: u32,
    /// For 14 by 12.
    pub normal: u32,
    /// For 16 by 12.
    pub large: u32,
}

impl ByMapSize {
    /// The number for this size.
    #[must_use]
    pub const fn of(&self, size: MapSize) -> u32 {
        match size {
            MapSize::Small => self.small,
            MapSize::Normal => self.normal,
            MapSize::Large => self.large,
        }
    }
}

/// One number for every frequency of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByFrequency {
    /// For sparse places.
    pub sparse: u32,
    /// For the usual number of places.
    pub usual: u32,
    /// For many places.
    pub teeming: u32,
}

impl ByFrequency {
    /// The number for this frequency.
    #[must_use]
    pub const fn of(&self, frequency: PlaceFrequency) -> u32 {
        match frequency {
            PlaceFrequency::Sparse => self.sparse,
            PlaceFrequency::Usual => self.usual,
            PlaceFrequency::Teeming => self.teeming,
        }
    }
}

/// One number for every type of map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByMapType {
    /// For the Broken Plain.
    pub broken_plain: u32,
    /// For the Nine Rivers.
    pub nine_rivers: u32,
    /// For the Malebolge.
    pub malebolge: u32,
    /// For the Dolorous Ranges.
    pub dolorous_ranges: u32,
    /// For the Lake of Fire.
    pub lake_of_fire: u32,
    /// For the Stygian Fens.
    pub stygian_fens: u32,
}

impl ByMapType {
    /// The number for this type.
    #[must_use]
    pub const fn of(&self, map_type: MapType) -> u32 {
        match map_type {
            MapType::BrokenPlain => self.broken_plain,
            MapType::NineRivers => self.nine_rivers,
            MapType::Malebolge => self.malebolge,
            MapType::DolorousRanges => self.dolorous_ranges,
            MapType::LakeOfFire => self.lake_of_fire,
            MapType::StygianFens => self.stygian_fens,
            MapType::Trial(_) => 0,
        }
    }
}

/// The numbers of the generator. A distance ignores terrain; steps count cantons walked without
/// passing through sites.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapNumbers {
    /// Places of power for each seat, before the frequency.
    pub places_per_seat: u32,
    /// Places of power added by the map size, before the frequency.
    pub places_by_size: ByMapSize,
    /// Share of these places for each frequency, in percent.
    pub frequency_percent: ByFrequency,
    /// Probability weights of the levels 1 to 5 of a place.
    pub level_weights: [u32; 5],
    /// Target share of impassable cantons for each type, in percent of all cantons.
    pub impassable_percent: ByMapType,
    /// Greatest deviation of the finished map from that share, in percent of all cantons.
    pub impassable_slack: u32,
    /// The least distance between two strongholds.
    pub stronghold_distance: u32,
    /// The least distance between a stronghold and Pandemonium.
    pub pandemonium_distance: u32,
    /// Greatest difference between the longest and the shortest walk from a stronghold to
    /// Pandemonium, in steps.
    pub walk_spread: u32,
    /// Least number of passable cantons next to a stronghold, of 6.
    pub stronghold_gates: u32,
    /// Least number of open cantons within two steps of a stronghold, of 18.
    pub stronghold_room: u32,
    /// Least number of passable cantons next to Pandemonium, of 6.
    pub pandemonium_gates: u32,
    /// Least number of open cantons next to a place of power, of 6.
    pub place_gates: u32,
    /// Least size of the smallest realm (open cantons nearer to one stronghold than to any other),
    /// in percent of the largest.
    pub realm_percent: u32,
    /// Greatest number of steps from a stronghold to its easy place.
    pub near_steps: u32,
    /// Highest level of an easy place.
    pub near_level: u32,
    /// Least number of steps from a hard place to every stronghold.
    pub far_steps: u32,
    /// Lowest level of a hard place.
    pub far_level: u32,
    /// Greatest difference between two realms in their number of places.
    pub place_spread: u32,
    /// Greatest difference between two realms in their sum of levels.
    pub level_spread: u32,
    /// Length of a river in cantons, its ends included.
    pub river_length: Span,
    /// Cantons from one bridge of a river to the next.
    pub bridge_every: Span,
    /// Length of a mountain range or a chasm, in cantons.
    pub range_length: Span,
    /// Cantons from one pass of a range to the next.
    pub pass_every: Span,
    /// Size of a swamp in cantons.
    pub swamp_size: Span,
    /// Size of a lake of fire in cantons.
    pub lake_size: Span,
    /// Length of a stream of lava, in cantons.
    pub lava_length: Span,
    /// Size of a single small obstacle, in cantons.
    pub crag_size: Span,
    /// Number of layouts of strongholds that are compared to choose the best.
    pub layout_tries: u32,
    /// Number of attempts before the last resort, at most [`MapNumbers::MOST_ATTEMPTS`].
    pub attempts: u32,
}

impl MapNumbers {
    /// Upper limit of attempts, even if the numbers ask for more.
    pub const MOST_ATTEMPTS: u32 = 1000;

    /// Number of places of power on such a map.
    #[must_use]
    pub fn places(&self, spec: &MapSpec) -> usize {
        let seats = spec.table() as u32;
        let usual = self.places_per_seat.saturating_mul(seats).saturating_add(self.places_by_size.of(spec.size));
        let places = usual.saturating_mul(self.frequency_percent.of(spec.frequency)).saturating_add(50) / 100;
        places.min(spec.size.cantons() as u32) as usize
    }
}

impl Default for MapNumbers {
    fn default() -> Self {
        Self {
            places_per_seat: 2,
            places_by_size: ByMapSize { small: 2, normal: 3, large: 4 },
            frequency_percent: ByFrequency { sparse: 60, usual: 100, teeming: 140 },
            level_weights: [25, 30, 25, 15, 5],
            impassable_percent: ByMapType {
                broken_plain: 30,
                nine_rivers: 31,
                malebolge: 33,
                dolorous_ranges: 33,
                lake_of_fire: 31,
                stygian_fens: 33,
            },
            impassable_slack: 5,
            stronghold_distance: 4,
            pandemonium_distance: 4,
            walk_spread: 3,
            stronghold_gates: 5,
            stronghold_room: 12,
            pandemonium_gates: 4,
            place_gates: 2,
            realm_percent: 50,
            near_steps: 4,
            near_level: 2,
            far_steps: 3,
            far_level: 4,
            place_spread: 2,
            level_spread: 4,
            river_length: Span::new(9, 15),
            bridge_every: Span::new(3, 4),
            range_length: Span::new(6, 11),
            pass_every: Span::new(3, 5),
            swamp_size: Span::new(5, 10),
            lake_size: Span::new(6, 10),
            lava_length: Span::new(2, 4),
            crag_size: Span::new(1, 3),
            layout_tries: 8,
            attempts: 16,
        }
    }
}
