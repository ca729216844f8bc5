//! Watching a saved game again, and playing on from any of its turns.
//!
//! Who may see what of a game in play is decided by [`witness`].

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;

use super::books::Records;
use super::files::Files;
use super::going::{Going, go, leave, to_title};
use super::partings::GameLeft;
use super::running::Running;
use super::{Screen, Stage, turn};
use crate::rules::facts;
use crate::rules::ids::Seat;
use crate::rules::view::SeatView;
use crate::settings::Preferences;
use crate::sight::{Hand, Library, LoggedTurn};
use crate::table::archive::{Archive, HandOver, Opened, Replay};
use crate::table::desk::Desk;
use crate::table::session::Session;
use crate::table::witness::{Witness, witness};

/// A saved game that is watched, and the books of one that has ended.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Watching {
    /// Load and watch.
    Watch(PathBuf),
    /// Watch the game that has just ended, everything in it uncovered, from the beginning of this turn, counted from 0.
    OpenBooks(usize),
    /// In the replay viewer: show the beginning of this turn, counted from 0.
    ReplayTo(usize),
    /// In the replay viewer: as this seat saw it, or everything.
    ReplayAs(Option<Seat>),
    /// In the replay viewer: play on from the shown turn as a new game.
    Branch,
}

/// A saved game that is being watched.
#[derive(Resource)]
pub struct Watched {
    /// Every position and every log.
    pub replay: Arc<Replay>,
    /// The game as it was saved, from which one can branch off.
    pub archive: Archive,
    /// The turn that is shown, counted from 0.
    pub at: usize,
    /// As whom it is seen; everything if nobody.
    pub seen_as: Option<Seat>,
    /// Seats that passed into other hands, by the turn that others planned for them first.
    pub handed: Vec<(u32, HandOver)>,
    /// The name of the game.
    pub name: String,
    /// Whether everything may be seen: a game that is still being played keeps its secrets.
    pub unveiled: bool,
}

/// Watching in an app.
pub(super) struct WatchPlugin;

impl Plugin for WatchPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(carry_out)
            .add_observer(back.run_if(in_state(Screen::Replay)))
            .add_observer(|_: On<GameLeft>, mut commands: Commands| commands.remove_resource::<Watched>());
    }
}

fn carry_out(wish: On<Watching>, watched: Option<ResMut<Watched>>, mut commands: Commands) {
    match wish.event().clone() {
        Watching::Watch(path) => return commands.run_system_cached_with(watch, path),
        Watching::OpenBooks(at) => return commands.run_system_cached_with(open_books, at),
        Watching::Branch => return commands.run_system_cached(branch),
        Watching::ReplayTo(at) => {
            let Some(mut watched) = watched else { return };
            watched.at = at.min(watched.replay.games.len().saturating_sub(1));
        }
        Watching::ReplayAs(seat) => {
            let Some(mut watched) = watched else { return };
            // A game that is still being played is seen by the one person who plays it, and as that person sees it.
            if watched.unveiled {
                watched.seen_as = seat;
            }
        }
    }
    commands.run_system_cached(show);
}

/// Whoever has looked into the books of the game just played comes back to its end.
fn back(wish: On<Going>, running: Res<Running>, mut commands: Commands) {
    if *wish.event() != Going::Back {
        return;
    }
    if running.session().is_some() {
        commands.remove_resource::<Watched>();
        commands.run_system_cached(turn::end);
    } else {
        to_title(&mut commands);
    }
}

