//! Chairs at one machine (manual 5, Hot Seat): who is called, who sits down, who steps away, who gives the chair to a mind.
//!
//! Whatever belongs to one player lies in the [`Hand`], on the desk, in the overlay and in the lens while that player sits, and
//! is put away by [`stand_up`] before anybody else does. A curtain falls whenever the next player may be another person than
//! the one at the machine.

use bevy::prelude::*;

use super::host::Host;
use super::pages::Pages;
use super::{Stage, turn};
use crate::board::Lens;
use crate::chronicle::Teller;
use crate::intent::Sheet;
use crate::lock;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::screens::curtain::CurtainState;
use crate::settings::Preferences;
use crate::sight::{Hand, Library, LoggedTurn, Overlay};
use crate::table::archive::HandOver;
use crate::table::session::Session;

/// Calls the next player who has not planned yet.
pub(super) fn next_player(world: &mut World) {
    let mut host = world.resource_mut::<Host>();
    host.crowd |= host.hot_seat();
    if host.queue.is_empty() {
        return rest(world);
    }
    let seat = host.queue.remove(0);
    let came = host.seated != Some(seat);
    host.seated = Some(seat);
    host.onlooker = None;
    if host.crowd || (came && host.lock(seat).is_some()) {
        draw_curtain(world);
    } else {
        seat_player(world);
    }
}

/// Nobody is left to be called: the turn is played, or whoever has no turn of their own may watch.
pub(super) fn rest(world: &mut World) {
    let mut host = world.resource_mut::<Host>();
    let Some(session) = &host.session else { return };
    let plan = !session.planners().is_empty();
    let pending = !session.given_up().is_empty();
    let gallery = gallery(session);
    if plan {
        host.onlooker = None;
        if !pending {
            world.insert_resource(Stage::Waiting);
            return;
        }
    }
    host.seated = None;
    if pending {
        return draw_curtain(world);
    }
    // Who has watched goes on watching; who is alone needs no curtain.
    host.onlooker = host.onlooker.filter(|seat| gallery.contains(seat));
    if let ([only], false) = (gallery.as_slice(), host.crowd)
        && host.lock(*only).is_none()
    {
        host.onlooker = Some(*only);
    }
    let (watched, on) = (host.onlooker.is_some(), host.running_on);
    if watched {
        seat_player(world);
    } else {
        draw_curtain(world);
    }
    if on {
        world.insert_resource(Stage::Waiting);
    }
}

/// From where one may watch without a turn of one's own: the seats of people whose houses have fallen. Where no person plays
/// at all, the first seat that a person has left, or the first seat: there is nobody left to whom its secrets could be told.
pub(super) fn gallery(session: &Session) -> Vec<Seat> {
    if session.humans().is_empty() {
        let left = session.charter().seats.iter().position(|seat| seat.player == Player::Human);
        return vec![Seat(left.unwrap_or(0) as u8)];
    }
    session.onlookers()
}

/// The curtain falls: whoever sits at the machine is done with it for now.
pub(super) fn draw_curtain(world: &mut World) {
    stand_up(world);
    world.insert_resource(Stage::Curtain);
}

/// Whoever sits at the machine leaves it: the plan stays on the desk, the eye is remembered, everything else is put away.
pub(super) fn stand_up(world: &mut World) {
    remember_gaze(world);
    if let Some(hand) = world.remove_resource::<Hand>() {
        let mut host = world.resource_mut::<Host>();
        let seat = hand.seat();
        host.desks.retain(|desk| desk.draft().seat != seat);
        if !hand.watching {
            host.desks.push(hand.desk);
        }
    }
    world.resource_mut::<Lens>().let_go();
    let mut overlay = world.resource_mut::<Overlay>();
    let (room, scheming) = (overlay.room, overlay.scheming);
    *overlay = Overlay { room, scheming, ..Overlay::default() };
    world.resource_mut::<Pages>().forget_player();
}

/// Notes where the eye of the player at the machine rests.
pub(super) fn remember_gaze(world: &mut World) {
    let lens = world.resource::<Lens>();
    let Some(seat) = lens.reader() else { return };
    let gaze = lens.gaze();
    let sits = world.get_resource::<Hand>().is_some_and(|hand| hand.seat() == seat);
    if sits && let Some(session) = &mut world.resource_mut::<Host>().session {
        session.rest_eye(seat, gaze);
    }
}

