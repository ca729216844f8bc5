//! Deals that a devil thinks of: offers in which both sides gain, as it sees it.

use crate::rules::game::{Phase, Whereabouts};
use crate::rules::ids::{Card, HandCard, Seat};
use crate::rules::market::{Goods, Offer, Terms};
use crate::rules::promises::{Clause, Pledge, Vow};
use crate::sight::Sight;

/// Smallest gain for which a devil makes or takes a deal.
const LEAST_GAIN: i64 = 4;
/// Most offers to one devil in a round.
const TO_ONE: usize = 2;
/// Smallest gain that a devil expects others to agree to.
const THEIR_GAIN: i64 = 6;

impl Sight<'_> {
    /// Returns the offers that this seat takes, the best first. None uses what another needs.
    pub fn takes(self) -> Vec<Offer> {
        let gain = |offer: &Offer| self.terms(&offer.terms, offer.by, self.seat);
        let mut good: Vec<&Offer> = self
            .game
            .offers_to(self.catalog, self.seat)
            .filter(|offer| {
                let theirs = self.of(offer.by).terms(&offer.terms, offer.by, self.seat);
                // A deal that makes the other much richer than oneself is a bad one.
                gain(offer) >= LEAST_GAIN.max(theirs / 4)
            })
            .collect();
        good.sort_by_key(|offer| (std::cmp::Reverse(gain(offer)), offer.id));
        let mut taken: Vec<Offer> = Vec::new();
        for offer in good {
            if !taken.iter().any(|other| overlap(&other.terms.asks, &offer.terms.asks)) {
                taken.push(offer.clone());
            }
        }
        taken
    }

    /// Returns the offers that this seat would make, the best first.
    pub fn offers(self, most: usize) -> Vec<Terms> {
        let mut ideas: Vec<(i64, Terms)> = Vec::new();
        for with in self.game.others(self.seat) {
            if !self.game.trades_with(self.seat, Some(with)) || !self.game.trades_with(with, Some(self.seat)) {
                continue;
            }
            for terms in self.ideas(with) {
                let own = self.terms(&terms, self.seat, with);
                // What lies on the table already is answered now. Said again, it would be refused again.
                let mut open = self.game.market().offers.iter();
                if own < LEAST_GAIN || open.any(|offer| offer.by == self.seat && offer.terms == terms) {
                    continue;
                }
                let theirs = self.of(with).terms(&terms, self.seat, with);
                if theirs >= THEIR_GAIN && self.game.check_terms(self.catalog, self.seat, &terms).is_ok() {
                    ideas.push((own + theirs / 4, terms));
                }
            }
        }
        ideas.sort_by_key(|(gain, _)| std::cmp::Reverse(*gain));
        let mut chosen: Vec<Terms> = Vec::new();
        for (_, terms) in ideas {
            let same = chosen.iter().filter(|other| other.to == terms.to).count();
            let clash = chosen.iter().any(|other| overlap(&other.gives, &terms.gives));
            if !clash && same < TO_ONE {
                chosen.push(terms);
            }
            if chosen.len() >= most {
                break;
            }
        }
        chosen
    }

    /// Returns offers to one devil that come to mind, good or bad.
    fn ideas(self, with: Seat) -> Vec<Terms> {
        let game = self.game;
        let other = self.of(with);
        let plain = |gives: Goods, asks: Goods| Terms { to: Some(with), gives, asks };
        let (own, theirs) = (game.domain(self.seat), game.domain(with));
        let oath = |of: Seat| hand(&[HandCard::Oath(of)]);
        let mut ideas = Vec::new();
        let holds = |of: Seat| own.hand.count(HandCard::Oath(of)) > 0;
        let rivals: Vec<Seat> = game.others(self.seat).filter(|who| *who != with).collect();
        let top = rivals.iter().copied().max_by_key(|who| self.prospect(*who));

        if game.phase() <= Phase::Combat {
            // Peace, or somebody else's war.
            ideas.push(plain(vow(Vow::Spare(with)), vow(Vow::Spare(self.seat))));
            if let Some(top) = top {
                ideas.push(plain(oath(self.seat), maybe(Vow::Attack(top))));
            }
        }
        for of in game.seats().filter(|of| holds(*of)) {
            // Oaths of those that will not rule are worth more to those who believe in them.
            ideas.push(plain(oath(of), oath(with)));
            if game.phase() <= Phase::Combat {
                ideas.push(plain(oath(of), vow(Vow::Spare(self.seat))));
            }
            ideas.push(plain(oath(of), vow(Vow::Accept(self.seat))));
            if let Some(top) = top {
                ideas.push(plain(oath(of), maybe(Vow::Object(top))));
            }
        }
        // A vote for an oath.
        ideas.push(plain(vow(Vow::Accept(with)), oath(with)));
        // Cards that one does not need, for an oath.
        let mut spare: Vec<Card> = own.hand.resources().collect();
        spare.sort_by_key(|card| (self.held(HandCard::Card(*card)) - other.held(HandCard::Card(*card)), *card));
        for &card in spare.iter().take(3) {
            ideas.push(plain(hand(&[HandCard::Card(card)]), oath(with)));
        }
        if !game.market().limited {
            let mut best: Vec<Card> = theirs.tabled.iter().chain(&theirs.earth).copied().collect();
            best.sort_by_key(|card| (-self.card(*card), *card));
            best.truncate(3);
            for of in game.seats().filter(|of| holds(*of)) {
                ideas.extend(best.iter().map(|card| plain(oath(of), cards(&[*card]))));
                if theirs.souls > 2 {
                    ideas.push(plain(oath(of), Goods { souls: theirs.souls / 2, ..Goods::default() }));
                }
            }
            for &give in spare.iter().take(2) {
                ideas.extend(best.iter().map(|card| plain(hand(&[HandCard::Card(give)]), cards(&[*card]))));
            }
        }
        // Freedom.
        let free = |who: Seat| Goods { freed: vec![who], ..Goods::default() };
        if theirs.whereabouts == Whereabouts::Prison(self.seat) {
            for count in 1..=3 {
                ideas.push(plain(free(with), hand(&vec![HandCard::Oath(with); count])));
            }
            let accept = Pledge { vow: Vow::Accept(self.seat), clause: Clause::Always, next: true };
            ideas.push(plain(free(with), Goods { pledges: vec![accept], ..oath(with) }));
        }
        if own.whereabouts == Whereabouts::Prison(with) {
            for count in 1..=3 {
                ideas.push(plain(hand(&vec![HandCard::Oath(self.seat); count]), free(self.seat)));
            }
            let accept = Pledge { vow: Vow::Accept(with), clause: Clause::Always, next: true };
            ideas.push(plain(Goods { pledges: vec![accept], ..Goods::default() }, free(self.seat)));
        }
        ideas
    }
}

fn cards(cards: &[Card]) -> Goods {
    Goods { cards: cards.to_vec(), ..Goods::default() }
}

fn hand(cards: &[HandCard]) -> Goods {
    Goods { hand: cards.to_vec(), ..Goods::default() }
}

fn vow(vow: Vow) -> Goods {
    Goods { pledges: vec![Pledge { vow, clause: Clause::Always, next: false }], ..Goods::default() }
}

fn maybe(vow: Vow) -> Goods {
    Goods { pledges: vec![Pledge { vow, clause: Clause::IfPossible, next: false }], ..Goods::default() }
}

/// True if two parcels of goods may need the same thing, or contradict each other.
fn overlap(a: &Goods, b: &Goods) -> bool {
    a.cards.iter().any(|card| b.cards.contains(card))
        || a.hand.iter().any(|card| b.hand.contains(card))
        || (a.souls > 0 && b.souls > 0)
        || a.freed.iter().any(|who| b.freed.contains(who))
        || a.prisoners.iter().any(|who| b.prisoners.contains(who))
        || a.pledges.iter().any(|one| b.pledges.iter().any(|two| one.vow.contradicts(two.vow)))
}
