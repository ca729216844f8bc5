//! The entry that fits what the player looks at.

use bevy::ecs::resource::Resource;
use bevy_egui::egui::Context;

use super::{page_entry, sheet_entry};
use crate::chronicle::codex::Family;
use crate::chronicle::keys;
use crate::conclave::{bazaar, diplomacy};
use crate::intent::{Dossier, Leaf, Mark, Sheet, Tab};
use crate::look::{subject, tips};
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::Goods;
use crate::rules::catalog::Catalog;
use crate::rules::forces::{Landmark, Muster};
use crate::rules::ids::{CantonId, Seat};
use crate::shell::flow::Screen;
use crate::sight::{Hand, Sight};

/// The entry that the codex would open at: what the player looked at when the frame was drawn.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Subject(pub Option<String>);

/// Returns the id of the entry for what the player looks at: the term of a tip, or the widget under
/// the pointer or the keyboard focus, or what the tip of the widget speaks of. Otherwise what is
/// open or chosen: on a sheet the chosen thing or its tab, on the board the canton under the
/// pointer or the selection. `None` if there is nothing.
#[must_use]
pub fn about(ctx: &Context, page: Screen, sight: Option<&Sight<'_>>) -> Option<String> {
    let pointed = tips::explained(ctx).or_else(|| subject::pointed_at(ctx)).or_else(|| tips::spoken_of(ctx));
    pointed.or_else(|| match (page, sight) {
        (Screen::Playing, Some(sight)) if sight.overlay.sheet == Sheet::None => on_board(sight.catalog(), sight.hand),
        (Screen::Playing, Some(sight)) => {
            let sheet = sight.overlay.sheet;
            on_sheet(ctx, sight, sheet).or_else(|| sheet_entry(sheet))
        }
        (Screen::Playing, None) => None,
        _ => Some(page_entry(page)),
    })
}

/// Returns the entry of the thing that is open on a sheet.
fn on_sheet(ctx: &Context, sight: &Sight<'_>, sheet: Sheet) -> Option<String> {
    let catalog = sight.catalog();
    match sheet {
        Sheet::Ministerium(Tab::Forces) => sight.muster.treasure.map(|treasure| treasure_entry(catalog, treasure)),
        Sheet::Ministerium(Tab::Rituals) => {
            sight.chamber.rite.as_ref().map(|rite| Family::Ritual.id(&catalog.ritual(rite.ritual).id))
        }
        Sheet::Ministerium(Tab::Diplomacy) => match diplomacy::shown(sight) {
            Dossier::House(seat) => Some(house_entry(sight, seat)),
            Dossier::Threats | Dossier::Pressing => Some(super::term_entry("threat-list")),
        },
        Sheet::Bazaar => bazaar::chosen(ctx, sight).map(|goods| goods_entry(catalog, goods)),
        Sheet::Events(Leaf::Card(event)) => Some(Family::Event.id(&catalog.event(event).id)),
        Sheet::Ministerium(Tab::TurnLog | Tab::Orders | Tab::Tribute | Tab::Avatar)
        | Sheet::Events(Leaf::Hand | Leaf::Running(_) | Leaf::Undertaking(_))
        | Sheet::None
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

/// Returns the entry of a ware.
pub(crate) fn goods_entry(catalog: &Catalog, goods: Goods) -> String {
    match goods {
        Goods::Legion(kind) => Family::Legion.id(&catalog.legion(kind).id),
        Goods::Praetor(kind) => treasure_entry(catalog, Treasure::Praetor(kind)),
        Goods::Artifact(kind) => treasure_entry(catalog, Treasure::Artifact(kind)),
        Goods::Relic(kind) => treasure_entry(catalog, Treasure::Relic(kind)),
        Goods::Manuscript(piece) => Family::Manuscript.id(&catalog.manuscript(piece.manuscript).id),
    }
}

/// Returns the entry of a house: that of its archfiend. An archfiend that somebody has made has
/// none; its rank has.
pub(crate) fn house_entry(sight: &Sight<'_>, seat: Seat) -> String {
    let archfiend = &sight.table().charter().seats[seat.index()].archfiend;
    let made = sight.catalog().archfiends.iter().find(|def| def.name == archfiend.name);
    let rank = || Family::Rank.id(keys::rank(sight.table().houses().of(seat).rank));
    made.map_or_else(rank, |def| Family::Archfiend.id(&def.id))
}

/// Returns the entry of the canton under the pointer, or else of the selection.
fn on_board(catalog: &Catalog, hand: &Hand) -> Option<String> {
    if let Some(canton) = hand.hovered {
        return Some(canton_entry(catalog, hand, canton));
    }
    let forces = hand.view.table().forces();
    match hand.selected? {
        Mark::Legion(id) => forces.legion(id).map(|legion| muster_entry(catalog, legion.muster)),
        Mark::Place(id) => forces.place(id).map(|place| landmark_entry(catalog, &place.landmark)),
        Mark::Canton(canton) => Some(canton_entry(catalog, hand, canton)),
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
