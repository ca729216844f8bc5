//! Drawing secret objectives, and keeping one of them (manual 4.15, 4.19).
//!
//! > "You may only keep one card from the group of drawn cards during any given order. You may only
//! > issue one order to draw secret objectives per game turn."
//!
//! The house sees the drawn cards before the next turn and answers with that turn's draft. The
//! cards it does not keep go under the deck. A house that does not answer keeps none, because a
//! failed objective costs as much as a met one pays.

use super::facts::ObjectiveFact;
use super::orders::ObjectiveOrder;
use super::state::Qualm;
use crate::archfiends::{self, Discipline};
use crate::catalog::Catalog;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::Seat;
use crate::orders::{Answer, Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Number of cards that a house draws with one order, by its level of Prophecy.
#[must_use]
pub fn draws(catalog: &Catalog, game: &Game, seat: Seat) -> u8 {
    let level = archfiends::discipline_level(catalog, game, seat, Discipline::Prophecy).total().max(0) as usize;
    let rows = &catalog.constants.objectives.draws;
    rows.get(level).or_else(|| rows.last()).copied().unwrap_or(0)
}

pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Objective(ObjectiveOrder::DrawObjectives) = order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    let qualm = if draws(catalog, game, seat) == 0 {
        Qualm::NoProphecy
    } else if game.objectives().asked[seat.index()] {
        Qualm::DrawnAlready
    } else if game.objectives().deck(seat).is_empty() {
        Qualm::DeckEmpty
    } else {
        return Ok(());
    };
    Err(Refusal::Objective(qualm))
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let most = draws(turn.catalog(), turn.game(), seat).into();
    let plan = turn.previewing();
    let objectives = &mut turn.game_mut().objectives;
    objectives.asked[seat.index()] = true;
    if plan {
        // A preview does not look into the deck.
        return Outcome::Done;
    }
    let deck = &mut objectives.decks[seat.index()];
    let cards = deck.split_off(deck.len().saturating_sub(most));
    objectives.drawn[seat.index()].clone_from(&cards);
    turn.say(Fact::Objective(ObjectiveFact::Drawn { seat, cards }));
    Outcome::Done
}

pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    if check(context, seat, &Order::Objective(ObjectiveOrder::DrawObjectives)).is_ok() {
        orders.push(Order::Objective(ObjectiveOrder::DrawObjectives));
    }
}

/// Applies the choices of the last turn's draws, returns the other cards under the deck, and lets
/// every house draw again.
pub(super) fn settle(turn: &mut Turn<'_>) {
    let seats: Vec<Seat> = turn.game().seats().collect();
    for seat in seats {
        let at = seat.index();
        if turn.game().objectives().asked[at] {
            turn.game_mut().objectives.asked[at] = false;
        }
        if turn.game().objectives().drawn(seat).is_empty() {
            continue;
        }
        let wished = turn
            .answers(seat)
            .iter()
            .find_map(|answer| if let Answer::KeepObjective { keep } = answer { Some(*keep) } else { None });
        let objectives = &mut turn.game_mut().objectives;
        let mut drawn = std::mem::take(&mut objectives.drawn[at]);
        let kept = wished.flatten().filter(|kind| drawn.contains(kind));
        drawn.retain(|&kind| Some(kind) != kept);
        objectives.held[at].extend(kept);
        objectives.decks[at].splice(..0, drawn);
        turn.say(Fact::Objective(ObjectiveFact::Kept { seat, kept }));
    }
}
