//! The annals of a game that is over: how the houses fared, the great moments, the awards, and what everybody had hidden.
//!
//! They are worked out from the games and the logs of all turns, as a replay gives them back, and hold everything that
//! anybody kept from anybody. Of a game that is still being played there are none: [`Annals::of`] gives nothing then.
//! Counting comes first and words later: what is counted here are facts, and [`Teller`](super::Teller) has a line for each.

mod awards;
mod history;
mod masks;
mod moments;
mod verdict;
mod words;

use crate::rules::catalog::Catalog;
use crate::rules::facts::Entry;
use crate::rules::game::Game;

pub use awards::{Award, Honour, awards};
pub use history::{History, HouseAt};
pub use masks::{Disclosure, Unmasked, unmasked};
pub use moments::{Deed, GreatMoment, MOST_MOMENTS, great_moments};
pub use verdict::{Parting, parting};

/// What a whole game came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annals {
    /// How the houses fared, turn by turn.
    pub history: History,
    /// What will be remembered, in the order in which it happened.
    pub moments: Vec<GreatMoment>,
    /// What was awarded for what.
    pub awards: Vec<Award>,
    /// What each house had hidden, by seat.
    pub masks: Vec<Unmasked>,
}

impl Annals {
    /// The annals of a game: the game before each turn and after the last, and the whole log of each turn. Nothing of a game
    /// that has not ended, because everybody's secrets are in them.
    #[must_use]
    pub fn of(catalog: &Catalog, games: &[Game], logs: &[Vec<Entry>]) -> Option<Self> {
        games.last()?.conclave().ending()?;
        Some(Self {
            history: History::of(games),
            moments: great_moments(games, logs),
            awards: awards(games, logs),
            masks: unmasked(catalog, games, logs),
        })
    }
}
