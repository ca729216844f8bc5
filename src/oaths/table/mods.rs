//! Mods of Oaths of the Pit.

use std::sync::Arc;

use table::mods::{Changes, Faults, Layer, Modded};

use crate::Oaths;
use crate::rules::catalog::Catalog;

impl Modded for Oaths {
    fn standard() -> Arc<Catalog> {
        Catalog::standard()
    }

    fn with(_standard: &Arc<Catalog>, mods: &[Layer]) -> Result<Arc<Catalog>, Faults> {
        Catalog::with(mods).map(Arc::new)
    }

    fn changes(standard: &Catalog, changed: &Catalog) -> Changes {
        let mut changes = Changes { numbers: standard.numbers != changed.numbers, ..Changes::default() };
        changes.note_named("devils", &standard.devils, &changed.devils, |def| &def.id);
        changes.note_named("realms", &standard.realms, &changed.realms, |def| &def.id);
        changes.note_named("resource cards", &standard.resources, &changed.resources, |def| def.id());
        changes.note_named("special play cards", &standard.specials, &changed.specials, |def| &def.id);
        changes
    }
}
