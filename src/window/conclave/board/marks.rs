//! Marks on the map for expected events: the next house to be visited, and the site of a
//! tournament.

use bevy::prelude::*;

use super::atlas::Atlas;
use super::layout::canton_centre;
use super::letters::{bone, ember, ink};
use super::mirror::PLACES;
use super::names::Block;
use super::pins::{IMAGES, Pinned};
use super::playback::Playback;
use super::portents::expected;
use crate::rules::catalog::Catalog;
use crate::rules::game::Game;
use crate::rules::ids::CantonId;
use crate::rules::realm::hex::MapSize;
use crate::sight::{Hand, Library};

/// Marks an entity as part of an event's mark.
#[derive(Component)]
pub(super) struct OfEvent;

/// Returns the expected events with their cantons and icons.
fn wanted(catalog: &Catalog, table: &Game) -> Vec<(CantonId, String)> {
    let all = table.events().undertakings().iter();
    all.filter_map(|one| expected(catalog, table, one)).map(|(canton, icon)| (canton, icon.to_owned())).collect()
}

/// Returns the centre of a mark. Several marks in one canton stand side by side.
fn middle(size: MapSize, marks: &[(CantonId, String)], at: usize) -> Vec2 {
    let canton = marks[at].0;
    let before = marks[..at].iter().filter(|(other, _)| *other == canton).count() as f32;
    canton_centre(size, canton) + Vec2::new(-46.0 + before * 40.0, 40.0)
}

/// Returns the rectangles of the marks, which no name may cover.
pub(super) fn blocks(catalog: &Catalog, table: &Game) -> Vec<Block> {
    let (marks, size) = (wanted(catalog, table), table.realm().board().size());
    (0..marks.len()).map(|at| Block { at: middle(size, &marks, at), half: Vec2::splat(22.0) }).collect()
}

/// Updates the marks when the expected events change. They show present knowledge, so a playback
/// shows none.
pub(super) fn mark(
    mut commands: Commands,
    (hand, library): (Option<Res<Hand>>, Option<Res<Library>>),
    atlas: Option<Res<Atlas>>,
    playback: Res<Playback>,
    there: Query<Entity, With<OfEvent>>,
    mut known: Local<Vec<(CantonId, String)>>,
) {
    let (Some(hand), Some(library), Some(atlas)) = (hand, library, atlas) else { return };
    let (catalog, table) = (library.book.catalog(), hand.view.table());
    let wanted = if playback.running() { Vec::new() } else { wanted(catalog, table) };
    let lost = there.is_empty() && !wanted.is_empty();
    if *known == wanted && !lost {
        return;
    }
    for entity in &there {
        commands.entity(entity).despawn();
    }
    let size = table.realm().board().size();
    for (at, (_, icon)) in wanted.iter().enumerate() {
        let centre = middle(size, &wanted, at);
        for image in 0..IMAGES {
            let pinned = Pinned { at: centre, image, reach: 40.0 };
            let place = Transform::from_xyz(centre.x, centre.y, PLACES + 0.8);
            commands.spawn((OfEvent, pinned, place, Visibility::Hidden)).with_children(|parent| {
                let mut put = |name: &str, side: f32, colour: Color, z: f32| {
                    parent.spawn((atlas.sprite(name, Vec2::splat(side), colour), Transform::from_xyz(0.0, 0.0, z)));
                };
                put("disc", 42.0, ink(), 0.0);
                put("disc-rim", 42.0, ember(), 0.01);
                put(icon, 27.0, bone(), 0.02);
            });
        }
    }
    *known = wanted;
}
