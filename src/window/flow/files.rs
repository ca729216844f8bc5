//! The files of games: saved, read, exported, opened again, listed.

use std::path::Path;

use bevy::prelude::*;

use super::act::{carry_out, notice, notice_text, sit_down};
use super::host::Host;
use super::{keeper, seats};
use crate::intent::{Going, Intent};
use crate::sight::Library;
use table::archive::{Archive, Opened};
use table::session::Session;

/// Saves under the name the game has, and goes to the title if that has worked.
pub(super) fn save_and_leave(world: &mut World) {
    let Some(session) = &world.resource::<Host>().session else { return };
    let name = session.archive().name().to_owned();
    if save(world, &name) {
        carry_out(world, Intent::Going(Going::ToTitle));
    }
}

/// Saves, with everything that has been planned. Gives back whether it has worked.
pub(super) fn save(world: &mut World, name: &str) -> bool {
    keeper::finish(world);
    seats::keep_plans(world);
    let host = &mut *world.resource_mut::<Host>();
    let Some(session) = &host.session else { return false };
    let saved = host.saves.save_named(name, session.archive());
    let done = saved.is_ok();
    if done {
        host.keeper.keeping.saved(session.archive());
    }
    let kept = done && session.ending().is_some();
    let text = &world.resource::<Library>().text;
    let sentence = match saved {
        Ok(_) => text.say_with("client-saved", &[("name", name.into())]),
        Err(fault) => fault.to_string(),
    };
    notice(world, Some(sentence));
    if kept {
        world.resource_mut::<Host>().keep = None;
    }
    read_cards(world);
    done
}

pub(super) fn read(world: &mut World, path: &Path, passphrase: Option<&str>) -> Option<Opened> {
    // What was planned until now may be in that very file.
    let told = keeper::flush(world);
    notice(world, told);
    let book = world.resource::<Library>().book.clone();
    let read = world.resource::<Host>().saves.read(path, passphrase, book.catalog());
    match read {
        Ok(opened) => Some(opened),
        Err(fault) => {
            notice(world, Some(fault.to_string()));
            None
        }
    }
}

pub(super) fn load(world: &mut World, path: &Path) {
    let Some(Opened { archive, lapsed }) = read(world, path, None) else { return };
    if lapsed {
        return play_as_common(world, &archive, "files-iron-lapsed");
    }
    let book = world.resource::<Library>().book.clone();
    match Session::resume(book, archive) {
        Ok(session) => sit_down(world, session, Some(path)),
        Err(fault) => notice(world, Some(fault.to_string())),
    }
}

/// Opens an exported game: it becomes one of this folder, with a file that takes nobody's place.
pub(super) fn import(world: &mut World, path: &Path, passphrase: &str) {
    let Some(Opened { archive, lapsed }) = read(world, path, Some(passphrase)) else { return };
    if lapsed {
        return play_as_common(world, &archive, "files-iron-exported");
    }
    let book = world.resource::<Library>().book.clone();
    match Session::resume(book, archive) {
        Ok(session) => play_apart(world, session, None),
        Err(fault) => notice(world, Some(fault.to_string())),
    }
}

/// Plays on, as a common game, an Iron Man game of which nobody can tell whether this is its last save; and says so.
fn play_as_common(world: &mut World, archive: &Archive, why: &str) {
    let book = world.resource::<Library>().book.clone();
    match archive.as_common(&book).and_then(|common| Session::resume(book, common)) {
        Ok(session) => {
            play_apart(world, session, None);
            notice_text(world, why);
        }
        Err(divergence) => notice(world, Some(divergence.to_string())),
    }
}

/// Sits down to a game that goes on apart from the one it came from, under this name or its own, and in a file that no other
/// game has.
pub(super) fn play_apart(world: &mut World, mut session: Session, name: Option<&str>) {
    let saves = world.resource::<Host>().saves.clone();
    let name = saves.unused_name(name.unwrap_or(session.archive().name()));
    session.rename(&name);
    match saves.save_named(&name, session.archive()) {
        Ok(file) => sit_down(world, session, Some(&file)),
        Err(fault) => notice(world, Some(fault.to_string())),
    }
}

/// Exports a sealed save, and says where it is.
pub(super) fn export(world: &mut World, path: &Path, passphrase: &str) {
    let told = keeper::flush(world);
    notice(world, told);
    let book = world.resource::<Library>().book.clone();
    let exported = world.resource::<Host>().saves.export(path, passphrase, book.catalog());
    let sentence = match exported {
        Ok(file) => {
            let text = &world.resource::<Library>().text;
            text.say_with("files-exported", &[("file", file.display().to_string().into())])
        }
        Err(fault) => fault.to_string(),
    };
    notice(world, Some(sentence));
}

/// Reads the folder of saves again.
pub(super) fn read_cards(world: &mut World) {
    if !world.contains_resource::<Host>() {
        return;
    }
    let listed = world.resource::<Host>().saves.list();
    match listed {
        Ok(cards) => world.resource_mut::<Host>().cards = cards,
        Err(fault) => notice(world, Some(fault.to_string())),
    }
}
