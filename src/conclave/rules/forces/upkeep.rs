//! Upkeep: the tribute that some rare legions need each turn (manual 4.4; ruling R37).
//!
//! > "Some rare Legions require a special amount of tribute to be paid each turn in maintenance.
//! > [...] The tribute may be paid in advance, but if a turn passes and tribute is not paid, the
//! > Legion returns to the Infernal Bazaar."
//!
//! A legion stores the number of turns for which it is paid. A payment is an answer and needs no
//! slot. It is taken at dawn, after kept tribute arrives and before any order spends tribute.
//! Upkeep for the turn is due after the last slot, so that an unpaid legion still marches and
//! fights in the turn in which it leaves. A legion is hired with one turn paid: the one in which it
//! comes.

use std::collections::BTreeSet;

use super::dismissal::leave;
use super::facts::ForcesFact;
use super::state::{Departure, Legion};
use crate::catalog::Catalog;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{CardId, LegionId, Seat};
use crate::orders::{Answer, Refusal};
use crate::resolve::Turn;
use crate::tribute::{PAYMENT_SLOTS, Purse, Resource, has_twins};

/// A seat's legions that need upkeep: the legion, its upkeep per turn, and the number of turns
/// paid. A legion with 0 turns paid leaves at the end of this turn.
#[must_use]
pub fn upkeep_due(catalog: &Catalog, game: &Game, seat: Seat) -> Vec<(LegionId, Purse, u8)> {
    let legions = game.forces().legions_of(seat).map(|legion| (legion.id, legion.upkeep(catalog), legion.paid));
    legions.filter(|(_, price, _)| *price != Purse::EMPTY).collect()
}

/// Number of turns that these cards pay for a legion: whole turns only, and not further ahead than
/// the constants allow. 0 if it needs no upkeep or is already paid as far ahead as allowed.
///
/// # Errors
/// Errors with the reason why the cards cannot be taken.
pub fn upkeep_paid_by(
    catalog: &Catalog,
    game: &Game,
    seat: Seat,
    legion: LegionId,
    cards: &[CardId],
) -> Result<u8, Refusal> {
    let legion =
        game.forces().legion(legion).filter(|found| found.owner == seat).ok_or(Refusal::NoSuchLegion(legion))?;
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    if cards.is_empty() || cards.len() > PAYMENT_SLOTS {
        return Err(Refusal::CardCount { least: 1, most: PAYMENT_SLOTS as u8 });
    }
    let worth = game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    let price = legion.upkeep(catalog);
    if !worth.covers(&price) {
        return Err(Refusal::Unpaid { short: price.above(&worth) });
    }
    let room = catalog.constants.forces.upkeep_ahead.saturating_sub(legion.paid);
    Ok(whole_turns(&worth, &price).min(room.into()) as u8)
}

/// Number of times that a purse covers a price; 0 if the price is empty.
fn whole_turns(worth: &Purse, price: &Purse) -> u16 {
    let asked = Resource::ALL.into_iter().filter(|&resource| price.of(resource) > 0);
    asked.map(|resource| worth.of(resource) / price.of(resource)).min().unwrap_or(0)
}

/// Takes the payments in the answers. Cards that do not pay a whole turn are not taken.
pub(super) fn collect(turn: &mut Turn<'_>) {
    let seats: Vec<Seat> = turn.game().seats().collect();
    for seat in seats {
        let mut answered = BTreeSet::new();
        for answer in turn.answers(seat).to_vec() {
            let Answer::PayUpkeep { legion, cards } = answer else { continue };
            // If a question is answered several times, only the first answer counts.
            if !answered.insert(legion) {
                continue;
            }
            let turns = upkeep_paid_by(turn.catalog(), turn.game(), seat, legion, &cards).unwrap_or(0);
            if turns == 0 {
                continue;
            }
            turn.game_mut().treasury.spend(seat, &cards);
            let Some(paid) = turn.game_mut().forces.legion_mut(legion) else { continue };
            paid.paid += turns;
            let (muster, turns) = (paid.muster, paid.paid);
            turn.say(Fact::Forces(ForcesFact::UpkeepPaid { seat, legion, muster, turns }));
        }
    }
}

/// Deducts one paid turn from each legion that needs upkeep. A legion with none left returns to the
/// bazaar.
pub(super) fn fall_due(turn: &mut Turn<'_>) {
    let catalog = turn.catalog();
    let hired = turn.game().forces().legions().iter();
    // A plan does not know what other houses have paid.
    let known = |legion: &Legion| turn.planner().is_none_or(|planner| planner == legion.owner);
    let due: Vec<Legion> =
        hired.copied().filter(|legion| legion.upkeep(catalog) != Purse::EMPTY).filter(known).collect();
    for legion in due {
        if legion.paid == 0 {
            leave(turn, legion.id, Departure::Unpaid);
        } else if let Some(legion) = turn.game_mut().forces.legion_mut(legion.id) {
            legion.paid -= 1;
        }
    }
}
