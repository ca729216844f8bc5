//! The entry that fits what the player looks at.

use super::{page_entry, sheet_entry};
use crate::chronicle::codex::Family;
use crate::chronicle::keys;
use crate::conclave::forces::Muster as Ledgers;
use crate::conclave::rituals::Chamber;
use crate::intent::{Leaf, Mark, Sheet, Tab};
use crate::rules::attachments::Treasure;
use crate::rules::catalog::Catalog;
use crate::rules::forces::{Landmark, Muster};
use crate::rules::ids::CantonId;
use crate::shell::flow::Screen;
use crate::sight::Hand;

/// Returns the id of the entry for what is chosen: on a sheet the chosen thing or its tab, on the
/// board the selection or what is under the pointer. `None` if nothing is chosen there.
#[must_use]
pub fn about(
    catalog: &Catalog,
    page: Screen,
    sheet: Sheet,
    hand: Option<&Hand>,
    ledgers: &Ledgers,
    chamber: &Chamber,
) -> Option<String> {
    match (page, hand) {
        (Screen::Playing, Some(hand)) if sheet == Sheet::None => on_board(catalog, hand),
        (Screen::Playing, Some(_)) => on_sheet(catalog, sheet, ledgers, chamber).or_else(|| sheet_entry(sheet)),
        (Screen::Playing, None) => None,
        _ => Some(page_entry(page)),
    }
}

/// Returns the entry of the thing that is open on a sheet.
fn on_sheet(catalog: &Catalog, sheet: Sheet, ledgers: &Ledgers, chamber: &Chamber) -> Option<String> {
    match sheet {
        Sheet::Ministerium(Tab::Forces) => ledgers.treasure.map(|treasure| treasure_entry(catalog, treasure)),
        Sheet::Ministerium(Tab::Rituals) => {
            chamber.rite.as_ref().map(|rite| Family::Ritual.id(&catalog.ritual(rite.ritual).id))
        }
        Sheet::Events(Leaf::Card(event)) => Some(Family::Event.id(&catalog.event(event).id)),
        Sheet::Ministerium(Tab::TurnLog | Tab::Orders | Tab::Tribute | Tab::Diplomacy | Tab::Avatar)
        | Sheet::Events(Leaf::Hand | Leaf::Running(_) | Leaf::Undertaking(_))
        | Sheet::None
        | Sheet::Bazaar
        | Sheet::Smith(_)
        | Sheet::Menu
        | Sheet::Chair
        | Sheet::Notes
        | Sheet::Seal
        | Sheet::Battle
        | Sheet::Arena(_) => None,
    }
}

/// Returns the entry of a praetor, an artifact or a relic.
pub(super) fn treasure_entry(catalog: &Catalog, treasure: Treasure) -> String {
    match treasure {
        Treasure::Praetor(kind) => Family::Praetor.id(&catalog.praetor(kind).id),
        Treasure::Artifact(kind) => Family::Artifact.id(&catalog.artifact(kind).id),
        Treasure::Relic(kind) => Family::Relic.id(&catalog.relic(kind).id),
    }
}

/// Returns the entry of the selection, or else of what is under the pointer.
fn on_board(catalog: &Catalog, hand: &Hand) -> Option<String> {
    let forces = hand.view.table().forces();
    match hand.selected {
        Some(Mark::Legion(id)) => forces.legion(id).map(|legion| muster_entry(catalog, legion.muster)),
        Some(Mark::Place(id)) => forces.place(id).map(|place| landmark_entry(catalog, &place.landmark)),
        Some(Mark::Canton(canton)) => Some(canton_entry(catalog, hand, canton)),
        None => hand.hovered.map(|canton| canton_entry(catalog, hand, canton)),
    }
}

fn canton_entry(catalog: &Catalog, hand: &Hand, canton: CantonId) -> String {
    let table = hand.view.table();
    if let Some(legion) = table.forces().legion_at(canton) {
        return muster_entry(catalog, legion.muster);
    }
    if let Some(place) = table.forces().place_at(canton) {
        return landmark_entry(catalog, &place.landmark);
    }
    Family::Terrain.id(keys::terrain(table.realm().terrain(canton)))
}

fn muster_entry(catalog: &Catalog, muster: Muster) -> String {
    match muster {
        Muster::Guard(_) => super::term_entry("personal-guard"),
        Muster::Hired(kind) => Family::Legion.id(&catalog.legion(kind).id),
    }
}

fn landmark_entry(catalog: &Catalog, landmark: &Landmark) -> String {
    match landmark {
        Landmark::Pandemonium => super::term_entry("pandemonium"),
        Landmark::Stronghold(_) => super::term_entry("stronghold"),
        Landmark::Power(kind) => Family::Place.id(&catalog.place(*kind).id),
    }
}
