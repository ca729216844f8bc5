//! Promises: what legions can make of the places they could take, alone, in pairs, or all together.
//!
//! A legion that brings another up for support does as much for a siege as the one that storms the walls, so what a legion
//! is worth in a canton is what the best plan with it there promises above the best plan without it.

use super::survey::{Grains, Survey, Target, Unit};
use super::ways::{FAR, Ways};
use crate::rules::catalog::Catalog;
use crate::rules::combat::{Battle, Effort, Forecast, forecast_with};
use crate::rules::game::Game;
use crate::rules::ids::CantonId;

/// The parts in which chances are weighed.
const PARTS: i32 = 216;

/// A forecast in these parts.
struct Odds {
    attacker_wins: i32,
    attacker_retreats: i32,
    defender_retreats: i32,
    /// The attacker is destroyed, alone or together with the defender.
    attacker_falls: i32,
    attacker_damage: i32,
    defender_damage: i32,
}

impl Odds {
    fn of(battle: &Battle) -> Self {
        let odds = forecast_with(battle, Effort::GLANCE);
        let parts = |share: u64| Forecast::scaled(share, PARTS as u64) as i32;
        Self {
            attacker_wins: parts(odds.attacker_wins),
            attacker_retreats: parts(odds.attacker_retreats),
            defender_retreats: parts(odds.defender_retreats),
            attacker_falls: parts(odds.defender_wins + odds.both_destroyed),
            attacker_damage: parts(odds.attacker_damage),
            defender_damage: parts(odds.defender_damage),
        }
    }
}

/// What an assault promises: a share of the target in thousandths, and what it costs in grains.
#[derive(Clone, Copy, Default)]
pub(super) struct Strike {
    pub(super) share: i32,
    pub(super) cost: Grains,
}

impl Strike {
    /// What it is worth against a target of this worth.
    pub(super) const fn against(self, worth: Grains) -> Grains {
        self.share * worth / 1000 - self.cost
    }
}

/// The strikes of all units against all targets.
#[derive(Default)]
pub(super) struct Chances {
    /// What each unit can do alone, by unit and target.
    alone: Vec<Strike>,
    /// What a unit can do with the support of another, by both units and target.
    paired: Vec<Strike>,
    /// What a unit can do with the support of all others that can come, by unit and target.
    massed: Vec<Strike>,
}

