//! Orders that a key gives without a panel: what a panel would say of them is asked of the panels themselves.

use bevy::prelude::*;

use super::tell::Tell;
use crate::intent::Intent;
use crate::ministerium::{dismiss_by_key, train_by_key};
use crate::rules::ids::LegionId;
use crate::sight::Seen;

/// Trains a legion, or says why it cannot be trained.
pub(super) fn train(In(legion): In<LegionId>, seen: Seen<'_>, mut commands: Commands) {
    let Some(sight) = seen.sight() else { return };
    let answer = train_by_key(&sight, legion);
    commands.run_system_cached_with(obey, answer);
}

/// Dismisses a legion, or says why it stays.
pub(super) fn dismiss(In(legion): In<LegionId>, seen: Seen<'_>, mut commands: Commands) {
    let Some(sight) = seen.sight() else { return };
    let answer = dismiss_by_key(&sight, legion);
    commands.run_system_cached_with(obey, answer);
}

/// Carries out what a panel answers, or shows the reason why the order cannot be given.
fn obey(In(answer): In<Result<Vec<Intent>, String>>, mut notice: Tell<'_>, mut commands: Commands) {
    match answer {
        Ok(wishes) => wishes.into_iter().for_each(|wish| wish.pass_on(&mut commands)),
        Err(reason) => notice.tell(Some(reason)),
    }
}