/// Opens a saved game to be watched, if whoever is at the machine may see it.
fn watch(In(path): In<PathBuf>, mut files: Files<'_>, library: Res<Library>, mut commands: Commands) {
    let Some(Opened { archive, .. }) = files.read(&path, None) else { return };
    if archive.binding() {
        // Whoever has seen a turn again knows what to do differently.
        return files.notice.say("files-iron-watch-later");
    }
    let replay = match archive.replay(&library.book) {
        Ok(replay) => replay,
        Err(divergence) => return files.notice.tell(Some(divergence.to_string())),
    };
    let (seen_as, unveiled) = match witness(&archive) {
        Witness::Everything => (None, true),
        Witness::As(seat) => (Some(seat), false),
        Witness::Nothing => return files.notice.say("hotseat-watch-later"),
    };
    let (name, handed) = (archive.name().to_owned(), handed(&archive));
    commands.run_system_cached(leave);
    commands.insert_resource(Watched { at: 0, seen_as, replay: replay.into(), handed, name, archive, unveiled });
    commands.run_system_cached_with(go, Screen::Replay);
    commands.run_system_cached(show);
}

/// Which seats passed into other hands, and the turn that others planned for them first.
fn handed(archive: &Archive) -> Vec<(u32, HandOver)> {
    let records = (1..).zip(archive.turns());
    records.flat_map(|(turn, record)| record.handed.iter().map(move |over| (turn, over.clone()))).collect()
}

/// Watches the game that has just ended, from the beginning of this turn, with everything in it uncovered.
fn open_books(In(at): In<usize>, running: Res<Running>, records: Res<Records>, mut commands: Commands) {
    let (Some(session), Some(books)) = (running.session(), records.books()) else { return };
    let archive = session.archive().clone();
    let at = at.min(books.replay.games.len().saturating_sub(1));
    let (name, handed, replay) = (archive.name().to_owned(), handed(&archive), books.replay.clone());
    commands.insert_resource(Watched { replay, archive, at, seen_as: None, handed, name, unveiled: true });
    commands.run_system_cached_with(go, Screen::Replay);
    commands.run_system_cached(show);
}

/// Deals the hand of an onlooker for the shown turn.
fn show(watched: Option<Res<Watched>>, library: Res<Library>, preferences: Res<Preferences>, mut commands: Commands) {
    let Some(watched) = watched else { return };
    let seat = watched.seen_as.unwrap_or(Seat(0));
    let look = |index: usize| {
        watched.replay.games.get(index).map(|game| match watched.seen_as {
            Some(seat) => SeatView::of(game, seat),
            None => SeatView::unveiled(game, seat),
        })
    };
    let Some(view) = look(watched.at) else { return };
    let before = watched.at.checked_sub(1).and_then(look);
    let logs = &watched.replay.logs;
    let log = logs[..watched.at.min(logs.len())].iter().enumerate().map(|(index, entries)| LoggedTurn {
        turn: index as u32 + 1,
        entries: match watched.seen_as {
            Some(seat) => facts::log_seen_by(entries, seat),
            None => entries.clone(),
        },
    });
    let log = log.collect();
    let handed = watched.handed.iter().filter(|(turn, _)| *turn as usize <= watched.at).cloned().collect();
    let mut hand = Hand { handed, ..Hand::new(&library.book, view, before, Desk::new(seat), log) };
    hand.watching = true;
    let playback = hand.before.is_some() && preferences.playback_percent > 0;
    commands.insert_resource(hand);
    commands.set_state_if_neq(if playback { Stage::Playback } else { Stage::Planning });
}

/// Plays on from the shown turn of a saved game: "what if".
fn branch(watched: Option<Res<Watched>>, library: Res<Library>, mut files: Files<'_>, mut commands: Commands) {
    let Some(watched) = watched else { return };
    let turn = watched.at as u32 + 1;
    let about = [("name", watched.name.as_str().into()), ("n", turn.into())];
    let name = library.text.say_with("replay-branch-name", &about);
    let branched = watched.archive.branch(&library.book, turn);
    match branched.and_then(|archive| Ok(Session::resume(library.book.clone(), archive)?)) {
        Ok(session) => files.play_apart(session, Some(&name), &mut commands),
        Err(fault) => files.notice.tell(Some(fault.to_string())),
    }
}
