//! The catalog: every definition and every number of the rules, read from data and checked before anything is played.
//!
//! Definitions are never saved with a game; saves name them by id, and carry the [`Catalog::digest`] of what they were
//! played with. A catalog with a single fault is not a catalog: [`Catalog::read`] gives all faults at once.
//! There are deliberately no defaults for missing numbers: what is not written down is a fault.

mod check;
mod constants;
mod definitions;
mod source;

use std::path::Path;
use std::sync::{Arc, OnceLock};

use crate::rules::ids::{LegionKind, PlaceKind};

pub use check::{Fault, Faults};
pub use constants::{
    BattleNumbers, BazaarNumbers, Constants, ForceNumbers, GarrisonRow, HouseNumbers, RankRow, TokenNumbers,
    TributeNumbers, TributeRow,
};
pub use definitions::{Ability, ArchfiendDef, Grant, LegionDef, PlaceDef, Power};
pub use source::{Source, SourceFile};

/// Everything the rules know before a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Catalog {
    /// Every number of the rules.
    pub constants: Constants,
    /// Legions that the bazaar can sell.
    pub legions: Vec<LegionDef>,
    /// Places of power.
    pub places: Vec<PlaceDef>,
    /// Ready-made archfiends.
    pub archfiends: Vec<ArchfiendDef>,
    /// What each level of a discipline grants (manual appendix H).
    pub powers: Vec<Power>,
    /// A fingerprint of all the data, to recognise saves made with other data.
    pub digest: u64,
}

impl Catalog {
    /// The catalog that comes with the game.
    ///
    /// # Panics
    /// If the data built into the program is faulty, which `cargo test` and `check` show first.
    #[must_use]
    pub fn standard() -> Arc<Self> {
        static STANDARD: OnceLock<Arc<Catalog>> = OnceLock::new();
        Arc::clone(STANDARD.get_or_init(|| match Self::read(&Source::built_in()) {
            Ok(catalog) => Arc::new(catalog),
            Err(faults) => panic!("the data built into this program is faulty:\n{faults}"),
        }))
    }

    /// Reads and checks a catalog.
    ///
    /// # Errors
    /// Every fault of every file, with file, line, what is wrong and what was meant.
    pub fn read(source: &Source) -> Result<Self, Faults> {
        check::read(source)
    }

    /// Reads the catalog in a folder.
    ///
    /// # Errors
    /// A folder that cannot be read, as a fault; otherwise as [`Catalog::read`].
    pub fn read_folder(folder: &Path) -> Result<Self, Faults> {
        Self::read(&Source::folder(folder)?)
    }

    /// The definition of a legion. The id always comes from this catalog: loading a save checks that.
    #[must_use]
    pub fn legion(&self, kind: LegionKind) -> &LegionDef {
        &self.legions[kind.index()]
    }

    /// The definition of a place of power.
    #[must_use]
    pub fn place(&self, kind: PlaceKind) -> &PlaceDef {
        &self.places[kind.index()]
    }

    /// The legion with this name in the data.
    #[must_use]
    pub fn legion_named(&self, id: &str) -> Option<LegionKind> {
        self.legions.iter().position(|def| def.id == id).map(|index| LegionKind(index as u16))
    }

    /// The place with this name in the data.
    #[must_use]
    pub fn place_named(&self, id: &str) -> Option<PlaceKind> {
        self.places.iter().position(|def| def.id == id).map(|index| PlaceKind(index as u16))
    }

    /// All legions, by id.
    pub fn legion_kinds(&self) -> impl Iterator<Item = LegionKind> + use<> {
        (0..self.legions.len() as u16).map(LegionKind)
    }

    /// All places, by id.
    pub fn place_kinds(&self) -> impl Iterator<Item = PlaceKind> + use<> {
        (0..self.places.len() as u16).map(PlaceKind)
    }
}
