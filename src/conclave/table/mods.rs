//! Mods of the main game.
//!
//! The data lie in the folders of `assets/catalog`. An entry with an id that is already there
//! replaces that entry, any other is added. `constants.ron` of a mod names only the numbers that it
//! changes.
//!
//! Not here: the texts of mods, which `chronicle` reads.

use std::sync::Arc;

pub use table::mods::{
    CATALOG, Changes, MANIFEST, Manifest, Missing, Mod, ModFault, ModMark, ModShelf, Modded, NoEdition, PACKED, TEXT,
    TRIALS, book, listed, pack, texts,
};

use table::mods::{Faults, Layer};

use crate::Conclave;
use crate::rules::catalog::{Catalog, Source};
use crate::rules::rulebook::Rulebook;

/// The rules with some mods, and the mods.
pub type Edition = table::mods::Edition<Conclave>;

/// All editions of the game that can be played here.
pub type Editions = table::mods::Editions<Conclave>;

impl Modded for Conclave {
    fn standard() -> Rulebook {
        Rulebook::standard()
    }

    fn with(standard: &Rulebook, mods: &[Layer]) -> Result<Rulebook, Faults> {
        let catalog = Catalog::read(&Source::built_in().with(mods.iter().cloned()))?;
        Ok(standard.on(Arc::new(catalog)))
    }

    fn changes(standard: &Catalog, changed: &Catalog) -> Changes {
        let mut changes = Changes { numbers: standard.constants != changed.constants, ..Changes::default() };
        macro_rules! note {
            ($($family:ident $what:literal),+) => {
                $(changes.note($what, &standard.$family, &changed.$family);)+
            };
        }
        note!(
            legions "legions", praetors "praetors", artifacts "artifacts", relics "relics", manuscripts "manuscripts",
            moves "moves", decorations "decorations", places "places of power", archfiends "archfiends",
            powers "powers", rituals "rituals", events "events", objectives "objectives", perks "perks"
        );
        changes
    }
}
