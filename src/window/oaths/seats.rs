//! The seats at one machine: sit down, leave, lock a seat, give it away.

use bevy::prelude::*;
use oaths::rules::ids::{Player, Seat};
use oaths::table::Oaths;

use super::chair::Chair;
use super::desktop::Desktop;
use super::flow::{next_person, stand_up, take_chair};
use super::parlour::Parlour;
use crate::shell::flow::{Keeper, Tell};
use crate::shell::lock;

/// Seats the called person, if the digits open the lock.
pub(super) fn sit(
    In(digits): In<String>,
    mut parlour: ResMut<Parlour>,
    mut desktop: ResMut<Desktop>,
    mut commands: Commands,
) {
    let Some(seat) = parlour.called() else { return };
    let lock = parlour.session().and_then(|session| session.belongings(seat)?.lock().copied());
    if lock.is_some_and(|lock| !lock::opens(&lock, &digits)) {
        desktop.refused = true;
        return;
    }
    parlour.call(None);
    commands.run_system_cached_with(take_chair, seat);
}

/// Calls another person first. Who was called comes last.
pub(super) fn call_next(mut parlour: ResMut<Parlour>, mut desktop: ResMut<Desktop>) {
    let queue = parlour.queue();
    if let Some(at) = parlour.called().and_then(|called| queue.iter().position(|seat| *seat == called)) {
        parlour.call(Some(queue[(at + 1) % queue.len()]));
        *desktop = Desktop::default();
    }
}

/// Lets the seated person leave the machine for a while.
pub(super) fn draw_curtain(mut parlour: ResMut<Parlour>, chair: If<Res<Chair>>, mut commands: Commands) {
    parlour.call(Some(chair.seat()));
    commands.run_system_cached(stand_up);
}

/// Locks the seat of the seated person, or removes the lock.
pub(super) fn set_pin(
    In(digits): In<Option<String>>,
    chair: If<Res<Chair>>,
    mut parlour: ResMut<Parlour>,
    mut keeper: ResMut<Keeper<Oaths>>,
    mut notice: Tell<'_>,
) {
    let forged = digits.as_deref().map(lock::forge);
    if forged == Some(None) {
        return notice.say("hotseat-pin-unlawful");
    }
    keeper.touched = true;
    if let Some(session) = parlour.session_mut() {
        session.set_lock(chair.seat(), forged.flatten());
    }
}

/// Gives a seat to a mind, or takes it back.
pub(super) fn set_player(
    In((seat, to)): In<(Seat, Player)>,
    mut parlour: ResMut<Parlour>,
    mut keeper: ResMut<Keeper<Oaths>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    keeper.touched = true;
    match parlour.hand_over(seat, to) {
        Ok(()) => commands.run_system_cached(next_person),
        Err(fault) => notice.tell(Some(fault)),
    }
}
