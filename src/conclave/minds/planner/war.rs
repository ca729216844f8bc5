//! War: attacks on places and legions, legions brought up for support, and Pandemonium (manual 3.4,
//! 4.16).

use super::promises::{Strike, weigh};
use super::schemes::{favourite, warlike};
use super::survey::{Grains, POINT};
use super::{Idea, Moment};
use crate::rules::archfiends;
use crate::rules::catalog::Catalog;
use crate::rules::combat::{self, Battle};
use crate::rules::conclave;
use crate::rules::forces::{ForcesOrder, Legion, Reach, reach};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::orders::Order;
use crate::rules::realm::Foe;

/// Returns the worth of Pandemonium to a seat; 0 if it should be left alone.
pub(super) fn throne(catalog: &Catalog, table: &Game, seat: Seat, horizon: i32) -> Grains {
    if let Some(usurpation) = table.conclave().usurpation() {
        // A usurper that is not stopped wins the game.
        return 15 * POINT * (1 + i32::from(usurpation.turns));
    }
    if table.forces().pandemonium().is_some_and(|place| place.owner.is_some()) {
        return 0;
    }
    // An excommunicated king maker cannot win through its pawn.
    if favourite(catalog, table, seat).is_some() {
        return 0;
    }
    if table.diplomacy().excommunicated(seat) {
        return 40 * POINT;
    }
    // A member of the conclave risks excommunication only if it is losing the election and no rival
    // could retake the city.
    let standing = |seat: Seat| {
        let income = conclave::income(catalog, table, seat).total();
        table.conclave().prestige(seat)
            + table.realm().land_count(seat) as i32 * catalog.constants.conclave.canton_prestige
            + income * horizon
    };
    let rivals = || table.seats().filter(|&other| other != seat && table.conclave().eliminated(other).is_none());
    let leader = rivals().map(standing).max().unwrap_or(0);
    let strongest = rivals().map(|other| army(table, other)).max().unwrap_or(0);
    // A warlike house takes this risk earlier.
    let (lost, late, odds) = if warlike(table, seat) { (10, 34, 9) } else { (8, 22, 10) };
    let hopeless = standing(seat) * 10 < leader * lost;
    if hopeless && horizon <= late && army(table, seat) * 10 > strongest * odds { 40 * POINT } else { 0 }
}

/// Returns the worth of the throne to a house that could be elected but is so strong that no rival
/// could retake the city, and the loss if the attempt fails. None if it is not strong enough.
/// `might` is the required strength in percent of all rivals together; 0 is never.
///
/// An election can be lost to a king maker or a power behind the throne, but a held city cannot
/// (manual 3.4).
pub(super) fn conquest(catalog: &Catalog, table: &Game, seat: Seat, might: i32) -> Option<(Grains, Grains)> {
    /// Worth of the throne. A failed attempt forfeits `SURE` times as much, because an election was
    /// almost certain.
    const THRONE: Grains = 100 * POINT;
    const SURE: i32 = 6;
    let free = table.conclave().usurpation().is_none()
        && table.forces().pandemonium().is_some_and(|place| place.owner.is_none())
        && !table.diplomacy().excommunicated(seat)
        && favourite(catalog, table, seat).is_none();
    let rivals = table.seats().filter(|&other| other != seat).map(|other| army(table, other)).sum::<i32>();
    let strong = might > 0 && army(table, seat) * 100 > rivals * might;
    (free && strong).then_some((THRONE, THRONE * SURE))
}

/// Returns the total strength of the legions of a seat. Wounds reduce it.
pub(crate) fn army(table: &Game, seat: Seat) -> i32 {
    table.forces().legions_of(seat).map(|legion| i32::from(legion.strength.sum()) * i32::from(legion.hp + 4)).sum()
}

impl Moment<'_, '_> {
    /// Adds all attacks possible now, alone or after another legion moves up in support.
    pub(super) fn attacks(&self, unit: usize, legion: &Legion, ideas: &mut Vec<Idea>) {
        let context = self.plan.context();
        for reach in reach(context.catalog, context.game, context.held, legion) {
            let Some(foe) = reach.foe else { continue };
            let Some(battle) = combat::muster(context.catalog, context.game, legion, foe, reach.canton) else {
                continue;
            };
            let order = order_of(legion, &reach);
            match foe {
                Foe::Place(id) => {
                    let Some(target) = self.survey.targets.iter().position(|target| target.place.id == id) else {
                        continue;
                    };
                    let strike = self.assault(unit, target, &battle);
                    let score = strike.against(self.prize(target));
                    ideas.push(Idea { score, first: order.clone(), then: None, target: Some((target, strike)) });
                    if self.left >= 2 {
                        self.carded(unit, legion, target, &battle, &order, ideas);
                        self.supported(unit, legion, target, &battle, &order, ideas);
                    }
                }
                Foe::Legion(id) => {
                    let score = self.field_battle(unit, id, &battle);
                    ideas.push(Idea { score, first: order, then: None, target: None });
                }
            }
        }
    }

