//! What happens in a round of trading, and at the end of the phase.

use super::{Claim, Dealings, Favor, Goods, Offer, Pact, TradeAnswer, TradeStep, Trading};
use crate::action::ActionStep;
use crate::dice::Stream;
use crate::facts::TradeFact;
use crate::game::{Alliance, Game, Safety, Whereabouts};
use crate::ids::{HandCard, OfferId, Paper, Seat};
use crate::promises::{Outcome, Promise, Vow};
use crate::specials;
use crate::step::{Course, Step};

pub(super) fn open(course: &mut Course<'_>) {
    let silence = course.game.trading.silence;
    course.game.trading = Trading { silence, next: course.game.trading.next, ..Trading::default() };
    for seat in course.game.seats() {
        let wild = course.game.powers(course.catalog, seat).wild_favors;
        course.game.domain_mut(seat).wild = wild;
    }
    course.next([TradeStep::Round(1)]);
}

pub(super) fn round(course: &mut Course<'_>, number: u8, said: &[(Seat, Dealings)]) {
    let last = number >= course.game.trading_rounds();
    let mut steps: Vec<Step> = Vec::new();
    for (seat, dealings) in said {
        for claim in &dealings.claims {
            steps.extend(reclaim(course, *seat, claim));
        }
    }
    // Offers are answered in the order in which they were made.
    for offer in std::mem::take(&mut course.game.trading.offers) {
        let takers: Vec<Seat> =
            said.iter().filter(|(_, dealings)| dealings.takes.contains(&offer.id)).map(|(seat, _)| *seat).collect();
        let with = takers.iter().find(|with| course.game.check_deal(course.catalog, &offer, **with).is_ok());
        match (with, offer.terms.to) {
            (Some(&with), _) => deal(course, &offer, with),
            (None, Some(by)) if takers.is_empty() => {
                course.tell(TradeFact::Refused { offer: Box::new(offer), by });
            }
            (None, _) => course.tell(TradeFact::Lapsed { offer: Box::new(offer) }),
        }
    }
    let mut announced = Vec::new();
    for (seat, dealings) in said {
        for &prisoner in &dealings.tortures {
            if course.game.check_torture(course.catalog, *seat, prisoner).is_ok() {
                steps.push(torture(course, *seat, prisoner));
            }
        }
        for &prisoner in &dealings.frees {
            if course.game.domain(prisoner).whereabouts == Whereabouts::Prison(*seat) {
                free(course, *seat, prisoner);
            }
        }
        for play in &dealings.plays {
            if course.game.check_play(course.catalog, *seat, play).is_ok() {
                announced.push(specials::announce(course, *seat, play.clone()));
            }
        }
    }
    if !last {
        for (seat, dealings) in said {
            for terms in &dealings.offers {
                if course.game.check_terms(course.catalog, *seat, terms).is_ok() {
                    let id = OfferId(course.game.trading.next);
                    course.game.trading.next = course.game.trading.next.wrapping_add(1);
                    let offer = Offer { id, by: *seat, terms: terms.clone() };
                    course.tell(TradeFact::Offered { offer: Box::new(offer.clone()) });
                    course.game.trading.offers.push(offer);
                }
            }
        }
    }
    let all_ready = said.iter().all(|(_, dealings)| dealings.is_ready());
    steps.push(if last || all_ready { TradeStep::Close.into() } else { TradeStep::Round(number + 1).into() });
    course.next(steps);
    specials::resolve(course, announced);
}

