//! What devils may offer, take and sell.

use super::{Dealings, Goods, MOST_OFFERS, Offer, Terms};
use crate::catalog::Catalog;
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, HandCard, Seat};
use crate::promises::{Clause, Outcome, Pledge};
use crate::refusal::{Refusal, distinct, sure};

impl Game {
    fn holds_prisoner(&self, seat: Seat, prisoner: Seat) -> bool {
        prisoner.index() < self.domains.len() && self.domain(prisoner).whereabouts == Whereabouts::Prison(seat)
    }

    /// Checks that a seat has what it would give to another.
    ///
    /// # Errors
    /// The rule that this breaks.
    pub fn check_goods(&self, catalog: &Catalog, goods: &Goods, from: Seat, to: Option<Seat>) -> Result<(), Refusal> {
        let domain = self.domain(from);
        let Goods { cards, souls, hand, prisoners, freed, pledges, released, shows: _ } = goods;
        distinct(cards)?;
        distinct(prisoners)?;
        distinct(freed)?;
        distinct(released)?;
        let moves = !cards.is_empty() || *souls > 0 || !prisoners.is_empty();
        sure(!moves || !self.market.limited, Refusal::Limited)?;
        let tabled = cards.iter().all(|card| {
            let loose = domain.tabled.contains(card) && !catalog.is_bound(*card);
            loose || domain.earth.contains(card) || domain.fortress == Some(*card)
        });
        let held = prisoners.iter().all(|who| self.holds_prisoner(from, *who) && !freed.contains(who));
        let caught = freed.iter().all(|who| self.holds_prisoner(from, *who));
        // A fortress does not change hands without its prisoners being moved or freed with it.
        let leaving = domain.fortress.is_some_and(|card| cards.contains(&card));
        let emptied = !leaving || self.prisoners(from).all(|who| prisoners.contains(&who) || freed.contains(&who));
        let has = tabled && *souls <= domain.souls && domain.hand.holds(hand) && held && caught && emptied;
        sure(has, Refusal::Goods)?;
        for id in released {
            let promise = self.promises.get(id.index()).ok_or(Refusal::Goods)?;
            let owed = promise.outcome == Outcome::Open && promise.to == Some(from);
            sure(owed && to.is_none_or(|to| promise.by == to), Refusal::Goods)?;
        }
        if let Some(to) = to
            && !prisoners.is_empty()
        {
            // "A fortress is needed to hold any prisoners."
            let prison = self.domain(to).fortress.is_some() || leaving;
            sure(prison && !prisoners.contains(&to), Refusal::Goods)?;
        }
        self.check_pledges(from, pledges)
    }

    /// Checks the terms of an offer that a seat would make.
    ///
    /// # Errors
    /// The rule that they break.
    pub fn check_terms(&self, catalog: &Catalog, by: Seat, terms: &Terms) -> Result<(), Refusal> {
        let Terms { to, gives, asks } = terms;
        sure(to.is_none_or(|to| to != by && to.index() < self.domains.len()), Refusal::Devil)?;
        sure(!gives.is_nothing() || !asks.is_nothing(), Refusal::Goods)?;
        let able = match to {
            Some(to) => self.trades_with(by, Some(*to)) && self.trades_with(*to, Some(by)),
            None => self.others(by).any(|other| self.trades_with(by, Some(other))),
        };
        sure(able, Refusal::NoTrade)?;
        sure(self.there_is(catalog, asks), Refusal::Goods)?;
        self.check_goods(catalog, gives, by, *to)
    }

