//! The intents at the curtain and in the sheet of the seated player.

use bevy::prelude::*;

use super::act::settle;
use super::chairs::{Chairs, gallery, handed, next_player, seat_player, stand_up, step_away};
use super::partings::{GameLeft, Parting};
use super::running::{Council, Prompter, Running};
use super::tell::{self, Tell};
use super::{Stage, Standing};
use crate::chronicle::Teller;
use crate::intent::Sheet;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::shell::lock;
use crate::shell::pages::Remembered;
use crate::shell::screens::curtain::CurtainState;
use crate::sight::{Hand, Library, Overlay};

/// The intents that concern the seats at one machine: sit down, leave, give a seat away.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Sitting {
    /// Lift the curtain: the called player sits down. Only if the seat has no lock.
    LiftCurtain,
    /// Sit down as the called player, or as one who may watch because the house has fallen. The
    /// text is the PIN if the seat is locked.
    Sit(Seat, String),
    /// Call another player first. The called player becomes the last.
    CallNext,
    /// Leave the machine for a while: lower the curtain. The draft stays as it is.
    DrawCurtain,
    /// Lock the seated player's seat with a PIN, or remove the lock.
    SetPin(Option<String>),
    /// Replace the seated player's private notes.
    Note(String),
    /// While nobody at this machine plans: process turns without a pause, or stop after the present
    /// one.
    RunOn(bool),
    /// Give a seat to a mind, change the level of its mind, or return it to the person who has just
    /// given it away. All players are told.
    SetPlayer(Seat, Player),
}

/// Carries out these intents.
pub(super) struct ChairsPlugin;

impl Plugin for ChairsPlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Chairs, GameLeft>().add_observer(carry_out);
    }
}

fn carry_out(wish: On<Sitting>, mut commands: Commands) {
    match wish.event().clone() {
        Sitting::LiftCurtain => commands.run_system_cached(lift),
        Sitting::Sit(seat, digits) => commands.run_system_cached_with(sit, (seat, digits)),
        Sitting::CallNext => commands.run_system_cached(call_next),
        Sitting::DrawCurtain => commands.run_system_cached(step_away),
        Sitting::SetPin(digits) => commands.run_system_cached_with(set_pin, digits),
        Sitting::Note(notes) => commands.run_system_cached_with(note, notes),
        Sitting::RunOn(on) => commands.run_system_cached_with(run_on, on),
        Sitting::SetPlayer(seat, player) => commands.run_system_cached_with(set_player, (seat, player)),
    }
}

/// Seats a player who was called or wants to watch, if the digits open the lock.
fn sit(
    In((seat, digits)): In<(Seat, String)>,
    standing: Standing<'_>,
    running: Res<Running>,
    mut chairs: ResMut<Chairs>,
    mut curtain: ResMut<Remembered<CurtainState>>,
    mut commands: Commands,
) {
    if !standing.at(Stage::Curtain) {
        return;
    }
    let called = chairs.seated == Some(seat);
    let watches = running.session().is_some_and(|session| gallery(session).contains(&seat));
    if !called && !watches {
        return;
    }
    if running.lock(seat).is_some_and(|lock| !lock::opens(lock, &digits)) {
        return curtain.refuse(seat);
    }
    chairs.onlooker = (!called).then_some(seat);
    commands.run_system_cached(seat_player);
}

/// Seats the called player, if the seat has no lock.
fn lift(chairs: Res<Chairs>, running: Res<Running>, mut commands: Commands) {
    if let Some(seat) = chairs.seated
        && running.lock(seat).is_none()
    {
        commands.run_system_cached_with(sit, (seat, String::new()));
    }
}

/// Starts processing turns without a pause, if nobody at this machine plans; or stops it.
fn run_on(
    In(on): In<bool>,
    running: Res<Running>,
    mut chairs: ResMut<Chairs>,
    mut overlay: ResMut<Overlay>,
    mut commands: Commands,
) {
    let Some(session) = running.session() else { return };
    chairs.running_on = on && session.planners().is_empty() && session.ending().is_none();
    if chairs.running_on {
        overlay.sheet = Sheet::None;
        commands.set_state_if_neq(Stage::Waiting);
    }
}

/// Calls another player first.
fn call_next(standing: Standing<'_>, mut chairs: ResMut<Chairs>, mut commands: Commands) {
    if standing.at(Stage::Curtain)
        && let Some(called) = chairs.seated
        && !chairs.queue.is_empty()
    {
        chairs.queue.push(called);
        commands.run_system_cached(next_player);
    }
}