/// Pays for a favour and takes it. Returns the steps in which the target chooses.
fn reclaim(course: &mut Course<'_>, seat: Seat, claim: &Claim) -> Option<Step> {
    let catalog = course.catalog;
    // Another claim may have come first.
    if course.game.check_claim(catalog, seat, claim).is_err() {
        return None;
    }
    let &Claim { target, favor, own, wild } = claim;
    let paid = course.game.price(catalog, claim) - own - wild;
    pay(&mut course.game, seat, claim, paid);
    course.tell(TradeFact::Claimed { seat, claim: *claim, paid });
    match favor {
        Favor::Safety => {
            promise_safety(&mut course.game, target, seat);
            None
        }
        Favor::Alliance => {
            ally(&mut course.game, seat, target);
            None
        }
        Favor::Take(prisoner) => {
            hand_prisoner(course, target, prisoner, seat);
            None
        }
        Favor::Free(prisoner) => {
            free(course, target, prisoner);
            None
        }
        Favor::Oaths(count) => Some(TradeStep::Give { from: target, to: seat, count }.into()),
    }
}

/// Gives the target of a claim the favours that it costs.
pub(crate) fn pay(game: &mut Game, seat: Seat, claim: &Claim, paid: u8) {
    game.domain_mut(seat).wild -= claim.wild;
    let favors = (0..paid).map(|_| claim.target).chain((0..claim.own).map(|_| seat));
    for of in favors {
        let favor = HandCard::Paper(Paper::favor(of));
        if game.domain_mut(seat).hand.take(favor) {
            game.domain_mut(seat).see_off(favor);
            game.domain_mut(claim.target).hand.put(favor);
            game.domain_mut(claim.target).see(favor);
        }
    }
}

fn promise_safety(game: &mut Game, bound: Seat, safe: Seat) {
    let safety = Safety { bound, safe };
    if !game.safeties.contains(&safety) {
        game.safeties.push(safety);
    }
}

fn ally(game: &mut Game, leader: Seat, follower: Seat) {
    match game.alliances.iter_mut().find(|alliance| alliance.leader == leader) {
        Some(alliance) => alliance.followers.push(follower),
        None => game.alliances.push(Alliance { leader, followers: vec![follower] }),
    }
}

/// Frees a prisoner.
pub(crate) fn free(course: &mut Course<'_>, by: Seat, prisoner: Seat) {
    course.game.domain_mut(prisoner).whereabouts = Whereabouts::Hell;
    course.tell(TradeFact::Freed { by, prisoner });
}

/// Hands a prisoner over. A devil that is handed to itself is free.
pub(crate) fn hand_prisoner(course: &mut Course<'_>, from: Seat, prisoner: Seat, to: Seat) {
    if prisoner == to {
        free(course, from, prisoner);
    } else {
        course.game.domain_mut(prisoner).whereabouts = Whereabouts::Prison(to);
        course.tell(TradeFact::HandedOver { from, prisoner, to });
    }
}

fn deal(course: &mut Course<'_>, offer: &Offer, with: Seat) {
    let Offer { by, terms, .. } = offer;
    course.tell(TradeFact::Dealt { offer: Box::new(offer.clone()), with });
    hand_over(course, &terms.gives, *by, with);
    hand_over(course, &terms.asks, with, *by);
    match terms.pact {
        Pact::None => {}
        Pact::Lead => ally(&mut course.game, *by, with),
        Pact::Follow => ally(&mut course.game, with, *by),
        Pact::SwapRealms => {
            let realm = course.game.domain(*by).realm;
            let other = course.game.domain(with).realm;
            course.game.domain_mut(*by).realm = other;
            course.game.domain_mut(with).realm = realm;
        }
    }
}

fn hand_over(course: &mut Course<'_>, goods: &Goods, from: Seat, to: Seat) {
    let game = &mut course.game;
    game.domain_mut(from).tabled.retain(|card| !goods.cards.contains(card));
    game.domain_mut(to).tabled.extend(&goods.cards);
    game.domain_mut(from).souls -= goods.souls;
    game.domain_mut(to).souls += goods.souls;
    game.domain_mut(from).points -= goods.points;
    game.domain_mut(to).points += goods.points;
    for card in &goods.hand {
        if game.domain_mut(from).hand.take(*card) {
            game.domain_mut(from).see_off(*card);
            game.domain_mut(to).hand.put(*card);
            game.domain_mut(to).see(*card);
        }
    }
    if goods.safety {
        promise_safety(game, from, to);
    }
    let round = game.round;
    let promise = |vow: &Vow| Promise { round, by: from, to, vow: *vow, outcome: Outcome::Open };
    game.promises.extend(goods.vows.iter().map(promise));
    for &prisoner in &goods.prisoners {
        hand_prisoner(course, from, prisoner, to);
    }
    for &prisoner in &goods.freed {
        free(course, from, prisoner);
    }
}

