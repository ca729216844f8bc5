//! A player's own archfiends (manual 2.3), a file each.

use table::shelf::Filed;

use crate::Conclave;
use crate::rules::archfiends::{Flaw, flaws};
use crate::rules::catalog::Catalog;
use crate::rules::game::Archfiend;
use crate::shelf::Shelf;

/// The folder of a player's own archfiends.
pub type Cabinet = Shelf<Archfiend>;

impl Filed<Conclave> for Archfiend {
    type Flaw = Flaw;

    const FOLDER: &'static str = "archfiends";

    const HEAD: &'static str = "// An archfiend of Infernal Conclave. Put this file into somebody's \"archfiends\" folder, and it is theirs as well.";

    fn called(&self) -> &str {
        &self.name
    }

    fn flaws(&self, catalog: &Catalog) -> Vec<Flaw> {
        flaws(catalog, self)
    }
}
