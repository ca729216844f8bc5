//! The running game, the drafts submitted for its turn, and the minds at work on it.

use std::sync::Arc;

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
    /// The view of each seat before the last turn.
    pub(super) before: Vec<SeatView>,
}

impl Running {
    /// Returns the session of the running game.
    #[must_use]
    pub const fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// True if more than one person plays at this machine, or did until now.
    #[must_use]
    pub fn hot_seat(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.people().len() > 1)
    }

    /// Returns the lock of a seat, if it has one.
    pub(crate) fn lock(&self, seat: Seat) -> Option<&Lock> {
        self.session.as_ref()?.belongings(seat)?.lock()
    }
}

/// Writes the draft of a seat in place of its mind, for games that follow a story; `None` leaves it
/// to the mind.
pub type Prompt = Arc<dyn Fn(&Rulebook, &MindJob) -> Option<Draft> + Send + Sync>;

/// The prompter of games that follow a story.
#[derive(Resource, Default, Clone)]
pub struct Prompter(pub Option<Prompt>);

/// The drafts submitted for the turn, and the minds that are still at work on it.
#[derive(Resource, Default)]
pub struct Council {
    /// Drafts of people, and drafts of minds with their reasons.
    pub(super) thoughts: Vec<Thought>,
    /// Minds at work, with their seats.
    minds: Vec<(Seat, Task<Thought>)>,
}

impl Council {
    /// Returns the seats whose drafts are known.
    #[must_use]
    pub fn handed_in(&self) -> Vec<Seat> {
        self.thoughts.iter().map(|thought| thought.draft.seat).collect()
    }

    /// Returns the progress of the minds. They start with the turn, and think while people plan.
    #[must_use]
    pub fn scheming(&self, running: &Running) -> Scheming {
        let Some(session) = running.session() else { return Scheming::default() };
        let minds = |seat: &Seat| matches!(session.player(*seat), Some(Player::Mind(_)));
        let done = self.handed_in().iter().filter(|seat| minds(seat)).count();
        Scheming { done, of: done + self.minds.len() }
    }

    /// Replaces the mind of a seat by one that never finishes. For tests.
    pub fn dawdle(&mut self, seat: Seat) {
        self.dismiss(seat);
        self.minds.push((seat, AsyncComputeTaskPool::get().spawn(std::future::pending())));
    }

    /// Starts a mind on another thread.
    pub(super) fn set_to_work(&mut self, book: &Rulebook, job: MindJob, prompter: &Prompter) {
        let (seat, book, prompt) = (job.seat, book.clone(), prompter.0.clone());
        let think = async move {
            let prompted = prompt.and_then(|prompt| prompt(&book, &job));
            prompted.map_or_else(|| think_of(&book, &job), Thought::from)
        };
        self.minds.push((seat, AsyncComputeTaskPool::get().spawn(think)));
    }

    /// Drops the draft of a seat, and the mind that is at work on it.
    pub(super) fn dismiss(&mut self, seat: Seat) {
        self.thoughts.retain(|thought| thought.draft.seat != seat);
        self.minds.retain(|(thinker, _)| *thinker != seat);
    }

    /// Collects the drafts of minds that have finished.
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

    /// True if any mind is at work.
    pub(super) const fn at_work(&self) -> bool {
        !self.minds.is_empty()
    }
}

/// Runs a mind. An unknown mind passes, and the program's log notes it.
fn think_of(book: &Rulebook, job: &MindJob) -> Thought {
    job.think(book).unwrap_or_else(|unknown| {
        error!("{unknown}; the seat passes");
        Draft::empty(job.seat).into()
    })
}