fn torture(course: &mut Course<'_>, by: Seat, prisoner: Seat) -> Step {
    let count = course.game.torture(course.catalog, by).unwrap_or(0);
    course.game.trading.tortured.push(prisoner);
    let mut hand = course.game.domain_mut(prisoner).hand.empty();
    course.dice.open(Stream::Torture(prisoner)).shuffle(&mut hand);
    let seen = hand.split_off(hand.len().saturating_sub(count));
    course.game.domain_mut(prisoner).hand = hand.into_iter().collect();
    course.tell(TradeFact::Confessed { by, prisoner, cards: seen.clone() });
    TradeStep::Torture { by, prisoner, seen }.into()
}

/// Passes the papers of the answer from one devil to the other. Returns their number.
pub(super) fn pass_papers(course: &mut Course<'_>, from: Seat, to: Seat, answers: &[(Seat, TradeAnswer)]) -> usize {
    let mut papers = Vec::new();
    for (_, answer) in answers {
        if let TradeAnswer::Give(given) = answer {
            papers.extend(given.iter().copied());
        }
    }
    for &paper in &papers {
        if course.game.domain_mut(from).hand.take(HandCard::Paper(paper)) {
            course.game.domain_mut(to).hand.put(HandCard::Paper(paper));
        }
    }
    let count = papers.len();
    if count > 0 {
        course.tell(TradeFact::Exchanged { from, to, count, papers });
    }
    count
}

pub(super) fn close(course: &mut Course<'_>) {
    // "Any discard deck is merged with resource deck for possible card fetching powers", but not
    // before a card that fetches from the discard deck itself could be played.
    course.shuffle_deck();
    course.game.trading.offers.clear();
    course.game.trading.silence = false;
    for domain in &mut course.game.domains {
        domain.wild = 0;
    }
    let order = course.game.initiative.clone();
    let imprisoned = |seat: &Seat| matches!(course.game.domain(*seat).whereabouts, Whereabouts::Prison(_));
    let mut steps: Vec<Step> =
        order.iter().copied().filter(imprisoned).map(|seat| TradeStep::Ransom(seat).into()).collect();
    course.tell(TradeFact::Ended);
    steps.extend(order.iter().map(|seat| Step::from(ActionStep::Orders(*seat))));
    steps.push(ActionStep::Close.into());
    course.next(steps);
}

/// Shows the hand of a devil to another.
pub(super) fn show_hand(course: &mut Course<'_>, seat: Seat, to: Seat) {
    let cards = course.game.domain(seat).hand.cards().to_vec();
    course.tell(TradeFact::Showed { seat, to, cards });
}

pub(super) fn ransom(course: &mut Course<'_>, seat: Seat, answers: &[(Seat, TradeAnswer)]) {
    let oath = answers.iter().find_map(|(_, answer)| match answer {
        TradeAnswer::Ransom(paper) => Some(*paper),
        TradeAnswer::Round(_) | TradeAnswer::Keep(_) | TradeAnswer::Give(_) => None,
    });
    if let Some(oath) = oath
        && course.game.domain_mut(seat).hand.take(HandCard::Paper(oath))
    {
        course.game.away.push(oath);
    }
    course.tell(TradeFact::Ransomed { seat, oath, paid: oath.is_some() });
    if let Whereabouts::Prison(by) = course.game.domain(seat).whereabouts {
        if oath.is_none() {
            show_hand(course, seat, by);
        }
        free(course, by, seat);
    }
}
