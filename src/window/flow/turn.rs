//! A turn at the machine: who sits down next, minds that think meanwhile, and the processing when all have handed in.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::host::{Books, Host, WrittenBooks};
use super::{Screen, Stage, keeper, seats};
use crate::chronicle::annals::Annals;
use crate::minds::Thought;
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::sight::{Hand, Library, Overlay};
use crate::table::archive::Archive;
use crate::table::desk::Desk;
use crate::table::session::MindJob;

/// Opens the turn: sets the minds to work and calls the first player to the machine.
pub(super) fn open(world: &mut World) {
    let book = world.resource::<Library>().book.clone();
    let mut host = world.resource_mut::<Host>();
    host.thoughts.clear();
    host.minds.clear();
    host.shown.clear();
    let Some(session) = &host.session else { return };
    if session.ending().is_some() {
        host.queue.clear();
        return end(world);
    }
    let minds = session.mind_jobs().into_iter().map(|job| set_to_work(&book, job)).collect();
    let planners = session.planners();
    host.minds = minds;
    host.queue = planners;
    seats::next_player(world);
}

/// Sets a mind to work.
pub(super) fn set_to_work(book: &Rulebook, job: MindJob) -> (Seat, Task<Thought>) {
    let book = book.clone();
    (job.seat, AsyncComputeTaskPool::get().spawn(async move { think_of(&book, &job) }))
}

/// What a mind thinks of. A mind that this program does not know passes, and says so in the log of the program.
fn think_of(book: &Rulebook, job: &MindJob) -> Thought {
    job.think(book).unwrap_or_else(|unknown| {
        bevy::log::error!("{unknown}; the seat passes");
        Draft::empty(job.seat).into()
    })
}

/// The player hands the turn in; one who only watches lets it be played.
pub(super) fn seal(world: &mut World) {
    let Some(hand) = world.get_resource::<Hand>() else { return };
    let draft = hand.desk.draft().clone();
    let watching = hand.watching;
    let host = world.resource::<Host>();
    if watching {
        if host.seated.is_some() {
            // Somebody else is still to plan: the onlooker makes room.
            return seats::step_away(world);
        }
        world.insert_resource(Stage::Waiting);
        return;
    }
    let crowd = host.crowd || host.hot_seat();
    seats::remember_gaze(world);
    let mut host = world.resource_mut::<Host>();
    host.desks.retain(|desk| desk.draft().seat != draft.seat);
    host.thoughts.push(draft.into());
    if crowd {
        world.remove_resource::<Hand>();
        seats::stand_up(world);
    }
    seats::next_player(world);
}

/// The turn is played, though seats were handed over in it and nobody is called any more.
pub(super) fn seal_all(world: &mut World) {
    let host = world.resource::<Host>();
    if host.seated.is_none() && host.queue.is_empty() && host.session.is_some() {
        world.insert_resource(Stage::Waiting);
    }
}

/// Collects what minds have thought of, and processes the turn when everybody has handed in.
pub(super) fn think(world: &mut World) {
    if !world.contains_resource::<Host>() {
        return;
    }
    let waiting = *world.resource::<Stage>() == Stage::Waiting;
    let playing = *world.resource::<State<Screen>>().get() == Screen::Playing;
    let mut host = world.resource_mut::<Host>();
    let mut minds = std::mem::take(&mut host.minds);
    minds.retain_mut(|(_, mind)| match check_ready(mind) {
        Some(thought) => {
            host.thoughts.push(thought);
            false
        }
        None => true,
    });
    host.minds = minds;
    let scheming = host.scheming();
    let ready = waiting && playing && !scheming.goes_on() && host.queue.is_empty() && host.session.is_some();
    let mut overlay = world.resource_mut::<Overlay>();
    overlay.bypass_change_detection().scheming = scheming;
    if ready {
        process(world);
    }
}

fn process(world: &mut World) {
    let mut host = world.resource_mut::<Host>();
    let mut thoughts = std::mem::take(&mut host.thoughts);
    thoughts.sort_by_key(|thought| thought.draft.seat);
    let Some(session) = &mut host.session else { return };
    let seats: Vec<Seat> = (0..session.charter().seats.len() as u8).map(Seat).collect();
    let before = seats.iter().map(|&seat| session.view(seat)).collect();
    session.process(thoughts);
    host.before = before;
    // What was told of the turn before is old now, also where nobody sealed anything.
    world.resource_mut::<Overlay>().notice = None;
    save_turn(world);
    open(world);
}

