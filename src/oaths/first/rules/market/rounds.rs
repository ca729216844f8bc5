//! What happens in a round of trading.

use super::{Dealings, Goods, MarketStep, Offer};
use crate::facts::{MarketFact, PromiseFact};
use crate::game::Whereabouts;
use crate::ids::{Card, HandCard, OfferId, Seat};
use crate::promises::{self, Outcome};
use crate::specials;
use crate::step::Course;

pub(super) fn round(course: &mut Course<'_>, number: u8, said: &[(Seat, Dealings)]) {
    let catalog = course.catalog;
    let last = number >= course.game.trading_rounds(catalog);
    // Offers are answered in the order in which they were made.
    for offer in std::mem::take(&mut course.game.market.offers) {
        let takers: Vec<Seat> =
            said.iter().filter(|(_, dealings)| dealings.takes.contains(&offer.id)).map(|(seat, _)| *seat).collect();
        let with = takers.iter().find(|with| course.game.check_deal(catalog, &offer, **with).is_ok());
        match (with, offer.terms.to) {
            (Some(&with), _) => deal(course, &offer, with),
            (None, Some(by)) if takers.is_empty() => course.tell(MarketFact::Refused { id: offer.id, by }),
            (None, _) => course.tell(MarketFact::Lapsed { id: offer.id }),
        }
    }
    for (seat, dealings) in said {
        for &prisoner in &dealings.frees {
            if course.game.domain(prisoner).whereabouts == Whereabouts::Prison(*seat) {
                course.release(*seat, prisoner, Whereabouts::Hell);
            }
        }
        for &prisoner in &dealings.permits {
            let held = course.game.domain(prisoner).whereabouts == Whereabouts::Prison(*seat);
            if held && !course.game.market.permitted.contains(&prisoner) {
                course.game.market.permitted.push(prisoner);
                course.tell(MarketFact::Permitted { by: *seat, prisoner });
            }
        }
        for &card in &dealings.sells {
            if course.game.check_sale(catalog, *seat, card).is_ok() {
                sell(course, *seat, card);
            }
        }
        for play in &dealings.plays {
            if course.game.check_play(catalog, *seat, play).is_ok() {
                specials::play(course, *seat, play);
            }
        }
    }
    if !last {
        for (seat, dealings) in said {
            for terms in &dealings.offers {
                if course.game.check_terms(catalog, *seat, terms).is_ok() {
                    let id = OfferId(course.game.market.next);
                    course.game.market.next = course.game.market.next.wrapping_add(1);
                    let offer = Offer { id, by: *seat, terms: terms.clone() };
                    course.tell(MarketFact::Offered { offer: Box::new(offer.clone()) });
                    course.game.market.offers.push(offer);
                }
            }
        }
    }
    let all_ready = said.iter().all(|(_, dealings)| dealings.is_ready());
    if !last && !all_ready {
        course.next([MarketStep::Round(number + 1)]);
    }
}

fn deal(course: &mut Course<'_>, offer: &Offer, with: Seat) {
    let Offer { by, terms, .. } = offer;
    course.tell(MarketFact::Dealt { offer: Box::new(offer.clone()), with });
    let give = take_out(course, &terms.gives, *by);
    let ask = take_out(course, &terms.asks, with);
    put_in(course, &terms.gives, give, *by, with);
    put_in(course, &terms.asks, ask, with, *by);
    for seat in [*by, with] {
        course.lose_fortress(seat);
        course.keep_rituals(seat);
    }
}

/// A fortress on its way from one devil to another, with what belongs to it.
struct Estate {
    fortress: Option<Card>,
    bound: Vec<Card>,
    earth: Vec<Card>,
}

/// Takes what a side gives out of its domain.
fn take_out(course: &mut Course<'_>, goods: &Goods, from: Seat) -> Estate {
    let catalog = course.catalog;
    let domain = course.game.domain_mut(from);
    let fortress = domain.fortress.filter(|card| goods.cards.contains(card));
    let mut bound: Vec<Card> = Vec::new();
    if fortress.is_some() {
        domain.fortress = None;
        bound = domain.tabled.iter().copied().filter(|card| catalog.is_bound(*card)).collect();
    }
    let earth: Vec<Card> = domain.earth.iter().copied().filter(|card| goods.cards.contains(card)).collect();
    domain.tabled.retain(|card| !goods.cards.contains(card) && !bound.contains(card));
    domain.earth.retain(|card| !goods.cards.contains(card));
    domain.souls -= goods.souls;
    for card in &goods.hand {
        if domain.hand.take(*card) {
            domain.see_off(*card);
        }
    }
    Estate { fortress, bound, earth }
}

/// Puts what a side gives into the domain of the other. Fiends stay on Earth.
fn put_in(course: &mut Course<'_>, goods: &Goods, estate: Estate, from: Seat, to: Seat) {
    let Estate { fortress, bound, earth } = estate;
    let domain = course.game.domain_mut(to);
    let loose = goods.cards.iter().filter(|card| !earth.contains(card) && fortress != Some(**card));
    domain.tabled.extend(loose.chain(&bound));
    domain.earth.extend(earth);
    domain.souls += goods.souls;
    for card in &goods.hand {
        domain.hand.put(*card);
        domain.see(*card);
    }
    if let Some(card) = fortress {
        let old = domain.fortress.replace(card);
        course.game.discard.extend(old);
    }
    for &prisoner in &goods.prisoners {
        course.game.domain_mut(prisoner).whereabouts = Whereabouts::Prison(to);
        course.tell(MarketFact::HandedOver { from, prisoner, to });
    }
    for &prisoner in &goods.freed {
        course.release(from, prisoner, Whereabouts::Hell);
    }
    for id in &goods.released {
        promises::settle(course, *id, Outcome::Released);
    }
    for pledge in &goods.pledges {
        let promise = course.game.promise(from, Some(to), *pledge);
        course.tell(PromiseFact::Given { promise });
    }
    if goods.shows {
        promises::show_hand(course, from, to);
    }
}

/// Sells an oath to the Other Powers of Hell. It lies face down in their pile.
fn sell(course: &mut Course<'_>, seat: Seat, card: HandCard) {
    course.game.domain_mut(seat).hand.take(card);
    let oath = match card {
        HandCard::Oath(of) => {
            course.game.pile.push(of);
            course.game.pile.sort_unstable();
            true
        }
        HandCard::Card(card) => {
            course.game.discard.push(card);
            course.game.domain_mut(seat).see_off(HandCard::Card(card));
            course.game.domain_mut(seat).resting = course.game.turn + 1;
            false
        }
    };
    let drawn = course.draw_hand(seat, course.catalog.numbers.oath_price.into());
    course.tell(MarketFact::Sold { seat, oath, card: Some(card), count: drawn.len(), drawn });
}
