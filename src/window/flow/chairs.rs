//! Chairs at one machine (manual 5, Hot Seat): who is called, who sits down, who leaves.
//!
//! Whatever belongs to one player lies in the [`Hand`], on the desk, in the state of the panels and in the lens while that
//! player sits, and is put away by [`stand_up`] before anybody else does. A curtain falls whenever the next player may be
//! another person than the one at the machine. Every step is a system that commands the next: so it finds what the step before
//! it has put away or dealt.

use bevy::prelude::*;

use super::partings::PlayerLeft;
use super::running::Running;
use super::{Stage, Standing};
use crate::board::Lens;
use crate::chronicle::Teller;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::settings::Preferences;
use crate::sight::{Hand, Library, LoggedTurn, Overlay};
use crate::table::archive::HandOver;
use crate::table::desk::Desk;
use crate::table::session::Session;

/// Who sits at the machine, and who comes after.
#[derive(Resource, Default)]
pub struct Chairs {
    /// People who have not planned this turn yet, in the order of the seats.
    pub(crate) queue: Vec<Seat>,
    /// Who sits at the machine, or is about to when the curtain is down.
    pub(super) seated: Option<Seat>,
    /// Desks that nobody sits at: plans taken up again after loading, and those of players who have stepped away.
    pub(super) desks: Vec<Desk>,
    /// A player whose house has fallen, or who has given it away, and who watches.
    pub(super) onlooker: Option<Seat>,
    /// Who has been shown the last turn.
    pub(super) shown: Vec<Seat>,
    /// Whether more than one person has been at this machine since somebody last sat down alone at it.
    pub(super) crowd: bool,
    /// Whether turn after turn is played without stopping, as nobody at this machine plans.
    pub(crate) running_on: bool,
}

impl Chairs {
    /// Who sits at the machine, or is about to.
    #[must_use]
    pub const fn seated(&self) -> Option<Seat> {
        self.seated
    }

    /// The desk of a seat at which nobody sits, with what lies on it; an empty one if there is none.
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

/// Nobody is left to be called: the turn is played, or whoever has no turn of their own may watch.
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
    // Who has watched goes on watching; who is alone needs no curtain.
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

/// From where one may watch without a turn of one's own: the seats of people whose houses have fallen. Where no person plays
/// at all, the first seat that a person has left, or the first seat: there is nobody left to whom its secrets could be told.
pub(crate) fn gallery(session: &Session) -> Vec<Seat> {
    if session.humans().is_empty() {
        let left = session.charter().seats.iter().position(|seat| seat.player == Player::Human);
        return vec![Seat(left.unwrap_or(0) as u8)];
    }
    session.onlookers()
}

/// The curtain falls: whoever sits at the machine is done with it for now.
pub(super) fn draw_curtain(mut commands: Commands) {
    commands.run_system_cached(stand_up);
    commands.set_state_if_neq(Stage::Curtain);
}

/// Whoever sits at the machine leaves it: the plan stays on the desk, the eye is remembered, everything else is put away.
pub(super) fn stand_up(
    hand: Option<Res<Hand>>,
    lens: Res<Lens>,
    mut running: ResMut<Running>,
    mut chairs: ResMut<Chairs>,
    mut commands: Commands,
) {
    remember_gaze(&lens, hand.as_deref(), &mut running);
    if let Some(hand) = hand {
        let seat = hand.seat();
        chairs.desks.retain(|desk| desk.draft().seat != seat);
        if !hand.watching {
            chairs.desks.push(hand.desk.clone());
        }
        commands.remove_resource::<Hand>();
    }
    commands.trigger(PlayerLeft);
}

/// Notes where the eye of the player at the machine rests.
pub(super) fn remember_gaze(lens: &Lens, hand: Option<&Hand>, running: &mut Running) {
    if let Some(seat) = lens.reader()
        && hand.is_some_and(|hand| hand.seat() == seat)
        && let Some(session) = &mut running.session
    {
        session.rest_eye(seat, lens.gaze());
    }
}

/// The player who was called sits down, or one who watches: a hand is dealt, and the last turn is played on the board.
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
    if news.is_some() {
        overlay.notice = news;
    }
    commands.insert_resource(hand);
    commands.set_state_if_neq(if show { Stage::Playback } else { Stage::Planning });
}

/// The log of all turns, as a seat may know it.
pub(super) fn logged(session: &Session, seat: Seat) -> Vec<LoggedTurn> {
    (0..session.logs_len())
        .map(|index| LoggedTurn { turn: index as u32 + 1, entries: session.log_seen_by(seat, index) })
        .collect()
}

/// Every seat that has passed into other hands, with the turn that others planned for it first.
pub(super) fn handed(session: &Session) -> Vec<(u32, HandOver)> {
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

/// The player at the machine steps away from it.
pub(super) fn step_away(
    hand: Option<Res<Hand>>,
    standing: Standing<'_>,
    mut chairs: ResMut<Chairs>,
    mut commands: Commands,
) {
    let sits = matches!(standing.stage(), Some(Stage::Planning | Stage::Playback));
    if sits && hand.is_some() {
        chairs.onlooker = None;
        commands.run_system_cached(draw_curtain);
    }
}
