//! Minds are the AI players. Each sees only what its seat may see and hands in the same kind of
//! draft as a person (manual 3.3).
//!
//! A mind is given a [`SeatView`] and never a game, so it cannot cheat. It plans with the same
//! [`Drafting`](crate::rules::orders::Drafting) that checks everybody's orders, so none of its
//! orders is struck out. Its dice come from a seed that the host supplies and that is independent
//! of the dice of the game. The same view and seed always give the same draft, on any machine.
//!
//! | Name | How it plays |
//! | --- | --- |
//! | `random` | Any legal order, all equally likely: a benchmark, and a test of the rules |
//! | `first` | Always the first legal order and the first cards; concedes everything |
//! | `quiet` | Gathers, settles, bids the minimum, attacks nobody, concedes everything |
//! | `turtle` | Settles the land around it, then only defends, gathers and buys |
//! | `whale` | Spends everything in the bazaar and bids far above the minimum; greedy otherwise |
//! | `rusher` | Spends everything on legions and attacks Pandemonium as soon as they can take it |
//! | `bully` | Demands or insults every turn; greedy otherwise |
//! | `greedy` | Gives each slot to the order with the most expected prestige |
//! | `imp`, `fiend`, `duke`, `prince` | The [searching minds](searcher), opponents for players |
//!
//! Only the searching minds look further ahead than the next orders.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub(crate) use conclave_rules as rules;

mod bully;
mod draft_writer;
mod first;
mod insert_order;
pub mod lessons;
mod planner;
mod quiet;
mod random;
pub mod replies;
mod reputation;
mod rusher;
pub mod searcher;
pub mod thought;
mod turtle;
mod whale;

pub use bully::Bully;
pub use first::First;
pub use lessons::Lessons;
pub use planner::{
    Bent, Choice, Greedy, Ground, Grounds, Lore, Opening, Weights, compose, deliberate, openings, turns_left,
};
pub use quiet::Quiet;
pub use random::Random;
pub use rusher::Rusher;
pub use searcher::{LOOKS, Lasting, Level, Minds, Reach, Searcher, lasting};
pub use turtle::Turtle;
pub use whale::Whale;

use std::sync::Arc;

use crate::rules::dice::{Dice, Rolls, Stream};
use crate::rules::ids::CardId;
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::Offer;
use crate::rules::view::SeatView;
pub use thought::{Aim, Rationale, Reason, Thought};

/// A mind that drafts the turns of a seat.
pub trait Mind: Send + Sync {
    /// Returns the name that [`by_name`] finds it by.
    fn name(&self) -> &'static str;

    /// Drafts this turn. The same view and seed give the same draft.
    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft;

    /// Drafts this turn and gives reasons. `memory` is the rationale of the previous turn, for
    /// minds that use it. The same view, memory and seed give the same thought.
    fn think(&self, book: &Rulebook, view: &SeatView, memory: Option<&Rationale>, seed: u64) -> Thought {
        let _ = memory;
        self.draft(book, view, seed).into()
    }
}

/// The names of all minds, weakest first.
pub const NAMES: [&str; 12] =
    ["random", "first", "quiet", "turtle", "bully", "whale", "rusher", "greedy", "imp", "fiend", "duke", "prince"];

/// The strongest mind.
pub const BEST: &str = "prince";

/// A fast mind that plays well, for callers that need a complete game rather than an opponent.
pub const BRISK: &str = "greedy";

/// The default mind of a new game.
pub const USUAL: &str = "fiend";

/// Returns the names of the levels of the searching minds, weakest first. Players choose among
/// these.
#[must_use]
pub fn levels() -> [&'static str; 4] {
    Level::ALL.map(Level::name)
}

/// Returns the names of the other minds, weakest first. The levels are measured against them.
#[must_use]
pub fn for_study() -> Vec<&'static str> {
    NAMES.into_iter().filter(|name| !levels().contains(name)).collect()
}

/// Returns the mind with this name.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Mind>> {
    with(name, &Minds::standard())
}

/// Returns the mind with this name, with these parameters instead of the standard ones.
#[must_use]
pub fn with(name: &str, minds: &Arc<Minds>) -> Option<Box<dyn Mind>> {
    match name {
        "random" => Some(Box::new(Random)),
        "first" => Some(Box::new(First)),
        "quiet" => Some(Box::new(Quiet)),
        "turtle" => Some(Box::new(Turtle)),
        "rusher" => Some(Box::new(Rusher)),
        "whale" => Some(Box::new(Whale)),
        "bully" => Some(Box::new(Bully)),
        "greedy" => Some(Box::new(Greedy)),
        name => Some(Box::new(Searcher::new(Level::named(name)?, minds.clone()))),
    }
}

/// Returns dice of a mind for this turn, independent of the dice of the game.
fn dice_of(view: &SeatView, seed: u64) -> Rolls {
    Dice::new(seed, view.table().turn()).open(Stream::Mind(view.seat()))
}

/// Returns the richest cards of an offer, as many as may be kept. Souls count twice; of equal cards
/// the older comes first.
fn richest(offer: &Offer) -> Vec<CardId> {
    let mut cards = offer.cards.clone();
    cards.sort_by_key(|card| (std::cmp::Reverse(card.worth.points() + u32::from(card.worth.souls)), card.id));
    cards.iter().take(offer.keep.into()).map(|card| card.id).collect()
}
