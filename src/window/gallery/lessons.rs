//! Scenes of the tutorial: the first step of each chapter, or a later one with its sheet open.

use bevy::prelude::*;

use crate::intent::{Intent, Looking, Sheet, Tutoring};

/// Begins the chapter that a scene is named after, with this sheet open. Returns false if the scene
/// is no lesson.
pub(super) fn begin(world: &mut World, scene: &str, sheet: Sheet) -> bool {
    let number = scene.strip_prefix("lesson-").and_then(|rest| rest.get(..1));
    let Some(number) = number.and_then(|digit| digit.parse::<usize>().ok()) else { return false };
    world.write_message(Intent::from(Tutoring::Begin(number.saturating_sub(1))));
    if sheet != Sheet::None {
        world.write_message(Intent::from(Looking::Open(sheet)));
    }
    true
}
