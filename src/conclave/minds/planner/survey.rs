//! The survey: facts that the greedy mind works out once a turn, before it considers any order.
//!
//! All worths are in grains, hundredths of a point of prestige. A canton is worth one point at the
//! final count. A place is worth the prestige of its fall and its income until the end (manual 3.4,
//! 4.5).

use super::arms::blessing;
use super::diplomacy::fronts;
use super::lore::Lore;
use super::objectives::of_place;
use super::promises::Chances;
use super::smithy::Smithy;
use super::ways::{FAR, Ways, walked};
use super::weights::{Bent, percent};
use crate::rules::archfiends;
use crate::rules::attachments::{Post, Skill, Source, Treasure, free_slots, skills, works_at};
use crate::rules::catalog::{Ability, Boon, Catalog};
use crate::rules::combat::{self, Fighter};
pub(super) use crate::rules::conclave::turns_left;
use crate::rules::diplomacy::Stance;
use crate::rules::forces::flight;
use crate::rules::forces::{Landmark, Legion, Place};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::realm::Foe;

/// An amount in hundredths of a point of prestige.
pub(super) type Grains = i32;

/// A point of prestige in grains.
pub(crate) const POINT: Grains = 100;

/// Maximum number of targets considered, most valuable first.
const MOST_TARGETS: usize = 6;

/// Discount per turn until an expected gain arrives, in thousandths kept, for a patience of 100
/// percent.
const PATIENCE: i32 = 800;

/// A place that could be taken.
pub(super) struct Target {
    pub(super) place: Place,
    /// The defender, with all visible attachments.
    pub(super) garrison: Fighter,
    /// Worth of its fall, once.
    pub(super) fixed: Grains,
    /// Worth of holding it, per turn.
    pub(super) each_turn: Grains,
    /// Number of turns during which it may be attacked; none if without limit.
    pub(super) open_for: Option<u32>,
    /// Loss if an attack on it fails.
    pub(super) stake: Grains,
}

impl Target {
    /// Applies the weights of the mind.
    fn weigh(&mut self, bent: &Bent) {
        let share = match self.place.landmark {
            Landmark::Power(_) | Landmark::Stronghold(_) => bent.weights.places,
            Landmark::Pandemonium => {
                self.fixed = self.fixed.max(bent.throne);
                100
            }
        };
        let wanted = bent.prize.filter(|(place, _)| *place == self.place.id).map_or(100, |(_, wanted)| wanted);
        self.fixed = percent(percent(self.fixed, share), wanted);
        self.each_turn = percent(percent(self.each_turn, share), wanted);
    }

    /// Returns the worth if it falls after `turns` of the `horizon` turns left.
    pub(super) fn worth(&self, horizon: i32, turns: u32, patience: i32) -> Grains {
        if self.open_for.is_some_and(|open| turns > open) {
            return 0;
        }
        faded(self.fixed + self.each_turn * (horizon - turns as i32).max(0), turns, patience)
    }
}

/// A legion of this house, or one that could be bought.
#[derive(Clone)]
pub(super) struct Unit {
    pub(super) legion: Legion,
    /// Impassable terrain that it can enter, one bit each.
    pub(super) mask: u16,
    /// Range of flight in cantons; 0 if it cannot fly.
    pub(super) flight: u8,
    /// Cost of its loss.
    pub(super) worth: Grains,
    /// The legion as a side of a battle.
    pub(super) fighter: Fighter,
    /// True if a combat card could be attached to it.
    pub(super) open: bool,
}

