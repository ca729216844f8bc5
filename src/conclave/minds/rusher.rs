//! The rusher: spends everything on legions, and attacks Pandemonium as soon as they can take it.
//!
//! A benchmark for how reliably minds oust a usurper in time.

use super::Mind;
use super::planner::{Bent, Lore, POINT, Weights, compose};
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A mind that spends everything on an attack on Pandemonium.
#[derive(Clone, Copy, Debug)]
pub struct Rusher;

/// Weights that favour legions, the attributes that raise its command rating, and attachments. It
/// avoids other quarrels.
const LIKINGS: Weights = Weights {
    wares: 70,
    legions: 400,
    thrift: 50,
    places: 50,
    caution: 200,
    demands: 0,
    insults: 0,
    vendettas: 30,
    rituals: 30,
    raises: 200,
    arms: 200,
    lore: 50,
    secrets: 0,
    ..Weights::SOBER
};

/// Value of Pandemonium in grains of prestige: more than anything else on the map.
const THRONE: i32 = 1500 * POINT;

impl Mind for Rusher {
    fn name(&self) -> &'static str {
        "rusher"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        compose(book, view, &Bent { throne: THRONE, ..Bent::of(LIKINGS) }, seed, &Lore::default())
    }
}
