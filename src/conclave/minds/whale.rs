//! The whale: gathers tribute and spends all of it in the bazaar, far above the minimum bids.
//!
//! A benchmark for how minds bid against the richest house.

use super::Mind;
use super::planner::{Bent, Lore, Weights, compose};
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A mind that buys everything.
#[derive(Clone, Copy, Debug)]
pub struct Whale;

/// Weights that favour all wares, the tribute that pays for them, and attaching them. It saves for
/// no attribute and hardly counts the cost of payments.
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
