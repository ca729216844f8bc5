//! Reasons: what a mind weighed before it answered. They have no effect on the game, and are shown
//! when it is over.

use serde::{Deserialize, Serialize};

use crate::rules::step::{Answer, Choice};

/// Most answers that are noted.
pub const MOST: usize = 3;

/// An answer that was weighed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weighed {
    /// The answer.
    pub answer: Answer,
    /// What it was worth more than the answer of habit, in tenths of a Soul.
    pub worth: i64,
}

/// What a mind weighed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reasons {
    /// Number of imagined games; 0 if it answered by habit.
    pub games: u32,
    /// The answers, the best first; empty if there was only one.
    pub weighed: Vec<Weighed>,
}

/// A choice with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The choice.
    pub choice: Choice,
    /// The reasons.
    pub reasons: Reasons,
}

impl From<Choice> for Thought {
    fn from(choice: Choice) -> Self {
        Self { choice, reasons: Reasons::default() }
    }
}
