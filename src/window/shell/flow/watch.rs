//! Replays of saved games, and branches from any of their turns.
//!
//! [`witness`] returns the knowledge of a game in progress that may be shown.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;

use super::books::Records;
use super::files::{Files, Filing};
use super::going::{Going, go, leave, to_title};
use super::partings::GameLeft;
use super::running::Running;
use super::{Screen, Stage, modding, turn};
use crate::parlour::Opening;
use crate::rules::facts;
use crate::rules::ids::Seat;
use crate::rules::view::SeatView;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library, LoggedTurn};
use crate::table::archive::{Archive, HandOver, Opened, Replay};
use crate::table::desk::Desk;
use crate::table::session::Session;
use crate::table::witness::{Witness, witness};

/// The intents that concern replays and the books of a finished game.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Watching {
    /// Load a save and watch its replay.
    Watch(PathBuf),
    /// Watch the game that has just ended, with everything unveiled, from the beginning of this
    /// turn, counted from 0.
    OpenBooks(usize),
    /// Show the beginning of this turn, counted from 0.
    ReplayTo(usize),
    /// Show the knowledge of this seat, or everything.
    ReplayAs(Option<Seat>),
    /// Go to the final count of the game that is being watched, if it is over.
    ReadCount,
    /// Begin a new game that branches from the shown turn.
    Branch,
}

/// A saved game that is being watched.
#[derive(Resource)]
pub struct Watched {
    /// All positions and logs.
    pub replay: Arc<Replay>,
    /// The archive of the game, for branches.
    pub archive: Archive,
    /// The shown turn, counted from 0.
    pub at: usize,
    /// The seat whose knowledge is shown; everything if `None`.
    pub seen_as: Option<Seat>,
    /// Seats that were given to another player, with the first turn that the new player planned.
    pub handed: Vec<(u32, HandOver)>,
    /// The file of the game; `None` if it has just been played.
    pub file: Option<PathBuf>,
    /// The name of the game.
    pub name: String,
    /// True if everything may be seen. A game in progress keeps its secrets.
    pub unveiled: bool,
}

/// Carries out these intents.
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
        Watching::ReadCount => return commands.run_system_cached(read_count),
        Watching::ReplayTo(at) => {
            let Some(mut watched) = watched else { return };
            watched.at = at.min(watched.replay.games.len().saturating_sub(1));
        }
        Watching::ReplayAs(seat) => {
            let Some(mut watched) = watched else { return };
            // A game in progress can be seen only with the knowledge of its one person.
            if watched.unveiled {
                watched.seen_as = seat;
            }
        }
    }
    commands.run_system_cached(show);
}

/// Goes back from the books to the end of the game just played, or from another replay to the
/// title.
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

/// Opens the replay of a saved game, if it may be seen at this machine.
fn watch(In(path): In<PathBuf>, mut files: Files<'_>, mut commands: Commands) {
    if files.open_in_parlour(&path, Opening::Watch, &mut commands) {
        return;
    }
    let Some((Opened { archive, .. }, edition)) = files.read(&path, None) else { return };
    if archive.binding() {
        // A player who has watched a turn again would know how to play it better.
        return files.notice.say("files-iron-watch-later");
    }
    let replay = match archive.replay(&edition.book) {
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
    commands.run_system_cached_with(modding::open, edition);
    commands.insert_resource(Watched {
        at: 0,
        seen_as,
        replay: replay.into(),
        handed,
        file: Some(path),
        name,
        archive,
        unveiled,
    });
    commands.run_system_cached_with(go, Screen::Replay);
    commands.run_system_cached(show);
}

/// Returns the seats that were given to another player, with the first turn that the new player
/// planned.
fn handed(archive: &Archive) -> Vec<(u32, HandOver)> {
    let records = (1..).zip(archive.turns());
    records.flat_map(|(turn, record)| record.handed.iter().map(move |over| (turn, over.clone()))).collect()
}

/// Opens the replay of the game that has just ended, at the beginning of this turn, with everything
/// unveiled.
fn open_books(In(at): In<usize>, running: Res<Running>, records: Res<Records>, mut commands: Commands) {
    let (Some(session), Some(books)) = (running.session(), records.books()) else { return };
    let archive = session.archive().clone();
    let at = at.min(books.replay.games.len().saturating_sub(1));
    let (name, handed, replay) = (archive.name().to_owned(), handed(&archive), books.replay.clone());
    commands.insert_resource(Watched { replay, archive, at, seen_as: None, handed, file: None, name, unveiled: true });
    commands.run_system_cached_with(go, Screen::Replay);
    commands.run_system_cached(show);
}

/// Makes the hand of a watching player for the shown turn.
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

/// Goes to the final count of the watched game. A game that has just been played is still there; a
/// saved one is opened.
fn read_count(watched: Option<Res<Watched>>, mut commands: Commands) {
    let Some(watched) = watched.filter(|watched| watched.unveiled && watched.archive.ended()) else { return };
    match &watched.file {
        Some(file) => commands.trigger(Filing::Load(file.clone())),
        None => commands.trigger(Going::Back),
    }
}

/// Begins a new game that branches from the shown turn.
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
