//! Deals that a devil thinks of: offers in which both sides gain, as it sees it.

use crate::rules::ids::{Card, HandCard, Paper, Seat};
use crate::rules::promises::Vow;
use crate::rules::trade::{Claim, Favor, Goods, Offer, Pact, Terms};
use crate::sight::Sight;

/// Smallest gain for which a devil makes or takes a deal.
pub(crate) const LEAST_GAIN: i64 = 10;
/// Smallest gain that a devil expects others to agree to.
const THEIR_GAIN: i64 = 14;
/// Smallest fear of another devil for which a devil pays for safety.
const FEARSOME: i64 = 45;

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
                gain(offer) >= LEAST_GAIN.max(theirs / 3)
            })
            .collect();
        good.sort_by_key(|offer| (std::cmp::Reverse(gain(offer)), offer.id));
        let mut taken: Vec<Offer> = Vec::new();
        for offer in good {
            let clash = taken.iter().any(|other| {
                let pact = other.terms.pact != Pact::None && offer.terms.pact != Pact::None;
                pact || overlap(&other.terms.asks, &offer.terms.asks)
            });
            if !clash {
                taken.push(offer.clone());
            }
        }
        taken
    }

    /// Returns the offers that this seat would make, the best first.
    pub fn offers(self, most: usize) -> Vec<Terms> {
        let mut ideas: Vec<(i64, Terms)> = Vec::new();
        for with in self.game.others(self.seat) {
            for terms in self.ideas(with) {
                // What lies on the table already is answered now. Said again, it would be refused again.
                let mut open = self.game.trading().offers.iter();
                let said = open.any(|offer| offer.by == self.seat && offer.terms == terms);
                if said || self.game.check_terms(self.catalog, self.seat, &terms).is_err() {
                    continue;
                }
                let own = self.terms(&terms, self.seat, with);
                let theirs = self.of(with).terms(&terms, self.seat, with);
                if own >= LEAST_GAIN && theirs >= THEIR_GAIN {
                    ideas.push((own + theirs / 4, terms));
                }
            }
        }
        ideas.sort_by_key(|(gain, _)| std::cmp::Reverse(*gain));
        let mut chosen: Vec<Terms> = Vec::new();
        for (_, terms) in ideas {
            let clash = chosen.iter().any(|other| {
                other.to == terms.to
                    || overlap(&other.gives, &terms.gives)
                    || (other.pact != Pact::None && terms.pact != Pact::None)
            });
            if !clash {
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
        let (catalog, game) = (self.catalog, self.game);
        let other = self.of(with);
        let to = Some(with);
        let plain = |gives: Goods, asks: Goods| Terms { to, gives, asks, pact: Pact::None };
        let mut ideas = Vec::new();

        // Peace.
        let safe = || Goods { safety: true, ..Goods::default() };
        ideas.push(plain(safe(), safe()));
        if game.players() >= catalog.numbers.alliance_players {
            ideas.push(Terms { to, gives: Goods::default(), asks: Goods::default(), pact: Pact::Lead });
            ideas.push(Terms { to, gives: Goods::default(), asks: Goods::default(), pact: Pact::Follow });
        }

        // One card for another: the same card is not worth the same to both.
        let prefer = |mine: Sight<'_>, theirs: Sight<'_>, card: &Card| theirs.card(*card) - mine.card(*card);
        let mut own: Vec<Card> = game.domain(self.seat).tabled.clone();
        own.sort_by_key(|card| (-prefer(self, other, card), *card));
        own.truncate(3);
        let mut their: Vec<Card> = game.domain(with).tabled.clone();
        their.sort_by_key(|card| (-prefer(other, self, card), *card));
        their.truncate(3);
        for &give in &own {
            for &ask in &their {
                ideas.push(plain(cards(&[give]), cards(&[ask])));
            }
        }

        // Papers for cards, and Souls for cards.
        let mut papers: Vec<Paper> =
            game.domain(self.seat).hand.papers().filter(|paper| paper.counts_at_the_end()).collect();
        papers.dedup();
        for &paper in &papers {
            for &ask in &their {
                ideas.push(plain(hand(&[paper]), cards(&[ask])));
            }
            if their.len() >= 2 {
                ideas.push(plain(hand(&[paper]), cards(&their[..2])));
            }
            let souls = game.domain(with).souls;
            if souls > 0 {
                ideas.push(plain(hand(&[paper]), Goods { souls, ..Goods::default() }));
            }
            // What a devil has sworn itself is worth most to it; so is what it has sworn to others.
            ideas.push(plain(hand(&[paper]), hand(&[Paper::oath(with)])));
            ideas.push(plain(hand(&[paper]), hand(&[Paper::oath(self.seat)])));
            ideas.push(plain(hand(&[paper]), hand(&[Paper::vote(with)])));
        }
        for &give in &own {
            ideas.push(plain(cards(&[give]), hand(&[Paper::oath(with)])));
            ideas.push(plain(cards(&[give]), hand(&[Paper::oath(self.seat)])));
        }

        // Freedom.
        if game.prisoners(self.seat).any(|prisoner| prisoner == with) {
            let free = || Goods { freed: vec![with], ..Goods::default() };
            ideas.push(plain(free(), hand(&[Paper::oath(with), Paper::favor(with)])));
            ideas.push(plain(free(), hand(&[Paper::vote(with)])));
            if let Some(&best) = their.first() {
                ideas.push(plain(free(), cards(&[best])));
            }
        }
        if game.prisoners(with).any(|prisoner| prisoner == self.seat) {
            let free = || Goods { freed: vec![self.seat], ..Goods::default() };
            ideas.extend(papers.iter().map(|paper| plain(hand(&[*paper]), free())));
            ideas.extend(own.iter().map(|card| plain(cards(&[*card]), free())));
        }

        // A vote for an oath, when the vote is near.
        if game.round() >= catalog.numbers.rounds {
            let elect = Goods { vows: vec![Vow::Elect(with)], ..Goods::default() };
            ideas.push(plain(elect, hand(&[Paper::oath(with)])));
        }
        ideas
    }

    /// Returns the favours that this seat reclaims now.
    pub fn claims(self) -> Vec<Claim> {
        let (catalog, game) = (self.catalog, self.game);
        let mut ideas: Vec<(i64, Seat, Favor)> = Vec::new();
        for target in game.others(self.seat) {
            if game.prisoners(target).any(|prisoner| prisoner == self.seat) {
                ideas.push((120, target, Favor::Free(self.seat)));
            }
            let fear = self.fear(target);
            if fear >= FEARSOME && !game.bound(target, self.seat) && !game.allied(target, self.seat) {
                ideas.push((fear, target, Favor::Safety));
            }
            let alliance = self.alliance(target, true);
            if alliance >= 2 * FEARSOME {
                ideas.push((alliance, target, Favor::Alliance));
            }
        }
        ideas.sort_by_key(|(gain, target, _)| (std::cmp::Reverse(*gain), *target));
        let paid = ideas.into_iter().find_map(|(_, target, favor)| {
            // Favours that are no cards go first, then own ones.
            let wild = game.domain(self.seat).wild;
            let most = game.counter_favors(catalog, self.seat);
            (0..=wild).rev().flat_map(|wild| (0..=most).rev().map(move |own| (wild, own))).find_map(|(wild, own)| {
                let claim = Claim { target, favor, own, wild };
                game.check_claim(catalog, self.seat, &claim).is_ok().then_some(claim)
            })
        });
        paid.into_iter().collect()
    }
}

fn cards(cards: &[Card]) -> Goods {
    Goods { cards: cards.to_vec(), ..Goods::default() }
}

fn hand(papers: &[Paper]) -> Goods {
    Goods { hand: papers.iter().copied().map(HandCard::Paper).collect(), ..Goods::default() }
}

/// True if two parcels of goods may need the same thing.
fn overlap(a: &Goods, b: &Goods) -> bool {
    a.cards.iter().any(|card| b.cards.contains(card))
        || a.hand.iter().any(|card| b.hand.contains(card))
        || (a.souls > 0 && b.souls > 0)
        || (a.points > 0 && b.points > 0)
        || a.freed.iter().any(|who| b.freed.contains(who))
        || a.prisoners.iter().any(|who| b.prisoners.contains(who))
}
