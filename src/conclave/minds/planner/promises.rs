//! Promises: the expected results of attacks on places, by one legion, by pairs, or by all
//! together.
//!
//! A legion that brings up support contributes as much as the attacker. Therefore a legion in a
//! canton is worth the best plan with it there minus the best plan without it.

use std::cell::OnceCell;

use super::lore::Lore;
use super::survey::{Grains, Survey, Target, Unit};
use super::ways::{FAR, Ways};
use crate::rules::catalog::{Ability, Catalog};
use crate::rules::combat::{Banner, Battle, Effort, Forecast, forecast_with};
use crate::rules::forces::Landmark;
use crate::rules::game::Game;
use crate::rules::ids::CantonId;
use crate::rules::tribute::Purse;

/// Denominator of the odds.
const PARTS: i32 = 216;

/// A forecast in these units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds {
    attacker_wins: i32,
    attacker_retreats: i32,
    defender_retreats: i32,
    /// The attacker is destroyed, alone or together with the defender.
    attacker_falls: i32,
    /// Both are destroyed.
    both_fall: i32,
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
            both_fall: parts(odds.both_destroyed),
            attacker_damage: parts(odds.attacker_damage),
            defender_damage: parts(odds.defender_damage),
        }
    }
}

/// Expected result of an assault: chance to take the target in thousandths, and cost in grains.
#[derive(Clone, Copy, Default)]
pub(super) struct Strike {
    pub(super) share: i32,
    pub(super) cost: Grains,
}

impl Strike {
    /// Returns the net worth of the strike against a target of this worth.
    pub(super) const fn against(self, worth: Grains) -> Grains {
        self.share * worth / 1000 - self.cost
    }

    /// Interpolates linearly from this strike (0 percent) to another (100 percent).
    fn towards(self, other: Self, percent: i32) -> Self {
        let between = |one: i32, two: i32| one + (two - one) * percent / 100;
        Self { share: between(self.share, other.share), cost: between(self.cost, other.cost) }
    }

    /// Adds a stake that is forfeited on failure.
    pub(super) const fn staking(self, stake: Grains) -> Self {
        let failing = if self.share < 1000 { 1000 - self.share } else { 0 };
        Self { share: self.share, cost: self.cost + failing * stake / 1000 }
    }
}

/// From this share on, in thousandths, a strike needs no support.
const ENOUGH: i32 = 850;

/// A cache of the strikes of all units against all targets, filled on demand.
#[derive(Default)]
pub(super) struct Chances {
    /// Strikes of a unit alone, by unit and target.
    alone: Vec<OnceCell<Strike>>,
    /// Strikes of a unit with the support of another, by both units and target.
    paired: Vec<OnceCell<Strike>>,
    /// Strikes of a unit with the support of all others that can come, by unit and target.
    massed: Vec<OnceCell<Strike>>,
}

impl Chances {
    /// Returns an empty cache.
    pub(super) fn of(units: usize, targets: usize) -> Self {
        let blank = |count| vec![OnceCell::new(); count];
        Self { alone: blank(units * targets), paired: blank(units * units * targets), massed: blank(units * targets) }
    }
}

