//! The game at this machine: its session, the minds at work on the present step, and who sits at
//! the table.
//!
//! A step asks one devil or several. Minds begin to think as soon as they are asked. People answer
//! one after the other, and a curtain falls between two of them. When everybody has answered, the
//! step is played. What each person has not been told of it waits in [`Tale`]s.
//!
//! Not here: files, and anything that is drawn.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use ::table::desk::Desk;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use oaths::minds::Thought;
use oaths::rules::catalog::Catalog;
use oaths::rules::facts::Fact;
use oaths::rules::ids::{Player, Seat};
use oaths::rules::step::{Answer, Choice};
use oaths::rules::view::View;
use oaths::table::session::{MindJob, Session};

/// What a step brought, as one person may know it.
#[derive(Clone, Debug)]
pub struct Tale {
    /// The table before the step.
    pub before: View,
    /// What happened, in order; never empty.
    pub facts: Vec<Fact>,
}

/// The game at this machine.
#[derive(Resource, Default)]
pub struct Parlour {
    session: Option<Session>,
    /// The answers to the present step that are known.
    answers: Vec<Thought>,
    minds: Vec<(Seat, Task<Thought>)>,
    /// What each person has not been told.
    untold: BTreeMap<Seat, VecDeque<Tale>>,
    /// The person who is called to the machine, while the curtain is down.
    called: Option<Seat>,
    /// Answers that people have not handed in.
    drafts: Vec<Choice>,
    /// True if a clerk explains each question.
    taught: bool,
}

impl Parlour {
    /// Returns the session of the running game.
    #[must_use]
    pub const fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    pub(super) const fn session_mut(&mut self) -> Option<&mut Session> {
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
    pub(super) const fn teach(&mut self, on: bool) {
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
    pub(super) fn open(&mut self, session: Session) {
        *self = Self { drafts: session.plans().to_vec(), session: Some(session), ..Self::default() };
        self.wake_minds();
    }

    fn answered(&self, seat: Seat) -> bool {
        self.answers.iter().any(|answer| answer.choice.seat == seat)
    }

    /// Lets the minds think that are asked by the present step.
    fn wake_minds(&mut self) {
        let Some(session) = &self.session else { return };
        for job in session.mind_jobs() {
            if !self.answered(job.seat) && !self.minds.iter().any(|(seat, _)| *seat == job.seat) {
                let book = Arc::clone(session.book());
                let seat = job.seat;
                let thought = AsyncComputeTaskPool::get().spawn(async move { think(&book, &job) });
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
    pub(super) fn hand_in(&mut self, answer: Choice) {
        self.drafts.retain(|draft| draft.seat != answer.seat);
        self.answers.retain(|other| other.choice.seat != answer.seat);
        self.answers.push(answer.into());
    }

    /// Plays the present step if everybody has answered. True if it was played.
    pub(super) fn play(&mut self) -> bool {
        let Some(session) = &mut self.session else { return false };
        let owing = session.owing();
        let all = owing.iter().all(|seat| self.answers.iter().any(|answer| answer.choice.seat == *seat));
        if owing.is_empty() || !all {
            return false;
        }
        let viewers = viewers(session);
        let before: Vec<View> = viewers.iter().map(|seat| session.view(*seat)).collect();
        let mut answers = std::mem::take(&mut self.answers);
        answers.sort_by_key(|answer| answer.choice.seat);
        let at = session.logs_len();
        session.process(answers);
        for before in before {
            let facts = session.log_seen_by(before.seat(), at);
            if !facts.is_empty() {
                self.untold.entry(before.seat()).or_default().push_back(Tale { before, facts });
            }
        }
        self.drafts.clear();
        self.wake_minds();
        true
    }

    /// Takes what a person has not been told.
    pub(super) fn take_untold(&mut self, seat: Seat) -> VecDeque<Tale> {
        self.untold.remove(&seat).unwrap_or_default()
    }

    /// Calls a person to the machine, or nobody.
    pub(super) const fn call(&mut self, seat: Option<Seat>) {
        self.called = seat;
    }

    /// Returns the desk of a person who is asked, with the answer that was begun.
    pub(super) fn desk(&self, seat: Seat) -> Option<Desk<Choice>> {
        if !self.queue().contains(&seat) {
            return None;
        }
        let begun = self.drafts.iter().find(|draft| draft.seat == seat).cloned();
        Some(Desk::with(begun.unwrap_or(Choice { seat, answer: Answer::Pass })))
    }

    /// Keeps an answer that was begun.
    pub(super) fn keep_draft(&mut self, draft: Choice) {
        self.drafts.retain(|other| other.seat != draft.seat);
        self.drafts.push(draft);
    }

    /// Puts all answers of people into the game, so that a save holds them.
    pub(super) fn keep_plans(&mut self) {
        let Some(session) = &mut self.session else { return };
        let people = session.people();
        let known = self.answers.iter().map(|answer| &answer.choice).chain(&self.drafts);
        let plans = known.filter(|plan| people.contains(&plan.seat) && plan.answer != Answer::Pass).cloned();
        session.set_plans(plans.collect());
    }

    /// Lets a mind have the seat of a person.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub(super) fn hand_over(&mut self, seat: Seat, to: Player) -> Result<(), String> {
        let Some(session) = &mut self.session else { return Ok(()) };
        session.hand_over(seat, to).map_err(|fault| fault.to_string())?;
        self.answers.retain(|answer| answer.choice.seat != seat);
        self.minds.retain(|(thinker, _)| *thinker != seat);
        self.wake_minds();
        Ok(())
    }
}

/// Returns the seats whose players look at the table: all people, or the first seat if there are
/// none.
fn viewers(session: &Session) -> Vec<Seat> {
    let people = session.humans();
    if people.is_empty() { vec![Seat(0)] } else { people }
}

/// Runs a mind. An unknown mind passes, and the program's log notes it.
fn think(book: &Arc<Catalog>, job: &MindJob) -> Thought {
    job.think(book).unwrap_or_else(|unknown| {
        error!("{unknown}; the seat passes");
        Choice { seat: job.seat, answer: Answer::Pass }.into()
    })
}
