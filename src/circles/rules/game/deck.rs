//! Decks: cards are drawn from the top, and played cards go to the bottom (rule 3.3).
//!
//! Everybody sees what goes to the bottom. When only such cards are left, they are shuffled: nobody
//! has to remember the order of a hundred cards (ruling "decks").

use serde::{Deserialize, Serialize};

use crate::dice::Rolls;

/// A deck of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck<T> {
    /// Cards that nobody has seen. The last is drawn first.
    pub(crate) cards: Vec<T>,
    /// Cards that went to the bottom, in this order.
    pub(crate) bottom: Vec<T>,
}

impl<T> Default for Deck<T> {
    fn default() -> Self {
        Self { cards: Vec::new(), bottom: Vec::new() }
    }
}

impl<T: Copy + Ord> Deck<T> {
    /// Returns a deck in which these cards wait to be shuffled.
    pub(crate) fn new(cards: impl IntoIterator<Item = T>) -> Self {
        Self { cards: Vec::new(), bottom: cards.into_iter().collect() }
    }

    /// Returns the cards that nobody has seen. The last is drawn first. Empty in a view.
    #[must_use]
    pub fn cards(&self) -> &[T] {
        &self.cards
    }

    /// Returns the cards that went to the bottom, where everybody saw them.
    #[must_use]
    pub fn bottom(&self) -> &[T] {
        &self.bottom
    }

    /// Returns the number of cards in the deck.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.cards.len() + self.bottom.len()
    }

    /// True for a deck without cards.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.bottom.is_empty()
    }

    /// Puts a card to the bottom.
    pub(crate) fn bury(&mut self, card: T) {
        self.bottom.push(card);
    }

    /// Shuffles the bottom, which becomes the deck, under the cards that are still there.
    pub(crate) fn shuffle(&mut self, rolls: &mut Rolls) {
        self.bottom.sort_unstable();
        rolls.shuffle(&mut self.bottom);
        let rest = std::mem::replace(&mut self.cards, std::mem::take(&mut self.bottom));
        self.cards.extend(rest);
    }
}
