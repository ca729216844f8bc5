//! The seats at a shared machine (manual 5, Hot Seat): call a player, seat a player, leave the
//! machine.
//!
//! While a player sits at the machine, this player's data are in the [`Hand`], on the desk, in the
//! panel states and in the lens. [`stand_up`] removes all of it before another player sits down.
//! The curtain falls whenever the next player may be another person. Every step is a system that
//! runs the next one as a command, so each step finds the finished results of the previous one.

use bevy::prelude::*;

use super::partings::PlayerLeft;
use super::recalling::Aside;
use super::running::Running;
use super::{Stage, Standing, repeating};
use crate::chronicle::Teller;
use crate::conclave::board::Lens;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library, LoggedTurn, Overlay};
use crate::table::archive::HandOver;
use crate::table::desk::Desk;
use crate::table::session::Session;

/// The seat at the machine, and the seats that come after it.
#[derive(Resource, Default)]
pub struct Chairs {
    /// Seats of people who have not planned this turn yet, in order of seats.
    pub(crate) queue: Vec<Seat>,
    /// The seat at the machine. While the curtain is down: the seat that is called.
    pub(super) seated: Option<Seat>,
    /// The desks of all seats that are not at the machine: drafts from a loaded game, and drafts of
    /// players who left the machine.
    pub(super) desks: Vec<Desk>,
    /// The seat of a player who only watches, because the house has fallen or was given to a mind.
    pub(super) onlooker: Option<Seat>,
    /// Seats that have already seen the playback of the last turn.
    pub(super) shown: Vec<Seat>,
    /// True if more than one person has used this machine since a single person last sat down at
    /// it.
    pub(super) crowd: bool,
    /// True if turns are processed without a pause because nobody at this machine plans.
    pub(crate) running_on: bool,
}

impl Chairs {
    /// Returns the seat at the machine, or the seat that is called.
    #[must_use]
    pub const fn seated(&self) -> Option<Seat> {
        self.seated
    }

    /// Takes the desk of an absent seat, with its draft. Returns an empty desk if there is none.
    fn take_desk(&mut self, seat: Seat) -> Desk {
        let at = self.desks.iter().position(|desk| desk.draft().seat == seat);
        at.map_or_else(|| Desk::new(seat), |at| self.desks.remove(at))
    }
}

/// Calls the next player who has not planned yet.
pub(super) fn next_player(running: Res<Running>, mut chairs: ResMut<Chairs>, mut commands: Commands) {
    chairs.crowd |= running.hot_seat();
    if chairs.queue.is_empty() {
        return commands.run_system_cached(rest);
    }
    let seat = chairs.queue.remove(0);
    let came = chairs.seated != Some(seat);
    chairs.seated = Some(seat);
    chairs.onlooker = None;
    if chairs.crowd || (came && running.lock(seat).is_some()) {
        commands.run_system_cached(draw_curtain);
    } else {
        commands.run_system_cached(seat_player);
    }
}

/// Continues when no player is left to call: the turn is processed, or a player without a turn may
/// watch.
fn rest(running: Res<Running>, mut chairs: ResMut<Chairs>, mut commands: Commands) {
    let Some(session) = running.session() else { return };
    let pending = !session.given_up().is_empty();
    let gallery = gallery(session);
    if !session.planners().is_empty() {
        chairs.onlooker = None;
        if !pending {
            return commands.set_state_if_neq(Stage::Waiting);
        }
    }
    chairs.seated = None;
    if pending {
        return commands.run_system_cached(draw_curtain);
    }
    // A player who watches goes on watching. A single player needs no curtain.
    chairs.onlooker = chairs.onlooker.filter(|seat| gallery.contains(seat));
    if let ([only], false) = (gallery.as_slice(), chairs.crowd)
        && running.lock(*only).is_none()
    {
        chairs.onlooker = Some(*only);
    }
    if chairs.onlooker.is_some() {
        commands.run_system_cached(seat_player);
    } else {
        commands.run_system_cached(draw_curtain);
    }
    if chairs.running_on {
        commands.set_state_if_neq(Stage::Waiting);
    }
}

/// Returns the seats from which a person may watch without a turn to plan: those whose houses have
/// fallen.
///
/// If no person plays any more, it is the first seat that a person has left, or the first seat.
/// Then nobody is left from whom its secrets must be kept.
pub(crate) fn gallery(session: &Session) -> Vec<Seat> {
    if session.humans().is_empty() {
        let left = session.charter().seats.iter().position(|seat| seat.player == Player::Human);
        return vec![Seat(left.unwrap_or(0) as u8)];
    }
    session.onlookers()
}

/// Lowers the curtain. The seated player leaves the machine.
pub(super) fn draw_curtain(mut commands: Commands) {
    commands.run_system_cached(stand_up);
    commands.set_state_if_neq(Stage::Curtain);
}

