//! Map modes: six ways to colour the map, each for one question (ux row 10).
//!
//! | Mode | Question |
//! | --- | --- |
//! | owner | Whose land is it? |
//! | legality | Where may my legions go this turn, and why not? |
//! | prestige | Which places pay, and how much? |
//! | threat | Where can the legions of others strike? |
//! | terrain | What is it made of? |
//! | unclaimed | What is still free? |
//!
//! A [`Chart`] is a pure function of the hand: it sorts every canton, with the queries of the rules
//! and nothing that the player may not know. Every sort has a colour and a pattern, so that nothing
//! is told by colour alone. The ground paints the chart, and the [`strip`](strip::strip) explains
//! it.
//!
//! Without a mode, the map looks as it is printed.

pub mod chart;
mod drawing;
pub mod strip;
pub mod swatch;

use crate::shell::keys::Action;

pub use chart::Chart;

/// A map mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MapMode {
    /// The owners of the land.
    Owner,
    /// The cantons that the player's legions may enter this turn.
    Legality,
    /// The places that pay prestige.
    Prestige,
    /// The reach of the legions of others.
    Threat,
    /// The terrain.
    Terrain,
    /// The land that nobody owns.
    Unclaimed,
}

impl MapMode {
    /// All modes, in the order of their keys.
    pub const ALL: [Self; 6] =
        [Self::Owner, Self::Legality, Self::Prestige, Self::Threat, Self::Terrain, Self::Unclaimed];

    /// Returns the second part of the ids of its texts, which begin with `map-mode-`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Legality => "legality",
            Self::Prestige => "prestige",
            Self::Threat => "threat",
            Self::Terrain => "terrain",
            Self::Unclaimed => "unclaimed",
        }
    }

    /// Returns its icon.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Owner => "shield",
            Self::Legality => "march",
            Self::Prestige => "prestige",
            Self::Threat => "threats",
            Self::Terrain => "terrain-mountains",
            Self::Unclaimed => "vacant",
        }
    }

    /// Returns the action that switches it on and off.
    #[must_use]
    pub const fn action(self) -> Action {
        match self {
            Self::Owner => Action::MapOwner,
            Self::Legality => Action::MapLegality,
            Self::Prestige => Action::MapPrestige,
            Self::Threat => Action::MapThreat,
            Self::Terrain => Action::MapTerrain,
            Self::Unclaimed => Action::MapUnclaimed,
        }
    }
}
