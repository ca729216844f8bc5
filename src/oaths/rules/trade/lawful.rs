//! What devils may reclaim, offer and take.

use super::{Claim, Dealings, Favor, Goods, MOST_OFFERS, Offer, Pact, Terms};
use crate::catalog::{Catalog, Moment};
use crate::game::{Game, Whereabouts};
use crate::ids::{HandCard, Paper, Seat};
use crate::muster::distinct;
use crate::promises::Vow;
use crate::refusal::Refusal;

impl Game {
    /// Returns the price of a favour, in favours of its target.
    #[must_use]
    pub fn price(&self, catalog: &Catalog, claim: &Claim) -> u8 {
        let numbers = &catalog.numbers;
        let price = match claim.favor {
            Favor::Safety => numbers.safety,
            Favor::Alliance => numbers.alliance,
            Favor::Take(_) | Favor::Free(_) => numbers.prisoner,
            Favor::Oaths(count) => count,
        };
        price.saturating_mul(self.powers(catalog, claim.target).dear.max(1))
    }

    /// Returns the number of favours of its own with which a seat can pay.
    #[must_use]
    pub fn counter_favors(&self, catalog: &Catalog, seat: Seat) -> u8 {
        catalog.numbers.counter_favors + self.powers(catalog, seat).counter_favors
    }

