//! Trading.
//!
//! At a table everybody talks at once. Here trading runs in rounds. In each round every devil says
//! what it wants: answers to the offers of the round before, prisoners to free, oaths to sell,
//! special cards to play, and new offers. All of it is shown at the same time and happens in this
//! order, each part clockwise from the Starter. A trading ends when everybody is ready and no offer
//! is open, or after the last round, which has only answers.
//!
//! In the playing phase everything can be traded. Before combats, rituals and the gathering trading
//! is limited to hand cards, promises and the freedom of prisoners.

mod lawful;
mod rounds;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, HandCard, OfferId, PromiseId, Seat};
use crate::promises::Pledge;
use crate::refusal::Refusal;
use crate::specials::Play;
use crate::step::{Act, Course};

/// Most offers that a devil can make in one round.
pub const MOST_OFFERS: usize = 4;

/// The trading in progress, or the last one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// True if only hand cards, promises and freedom can be traded.
    pub limited: bool,
    /// Offers that can be taken in the next round.
    pub offers: Vec<Offer>,
    /// The number of the next offer.
    pub next: u16,
    /// Prisoners that may trade with everybody in this game turn.
    pub permitted: Vec<Seat>,
}

/// What one side of a deal gives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Goods {
    /// Tabled cards: hordes, also on Earth, artifacts that are carried, and the fortress with all
    /// that belongs to it.
    pub cards: Vec<Card>,
    /// Souls.
    pub souls: u32,
    /// Cards of the hand.
    pub hand: Vec<HandCard>,
    /// Prisoners that are handed over.
    pub prisoners: Vec<Seat>,
    /// Prisoners that are freed.
    pub freed: Vec<Seat>,
    /// Promises, which bind.
    pub pledges: Vec<Pledge>,
    /// Promises of the other that it does not have to keep any more.
    pub released: Vec<PromiseId>,
    /// True if the hand is shown to the other.
    pub shows: bool,
}

impl Goods {
    /// True if nothing is given.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// The terms of an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Terms {
    /// To whom it is made; `None` for the first who takes it.
    pub to: Option<Seat>,
    /// What the maker gives.
    #[serde(default)]
    pub gives: Goods,
    /// What the maker asks for.
    #[serde(default)]
    pub asks: Goods,
}

/// An offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Its number.
    pub id: OfferId,
    /// Who made it.
    pub by: Seat,
    /// Its terms.
    pub terms: Terms,
}

/// What a devil says in a round of trading.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Dealings {
    /// Offers to take, in this order. All others are refused.
    pub takes: Vec<OfferId>,
    /// Prisoners to free for nothing.
    pub frees: Vec<Seat>,
    /// Prisoners that may trade with everybody in this game turn.
    pub permits: Vec<Seat>,
    /// Cards to sell to the Other Powers of Hell: oaths, or what takes their place.
    pub sells: Vec<HandCard>,
    /// Special cards to play.
    pub plays: Vec<Play>,
    /// New offers.
    pub offers: Vec<Terms>,
}

impl Dealings {
    /// True if nothing is said, so that the devil is ready to end the trading.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        *self == Self::default()
    }
}

/// A part of a trading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarketStep {
    /// A trading begins.
    Open {
        /// True if only hand cards, promises and freedom can be traded.
        limited: bool,
    },
    /// A round of offers and answers, from 1.
    Round(u8),
}

impl Game {
    /// Returns the number of rounds of the trading in progress.
    #[must_use]
    pub fn trading_rounds(&self, catalog: &Catalog) -> u8 {
        if self.market.limited { catalog.numbers.limited_rounds } else { self.charter.trading_rounds }
    }

    /// True if a devil is a prisoner, of another devil or of the Forces of Heaven.
    #[must_use]
    pub fn is_imprisoned(&self, seat: Seat) -> bool {
        match self.domain(seat).whereabouts {
            Whereabouts::Prison(_) | Whereabouts::Heaven => true,
            Whereabouts::Hell | Whereabouts::Earth | Whereabouts::Fled => false,
        }
    }

    /// True if a devil can trade with another; `None` means the Other Powers of Hell.
    #[must_use]
    pub fn trades_with(&self, seat: Seat, with: Option<Seat>) -> bool {
        let able = match self.domain(seat).whereabouts {
            Whereabouts::Hell | Whereabouts::Earth => true,
            Whereabouts::Prison(captor) => with == Some(captor) || self.market.permitted.contains(&seat),
            Whereabouts::Heaven | Whereabouts::Fled => false,
        };
        able && !self.ashamed(seat)
    }
}

impl Act for MarketStep {
    type Answer = Dealings;

    fn asked(&self, _catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Open { .. } => Vec::new(),
            Self::Round(_) => game.order(),
        }
    }

    fn default(&self, _catalog: &Catalog, _game: &Game, _seat: Seat) -> Dealings {
        Dealings::default()
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &Dealings) -> Result<(), Refusal> {
        match self {
            Self::Open { .. } => Err(Refusal::WrongQuestion),
            Self::Round(number) => {
                game.check_dealings(catalog, seat, answer)?;
                let last = *number >= game.trading_rounds(catalog) && !answer.offers.is_empty();
                if last { Err(Refusal::Count) } else { Ok(()) }
            }
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Dealings)]) {
        match self {
            Self::Open { limited } => {
                let (next, permitted) = (course.game.market.next, course.game.market.permitted.clone());
                // A permission lasts as long as the prison, and at most for a game turn.
                let permitted = if limited { permitted } else { Vec::new() };
                course.game.market = Market { limited, offers: Vec::new(), next, permitted };
                course.next([Self::Round(1)]);
            }
            Self::Round(number) => rounds::round(course, number, answers),
        }
    }
}
