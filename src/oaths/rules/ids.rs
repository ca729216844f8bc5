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
    /// A realm of the catalog. There is one card of each.
    RealmKind(u8);
    /// A kind of resource card: a horde, an artifact, a ritual or an event.
    ResourceKind(u8);
    /// A special play card of the catalog. There is one card of each.
    SpecialKind(u8);
    /// One of the resource cards. The catalog tells its kind.
    Card(u8);
    /// An offer in the trading of a game turn.
    OfferId(u16);
}

/// What a paper is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum PaperSort {
    /// It is reclaimed from its devil in the trading.
    Favor,
    /// It is worth points if its devil becomes Overlord.
    Oath,
    /// It is a vote for whomever its holder chooses, unless its devil is a prisoner.
    Vote,
}

/// A favour, oath or vote of a devil. Equal papers cannot be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Paper {
    /// What it is.
    pub sort: PaperSort,
    /// Whose it is: the devil that has promised it, not the one that holds it.
    pub of: Seat,
}

impl Paper {
    /// Returns a favour of this devil.
    #[must_use]
    pub const fn favor(of: Seat) -> Self {
        Self { sort: PaperSort::Favor, of }
    }

    /// Returns an oath of this devil.
    #[must_use]
    pub const fn oath(of: Seat) -> Self {
        Self { sort: PaperSort::Oath, of }
    }

    /// Returns the vote of this devil.
    #[must_use]
    pub const fn vote(of: Seat) -> Self {
        Self { sort: PaperSort::Vote, of }
    }

    /// True for oaths and votes, which are put into the pile and pay for freedom.
    #[must_use]
    pub const fn counts_at_the_end(self) -> bool {
        match self.sort {
            PaperSort::Oath | PaperSort::Vote => true,
            PaperSort::Favor => false,
        }
    }
}

/// A card in hand. Nobody else sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum HandCard {
    /// A favour, oath or vote.
    Paper(Paper),
    /// A special play card.
    Special(SpecialKind),
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

    /// Iterates over the papers.
    pub fn papers(&self) -> impl Iterator<Item = Paper> + '_ {
        self.0.iter().filter_map(|card| match card {
            HandCard::Paper(paper) => Some(*paper),
            HandCard::Special(_) => None,
        })
    }

    /// Iterates over the special play cards.
    pub fn specials(&self) -> impl Iterator<Item = SpecialKind> + '_ {
        self.0.iter().filter_map(|card| match card {
            HandCard::Paper(_) => None,
            HandCard::Special(special) => Some(*special),
        })
    }

    /// Counts the copies of a card.
    #[must_use]
    pub fn count(&self, card: HandCard) -> usize {
        self.0.iter().filter(|own| **own == card).count()
    }

    /// Counts the copies of a paper.
    #[must_use]
    pub fn papers_like(&self, paper: Paper) -> usize {
        self.count(HandCard::Paper(paper))
    }

    /// Counts the oaths and votes.
    #[must_use]
    pub fn oaths_and_votes(&self) -> usize {
        self.papers().filter(|paper| paper.counts_at_the_end()).count()
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

    /// Takes all cards out.
    pub fn empty(&mut self) -> Vec<HandCard> {
        std::mem::take(&mut self.0)
    }
}

impl FromIterator<HandCard> for Hand {
    fn from_iter<T: IntoIterator<Item = HandCard>>(cards: T) -> Self {
        let mut cards: Vec<HandCard> = cards.into_iter().collect();
        cards.sort_unstable();
        Self(cards)
    }
}
