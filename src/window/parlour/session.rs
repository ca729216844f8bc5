//! The game at this machine: its session, the minds at work on the present step, and who sits at
//! the table.
//!
//! A step asks one devil or several. Minds begin to think as soon as they are asked. People answer
//! one after the other, and a curtain falls between two of them. When everybody has answered, the
//! step is played. What each person has not been told of it waits in [`Tale`]s.
//!
//! Not here: files, and anything that is drawn.

use std::collections::{BTreeMap, VecDeque};

use ::table::desk::Desk;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::Hosted;
use ::table::seats::{Player, Seat};
use ::table::session::{MindJob, Session};

/// What a step brought, as one person may know it.
#[derive(Clone, Debug)]
pub struct Tale<G: Hosted> {
    /// The table before the step.
    pub before: G::View,
    /// What happened, in order; never empty.
    pub facts: Vec<G::Entry>,
}

/// The game at this machine.
#[derive(Resource)]
pub struct Parlour<G: Hosted> {
    session: Option<Session<G>>,
    /// The answers to the present step that are known.
    answers: Vec<G::Thought>,
    minds: Vec<(Seat, Task<G::Thought>)>,
    /// What each person has not been told.
    untold: BTreeMap<Seat, VecDeque<Tale<G>>>,
    /// The person who is called to the machine, while the curtain is down.
    called: Option<Seat>,
    /// Answers that people have not handed in.
    drafts: Vec<G::Choice>,
    /// True if a clerk explains each question.
    taught: bool,
}

impl<G: Hosted> Default for Parlour<G> {
    fn default() -> Self {
        Self {
            session: None,
            answers: Vec::new(),
            minds: Vec::new(),
            untold: BTreeMap::new(),
            called: None,
            drafts: Vec::new(),
            taught: false,
        }
    }
}

/// Returns the seat that thought a thought.
fn thinker<G: Hosted>(thought: &G::Thought) -> Seat {
    G::chooser(G::choice(thought))
}

impl<G: Hosted> Parlour<G> {
    /// Returns the session of the running game.
    #[must_use]
    pub const fn session(&self) -> Option<&Session<G>> {
        self.session.as_ref()
    }

    pub(super) const fn session_mut(&mut self) -> Option<&mut Session<G>> {
        self.session.as_mut()
    }

    /// Returns the person who is called, while the curtain is down.
    #[must_use]
    pub const fn called(&self) -> Option<Seat> {
        self.called
    }

