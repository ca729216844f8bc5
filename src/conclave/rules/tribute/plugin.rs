//! Registration of the tribute rules: in a rulebook, or in an app by a Bevy plugin.

use super::demand::{self, Manner};
use super::facts::TributeFact;
use super::orders::TributeOrder;
use super::payment::PAYMENT_SLOTS;
use super::state::{fits_one_card, total};
use crate::calendar::Step;
use crate::facts::Fact;
use crate::ids::{CardId, Seat};
use crate::orders::{Answer, Order, OrderKind, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rituals::Hindrance;
use crate::rulebook::{Context, OrderRule, RulebookBuilder, StepRule};

/// Registers the tribute rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Dawn, rank: 20, id: "tribute.choices", run: keep_tribute });
    book.order(OrderRule {
        kind: OrderKind::DemandTribute,
        check: may_demand,
        perform: demand_order,
        propose: propose_demand,
    });
    book.order(OrderRule {
        kind: OrderKind::SeekManuscripts,
        check: may_demand,
        perform: seek_order,
        propose: propose_seek,
    });
    book.order(OrderRule { kind: OrderKind::Consolidate, check, perform: consolidate, propose: propose_consolidate });
}

/// Moves the tribute that each seat keeps to its vault, before anything is paid (manual 4.3, 4.20).
fn keep_tribute(turn: &mut Turn<'_>) {
    let seats: Vec<Seat> = turn.game().seats().collect();
    for seat in seats {
        let offers = std::mem::take(&mut turn.game_mut().treasury.offers[seat.index()]);
        for (index, offer) in offers.into_iter().enumerate() {
            let answer = turn.answers(seat).iter().find_map(|answer| {
                if let Answer::KeepTribute { offer, cards } = answer
                    && usize::from(*offer) == index
                {
                    Some(cards.clone())
                } else {
                    None
                }
            });
            let mut chosen = answer.unwrap_or_else(|| demand::richest(&offer));
            chosen.retain(|id| offer.cards.iter().any(|card| card.id == *id));
            chosen.sort_unstable();
            chosen.dedup();
            chosen.truncate(offer.keep.into());
            let kept: Vec<_> = offer.cards.into_iter().filter(|card| chosen.contains(&card.id)).collect();
            turn.say(Fact::Tribute(TributeFact::TributeKept {
                seat,
                cards: kept.iter().map(|card| card.worth).collect(),
            }));
            turn.game_mut().treasury.deposit(seat, kept);
        }
        turn.game_mut().treasury.demands[seat.index()] = 0;
    }
}

/// Errors in the turn after a Demand of Supplication (manual appendix I).
fn may_demand(context: &Context<'_>, seat: Seat, _order: &Order) -> Result<(), Refusal> {
    let game = context.game;
    if game.rituals().supplicated(seat, game.turn()) {
        return Err(Refusal::Ritual(Hindrance::Supplicated));
    }
    Ok(())
}

fn demand_order(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    match may_demand(&turn.context(), seat, order) {
        Ok(()) => demand::demand(turn, seat, Manner::Plain),
        Err(why) => Outcome::Refused(why),
    }
}

fn seek_order(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    match may_demand(&turn.context(), seat, order) {
        Ok(()) => demand::demand(turn, seat, Manner::Seeking),
        Err(why) => Outcome::Refused(why),
    }
}

fn propose_demand(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let order = Order::Tribute(TributeOrder::DemandTribute);
    if may_demand(context, seat, &order).is_ok() {
        orders.push(order);
    }
}

fn propose_seek(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let order = Order::Tribute(TributeOrder::SeekManuscripts);
    if may_demand(context, seat, &order).is_ok() {
        orders.push(order);
    }
}

/// Errors unless these cards can be consolidated: two to eight cards of the vault that fit on one
/// card.
fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Tribute(TributeOrder::Consolidate { cards }) = order else { return Err(Refusal::WrongKind) };
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    if cards.len() < 2 || cards.len() > PAYMENT_SLOTS {
        return Err(Refusal::CardCount { least: 2, most: PAYMENT_SLOTS as u8 });
    }
    let worth = context.game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    if fits_one_card(&worth) { Ok(()) } else { Err(Refusal::TooMuchForOneCard) }
}

fn consolidate(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Tribute(TributeOrder::Consolidate { cards }) = order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let treasury = &mut turn.game_mut().treasury;
    let spent = treasury.withdraw(seat, cards);
    let worth = total(&spent);
    let card = treasury.mint(seat, worth);
    treasury.deposit(seat, [card]);
    turn.say(Fact::Tribute(TributeFact::Consolidated { seat, cards: spent.len() as u8, worth }));
    Outcome::Done
}

/// Proposes one consolidation: the smallest cards that still fit on one.
fn propose_consolidate(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let mut vault = context.game.treasury().vault(seat).to_vec();
    vault.sort_by_key(|card| (card.worth.points(), card.id));
    let mut cards: Vec<CardId> = Vec::new();
    let mut sum = super::purse::Purse::EMPTY;
    for card in vault {
        if cards.len() < PAYMENT_SLOTS && fits_one_card(&(sum + card.worth)) {
            sum += card.worth;
            cards.push(card.id);
        }
    }
    if cards.len() >= 2 {
        cards.sort_unstable();
        orders.push(Order::Tribute(TributeOrder::Consolidate { cards }));
    }
}

/// True if a card is named twice.
pub(crate) fn has_twins(cards: &[CardId]) -> bool {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).any(|pair| pair[0] == pair[1])
}

crate::plugin::subsystem_plugin!(
    /// Bevy plugin that registers the tribute rules.
    TributePlugin
);
