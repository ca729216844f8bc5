//! Bid orders (manual 4.10, 4.19; rulings R5, R6).

use super::state::Bid;
use crate::rules::archfiends;
use crate::rules::facts::Fact;
use crate::rules::ids::Seat;
use crate::rules::orders::{Order, Outcome, Refusal};
use crate::rules::resolve::Turn;
use crate::rules::rulebook::Context;
use crate::rules::tribute::{PAYMENT_SLOTS, has_twins, least_waste};

/// Whether a bid may be placed.
pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::BidLegion { kind, cards } = order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    if game.diplomacy().excommunicated(seat) {
        return Err(Refusal::Excommunicated);
    }
    let ware = game.bazaar().ware(*kind).ok_or(Refusal::NotOnSale)?;
    let bids = game.bazaar().bids();
    if bids.iter().any(|bid| bid.seat == seat && bid.kind == *kind) {
        return Err(Refusal::AlreadyBid);
    }
    let rating = archfiends::command_rating(catalog, game, seat).total();
    let commanded = game.forces().legions_of(seat).count() + bids.iter().filter(|bid| bid.seat == seat).count();
    if commanded as i32 >= rating {
        return Err(Refusal::CommandRating { rating: rating as u8 });
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
    let Order::BidLegion { kind, cards } = order else { return Outcome::Refused(Refusal::WrongKind) };
    let game = turn.game_mut();
    let cards = game.treasury.withdraw(seat, cards);
    let worth = crate::rules::tribute::total(&cards);
    game.bazaar.bids.push(Bid { seat, kind: *kind, cards });
    turn.say(Fact::BidPlaced { seat, kind: *kind, worth });
    Outcome::Done
}

/// The cheapest bid for each ware that the vault can pay, and the next dearer one that beats it.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    if game.diplomacy().excommunicated(seat) {
        return;
    }
    let rating = archfiends::command_rating(catalog, game, seat).total();
    let bids = game.bazaar().bids();
    let commanded = game.forces().legions_of(seat).count() + bids.iter().filter(|bid| bid.seat == seat).count();
    if commanded as i32 >= rating {
        return;
    }
    let vault = game.treasury().vault(seat);
    for ware in game.bazaar().shelf() {
        if bids.iter().any(|bid| bid.seat == seat && bid.kind == ware.kind) {
            continue;
        }
        let mut price = ware.minimum(catalog);
        let Some(cards) = least_waste(vault, &price) else { continue };
        orders.push(Order::BidLegion { kind: ware.kind, cards: cards.clone() });
        price.souls += 1;
        if let Some(more) = least_waste(vault, &price).filter(|more| *more != cards) {
            orders.push(Order::BidLegion { kind: ware.kind, cards: more });
        }
    }
}