    /// Returns the seats whose minds are thinking.
    pub fn thinking(&self) -> impl Iterator<Item = Seat> + '_ {
        self.minds.iter().map(|(seat, _)| *seat)
    }

    /// True if a clerk explains each question.
    #[must_use]
    pub const fn taught(&self) -> bool {
        self.taught
    }

    /// Sends for the clerk, or sends him away.
    pub(crate) const fn teach(&mut self, on: bool) {
        self.taught = on;
    }

    /// True if more than one person plays at this machine.
    #[must_use]
    pub fn hot_seat(&self) -> bool {
        self.people().len() > 1
    }

    /// Returns the seats of people.
    #[must_use]
    pub fn people(&self) -> Vec<Seat> {
        self.session.as_ref().map_or_else(Vec::new, Session::humans)
    }

    /// Returns the people who still owe an answer, in the order in which they are called.
    #[must_use]
    pub fn queue(&self) -> Vec<Seat> {
        let Some(session) = &self.session else { return Vec::new() };
        let mut owing = session.owing();
        owing.retain(|seat| session.player(*seat) == Some(&Player::Human) && !self.answered(*seat));
        owing
    }

    /// Sits down at a game.
    pub(crate) fn open(&mut self, session: Session<G>) {
        *self = Self { drafts: session.plans().to_vec(), session: Some(session), ..Self::default() };
        self.wake_minds();
    }

    fn answered(&self, seat: Seat) -> bool {
        self.answers.iter().any(|answer| thinker::<G>(answer) == seat)
    }

    /// Lets the minds think that are asked by the present step.
    fn wake_minds(&mut self) {
        let Some(session) = &self.session else { return };
        for job in session.mind_jobs() {
            if !self.answered(job.seat) && !self.minds.iter().any(|(seat, _)| *seat == job.seat) {
                let book = session.book().clone();
                let seat = job.seat;
                let thought = AsyncComputeTaskPool::get().spawn(async move { think::<G>(&book, &job) });
                self.minds.push((seat, thought));
            }
        }
    }

    /// Collects the answers of minds that have finished. True if any is still thinking.
    pub(super) fn collect(&mut self) -> bool {
        let answers = &mut self.answers;
        self.minds.retain_mut(|(_, mind)| match check_ready(mind) {
            Some(answer) => {
                answers.push(answer);
                false
            }
            None => true,
        });
        !self.minds.is_empty()
    }

    /// Hands in the answer of a person.
    pub(super) fn hand_in(&mut self, answer: G::Choice) {
        self.drafts.retain(|draft| G::chooser(draft) != G::chooser(&answer));
        self.answers.retain(|other| thinker::<G>(other) != G::chooser(&answer));
        self.answers.push(answer.into());
    }

    /// Plays the present step if everybody has answered. True if it was played.
    pub(super) fn play(&mut self) -> bool {
        let Some(session) = &mut self.session else { return false };
        let owing = session.owing();
        let all = owing.iter().all(|seat| self.answers.iter().any(|answer| thinker::<G>(answer) == *seat));
        if owing.is_empty() || !all {
            return false;
        }
        let viewers = viewers(session);
        let before: Vec<(Seat, G::View)> = viewers.iter().map(|seat| (*seat, session.view(*seat))).collect();
        let mut answers = std::mem::take(&mut self.answers);
        answers.sort_by_key(thinker::<G>);
        let at = session.logs_len();
        session.process(answers);
        for (seat, before) in before {
            let facts = session.log_seen_by(seat, at);
            if !facts.is_empty() {
                self.untold.entry(seat).or_default().push_back(Tale { before, facts });
            }
        }
        self.drafts.clear();
        self.wake_minds();
        true
    }

    /// Takes what a person has not been told.
    pub(super) fn take_untold(&mut self, seat: Seat) -> VecDeque<Tale<G>> {
        self.untold.remove(&seat).unwrap_or_default()
    }

    /// Calls a person to the machine, or nobody.
    pub(crate) const fn call(&mut self, seat: Option<Seat>) {
        self.called = seat;
    }

    /// Returns the desk of a person who is asked, with the answer that was begun.
    pub(crate) fn desk(&self, seat: Seat) -> Option<Desk<G::Choice>> {
        if !self.queue().contains(&seat) {
            return None;
        }
        let begun = self.drafts.iter().find(|draft| G::chooser(draft) == seat).cloned();
        Some(Desk::with(begun.unwrap_or(G::pass(seat))))
    }

    /// Keeps an answer that was begun.
    pub(super) fn keep_draft(&mut self, draft: G::Choice) {
        self.drafts.retain(|other| G::chooser(other) != G::chooser(&draft));
        self.drafts.push(draft);
    }

    /// Puts all answers of people into the game, so that a save holds them.
    pub(super) fn keep_plans(&mut self) {
        let Some(session) = &mut self.session else { return };
        let people = session.people();
        let known = self.answers.iter().map(G::choice).chain(&self.drafts);
        let plans =
            known.filter(|plan| people.contains(&G::chooser(plan)) && **plan != G::pass(G::chooser(plan))).cloned();
        session.set_plans(plans.collect());
    }

    /// Lets a mind have the seat of a person.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub(super) fn hand_over(&mut self, seat: Seat, to: Player) -> Result<(), String> {
        let Some(session) = &mut self.session else { return Ok(()) };
        session.hand_over(seat, to).map_err(|fault| fault.to_string())?;
        self.answers.retain(|answer| thinker::<G>(answer) != seat);
        self.minds.retain(|(mind, _)| *mind != seat);
        self.wake_minds();
        Ok(())
    }
}

/// Returns the seats whose players look at the table: all people, or the first seat if there are
/// none.
fn viewers<G: Hosted>(session: &Session<G>) -> Vec<Seat> {
    let people = session.humans();
    if people.is_empty() { vec![Seat(0)] } else { people }
}

/// Runs a mind. An unknown mind passes, and the program's log notes it.
fn think<G: Hosted>(book: &G::Book, job: &MindJob<G>) -> G::Thought {
    job.think(book).unwrap_or_else(|unknown| {
        error!("{unknown}; the seat passes");
        G::pass(job.seat).into()
    })
}
