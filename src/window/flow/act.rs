//! Passing wishes on: each to the subsystem that carries it out.
//!
//! Wishes are events rather than queues that every subsystem reads for itself. A panel may wish for several things at once, to
//! prepare a ritual and to open its page; each of them must find what the one before it has led to. So every wish is carried
//! out, with all that follows from it and the change of page or stage at its end, before the next one is looked at.

use bevy::prelude::*;

use super::keeper::Keeper;
use crate::intent::Intent;

/// Carries out every wish of the last frame, in order.
pub(super) fn act(mut wishes: MessageReader<Intent>, mut keeper: ResMut<Keeper>, mut commands: Commands) {
    for wish in wishes.read() {
        keeper.touched = true;
        wish.clone().pass_on(&mut commands);
        settle(&mut commands);
    }
}

/// Changes page and stage at once, instead of at the beginning of the next frame.
///
/// Between the steps of a frame nobody may be seen on a page, or before a lifted curtain, that has already been left: so
/// whatever changes them ends with this, and reads [`State`] as it is.
pub(super) fn settle(commands: &mut Commands) {
    commands.run_schedule(StateTransition);
}

impl Intent {
    /// Has the subsystem that it concerns carry it out.
    pub(super) fn pass_on(self, commands: &mut Commands) {
        match self {
            Self::Planning(wish) => commands.trigger(wish),
            Self::Looking(wish) => commands.trigger(wish),
            Self::Mustering(wish) => commands.trigger(wish),
            Self::Dealing(wish) => commands.trigger(wish),
            Self::Conjuring(wish) => commands.trigger(wish),
            Self::Staging(wish) => commands.trigger(wish),
            Self::Recalling(wish) => commands.trigger(wish),
            Self::Going(wish) => commands.trigger(wish),
            Self::Beginning(wish) => commands.trigger(wish),
            Self::Sitting(wish) => commands.trigger(wish),
            Self::Filing(wish) => commands.trigger(wish),
            Self::Watching(wish) => commands.trigger(wish),
            Self::Making(wish) => commands.trigger(wish),
        }
    }
}
