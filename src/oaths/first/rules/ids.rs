//! Names of the things in a game: numbers that point into the catalog or into the game itself.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use table_core::seats::{Player, Seat};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl $name {
            /// Returns the index of this entry in its list.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    )*};
}

ids! {
    /// A devil of the catalog.
    DevilKind(u8);
    /// A kind of resource card: a horde, a fortress, an artifact, a ritual or a special card.
    ResourceKind(u8);
    /// One of the resource cards. The catalog tells its kind.
    Card(u8);
    /// An offer in the trading of a game turn.
    OfferId(u16);
    /// A promise.
    PromiseId(u16);
}

/// A card in hand. Nobody else sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum HandCard {
    /// An oath of this devil: worth points if it becomes Overlord. Equal oaths cannot be told apart.
    Oath(Seat),
    /// A resource card that is not on the table yet.
    Card(Card),
}

/// The cards in a hand, sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand(Vec<HandCard>);

impl Hand {
    /// Returns all cards, sorted.
    #[must_use]
    pub fn cards(&self) -> &[HandCard] {
        &self.0
    }

    /// Returns the number of cards.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// True for an empty hand.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Iterates over the resource cards.
    pub fn resources(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().filter_map(|card| match card {
            HandCard::Oath(_) => None,
            HandCard::Card(card) => Some(*card),
        })
    }

    /// Iterates over the devils whose oaths are here, each as often as there are oaths of it.
    pub fn oaths(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().filter_map(|card| match card {
            HandCard::Oath(of) => Some(*of),
            HandCard::Card(_) => None,
        })
    }

    /// Counts the copies of a card.
    #[must_use]
    pub fn count(&self, card: HandCard) -> usize {
        self.0.iter().filter(|own| **own == card).count()
    }

    /// True if all these cards are here, each as often as it is named.
    #[must_use]
    pub fn holds(&self, cards: &[HandCard]) -> bool {
        cards.iter().all(|card| cards.iter().filter(|other| *other == card).count() <= self.count(*card))
    }

    /// Adds a card.
    pub fn put(&mut self, card: HandCard) {
        let at = self.0.partition_point(|own| *own < card);
        self.0.insert(at, card);
    }

    /// Takes a card out. False if it is not here.
    pub fn take(&mut self, card: HandCard) -> bool {
        let Ok(at) = self.0.binary_search(&card) else { return false };
        self.0.remove(at);
        true
    }
}

impl FromIterator<HandCard> for Hand {
    fn from_iter<T: IntoIterator<Item = HandCard>>(cards: T) -> Self {
        let mut cards: Vec<HandCard> = cards.into_iter().collect();
        cards.sort_unstable();
        Self(cards)
    }
}
