//! Habits of the action phase: who casts, who goes to Earth, who leads.

use super::best_first;
use crate::rules::action::Orders;
use crate::rules::catalog::Trait;
use crate::rules::game::{Cast, Caster};
use crate::rules::ids::Card;
use crate::sight::Sight;

/// Returns the orders for each use of the devil: to cast, to lead the army, and to go to Earth.
pub(super) fn plans(sight: Sight<'_>) -> Vec<Orders> {
    let (catalog, game) = (sight.catalog, sight.game);
    let domain = game.domain(sight.seat);
    let rituals: Vec<Card> = best_first(game.rituals(catalog, sight.seat).collect(), |card| sight.ritual(card))
        .into_iter()
        .filter(|card| sight.ritual(*card) > 0)
        .collect();
    let fiends: Vec<Card> =
        domain.tabled.iter().copied().filter(|card| catalog.can(*card, Trait::Earthbound)).collect();
    let can_cast = |card: &Card| catalog.can(*card, Trait::Casts) && !game.trading().world_war;
    let mut plans = Vec::new();
    for casts_itself in [true, false] {
        let own = if casts_itself { usize::from(game.own_rituals(catalog, sight.seat)) } else { 0 };
        let hordes: Vec<Card> = fiends.iter().copied().filter(can_cast).collect();
        // Fiends cast the worst of what is cast: they are lost more easily.
        let casters = (0..own).map(|_| Caster::Devil).chain(hordes.into_iter().map(Caster::Horde));
        let mut tome = game.tome(catalog, sight.seat).is_some();
        let casts: Vec<Cast> = rituals
            .iter()
            .zip(casters)
            .map(|(ritual, caster)| Cast { ritual: *ritual, caster, twice: std::mem::take(&mut tome) })
            .collect();
        let busy = |card: &Card| casts.iter().any(|cast| cast.caster == Caster::Horde(*card));
        let free: Vec<Card> = fiends.iter().copied().filter(|card| !busy(card)).collect();
        let by_devil = casts.iter().any(|cast| cast.caster == Caster::Devil);
        let stays = Orders { casts: casts.clone(), earth: free.clone(), devil: false };
        if !by_devil && game.devil_may_leave(catalog, sight.seat) {
            plans.push(Orders { devil: true, ..stays.clone() });
        }
        if !game.trading().world_war && !free.is_empty() {
            plans.push(Orders { earth: Vec::new(), ..stays.clone() });
        }
        plans.push(stays);
    }
    plans.dedup();
    plans
}

/// Returns what a plan gains on average.
fn plan_worth(sight: Sight<'_>, orders: &Orders) -> i64 {
    let (catalog, game) = (sight.catalog, sight.game);
    let conflicts = i64::from(catalog.numbers.conflicts);
    let cast: i64 = orders.casts.iter().map(|cast| sight.ritual(cast.ritual) * if cast.twice { 2 } else { 1 }).sum();
    let gathered = (orders.earth.len() as i64 + i64::from(orders.devil)) * conflicts * 14;
    let by_devil = orders.casts.iter().any(|cast| cast.caster == Caster::Devil);
    let raids = game.others(sight.seat).filter(|other| !game.allied(sight.seat, *other));
    let best = raids.map(|other| sight.raid(&[sight.seat], other)).max().unwrap_or(0).max(0);
    // A caster misses the first conflict. A devil on Earth leads no army, but cannot be caught.
    let war = match (orders.devil, by_devil) {
        (true, _) => 25,
        (false, true) => best * 2 / 3,
        (false, false) => best,
    };
    cast + gathered + war
}

pub(super) fn orders(sight: Sight<'_>) -> Orders {
    let plans = plans(sight);
    let best = plans.iter().max_by_key(|orders| plan_worth(sight, orders));
    best.cloned().unwrap_or_default()
}