impl Unit {
    pub(super) fn new(catalog: &Catalog, table: &Game, legion: Legion, horizon: i32) -> Self {
        let power = 8 * i32::from(legion.strength.sum()) + 4 * i32::from(legion.max_hp);
        let worth = power * horizon.clamp(0, 25) / 4;
        let mut skills = skills(catalog, table, Foe::Legion(legion.id));
        let mut mask = walked(skills.iter().map(|skill| &skill.ability));
        let mut flight = flight(catalog, table, &legion).unwrap_or(0);
        if table.forces().legion(legion.id).is_none() {
            // A recruit is not on the board yet and has only its innate abilities.
            mask = walked(legion.born_abilities(catalog).iter());
            let wings = |ability: &Ability| if let Ability::Flying(far) = ability { Some(*far) } else { None };
            flight = legion.born_abilities(catalog).iter().find_map(wings).unwrap_or(0);
            let born = legion.born_abilities(catalog).iter();
            skills = born.map(|&ability| Skill { ability, source: Source::Born }).collect();
        }
        let fighter = Fighter::legion(catalog, &legion, skills).enchanted(table);
        let open = match table.forces().legion(legion.id) {
            Some(_) => free_slots(catalog, table, Foe::Legion(legion.id)) > 0,
            None => legion.level > 0,
        };
        Self { legion, mask, flight, worth, fighter, open }
    }

    /// Returns the same unit with the cost of its loss scaled, in percent.
    fn dearer(mut self, caution: i32) -> Self {
        self.worth = percent(self.worth, caution);
        self
    }
}

/// Facts known before any order is considered.
pub(super) struct Survey<'a> {
    pub(super) catalog: &'a Catalog,
    pub(super) seat: Seat,
    /// Weights and preferences of the mind.
    pub(super) bent: Bent,
    /// The cache of forecasts.
    pub(super) lore: &'a Lore,
    /// Expected number of turns left.
    pub(super) horizon: i32,
    pub(super) units: Vec<Unit>,
    pub(super) targets: Vec<Target>,
    pub(super) ways: Ways,
    /// Forecasts of its units against its targets.
    pub(super) chances: Chances,
    /// Possible combat cards, if the mind considers them.
    pub(super) smithy: Option<Smithy>,
}

impl<'a> Survey<'a> {
    pub(super) fn of(catalog: &'a Catalog, table: &Game, seat: Seat, bent: Bent, lore: &'a Lore) -> Self {
        let left = turns_left(catalog, table);
        let horizon = percent(left, bent.weights.horizon);
        let unit = |legion: &Legion| Unit::new(catalog, table, *legion, horizon).dearer(bent.weights.caution);
        let units: Vec<Unit> = table.forces().legions_of(seat).map(unit).collect();
        let mut survey = Self {
            catalog,
            seat,
            bent,
            lore,
            horizon,
            targets: targets(catalog, table, seat, horizon, &bent),
            units,
            ways: Ways::new(table, seat),
            chances: Chances::default(),
            smithy: (bent.weights.smithy > 0).then(|| Smithy::of(catalog, table, seat)).flatten(),
        };
        survey.measure(table);
        survey.narrow();
        survey.chances = Chances::of(survey.units.len(), survey.targets.len());
        survey
    }

    /// Keeps the most valuable targets.
    fn narrow(&mut self) {
        let mut order: Vec<(Grains, usize)> = (0..self.targets.len())
            .filter_map(|at| {
                let soonest = self.units.iter().map(|unit| self.ways.turns(unit, unit.legion.canton, at)).min()?;
                (soonest < FAR).then(|| (-self.worth(at, soonest), at))
            })
            .collect();
        order.sort_unstable();
        let mut chosen: Vec<usize> = order.into_iter().take(MOST_TARGETS).map(|(_, at)| at).collect();
        chosen.sort_unstable();
        let mut at = 0;
        self.targets.retain(|_| {
            at += 1;
            chosen.contains(&(at - 1))
        });
        self.ways.narrow(&chosen);
    }

    /// Measures the ways of all units to all targets.
    fn measure(&mut self, table: &Game) {
        for unit in &self.units {
            self.ways.learn(table, unit.mask, &self.targets);
        }
    }

    /// Returns the worth of a target that falls after `turns`.
    pub(super) fn worth(&self, target: usize, turns: u32) -> Grains {
        self.targets[target].worth(self.horizon, turns, self.bent.weights.patience)
    }
}

/// Discounts a worth that arrives after `turns`.
pub(super) fn faded(worth: Grains, turns: u32, patience: i32) -> Grains {
    let kept = (1000 - (1000 - PATIENCE) * 100 / patience.max(1)).max(0);
    (1..turns.min(40)).fold(worth, |left, _| left / 1000 * kept + left % 1000 * kept / 1000)
}

