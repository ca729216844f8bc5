//! The seats at one machine: sit down, leave, lock a seat, give it away.

use bevy::prelude::*;

use super::Hosted;
use super::chair::Chair;
use super::flow::{next_person, stand_up, take_chair};
use super::menu::Slips;
use super::session::Parlour;
use crate::shell::flow::{Keeper, Tell};
use crate::shell::lock;
use ::table::seats::{Player, Seat};

/// Seats the called person, if the digits open the lock.
pub(super) fn sit<G: Hosted>(
    In(digits): In<String>,
    mut parlour: ResMut<Parlour<G>>,
    mut slips: ResMut<Slips>,
    mut commands: Commands,
) {
    let Some(seat) = parlour.called() else { return };
    let lock = parlour.session().and_then(|session| session.belongings(seat)?.lock().copied());
    if lock.is_some_and(|lock| !lock::opens(&lock, &digits)) {
        slips.refused = true;
        return;
    }
    parlour.call(None);
    commands.run_system_cached_with(take_chair::<G>, seat);
}

/// Calls another person first. Who was called comes last.
pub(super) fn call_next<G: Hosted>(mut parlour: ResMut<Parlour<G>>, mut slips: ResMut<Slips>) {
    let queue = parlour.queue();
    if let Some(at) = parlour.called().and_then(|called| queue.iter().position(|seat| *seat == called)) {
        parlour.call(Some(queue[(at + 1) % queue.len()]));
        *slips = Slips::default();
    }
}

/// Lets the seated person leave the machine for a while.
pub(super) fn draw_curtain<G: Hosted>(
    mut parlour: ResMut<Parlour<G>>,
    chair: If<Res<Chair<G>>>,
    mut commands: Commands,
) {
    parlour.call(Some(chair.seat()));
    commands.run_system_cached(stand_up::<G>);
}

/// Locks the seat of the seated person, or removes the lock.
pub(super) fn set_pin<G: Hosted>(
    In(digits): In<Option<String>>,
    chair: If<Res<Chair<G>>>,
    mut parlour: ResMut<Parlour<G>>,
    mut keeper: ResMut<Keeper<G>>,
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
pub(super) fn set_player<G: Hosted>(
    In((seat, to)): In<(Seat, Player)>,
    mut parlour: ResMut<Parlour<G>>,
    mut keeper: ResMut<Keeper<G>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    keeper.touched = true;
    match parlour.hand_over(seat, to) {
        Ok(()) => commands.run_system_cached(next_person::<G>),
        Err(fault) => notice.tell(Some(fault)),
    }
}
