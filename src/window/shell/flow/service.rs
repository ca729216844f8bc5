//! Orders given by a key without a panel. The code of the panels decides if such an order is
//! possible, and gives the reason if not.

use bevy::prelude::*;

use super::tell::Tell;
use crate::conclave::forces::{dismiss_by_key, train_by_key};
use crate::intent::Intent;
use crate::rules::ids::LegionId;
use crate::sight::Seen;

/// Trains a legion, or shows the reason that it cannot be trained.
pub(super) fn train(In(legion): In<LegionId>, seen: Seen<'_>, mut commands: Commands) {
    let Some(sight) = seen.sight() else { return };
    let answer = train_by_key(&sight, legion);
    commands.run_system_cached_with(obey, answer);
}

/// Dismisses a legion, or shows the reason that it must stay.
pub(super) fn dismiss(In(legion): In<LegionId>, seen: Seen<'_>, mut commands: Commands) {
    let Some(sight) = seen.sight() else { return };
    let answer = dismiss_by_key(&sight, legion);
    commands.run_system_cached_with(obey, answer);
}

/// Carries out the intents of a panel, or shows the reason that the order cannot be given.
fn obey(In(answer): In<Result<Vec<Intent>, String>>, mut notice: Tell<'_>, mut commands: Commands) {
    match answer {
        Ok(wishes) => wishes.into_iter().for_each(|wish| wish.pass_on(&mut commands)),
        Err(reason) => notice.mention(reason),
    }
}
