//! Blood vassals and blood lords (manual 4.14.8).
//!
//! > "Players who trail in Prestige and land ownership can petition a more affluent, powerful
//! > player to let them become their Blood Vassals."
//!
//! This module covers the petition, the contract and its end. Not here: the effects on stances,
//! passage, support, Regency, writs and the final count, which are in the rules for those, by way
//! of [`Diplomacy::head`](super::Diplomacy::head). A house that does not answer refuses the
//! petition.

use super::facts::DiplomacyFact;
use super::orders::DiplomacyOrder;
use super::protocol::{Objection, admit, break_off, may_begin, present};
use super::state::{Affair, Bond, Matter};
use crate::archfiends::Rank;
use crate::conclave::{self, PrestigeCause};
use crate::events;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::Seat;
use crate::orders::{Answer, Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Checks that one house could be another's vassal, as far as the first can tell (manual 4.14.8).
///
/// While prestige is hidden, a house cannot tell which lords have enough, and rumors can deceive
/// it. The conclave checks the true prestige when it hears the petition.
///
/// # Errors
/// Errors with the first objection found.
pub fn may_serve(game: &Game, seat: Seat, lord: Seat) -> Result<(), Objection> {
    may_be_bound(game, seat, lord, events::apparent_prestige(game, seat, lord))
}

/// Like [`may_serve`], with the given prestige of the lord, if it is known.
fn may_be_bound(game: &Game, seat: Seat, lord: Seat, prestige: Option<i32>) -> Result<(), Objection> {
    let diplomacy = game.diplomacy();
    let bound = |seat: Seat| diplomacy.lord_of(seat).is_some() || diplomacy.vassal_of(seat).is_some();
    if bound(seat) || bound(lord) {
        return Err(Objection::Bound);
    }
    if prestige.is_some_and(|prestige| 2 * game.conclave().prestige(seat) >= prestige) {
        return Err(Objection::TooProud);
    }
    let realm = game.realm();
    if 2 * realm.land_count(seat) >= realm.land_count(lord) {
        return Err(Objection::TooMuchLand);
    }
    let touches = |canton| realm.grid().neighbours(canton).iter().any(|&near| realm.owner(near) == Some(lord));
    if realm.land(seat).any(touches) { Ok(()) } else { Err(Objection::NoBorder(lord)) }
}

pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Diplomacy(DiplomacyOrder::Petition { lord }) = *order else { return Err(Refusal::WrongKind) };
    may_begin(context.game, seat, lord)?;
    may_serve(context.game, seat, lord).map_err(Refusal::Diplomacy)
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    let Order::Diplomacy(DiplomacyOrder::Petition { lord }) = *order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let planned = turn.previewing();
    let heard = |context: &Context<'_>| {
        check(context, seat, order)?;
        let prestige = (!planned).then(|| context.game.conclave().prestige(lord));
        may_be_bound(context.game, seat, lord, prestige).map_err(Refusal::Diplomacy)
    };
    if let Err(why) = admit(turn, seat, lord, heard) {
        return Outcome::Refused(why);
    }
    present(turn, seat, lord, Matter::Petition);
    turn.say(Fact::Diplomacy(DiplomacyFact::Petitioned { seat, lord }));
    Outcome::Done
}

pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let petitions = context.game.seats().map(|lord| Order::Diplomacy(DiplomacyOrder::Petition { lord }));
    orders.extend(petitions.filter(|order| check(context, seat, order).is_ok()));
}

/// Applies the answer to a petition.
pub(super) fn answer(turn: &mut Turn<'_>, affair: &Affair) {
    let Affair { from: vassal, to: lord, .. } = *affair;
    let accepted = turn
        .answers(lord)
        .iter()
        .any(|answer| matches!(answer, Answer::Petition { from, accept: true } if *from == vassal));
    // The situation may have changed since the answer was written.
    let prestige = turn.game().conclave().prestige(lord);
    let sealed = accepted && may_be_bound(turn.game(), vassal, lord, Some(prestige)).is_ok();
    turn.say(Fact::Diplomacy(DiplomacyFact::PetitionAnswered { vassal, lord, sealed }));
    if sealed {
        swear(turn, vassal, lord);
    }
}

fn swear(turn: &mut Turn<'_>, vassal: Seat, lord: Seat) {
    // From now on the lord conducts all diplomacy for both.
    break_off(turn, vassal);
    let half = turn.game().conclave().prestige(vassal).max(0) / 2;
    conclave::award(turn, vassal, -half, PrestigeCause::Homage);
    let game = turn.game_mut();
    game.diplomacy.bonds.push(Bond { lord, vassal });
    game.houses.set_rank(vassal, Rank::Lord);
    let raised = Rank::ALL.into_iter().find(|&rank| rank > game.houses.of(lord).rank);
    if let Some(rank) = raised {
        game.houses.set_rank(lord, rank);
    }
}

/// Ends the blood contract of a house that falls. Its vassal, if it has one, is free and keeps its
/// present rank.
pub(crate) fn release(turn: &mut Turn<'_>, seat: Seat) {
    let bonds = &mut turn.game_mut().diplomacy.bonds;
    let ended = bonds.iter().copied().find(|bond| bond.lord == seat || bond.vassal == seat);
    bonds.retain(|bond| bond.lord != seat && bond.vassal != seat);
    if let Some(bond) = ended.filter(|bond| bond.lord == seat) {
        turn.say(Fact::Diplomacy(DiplomacyFact::VassalFreed { vassal: bond.vassal, lord: seat }));
    }
}
