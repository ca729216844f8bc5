//! Every number that the drawing of maps depends on. The values are proposals; a catalog may state others.

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
    /// The most; never less than the least.
    pub most: u32,
}

impl Span {
    /// The range of these two.
    #[must_use]
    pub const fn new(least: u32, most: u32) -> Self {
        Self { least, most }
    }

    /// One of the range, each as likely.
    pub(super) fn roll(self, rolls: &mut Rolls) -> u32 {
        let wider = rolls.below(self.most.saturating_sub(self.least).saturating_add(1));
        // Nothing on a map is longer than all its cantons; the bound keeps sums of lengths from running over.
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
    /// For few places.
    pub sparse: u32,
    /// For the usual number.
    pub usual: u32,
    /// For many.
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
        }
    }
}

/// The numbers of the generator. Distances are cantons as the crow flies, steps are cantons walked past all sites.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapNumbers {
    /// Places of power for each seat, before the frequency.
    pub places_per_seat: u32,
    /// Places of power that the size adds, before the frequency.
    pub places_by_size: ByMapSize,
    /// The share of these places that a frequency asks for, in percent.
    pub frequency_percent: ByFrequency,
    /// How likely a place is of level 1 to 5, as weights.
    pub level_weights: [u32; 5],
    /// The share of impassable cantons that a type aims at, in percent of all cantons.
    pub impassable_percent: ByMapType,
    /// How far the finished map may miss that share, in percent of all cantons.
    pub impassable_slack: u32,
    /// The least distance between two strongholds.
    pub stronghold_distance: u32,
    /// The least distance between a stronghold and Pandemonium.
    pub pandemonium_distance: u32,
    /// How much longer the longest walk from a stronghold to Pandemonium may be than the shortest, in steps.
    pub walk_spread: u32,
    /// The least passable cantons next to a stronghold, of 6.
    pub stronghold_gates: u32,
    /// The least open cantons within two steps of a stronghold, of 18.
    pub stronghold_room: u32,
    /// The least passable cantons next to Pandemonium, of 6.
    pub pandemonium_gates: u32,
    /// The least open cantons next to a place of power, of 6.
    pub place_gates: u32,
    /// The smallest realm (open cantons nearer to one stronghold than to any other), in percent of the largest.
    pub realm_percent: u32,
    /// Every stronghold has an easy place at most this many steps away.
    pub near_steps: u32,
    /// The highest level that an easy place can have.
    pub near_level: u32,
    /// A hard place lies at least this many steps from every stronghold.
    pub far_steps: u32,
    /// The lowest level that makes a place hard.
    pub far_level: u32,
    /// How many more places may lie in one realm than in another.
    pub place_spread: u32,
    /// How much greater the sum of levels in one realm may be than in another.
    pub level_spread: u32,
    /// Cantons of a river, its ends included.
    pub river_length: Span,
    /// Cantons from one bridge of a river to the next.
    pub bridge_every: Span,
    /// Cantons of a mountain range or a chasm.
    pub range_length: Span,
    /// Cantons from one pass of a range to the next.
    pub pass_every: Span,
    /// Cantons of a swamp.
    pub swamp_size: Span,
    /// Cantons of a lake of fire.
    pub lake_size: Span,
    /// Cantons of a stream of lava.
    pub lava_length: Span,
    /// Cantons of a single crag or pit in the open plain.
    pub crag_size: Span,
    /// How often the strongholds are laid out anew before the best is taken.
    pub layout_tries: u32,
    /// How many maps are drawn before the last resort, at most [`MapNumbers::MOST_ATTEMPTS`].
    pub attempts: u32,
}

impl MapNumbers {
    /// No more attempts than this are made, whatever the numbers say.
    pub const MOST_ATTEMPTS: u32 = 1000;

    /// How many places of power such a map has.
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
