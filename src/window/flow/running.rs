//! The running game, the drafts that have been handed in for its turn, and the minds that are at work on it.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use crate::minds::Thought;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::sight::Scheming;
use crate::table::belongings::Lock;
use crate::table::session::{MindJob, Session};

/// The running game.
#[derive(Resource, Default)]
pub struct Running {
    pub(super) session: Option<Session>,
    /// What each seat knew before the last turn.
    pub(super) before: Vec<SeatView>,
}

impl Running {
    /// The running game.
    #[must_use]
    pub const fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Whether more than one person plays at this machine, or did until now.
    #[must_use]
    pub fn hot_seat(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.people().len() > 1)
    }

    /// The lock on a seat, if it has one.
    pub(crate) fn lock(&self, seat: Seat) -> Option<&Lock> {
        self.session.as_ref()?.belongings(seat)?.lock()
    }
}

/// What has been handed in for the turn, and the minds that are still at work on it.
#[derive(Resource, Default)]
pub struct Council {
    /// People's drafts, and what minds have thought of.
    pub(super) thoughts: Vec<Thought>,
    /// Minds at work, by their seats.
    minds: Vec<(Seat, Task<Thought>)>,
}

impl Council {
    /// Seats of which it is known what they order in this turn.
    #[must_use]
    pub fn handed_in(&self) -> Vec<Seat> {
        self.thoughts.iter().map(|thought| thought.draft.seat).collect()
    }

    /// How far the minds of this turn are. They begin with the turn, and think while people plan.
    #[must_use]
    pub fn scheming(&self, running: &Running) -> Scheming {
        let Some(session) = running.session() else { return Scheming::default() };
        let minds = |seat: &Seat| matches!(session.player(*seat), Some(Player::Mind(_)));
        let done = self.handed_in().iter().filter(|seat| minds(seat)).count();
        Scheming { done, of: done + self.minds.len() }
    }

    /// Has a mind think for ever, so that somebody can be watched waiting for it; for tests.
    pub fn dawdle(&mut self, seat: Seat) {
        self.dismiss(seat);
        self.minds.push((seat, AsyncComputeTaskPool::get().spawn(std::future::pending())));
    }

    /// Sets a mind to work.
    pub(super) fn set_to_work(&mut self, book: &Rulebook, job: MindJob) {
        let (seat, book) = (job.seat, book.clone());
        self.minds.push((seat, AsyncComputeTaskPool::get().spawn(async move { think_of(&book, &job) })));
    }

    /// Forgets what was thought of for a seat, and whoever is at work on it.
    pub(super) fn dismiss(&mut self, seat: Seat) {
        self.thoughts.retain(|thought| thought.draft.seat != seat);
        self.minds.retain(|(thinker, _)| *thinker != seat);
    }

    /// Collects what minds have thought of until now.
    pub(super) fn collect(&mut self) {
        let thoughts = &mut self.thoughts;
        self.minds.retain_mut(|(_, mind)| match check_ready(mind) {
            Some(thought) => {
                thoughts.push(thought);
                false
            }
            None => true,
        });
    }

    /// Whether any mind is at work.
    pub(super) const fn at_work(&self) -> bool {
        !self.minds.is_empty()
    }
}

/// What a mind thinks of. A mind that this program does not know passes, and says so in the log of the program.
fn think_of(book: &Rulebook, job: &MindJob) -> Thought {
    job.think(book).unwrap_or_else(|unknown| {
        error!("{unknown}; the seat passes");
        Draft::empty(job.seat).into()
    })
}
