//! When the turn in hand is looked at and written, and what is said if that fails (see [`keeping`](crate::table::keeping)).
//!
//! While somebody plans, a thread writes; whatever ends the game or the program first waits for it and writes the rest itself.

use std::path::Path;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, futures::check_ready};

use super::chairs::{Chairs, remember_gaze};
use super::files::SaveFolder;
use super::running::{Council, Running};
use super::tell::Tell;
use crate::board::Lens;
use crate::rules::orders::Draft;
use crate::sight::Hand;
use crate::table::archive::ArchiveFault;
use crate::table::keeping::{Errand, Keeping, Waiting};

/// What is kept, and the write that is under way.
#[derive(Resource, Default)]
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

    /// What went wrong with the write that has just ended, if one has.
    fn ended(&mut self) -> Option<String> {
        let written = self.writing.as_mut().and_then(|(_, task)| check_ready(task))?;
        let (errand, _) = self.writing.take()?;
        self.done(&errand, written)
    }
}

/// The running game with all that is planned in it, and where it is kept.
#[derive(SystemParam)]
pub(super) struct Kept<'w> {
    pub keeper: ResMut<'w, Keeper>,
    pub running: ResMut<'w, Running>,
    pub council: ResMut<'w, Council>,
    pub folder: ResMut<'w, SaveFolder>,
    pub chairs: ResMut<'w, Chairs>,
    hand: Option<Res<'w, Hand>>,
    lens: Res<'w, Lens>,
}

impl Kept<'_> {
    /// Puts everything that people have planned into the game as it will be saved: sealed or not, at the machine or away from
    /// it.
    pub fn keep_plans(&mut self) {
        remember_gaze(&self.lens, self.hand.as_deref(), &mut self.running);
        let lying = self.hand.as_ref().filter(|hand| !hand.watching).map(|hand| hand.desk.draft().clone());
        let away = self.chairs.desks.iter().map(|desk| desk.draft().clone());
        let sealed = self.council.thoughts.iter().map(|thought| thought.draft.clone());
        let plans: Vec<Draft> = away.chain(sealed).chain(lying).collect();
        if let Some(session) = &mut self.running.session {
            let people = session.people();
            session.set_plans(plans.into_iter().filter(|plan| people.contains(&plan.seat)).collect());
        }
    }

    /// Looks at the game as it is now.
    fn look(&mut self) {
        self.keep_plans();
        if let Some(session) = self.running.session().filter(|session| session.ending().is_none()) {
            self.keeper.keeping.look(&self.folder.saves, session.archive());
        }
    }

    /// Writes at once what has been planned. Gives back what went wrong.
    pub fn flush(&mut self) -> Option<String> {
        let told = self.finish();
        self.look();
        let Some(errand) = self.keeper.keeping.at_once() else { return told };
        let written = errand.run().map(|_| ());
        self.keeper.done(&errand, written)
    }

    /// Waits until nothing is being written any more. Gives back what went wrong.
    pub fn finish(&mut self) -> Option<String> {
        let (errand, task) = self.keeper.writing.take()?;
        let written = block_on(task);
        self.keeper.done(&errand, written)
    }

    /// Saves after a turn: the one file of an Iron Man game, or the next of the ring. Gives back what went wrong.
    pub fn save_turn(&mut self) -> Option<String> {
        self.finish();
        let session = self.running.session()?;
        match self.folder.saves.autosave(session.archive()) {
            Ok(_) => {
                self.keeper.keeping.autosaved(session.archive());
                None
            }
            Err(fault) => {
                self.keeper.keeping.forget();
                Some(fault.to_string())
            }
        }
    }

    /// The game was read from this file.
    pub fn opened(&mut self, file: &Path) {
        let Some(session) = self.running.session() else { return };
        if session.charter().settings.iron_man || file == self.folder.saves.latest() {
            self.keeper.keeping.autosaved(session.archive());
        } else {
            self.keeper.keeping.saved(session.archive());
        }
    }
}

/// Writes what has been planned, at most every two seconds.
pub(super) fn keep(time: Res<Time<Real>>, mut kept: Kept<'_>, mut notice: Tell<'_>) {
    if kept.running.session().is_none() {
        return;
    }
    let told = kept.keeper.ended();
    if std::mem::take(&mut kept.keeper.touched) {
        kept.look();
    }
    if kept.keeper.writing.is_none()
        && let Some(errand) = kept.keeper.keeping.due(time.elapsed())
    {
        let errand_of_thread = errand.clone();
        let task = IoTaskPool::get().spawn(async move { errand_of_thread.run().map(|_| ()) });
        kept.keeper.writing = Some((errand, task));
    }
    notice.tell(told);
}

/// The program ends: what has been planned is written.
pub(super) fn before_exit(mut kept: Kept<'_>) {
    if let Some(told) = kept.flush() {
        error!("{told}");
    }
}