/// Returns all places that this seat may attack and that are worth it.
fn targets(catalog: &Catalog, table: &Game, seat: Seat, horizon: i32, bent: &Bent) -> Vec<Target> {
    let fronts = fronts(catalog, table, seat, bent);
    let mut targets = Vec::new();
    for place in table.forces().places() {
        if place.owner == Some(seat) {
            continue;
        }
        let open = place.owner.is_none_or(|owner| match table.diplomacy().stance(seat, owner) {
            Stance::Excommunication | Stance::BloodFeud => true,
            Stance::Vendetta => !matches!(place.landmark, Landmark::Stronghold(_)),
            Stance::Neutral | Stance::Truce | Stance::SingleCombat | Stance::Vassalage => false,
        });
        if !open {
            continue;
        }
        let mut target = appraise(catalog, table, seat, horizon, place);
        if place.landmark == Landmark::Pandemonium
            && let Some((throne, stake)) = super::war::conquest(catalog, table, seat, bent.weights.might)
        {
            target.fixed = target.fixed.max(throne);
            target.stake = stake;
        }
        target.weigh(bent);
        if let Some(front) = fronts.iter().find(|front| front.meets(table, place.owner)) {
            target.fixed += match place.landmark {
                Landmark::Power(_) => front.place,
                Landmark::Stronghold(_) => front.gate,
                Landmark::Pandemonium => 0,
            };
            target.open_for = front.turns;
        }
        if target.fixed > 0 {
            targets.push(target);
        }
    }
    targets
}

/// Returns the worth of a place to the house that takes it.
pub(super) fn appraise(catalog: &Catalog, table: &Game, seat: Seat, horizon: i32, place: &Place) -> Target {
    let outcast = table.diplomacy().excommunicated(seat);
    let percent = archfiends::victory_percent(catalog, table, seat);
    let fall = catalog.constants.battle.prestige_per_level * i32::from(place.level) * percent;
    let (spoils, yields) = spoils(catalog, table, seat, place, horizon);
    let each_turn = i32::from(place.prestige) * POINT + yields;
    let (fixed, each_turn) = match place.landmark {
        // An outcast cannot be elected. It profits only by breaking the others.
        Landmark::Power(_) if outcast => (POINT, each_turn / 10),
        Landmark::Power(_) => (fall + POINT + spoils, each_turn),
        Landmark::Stronghold(_) if outcast => (20 * POINT, 0),
        Landmark::Stronghold(_) => (fall + 8 * POINT + spoils, yields),
        Landmark::Pandemonium => (super::war::throne(catalog, table, seat, horizon), 0),
    };
    // Objectives do not count for an outcast.
    let fixed = if outcast { fixed } else { fixed + of_place(catalog, table, seat, place) };
    let garrison = combat::garrison(catalog, table, place);
    Target { place: *place, garrison, fixed, each_turn, open_for: None, stake: 0 }
}

/// Returns the worth of the boons of a place and of its relics, which stay in it (ruling R34), to
/// the house that takes it: once, and per turn.
fn spoils(catalog: &Catalog, table: &Game, seat: Seat, place: &Place, horizon: i32) -> (Grains, Grains) {
    let unit = Foe::Place(place.id);
    let of_place = match place.landmark {
        Landmark::Power(kind) => &catalog.place(kind).boons[..],
        Landmark::Pandemonium | Landmark::Stronghold(_) => &[],
    };
    let relics = table.attachments().on(unit).flat_map(|treasure| match treasure {
        Treasure::Relic(kind) => &catalog.relic(kind).boons[..],
        Treasure::Praetor(_) | Treasure::Artifact(_) => &[],
    });
    let active = relics.filter(|&&boon| works_at(table, boon, Post::Unit(unit)));
    let (mut once, mut each_turn) = (0, 0);
    for &boon in of_place.iter().chain(active) {
        // Prestige per turn starts only when the place falls.
        if let Boon::Prestige(n) = boon {
            each_turn += i32::from(n) * POINT;
        } else {
            once += blessing(catalog, table, seat, boon, horizon);
        }
    }
    (once, each_turn)
}
