//! Mods of the first edition of Oaths of the Pit.

use std::sync::Arc;

use table::mods::{Changes, Faults, Layer, Modded};

use crate::First;
use oaths_first_rules::catalog::Catalog;

impl Modded for First {
    fn standard() -> Arc<Catalog> {
        Catalog::standard()
    }

    fn with(_standard: &Arc<Catalog>, mods: &[Layer]) -> Result<Arc<Catalog>, Faults> {
        Catalog::with(mods).map(Arc::new)
    }

    fn changes(standard: &Catalog, changed: &Catalog) -> Changes {
        let mut changes = Changes { numbers: standard.numbers != changed.numbers, ..Changes::default() };
        changes.note_named("devils", &standard.devils, &changed.devils, |def| &def.id);
        changes.note_named("resource cards", &standard.resources, &changed.resources, |def| def.id());
        changes.note("combat cards", &standard.combat, &changed.combat);
        changes
    }
}
