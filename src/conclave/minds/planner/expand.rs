//! Expansion: marches that claim land, lead towards more of it, or bring legions into useful
//! positions.

use super::Moment;
use super::survey::{Grains, POINT, Unit, faded};
use super::ways::FAR;
use super::weights::percent;
use crate::rules::catalog::Catalog;
use crate::rules::forces::{ForcesOrder, Legion, flights, moves_left};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::orders::Order;
use crate::rules::realm::{Entry, Owners, entry};

/// A way to a canton where a legion can stay, and the worth of the land that it claims.
pub(super) struct Route {
    pub(super) order: Order,
    pub(super) end: CantonId,
    pub(super) claims: Grains,
}

/// Returns the worth of claiming each canton; 0 if it cannot be claimed. `share` is the weight of
/// land in percent.
pub(super) fn land_values(table: &Game, seat: Seat, share: i32) -> Vec<Grains> {
    let grid = table.realm().grid();
    let outcast = table.diplomacy().excommunicated(seat);
    let price = percent(if outcast { POINT / 10 } else { POINT }, share);
    let mut values: Vec<Grains> = table
        .realm()
        .cantons()
        .map(|canton| {
            let free = match table.realm().owner(canton) {
                None => true,
                Some(owner) => table.diplomacy().takes_at_will(seat, owner),
            };
            if free && table.realm().terrain(canton).passable() && table.forces().place_at(canton).is_none() {
                price
            } else {
                0
            }
        })
        .collect();
    // Land around a free place keeps rivals away from it. Land near a rival's legion may be gone
    // next turn.
    for place in table.forces().places().iter().filter(|place| place.owner.is_none()) {
        for near in grid.neighbours(place.canton) {
            bonus(&mut values, *near, price / 3);
        }
    }
    for legion in table.forces().legions().iter().filter(|legion| legion.owner != seat) {
        for canton in grid.cantons().filter(|&canton| grid.distance(canton, legion.canton) <= 3) {
            bonus(&mut values, canton, price / 6);
        }
    }
    values
}

fn bonus(values: &mut [Grains], canton: CantonId, amount: Grains) {
    let value = &mut values[canton.index()];
    if *value > 0 {
        *value += amount;
    }
}

/// Returns the most valuable way to each canton within reach where this legion may stay.
pub(super) fn routes(catalog: &Catalog, game: &Game, held: &Owners, legion: &Legion, values: &[Grains]) -> Vec<Route> {
    let grid = game.realm().grid();
    let mut found: Vec<Route> = Vec::new();
    let mut front: Vec<(CantonId, Grains, Vec<CantonId>)> = vec![(legion.canton, 0, Vec::new())];
    for _ in 0..moves_left(catalog, game, legion) {
        let mut next: Vec<(CantonId, Grains, Vec<CantonId>)> = Vec::new();
        for (from, claims, path) in &front {
            for &to in grid.neighbours(*from) {
                if to == legion.canton || path.contains(&to) {
                    continue;
                }
                let (stay, claims) = match entry(catalog, game, held, legion, Some(*from), to) {
                    Entry::Free => (true, claims + values[to.index()]),
                    Entry::Through => (false, *claims),
                    Entry::Battle(_) | Entry::Barred(_) => continue,
                };
                let better = next.iter().all(|(end, known, _)| *end != to || *known < claims);
                if !better {
                    continue;
                }
                next.retain(|(end, _, _)| *end != to);
                let mut longer = path.clone();
                longer.push(to);
                if stay {
                    keep(&mut found, to, claims, &longer, legion);
                }
                next.push((to, claims, longer));
            }
        }
        front = next;
    }
    for reach in flights(catalog, game, held, legion).into_iter().filter(|reach| reach.foe.is_none()) {
        let claims = values[reach.canton.index()];
        if found.iter().all(|route| route.end != reach.canton || route.claims < claims) {
            found.push(Route {
                order: Order::Forces(ForcesOrder::Fly { legion: legion.id, to: reach.canton }),
                end: reach.canton,
                claims,
            });
        }
    }
    found
}

fn keep(found: &mut Vec<Route>, end: CantonId, claims: Grains, path: &[CantonId], legion: &Legion) {
    let order = || Order::Forces(ForcesOrder::March { legion: legion.id, path: path.to_vec() });
    match found.iter_mut().find(|route| route.end == end) {
        Some(route) if route.claims >= claims => {}
        Some(route) => *route = Route { order: order(), end, claims },
        None => found.push(Route { order: order(), end, claims }),
    }
}

impl Moment<'_, '_> {
    /// Returns the worth of a unit standing in a canton: targets that it could take from there,
    /// land that it could claim, and healing.
    pub(super) fn standing(&self, unit: usize, at: CantonId, without: &[Grains]) -> Grains {
        let mut war = 0;
        for (target, &others) in without.iter().enumerate() {
            let gain = self.survey.with(unit, at, &self.stands, target) - others;
            war = war.max(gain * self.open[target] / 1000);
        }
        let unit = &self.survey.units[unit];
        war.max(self.land_ahead(unit, at)).max(self.enemy_ahead(unit, at)) + self.rest(unit, at)
    }

    /// Returns the worth of unclaimed land that could be reached from here.
    fn land_ahead(&self, unit: &Unit, at: CantonId) -> Grains {
        let Some((_, steps)) = self.frontier.iter().find(|(mask, _)| *mask == unit.mask) else { return 0 };
        let near = u32::from(steps[at.index()]);
        if near >= FAR {
            return 0;
        }
        let turns = near.div_ceil(u32::from(unit.legion.moves).max(1)).max(1);
        if turns as i32 > self.survey.horizon {
            return 0;
        }
        percent(
            faded(POINT + 8 * self.room[at.index()].min(8), 2 * turns, self.survey.bent.weights.patience),
            self.survey.bent.weights.land,
        )
    }

    /// Returns the worth of enemy land that could be reached from here.
    fn enemy_ahead(&self, unit: &Unit, at: CantonId) -> Grains {
        let Some((_, steps, worth)) = self.marches.iter().find(|(mask, ..)| *mask == unit.mask) else { return 0 };
        let near = u32::from(steps[at.index()]);
        if near >= FAR {
            return 0;
        }
        let turns = near.div_ceil(u32::from(unit.legion.moves).max(1)).max(1);
        faded((*worth).min(6 * POINT), 2 * turns, self.survey.bent.weights.patience)
    }

    /// Returns the worth of healing here to a wounded unit.
    fn rest(&self, unit: &Unit, at: CantonId) -> Grains {
        let missing = i32::from(unit.legion.max_hp - unit.legion.hp);
        if missing <= 0 || self.survey.horizon < 3 {
            return 0;
        }
        let table = self.plan.table();
        let grid = table.realm().grid();
        let sheltered = table.forces().places_of(self.survey.seat).any(|place| grid.adjacent(place.canton, at));
        if sheltered { missing.min(6) * 22 } else { 0 }
    }
}
