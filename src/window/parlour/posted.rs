//! A seat by post at a table: its player answers here, and the game is at the host's.
//!
//! After an answer the player may stay. As soon as the next turn comes, the table tells what has
//! happened and asks the next question.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use table_text::Text;

use super::Hosted;
use super::chair::Chair;
use super::desktop::Desktop;
use super::flow::{Tabling, take_chair};
use super::session::{Parlour, Tale};
use crate::intent::Intent;
use crate::rules::game::Archfiend;
use crate::shell::flow::{Chore, GameLeft, Mailed, Postroom, Screen, Seating, Tell, close_game, go, settle};
use crate::shell::pace::Stir;
use crate::shell::settings::Preferences;
use crate::sight::Library;
use ::table::desk::Desk;
use ::table::post::Letter;
use ::table::seats::{Player, Seat};
use ::table::session::Session;

/// Time between a change of an answer and its next writing.
const PACE: Duration = Duration::from_secs(3);

/// The seat by post at which the player sits.
#[derive(Resource, Clone, Debug)]
pub struct PostSeat<G: Hosted> {
    folder: PathBuf,
    /// The name of the host.
    host: String,
    /// The newest turn that was laid out.
    newest: u32,
    /// The answer that was sent last, sealed or not.
    sent: Option<G::Choice>,
    /// When the answer in the making was first seen to differ from it.
    changed: Option<Duration>,
    /// The turn that was asked for and is on its way.
    fetched: u32,
}

impl<G: Hosted> Mailed for G {
    const HEAD: &'static str = G::TITLE;
    const WORDS: &'static str = "parlour";
    const USUAL: &'static str = G::MINDS[0];
    const HOUSES: bool = false;
    const PLAYS_ON: bool = true;

    fn levels() -> Vec<&'static str> {
        G::MINDS.to_vec()
    }

    fn rules(_library: &Library) -> G::Book {
        G::standard()
    }

    fn level_name(text: &Text, mind: &str) -> String {
        let id = format!("parlour-mind-{mind}");
        if text.has(&id) { text.say(&id) } else { mind.to_owned() }
    }

    fn parties(library: &Library, _own: &[Archfiend], person: &str) -> Vec<(String, G::Party)> {
        G::brought(&library.text, person)
    }

    fn people(plan: &G::Charter) -> Vec<String> {
        let named = G::chairs(plan).into_iter().zip(G::players(plan));
        named.filter(|(_, player)| **player == Player::Human).map(|(chair, _)| chair.name).collect()
    }

    fn change(plan: G::Charter) -> Intent {
        G::intent(Tabling::Change(Box::new(plan)))
    }

    fn lay_out(commands: &mut Commands, seating: Box<Seating<G>>) {
        commands.run_system_cached_with(arrive::<G>, seating);
        settle(commands);
    }
}

/// Lays out what has come to a seat: at the table where its player sits, or at a table that is set
/// for it.
fn arrive<G: Hosted>(
    In(seating): In<Box<Seating<G>>>,
    posted: Option<Res<PostSeat<G>>>,
    chair: Option<ResMut<Chair<G>>>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    let stays = posted.is_some_and(|posted| posted.folder == seating.folder && posted.newest == seating.known);
    let (Some(mut chair), true) = (chair, stays && seating.archive.is_none()) else {
        if seating.known == 0 || seating.archive.is_some() {
            close_game(&mut commands);
            commands.run_system_cached_with(sit_down::<G>, seating);
        }
        return;
    };
    let Seating { folder, host, seat, views, logs, plans, .. } = *seating;
    let Some((newest, (view, owes))) = views.into_iter().next_back() else { return };
    let before = chair.now().clone();
    let facts: Vec<G::Entry> = logs.into_values().flatten().collect();
    let news = (!facts.is_empty()).then(|| Tale { before, facts });
    let sent = plans.map(|(choice, _)| choice);
    chair.refresh(view, news.into_iter().collect(), desk::<G>(seat, owes, sent.as_ref()));
    if preferences.playback_percent == 0 {
        chair.tell_all();
    }
    commands.insert_resource(PostSeat::<G> { folder, host, newest, sent, changed: None, fetched: newest });
}

/// Returns the desk of a seat that is asked, with the answer that was begun.
fn desk<G: Hosted>(seat: Seat, owes: bool, begun: Option<&G::Choice>) -> Option<Desk<G::Choice>> {
    owes.then(|| Desk::with(begun.cloned().unwrap_or_else(|| G::pass(seat))))
}

