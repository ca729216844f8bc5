//! Terrain of a canton (manual 4.2).
//!
//! "The following terrains are impassable: Rivers, Mountains, Chasms, Swamps, Waterfall Pools, Lava
//! Flows, Lake of Fire. The following terrains are passable: Rivers with Bridges, Open Spaces."
//! (manual 4.2) Not here: the legions that may enter impassable terrain, for which see `walks` in
//! `forces`.

use serde::{Deserialize, Serialize};

/// The terrain of one canton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Terrain {
    /// Ash, bone meal and baked earth: the open spaces of the manual. Every site stands on it.
    OpenLand,
    /// A river with a bridge over it, the only way across on foot.
    Bridge,
    /// A river, one canton wide.
    River,
    /// Mountains.
    Mountains,
    /// A chasm.
    Chasm,
    /// A swamp.
    Swamp,
    /// The pool under a waterfall, at the end of a river.
    WaterfallPool,
    /// A stream of lava.
    LavaFlow,
    /// A part of a Lake of Fire.
    LakeOfFire,
}

impl Terrain {
    /// All terrains, the passable first.
    pub const ALL: [Self; 9] = [
        Self::OpenLand,
        Self::Bridge,
        Self::River,
        Self::Mountains,
        Self::Chasm,
        Self::Swamp,
        Self::WaterfallPool,
        Self::LavaFlow,
        Self::LakeOfFire,
    ];

    /// True if any legion may walk here; an archfiend can own only such cantons (manual 4.2).
    #[must_use]
    pub const fn passable(self) -> bool {
        match self {
            Self::OpenLand | Self::Bridge => true,
            Self::River
            | Self::Mountains
            | Self::Chasm
            | Self::Swamp
            | Self::WaterfallPool
            | Self::LavaFlow
            | Self::LakeOfFire => false,
        }
    }

    /// The name that players see.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OpenLand => "Open Land",
            Self::Bridge => "River with a Bridge",
            Self::River => "River",
            Self::Mountains => "Mountains",
            Self::Chasm => "Chasm",
            Self::Swamp => "Swamp",
            Self::WaterfallPool => "Waterfall Pool",
            Self::LavaFlow => "Lava Flow",
            Self::LakeOfFire => "Lake of Fire",
        }
    }
}
