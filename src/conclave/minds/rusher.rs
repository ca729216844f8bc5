//! The rusher: everything for legions, and Pandemonium as soon as they can take it.
//!
//! A measure of whether minds oust a usurper in time.

use super::Mind;
use super::planner::{Bent, Lore, POINT, Weights, compose};
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// Storms Pandemonium.
#[derive(Clone, Copy, Debug)]
pub struct Rusher;

/// What it likes: legions, the attributes that let it command more of them, and what arms them. It quarrels with nobody on the way.
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

/// What the city of the conclave is worth to it, in grains of prestige: more than anything else on the map.
const THRONE: i32 = 1500 * POINT;

impl Mind for Rusher {
    fn name(&self) -> &'static str {
        "rusher"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        compose(book, view, &Bent { throne: THRONE, ..Bent::of(LIKINGS) }, seed, &Lore::default())
    }
}