    /// Checks a favour that a seat reclaims.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check_claim(&self, catalog: &Catalog, seat: Seat, claim: &Claim) -> Result<(), Refusal> {
        let &Claim { target, favor, own, wild } = claim;
        if target == seat || target.index() >= self.domains.len() {
            return Err(Refusal::Devil);
        }
        let domain = self.domain(seat);
        let price = self.price(catalog, claim);
        // "If the reclaimed favor needs more than one favor card", own ones can replace some.
        let most = if price > 1 { self.counter_favors(catalog, seat).min(price - 1) } else { 0 };
        let held = |of: Seat| domain.hand.papers_like(Paper::favor(of));
        if own > most || usize::from(own) > held(seat) || wild > domain.wild || own.saturating_add(wild) > price {
            return Err(Refusal::Price);
        }
        if usize::from(price - own - wild) > held(target) {
            return Err(Refusal::Price);
        }
        let prisoner =
            |who: Seat| who.index() < self.domains.len() && self.domain(who).whereabouts == Whereabouts::Prison(target);
        // In a silence "prisoners can be freed with favors", not handed over.
        let frees = match favor {
            Favor::Free(_) => true,
            Favor::Take(who) => who == seat,
            Favor::Safety | Favor::Alliance | Favor::Oaths(_) => false,
        };
        if self.trading.silence && !frees {
            return Err(Refusal::Silence);
        }
        match favor {
            Favor::Safety => Ok(()),
            Favor::Alliance if self.alliance_of(target).is_none() && self.can_lead(catalog, seat) => Ok(()),
            Favor::Alliance => Err(Refusal::Alliance),
            Favor::Take(who) | Favor::Free(who) if prisoner(who) => Ok(()),
            Favor::Take(_) | Favor::Free(_) => Err(Refusal::Devil),
            Favor::Oaths(count) if (1..=catalog.numbers.most_oaths).contains(&count) => Ok(()),
            Favor::Oaths(_) => Err(Refusal::Count),
        }
    }

    /// True if a seat can lead an alliance.
    #[must_use]
    pub fn can_lead(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.domains.len() >= catalog.numbers.alliance_players
            && self.alliance_of(seat).is_none_or(|alliance| alliance.leader == seat)
    }

    /// Checks that a seat has what it would give to another.
    ///
    /// # Errors
    /// The rule that this breaks.
    pub fn check_goods(&self, goods: &Goods, from: Seat, to: Option<Seat>) -> Result<(), Refusal> {
        let domain = self.domain(from);
        distinct(&goods.cards)?;
        distinct(&goods.prisoners)?;
        distinct(&goods.freed)?;
        distinct(&goods.vows)?;
        let has_cards = goods.cards.iter().all(|card| domain.tabled.contains(card));
        let held =
            |who: &Seat| who.index() < self.domains.len() && self.domain(*who).whereabouts == Whereabouts::Prison(from);
        let prisoners = goods.prisoners.iter().all(|who| held(who) && !goods.freed.contains(who));
        if !has_cards
            || goods.souls > domain.souls
            || goods.points > domain.points
            || !domain.hand.holds(&goods.hand)
            || !prisoners
            || !goods.freed.iter().all(held)
        {
            return Err(Refusal::Goods);
        }
        if let Some(to) = to
            && goods.points > 0
            && domain.points - (goods.points - 1) < self.domain(to).points + (goods.points - 1)
        {
            return Err(Refusal::Point);
        }
        let sensible = |vow: &Vow| match vow {
            Vow::Attack(whom) | Vow::Spare(whom) => *whom != from && whom.index() < self.domains.len(),
            Vow::Elect(whom) => whom.index() < self.domains.len(),
            Vow::LeaveEarth => true,
        };
        if goods.vows.iter().all(sensible) { Ok(()) } else { Err(Refusal::Devil) }
    }

    /// Checks what both sides of a deal would do together.
    fn check_pact(&self, catalog: &Catalog, pact: Pact, by: Seat, with: Option<Seat>) -> Result<(), Refusal> {
        let (leader, follower) = match pact {
            Pact::None => return Ok(()),
            Pact::SwapRealms => {
                let home = |seat: Seat| self.domain(seat).realm.is_some();
                return if home(by) && with.is_none_or(home) { Ok(()) } else { Err(Refusal::Realm) };
            }
            Pact::Lead => (Some(by), with),
            Pact::Follow => (with, Some(by)),
        };
        let leads = leader.is_none_or(|seat| self.can_lead(catalog, seat));
        let enough = self.domains.len() >= catalog.numbers.alliance_players;
        if enough && leads && follower.is_none_or(|seat| self.alliance_of(seat).is_none()) {
            Ok(())
        } else {
            Err(Refusal::Alliance)
        }
    }

    /// Checks the terms of an offer that a seat would make.
    ///
    /// # Errors
    /// The rule that they break.
    pub fn check_terms(&self, catalog: &Catalog, by: Seat, terms: &Terms) -> Result<(), Refusal> {
        if self.trading.silence {
            return Err(Refusal::Silence);
        }
        if terms.to.is_some_and(|to| to == by || to.index() >= self.domains.len()) {
            return Err(Refusal::Devil);
        }
        if terms.gives.is_nothing() && terms.asks.is_nothing() && terms.pact == Pact::None {
            return Err(Refusal::Goods);
        }
        self.check_goods(&terms.gives, by, terms.to)?;
        if !self.there_is(catalog, &terms.asks) {
            return Err(Refusal::Goods);
        }
        self.check_pact(catalog, terms.pact, by, terms.to)
    }

    /// True if everything in these goods exists. Nobody sees whether the other has what is asked of
    /// it, but everybody reads the offer.
    fn there_is(&self, catalog: &Catalog, goods: &Goods) -> bool {
        let seat = |seat: &Seat| seat.index() < self.domains.len();
        let held = |card: &HandCard| match card {
            HandCard::Paper(paper) => seat(&paper.of),
            HandCard::Special(special) => special.index() < catalog.specials.len(),
        };
        let vow = |vow: &Vow| match vow {
            Vow::Attack(whom) | Vow::Spare(whom) | Vow::Elect(whom) => seat(whom),
            Vow::LeaveEarth => true,
        };
        goods.cards.iter().all(|card| card.index() < catalog.cards())
            && goods.hand.iter().all(held)
            && goods.prisoners.iter().chain(&goods.freed).all(seat)
            && goods.vows.iter().all(vow)
    }

    /// Checks whether a deal can be made now.
    ///
    /// # Errors
    /// The rule that this breaks.
    pub fn check_deal(&self, catalog: &Catalog, offer: &Offer, with: Seat) -> Result<(), Refusal> {
        let Offer { by, terms, .. } = offer;
        if with == *by || terms.to.is_some_and(|to| to != with) {
            return Err(Refusal::NoOffer);
        }
        if self.trading.silence {
            return Err(Refusal::Silence);
        }
        self.check_goods(&terms.gives, *by, Some(with))?;
        self.check_goods(&terms.asks, with, Some(*by))?;
        self.check_pact(catalog, terms.pact, *by, Some(with))
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
        self.trading.offers.iter().filter(move |offer| self.check_take(catalog, offer, seat).is_ok())
    }

    pub(super) fn check_torture(&self, catalog: &Catalog, seat: Seat, prisoner: Seat) -> Result<(), Refusal> {
        let can = self.torture(catalog, seat).is_some();
        let held = prisoner.index() < self.domains.len()
            && self.domain(prisoner).whereabouts == Whereabouts::Prison(seat)
            && !self.trading.tortured.contains(&prisoner);
        if can && held { Ok(()) } else { Err(Refusal::Devil) }
    }

    /// Returns the rounds of the trading in progress. In a silence nobody deals, so one is enough.
    #[must_use]
    pub const fn trading_rounds(&self) -> u8 {
        if self.trading.silence { 1 } else { self.charter.trading_rounds }
    }

    /// Returns the number of cards that a seat sees when it tortures a prisoner.
    #[must_use]
    pub fn torture(&self, catalog: &Catalog, seat: Seat) -> Option<usize> {
        Some(usize::from(self.powers(catalog, seat).torture)).filter(|count| *count > 0)
    }

    pub(super) fn check_dealings(&self, catalog: &Catalog, seat: Seat, dealings: &Dealings) -> Result<(), Refusal> {
        let Dealings { claims, plays, takes, tortures, frees, offers } = dealings;
        distinct(takes)?;
        distinct(tortures)?;
        if claims.len() > usize::from(catalog.numbers.favors) * self.domains.len() || offers.len() > MOST_OFFERS {
            return Err(Refusal::Count);
        }
        for claim in claims {
            self.check_claim(catalog, seat, claim)?;
        }
        for (at, play) in plays.iter().enumerate() {
            if plays[..at].iter().any(|other| other.card == play.card) {
                return Err(Refusal::Twice);
            }
            self.check_play(catalog, seat, play)?;
            if catalog.special(play.card).moment() != Moment::Trading {
                return Err(Refusal::Play);
            }
        }
        for id in takes {
            let offer = self.trading.offers.iter().find(|offer| offer.id == *id).ok_or(Refusal::NoOffer)?;
            self.check_take(catalog, offer, seat)?;
        }
        for &prisoner in tortures {
            self.check_torture(catalog, seat, prisoner)?;
        }
        for prisoner in frees {
            if prisoner.index() >= self.domains.len() || self.domain(*prisoner).whereabouts != Whereabouts::Prison(seat)
            {
                return Err(Refusal::Devil);
            }
        }
        offers.iter().try_for_each(|terms| self.check_terms(catalog, seat, terms))
    }

    /// Returns the first oaths and votes of a seat, for one that does not choose.
    pub(super) fn first_papers(&self, seat: Seat, count: u8) -> Vec<Paper> {
        let mut papers: Vec<Paper> =
            self.domain(seat).hand.papers().filter(|paper| paper.counts_at_the_end()).collect();
        papers.truncate(count.into());
        papers
    }

    pub(super) fn check_papers(&self, seat: Seat, count: u8, papers: &[Paper]) -> Result<(), Refusal> {
        let hand = &self.domain(seat).hand;
        let cards: Vec<HandCard> = papers.iter().copied().map(HandCard::Paper).collect();
        if papers.len() != usize::from(count).min(hand.oaths_and_votes()) {
            return Err(Refusal::Count);
        }
        if papers.iter().all(|paper| paper.counts_at_the_end()) && hand.holds(&cards) {
            Ok(())
        } else {
            Err(Refusal::NotYours)
        }
    }
}
