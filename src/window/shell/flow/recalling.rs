//! The playback of a turn: its beginning and end, its clock, and the choice of the turn.
//!
//! Any turn of a running game can be watched again, as the player saw it then. The archive of the
//! game is replayed up to that turn, and only the view of the seat leaves this module. Meanwhile
//! the player's hand, with the draft, lies [`Aside`].

use bevy::prelude::*;

use super::partings::{GameLeft, Parting, PlayerLeft};
use super::posting::AtPost;
use super::running::Running;
use super::settings;
use super::tell::Tell;
use super::{Stage, Standing};
use crate::conclave::board::Playback;
use crate::rules::ids::Seat;
use crate::rules::view::SeatView;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library};
use crate::table::desk::Desk;
use crate::table::session::Session;

/// The intents for the playback of a turn.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Recalling {
    /// Show the last turn again on the board.
    PlayTurn,
    /// Show this turn again, counted from 1.
    PlayAgain(u32),
    /// End the playback.
    SkipPlayback,
    /// Advance to the next part of the turn.
    SkipPart,
    /// Advance to the next part of the turn that concerns the player.
    SkipToMine,
    /// Go back to the beginning of this part of the turn, or of the one before it.
    BackPart,
    /// Show one more event.
    Step,
    /// Go back by one event.
    StepBack,
    /// Show the table after this number of facts.
    Seek(usize),
    /// Pause, or go on.
    Pause(bool),
    /// Pass over what does not concern the player, or show everything.
    OnlyMine(bool),
}

/// The hand of the seated player, with the draft, while an earlier turn is watched.
#[derive(Resource, Debug, Default)]
pub struct Aside(Option<Box<Hand>>);

impl Aside {
    /// Returns the hand that lies aside.
    pub fn hand(&self) -> Option<&Hand> {
        self.0.as_deref()
    }

    /// Takes the hand back.
    pub(super) fn take(&mut self) -> Option<Hand> {
        self.0.take().map(|hand| *hand)
    }
}

/// Carries out these intents.
pub(super) struct RecallPlugin;

impl Plugin for RecallPlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Aside, GameLeft>()
            .forgets::<Aside, PlayerLeft>()
            .add_observer(carry_out)
            .add_systems(OnExit(Stage::Playback), take_up);
    }
}

fn carry_out(
    wish: On<Recalling>,
    standing: Standing<'_>,
    hand: Option<Res<Hand>>,
    mut preferences: ResMut<Preferences>,
    mut playback: ResMut<Playback>,
    mut commands: Commands,
) {
    let playing = standing.at(Stage::Playback);
    let log = hand.as_ref().and_then(|hand| hand.log.last()).map_or(&[][..], |turn| turn.entries.as_slice());
    match *wish.event() {
        Recalling::PlayTurn => commands.run_system_cached_with(play, None),
        Recalling::PlayAgain(turn) => commands.run_system_cached_with(play, Some(turn)),
        Recalling::OnlyMine(on) => {
            preferences.playback_mine = on;
            commands.run_system_cached(settings::write);
        }
        Recalling::SkipPlayback if playing => commands.set_state_if_neq(Stage::Planning),
        Recalling::SkipPart if playing => {
            let only = hand.as_ref().filter(|_| preferences.playback_mine).map(|hand| hand.seat());
            playback.skip_part(log, only);
        }
        Recalling::SkipToMine if playing => playback.skip_part(log, hand.as_ref().map(|hand| hand.seat())),
        Recalling::BackPart if playing => playback.back_part(log),
        Recalling::Step if playing => playback.step(log),
        Recalling::StepBack if playing => playback.step_back(log),
        Recalling::Seek(position) if playing => playback.seek(position),
        Recalling::Pause(on) if playing => playback.paused = on,
        Recalling::SkipPlayback
        | Recalling::SkipPart
        | Recalling::SkipToMine
        | Recalling::BackPart
        | Recalling::Step
        | Recalling::StepBack
        | Recalling::Seek(_)
        | Recalling::Pause(_) => {}
    }
}

/// Shows a turn again: the last one if no turn is given.
fn play(
    In(turn): In<Option<u32>>,
    standing: Standing<'_>,
    (library, running, at): (Res<Library>, Res<Running>, Res<AtPost>),
    hand: Option<ResMut<Hand>>,
    (mut aside, mut playback): (ResMut<Aside>, ResMut<Playback>),
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let Some(mut hand) = hand else { return };
    if !matches!(standing.stage(), Some(Stage::Planning | Stage::Playback | Stage::Over)) {
        return;
    }
    let (seat, logged) = {
        let own = aside.hand().unwrap_or(&hand);
        (own.seat(), own.log.len())
    };
    let turn = turn.unwrap_or(logged as u32);
    if !(1..=logged as u32).contains(&turn) {
        return;
    }
    if turn as usize == logged {
        if let Some(own) = aside.take() {
            *hand = own;
        }
        if hand.before.is_none() {
            // After a game was loaded, nobody has watched its last turn yet.
            match recall(&library, running.session(), &at, seat, turn) {
                Ok(Some((before, _))) => hand.before = Some(before),
                Ok(None) => return,
                Err(fault) => return notice.tell(Some(fault)),
            }
        }
    } else {
        let (before, after) = match recall(&library, running.session(), &at, seat, turn) {
            Ok(Some(views)) => views,
            Ok(None) => return,
            Err(fault) => return notice.tell(Some(fault)),
        };
        let own = aside.take().unwrap_or_else(|| hand.clone());
        let log = own.log[..turn as usize].to_vec();
        let handed = own.handed.iter().filter(|(when, _)| *when <= turn).cloned().collect();
        *hand = Hand { handed, ..Hand::new(&library.book, after, Some(before), Desk::new(seat), log) };
        hand.watching = true;
        aside.0 = Some(Box::new(own));
    }
    playback.restart();
    notice.clear_sheet();
    commands.set_state_if_neq(Stage::Playback);
}

/// Returns what a seat knew before and after a turn. `None` if the game has no such turn.
fn recall(
    library: &Library,
    session: Option<&Session>,
    at: &AtPost,
    seat: Seat,
    turn: u32,
) -> Result<Option<(SeatView, SeatView)>, String> {
    let Some(session) = session else { return Ok(at.recall(turn)) };
    let mut turns = session.archive().play(&library.book).map_err(|fault| fault.to_string())?;
    match turns.nth(turn as usize - 1) {
        Some(Ok(played)) => {
            let view = |game| SeatView::of(game, seat);
            Ok(Some((view(&played.before), view(&played.resolution.game))))
        }
        Some(Err(fault)) => Err(fault.to_string()),
        None => Ok(None),
    }
}

/// Takes the player's hand up again when the playback ends.
fn take_up(mut aside: ResMut<Aside>, hand: Option<ResMut<Hand>>) {
    if let (Some(own), Some(mut hand)) = (aside.take(), hand) {
        *hand = own;
    }
}
