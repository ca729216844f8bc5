//! The mirror: entities that show the legions, the places and the land of the depiction. They are
//! identified by the ids of the rules.
//!
//! After every change the entities are updated: missing units are removed, units that look
//! different are drawn again, units that moved are moved.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::atlas::{Atlas, legion_arms, place_arms};
use super::depiction::{Figure, Hold};
use super::figures::{LegionFace, PlaceFace, SYMBOL, Veil, draw_legion, draw_place, land_symbol};
use super::layout::canton_centre;
use super::letters::Letters;
use super::pins::{IMAGES, Pinned};
use super::playback::{Shown, standing};
use crate::chronicle::Teller;
use crate::conclave::rituals::rites::{hidden, spell_icon, spells_on};
use crate::rules::catalog::Catalog;
use crate::rules::conclave;
use crate::rules::forces::{Landmark, Muster};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, PlaceId, Seat};
use crate::rules::rituals;
use crate::sight::{Hand, Library};

/// The entity shows this legion.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowsLegion(pub LegionId);

/// The entity shows this place.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowsPlace(pub PlaceId);

/// The entity shows the owner of this canton. The second field is the image of the board that it
/// belongs to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowsCanton(pub CantonId, pub u8);

/// The properties with which the entity was drawn.
#[derive(Component, Clone, Debug, PartialEq)]
pub(super) struct Drawn<T>(T);

/// Depth of the layers above the ground.
pub(super) const SYMBOLS: f32 = 1.0;
pub(super) const PLACES: f32 = 3.0;
pub(super) const LEGIONS: f32 = 4.0;
// A path that went on under a shield would seem to end there.
pub(super) const TRAILS: f32 = 4.7;
pub(super) const EFFECTS: f32 = 6.0;

/// Returns the colour seat and the symbol of a house.
pub(super) fn arms(table: &Game, seat: Seat) -> (Seat, u8) {
    (seat, table.charter().seats.get(seat.index()).map_or(0, |charter| charter.symbol))
}

/// Returns the visible properties of a legion.
pub(super) fn legion_face(catalog: &Catalog, table: &Game, figure: &Figure) -> LegionFace {
    let icon = match figure.muster {
        Muster::Guard(_) => "legion-guard".to_owned(),
        Muster::Hired(kind) => legion_arms(catalog.legion(kind)),
    };
    LegionFace {
        house: arms(table, figure.owner),
        icon,
        level: figure.level,
        hp: (figure.hp, figure.max_hp),
        veil: veil(table, figure),
        spells: spells_on(table, figure.id).map(|spell| spell_icon(spell.kind)).collect(),
    }
}

/// Returns the visibility of a legion to rivals, as far as this table tells.
fn veil(table: &Game, figure: &Figure) -> Veil {
    if rituals::dummy(table, figure.id).is_some() {
        return Veil::Rumour;
    }
    match table.forces().legion(figure.id) {
        Some(legion) if hidden(table, legion) => Veil::Hidden,
        Some(_) | None => Veil::Bare,
    }
}

fn place_face(catalog: &Catalog, teller: &Teller<'_>, table: &Game, hold: &Hold) -> PlaceFace {
    let icon = match hold.landmark {
        Landmark::Pandemonium => "pandemonium".to_owned(),
        Landmark::Stronghold(_) => "stronghold".to_owned(),
        Landmark::Power(kind) => place_arms(catalog.place(kind)),
    };
    // During a playback, the place may have another owner than now. The rituals and perks of that
    // owner are not known.
    let prestige = match table.forces().place(hold.id).filter(|place| place.owner == hold.owner) {
        Some(place) => conclave::place_income(catalog, table, place).total(),
        None => hold.prestige.into(),
    };
    PlaceFace {
        house: hold.owner.map(|seat| arms(table, seat)),
        landmark: hold.landmark,
        icon,
        level: hold.level,
        hp: (hold.hp, hold.max_hp),
        prestige: (prestige > 0).then(|| teller.signed(prestige)),
    }
}

