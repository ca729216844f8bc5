//! Rings on the board while the target of a ritual is being chosen: around the useful cantons, and
//! around the chosen ones.

use bevy::prelude::*;

use super::atlas::Atlas;
use super::layout::canton_centre;
use super::letters::{gold, ink, paint};
use super::mirror::SYMBOLS;
use super::pins::{IMAGES, Pinned};
use crate::conclave::rituals::Pointed;
use crate::conclave::rituals::rites::{Rite, cantons_of, law};
use crate::look::palette;
use crate::rules::ids::CantonId;
use crate::rules::orders::Draft;
use crate::sight::{Hand, Library};

/// The cantons that get a ring.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pickable {
    /// Cantons that are useful to click.
    open: Vec<CantonId>,
    /// Cantons that are chosen.
    chosen: Vec<CantonId>,
}

/// Part of a ring.
#[derive(Component)]
pub(super) struct OfAim;

/// Calculates the useful cantons when the ritual or the draft changes.
pub(super) fn look_out(
    (hand, library): (Option<Res<Hand>>, Option<Res<Library>>),
    pointed: Pointed<'_>,
    mut pickable: ResMut<Pickable>,
    mut known: Local<Option<(Rite, Draft)>>,
) {
    let (Some(hand), Some(library)) = (hand, library) else {
        *known = None;
        pickable.set_if_neq(Pickable::default());
        return;
    };
    let rite = pointed.rite();
    // The hand also changes when the pointer enters another canton. That is irrelevant here.
    let draft = hand.desk.draft();
    let same = |(old, planned): &(Rite, Draft)| Some(old) == rite && planned == draft;
    if known.as_ref().map_or(rite.is_none(), same) {
        return;
    }
    *known = rite.map(|rite| (rite.clone(), draft.clone()));
    let fresh = rite.map(|rite| {
        let plan = law::bench(&library.book, &hand, rite);
        let chosen = rite.target.as_ref().map(|target| cantons_of(plan.table(), target)).unwrap_or_default();
        Pickable { open: law::pickable(&plan.context(), hand.seat(), rite), chosen }
    });
    pickable.set_if_neq(fresh.unwrap_or_default());
}

/// Draws the rings again when they change.
pub(super) fn ring(
    mut commands: Commands,
    hand: Option<Res<Hand>>,
    atlas: Option<Res<Atlas>>,
    pickable: Res<Pickable>,
    there: Query<Entity, With<OfAim>>,
) {
    let (Some(hand), Some(atlas)) = (hand, atlas) else { return };
    if !pickable.is_changed() {
        return;
    }
    for entity in &there {
        commands.entity(entity).despawn();
    }
    let size = hand.view.table().realm().board().size();
    let rings = pickable.open.iter().map(|canton| (canton, false));
    for (&canton, chosen) in rings.chain(pickable.chosen.iter().map(|canton| (canton, true))) {
        if !chosen && pickable.chosen.contains(&canton) {
            continue;
        }
        let at = canton_centre(size, canton);
        let colour = if chosen { gold() } else { paint(palette::SKY) };
        for image in 0..IMAGES {
            let pinned = Pinned { at, image, reach: 80.0 };
            let place = Transform::from_xyz(at.x, at.y, SYMBOLS + 0.5);
            commands.spawn((OfAim, pinned, place, Visibility::Hidden)).with_children(|parent| {
                let mut put = |name: &str, side: f32, colour: Color, at: Vec3| {
                    parent.spawn((atlas.sprite(name, Vec2::splat(side), colour), Transform::from_translation(at)));
                };
                put("disc", 116.0, colour.with_alpha(if chosen { 0.30 } else { 0.16 }), Vec3::ZERO);
                put("ring", 118.0, colour, Vec3::new(0.0, 0.0, 0.01));
                if chosen {
                    let corner = Vec3::new(40.0, -36.0, 3.0);
                    put("disc", 30.0, ink(), corner);
                    put("disc-rim", 29.0, colour, corner + Vec3::Z * 0.01);
                    put("check", 18.0, colour, corner + Vec3::Z * 0.02);
                }
            });
        }
    }
}
