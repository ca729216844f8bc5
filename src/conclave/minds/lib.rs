//! Minds that play: each sees what its seat may see and hands in the same draft as a person (manual 3.3).
//!
//! A mind is given a [`SeatView`] and never a game, so it cannot cheat. It plans with the same
//! [`Drafting`](crate::rules::orders::Drafting) that checks everybody's orders, so nothing it hands in is struck out. Its
//! own dice come from a seed that the host hands to it and that has nothing to do with the dice of the game: the same view
//! and the same seed always give the same draft, on any machine.
//!
//! | Name | How it plays |
//! | --- | --- |
//! | `random` | Any legal order, each as likely: a measure, and a test of the rules |
//! | `first` | Always the first legal order and the first cards; gives way to everybody |
//! | `quiet` | Gathers tribute, settles unclaimed land, buys at the minimum, attacks nobody, gives way to everybody |
//! | `turtle` | Settles what lies around it, then stays behind its walls, gathers and buys, and begins nothing |
//! | `whale` | Spends everything in the bazaar and bids well over the minimum; greedy otherwise |
//! | `rusher` | Spends everything on legions and takes Pandemonium as soon as they can |
//! | `bully` | Demands and insults every turn, whoever it may; greedy otherwise |
//! | `greedy` | Gives each slot to what promises the most prestige before the tokens run out; bullies, fights and yields for it |
//! | `imp`, `fiend`, `duke`, `prince` | The [searching minds](searcher), which people are offered as opponents |
//!
//! Not here: looking further than the next orders, which only the searching minds do.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub(crate) use conclave_rules as rules;

mod bully;
mod draft_writer;
mod first;
mod insert_order;
mod planner;
mod quiet;
mod random;
mod replies;
mod reputation;
mod rusher;
pub mod searcher;
pub mod thought;
mod turtle;
mod whale;

pub use bully::Bully;
pub use first::First;
pub use planner::{Bent, Choice, Greedy, Ground, Lore, Weights, compose, deliberate, turns_left};
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

/// A mind that drafts a seat's turns.
pub trait Mind: Send + Sync {
    /// The name by which it is asked for.
    fn name(&self) -> &'static str;

    /// What it wishes for this turn. The same view and seed give the same draft.
    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft;

    /// The same with its reasons, for a mind that remembers what it wrote a turn ago. The same view, memory and seed give the same
    /// thought.
    fn think(&self, book: &Rulebook, view: &SeatView, memory: Option<&Rationale>, seed: u64) -> Thought {
        let _ = memory;
        self.draft(book, view, seed).into()
    }
}

/// The names of all minds, weakest first.
pub const NAMES: [&str; 12] =
    ["random", "first", "quiet", "turtle", "bully", "whale", "rusher", "greedy", "imp", "fiend", "duke", "prince"];

/// The strongest mind there is.
pub const BEST: &str = "prince";

/// A mind that plays well without thinking long: for whoever needs a game and no opponent.
pub const BRISK: &str = "greedy";

/// The mind that a new game begins with.
pub const USUAL: &str = "fiend";

/// The names of the levels of the searching minds, weakest first: those that people are offered.
#[must_use]
pub fn levels() -> [&'static str; 4] {
    Level::ALL.map(Level::name)
}

/// The names of the other minds, weakest first: what the levels are measured against.
#[must_use]
pub fn for_study() -> Vec<&'static str> {
    NAMES.into_iter().filter(|name| !levels().contains(name)).collect()
}

/// The mind of this name.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Mind>> {
    with(name, &Minds::standard())
}

/// The mind of this name, with other numbers than the program's.
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

/// A mind's own dice for this turn.
fn dice_of(view: &SeatView, seed: u64) -> Rolls {
    Dice::new(seed, view.table().turn()).open(Stream::Mind(view.seat()))
}

/// The cards of an offer that carry the most, souls counting twice; the older of equals.
fn richest(offer: &Offer) -> Vec<CardId> {
    let mut cards = offer.cards.clone();
    cards.sort_by_key(|card| (std::cmp::Reverse(card.worth.points() + u32::from(card.worth.souls)), card.id));
    cards.iter().take(offer.keep.into()).map(|card| card.id).collect()
}
