//! Decides when the present turn is compared with its file and written, and reports errors (see
//! [`keeping`](crate::table::keeping)).
//!
//! While people plan, a thread writes. Every action that ends the game or the program first waits
//! for this thread, and then writes the remaining changes itself.

use std::path::Path;
use std::time::Duration;

use ::table::archive::Archive;
use ::table::game::Game;
use ::table::keeping::{Errand, Keeping, PACE, Waiting};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, futures::check_ready};

use super::chairs::{Chairs, remember_gaze};
use super::files::SaveFolder;
use super::recalling::Aside;
use super::running::{Council, Running};
use super::tell::Tell;
use crate::conclave::board::Lens;
use crate::rules::orders::Draft;
use crate::shell::pace::{LOOK, Stir};
use crate::sight::Hand;
use crate::table::Conclave;
use crate::table::archive::{ArchiveFault, Saves};

/// The state of the file of a game, and the write in progress.
#[derive(Resource)]
pub struct Keeper<G: Game = Conclave> {
    pub(crate) keeping: Keeping<G>,
    /// True if an intent has been carried out since the game was last compared.
    pub(crate) touched: bool,
    writing: Option<(Errand<G>, Task<Result<(), ArchiveFault>>)>,
}

impl<G: Game> Default for Keeper<G> {
    fn default() -> Self {
        Self { keeping: Keeping::default(), touched: false, writing: None }
    }
}

impl<G: Game> Keeper<G> {
    /// Returns the changes that are not on the disk yet, for the panic hook.
    #[must_use]
    pub fn waiting(&self) -> Waiting<G> {
        self.keeping.waiting()
    }

    fn done(&mut self, errand: &Errand<G>, written: Result<(), ArchiveFault>) -> Option<String> {
        self.keeping.done(errand, written.is_ok());
        written.err().map(|fault| fault.to_string())
    }

    /// Takes the result of a finished write. Returns the error, if any.
    fn ended(&mut self) -> Option<String> {
        let written = self.writing.as_mut().and_then(|(_, task)| check_ready(task))?;
        let (errand, _) = self.writing.take()?;
        self.done(&errand, written)
    }

    /// Waits for the write in progress. Returns the error, if any.
    pub(crate) fn finish(&mut self) -> Option<String> {
        let (errand, task) = self.writing.take()?;
        let written = block_on(task);
        self.done(&errand, written)
    }

    /// Writes what waits, on another thread and at the pace of writing. Returns the error of the
    /// last write, if any.
    pub(crate) fn write(&mut self, now: Duration, stir: &Stir) -> Option<String> {
        let told = self.ended();
        if self.keeping.waits() {
            stir.within(NEXT);
        }
        if self.writing.is_none()
            && let Some(errand) = self.keeping.due(now)
        {
            let errand_of_thread = errand.clone();
            let task = IoTaskPool::get().spawn(async move { errand_of_thread.run().map(|_| ()) });
            self.writing = Some((errand, task));
        }
        if self.writing.is_some() {
            stir.within(LOOK);
        } else if told.is_some() {
            // What could not be written is tried again.
            stir.within(NEXT);
        }
        told
    }

    /// Writes what waits, at once. Returns the error, if any.
    pub(crate) fn write_at_once(&mut self) -> Option<String> {
        let errand = self.keeping.at_once()?;
        let written = errand.run().map(|_| ());
        self.done(&errand, written)
    }

    /// Saves after a turn: the single file of an Iron Man game, or the next autosave of the ring.
    /// Returns the error, if any.
    pub(crate) fn save_turn(&mut self, saves: &Saves, archive: &Archive<G>) -> Option<String> {
        let told = self.finish();
        match saves.autosave(archive) {
            Ok(_) => {
                self.keeping.autosaved(archive);
                told
            }
            Err(fault) => {
                self.keeping.forget();
                Some(fault.to_string())
            }
        }
    }

    /// Notes that the game was read from this file.
    pub(crate) fn opened(&mut self, saves: &Saves, archive: &Archive<G>, file: &Path) {
        if G::iron_man(archive.charter()) || file == saves.latest() {
            self.keeping.autosaved(archive);
        } else {
            self.keeping.saved(archive);
        }
    }
}

/// The running game with all drafts, and its files.
#[derive(SystemParam)]
pub(super) struct Kept<'w> {
    pub keeper: ResMut<'w, Keeper>,
    pub running: ResMut<'w, Running>,
    pub council: ResMut<'w, Council>,
    pub folder: ResMut<'w, SaveFolder>,
    pub chairs: ResMut<'w, Chairs>,
    hand: Option<Res<'w, Hand>>,
    aside: Res<'w, Aside>,
    lens: Res<'w, Lens>,
}

impl Kept<'_> {
    /// Puts the drafts of all people into the game: submitted or not, of the seated player and of
    /// others.
    pub fn keep_plans(&mut self) {
        remember_gaze(&self.lens, self.hand.as_deref(), &mut self.running);
        // While an earlier turn is watched, the draft lies aside.
        let own = self.aside.hand().or(self.hand.as_deref());
        let lying = own.filter(|hand| !hand.watching).map(|hand| hand.desk.draft().clone());
        let away = self.chairs.desks.iter().map(|desk| desk.draft().clone());
        let sealed = self.council.thoughts.iter().map(|thought| thought.draft.clone());
        let plans: Vec<Draft> = away.chain(sealed).chain(lying).collect();
        if let Some(session) = &mut self.running.session {
            let people = session.people();
            session.set_plans(plans.into_iter().filter(|plan| people.contains(&plan.seat)).collect());
        }
    }

    /// Compares the present game with the written one.
    fn look(&mut self) {
        self.keep_plans();
        if let Some(session) = self.running.session().filter(|session| session.ending().is_none()) {
            self.keeper.keeping.look(&self.folder.saves, session.archive());
        }
    }

    /// Writes all drafts at once. Returns the error, if any.
    pub fn flush(&mut self) -> Option<String> {
        let told = self.finish();
        self.look();
        self.keeper.write_at_once().or(told)
    }

    /// Waits for the write in progress. Returns the error, if any.
    pub fn finish(&mut self) -> Option<String> {
        self.keeper.finish()
    }

    /// Saves after a turn: the single file of an Iron Man game, or the next autosave of the ring.
    /// Returns the error, if any.
    pub fn save_turn(&mut self) -> Option<String> {
        self.keeper.save_turn(&self.folder.saves, self.running.session()?.archive())
    }

    /// Notes that the game was read from this file.
    pub fn opened(&mut self, file: &Path) {
        let Some(session) = self.running.session() else { return };
        self.keeper.opened(&self.folder.saves, session.archive(), file);
    }
}

/// Time after a change until it is written for sure: a little more than the pace of writing.
const NEXT: Duration = PACE.saturating_add(LOOK);

/// Writes changed drafts, at most every two seconds.
pub(super) fn keep(time: Res<Time<Real>>, stir: Res<Stir>, mut kept: Kept<'_>, mut notice: Tell<'_>) {
    if kept.running.session().is_none() {
        return;
    }
    if std::mem::take(&mut kept.keeper.touched) {
        kept.look();
    }
    let told = kept.keeper.write(time.elapsed(), &stir);
    notice.tell(told);
}

/// Writes all drafts before the program ends.
pub(super) fn before_exit(mut kept: Kept<'_>) {
    if let Some(told) = kept.flush() {
        error!("{told}");
    }
}
