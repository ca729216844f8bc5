//! The gloom over the land while a house usurps Pandemonium (manual 3.4). Pieces, names and borders
//! stay as bright as ever.

use bevy::prelude::*;

use super::Lit;
use super::atlas::Atlas;
use super::lens::Lens;
use super::playback::Shown;
use crate::rules::forces::Landmark;
use crate::shell::pace::Stir;
use crate::shell::settings::Preferences;

/// Between the ground and everything that stands on it.
const HEIGHT: f32 = 0.4;

/// How dark it gets, 0 to 1.
const DEPTH: f32 = 0.7;

/// Speed, per second: after `t` seconds, `exp(-HASTE * t)` of the difference is left.
const HASTE: f32 = 2.5;

/// The gloom.
#[derive(Component)]
pub(super) struct Gloom {
    /// How dark it is, 0 to 1.
    depth: f32,
}

/// True if a house sits in Pandemonium.
fn usurped(shown: &Shown) -> bool {
    shown.depiction.places.iter().any(|hold| hold.landmark == Landmark::Pandemonium && hold.owner.is_some())
}

/// Lets the gloom fall and lift.
pub(super) fn darken(
    mut commands: Commands,
    (atlas, lit, lens, shown): (Option<Res<Atlas>>, Res<Lit>, Res<Lens>, Res<Shown>),
    (time, preferences, stir): (Res<Time>, Res<Preferences>, Res<Stir>),
    mut gloom: Query<(Entity, &mut Gloom, &mut Sprite, &mut Transform)>,
) {
    let wanted = if lit.0 && usurped(&shown) { DEPTH } else { 0.0 };
    let Ok((entity, mut gloom, mut sprite, mut transform)) = gloom.single_mut() else {
        if let Some(atlas) = atlas.filter(|_| wanted > 0.0) {
            let veil = atlas.sprite("pixel", Vec2::ONE, Color::NONE);
            commands.spawn((Gloom { depth: 0.0 }, veil, Transform::from_xyz(0.0, 0.0, HEIGHT)));
            stir.now();
        }
        return;
    };
    let share = if preferences.reduced_motion { 1.0 } else { 1.0 - (-time.delta_secs() * HASTE).exp() };
    let left = wanted - gloom.depth;
    gloom.depth = if left.abs() < 0.01 { wanted } else { gloom.depth + left * share };
    if wanted <= 0.0 && (gloom.depth <= 0.0 || !lit.0) {
        commands.entity(entity).despawn();
        return;
    }
    if left.abs() > 0.01 {
        stir.now();
    }
    sprite.color = Color::srgba(0.07, 0.0, 0.02, gloom.depth);
    *transform =
        Transform::from_translation(lens.centre.extend(HEIGHT)).with_scale((lens.half() * 2.0 + 4.0).extend(1.0));
}
