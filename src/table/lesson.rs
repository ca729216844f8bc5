//! Lessons: a tutorial in chapters, whose steps wait for deeds.
//!
//! A chapter is a list of steps. Each step has words, the deed that it waits for, and what it
//! points at. This module knows neither deeds nor pointers: every game brings its own types for
//! them, and says whether a deed is done. A step is passed by the deed itself and never by a click
//! in a fixed place, so a player may do other things in between.
//!
//! Not here: the position in which a chapter begins, and the drawing of the words.

use std::collections::BTreeSet;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{slurp, whole};

/// Maximum size of a file of progress, in bytes.
const MOST_BYTES: u64 = 64 * 1024;

/// A chapter of a tutorial, with set-ups `S`, deeds `D` and pointers `P` of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter<S, D, P> {
    /// Its name in files.
    pub key: String,
    /// Message with its title.
    pub title: String,
    /// Message that says what it teaches.
    pub about: String,
    /// Message at its end.
    pub end: String,
    /// The position in which it begins.
    pub setup: S,
    /// The steps.
    pub steps: Vec<Step<D, P>>,
}

/// A step of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step<D, P> {
    /// Message with the words.
    pub say: String,
    /// The deed that passes the step.
    pub until: D,
    /// True if the deed must stand until the turn is over. If it is undone, the step comes back.
    #[serde(default)]
    pub keep: bool,
    /// Things to point at: the first visible one counts.
    pub point: Vec<P>,
    /// Message that praises the deed, shown with the next step.
    #[serde(default)]
    pub praise: Option<String>,
}

impl<S, D, P> Chapter<S, D, P> {
    /// Returns the ids of all its messages.
    pub fn messages(&self) -> impl Iterator<Item = &str> {
        let steps = self.steps.iter().flat_map(|step| std::iter::once(&step.say).chain(&step.praise));
        [&self.title, &self.about, &self.end].into_iter().chain(steps).map(String::as_str)
    }
}

/// The way in which a step was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Passed {
    /// The turn in which the step began.
    begun: u32,
    /// The turn in which it was passed.
    turn: u32,
    /// True if the player skipped it.
    skipped: bool,
}

/// A player's way through a chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    passed: Vec<Passed>,
    /// The turn in which the present step began.
    begun: u32,
}

/// A change of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// Nothing.
    Stayed,
    /// A deed was done. The number is the index of the last step that was passed.
    On(usize),
    /// A deed was undone, and its step came back.
    Back,
}

impl Course {
    /// Returns a course at the first step, in this turn.
    #[must_use]
    pub const fn new(turn: u32) -> Self {
        Self { passed: Vec::new(), begun: turn }
    }

    /// Returns the index of the present step; the number of steps at the end.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.passed.len()
    }

    /// Returns the turn in which the present step began.
    #[must_use]
    pub const fn begun(&self) -> u32 {
        self.begun
    }

    /// Moves on while deeds are done, or back to a step whose deed was undone in this turn. `done`
    /// gets a deed, and the turn in which its step began.
    pub fn walk<D, P>(&mut self, steps: &[Step<D, P>], turn: u32, mut done: impl FnMut(&D, u32) -> bool) -> Moved {
        let before = self.at();
        let undone = self.passed.iter().zip(steps).position(|(passed, step)| {
            step.keep && !passed.skipped && passed.turn == turn && !done(&step.until, passed.begun)
        });
        if let Some(back) = undone {
            self.begun = self.passed[back].begun;
            self.passed.truncate(back);
            return Moved::Back;
        }
        while let Some(step) = steps.get(self.at()).filter(|step| done(&step.until, self.begun)) {
            let _ = step;
            self.pass(turn, false);
        }
        if self.at() == before { Moved::Stayed } else { Moved::On(self.at() - 1) }
    }

    /// Passes the present step without its deed.
    pub fn skip(&mut self, turn: u32) {
        self.pass(turn, true);
    }

    fn pass(&mut self, turn: u32, skipped: bool) {
        self.passed.push(Passed { begun: self.begun, turn, skipped });
        self.begun = turn;
    }

    /// Fits the course to a game that was loaded in this turn: steps that were passed later are not
    /// passed yet.
    pub fn rewind(&mut self, turn: u32, steps: usize) {
        let kept = self.passed.iter().take(steps).take_while(|passed| passed.turn <= turn).count();
        if kept < self.passed.len() {
            self.begun = self.passed[kept].begun;
            self.passed.truncate(kept);
        }
        self.begun = self.begun.min(turn);
    }
}

/// A player's progress through a tutorial, kept in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The keys of the finished chapters.
    pub finished: BTreeSet<String>,
    /// The chapter in progress, and the way through it.
    pub resting: Option<(String, Course)>,
}

impl Progress {
    /// Reads the file. A missing or damaged file is the same as no progress: nothing of value is
    /// lost with it.
    #[must_use]
    pub fn read(file: &Path) -> Self {
        slurp::text(file, MOST_BYTES).ok().and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
    }

    /// Writes the file anew.
    ///
    /// # Errors
    /// If the folder or the file cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        let fault = |error: std::io::Error| format!("The progress cannot be written to {}: {error}", file.display());
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default())
            .map_err(|error| format!("The progress cannot be written: {error}"))?;
        whole::write(file, &text).map_err(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(keep: &[bool]) -> Vec<Step<usize, ()>> {
        let step =
            |(until, &keep): (usize, &bool)| Step { say: String::new(), until, keep, point: Vec::new(), praise: None };
        keep.iter().enumerate().map(step).collect()
    }

    #[test]
    fn a_course_waits_for_deeds_and_goes_back_when_one_is_undone() {
        let steps = steps(&[true, false, false]);
        let mut course = Course::new(1);
        assert_eq!(course.walk(&steps, 1, |_, _| false), Moved::Stayed);
        assert_eq!(course.walk(&steps, 1, |deed, _| *deed == 0), Moved::On(0));
        assert_eq!(course.walk(&steps, 1, |_, _| false), Moved::Back);
        assert_eq!(course.at(), 0);
        course.walk(&steps, 1, |deed, _| *deed == 0);
        assert_eq!(course.walk(&steps, 2, |_, _| false), Moved::Stayed, "the turn is over");
        assert_eq!(course.walk(&steps, 2, |_, _| true), Moved::On(2));
    }

    #[test]
    fn a_skipped_step_stays_skipped() {
        let steps = steps(&[true, false]);
        let mut course = Course::new(1);
        course.skip(1);
        assert_eq!(course.walk(&steps, 1, |_, _| false), Moved::Stayed);
        assert_eq!(course.at(), 1);
    }

    #[test]
    fn a_loaded_game_takes_back_what_came_later() {
        let steps = steps(&[false, false, false]);
        let mut course = Course::new(1);
        course.walk(&steps, 1, |deed, _| *deed == 0);
        course.walk(&steps, 3, |deed, _| *deed == 1);
        course.rewind(2, steps.len());
        assert_eq!((course.at(), course.begun()), (1, 1));
    }

    #[test]
    fn damaged_progress_is_no_progress() {
        let file = std::env::temp_dir().join(format!("lesson-{}.ron", std::process::id()));
        let progress =
            Progress { finished: ["one".to_owned()].into(), resting: Some(("two".to_owned(), Course::new(4))) };
        progress.write(&file).expect("the folder can be written");
        assert_eq!(Progress::read(&file), progress);
        std::fs::write(&file, "(finished: [1").expect("the folder can be written");
        assert_eq!(Progress::read(&file), Progress::default());
        std::fs::remove_file(&file).expect("it is there");
    }
}
