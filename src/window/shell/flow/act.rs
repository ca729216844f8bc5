//! Passes every intent to the subsystem that carries it out.
//!
//! Intents are events; there is no queue that every subsystem reads for itself. The reason: a panel
//! may push several intents at once, for example to prepare a ritual and to open its tab. Each of
//! them must find the results of the previous one. So every intent is carried out completely,
//! including the change of page or stage at its end, before the next one.

use bevy::prelude::*;

use super::keeper::Keeper;
use crate::intent::Intent;

/// Carries out every intent of the last frame, in order.
pub(super) fn act(mut wishes: MessageReader<Intent>, mut keeper: ResMut<Keeper>, mut commands: Commands) {
    for wish in wishes.read() {
        keeper.touched = true;
        wish.clone().pass_on(&mut commands);
        settle(&mut commands);
    }
}

/// Changes page and stage at once, instead of at the beginning of the next frame.
///
/// Between the systems of a frame, nothing may still use a page or a lifted curtain that has
/// already been left. So every system that changes page or stage ends with this call, and the
/// others can trust [`State`].
pub(crate) fn settle(commands: &mut Commands) {
    commands.run_schedule(StateTransition);
}
