//! Blood vassals and blood lords (manual 4.14.8).
//!
//! > "Players who trail in Prestige and land ownership can petition a more affluent, powerful player to let them become their Blood
//! > Vassals."
//!
//! What the contract means for stances, passage, support, Regency, writs and the final count is asked where those rules are: see
//! [`Diplomacy::head`](super::Diplomacy::head). Here it is sought, sealed and ended. Silence turns a petitioner away.

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

/// Whether one house could be another's vassal as things seem to it (manual 4.14.8).
///
/// While prestige is hidden nobody can tell who is great enough, and rumors deceive; the conclave knows, and weighs it when it hears the
/// petition.
///
/// # Errors
/// What is in the way.
pub fn may_serve(game: &Game, seat: Seat, lord: Seat) -> Result<(), Objection> {
    may_be_bound(game, seat, lord, events::apparent_prestige(game, seat, lord))
}

/// The same with the prestige of the lord, if it is known.
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

/// The answer to a petition takes effect.
pub(super) fn answer(turn: &mut Turn<'_>, affair: &Affair) {
    let Affair { from: vassal, to: lord, .. } = *affair;
    let accepted = turn
        .answers(lord)
        .iter()
        .any(|answer| matches!(answer, Answer::Petition { from, accept: true } if *from == vassal));
    // Much may have happened since it was written.
    let prestige = turn.game().conclave().prestige(lord);
    let sealed = accepted && may_be_bound(turn.game(), vassal, lord, Some(prestige)).is_ok();
    turn.say(Fact::Diplomacy(DiplomacyFact::PetitionAnswered { vassal, lord, sealed }));
    if sealed {
        swear(turn, vassal, lord);
    }
}

fn swear(turn: &mut Turn<'_>, vassal: Seat, lord: Seat) {
    // From now on only the lord has enemies.
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

/// A house falls: whoever was bound to it is its own master again, in the rank it has now.
pub(crate) fn release(turn: &mut Turn<'_>, seat: Seat) {
    let bonds = &mut turn.game_mut().diplomacy.bonds;
    let ended = bonds.iter().copied().find(|bond| bond.lord == seat || bond.vassal == seat);
    bonds.retain(|bond| bond.lord != seat && bond.vassal != seat);
    if let Some(bond) = ended.filter(|bond| bond.lord == seat) {
        turn.say(Fact::Diplomacy(DiplomacyFact::VassalFreed { vassal: bond.vassal, lord: seat }));
    }
}