    /// True if everything in these goods exists. Nobody sees whether the other has what is asked of
    /// it, but everybody reads the offer.
    fn there_is(&self, catalog: &Catalog, goods: &Goods) -> bool {
        let Goods { cards, souls: _, hand, prisoners, freed, pledges, released, shows: _ } = goods;
        let seat = |seat: &Seat| seat.index() < self.domains.len();
        let known = |card: &Card| card.index() < catalog.cards();
        let held = |card: &HandCard| match card {
            HandCard::Oath(of) => seat(of),
            HandCard::Card(card) => known(card),
        };
        let pledged = |pledge: &Pledge| {
            let clause = match pledge.clause {
                Clause::IfOverlord(whom) => seat(&whom),
                Clause::Always | Clause::IfPossible => true,
            };
            clause && pledge.vow.names().iter().all(seat)
        };
        cards.iter().all(known)
            && hand.iter().all(held)
            && prisoners.iter().chain(freed).all(seat)
            && pledges.iter().all(pledged)
            && released.iter().all(|id| id.index() < self.promises.len())
    }

    /// Checks whether a deal can be made now.
    ///
    /// # Errors
    /// The rule that this breaks.
    pub fn check_deal(&self, catalog: &Catalog, offer: &Offer, with: Seat) -> Result<(), Refusal> {
        let Offer { by, terms, .. } = offer;
        sure(with != *by && terms.to.is_none_or(|to| to == with), Refusal::NoOffer)?;
        sure(self.trades_with(*by, Some(with)) && self.trades_with(with, Some(*by)), Refusal::NoTrade)?;
        self.check_goods(catalog, &terms.gives, *by, Some(with))?;
        self.check_goods(catalog, &terms.asks, with, Some(*by))
    }

    /// Checks whether a seat can say that it takes an offer. Nobody sees the hand of the maker, so that
    /// is not asked. An offer of what is not there any more lapses.
    ///
    /// # Errors
    /// The rule that this breaks.
    pub fn check_take(&self, catalog: &Catalog, offer: &Offer, with: Seat) -> Result<(), Refusal> {
        let mut open = offer.clone();
        open.terms.gives.hand.clear();
        self.check_deal(catalog, &open, with)
    }

    /// Returns the offers that a seat can take now.
    pub fn offers_to<'a>(&'a self, catalog: &'a Catalog, seat: Seat) -> impl Iterator<Item = &'a Offer> + 'a {
        self.market.offers.iter().filter(move |offer| self.check_take(catalog, offer, seat).is_ok())
    }

    /// True if a seat can pay with a resource card where an oath is due.
    #[must_use]
    pub fn substitutes(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.powers(catalog, seat).substitutes && self.turn > self.domain(seat).resting
    }

    pub(super) fn check_sale(&self, catalog: &Catalog, seat: Seat, card: HandCard) -> Result<(), Refusal> {
        sure(self.trades_with(seat, None), Refusal::NoTrade)?;
        let fits = match card {
            HandCard::Oath(_) => true,
            HandCard::Card(_) => self.substitutes(catalog, seat),
        };
        sure(fits && self.domain(seat).hand.count(card) > 0, Refusal::NotYours)
    }

    pub(super) fn check_dealings(&self, catalog: &Catalog, seat: Seat, dealings: &Dealings) -> Result<(), Refusal> {
        let Dealings { takes, frees, permits, sells, plays, offers } = dealings;
        distinct(takes)?;
        distinct(frees)?;
        sure(offers.len() <= MOST_OFFERS, Refusal::Count)?;
        for id in takes {
            let offer = self.market.offers.iter().find(|offer| offer.id == *id).ok_or(Refusal::NoOffer)?;
            self.check_take(catalog, offer, seat)?;
        }
        let held = frees.iter().chain(permits).all(|who| self.holds_prisoner(seat, *who));
        sure(held, Refusal::Devil)?;
        sure(self.domain(seat).hand.holds(sells), Refusal::NotYours)?;
        let instead = sells.iter().filter(|card| matches!(card, HandCard::Card(_))).count();
        sure(instead <= 1, Refusal::Count)?;
        sells.iter().try_for_each(|card| self.check_sale(catalog, seat, *card))?;
        for (at, play) in plays.iter().enumerate() {
            sure(plays[..at].iter().all(|other| other.card != play.card), Refusal::Twice)?;
            self.check_play(catalog, seat, play)?;
        }
        offers.iter().try_for_each(|terms| self.check_terms(catalog, seat, terms))
    }
}
