//! When the turn in hand is looked at and written, and what is said if that fails (see [`keeping`](crate::table::keeping)).
//!
//! While somebody plans, a thread writes; whatever ends the game or the program first waits for it and writes the rest itself.

use std::path::Path;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, futures::check_ready};

use super::host::Host;
use super::{Screen, act, seats};
use crate::sight::Overlay;
use crate::table::archive::ArchiveFault;
use crate::table::keeping::{Errand, Keeping, Waiting};

/// What is kept, and the write that is under way.
#[derive(Default)]
pub struct Keeper {
    pub(super) keeping: Keeping,
    /// Whether a wish has been carried out since the game was looked at.
    pub(super) touched: bool,
    writing: Option<(Errand, Task<Result<(), ArchiveFault>>)>,
}

impl Keeper {
    /// What is not on the disk yet, for whoever has to write it when all else fails.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        self.keeping.waiting()
    }

    fn done(&mut self, errand: &Errand, written: Result<(), ArchiveFault>) -> Option<String> {
        self.keeping.done(errand, written.is_ok());
        written.err().map(|fault| fault.to_string())
    }
}

/// Writes what has been planned, at most every two seconds.
pub(super) fn keep(world: &mut World) {
    let Some(mut host) = world.get_resource_mut::<Host>() else { return };
    if host.session.is_none() {
        return;
    }
    let told = match host.bypass_change_detection().keeper.writing.as_mut().map(|(_, task)| check_ready(task)) {
        Some(Some(written)) => {
            let errand = host.keeper.writing.take();
            errand.and_then(|(errand, _)| host.keeper.done(&errand, written))
        }
        Some(None) | None => None,
    };
    if std::mem::take(&mut host.bypass_change_detection().keeper.touched) {
        look(world);
    }
    let now = world.resource::<Time<Real>>().elapsed();
    let mut host = world.resource_mut::<Host>();
    if host.keeper.writing.is_none()
        && let Some(errand) = host.bypass_change_detection().keeper.keeping.due(now)
    {
        let errand_of_thread = errand.clone();
        let task = IoTaskPool::get().spawn(async move { errand_of_thread.run().map(|_| ()) });
        host.keeper.writing = Some((errand, task));
    }
    if told.is_some() {
        world.resource_mut::<Overlay>().notice = told;
    }
}

/// Looks at the game as it is now.
fn look(world: &mut World) {
    seats::keep_plans(world);
    let host = &mut *world.resource_mut::<Host>();
    if let Some(session) = host.session.as_ref().filter(|session| session.ending().is_none()) {
        host.keeper.keeping.look(&host.saves, session.archive());
    }
}

/// Writes at once what has been planned. Gives back what went wrong.
pub(super) fn flush(world: &mut World) -> Option<String> {
    let told = finish(world);
    look(world);
    let keeper = &mut world.resource_mut::<Host>().keeper;
    let Some(errand) = keeper.keeping.at_once() else { return told };
    let written = errand.run().map(|_| ());
    keeper.done(&errand, written)
}

/// Waits until nothing is being written any more. Gives back what went wrong.
pub(super) fn finish(world: &mut World) -> Option<String> {
    let keeper = &mut world.resource_mut::<Host>().keeper;
    let (errand, task) = keeper.writing.take()?;
    let written = block_on(task);
    keeper.done(&errand, written)
}

/// A game was read from this file.
pub(super) fn opened(host: &mut Host, file: &Path) {
    let Some(session) = &host.session else { return };
    let iron_man = session.charter().settings.iron_man;
    if iron_man || file == host.saves.latest() {
        host.keeper.keeping.autosaved(session.archive());
    } else {
        host.keeper.keeping.saved(session.archive());
    }
}

/// The program ends: what has been planned is written, and settings that are still being changed.
pub(super) fn before_exit(world: &mut World) {
    if !world.contains_resource::<Host>() {
        return;
    }
    if *world.resource::<State<Screen>>().get() == Screen::Settings {
        act::write_preferences(world);
    }
    if let Some(told) = flush(world) {
        error!("{told}");
    }
}
