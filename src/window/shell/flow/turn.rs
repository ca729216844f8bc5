//! A turn at the machine: it is opened, each player in turn seals it, and it is processed when all
//! drafts are submitted.

use bevy::prelude::*;

use super::act::settle;
use super::books::{Records, begin_books};
use super::chairs::{Chairs, logged, next_player, remember_gaze, seat_player, stand_up, step_away};
use super::keeper::Kept;
use super::partings::{GameLeft, Parting, TurnSealed};
use super::posting::{self, AtPost};
use super::running::{Council, Prompter, Running};
use super::tell::{ANSWERS_WAIT, Tell};
use super::{Screen, Stage, Standing, repeating};
use crate::conclave::board::Lens;
use crate::rules::ids::Seat;
use crate::rules::orders::{Draft, Problem};
use crate::rules::view::SeatView;
use crate::shell::pace::{LOOK, Stir};
use crate::sight::{Hand, Library, Scheming};
use crate::table::desk::Desk;
use crate::table::session::Session;

/// Adds the systems of a turn to an app.
pub(super) struct TurnPlugin;

impl Plugin for TurnPlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Running, GameLeft>()
            .forgets::<Council, GameLeft>()
            .forgets::<Records, GameLeft>()
            .forgets::<Scheming, GameLeft>();
    }
}

/// Opens the turn: starts the minds, and calls the first player.
pub(super) fn open(
    library: Res<Library>,
    running: Res<Running>,
    prompter: Res<Prompter>,
    mut council: ResMut<Council>,
    mut chairs: ResMut<Chairs>,
    mut commands: Commands,
) {
    *council = Council::default();
    chairs.shown.clear();
    let Some(session) = running.session() else { return };
    if session.ending().is_some() {
        chairs.queue.clear();
        return commands.run_system_cached(end);
    }
    for job in session.mind_jobs() {
        council.set_to_work(&library.book, job, &prompter);
    }
    chairs.queue = session.planners();
    commands.run_system_cached(next_player);
}

/// Submits the seated player's draft. At the curtain, it processes a turn in which seats were given
/// away.
pub(super) fn seal(
    standing: Standing<'_>,
    hand: Option<Res<Hand>>,
    running: Res<Running>,
    (chairs, at): (Res<Chairs>, Res<AtPost>),
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    match standing.stage() {
        Some(Stage::Planning) => {}
        Some(Stage::Curtain) => {
            // Only if no player is left to call.
            if chairs.seated.is_none() && chairs.queue.is_empty() && running.session().is_some() {
                commands.set_state_if_neq(Stage::Waiting);
            }
            return;
        }
        Some(Stage::Playback | Stage::Waiting | Stage::Over) | None => return,
    }
    let Some(hand) = hand else { return };
    // An unanswered question blocks the end of the turn (manual 4.20). A broken order does not, but
    // the player is warned.
    if !hand.watching && hand.problems.iter().any(Problem::blocks) {
        return notice.say(ANSWERS_WAIT);
    }
    commands.trigger(TurnSealed);
    if at.sits() {
        return commands.run_system_cached(posting::seal);
    }
    commands.run_system_cached(hand_in);
}

/// Submits the draft of the seated player. For a player who only watches, it processes the turn.
fn hand_in(
    hand: Option<Res<Hand>>,
    lens: Res<Lens>,
    mut running: ResMut<Running>,
    mut chairs: ResMut<Chairs>,
    mut council: ResMut<Council>,
    mut commands: Commands,
) {
    let Some(hand) = hand else { return };
    if hand.watching {
        if chairs.seated.is_some() {
            // Another player must still plan, so the watching player leaves the machine.
            return commands.run_system_cached(step_away);
        }
        return commands.set_state_if_neq(Stage::Waiting);
    }
    remember_gaze(&lens, Some(&hand), &mut running);
    repeating::settle(&hand, &mut running);
    let seat = hand.seat();
    chairs.desks.retain(|desk| desk.draft().seat != seat);
    council.thoughts.push(hand.desk.draft().clone().into());
    if chairs.crowd || running.hot_seat() {
        commands.remove_resource::<Hand>();
        commands.run_system_cached(stand_up);
    }
    commands.run_system_cached(next_player);
}