impl Survey<'_> {
    /// Returns the strike of a unit with these helpers against a target.
    pub(super) fn weighed(&self, unit: &Unit, helpers: &[&Unit], target: &Target) -> Strike {
        /// Assumed cost of a point of tribute for a combat card. Alternative purchases are not
        /// known yet.
        const POINT_OF_CARD: Grains = 10;
        let healing = self.catalog.constants.forces.neutral_healing;
        let battle = clash(self.catalog, unit, helpers, target);
        let strike = |battle: &Battle| weigh(self.lore, battle, healing, unit.worth).staking(target.stake);
        let bare = strike(&battle);
        let Some(smithy) = self.smithy.as_ref().filter(|_| unit.open && bare.share < ENOUGH) else { return bare };
        let weights = &self.bent.weights;
        let worth = target.worth(self.horizon, 1, weights.patience);
        let toll = |price: &Purse| price.points() as i32 * POINT_OF_CARD;
        let (carded, _) = smithy.best(&battle, bare, worth, strike, toll);
        bare.towards(carded, weights.smithy)
    }

    /// Returns the other units that can reach a target on foot or by air.
    fn companions(&self, unit: usize, target: usize) -> impl Iterator<Item = usize> + '_ {
        let comes = move |other: &usize| {
            *other != unit && self.ways.turns(&self.units[*other], self.units[*other].legion.canton, target) < FAR
        };
        (0..self.units.len()).filter(comes)
    }

    /// Returns the best result of an attack by one unit with all others around the target, or
    /// `known` if that is better. The last unit to arrive sets the time.
    fn together(&self, stands: &[CantonId], target: usize, known: Grains) -> Grains {
        let mut turns = 0;
        let mut absent = 0;
        for (unit, &at) in self.units.iter().zip(stands) {
            let away = self.ways.turns(unit, at, target);
            if away < FAR {
                turns = turns.max(away);
                absent += u32::from(!self.ways.beside(at, target));
            }
        }
        // Each absent unit needs a slot to move; one of them may be the attacker.
        let turns = turns + absent.saturating_sub(1);
        (0..self.units.len())
            .fold(known, |best, unit| self.better(best, &self.units[unit], target, turns, || self.massed(unit, target)))
    }

    /// Returns the strike of a unit alone.
    fn alone(&self, unit: usize, target: usize) -> Strike {
        let known = &self.chances.alone[unit * self.targets.len() + target];
        *known.get_or_init(|| self.weighed(&self.units[unit], &[], &self.targets[target]))
    }

    /// Returns the strike of a unit with one helper. Returns the strike alone if no help is needed
    /// or the unit is its own helper.
    fn paired(&self, unit: usize, helper: usize, target: usize) -> Strike {
        let alone = self.alone(unit, target);
        if unit == helper || alone.share >= ENOUGH {
            return alone;
        }
        let known = &self.chances.paired[(unit * self.units.len() + helper) * self.targets.len() + target];
        *known.get_or_init(|| self.weighed(&self.units[unit], &[&self.units[helper]], &self.targets[target]))
    }

    /// Returns the strike of a unit with all others. Zero if one helper is enough or fewer than two
    /// can come.
    fn massed(&self, unit: usize, target: usize) -> Strike {
        *self.chances.massed[unit * self.targets.len() + target].get_or_init(|| {
            let helpers: Vec<&Unit> = self.companions(unit, target).map(|other| &self.units[other]).collect();
            let mut pairs = (0..self.units.len()).map(|other| self.paired(unit, other, target));
            if helpers.len() < 2 || pairs.any(|pair| pair.share >= ENOUGH) {
                return Strike::default();
            }
            self.weighed(&self.units[unit], &helpers, &self.targets[target])
        })
    }

    /// Returns the better of `known` and the worth of a unit's strike after `turns`. A strike that
    /// would not be better even if it were sure to succeed is not calculated.
    fn better(&self, known: Grains, unit: &Unit, target: usize, turns: u32, strike: impl FnOnce() -> Strike) -> Grains {
        /// Upper bound of a share, in thousandths, including rounding.
        const WHOLE: i32 = 1_020;
        let worth = if turns < FAR { self.worth(target, turns) } else { 0 };
        if unit.worth >= 0 && worth.max(0) * WHOLE / 1000 <= known {
            return known;
        }
        known.max(if turns < FAR { strike().against(worth) } else { 0 })
    }

    /// Returns the best result of the other units against a target.
    pub(super) fn without(&self, unit: usize, stands: &[CantonId], target: usize) -> Grains {
        let others = || (0..self.units.len()).filter(move |&other| other != unit);
        let mut best = 0;
        for one in others() {
            let turns = self.ways.turns(&self.units[one], stands[one], target);
            best = self.better(best, &self.units[one], target, turns, || self.alone(one, target));
            for other in others().filter(|&other| other != one) {
                let later = turns.max(self.ways.turns(&self.units[other], stands[other], target));
                best = self.better(best, &self.units[one], target, later, || self.paired(one, other, target));
            }
        }
        best
    }

    /// Returns the best result against a target with this unit in this canton: alone, with one
    /// other, or with all. At least 0.
    pub(super) fn with(&self, unit: usize, at: CantonId, stands: &[CantonId], target: usize) -> Grains {
        let turns = self.ways.turns(&self.units[unit], at, target);
        if turns >= FAR {
            return 0;
        }
        let mut best = self.better(0, &self.units[unit], target, turns, || self.alone(unit, target));
        for other in (0..self.units.len()).filter(|&other| other != unit) {
            let later = turns.max(self.ways.turns(&self.units[other], stands[other], target));
            best = self.better(best, &self.units[unit], target, later, || self.paired(unit, other, target));
            best = self.better(best, &self.units[other], target, later, || self.paired(other, unit, target));
        }
        if self.units.len() > 2 {
            let mut stands = stands.to_vec();
            stands[unit] = at;
            best = self.together(&stands, target, best);
        }
        best
    }

    /// Returns the additional worth of a legion that could be bought: its best contributions, the
    /// largest weighted most.
    pub(super) fn addition(&self, table: &Game, recruit: &Unit, stands: &[CantonId]) -> Grains {
        let learnt = (!self.ways.knows(recruit.mask)).then(|| {
            let mut ways = Ways::new(table, self.seat);
            ways.learn(table, recruit.mask, &self.targets);
            ways
        });
        let ways = learnt.as_ref().unwrap_or(&self.ways);
        let nobody = self.units.len();
        let mut gains: Vec<Grains> = Vec::with_capacity(self.targets.len());
        for (at, target) in self.targets.iter().enumerate() {
            let turns = ways.turns(recruit, recruit.legion.canton, at).saturating_add(2);
            if turns >= FAR {
                continue;
            }
            let now = self.without(nobody, stands, at);
            let mut best = self.better(now, recruit, at, turns, || self.weighed(recruit, &[], target));
            for (index, unit) in self.units.iter().enumerate() {
                let later = turns.max(self.ways.turns(unit, stands[index], at));
                best = self.better(best, recruit, at, later, || self.weighed(recruit, &[unit], target));
            }
            gains.push(best - now);
        }
        gains.sort_unstable_by_key(|&gain| -gain);
        gains.iter().zip([8, 5, 3, 2]).map(|(gain, share)| gain * share / 10).sum()
    }
}

