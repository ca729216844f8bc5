//! Minds that play Oaths of the Pit. Each sees only what its seat may see, and answers what a person
//! could answer.
//!
//! | Name | How it plays |
//! | --- | --- |
//! | `random` | Any answer, by lot: a benchmark, and a test of the rules |
//!
//! The same view and seed always give the same answer, on any machine.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub(crate) use oaths_rules as rules;

use rules::catalog::Catalog;
use rules::choices;
use rules::game::Game;
use rules::ids::Seat;
use rules::step::Choice;
use rules::view::View;

/// A mind that plays a seat.
pub trait Mind: Send + Sync {
    /// Answers for the seat of a view, which has to be asked. Equal arguments give equal answers.
    fn choose(&self, catalog: &Catalog, view: &View, seed: u64) -> Choice;
}

/// The names of all minds, the weakest first.
pub const NAMES: [&str; 1] = ["random"];

/// Returns the mind with this name.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Mind>> {
    match name {
        "random" => Some(Box::new(Random)),
        _ => None,
    }
}

/// Returns the evaluation of a position for a seat: points in hundredths, and what may become points.
#[must_use]
pub fn standing(_catalog: &Catalog, game: &Game, seat: Seat) -> i64 {
    let domain = game.domain(seat);
    let oaths: i64 = game.seats().map(|of| i64::from(game.oaths(seat, of))).map(|count| count * count).sum();
    i64::from(domain.points) * 100 + oaths * 40 + i64::from(domain.souls) * 10 + domain.cards().count() as i64 * 10
}

/// A mind that answers by lot.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Mind for Random {
    fn choose(&self, catalog: &Catalog, view: &View, seed: u64) -> Choice {
        choices::some(catalog, view.game(), view.seat(), 1, seed).swap_remove(0)
    }
}