/// Sets the table for a seat: as it is, or the whole game if it is over.
fn sit_down<G: Hosted>(
    In(seating): In<Box<Seating<G>>>,
    mut parlour: ResMut<Parlour<G>>,
    preferences: Res<Preferences>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let Seating { folder, host, seat, name, mut views, logs, plans, letters, archive, .. } = *seating;
    if let Some(archive) = archive {
        match Session::resume(G::standard(), archive) {
            Ok(mut session) => {
                session.rename(&name);
                parlour.open(session);
                commands.run_system_cached_with(go, G::TABLE);
                commands.run_system_cached_with(take_chair::<G>, seat);
            }
            Err(fault) => notice.tell(Some(fault.to_string())),
        }
        return;
    }
    let Some((newest, (view, owes))) = views.pop_last() else { return };
    for Letter { from, text, .. } in &letters {
        let from = G::chairs(G::outline(&view)).into_iter().nth(from.index()).map(|chair| chair.name);
        let about = [("from", from.unwrap_or_default().into()), ("text", text.as_str().into())];
        notice.say_with("post-letter-came", &about);
    }
    // What happened before the last question was told when that question was answered.
    let asked = views.iter().rev().find(|(_, (_, owes))| *owes).map(|(turn, (before, _))| (*turn, before.clone()));
    let fresh = plans.is_none();
    let (mut log, mut facts) = (Vec::new(), Vec::new());
    for (turn, entries) in logs {
        let new = fresh && asked.as_ref().is_some_and(|(asked, _)| turn >= *asked);
        if new { facts.extend(entries) } else { log.extend(entries) }
    }
    let news: VecDeque<Tale<G>> = match asked {
        Some((_, before)) if !facts.is_empty() => VecDeque::from([Tale { before, facts }]),
        Some(_) | None => VecDeque::new(),
    };
    let sent = plans.map(|(choice, _)| choice);
    let mut chair = Chair::<G>::new(seat, view, log, news, desk::<G>(seat, owes, sent.as_ref()));
    if preferences.playback_percent == 0 {
        chair.tell_all();
    }
    commands.insert_resource(chair);
    commands.insert_resource(PostSeat::<G> { folder, host, newest, sent, changed: None, fetched: newest });
    commands.run_system_cached_with(go, G::TABLE);
}

/// Sends the answer of a seat by post, and leaves its player at the table.
pub(super) fn send<G: Hosted>(
    In(choice): In<G::Choice>,
    mut posted: If<ResMut<PostSeat<G>>>,
    mut room: ResMut<Postroom<G>>,
    mut chair: If<ResMut<Chair<G>>>,
    mut desktop: ResMut<Desktop<G>>,
) {
    G::put_away(&mut desktop);
    posted.sent = Some(choice.clone());
    posted.changed = None;
    room.ask(Chore::Send(posted.folder.clone(), Box::new(choice), true));
    let now = chair.now().clone();
    chair.refresh(now, VecDeque::new(), None);
}

/// Fetches a turn that has come.
pub(super) fn fetch<G: Hosted>(posted: Option<ResMut<PostSeat<G>>>, mut room: ResMut<Postroom<G>>) {
    let Some(mut posted) = posted else { return };
    let seat = room.shown.seats.iter().find(|seat| seat.folder == posted.folder);
    let Some(turn) = seat.map(|seat| seat.turn).filter(|turn| *turn > posted.fetched) else { return };
    posted.fetched = turn;
    let (folder, known) = (posted.folder.clone(), posted.newest);
    room.ask(Chore::Fetch(folder, known));
}

/// Sends a changed answer after a while, so that it counts if the time runs out.
pub(super) fn keep<G: Hosted>(
    time: Res<Time<Real>>,
    stir: Res<Stir>,
    chair: Option<Res<Chair<G>>>,
    posted: Option<ResMut<PostSeat<G>>>,
    mut room: ResMut<Postroom<G>>,
) {
    let (Some(chair), Some(mut posted)) = (chair, posted) else { return };
    let posted = posted.bypass_change_detection();
    let Some(choice) = posted.unsent(&chair) else {
        posted.changed = None;
        return;
    };
    let since = *posted.changed.get_or_insert_with(|| time.elapsed());
    if time.elapsed() < since + PACE {
        return stir.within(PACE);
    }
    posted.keep(choice, &mut room);
}

/// Sends the answer so far of a player who leaves.
pub(super) fn part<G: Hosted>(
    _: On<GameLeft>,
    chair: Option<Res<Chair<G>>>,
    mut seat: If<ResMut<PostSeat<G>>>,
    mut room: ResMut<Postroom<G>>,
    mut commands: Commands,
) {
    seat.keep_last(chair.as_deref(), &mut room);
    commands.remove_resource::<PostSeat<G>>();
}

/// Sends the answer so far before the program ends.
pub(super) fn before_exit<G: Hosted>(
    chair: Option<Res<Chair<G>>>,
    mut seat: If<ResMut<PostSeat<G>>>,
    mut room: ResMut<Postroom<G>>,
) {
    seat.keep_last(chair.as_deref(), &mut room);
}

impl<G: Hosted> PostSeat<G> {
    /// Returns the name of the host.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// Returns the answer in the making if it was not sent and obeys the rules.
    fn unsent(&self, chair: &Chair<G>) -> Option<G::Choice> {
        let draft = chair.draft().filter(|draft| **draft != G::pass(chair.seat()))?;
        // Games by post are played without mods.
        let book = G::standard();
        let catalog = G::catalog(&book);
        let choice = G::finished(catalog, chair.now(), draft)?;
        let choice = G::lawful(catalog, chair.now(), &choice).then_some(choice)?;
        (self.sent.as_ref() != Some(&choice)).then_some(choice)
    }

    /// Sends the answer in the making, if there is one.
    fn keep_last(&mut self, chair: Option<&Chair<G>>, room: &mut Postroom<G>) {
        if let Some(choice) = chair.and_then(|chair| self.unsent(chair)) {
            self.keep(choice, room);
        }
    }

    fn keep(&mut self, choice: G::Choice, room: &mut Postroom<G>) {
        self.sent = Some(choice.clone());
        self.changed = None;
        room.ask(Chore::Send(self.folder.clone(), Box::new(choice), false));
    }
}

/// Leaves the table for the list of games by post.
pub(super) fn to_post(mut commands: Commands) {
    close_game(&mut commands);
    // The way back from the page leads to the title, because no game is left behind it.
    commands.run_system_cached_with(go, Screen::Title);
    settle(&mut commands);
    commands.run_system_cached_with(go, Screen::Post);
}