/// Updates the legions.
pub(super) fn mirror_legions(
    mut commands: Commands,
    (hand, library): (Option<Res<Hand>>, Option<Res<Library>>),
    (atlas, letters): (Option<Res<Atlas>>, Option<Res<Letters>>),
    shown: Res<Shown>,
    mut standing_now: Query<(Entity, &ShowsLegion, &mut Pinned, &mut Transform, &Drawn<LegionFace>)>,
) {
    let (Some(hand), Some(library), Some(atlas), Some(letters)) = (hand, library, atlas, letters) else { return };
    if !shown.is_changed() && !hand.is_changed() {
        return;
    }
    let (table, catalog) = (hand.view.table(), library.book.catalog());
    let size = table.realm().board().size();
    let mut known = BTreeMap::new();
    for (entity, ShowsLegion(id), pinned, _, _) in &standing_now {
        known.insert((*id, pinned.image), entity);
    }
    for figure in shown.depiction.legions.iter().chain(&shown.depiction.rumours) {
        let face = legion_face(catalog, table, figure);
        let (at, height) = standing(&shown, size, figure);
        let at = at + Vec2::new(0.0, height * 34.0);
        let scale = Vec3::splat(1.0 + height * 0.12);
        let depth = LEGIONS + if shown.glide.is_some_and(|glide| glide.legion == figure.id) { 0.9 } else { 0.0 };
        for image in 0..IMAGES {
            if let Some(entity) = known.remove(&(figure.id, image)) {
                if let Ok((_, _, mut pinned, mut transform, drawn)) = standing_now.get_mut(entity)
                    && drawn.0 == face
                {
                    pinned.at = at;
                    transform.scale = scale;
                    transform.translation.z = depth;
                    continue;
                }
                commands.entity(entity).despawn();
            }
            let pinned = Pinned { at, image, reach: 70.0 };
            let transform = Transform::from_xyz(at.x, at.y, depth).with_scale(scale);
            let mut root =
                commands.spawn((ShowsLegion(figure.id), pinned, transform, Visibility::Hidden, Drawn(face.clone())));
            root.with_children(|parent| draw_legion(parent, &atlas, &letters, &face));
        }
    }
    for entity in known.into_values() {
        commands.entity(entity).despawn();
    }
}

/// Updates the places.
pub(super) fn mirror_places(
    mut commands: Commands,
    (hand, library): (Option<Res<Hand>>, Option<Res<Library>>),
    (atlas, letters): (Option<Res<Atlas>>, Option<Res<Letters>>),
    shown: Res<Shown>,
    mut standing_now: Query<(Entity, &ShowsPlace, &mut Pinned, &Drawn<PlaceFace>), Without<ShowsLegion>>,
) {
    let (Some(hand), Some(library), Some(atlas), Some(letters)) = (hand, library, atlas, letters) else { return };
    if !shown.is_changed() && !hand.is_changed() {
        return;
    }
    let (table, catalog) = (hand.view.table(), library.book.catalog());
    let size = table.realm().board().size();
    let teller = Teller::new(&library.text, catalog, table);
    let mut known = BTreeMap::new();
    for (entity, ShowsPlace(id), pinned, _) in &standing_now {
        known.insert((*id, pinned.image), entity);
    }
    for hold in &shown.depiction.places {
        let face = place_face(catalog, &teller, table, hold);
        let at = canton_centre(size, hold.canton);
        for image in 0..IMAGES {
            if let Some(entity) = known.remove(&(hold.id, image)) {
                if let Ok((_, _, mut pinned, drawn)) = standing_now.get_mut(entity)
                    && drawn.0 == face
                {
                    pinned.at = at;
                    continue;
                }
                commands.entity(entity).despawn();
            }
            let pinned = Pinned { at, image, reach: 110.0 };
            let transform = Transform::from_xyz(at.x, at.y, PLACES);
            let mut root =
                commands.spawn((ShowsPlace(hold.id), pinned, transform, Visibility::Hidden, Drawn(face.clone())));
            root.with_children(|parent| draw_place(parent, &atlas, &letters, &face));
        }
    }
    for entity in known.into_values() {
        commands.entity(entity).despawn();
    }
}

/// Updates the symbols on the land.
pub(super) fn mirror_land(
    mut commands: Commands,
    hand: Option<Res<Hand>>,
    atlas: Option<Res<Atlas>>,
    shown: Res<Shown>,
    there: Query<(Entity, &ShowsCanton, &Drawn<(Seat, u8)>)>,
) {
    let (Some(hand), Some(atlas)) = (hand, atlas) else { return };
    if !shown.is_changed() && !hand.is_changed() {
        return;
    }
    let table = hand.view.table();
    let (size, grid) = (table.realm().board().size(), table.realm().grid());
    let mut known: BTreeMap<(CantonId, u8), (Entity, (Seat, u8))> =
        there.iter().map(|(entity, shows, drawn)| ((shows.0, shows.1), (entity, drawn.0))).collect();
    for canton in grid.cantons() {
        // About every fourth canton, spread evenly, and only without a legion or place.
        let bears = (grid.column(canton) + 2 * grid.row(canton) + grid.row(canton) / 2) % 4 == 0;
        let owner = shown.depiction.owners.get(canton.index()).copied().flatten();
        let (true, Some(owner)) = (bears, owner) else { continue };
        if shown.depiction.place_at(canton).is_some() || shown.depiction.legion_at(canton).is_some() {
            continue;
        }
        let arms = arms(table, owner);
        let at = canton_centre(size, canton);
        for image in 0..IMAGES {
            if let Some((entity, drawn)) = known.remove(&(canton, image)) {
                if drawn == arms {
                    continue;
                }
                commands.entity(entity).despawn();
            }
            let pinned = Pinned { at, image, reach: SYMBOL };
            let transform = Transform::from_xyz(at.x, at.y, SYMBOLS);
            commands.spawn((
                ShowsCanton(canton, image),
                Drawn(arms),
                pinned,
                transform,
                Visibility::Hidden,
                land_symbol(&atlas, arms),
            ));
        }
    }
    for (entity, _) in known.into_values() {
        commands.entity(entity).despawn();
    }
}
