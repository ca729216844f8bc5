//! The clock that walks through the steps of a fight. It knows no rule and draws nothing.

use std::sync::Arc;

use super::battle::Play;
use super::piece::Staged;
use crate::rules::combat::{Event, Health, Passage, Side};

/// The position of a viewer in a fight.
#[derive(Clone, Debug)]
pub struct Watch<P = Play> {
    play: Arc<P>,
    /// Number of steps taken. The last of them is the present one.
    at: usize,
    /// Share of the present step that has been shown, 0 to 1.
    progress: f32,
    running: bool,
}

impl<P: Staged> Watch<P> {
    /// Sits down before a fight.
    #[must_use]
    pub fn open(play: Arc<P>, running: bool) -> Self {
        let at = play.opening().unwrap_or(0).min(play.steps());
        Self { play, at, progress: 1.0, running }
    }

    /// What is watched.
    #[must_use]
    pub const fn play(&self) -> &Arc<P> {
        &self.play
    }

    /// Number of steps taken, the present one included.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Number of steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.play.steps()
    }

    /// True if it goes on by itself.
    #[must_use]
    pub const fn running(&self) -> bool {
        self.running
    }

    /// True if everything has been shown.
    #[must_use]
    pub fn over(&self) -> bool {
        self.at >= self.steps()
    }

    /// Share of the present step that has been shown, eased so that movements end softly.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let rest = 1.0 - self.progress.clamp(0.0, 1.0);
        1.0 - rest * rest * rest
    }

    /// Goes on to the next step and stops there.
    pub fn step(&mut self) {
        self.running = false;
        if !self.over() {
            self.at += 1;
            self.progress = 0.0;
        }
    }

    /// Goes back a step and stops there.
    pub fn back(&mut self) {
        self.seek(self.at.saturating_sub(1));
    }

    /// Shows the fight after so many steps, and stops there.
    pub fn seek(&mut self, at: usize) {
        self.running = false;
        self.at = at.min(self.steps());
        self.progress = 1.0;
    }

    /// Goes on by itself, from the beginning if it is over, or stops.
    pub fn toggle(&mut self) {
        if !self.running && self.over() {
            self.at = 0;
            self.progress = 1.0;
        }
        self.running = !self.running;
    }

    /// Lets so many seconds pass. A step that was taken by hand also comes to its end.
    pub fn pass(&mut self, seconds: f32) {
        let whole = self.play.seconds(self.at);
        // What moves has come to rest at half of the time; the rest is for reading.
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

    /// True while something moves.
    #[must_use]
    pub fn moving(&self) -> bool {
        self.running || self.progress < 1.0
    }

    /// Brings what moves to rest at once.
    pub fn settle(&mut self) {
        self.progress = self.progress.max(1.0);
    }
}

impl Watch {
    /// The passages that have happened, the present one last.
    #[must_use]
    pub fn shown(&self) -> &[Passage] {
        let passages = &self.play.report.passages;
        &passages[..self.at.min(passages.len())]
    }

    /// The passage that is being shown; none before the first and at the end.
    #[must_use]
    pub fn present(&self) -> Option<&Passage> {
        if self.over() { None } else { self.shown().last() }
    }

    /// The health of a side before and after the present step.
    #[must_use]
    pub fn health(&self, side: Side) -> [Health; 2] {
        let report = &self.play.report;
        let before = |at: usize| report.before(at)[side as usize];
        let now = before(self.at.min(report.passages.len()));
        if self.over() || self.at == 0 { [now, now] } else { [before(self.at - 1), now] }
    }

    /// The health of a side as it is drawn now: hit points and shield on their way down.
    #[must_use]
    pub fn level(&self, side: Side) -> (f32, f32) {
        let [before, after] = self.health(side);
        let between = |from: i16, to: i16| f32::from(from) + (f32::from(to) - f32::from(from)) * self.progress();
        (between(before.hp, after.hp), between(before.shield, after.shield))
    }

    /// True if the sound of doom blocks a side's actions in the present round.
    #[must_use]
    pub fn silenced(&self, side: Side) -> bool {
        let round = self.shown().iter().rev().take_while(|passage| !matches!(passage.event, Event::Round { .. }));
        round
            .into_iter()
            .any(|passage| matches!(passage.event, Event::Doom { victim, save } if victim == side && !save.saved))
    }
}