/// Locks the seat of the seated player, or removes the lock.
fn set_pin(
    In(digits): In<Option<String>>,
    hand: Option<Res<Hand>>,
    mut running: ResMut<Running>,
    mut notice: Tell<'_>,
) {
    let Some(hand) = hand.filter(|hand| hand.notes.is_some()) else { return };
    let forged = digits.as_deref().map(lock::forge);
    let Some(session) = &mut running.session else { return };
    if forged == Some(None) {
        return notice.say("hotseat-pin-unlawful");
    }
    session.set_lock(hand.seat(), forged.flatten());
}

/// Replaces the notes of the seated player.
fn note(In(notes): In<String>, hand: Option<ResMut<Hand>>, mut running: ResMut<Running>) {
    let Some(mut hand) = hand.filter(|hand| hand.notes.is_some()) else { return };
    if let Some(session) = &mut running.session {
        session.write_notes(hand.seat(), &notes);
    }
    hand.notes = Some(notes);
}

/// Gives a seat to a mind, changes its mind, or returns it to its person, and announces it.
fn set_player(
    In((seat, to)): In<(Seat, Player)>,
    library: Res<Library>,
    hand: Option<ResMut<Hand>>,
    prompter: Res<Prompter>,
    mut running: ResMut<Running>,
    mut council: ResMut<Council>,
    mut chairs: ResMut<Chairs>,
    mut commands: Commands,
) {
    let Some(session) = &mut running.session else { return };
    let before = session.player(seat).cloned();
    if before.as_ref() == Some(&to) {
        return;
    }
    if let Err(fault) = session.hand_over(seat, to.clone()) {
        let sentence = library.text.say_with("hotseat-not-handed", &[("why", fault.to_string().into())]);
        return commands.run_system_cached_with(tell::tell, Some(sentence));
    }
    let view = session.view(seat);
    let sentence = Teller::new(&library.text, library.book.catalog(), view.table()).handed(seat, &to);
    // The seat's draft for this turn is dropped, and its new player plans again. The other minds do
    // not think again.
    council.dismiss(seat);
    if let Some(job) = session.mind_job(seat) {
        council.set_to_work(&library.book, job, &prompter);
    }
    if let Some(mut hand) = hand {
        hand.handed = handed(session);
    }
    if before == Some(Player::Human) {
        chairs.queue.retain(|other| *other != seat);
        if chairs.seated == Some(seat) {
            commands.run_system_cached(stand_up);
            commands.run_system_cached(leave_chair);
            commands.run_system_cached(next_player);
        }
    } else if to == Player::Human {
        chairs.queue.push(seat);
        chairs.queue.sort_unstable();
        // If nobody is called, call the player whose seat was returned.
        if chairs.seated.is_none() {
            commands.run_system_cached(next_player);
        }
    }
    settle(&mut commands);
    commands.run_system_cached_with(announce, sentence);
}

/// Notes that no seat is at the machine.
fn leave_chair(mut chairs: ResMut<Chairs>) {
    chairs.seated = None;
}

/// Announces a seat that was given to another player. The curtain shows it anyway.
fn announce(In(sentence): In<String>, standing: Standing<'_>, mut notice: Tell<'_>) {
    if !standing.at(Stage::Curtain) {
        notice.mention(sentence);
    }
}

/// Arranges the seats of a staged game, by the name of the scene. For pictures.
pub(crate) fn stage_table(world: &mut World, scene: &str) {
    let Some(session) = &mut world.resource_mut::<Running>().session else { return };
    let (first, second) = (Seat(0), Seat(1));
    let pin = matches!(scene, "curtain-pin" | "chair").then(|| lock::forge("0417")).flatten();
    session.set_lock(first, pin);
    if matches!(scene, "curtain-pending" | "curtain-gallery" | "chair")
        && let Err(fault) = session.hand_over(second, Player::Mind(crate::minds::BRISK.to_owned()))
    {
        panic!("the seat cannot be handed over: {fault}");
    }
    let mut chairs = world.resource_mut::<Chairs>();
    chairs.queue = vec![Seat(2)];
    if scene == "curtain-gallery" {
        chairs.queue.clear();
        chairs.seated = None;
    }
    let mut curtain = world.resource_mut::<Remembered<CurtainState>>();
    match scene {
        "curtain-pin" => curtain.refuse(first),
        "curtain-hand-over" => curtain.0 = CurtainState::handing(),
        _ => {}
    }
    if let Some(mut hand) = world.get_resource_mut::<Hand>()
        && scene == "notes"
    {
        hand.notes = Some(NOTES.to_owned());
    }
}

/// The private notes in the picture.
const NOTES: &str = "Owed by Paimon: two cards, an apology, and an explanation.

Belial smiles too much. March on the Quarry of Tears before he does.

Do NOT accept anything in single combat before the ninth turn.";
