//! Scenes of the tutorial: the first step of each chapter, or a later one with its sheet open. Also
//! the first turn of a trial.

use bevy::prelude::*;

use crate::conclave::trials::Trying;
use crate::intent::{Intent, Looking, Sheet, Tutoring};
use crate::sight::Library;

/// Begins the chapter that a scene is named after, with this sheet open, or the first trial. Returns
/// false if the scene is neither.
pub(super) fn begin(world: &mut World, scene: &str, sheet: Sheet) -> bool {
    if scene == "trial" {
        let trials = &world.resource::<Library>().book.catalog().trials;
        let first = trials.first().map(|trial| trial.key.clone());
        world.write_message_batch(first.map(|key| Intent::from(Trying::Begin(key))));
        return true;
    }
    let number = scene.strip_prefix("lesson-").and_then(|rest| rest.get(..1));
    let Some(number) = number.and_then(|digit| digit.parse::<usize>().ok()) else { return false };
    world.write_message(Intent::from(Tutoring::Begin(number.saturating_sub(1))));
    if sheet != Sheet::None {
        world.write_message(Intent::from(Looking::Open(sheet)));
    }
    true
}
