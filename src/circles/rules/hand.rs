//! Hands with more cards than anybody may hold (rule 6.3).

use circles_catalog::Catalog;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::CardFact;
use crate::game::Game;
use crate::ids::{Arcanum, Seat};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::Asks;

/// Hands that are asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandAsk {
    /// "Players must immediately discard any cards they have in excess of five."
    Discard,
}

/// The cards that a seat discards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Discards(pub Vec<Arcanum>);

impl Game {
    /// Returns the number of cards that a seat holds above the limit.
    #[must_use]
    pub fn excess(&self, catalog: &Catalog, seat: Seat) -> usize {
        self.triumvirate(seat).hand.len().saturating_sub(catalog.numbers.cards.hand.into())
    }
}

impl Asks for HandAsk {
    type Answer = Discards;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        game.seats().filter(|seat| game.excess(catalog, *seat) > 0).collect()
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> Discards {
        let hand = &game.triumvirate(seat).hand;
        Discards(hand.iter().copied().take(game.excess(catalog, seat)).collect())
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &Discards) -> Result<(), Refusal> {
        distinct(&answer.0)?;
        sure(answer.0.iter().all(|card| game.triumvirate(seat).holds(*card)), Refusal::NotYourCard)?;
        sure(answer.0.len() == game.excess(catalog, seat), Refusal::Count)
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Discards)]) {
        for (seat, Discards(cards)) in answers {
            for card in cards {
                course.discard(*seat, *card);
            }
            course.tell(CardFact::Discarded { seat: *seat, cards: cards.clone() });
        }
    }
}