/// Removes the seated player from the machine. The draft stays on the desk, the camera position is
/// saved, and everything else is cleared.
pub(super) fn stand_up(
    hand: Option<Res<Hand>>,
    mut aside: ResMut<Aside>,
    lens: Res<Lens>,
    mut running: ResMut<Running>,
    mut chairs: ResMut<Chairs>,
    mut commands: Commands,
) {
    remember_gaze(&lens, hand.as_deref(), &mut running);
    if let Some(hand) = hand {
        let own = aside.take();
        let own = own.as_ref().unwrap_or(&hand);
        let seat = own.seat();
        chairs.desks.retain(|desk| desk.draft().seat != seat);
        if !own.watching {
            chairs.desks.push(own.desk.clone());
        }
        commands.remove_resource::<Hand>();
    }
    commands.trigger(PlayerLeft);
}

/// Saves the camera position of the seated player.
pub(super) fn remember_gaze(lens: &Lens, hand: Option<&Hand>, running: &mut Running) {
    if let Some(seat) = lens.reader()
        && hand.is_some_and(|hand| hand.seat() == seat)
        && let Some(session) = &mut running.session
    {
        session.rest_eye(seat, lens.gaze());
    }
}

/// Seats the called player, or one who watches: makes the hand, and starts the playback of the last
/// turn.
pub(super) fn seat_player(
    library: Res<Library>,
    preferences: Res<Preferences>,
    running: Res<Running>,
    mut chairs: ResMut<Chairs>,
    mut lens: ResMut<Lens>,
    mut overlay: ResMut<Overlay>,
    mut commands: Commands,
) {
    let Some(seat) = chairs.onlooker.or(chairs.seated) else { return };
    if !running.hot_seat() {
        chairs.crowd = false;
    }
    let desk = chairs.take_desk(seat);
    let Some(session) = running.session() else { return };
    let before = running.before.iter().find(|view| view.seat() == seat).cloned();
    let log = logged(session, seat);
    let show = preferences.playback_percent > 0
        && !chairs.shown.contains(&seat)
        && before.is_some()
        && log.last().is_some_and(|turn| !turn.entries.is_empty());
    let belongings = session.belongings(seat);
    let mut hand = Hand::new(&library.book, session.view(seat), before, desk, log);
    let person = session.player(seat) == Some(&Player::Human);
    if let Some(draft) = session.archive().turns().last().and_then(|record| record.draft(seat)) {
        hand.look_back(&library.book, draft);
    }
    hand.watching = chairs.onlooker.is_some();
    hand.notes = belongings.filter(|_| person).map(|belongings| belongings.notes().to_owned());
    hand.handed = handed(session);
    chairs.shown.push(seat);
    if let Some(gaze) = belongings.and_then(|belongings| belongings.gaze())
        && lens.reader() != Some(seat)
    {
        lens.take_up(seat, hand.view.table().realm().board().size(), gaze);
    }
    let news = news(&hand, &library);
    if let Some(news) = news {
        overlay.notices.mention(news);
    }
    commands.insert_resource(hand);
    commands.run_system_cached(repeating::give);
    commands.set_state_if_neq(if show { Stage::Playback } else { Stage::Planning });
}

/// Returns the log of all turns, as far as a seat may know it.
pub(super) fn logged(session: &Session, seat: Seat) -> Vec<LoggedTurn> {
    (0..session.logs_len())
        .map(|index| LoggedTurn { turn: index as u32 + 1, entries: session.log_seen_by(seat, index) })
        .collect()
}

/// Returns all seats that were given to another player, with the first turn that the new player
/// planned.
pub(super) fn handed(session: &Session) -> Vec<(u32, HandOver)> {
    let turns = 0..session.logs_len();
    let settled =
        turns.flat_map(|index| session.handed_in(index).iter().map(move |over| (index as u32 + 1, over.clone())));
    settled.chain(session.pending().into_iter().map(|over| (session.turn(), over))).collect()
}

/// Returns the message for every player who sits down: the seats that were just given to another
/// player.
fn news(hand: &Hand, library: &Library) -> Option<String> {
    let now = hand.view.table().turn();
    let teller = Teller::new(&library.text, library.book.catalog(), hand.view.table());
    let fresh = hand.handed.iter().filter(|(turn, _)| *turn + 1 >= now);
    let told: Vec<String> = fresh.map(|(_, over)| teller.handed(over.seat, &over.to)).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// Lets the seated player leave the machine for a while.
pub(super) fn step_away(
    hand: Option<Res<Hand>>,
    standing: Standing<'_>,
    running: Res<Running>,
    mut chairs: ResMut<Chairs>,
    mut commands: Commands,
) {
    let sits = matches!(standing.stage(), Some(Stage::Planning | Stage::Playback));
    // A seat by post has no curtain: its player sits at this machine alone.
    if sits && hand.is_some() && running.session().is_some() {
        chairs.onlooker = None;
        commands.run_system_cached(draw_curtain);
    }
}