/// Saves after every turn: the one file of an Iron Man game, or the next of the ring.
pub(super) fn save_turn(world: &mut World) {
    keeper::finish(world);
    let host = &mut *world.resource_mut::<Host>();
    let Some(session) = &host.session else { return };
    match host.saves.autosave(session.archive()) {
        Ok(_) => host.keeper.keeping.autosaved(session.archive()),
        Err(fault) => {
            host.keeper.keeping.forget();
            world.resource_mut::<Overlay>().notice = Some(fault.to_string());
        }
    }
}

/// Shows the end of the game, and has its books written.
pub(super) fn end(world: &mut World) {
    let book = world.resource::<Library>().book.clone();
    let host = world.resource::<Host>();
    let Some(session) = &host.session else { return };
    let seat = host.seated.or_else(|| session.humans().first().copied()).unwrap_or(Seat(0));
    let before = host.before.iter().find(|view| view.seat() == seat).cloned();
    let mut hand = Hand::new(&book, session.view(seat), before, Desk::new(seat), seats::logged(session, seat));
    hand.watching = true;
    world.insert_resource(hand);
    begin_books(world);
    world.insert_resource(Stage::Over);
    world.resource_mut::<NextState<Screen>>().set(Screen::End);
}

/// Has the books of a finished game written on another thread, once.
fn begin_books(world: &mut World) {
    let book = world.resource::<Library>().book.clone();
    let mut host = world.resource_mut::<Host>();
    let Some(session) = host.session.as_ref().filter(|session| session.ending().is_some()) else { return };
    if !matches!(host.books, Books::Closed) {
        return;
    }
    let archive = session.archive().clone();
    // The one file of an Iron Man game is kept anyway.
    let keep = (!session.charter().settings.iron_man).then(|| host.saves.free_name(archive.name()));
    host.keep = keep;
    host.books = Books::Writing(AsyncComputeTaskPool::get().spawn(async move { write_books(&book, &archive) }));
}

/// Plays a finished game again and sums it up.
fn write_books(book: &Rulebook, archive: &Archive) -> Result<WrittenBooks, String> {
    let replay = archive.replay(book).map_err(|divergence| divergence.to_string())?;
    let annals = Annals::of(book.catalog(), &replay.games, &replay.logs);
    let (annals, last) = annals.zip(replay.games.last()).ok_or("the game is not over")?;
    let table = SeatView::unveiled(last, Seat(0));
    Ok(WrittenBooks { replay: replay.into(), annals, table })
}

/// Takes the books over when they are written.
pub(super) fn bind_books(host: Option<ResMut<Host>>, mut overlay: ResMut<Overlay>) {
    let Some(mut host) = host else { return };
    let Books::Writing(task) = &mut host.bypass_change_detection().books else { return };
    let Some(written) = check_ready(task) else { return };
    match written {
        Ok(books) => host.books = Books::Open(books.into()),
        Err(fault) => {
            host.books = Books::Closed;
            overlay.notice = Some(fault);
        }
    }
}

/// Works out again what follows from a plan that has changed.
pub(super) fn keep_plan_current(
    library: Option<Res<Library>>,
    hand: Option<ResMut<Hand>>,
    mut known: Local<Option<(u32, Draft)>>,
) {
    let (Some(library), Some(mut hand)) = (library, hand) else { return };
    let now = (hand.view.table().turn(), hand.desk.draft().clone());
    if known.as_ref() != Some(&now) {
        hand.replan(&library.book);
        *known = Some(now);
    }
}

/// Seats the first player of a game that was made elsewhere, with a memory of the turn before; for pictures.
pub(crate) fn stage_scene(world: &mut World, session: crate::table::session::Session, before: Option<SeatView>) {
    let seat = session.humans().first().copied().unwrap_or(Seat(0));
    let over = session.ending().is_some();
    let mut host = world.resource_mut::<Host>();
    host.session = Some(session);
    host.seated = Some(seat);
    host.before = before.into_iter().collect();
    if over {
        end(world);
        // A picture is not taken of clerks at work.
        let mut host = world.resource_mut::<Host>();
        if let Books::Writing(task) = std::mem::take(&mut host.books) {
            match bevy::tasks::block_on(task) {
                Ok(books) => host.books = Books::Open(books.into()),
                Err(fault) => panic!("the books cannot be written: {fault}"),
            }
        }
    } else {
        seats::seat_player(world);
    }
}
