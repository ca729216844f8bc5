//! A turn at the machine: it is opened, sealed by one after the other, and processed when all have handed in.

use bevy::prelude::*;

use super::act::settle;
use super::books::{Records, begin_books};
use super::chairs::{Chairs, logged, next_player, remember_gaze, seat_player, stand_up, step_away};
use super::keeper::Kept;
use super::partings::{GameLeft, Parting, TurnSealed};
use super::running::{Council, Running};
use super::tell::Tell;
use super::{Screen, Stage, Standing};
use crate::board::Lens;
use crate::rules::ids::Seat;
use crate::rules::orders::{Draft, Problem};
use crate::rules::view::SeatView;
use crate::sight::{Hand, Library, Scheming};
use crate::table::desk::Desk;
use crate::table::session::Session;

/// The course of a turn in an app.
pub(super) struct TurnPlugin;

impl Plugin for TurnPlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Running, GameLeft>()
            .forgets::<Council, GameLeft>()
            .forgets::<Records, GameLeft>()
            .forgets::<Scheming, GameLeft>();
    }
}

/// Opens the turn: sets the minds to work and calls the first player to the machine.
pub(super) fn open(
    library: Res<Library>,
    running: Res<Running>,
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
        council.set_to_work(&library.book, job);
    }
    chairs.queue = session.planners();
    commands.run_system_cached(next_player);
}

/// The turn is handed in by whoever is at the machine, or played although seats were handed over in it.
pub(super) fn seal(
    standing: Standing<'_>,
    hand: Option<Res<Hand>>,
    running: Res<Running>,
    chairs: Res<Chairs>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    match standing.stage() {
        Some(Stage::Planning) => {}
        Some(Stage::Curtain) => {
            // Nobody is called any more.
            if chairs.seated.is_none() && chairs.queue.is_empty() && running.session().is_some() {
                commands.set_state_if_neq(Stage::Waiting);
            }
            return;
        }
        Some(Stage::Playback | Stage::Waiting | Stage::Over) | None => return,
    }
    let Some(hand) = hand else { return };
    // What must be answered blocks the end of the turn (manual 4.20); a broken order does not, but the player is warned.
    if !hand.watching && hand.problems.iter().any(Problem::blocks) {
        return notice.say("client-answers-wait");
    }
    commands.trigger(TurnSealed);
    commands.run_system_cached(hand_in);
}

/// The player hands the turn in; one who only watches lets it be played.
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
            // Somebody else is still to plan: the onlooker makes room.
            return commands.run_system_cached(step_away);
        }
        return commands.set_state_if_neq(Stage::Waiting);
    }
    remember_gaze(&lens, Some(&hand), &mut running);
    let seat = hand.seat();
    chairs.desks.retain(|desk| desk.draft().seat != seat);
    council.thoughts.push(hand.desk.draft().clone().into());
    if chairs.crowd || running.hot_seat() {
        commands.remove_resource::<Hand>();
        commands.run_system_cached(stand_up);
    }
    commands.run_system_cached(next_player);
}

/// Collects what minds have thought of, and has the turn processed when everybody has handed in.
pub(super) fn think(
    standing: Standing<'_>,
    screen: Res<State<Screen>>,
    running: Res<Running>,
    chairs: Res<Chairs>,
    mut council: ResMut<Council>,
    mut scheming: ResMut<Scheming>,
    mut commands: Commands,
) {
    if council.at_work() {
        council.collect();
    }
    let now = council.scheming(&running);
    scheming.set_if_neq(now);
    let waiting = standing.at(Stage::Waiting) && *screen.get() == Screen::Playing;
    if waiting && !now.goes_on() && chairs.queue.is_empty() && running.session().is_some() {
        commands.run_system_cached(process);
        settle(&mut commands);
    }
}

/// Plays the turn, saves the game and opens the next turn.
fn process(mut kept: Kept<'_>, mut notice: Tell<'_>, mut commands: Commands) {
    let mut thoughts = std::mem::take(&mut kept.council.thoughts);
    thoughts.sort_by_key(|thought| thought.draft.seat);
    let Some(session) = &mut kept.running.session else { return };
    let seats = (0..session.charter().seats.len() as u8).map(Seat);
    let before = seats.map(|seat| session.view(seat)).collect();
    session.process(thoughts);
    kept.running.before = before;
    // What was told of the turn before is old now, also where nobody sealed anything.
    notice.forget();
    notice.tell(kept.save_turn());
    commands.run_system_cached(open);
}

/// Shows the end of the game, and has its books written.
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

/// Works out again what follows from a plan that has changed.
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

/// Seats the first player of a game that was made elsewhere, with a memory of the turn before; for pictures.
pub(crate) fn stage_scene(world: &mut World, session: Session, before: Option<SeatView>) {
    let over = session.ending().is_some();
    world.resource_mut::<Chairs>().seated = Some(session.humans().first().copied().unwrap_or(Seat(0)));
    *world.resource_mut::<Running>() = Running { session: Some(session), before: before.into_iter().collect() };
    let staged = if over { world.run_system_cached(end) } else { world.run_system_cached(seat_player) };
    if let Err(fault) = staged {
        panic!("the game cannot be staged: {fault}");
    }
    // A picture is not taken of clerks at work.
    if let Err(fault) = world.resource_mut::<Records>().wait() {
        panic!("the books cannot be written: {fault}");
    }
}
