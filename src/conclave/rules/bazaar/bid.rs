//! Bid orders (manual 4.10, 4.19; rulings R5, R6).

use super::facts::BazaarFact;
use super::orders::BazaarOrder;
use super::state::{Bid, Goods};
use crate::archfiends;
use crate::catalog::Catalog;
use crate::events;
use crate::facts::Fact;
use crate::forces;
use crate::game::Game;
use crate::ids::{CardId, Seat};
use crate::orders::{Order, OrderKind, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;
use crate::tribute::{PAYMENT_SLOTS, Purse, has_twins, least_waste};

/// Errors if the bid may not be placed.
pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Bazaar(BazaarOrder::Bid { goods, cards }) = order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    if game.diplomacy().excommunicated(seat) {
        return Err(Refusal::Excommunicated);
    }
    if game.bazaar().closed_for() > 0 {
        return Err(Refusal::BazaarClosed { turns: game.bazaar().closed_for() });
    }
    events::may_trade(catalog, game, seat)?;
    let ware = game.bazaar().ware(*goods).ok_or(Refusal::NotOnSale)?;
    let bids = game.bazaar().bids();
    if bids.iter().any(|bid| bid.seat == seat && bid.goods == *goods) {
        return Err(Refusal::AlreadyBid);
    }
    if let Goods::Legion(_) = goods {
        room_for_legion(catalog, game, seat)?;
    }
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    if cards.is_empty() || cards.len() > PAYMENT_SLOTS {
        return Err(Refusal::CardCount { least: 1, most: PAYMENT_SLOTS as u8 });
    }
    let worth = game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    let minimum = ware.minimum(catalog);
    if worth.covers(&minimum) { Ok(()) } else { Err(Refusal::BelowMinimum { short: minimum.above(&worth) }) }
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Bazaar(BazaarOrder::Bid { goods, cards }) = order else { return Outcome::Refused(Refusal::WrongKind) };
    let game = turn.game_mut();
    let cards = game.treasury.withdraw(seat, cards);
    let worth = crate::tribute::total(&cards);
    game.bazaar.bids.push(Bid { seat, goods: *goods, cards });
    turn.say(Fact::Bazaar(BazaarFact::BidPlaced { seat, goods: *goods, worth }));
    Outcome::Done
}

/// Errors if a house cannot command one more legion. Legions that it bids for count.
pub(crate) fn room_for_legion(catalog: &Catalog, game: &Game, seat: Seat) -> Result<(), Refusal> {
    let rating = archfiends::command_rating(catalog, game, seat).total();
    let bids = game.bazaar().bids().iter().filter(|bid| bid.seat == seat && matches!(bid.goods, Goods::Legion(_)));
    let commanded = forces::commanded(game, seat) + bids.count();
    if commanded as i32 >= rating { Err(Refusal::CommandRating { rating: rating as u8 }) } else { Ok(()) }
}

/// Proposes, for each ware of a kind, the cheapest bid that the vault can pay and the next dearer
/// one, which adds a soul.
pub(super) fn propose(kind: OrderKind, context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    let barred = game.diplomacy().excommunicated(seat) || game.bazaar().closed_for() > 0;
    if barred || events::may_trade(catalog, game, seat).is_err() {
        return;
    }
    if kind == OrderKind::BidLegion && room_for_legion(catalog, game, seat).is_err() {
        return;
    }
    let vault = game.treasury().vault(seat);
    let wealth = game.treasury().wealth(seat);
    // Several wares have the same price and are paid with the same cards.
    let mut known: Vec<(Purse, Option<Vec<CardId>>)> = Vec::new();
    let mut pay = |price: Purse| {
        if !wealth.covers(&price) {
            return None;
        }
        if let Some((_, cards)) = known.iter().find(|(known, _)| *known == price) {
            return cards.clone();
        }
        let cards = least_waste(vault, &price);
        known.push((price, cards.clone()));
        cards
    };
    for ware in game.bazaar().shelf().iter().filter(|ware| ware.goods.order_kind() == kind) {
        if game.bazaar().bids().iter().any(|bid| bid.seat == seat && bid.goods == ware.goods) {
            continue;
        }
        let mut price = ware.minimum(catalog);
        let Some(cards) = pay(price) else { continue };
        price.souls += 1;
        let worth = game.treasury().worth(seat, &cards).unwrap_or_default();
        // If the cheapest cards exceed the minimum by a soul, they are the dearer bid already.
        let more = if worth.covers(&price) { None } else { pay(price) };
        orders.push(Order::Bazaar(BazaarOrder::Bid { goods: ware.goods, cards }));
        orders.extend(more.map(|cards| Order::Bazaar(BazaarOrder::Bid { goods: ware.goods, cards })));
    }
}
