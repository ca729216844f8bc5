//! Emissaries (manual 4.14.7).
//!
//! > "Emissaries may be sent to other players in an attempt to subdue their diplomatic harassment
//! > (i.e., Demands and Insults) for a period of time. Emissaries bring gifts in the form of
//! > Tribute Cards."
//!
//! The gift leaves the vault with the emissary. A house that does not answer refuses, and the gift
//! returns. A refusal has no further consequences; a humiliation must be avenged.

use super::costs::{emissary_price, emissary_wait, ranks, truce_turns};
use super::facts::DiplomacyFact;
use super::orders::DiplomacyOrder;
use super::protocol::{Objection, admit, affords, may_begin, present, runs};
use super::state::{Affair, Cause, Grievance, Matter};
use crate::conclave::{self, PrestigeCause};
use crate::facts::Fact;
use crate::ids::{CardId, Seat};
use crate::orders::{Answer, Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;
use crate::tribute::{TributeCard, has_twins};

/// The possible answers to an emissary (manual 4.14.7).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
pub enum Welcome {
    /// Take the gift and promise peace.
    Accept,
    /// Send the gift back.
    Refuse,
    /// Send the gift back and humiliate the emissary.
    Humiliate,
}

pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Diplomacy(DiplomacyOrder::SendEmissary { to, cards }) = order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    may_begin(game, seat, *to)?;
    if let Some(turns) = runs(game, game.diplomacy().record(seat, *to).emissary_waits) {
        return Err(Refusal::Diplomacy(Objection::Waits { turns }));
    }
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    let (least, most) = catalog.constants.diplomacy.gift;
    if !(usize::from(least)..=usize::from(most)).contains(&cards.len()) {
        return Err(Refusal::Diplomacy(Objection::GiftCards { least, most }));
    }
    game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    affords(game, seat, emissary_price(catalog, game, seat, *to))
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    let Order::Diplomacy(DiplomacyOrder::SendEmissary { to, cards }) = order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let to = *to;
    if let Err(why) = admit(turn, seat, to, |context| check(context, seat, order)) {
        return Outcome::Refused(why);
    }
    let stake = emissary_price(turn.catalog(), turn.game(), seat, to);
    let (own, _) = ranks(turn.catalog(), turn.game(), seat, to);
    let until = turn.game().turn() + emissary_wait(&turn.catalog().constants.diplomacy, own);
    let gift = turn.game_mut().treasury.withdraw(seat, cards);
    let count = gift.len() as u8;
    conclave::award(turn, seat, -stake, PrestigeCause::EmissarySent);
    turn.game_mut().diplomacy.record_mut(seat, to).emissary_waits = until;
    present(turn, seat, to, Matter::Emissary { stake, gift });
    turn.say(Fact::Diplomacy(DiplomacyFact::EmissarySent { seat, to, cards: count }));
    Outcome::Done
}

/// Proposes the smallest gift, from the cards of least worth.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    let mut cards: Vec<&TributeCard> = game.treasury().vault(seat).iter().collect();
    cards.sort_by_key(|card| (card.worth.points(), card.id));
    let least = usize::from(catalog.constants.diplomacy.gift.0);
    let cards: Vec<CardId> = cards.into_iter().take(least).map(|card| card.id).collect();
    for to in game.seats() {
        let order = Order::Diplomacy(DiplomacyOrder::SendEmissary { to, cards: cards.clone() });
        if check(context, seat, &order).is_ok() {
            orders.push(order);
        }
    }
}

/// Applies the answer to an emissary.
pub(super) fn answer(turn: &mut Turn<'_>, affair: &Affair, gift: Vec<TributeCard>) {
    let Affair { from, to, .. } = *affair;
    let spoken = turn.answers(to).iter().find_map(|answer| {
        if let Answer::Emissary { from: whose, welcome } = answer
            && *whose == from
        {
            Some(*welcome)
        } else {
            None
        }
    });
    let welcome = spoken.unwrap_or(Welcome::Refuse);
    let now = turn.game().turn();
    let mut peace = 0;
    match welcome {
        Welcome::Accept => {
            let (own, other) = ranks(turn.catalog(), turn.game(), from, to);
            peace = truce_turns(&turn.catalog().constants.diplomacy, own, other, gift.len() as u32);
            turn.game_mut().treasury.deposit(to, gift);
            let record = turn.game_mut().diplomacy.record_mut(to, from);
            // The turns of a further gift are added to those already bought.
            record.bound_until = record.bound_until.max(now).saturating_add(peace);
        }
        Welcome::Refuse => turn.game_mut().treasury.deposit(from, gift),
        Welcome::Humiliate => {
            turn.game_mut().treasury.deposit(from, gift);
            let glee = turn.catalog().constants.diplomacy.humiliation;
            conclave::award(turn, to, glee, PrestigeCause::EmissaryHumiliated);
            let grievance = Grievance { holder: from, against: to, cause: Cause::Humiliated, due: now + 1 };
            turn.game_mut().diplomacy.grievances.push(grievance);
        }
    }
    turn.say(Fact::Diplomacy(DiplomacyFact::EmissaryAnswered { seat: to, from, welcome, turns: peace }));
}