/// The player who was called sits down, or one who watches: a hand is dealt, and the last turn is played on the board.
pub(super) fn seat_player(world: &mut World) {
    let book = world.resource::<Library>().book.clone();
    let playback = world.resource::<Preferences>().playback_percent > 0;
    let mut host = world.resource_mut::<Host>();
    let Some(seat) = host.onlooker.or(host.seated) else { return };
    if !host.hot_seat() {
        host.crowd = false;
    }
    let desk = host.take_desk(seat);
    let seen = host.shown.contains(&seat);
    let before = host.before.iter().find(|view| view.seat() == seat).cloned();
    let Some(session) = &host.session else { return };
    let view = session.view(seat);
    let log = logged(session, seat);
    let show = playback && !seen && before.is_some() && log.last().is_some_and(|turn| !turn.entries.is_empty());
    let size = view.table().realm().board().size();
    let gaze = session.belongings(seat).and_then(|belongings| belongings.gaze());
    let person = session.player(seat) == Some(&Player::Human);
    let mut hand = Hand::new(&book, view, before, desk, log);
    hand.watching = host.onlooker.is_some();
    hand.notes = session.belongings(seat).filter(|_| person).map(|belongings| belongings.notes().to_owned());
    hand.handed = handed(session);
    let news = news(&hand, world.resource::<Library>());
    world.resource_mut::<Host>().shown.push(seat);
    if let Some(gaze) = gaze
        && world.resource::<Lens>().reader() != Some(seat)
    {
        world.resource_mut::<Lens>().take_up(seat, size, gaze);
    }
    if news.is_some() {
        world.resource_mut::<Overlay>().notice = news;
    }
    world.insert_resource(hand);
    world.insert_resource(if show { Stage::Playback } else { Stage::Planning });
}

/// The log of all turns, as a seat may know it.
pub(super) fn logged(session: &Session, seat: Seat) -> Vec<LoggedTurn> {
    (0..session.logs_len())
        .map(|index| LoggedTurn { turn: index as u32 + 1, entries: session.log_seen_by(seat, index) })
        .collect()
}

/// Every seat that has passed into other hands, with the turn that others planned for it first.
fn handed(session: &Session) -> Vec<(u32, HandOver)> {
    let turns = 0..session.logs_len();
    let settled =
        turns.flat_map(|index| session.handed_in(index).iter().map(move |over| (index as u32 + 1, over.clone())));
    settled.chain(session.pending().into_iter().map(|over| (session.turn(), over))).collect()
}

/// What everybody is told who sits down: whose seat has just passed into other hands.
fn news(hand: &Hand, library: &Library) -> Option<String> {
    let now = hand.view.table().turn();
    let teller = Teller::new(&library.text, library.book.catalog(), hand.view.table());
    let fresh = hand.handed.iter().filter(|(turn, _)| *turn + 1 >= now);
    let told: Vec<String> = fresh.map(|(_, over)| teller.handed(over.seat, &over.to)).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// A player sits down who has been called or wants to watch, if the digits open the lock.
pub(super) fn sit(world: &mut World, seat: Seat, digits: &str) {
    if *world.resource::<Stage>() != Stage::Curtain {
        return;
    }
    let host = world.resource::<Host>();
    let called = host.seated == Some(seat);
    let watches = host.session.as_ref().is_some_and(|session| gallery(session).contains(&seat));
    if !called && !watches {
        return;
    }
    if host.lock(seat).is_some_and(|lock| !lock::opens(lock, digits)) {
        world.resource_mut::<Pages>().refuse_pin(seat);
        return;
    }
    world.resource_mut::<Host>().onlooker = (!called).then_some(seat);
    seat_player(world);
}

/// The player who was called sits down, if the seat has no lock.
pub(super) fn lift(world: &mut World) {
    let host = world.resource::<Host>();
    if let Some(seat) = host.seated
        && host.lock(seat).is_none()
    {
        sit(world, seat, "");
    }
}

/// Turn after turn is played without stopping, as long as nobody at this machine plans; or no longer.
pub(super) fn run_on(world: &mut World, on: bool) {
    let mut host = world.resource_mut::<Host>();
    let Some(session) = &host.session else { return };
    let nobody = session.planners().is_empty() && session.ending().is_none();
    host.running_on = on && nobody;
    if host.running_on {
        world.resource_mut::<Overlay>().sheet = Sheet::None;
        world.insert_resource(Stage::Waiting);
    }
}

/// Puts everything that people have planned into the game as it will be saved: sealed or not, at the machine or away from it.
pub(super) fn keep_plans(world: &mut World) {
    remember_gaze(world);
    let lying = world.get_resource::<Hand>().filter(|hand| !hand.watching).map(|hand| hand.desk.draft().clone());
    let mut host = world.resource_mut::<Host>();
    let away = host.desks.iter().map(|desk| desk.draft().clone());
    let sealed = host.thoughts.iter().map(|thought| thought.draft.clone());
    let plans: Vec<Draft> = away.chain(sealed).chain(lying).collect();
    if let Some(session) = &mut host.session {
        let people = session.people();
        session.set_plans(plans.into_iter().filter(|plan| people.contains(&plan.seat)).collect());
    }
}

/// Somebody else sits down first.
pub(super) fn call_next(world: &mut World) {
    let mut host = world.resource_mut::<Host>();
    if let Some(called) = host.seated
        && !host.queue.is_empty()
    {
        host.queue.push(called);
        next_player(world);
    }
}

/// The player at the machine steps away from it.
pub(super) fn step_away(world: &mut World) {
    let stage = *world.resource::<Stage>();
    if world.contains_resource::<Hand>() && matches!(stage, Stage::Planning | Stage::Playback) {
        world.resource_mut::<Host>().onlooker = None;
        draw_curtain(world);
    }
}

/// Locks the seat of the player at the machine, or takes the lock off. Gives back the text of what is wrong with the PIN.
pub(super) fn set_pin(world: &mut World, digits: Option<&str>) -> Option<&'static str> {
    let seat = world.get_resource::<Hand>().filter(|hand| hand.notes.is_some()).map(Hand::seat)?;
    let forged = digits.map(lock::forge);
    let mut host = world.resource_mut::<Host>();
    let session = host.session.as_mut()?;
    if forged == Some(None) {
        return Some("hotseat-pin-unlawful");
    }
    session.set_lock(seat, forged.flatten());
    None
}

