//! Tests of the catalog: the map, the decks against the source, their texts, and broken data.

mod decks;
mod examples;
mod faults;
mod map;
mod texts;

use crate::Catalog;
use crate::ids::Sectio;

/// Returns the sectio with this id.
fn sectio(id: &str) -> Sectio {
    Catalog::standard().sectio_named(id).unwrap_or_else(|| panic!("there is no sectio {id}"))
}
