//! Minds that play Nine Circles. Each sees only what its seat may see, and answers what a person
//! could answer.
//!
//! | Name | How it plays |
//! | --- | --- |
//! | `random` | Any answer, by lot: a benchmark, and a test of the rules |
//! | `imp` | The habits of a sensible player: knows what things are worth, does not look ahead |
//! | `fiend` | Tries answers in a few imagined games |
//! | `duke` | Tries more answers in many more games |
//!
//! The same view and seed always give the same answer, on any machine.
//!
//! Not here: texts. What a mind weighed is noted as data, and told elsewhere.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub(crate) use circles_rules as rules;

mod habit;
mod might;
mod missions;
pub mod reasons;
mod search;
mod sight;

pub use reasons::{Reasons, Thought};
pub use search::Searcher;
pub use sight::standing;

use rules::catalog::Catalog;
use rules::choices;
use rules::dice::{Dice, Rolls, Stream};
use rules::game::Game;
use rules::ids::Seat;
use rules::step::Choice;
use rules::view::View;
use sight::Sight;

/// A mind that plays a seat.
pub trait Mind: Send + Sync {
    /// Answers for the seat of a view, which has to be asked. Equal arguments give equal answers.
    fn choose(&self, catalog: &Catalog, view: &View, seed: u64) -> Choice;

    /// Answers, and says why. A mind that does not weigh anything gives no reasons.
    fn think(&self, catalog: &Catalog, view: &View, seed: u64) -> Thought {
        self.choose(catalog, view, seed).into()
    }
}

/// The names of all minds, the weakest first.
pub const NAMES: [&str; 4] = ["random", "imp", "fiend", "duke"];

/// Returns the mind with this name.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Mind>> {
    match name {
        "random" => Some(Box::new(Random)),
        "imp" => Some(Box::new(Imp)),
        "fiend" => Some(Box::new(Searcher::FIEND)),
        "duke" => Some(Box::new(Searcher::DUKE)),
        _ => None,
    }
}

/// A mind that answers by lot.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Mind for Random {
    fn choose(&self, catalog: &Catalog, view: &View, seed: u64) -> Choice {
        choices::some(catalog, view.game(), view.seat(), 1, seed).swap_remove(0)
    }
}

/// A mind that follows habits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Imp;

impl Mind for Imp {
    fn choose(&self, catalog: &Catalog, view: &View, seed: u64) -> Choice {
        let sight = Sight::new(catalog, view.game(), view.seat());
        let answer = habit::answer(sight, &mut lots(seed, view.game()));
        search::lawful(sight, answer)
    }
}

/// Returns the lots of a mind for the step that is due. A mind gets the same seed for a whole game,
/// and whoever always drew the same lot could be seen through.
fn lots(seed: u64, game: &Game) -> Rolls {
    Dice::new(seed, game.step()).open(Stream::Sample(Seat(0)))
}