/// Collects the drafts of the minds, and processes the turn when all drafts are there.
pub(super) fn think(
    standing: Standing<'_>,
    screen: Res<State<Screen>>,
    running: Res<Running>,
    chairs: Res<Chairs>,
    mut council: ResMut<Council>,
    mut scheming: ResMut<Scheming>,
    stir: Res<Stir>,
    mut commands: Commands,
) {
    if council.at_work() {
        council.collect();
        stir.within(LOOK);
    }
    let now = council.scheming(&running);
    scheming.set_if_neq(now);
    let waiting = standing.at(Stage::Waiting) && *screen.get() == Screen::Playing;
    if waiting && !now.goes_on() && chairs.queue.is_empty() && running.session().is_some() {
        commands.run_system_cached(process);
        settle(&mut commands);
    }
}

/// Processes the turn, saves the game and opens the next turn.
fn process(mut kept: Kept<'_>, mut notice: Tell<'_>, mut commands: Commands) {
    let mut thoughts = std::mem::take(&mut kept.council.thoughts);
    thoughts.sort_by_key(|thought| thought.draft.seat);
    let Some(session) = &mut kept.running.session else { return };
    let seats = (0..session.charter().seats.len() as u8).map(Seat);
    let before = seats.map(|seat| session.view(seat)).collect();
    session.process(thoughts);
    kept.running.before = before;
    // News of an older turn are void, even if nobody submitted a draft.
    notice.forget();
    notice.tell(kept.save_turn());
    commands.run_system_cached(open);
}

/// Shows the end of the game, and starts the writing of its books.
pub(super) fn end(library: Res<Library>, running: Res<Running>, chairs: Res<Chairs>, mut commands: Commands) {
    let Some(session) = running.session() else { return };
    let seat = chairs.seated.or_else(|| session.humans().first().copied()).unwrap_or(Seat(0));
    let before = running.before.iter().find(|view| view.seat() == seat).cloned();
    let mut hand = Hand::new(&library.book, session.view(seat), before, Desk::new(seat), logged(session, seat));
    hand.watching = true;
    commands.insert_resource(hand);
    commands.run_system_cached(begin_books);
    commands.set_state_if_neq(Stage::Over);
    commands.set_state_if_neq(Screen::End);
}

/// Updates the results of a draft that has changed.
pub(super) fn keep_plan_current(
    library: Res<Library>,
    hand: Option<ResMut<Hand>>,
    mut known: Local<Option<(u32, Draft)>>,
) {
    let Some(mut hand) = hand else { return };
    let now = (hand.view.table().turn(), hand.desk.draft().clone());
    if known.as_ref() != Some(&now) {
        hand.replan(&library.book);
        *known = Some(now);
    }
}

/// Seats the first player of a game that was made elsewhere, with the view of the turn before. For
/// pictures.
pub(crate) fn stage_scene(world: &mut World, session: Session, before: Option<SeatView>) {
    let over = session.ending().is_some();
    world.resource_mut::<Chairs>().seated = Some(session.humans().first().copied().unwrap_or(Seat(0)));
    *world.resource_mut::<Running>() = Running { session: Some(session), before: before.into_iter().collect() };
    let staged = if over { world.run_system_cached(end) } else { world.run_system_cached(seat_player) };
    if let Err(fault) = staged {
        panic!("the game cannot be staged: {fault}");
    }
    // The picture must not show that the books are still being written.
    if let Err(fault) = world.resource_mut::<Records>().wait() {
        panic!("the books cannot be written: {fault}");
    }
}
