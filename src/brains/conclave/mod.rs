//! The conclave's minds.

mod approach;
mod leanings;
pub mod level;
pub mod minds;
pub mod outlook;
mod search;

use std::sync::Arc;

use super::{Brain, Rationale, Thought};
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
pub use level::{Level, Reach};
pub use minds::Minds;

/// A mind of the conclave.
#[derive(Clone, Debug)]
pub struct Conclave {
    level: Level,
    minds: Arc<Minds>,
}

impl Conclave {
    /// One of this level, with these numbers.
    #[must_use]
    pub const fn new(level: Level, minds: Arc<Minds>) -> Self {
        Self { level, minds }
    }
}

impl Brain for Conclave {
    fn name(&self) -> &'static str {
        self.level.name()
    }

    fn description(&self) -> &'static str {
        "Plans ahead."
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        self.think(book, view, None, seed).draft
    }

    fn think(&self, book: &Rulebook, view: &SeatView, memory: Option<&Rationale>, seed: u64) -> Thought {
        let reach = self.minds.reach(self.level);
        search::think(book, view, &self.minds, reach, self.minds.weights, memory, seed)
    }
}
