//! Minds that play the first edition. Each sees only what its seat may see, and answers what a person
//! could answer.
//!
//! | Name | How it plays |
//! | --- | --- |
//! | `random` | Any answer, by lot: a benchmark, and a test of the rules |
//! | `imp` | The habits of a sensible player: knows what things are worth, deals, does not look ahead |
//! | `fiend` | Tries answers in a few imagined games |
//!
//! The same view and seed always give the same answer, on any machine.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub(crate) use oaths_first_rules as rules;

mod combat;
mod deals;
mod habit;
mod search;
mod sight;

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
}

/// The names of all minds, the weakest first.
pub const NAMES: [&str; 3] = ["random", "imp", "fiend"];

/// Returns the mind with this name.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Mind>> {
    match name {
        "random" => Some(Box::new(Random)),
        "imp" => Some(Box::new(Imp)),
        "fiend" => Some(Box::new(Searcher::FIEND)),
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
        let (game, seat) = (view.game(), view.seat());
        let answer = habit::answer(Sight::new(catalog, game, seat), &mut lots(seed, game));
        search::lawful(catalog, game, seat, Some(answer))
    }
}

/// Returns the lots of a mind for the step that is due. A mind gets the same seed for a whole game, and
/// whoever always drew the same lot could be seen through.
fn lots(seed: u64, game: &Game) -> Rolls {
    Dice::new(seed, game.step()).open(Stream::Sample(Seat(0)))
}
