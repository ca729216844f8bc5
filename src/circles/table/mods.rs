//! Mods of Nine Circles.

use std::sync::Arc;

use table::mods::{Changes, Faults, Layer, Modded};

use crate::Circles;
use crate::rules::catalog::Catalog;

impl Modded for Circles {
    fn standard() -> Arc<Catalog> {
        Catalog::standard()
    }

    fn with(_standard: &Arc<Catalog>, mods: &[Layer]) -> Result<Arc<Catalog>, Faults> {
        Catalog::with(mods).map(Arc::new)
    }

    fn changes(standard: &Catalog, changed: &Catalog) -> Changes {
        let mut changes = Changes { numbers: standard.numbers != changed.numbers, ..Changes::default() };
        changes.note_named("daemons", &standard.daemons, &changed.daemons, |def| &def.id);
        changes.note_named("sectio", &standard.sectio, &changed.sectio, |def| &def.id);
        changes.note_named("lieutenants", &standard.lieutenants, &changed.lieutenants, |def| &def.id);
        changes.note_named("hellhounds", &standard.hounds, &changed.hounds, |def| &def.id);
        changes.note_named("events", &standard.events, &changed.events, |def| &def.id);
        changes.note_named("phenomena", &standard.phenomena, &changed.phenomena, |def| &def.id);
        changes.note_named("spells", &standard.spells, &changed.spells, |def| &def.id);
        changes
    }
}