    /// Returns the expected result of an assault, after earlier attacks of this turn on the same
    /// target.
    pub(super) fn assault(&self, unit: usize, target: usize, battle: &Battle) -> Strike {
        let mut battle = battle.clone();
        battle.defender.hp = (battle.defender.hp - self.dealt[target]).max(1);
        let healing = self.survey.catalog.constants.forces.neutral_healing;
        let strike = weigh(self.survey.lore, &battle, healing, self.survey.units[unit].worth);
        strike.staking(self.survey.targets[target].stake)
    }

    /// Returns the worth of a target now, less the share already won by earlier attacks of this
    /// turn.
    pub(super) fn prize(&self, target: usize) -> Grains {
        self.survey.worth(target, 1) * self.open[target] / 1000
    }

    /// Adds the same attack after another legion has moved up in support.
    fn supported(
        &self,
        unit: usize,
        legion: &Legion,
        target: usize,
        battle: &Battle,
        attack: &Order,
        ideas: &mut Vec<Idea>,
    ) {
        let table = self.plan.table();
        let grid = table.realm().grid();
        let alone = self.assault(unit, target, battle);
        if alone.share > 900 {
            return;
        }
        for (helper, routes) in self.routes.iter().enumerate() {
            let Some(second) = table.forces().legion(self.survey.units[helper].legion.id) else { continue };
            if helper == unit || grid.adjacent(second.canton, battle.canton) {
                continue;
            }
            let best = routes
                .iter()
                .filter(|(route, _)| grid.adjacent(route.end, battle.canton) && !ends_at(attack, route.end, legion))
                .max_by_key(|(_, score)| *score);
            let Some((route, score)) = best else { continue };
            let mut helped = battle.clone();
            helped.attacker.supported_by(&self.survey.units[helper].fighter);
            let strike = self.assault(unit, target, &helped);
            let total = score + strike.against(self.prize(target));
            ideas.push(Idea {
                score: total,
                first: route.order.clone(),
                then: Some(attack.clone()),
                target: Some((target, strike)),
            });
        }
    }

    /// Returns the worth of a battle against a legion.
    fn field_battle(&self, unit: usize, foe: LegionId, battle: &Battle) -> Grains {
        let Some(foe) = self.plan.table().forces().legion(foe) else { return 0 };
        let table = self.plan.table();
        let catalog = self.survey.catalog;
        let percent = archfiends::victory_percent(catalog, table, self.survey.seat);
        let outcast = table.diplomacy().excommunicated(self.survey.seat);
        let fame =
            if outcast { 0 } else { catalog.constants.battle.prestige_per_level * i32::from(foe.level) * percent };
        let usurper = table.conclave().usurpation().is_some_and(|usurpation| usurpation.seat == foe.owner);
        let front = self.fronts.iter().find(|front| front.meets(table, Some(foe.owner)));
        let quarrel = front.map_or(0, |front| front.legion);
        let worth = fame + 2 * POINT + quarrel + if usurper { 5 * POINT } else { 0 };
        weigh(self.survey.lore, battle, 0, self.survey.units[unit].worth).against(worth)
    }
}

/// True if this canton is the last stop of an attack before the target, which must stay free.
fn ends_at(attack: &Order, canton: CantonId, legion: &Legion) -> bool {
    let last_but_one = |path: &[CantonId]| path.len().checked_sub(2).map_or(legion.canton, |at| path[at]);
    attack.way().is_some_and(|(_, path)| last_but_one(path) == canton)
}

fn order_of(legion: &Legion, reach: &Reach) -> Order {
    if reach.flight {
        Order::Forces(ForcesOrder::Fly { legion: legion.id, to: reach.canton })
    } else {
        Order::Forces(ForcesOrder::March { legion: legion.id, path: reach.path.clone() })
    }
}
