//! The scenes of all games of the parlour, for pictures.

use bevy::prelude::World;

use crate::circles::staging as circles;
use crate::oaths::{first, scenes as oaths_scenes, staging as oaths};
use crate::shell::flow::Screen;

/// Returns the names of the scenes, each with its page.
pub(crate) fn scenes() -> impl Iterator<Item = (&'static str, Screen)> {
    oaths_scenes().chain(circles::scenes())
}

/// Stages a scene. False if no game of the parlour has it.
pub(crate) fn stage(world: &mut World, name: &str) -> bool {
    oaths::stage(world, name) || first::staging::stage(world, name) || circles::stage(world, name)
}