impl Survey<'_> {
    /// Counts the chances of every unit, alone and in pairs, against every target.
    pub(super) fn weigh_all(&self) -> Chances {
        let count = self.units.len();
        let healing = self.catalog.constants.forces.neutral_healing;
        let mut alone = Vec::with_capacity(count * self.targets.len());
        for unit in &self.units {
            alone.extend(
                self.targets.iter().map(|target| weigh(&clash(self.catalog, unit, &[], target), healing, unit.worth)),
            );
        }
        let mut paired = Vec::with_capacity(count * count * self.targets.len());
        for (first, unit) in self.units.iter().enumerate() {
            for (second, helper) in self.units.iter().enumerate() {
                for (at, target) in self.targets.iter().enumerate() {
                    let solo = alone[first * self.targets.len() + at];
                    // Who needs no help, or is the helper, is not weighed again.
                    let again = first != second && solo.share < 850;
                    paired.push(if again {
                        weigh(&clash(self.catalog, unit, &[helper], target), healing, unit.worth)
                    } else {
                        solo
                    });
                }
            }
        }
        let mut massed = Vec::with_capacity(count * self.targets.len());
        for (first, unit) in self.units.iter().enumerate() {
            for (at, target) in self.targets.iter().enumerate() {
                let helpers: Vec<&Unit> = self.companions(first, at).map(|second| &self.units[second]).collect();
                let best =
                    (0..count).map(|second| paired[(first * count + second) * self.targets.len() + at].share).max();
                // Where one helper is enough, or none other can come, the rest are not called.
                let call = helpers.len() >= 2 && best.is_none_or(|share| share < 850);
                massed.push(if call {
                    weigh(&clash(self.catalog, unit, &helpers, target), healing, unit.worth)
                } else {
                    Strike::default()
                });
            }
        }
        Chances { alone, paired, massed }
    }

    /// The others that can come to a target on foot or by air.
    fn companions(&self, unit: usize, target: usize) -> impl Iterator<Item = usize> + '_ {
        let comes = move |other: &usize| {
            *other != unit && self.ways.turns(&self.units[*other], self.units[*other].legion.canton, target) < FAR
        };
        (0..self.units.len()).filter(comes)
    }

    /// What all together can make of a target, one attacking and all others around it; the last to come sets the time.
    fn together(&self, stands: &[CantonId], target: usize) -> Grains {
        let mut turns = 0;
        let mut absent = 0;
        for (unit, &at) in self.units.iter().zip(stands) {
            let away = self.ways.turns(unit, at, target);
            if away < FAR {
                turns = turns.max(away);
                absent += u32::from(!self.ways.beside(at, target));
            }
        }
        // Each that is not there yet takes a slot to bring up; one of them may be the attacker.
        let turns = turns + absent.saturating_sub(1);
        (0..self.units.len())
            .map(|unit| self.promise(self.chances.massed[unit * self.targets.len() + target], target, turns))
            .max()
            .unwrap_or(0)
    }

    fn strike(&self, unit: usize, target: usize) -> Strike {
        self.chances.alone[unit * self.targets.len() + target]
    }

    fn pair(&self, unit: usize, helper: usize, target: usize) -> Strike {
        self.chances.paired[(unit * self.units.len() + helper) * self.targets.len() + target]
    }

    /// The best that the others can make of a target without this unit.
    pub(super) fn without(&self, unit: usize, stands: &[CantonId], target: usize) -> Grains {
        let others = || (0..self.units.len()).filter(move |&other| other != unit);
        let mut best = 0;
        for one in others() {
            let turns = self.ways.turns(&self.units[one], stands[one], target);
            best = best.max(self.promise(self.strike(one, target), target, turns));
            for other in others().filter(|&other| other != one) {
                let later = turns.max(self.ways.turns(&self.units[other], stands[other], target));
                best = best.max(self.promise(self.pair(one, other, target), target, later));
            }
        }
        best
    }

    /// The best that can be made of a target with this unit in this canton, alone or with one other.
    pub(super) fn with(&self, unit: usize, at: CantonId, stands: &[CantonId], target: usize) -> Grains {
        let turns = self.ways.turns(&self.units[unit], at, target);
        if turns >= FAR {
            return 0;
        }
        let mut best = self.promise(self.strike(unit, target), target, turns);
        for other in (0..self.units.len()).filter(|&other| other != unit) {
            let later = turns.max(self.ways.turns(&self.units[other], stands[other], target));
            best = best.max(self.promise(self.pair(unit, other, target), target, later));
            best = best.max(self.promise(self.pair(other, unit, target), target, later));
        }
        if self.units.len() > 2 {
            let mut stands = stands.to_vec();
            stands[unit] = at;
            best = best.max(self.together(&stands, target));
        }
        best
    }

    fn promise(&self, strike: Strike, target: usize, turns: u32) -> Grains {
        if turns >= FAR { 0 } else { strike.against(self.worth(target, turns)) }
    }

    /// What a legion that could be bought would add to what can be taken: its best additions, the first counting most.
    pub(super) fn addition(&self, table: &Game, recruit: &Unit, stands: &[CantonId]) -> Grains {
        let mut ways = Ways::new(table, self.seat);
        ways.learn(table, recruit.mask, &self.targets);
        let healing = self.catalog.constants.forces.neutral_healing;
        let nobody = self.units.len();
        let mut gains: Vec<Grains> = Vec::with_capacity(self.targets.len());
        for (at, target) in self.targets.iter().enumerate() {
            let turns = ways.turns(recruit, recruit.legion.canton, at).saturating_add(2);
            if turns >= FAR {
                continue;
            }
            let now = self.without(nobody, stands, at);
            let mut best =
                self.promise(weigh(&clash(self.catalog, recruit, &[], target), healing, recruit.worth), at, turns);
            for (index, unit) in self.units.iter().enumerate() {
                let later = turns.max(self.ways.turns(unit, stands[index], at));
                let helped = weigh(&clash(self.catalog, recruit, &[unit], target), healing, recruit.worth);
                best = best.max(self.promise(helped, at, later));
            }
            gains.push((best - now).max(0));
        }
        gains.sort_unstable_by_key(|&gain| -gain);
        gains.iter().zip([8, 5, 3, 2]).map(|(gain, share)| gain * share / 10).sum()
    }
}

/// A battle that may come: a unit, perhaps with the support of others, against the garrison of a place.
pub(super) fn clash(catalog: &Catalog, unit: &Unit, helpers: &[&Unit], target: &Target) -> Battle {
    let mut attacker = unit.fighter.clone();
    for helper in helpers {
        attacker.supported_by(&helper.fighter);
    }
    Battle::new(catalog, target.place.canton, attacker, target.garrison.clone())
}

/// What an assault promises, a second one after a retreat included.
pub(super) fn weigh(battle: &Battle, healing: u8, worth: Grains) -> Strike {
    /// What a lost hit point costs in time.
    const BLOOD: i32 = 12;
    let odds = Odds::of(battle);
    let (won, lost) = (odds.attacker_wins + odds.defender_retreats, odds.attacker_falls);
    let mut strike =
        Strike { share: won * 1000 / PARTS, cost: lost * worth / PARTS + odds.attacker_damage * BLOOD / PARTS };
    let dealt = odds.defender_damage / PARTS - i32::from(healing);
    if odds.attacker_retreats > 0 && dealt > 0 {
        let mut again = battle.clone();
        again.defender.hp = (battle.defender.hp - dealt as i16).max(1);
        again.attacker.hp = (battle.attacker.hp - (odds.attacker_damage / PARTS) as i16).max(1);
        let second = Odds::of(&again);
        let (gain, risk) = (second.attacker_wins, second.attacker_falls);
        if gain > risk {
            let retreats = odds.attacker_retreats;
            strike.share += retreats * gain * 8 / PARTS * 100 / PARTS;
            strike.cost += retreats * risk / PARTS * worth / PARTS;
        }
    }
    strike
}
