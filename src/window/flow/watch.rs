//! Watching a saved game again, and playing on from any of its turns.
//!
//! Who may see what of a game in play is decided by [`witness`].

use std::path::Path;

use bevy::prelude::*;

use super::act::{go, leave, notice, notice_text};
use super::files::{play_apart, read};
use super::host::{Host, Watched};
use super::{Screen, Stage};
use crate::rules::facts;
use crate::rules::ids::Seat;
use crate::rules::view::SeatView;
use crate::settings::Preferences;
use crate::sight::{Hand, Library, LoggedTurn};
use crate::table::archive::{Archive, HandOver, Opened};
use crate::table::desk::Desk;
use crate::table::session::Session;
use crate::table::witness::{Witness, witness};

/// Opens a saved game to be watched, if whoever is at the machine may see it.
pub(super) fn watch(world: &mut World, path: &Path) {
    let Some(Opened { archive, .. }) = read(world, path, None) else { return };
    if archive.binding() {
        // Whoever has seen a turn again knows what to do differently.
        return notice_text(world, "files-iron-watch-later");
    }
    let book = world.resource::<Library>().book.clone();
    let replay = match archive.replay(&book) {
        Ok(replay) => replay,
        Err(divergence) => return notice(world, Some(divergence.to_string())),
    };
    let (seen_as, unveiled) = match witness(&archive) {
        Witness::Everything => (None, true),
        Witness::As(seat) => (Some(seat), false),
        Witness::Nothing => return notice_text(world, "hotseat-watch-later"),
    };
    let handed = handed(&archive);
    leave(world);
    world.resource_mut::<Host>().watched = Some(Watched {
        at: 0,
        seen_as,
        replay: replay.into(),
        handed,
        name: archive.name().to_owned(),
        archive,
        unveiled,
    });
    go(world, Screen::Replay);
    show(world, |_| {});
}

/// Which seats passed into other hands, and the turn that others planned for them first.
fn handed(archive: &Archive) -> Vec<(u32, HandOver)> {
    let records = (1..).zip(archive.turns());
    records.flat_map(|(turn, record)| record.handed.iter().map(move |over| (turn, over.clone()))).collect()
}

/// Watches the game that has just ended, from the beginning of this turn, with everything in it uncovered.
pub(super) fn open_books(world: &mut World, at: usize) {
    let mut host = world.resource_mut::<Host>();
    let (Some(session), Some(books)) = (&host.session, host.books()) else { return };
    let archive = session.archive().clone();
    let at = at.min(books.replay.games.len().saturating_sub(1));
    let name = archive.name().to_owned();
    let (replay, handed) = (books.replay.clone(), handed(&archive));
    let watched = Watched { replay, archive, at, seen_as: None, handed, name, unveiled: true };
    host.watched = Some(watched);
    go(world, Screen::Replay);
    show(world, |_| {});
}

/// Deals the hand of an onlooker for the shown turn.
pub(super) fn show(world: &mut World, change: impl FnOnce(&mut Watched)) {
    let book = world.resource::<Library>().book.clone();
    let mut host = world.resource_mut::<Host>();
    let Some(watched) = &mut host.watched else { return };
    change(watched);
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
    let mut hand = Hand { handed, ..Hand::new(&book, view, before, Desk::new(seat), log) };
    hand.watching = true;
    let playback = hand.before.is_some() && world.resource::<Preferences>().playback_percent > 0;
    world.insert_resource(hand);
    world.insert_resource(if playback { Stage::Playback } else { Stage::Planning });
}

/// Plays on from the shown turn of a saved game: "what if".
pub(super) fn branch(world: &mut World) {
    let book = world.resource::<Library>().book.clone();
    let Some(watched) = &world.resource::<Host>().watched else { return };
    let turn = watched.at as u32 + 1;
    let about = [("name", watched.name.as_str().into()), ("n", turn.into())];
    let name = world.resource::<Library>().text.say_with("replay-branch-name", &about);
    let branched = watched.archive.branch(&book, turn);
    match branched.and_then(|archive| Ok(Session::resume(book, archive)?)) {
        Ok(session) => play_apart(world, session, Some(&name)),
        Err(fault) => notice(world, Some(fault.to_string())),
    }
}
