//! The clock that walks through the steps of a fight. It knows no rule and draws nothing.

use std::sync::Arc;

use super::battle::Play;
use super::piece::Staged;
use crate::rules::combat::{Event, Health, Passage, Side};

/// The position of a viewer in a fight.
#[derive(Clone, Debug)]
pub struct Watch<P = Play> {
    play: Arc<P>,
    /// Number of steps taken. The last one taken is the present step.
    at: usize,
    /// Progress of the present step: 0 to 1 while it moves, 1 to 2 while it stands still for
    /// reading.
    progress: f32,
    running: bool,
}

impl<P: Staged> Watch<P> {
    /// Opens a fight at its opening step.
    #[must_use]
    pub fn open(play: Arc<P>, running: bool) -> Self {
        let at = play.opening().unwrap_or(0).min(play.steps());
        Self { play, at, progress: 1.0, running }
    }

    /// Returns the watched fight.
    #[must_use]
    pub const fn play(&self) -> &Arc<P> {
        &self.play
    }

    /// Returns the number of steps taken, including the present one.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.play.steps()
    }

    /// True if the watch advances automatically.
    #[must_use]
    pub const fn running(&self) -> bool {
        self.running
    }

    /// True if all steps have been taken.
    #[must_use]
    pub fn over(&self) -> bool {
        self.at >= self.steps()
    }

    /// Returns the share of the present step's movement that has been shown, 0 to 1, eased so that
    /// movements end softly.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let rest = 1.0 - self.progress.clamp(0.0, 1.0);
        1.0 - rest * rest * rest
    }

    /// Advances to the next step and pauses.
    pub fn step(&mut self) {
        self.running = false;
        if !self.over() {
            self.at += 1;
            self.progress = 0.0;
        }
    }

    /// Goes back one step and pauses.
    pub fn back(&mut self) {
        self.seek(self.at.saturating_sub(1));
    }

    /// Shows the fight after `at` steps, and pauses.
    pub fn seek(&mut self, at: usize) {
        self.running = false;
        self.at = at.min(self.steps());
        self.progress = 1.0;
    }

    /// Starts or pauses. A fight that is over starts again from the beginning.
    pub fn toggle(&mut self) {
        if !self.running && self.over() {
            self.at = 0;
            self.progress = 1.0;
        }
        self.running = !self.running;
    }

    /// Advances the clock by a number of seconds. A step that was taken by hand also finishes its
    /// movement.
    pub fn pass(&mut self, seconds: f32) {
        let whole = self.play.seconds(self.at);
        // Movements take the first half of the duration. The second half is for reading.
        self.progress = (self.progress + 2.0 * seconds / whole).min(if self.running { 2.0 } else { 1.0 });
        if self.running && self.progress >= 2.0 {
            if self.over() {
                self.running = false;
            } else {
                self.at += 1;
                self.progress = 0.0;
            }
        }
    }

    /// True while the clock must advance: it runs, or a movement is not finished.
    #[must_use]
    pub fn moving(&self) -> bool {
        self.running || self.progress < 1.0
    }

    /// Finishes the movement of the present step at once.
    pub fn settle(&mut self) {
        self.progress = self.progress.max(1.0);
    }
}

impl Watch {
    /// Returns the passages so far, the present one last.
    #[must_use]
    pub fn shown(&self) -> &[Passage] {
        let passages = &self.play.report.passages;
        &passages[..self.at.min(passages.len())]
    }

    /// Returns the present passage. `None` before the first and at the end.
    #[must_use]
    pub fn present(&self) -> Option<&Passage> {
        if self.over() { None } else { self.shown().last() }
    }

    /// Returns the health of a side before and after the present step.
    #[must_use]
    pub fn health(&self, side: Side) -> [Health; 2] {
        let report = &self.play.report;
        let before = |at: usize| report.before(at)[side as usize];
        let now = before(self.at.min(report.passages.len()));
        if self.over() || self.at == 0 { [now, now] } else { [before(self.at - 1), now] }
    }

    /// Returns the hit points and the shield of a side as drawn now, between the values before and
    /// after the present step.
    #[must_use]
    pub fn level(&self, side: Side) -> (f32, f32) {
        let [before, after] = self.health(side);
        let between = |from: i16, to: i16| f32::from(from) + (f32::from(to) - f32::from(from)) * self.progress();
        (between(before.hp, after.hp), between(before.shield, after.shield))
    }

    /// True if the Sound of Doom blocks a side's actions in the present round.
    #[must_use]
    pub fn silenced(&self, side: Side) -> bool {
        let round = self.shown().iter().rev().take_while(|passage| !matches!(passage.event, Event::Round { .. }));
        round
            .into_iter()
            .any(|passage| matches!(passage.event, Event::Doom { victim, save } if victim == side && !save.saved))
    }
}