/// Returns a possible battle: a unit, with its helpers, against the garrison of a place.
pub(super) fn clash(catalog: &Catalog, unit: &Unit, helpers: &[&Unit], target: &Target) -> Battle {
    let mut attacker = unit.fighter.clone();
    for helper in helpers {
        attacker.supported_by(&helper.fighter);
    }
    Battle::new(catalog, target.place.canton, attacker, target.garrison.clone())
}

/// Returns the expected result of an assault, including a second one after a retreat.
pub(super) fn weigh(lore: &Lore, battle: &Battle, healing: u8, worth: Grains) -> Strike {
    /// Cost of a lost hit point, in time for healing.
    const BLOOD: i32 = 12;
    let odds = lore.battle(battle, Odds::of);
    let razed = if razing_wins(battle) { odds.both_fall } else { 0 };
    let (won, lost) = (odds.attacker_wins + odds.defender_retreats + razed, odds.attacker_falls);
    let mut strike =
        Strike { share: won * 1000 / PARTS, cost: lost * worth / PARTS + odds.attacker_damage * BLOOD / PARTS };
    let dealt = odds.defender_damage / PARTS - i32::from(healing);
    if odds.attacker_retreats > 0 && dealt > 0 {
        let mut again = battle.clone();
        again.defender.hp = (battle.defender.hp - dealt as i16).max(1);
        again.attacker.hp = (battle.attacker.hp - (odds.attacker_damage / PARTS) as i16).max(1);
        let second = lore.battle(&again, Odds::of);
        let (gain, risk) = (second.attacker_wins, second.attacker_falls);
        if gain > risk {
            let retreats = odds.attacker_retreats;
            strike.share += retreats * gain * 8 / PARTS * 100 / PARTS;
            strike.cost += retreats * risk / PARTS * worth / PARTS;
        }
    }
    strike
}

/// True if razing the defender is as good as taking it (manual appendix D): for a rival's
/// stronghold, or for Pandemonium in a usurper's hands. Other places are only worth holding.
fn razing_wins(battle: &Battle) -> bool {
    let bears = battle.attacker.skills.iter().any(|skill| skill.ability == Ability::Oblivion);
    let prey = match battle.defender.banner {
        Banner::Place(Landmark::Stronghold(_) | Landmark::Pandemonium) => battle.defender.owner.is_some(),
        Banner::Place(Landmark::Power(_)) | Banner::Legion(_) => false,
    };
    bears && prey
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::combat::muster;
    use crate::rules::ids::LegionId;
    use crate::rules::realm::Foe;
    use crate::rules::tableau::{Tableau, TableauHouse, canton_at};

    /// Returns the forecast share of an attack on Pandemonium or a stronghold, in thousandths: by a
    /// weak legion with the Orb of Oblivion, then by the same legion without it.
    fn shares(position: &str, at: (i32, i32)) -> [i32; 2] {
        let catalog = Catalog::standard();
        let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(4, TableauHouse::default);
        let game = tableau.set_up(&catalog).unwrap_or_else(|fault| panic!("{fault}"));
        let place = game.forces().place_at(canton_at(at)).map(|place| place.id).expect("a place stands there");
        [0, 1].map(|id| {
            let legion = game.forces().legion(LegionId(id)).expect("it is there");
            let battle = muster(&catalog, &game, legion, Foe::Place(place), canton_at(at)).expect("they can fight");
            weigh(&Lore::default(), &battle, 0, 0).share
        })
    }

    #[test]
    fn a_bearer_of_oblivion_is_worth_sending_against_a_usurper_and_a_stronghold() {
        let bearers = r#"legions: [(owner: 0, at: (8, 6), level: 1, hp: 1), (owner: 0, at: (8, 7), level: 1, hp: 1)],
            treasures: [(what: "orb_of_oblivion", owner: 0, post: Unit(Legion(0)))]"#;
        let city = "at: (9, 6), level: 10, strength: (12, 14, 12), hp: 30";
        let usurped = format!("({bearers}, pandemonium: Some(({city}, owner: Some(1))), usurper: Some((1, 2)))");
        let [orb, none] = shares(&usurped, (9, 6));
        assert!((480..=520).contains(&orb) && none == 0, "{orb} {none}");
        let gate = format!("({bearers}, houses: [(), (stronghold: Some((9, 6)))])");
        let [orb, none] = shares(&gate, (9, 6));
        assert!((830..=870).contains(&orb) && none == 0, "{orb} {none}");
        let free = format!("({bearers}, pandemonium: Some(({city})))");
        assert_eq!(shares(&free, (9, 6)), [0, 0], "nobody is the lord of a city that is gone");
    }
}
