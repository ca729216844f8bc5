//! The searching minds: opponents that pursue plans and simulate the next turns before they order
//! anything.
//!
//! A turn is ordered in these steps:
//!
//! 1. The [outlook] estimates the chance of every house to win.
//! 2. From these chances follow the approach to each rival, and the long-term plans worth trying.
//! 3. Each plan writes a whole turn with the engine of the greedy mind. That engine knows the worth
//!    of every kind of order, but not its long-term effects. [Whims](whims) add turns that no plan
//!    would write.
//! 4. The search imagines games that are consistent with the view. Hidden facts are filled in with
//!    [typical values](crate::rules::expectations). Rivals order as the same engine would in their
//!    place.
//! 5. Every candidate is simulated with the real resolver. Patient levels add some turns without
//!    the plan.
//! 6. The current plan is kept if it does no worse than no plan at all, unless another is clearly
//!    better.
//!
//! [Levels](level) differ in the number of plans, whims, games and turns, in the errors of
//! judgement, and in the share of learned weights ([seasons](minds::Season), care for tribute).
//! [Traits](traits) change the preferences of a house. All minds have the same information: a view
//! and nothing else. Most parameters are in `assets/minds/minds.ron` and were found with
//! `tune` of the lab (`src/lab`).
//! The effects of plans, whims and traits on weights are in their modules.
//!
//! A mind knows what everybody knows of its rivals: how often they demanded, insulted and conceded.
//! It remembers its own plan, and its [lessons](crate::Lessons): who refused, who let rights pass,
//! and how its own bids fared. Otherwise it assumes that rivals choose orders as it does.

mod approach;
pub mod figures;
mod idle;
mod lasting;
pub mod level;
pub mod minds;
pub mod outlook;
mod peril;
mod plans;
mod reasons;
mod search;
pub mod traits;
mod whims;

use std::sync::Arc;

use super::{Mind, Rationale, Thought};
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
pub use lasting::{LOOKS, Lasting, lasting};
pub use level::{Level, Reach};
pub use minds::Minds;

/// A searching mind of one level.
#[derive(Clone, Debug)]
pub struct Searcher {
    level: Level,
    minds: Arc<Minds>,
}

impl Searcher {
    /// Returns a mind of this level with these parameters.
    #[must_use]
    pub const fn new(level: Level, minds: Arc<Minds>) -> Self {
        Self { level, minds }
    }
}

impl Mind for Searcher {
    fn name(&self) -> &'static str {
        self.level.name()
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        self.think(book, view, None, seed).draft
    }

    fn think(&self, book: &Rulebook, view: &SeatView, memory: Option<&Rationale>, seed: u64) -> Thought {
        let reach = self.minds.reach(self.level);
        let weights = traits::tipped(self.minds.weights, view.table().charter(), view.seat());
        search::think(book, view, &self.minds, reach, weights, memory, seed)
    }
}
