//! Raising attributes (manual 4.1, 4.3, 4.19; facts 23.3).
//!
//! > "Attributes may be raised during the game by expending Tribute, though the value of an
//! > Attribute can never be raised above six (by the way, the cost for raising grows with each
//! > level)."
//!
//! An order raises one attribute by one, immediately. Another order of the same turn may raise
//! another attribute. The grants of the new level apply from then on, except that the order slots
//! of the current turn do not change. Disciplines can rise above six by other means, which are not
//! part of this module.

use super::facts::ArchfiendFact;
use super::orders::ArchfiendOrder;
use super::powers::discipline_level;
use super::state::Discipline;
use crate::catalog::{Catalog, Grant, RaiseNumbers};
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::Seat;
use crate::orders::{Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;
use crate::tribute::{PAYMENT_SLOTS, Purse, Resource, has_twins, least_waste};

/// Returns the price of raising an attribute to this level from the one below, or `None` if it
/// cannot be bought.
fn price(numbers: &RaiseNumbers, discipline: Discipline, level: u8) -> Option<Purse> {
    let points = *numbers.points.get(usize::from(level).checked_sub(1)?)?;
    let kinds = numbers.kinds.of(discipline);
    let mut purse = Purse { souls: points / numbers.soul_part.max(1), ..Purse::EMPTY };
    let rest = points - purse.souls;
    let count = kinds.len().max(1) as u16;
    for (&kind, at) in kinds.iter().zip(0..) {
        *purse.of_mut(kind) += rest / count + u16::from(at < rest % count);
    }
    Some(purse)
}

/// Returns the price for a seat to raise an attribute by one; `None` if the attribute cannot be
/// raised further (manual 4.1).
///
/// The attribute is named by its discipline.
#[must_use]
pub fn raise_cost(catalog: &Catalog, game: &Game, seat: Seat, discipline: Discipline) -> Option<Purse> {
    let level = game.houses().of(seat).attributes.of(discipline);
    price(&catalog.constants.houses.raise, discipline, level.saturating_add(1))
}

/// Iterates over the grants that the next level of a discipline would give a seat: the rows of the
/// table of manual appendix H, in its order.
pub fn next_grants<'a>(
    catalog: &'a Catalog,
    game: &Game,
    seat: Seat,
    discipline: Discipline,
) -> impl Iterator<Item = Grant> + use<'a> {
    let next = discipline_level(catalog, game, seat, discipline).total() + 1;
    let rows = catalog.powers.iter();
    rows.filter(move |power| power.discipline == discipline && i32::from(power.level) == next).map(|power| power.grant)
}

/// A level that an attribute can still reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The level of the attribute.
    pub level: u8,
    /// The price of this raise alone.
    pub price: Purse,
    /// The price of this raise and of all before it.
    pub from_here: Purse,
    /// The grants of the level.
    pub grants: Vec<Grant>,
}

/// Returns the levels that a seat can still buy for a discipline, the next one first. Prices of
/// raises never change, so they are sure; what relics add to a discipline is taken as it is now.
#[must_use]
pub fn rungs(catalog: &Catalog, game: &Game, seat: Seat, discipline: Discipline) -> Vec<Rung> {
    let attribute = game.houses().of(seat).attributes.of(discipline);
    let reached = discipline_level(catalog, game, seat, discipline).total();
    let mut from_here = Purse::EMPTY;
    let mut rungs = Vec::new();
    for level in attribute.saturating_add(1)..=u8::MAX {
        let Some(price) = price(&catalog.constants.houses.raise, discipline, level) else { break };
        from_here += price;
        let at = reached + i32::from(level - attribute);
        let rows = catalog.powers.iter().filter(|row| row.discipline == discipline && i32::from(row.level) == at);
        rungs.push(Rung { level, price, from_here, grants: rows.map(|row| row.grant).collect() });
    }
    rungs
}

/// Errors if the attribute cannot be raised or the cards do not pay for it.
pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, cards }) = order else {
        return Err(Refusal::WrongKind);
    };
    let Context { catalog, game, .. } = *context;
    let most = catalog.constants.houses.raise.points.len() as u8;
    let price = raise_cost(catalog, game, seat, *discipline).ok_or(Refusal::AttributeAtMost { most })?;
    if game.houses().of(seat).raised[*discipline as usize] {
        return Err(Refusal::RaisedAlready(*discipline));
    }
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    if cards.is_empty() || cards.len() > PAYMENT_SLOTS {
        return Err(Refusal::CardCount { least: 1, most: PAYMENT_SLOTS as u8 });
    }
    let worth = game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    if worth.covers(&price) { Ok(()) } else { Err(Refusal::Unpaid { short: price.above(&worth) }) }
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, cards }) = order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let catalog = turn.catalog();
    let game = turn.game_mut();
    game.treasury.spend(seat, cards);
    let house = game.houses.of_mut(seat);
    house.attributes = house.attributes.raised(*discipline);
    house.raised[*discipline as usize] = true;
    house.settle_aura(catalog);
    let level = house.attributes.of(*discipline);
    turn.say(Fact::Archfiend(ArchfiendFact::AttributeRaised { seat, discipline: *discipline, level }));
    Outcome::Done
}

/// Proposes every raise that the vault can pay for, with the cards that waste the least.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    let wealth = game.treasury().wealth(seat);
    for discipline in Discipline::ALL {
        let price = raise_cost(catalog, game, seat, discipline).filter(|price| wealth.covers(price));
        let Some(price) = price.filter(|_| !game.houses().of(seat).raised[discipline as usize]) else { continue };
        if let Some(cards) = least_waste(game.treasury().vault(seat), &price) {
            orders.push(Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, cards }));
        }
    }
}

/// Allows every attribute to be raised again, at the start of a turn.
pub(super) fn begin(turn: &mut Turn<'_>) {
    for house in &mut turn.game_mut().houses.houses {
        house.raised = [false; Discipline::ALL.len()];
    }
}

/// True if every price of the table can be paid: prices rise, and eight cards can carry each of
/// them.
pub(crate) fn payable(numbers: &RaiseNumbers) -> bool {
    let most = crate::tribute::CARD_LIMIT * PAYMENT_SLOTS as u16;
    let fits = |discipline: Discipline, level: usize| {
        price(numbers, discipline, level as u8)
            .is_some_and(|purse| purse.points() > 0 && Resource::ALL.iter().all(|&kind| purse.of(kind) <= most))
    };
    !numbers.points.is_empty()
        && numbers.soul_part > 0
        && numbers.points.is_sorted()
        && Discipline::ALL.into_iter().all(|discipline| {
            !numbers.kinds.of(discipline).is_empty() && (1..=numbers.points.len()).all(|level| fits(discipline, level))
        })
}
