//! The annals of a game that is over: the development of the houses, the great moments, the awards,
//! and all secrets.
//!
//! They are calculated from the games and the logs of all turns, as a replay yields them, and
//! contain the secrets of all houses. While a game is running there are none: [`Annals::of`]
//! returns `None`. The results are data; [`Teller`](super::Teller) has a line for each.

mod awards;
mod history;
mod masks;
mod moments;
mod turning;
mod verdict;
mod words;

use crate::rules::catalog::Catalog;
use crate::rules::facts::Entry;
use crate::rules::game::Game;

pub use awards::{Award, Honour, awards};
pub use history::{History, HouseAt};
pub use masks::{Disclosure, Unmasked, unmasked};
pub use moments::{Deed, GreatMoment, MOST_MOMENTS, great_moments};
pub use turning::{Turning, turning_points};
pub use verdict::{Parting, parting};

/// The review of a whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annals {
    /// The development of the houses, turn by turn.
    pub history: History,
    /// The great moments, in chronological order.
    pub moments: Vec<GreatMoment>,
    /// The awards.
    pub awards: Vec<Award>,
    /// The secrets of each house, by seat.
    pub masks: Vec<Unmasked>,
}

impl Annals {
    /// Creates the annals of a game. `games` holds the game before each turn and after the last,
    /// `logs` the whole log of each turn. `None` if the game has not ended, because the annals
    /// contain all secrets.
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
