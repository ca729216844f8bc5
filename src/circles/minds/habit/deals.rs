//! Deals: sectio are swapped, bought and sold, so that both sides gain.
//!
//! Not here: cards, daemons and units. They are taken if somebody offers them, but not offered.

use crate::rules::dice::Rolls;
use crate::rules::ids::{OfferId, Seat, Sectio, Unit};
use crate::rules::souls::{Dealings, Goods, Offer, Terms};
use crate::sight::{HOUND, LEGION, OFFICER, SOUL, Sight, one_more};

/// Least gain for which it deals.
const GAIN: i64 = 25;
/// Most offers in a round.
const OFFERS: usize = 2;
/// The game turn from which a seat gets a third sectio of a circle.
const WARY: u8 = 5;
/// Sectio of a circle from which a seat gets no further one.
const TOO_MANY: usize = 3;

/// Returns what a seat says in a round of deals.
pub(super) fn dealings(sight: Sight<'_>, round: u8, rolls: &mut Rolls) -> Dealings {
    let game = sight.game;
    let open = game.market().offers.iter().filter(|offer| game.can_take(sight.seat, offer));
    let best = open.map(|offer| (gain(sight, offer), offer.id)).max_by_key(|(gain, _)| *gain);
    let takes: Vec<OfferId> = best.filter(|(gain, _)| *gain >= GAIN).map(|(_, id)| id).into_iter().collect();
    // Whoever has just agreed to something waits for what comes of it.
    let offers =
        if round >= game.charter().trading_rounds || !takes.is_empty() { Vec::new() } else { offers(sight, rolls) };
    Dealings { takes, offers }
}

/// Returns what this seat gains if it takes an offer.
fn gain(sight: Sight<'_>, offer: &Offer) -> i64 {
    let Offer { by, terms, .. } = offer;
    goods(sight, &terms.gives, false) - goods(sight, &terms.asks, true) - danger(sight, *by, &terms.asks)
}

/// Returns what goods are worth to this seat. What it gives away is worth more than what it gets.
fn goods(sight: Sight<'_>, goods: &Goods, giving: bool) -> i64 {
    let Goods { souls, cards, sectio, daemons, units, macina } = goods;
    let mut worth = SOUL * i64::from(*souls);
    worth += sectio.iter().map(|sectio| sight.sectio(*sectio)).sum::<i64>();
    worth += cards.iter().map(|card| sight.card(*card)).sum::<i64>();
    worth += daemons.len() as i64 * if giving { 400 } else { 80 };
    worth += macina.len() as i64 * 60;
    for unit in units {
        worth += match unit {
            Unit::Legion(_) if giving => LEGION * 3 / 2,
            Unit::Legion(_) => LEGION,
            Unit::Lieutenant(_) => OFFICER,
            Unit::Hound(_) => HOUND,
        };
    }
    worth
}

/// Returns what it costs this seat that another one gets these goods.
fn danger(sight: Sight<'_>, to: Seat, goods: &Goods) -> i64 {
    let of = |sectio: &Sectio| {
        let held = sight.game.holdings(to, sectio.circle());
        match held {
            TOO_MANY.. => 5000,
            // With three of a circle it can win in one turn, and at first nobody is there to stop
            // it.
            2 if sight.game.turn() < WARY => one_more(held),
            0..=2 => one_more(held) / 2,
        }
    };
    goods.sectio.iter().map(of).sum()
}

/// Returns the best offers of this seat: swaps of sectio, made even with Souls.
fn offers(sight: Sight<'_>, rolls: &mut Rolls) -> Vec<Terms> {
    let (game, seat) = (sight.game, sight.seat);
    let spare = (i64::from(game.triumvirate(seat).souls) - sight.upkeep() - sight.reserve()).max(0);
    let mut all: Vec<(i64, Terms)> = Vec::new();
    for to in game.others(seat) {
        let theirs: Vec<Sectio> = game.sectio_of(to).collect();
        if theirs.len() < 2 {
            continue;
        }
        let other = sight.of(to);
        for wanted in theirs {
            if game.holdings(seat, wanted.circle()) == 0 || game.holdings(seat, wanted.circle()) >= TOO_MANY {
                continue;
            }
            let asks = Goods { sectio: vec![wanted], ..Goods::default() };
            let cost = goods(other, &asks, true) + danger(other, seat, &asks);
            for given in game.sectio_of(seat).map(Some).chain([None]) {
                let mut gives = Goods { sectio: given.into_iter().collect(), ..Goods::default() };
                // Enough Souls to make it worth their while.
                let short = cost + GAIN + 5 - goods(other, &gives, false);
                let souls = ((short + SOUL - 1) / SOUL).max(0);
                if souls > spare {
                    continue;
                }
                gives.souls = souls as u32;
                let gain = goods(sight, &asks, false) - goods(sight, &gives, true) - danger(sight, to, &gives);
                if gain >= GAIN {
                    all.push((gain, Terms { to, gives, asks: asks.clone() }));
                }
            }
        }
    }
    // Equal offers come in any order.
    rolls.shuffle(&mut all);
    all.sort_by_key(|(gain, _)| std::cmp::Reverse(*gain));
    let mut kept: Vec<Terms> = Vec::new();
    for (_, terms) in all {
        let touches =
            |other: &Terms| other.asks.sectio == terms.asks.sectio || other.gives.sectio == terms.gives.sectio;
        if kept.len() < OFFERS && !kept.iter().any(touches) {
            kept.push(terms);
        }
    }
    kept
}
