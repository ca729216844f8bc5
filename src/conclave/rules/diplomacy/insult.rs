//! Insults (manual 4.14.4).
//!
//! > "You may insult an opponent in front of the Infernal Conclave, though you must pay a specified
//! > number of Prestige Points to execute the insult."
//!
//! A house stakes prestige on an insult. If the other swallows the insult, the stake comes back,
//! and the other loses as much to the insulting house. If the other refuses it, the stake is lost,
//! and the other must claim vendetta in the next turn. A house that does not answer swallows the
//! insult.

use super::costs::{greatest_insult, ranks, wait_turns};
use super::facts::DiplomacyFact;
use super::orders::DiplomacyOrder;
use super::protocol::{Objection, admit, affords, may_begin, present, runs};
use super::state::{Affair, Cause, Grievance, Matter};
use crate::conclave::{self, PrestigeCause};
use crate::events;
use crate::facts::Fact;
use crate::ids::Seat;
use crate::orders::{Answer, Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;

pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Diplomacy(DiplomacyOrder::Insult { at, stake }) = *order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    may_begin(game, seat, at)?;
    events::may_affront(catalog, game, at)?;
    let record = game.diplomacy().record(seat, at);
    if let Some(turns) = runs(game, record.bound_until) {
        return Err(Refusal::Diplomacy(Objection::Promised { turns }));
    }
    if let Some(turns) = runs(game, record.insult_waits) {
        return Err(Refusal::Diplomacy(Objection::Waits { turns }));
    }
    let most = greatest_insult(catalog, game, seat, at);
    if !(1..=most).contains(&i32::from(stake)) {
        return Err(Refusal::Diplomacy(Objection::Stake { most }));
    }
    affords(game, seat, stake.into())
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    let Order::Diplomacy(DiplomacyOrder::Insult { at, stake }) = *order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    if let Err(why) = admit(turn, seat, at, |context| check(context, seat, order)) {
        return Outcome::Refused(why);
    }
    conclave::award(turn, seat, -i32::from(stake), PrestigeCause::InsultStaked);
    present(turn, seat, at, Matter::Insult { stake: stake.into() });
    turn.say(Fact::Diplomacy(DiplomacyFact::InsultHurled { seat, at, stake }));
    Outcome::Done
}

/// Proposes the smallest stake and the greatest that the house can pay.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    for at in game.seats() {
        if check(context, seat, &Order::Diplomacy(DiplomacyOrder::Insult { at, stake: 1 })).is_ok() {
            let most = greatest_insult(catalog, game, seat, at).min(game.conclave().prestige(seat)).clamp(1, 255);
            orders.push(Order::Diplomacy(DiplomacyOrder::Insult { at, stake: 1 }));
            orders.push(Order::Diplomacy(DiplomacyOrder::Insult { at, stake: most as u8 }));
        }
    }
}

/// Applies the answer to an insult.
pub(super) fn answer(turn: &mut Turn<'_>, affair: &Affair, stake: i32) {
    let Affair { from, to, .. } = *affair;
    let spoken = turn.answers(to).iter().find_map(|answer| {
        if let Answer::Insult { from: whose, swallow } = answer
            && *whose == from
        {
            Some(*swallow)
        } else {
            None
        }
    });
    let now = turn.game().turn();
    if spoken.unwrap_or(true) {
        // A house cannot lose more prestige than it has, and the other gains only the amount that
        // it loses.
        let lost = stake.min(turn.game().conclave().prestige(to).max(0));
        conclave::award(turn, from, stake, PrestigeCause::ActReturned);
        conclave::award(turn, to, -lost, PrestigeCause::InsultSwallowed);
        conclave::award(turn, from, lost, PrestigeCause::InsultAccepted);
        let (own, other) = ranks(turn.catalog(), turn.game(), from, to);
        let wait = wait_turns(&turn.catalog().constants.diplomacy, own, other);
        turn.game_mut().diplomacy.record_mut(from, to).insult_waits = now + wait;
        turn.say(Fact::Diplomacy(DiplomacyFact::InsultSwallowed { seat: to, from }));
    } else {
        let grievance = Grievance { holder: to, against: from, cause: Cause::InsultRefused, due: now + 1 };
        turn.game_mut().diplomacy.grievances.push(grievance);
        turn.say(Fact::Diplomacy(DiplomacyFact::InsultRefused { seat: to, from }));
    }
}
