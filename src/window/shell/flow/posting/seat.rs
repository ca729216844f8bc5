//! The seat by post at which the player sits: its hand, its plans, its seal.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;

use super::worker::Seating;
use super::{Chore, Postroom};
use crate::chronicle::Teller;
use crate::rules::orders::Draft;
use crate::rules::view::SeatView;
use crate::shell::flow::act::settle;
use crate::shell::flow::going::{go, leave};
use crate::shell::flow::running::Running;
use crate::shell::flow::tell::Tell;
use crate::shell::flow::{Chairs, Screen, Stage, Standing, turn};
use crate::shell::pace::Stir;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library, LoggedTurn};
use crate::table::Conclave;
use crate::table::desk::Desk;
use crate::table::post::Letter;
use crate::table::session::Session;

/// Time between a change of a draft and its next writing.
const PACE: Duration = Duration::from_secs(3);

/// The seat by post at which the player sits.
#[derive(Resource, Default)]
pub struct AtPost(Option<Taken>);

/// A seat by post that is taken.
struct Taken {
    folder: PathBuf,
    views: BTreeMap<u32, SeatView>,
    /// The draft that was sent last.
    sent: Draft,
    /// When the draft was first seen to differ from it.
    changed: Option<Duration>,
}

impl AtPost {
    /// Forgets the seat.
    pub(super) fn leave(&mut self) {
        self.0 = None;
    }

    /// True if the player sits at a seat by post.
    #[must_use]
    pub const fn sits(&self) -> bool {
        self.0.is_some()
    }

    /// Returns what the seat knew before and after a turn, if both have come.
    pub(in crate::shell::flow) fn recall(&self, turn: u32) -> Option<(SeatView, SeatView)> {
        let views = &self.0.as_ref()?.views;
        Some((views.get(&turn)?.clone(), views.get(&(turn + 1))?.clone()))
    }

    /// Returns the plans that are not sent yet, and notes that they are.
    pub(in crate::shell::flow) fn unsent(&mut self, hand: &Hand) -> Option<Chore<Conclave>> {
        let taken = self.0.as_mut()?;
        let draft = hand.desk.draft();
        taken.changed = None;
        if hand.watching || *draft == taken.sent {
            return None;
        }
        taken.sent = draft.clone();
        Some(Chore::Send(taken.folder.clone(), Box::new(draft.clone()), false))
    }
}

/// Puts the hand of a seat by post in place; of a finished game, its end.
pub(super) fn lay_out(
    In(seating): In<Box<Seating<Conclave>>>,
    library: Res<Library>,
    preferences: Res<Preferences>,
    (mut running, mut chairs, mut at): (ResMut<Running>, ResMut<Chairs>, ResMut<AtPost>),
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let Seating { folder, seat, views, logs, plans, handed, letters, archive, .. } = *seating;
    let owes = views.last_key_value().is_some_and(|(_, (_, owes))| *owes);
    let mut views: BTreeMap<u32, SeatView> = views.into_iter().map(|(turn, (view, _))| (turn, view)).collect();
    let log: Vec<LoggedTurn> = logs.into_iter().map(|(turn, entries)| LoggedTurn { turn, entries }).collect();
    let draft = plans.map(|(draft, _)| draft);
    if let Some(archive) = archive {
        match Session::resume(library.book.clone(), archive) {
            Ok(session) => {
                running.session = Some(session);
                chairs.seated = Some(seat);
                commands.run_system_cached(turn::end);
            }
            Err(fault) => notice.tell(Some(fault.to_string())),
        }
        return;
    }
    let Some((newest, view)) = views.last_entry().map(|entry| (*entry.key(), entry.get().clone())) else { return };
    for Letter { from, text, .. } in &letters {
        let teller = Teller::new(&library.text, library.book.catalog(), view.table());
        let about = [("from", teller.seat_name(*from).into()), ("text", text.as_str().into())];
        notice.say_with("post-letter-came", &about);
    }
    let before = newest.checked_sub(1).and_then(|turn| views.get(&turn)).cloned();
    let heard = log.last().is_some_and(|turn| turn.turn + 1 == newest && !turn.entries.is_empty());
    let show = preferences.playback_percent > 0 && before.is_some() && heard && draft.is_none();
    let sent = draft.unwrap_or_else(|| Draft::empty(seat));
    let mut hand = Hand::new(&library.book, view, before, Desk::with(sent.clone()), log);
    hand.watching = !owes;
    hand.handed = handed;
    at.0 = Some(Taken { folder, views: std::mem::take(&mut views), sent, changed: None });
    commands.insert_resource(hand);
    commands.run_system_cached_with(go, Screen::Playing);
    commands.set_state_if_neq(if show { Stage::Playback } else { Stage::Planning });
}

/// Seals the orders of a seat by post, and goes back to the page. Whoever only watches leaves.
pub(in crate::shell::flow) fn seal(
    hand: Option<Res<Hand>>,
    mut at: ResMut<AtPost>,
    mut room: ResMut<Postroom<Conclave>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let (Some(hand), Some(taken)) = (hand, &mut at.0) else { return };
    if !hand.watching {
        taken.sent = hand.desk.draft().clone();
        room.ask(Chore::Send(taken.folder.clone(), Box::new(taken.sent.clone()), true));
        notice.say("post-sealed");
    }
    commands.run_system_cached(leave);
    // The way back from the page leads to the title, because no game is left behind it.
    commands.run_system_cached_with(go, Screen::Title);
    settle(&mut commands);
    commands.run_system_cached_with(go, Screen::Post);
}

/// Sends changed plans after a while, so that they count if the time runs out.
pub(in crate::shell::flow) fn keep_plans(
    time: Res<Time<Real>>,
    standing: Standing<'_>,
    stir: Res<Stir>,
    hand: Option<Res<Hand>>,
    mut at: ResMut<AtPost>,
    mut room: ResMut<Postroom<Conclave>>,
) {
    let (Some(hand), Some(taken)) = (hand, &mut at.bypass_change_detection().0) else { return };
    if hand.watching || !standing.at(Stage::Planning) || *hand.desk.draft() == taken.sent {
        taken.changed = None;
        return;
    }
    let since = *taken.changed.get_or_insert_with(|| time.elapsed());
    if time.elapsed() < since + PACE {
        return stir.within(PACE);
    }
    let unsent = at.unsent(&hand);
    room.asked.extend(unsent);
}

/// Keeps the plans of a player who leaves.
pub(in crate::shell::flow) fn keep_last(
    hand: Option<Res<Hand>>,
    mut at: ResMut<AtPost>,
    mut room: ResMut<Postroom<Conclave>>,
) {
    if let Some(hand) = hand {
        let unsent = at.unsent(&hand);
        room.asked.extend(unsent);
    }
}