/// Writes the notes of the player at the machine.
pub(super) fn note(world: &mut World, notes: &str) {
    let Some(mut hand) = world.get_resource_mut::<Hand>() else { return };
    let seat = hand.seat();
    if hand.notes.is_none() {
        return;
    }
    hand.notes = Some(notes.to_owned());
    if let Some(session) = &mut world.resource_mut::<Host>().session {
        session.write_notes(seat, notes);
    }
}

/// Hands a seat over to a mind, changes the mind that plays it, or takes it back. Gives back a sentence about it.
pub(super) fn set_player(world: &mut World, seat: Seat, to: Player) -> Option<String> {
    let book = world.resource::<Library>().book.clone();
    let text = world.resource::<Library>().text.clone();
    let mut host = world.resource_mut::<Host>();
    let session = host.session.as_mut()?;
    if session.player(seat) == Some(&to) {
        return None;
    }
    let before = session.player(seat).cloned();
    if let Err(fault) = session.hand_over(seat, to.clone()) {
        return Some(text.say_with("hotseat-not-handed", &[("why", fault.to_string().into())]));
    }
    let job = session.mind_job(seat);
    let view = session.view(seat);
    let sentence = Teller::new(&text, book.catalog(), view.table()).handed(seat, &to);
    let handed = handed(session);
    // Whatever was planned for the seat this turn is planned anew by whoever has it now; nobody else thinks again.
    host.minds.retain(|(thinker, _)| *thinker != seat);
    host.thoughts.retain(|thought| thought.draft.seat != seat);
    host.minds.extend(job.map(|job| turn::set_to_work(&book, job)));
    if let Some(mut hand) = world.get_resource_mut::<Hand>() {
        hand.handed = handed;
    }
    let mut host = world.resource_mut::<Host>();
    let gone = before == Some(Player::Human);
    let called = host.seated == Some(seat);
    if gone {
        host.queue.retain(|other| *other != seat);
        if called {
            stand_up(world);
            world.resource_mut::<Host>().seated = None;
            next_player(world);
        }
    } else if to == Player::Human {
        host.queue.push(seat);
        host.queue.sort_unstable();
        // If nobody is called, whoever came back is.
        if host.seated.is_none() {
            next_player(world);
        }
    }
    // The curtain tells it by itself.
    (*world.resource::<Stage>() != Stage::Curtain).then_some(sentence)
}

/// Arranges the chairs of a game that has been staged, by the name of the scene; for pictures.
pub(crate) fn stage_table(world: &mut World, scene: &str) {
    let mut host = world.resource_mut::<Host>();
    let Some(session) = &mut host.session else { return };
    let (first, second) = (Seat(0), Seat(1));
    let pin = matches!(scene, "curtain-pin" | "chair").then(|| lock::forge("0417")).flatten();
    session.set_lock(first, pin);
    if matches!(scene, "curtain-pending" | "curtain-gallery" | "chair")
        && let Err(fault) = session.hand_over(second, Player::Mind(crate::minds::BRISK.to_owned()))
    {
        panic!("the seat cannot be handed over: {fault}");
    }
    host.queue = vec![Seat(2)];
    if scene == "curtain-gallery" {
        host.queue.clear();
        host.seated = None;
    }
    let mut pages = world.resource_mut::<Pages>();
    match scene {
        "curtain-pin" => pages.refuse_pin(first),
        "curtain-hand-over" => pages.set_curtain(CurtainState::handing()),
        _ => {}
    }
    if let Some(mut hand) = world.get_resource_mut::<Hand>()
        && scene == "notes"
    {
        hand.notes = Some(NOTES.to_owned());
    }
}

/// What somebody has written down, in the picture of the notes.
const NOTES: &str = "Owed by Paimon: two cards, an apology, and an explanation.

Belial smiles too much. March on the Quarry of Tears before he does.

Do NOT accept anything in single combat before the ninth turn.";
