//! The whale: gathers tribute and spends all of it in the bazaar, well over the minimum.
//!
//! A measure of whether minds bid against whoever has the deepest purse.

use super::Mind;
use super::planner::{Bent, Lore, Weights, compose};
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// Buys everything.
#[derive(Clone, Copy, Debug)]
pub struct Whale;

/// What it likes: wares of all kinds, the tribute that buys them, and putting them to use. It saves for no attribute, and what it
/// pays is nothing to it.
const LIKINGS: Weights =
    Weights { tribute: 200, wares: 400, legions: 400, thrift: 5, raises: 0, arms: 400, ..Weights::SOBER };

impl Mind for Whale {
    fn name(&self) -> &'static str {
        "whale"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        compose(book, view, &Bent::of(LIKINGS), seed, &Lore::default())
    }
}
