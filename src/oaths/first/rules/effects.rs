//! Effects that several phases share: points, draws, thefts, and what is lost with a fortress.

use crate::dice::Stream;
use crate::facts::{MarketFact, RiteFact};
use crate::game::Whereabouts;
use crate::ids::{Card, HandCard, Seat};
use crate::step::Course;

impl Course<'_> {
    /// Gives points, unless the devil is in disgrace.
    pub(crate) fn award(&mut self, seat: Seat, points: u8) -> u8 {
        if self.game.ashamed(seat) {
            return 0;
        }
        let domain = self.game.domain_mut(seat);
        domain.points = domain.points.saturating_add(points);
        points
    }

    /// Discards the rituals that nobody keeps up any more.
    pub(crate) fn keep_rituals(&mut self, seat: Seat) {
        let most = self.game.upkeep(self.catalog, seat);
        let domain = self.game.domain_mut(seat);
        if domain.rituals.len() > most {
            let rituals = domain.rituals.split_off(most);
            self.game.discard.extend(&rituals);
            self.tell(RiteFact::Dropped { seat, rituals });
        }
    }

    /// Follows from the loss of a fortress: what belonged to it is discarded, prisoners flee.
    pub(crate) fn lose_fortress(&mut self, seat: Seat) {
        let catalog = self.catalog;
        if self.game.domain(seat).fortress.is_some() {
            return;
        }
        let domain = self.game.domain_mut(seat);
        let bound: Vec<Card> = domain.tabled.iter().copied().filter(|card| catalog.is_bound(*card)).collect();
        domain.tabled.retain(|card| !bound.contains(card));
        self.game.discard.extend(bound);
        for prisoner in self.game.prisoners(seat).collect::<Vec<_>>() {
            self.release(seat, prisoner, Whereabouts::Fled);
        }
        self.keep_rituals(seat);
    }

    /// Lets a prisoner go.
    pub(crate) fn release(&mut self, by: Seat, prisoner: Seat, to: Whereabouts) {
        self.game.domain_mut(prisoner).whereabouts = to;
        self.tell(MarketFact::Freed { by, prisoner });
    }

    /// Draws cards into a hand. Returns them.
    pub(crate) fn draw_hand(&mut self, seat: Seat, count: usize) -> Vec<Card> {
        let cards: Vec<Card> = (0..count).map_while(|_| self.draw()).collect();
        for card in &cards {
            self.game.domain_mut(seat).hand.put(HandCard::Card(*card));
        }
        cards
    }

    /// Returns the number of the next roll.
    pub(crate) fn roll(&mut self) -> u32 {
        self.game.rolls += 1;
        self.game.rolls
    }

    /// Draws cards of a hand by lot. Oaths among them are returned.
    pub(crate) fn steal(&mut self, from: Seat, to: Seat, count: u8) -> Vec<HandCard> {
        let stream = Stream::Theft(self.roll());
        let mut cards: Vec<HandCard> = self.game.domain(from).hand.cards().to_vec();
        self.dice.open(stream).shuffle(&mut cards);
        cards.truncate(count.into());
        cards.retain(|card| matches!(card, HandCard::Card(_)));
        for card in &cards {
            self.game.domain_mut(from).hand.take(*card);
            self.game.domain_mut(to).hand.put(*card);
        }
        cards
    }
}
