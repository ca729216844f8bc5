//! The searching minds: opponents that pursue plans and play the next turns through before they order anything.
//!
//! A turn's thinking goes down these steps. The [outlook] says how likely everybody is to win. From it follow the approach to each
//! rival and the plans, long plans that a house could pursue. Each plan writes a whole turn with the same engine as the greedy
//! mind, which knows what every kind of order is worth but not where it leads; [whims] write turns that no plan would. The search
//! imagines games that could be the real one, in which others have what they [usually](crate::rules::expectations) have by then, lets
//! the rivals order what the same engine would order in their place, and plays every candidate on with the real resolver, through an
//! aftermath without the plan if the mind is patient enough. What was pursued last turn is kept as long as it fares no worse than no
//! plan at all, unless another is surely better.
//!
//! [Levels](level) differ in how many plans, whims, games and turns are looked at, in how far ideas are misjudged, and in how much was
//! learned of what counts [when](minds::Season) and of the care for tribute; [traits] in what a house likes. Neither differs in what a
//! mind sees: all of them have a view and nothing else. Most numbers are in
//! `assets/minds/minds.ron`; `tune` of the lab (`src/lab`) found them. What a plan, a whim and a trait tip is beside their names.
//!
//! Not here: what rivals have done before. A mind remembers its own plan and nothing of theirs; every turn it takes them to be as
//! clever as itself.

mod approach;
pub mod figures;
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

/// A mind of the conclave, of one level.
#[derive(Clone, Debug)]
pub struct Searcher {
    level: Level,
    minds: Arc<Minds>,
}

impl Searcher {
    /// One of this level, with these numbers.
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
