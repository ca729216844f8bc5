//! What rituals are worth, and which of those that last are worth their upkeep (manual 4.11, appendix I).

use crate::brains::greedy::arms::worth_of;
use crate::brains::greedy::market::handy;
use crate::brains::greedy::objectives::of_loot;
use crate::brains::greedy::survey::{Grains, POINT, Survey, Unit};
use crate::brains::greedy::{Idea, Moment};
use crate::rules::attachments::Treasure;
use crate::rules::catalog::{Access, RelicRitual, RitualEffect};
use crate::rules::forces::Legion;
use crate::rules::game::Game;
use crate::rules::ids::{CardId, ObjectiveKind, RitualKind, Seat};
use crate::rules::objectives::progress;
use crate::rules::orders::{Answer, Order, OrderKind};
use crate::rules::realm::Foe;
use crate::rules::rituals::{self, FALLS, Guise, Target};
use crate::rules::tribute::least_waste;

/// The least chance, in percent, with which a ritual is thought of at all.
const HOPE: i32 = 20;

/// What it is worth to stay unseen, beyond what the ritual does.
const DISCRETION: Grains = 15;

/// What it is worth besides if another is blamed.
const SCANDAL: Grains = 60;

/// For how many turns a ritual that lasts is weighed when it is begun.
const OUTLOOK: i32 = 3;

/// How far from one's own legions a rival's is of interest.
const NEAR: u32 = 3;

/// What is known of the circumstances of a ritual.
struct Scene<'a> {
    survey: &'a Survey<'a>,
    table: &'a Game,
    /// What a point of tribute is worth to get.
    thirst: Grains,
    spite: &'a [i32],
}

impl Moment<'_, '_> {
    /// Rituals that can be performed.
    pub(in crate::brains::greedy) fn rituals(&self, ideas: &mut Vec<Idea>) {
        let scene = Scene { survey: self.survey, table: self.plan.table(), thirst: self.thirst, spite: self.spite };
        let mut orders = Vec::new();
        self.plan.propose(OrderKind::PerformRitual, &mut orders);
        let mut best: Option<(Grains, Order)> = None;
        for order in orders {
            let Some(score) = self.promise(&scene, &order) else { continue };
            if best.as_ref().is_none_or(|(known, _)| score > *known) {
                best = Some((score, order.clone()));
            }
            ideas.push(Idea::of(score, order));
        }
        // What could be done to a rival in one's own name can be done in another's.
        let framed = best.and_then(|(_, order)| self.framed(&order));
        ideas.extend(framed.and_then(|order| Some(Idea::of(self.promise(&scene, &order)?, order))));
    }

    /// What a ritual promises beyond its price, if it promises anything.
    fn promise(&self, scene: &Scene<'_>, order: &Order) -> Option<Grains> {
        let Order::PerformRitual { ritual, target, guise, cards } = order else { return None };
        let worth = scene.worth(*ritual, target, *guise);
        let paid = scene.table.treasury().worth(scene.survey.seat, cards).map_or(0, |purse| purse.points() as i32);
        (worth > 0).then_some(worth + self.urge / 2 - paid * self.coin)
    }

    /// The same ritual in the name of the rival that is loathed most besides its victim, if Deceit and the vault allow it.
    fn framed(&self, order: &Order) -> Option<Order> {
        let Order::PerformRitual { ritual, target, .. } = order else { return None };
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        let victim = rituals::victim(table, seat, target)?;
        let there = |&other: &Seat| other != seat && other != victim && table.conclave().eliminated(other).is_none();
        let other = table.seats().filter(there).max_by_key(|other| self.spite[other.index()])?;
        let guise = Guise::Framing(other);
        rituals::check_guise(catalog, table, seat, *ritual, Some(victim), guise).ok()?;
        let price = rituals::price(catalog, table, seat, *ritual, Some(victim), guise).total();
        let cards = least_waste(&handy(table.treasury().vault(seat), &price), &price)?;
        let order = Order::PerformRitual { ritual: *ritual, target: target.clone(), guise, cards };
        self.plan.check(&order).is_ok().then_some(order)
    }
}

impl Scene<'_> {
    /// What a ritual promises on this target, its chance counted in.
    fn worth(&self, ritual: RitualKind, target: &Target, guise: Guise) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.table, self.survey.seat);
        let hidden = guise != Guise::Bare;
        let odds = rituals::odds(catalog, table, seat, ritual, target, hidden);
        let chance = |fall: u16| i32::from(fall) * 100 / i32::from(FALLS);
        // Of several that resist by themselves each counts; what nobody resists succeeds.
        let chances: Vec<i32> = odds.success.iter().map(|(_, estimate)| chance(estimate.challenge.chance())).collect();
        let likely = if chances.is_empty() { 100 } else { chances.iter().sum::<i32>() / chances.len() as i32 };
        // Even of several targets none is tried in vain.
        if likely < HOPE || chances.contains(&0) {
            return 0;
        }
        let blame = match guise {
            Guise::Bare | Guise::Masked => DISCRETION,
            Guise::Framing(_) => DISCRETION + SCANDAL,
        };
        let unseen = odds.unseen.map_or(0, |estimate| blame * chance(estimate.challenge.chance()) / 100);
        self.gain(ritual, target, hidden) * likely / 100 + unseen
    }

    /// What a ritual brings if it succeeds.
    fn gain(&self, ritual: RitualKind, target: &Target, hidden: bool) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.table, self.survey.seat);
        let def = catalog.ritual(ritual);
        let level = i32::from(rituals::level_of(catalog, table, seat, ritual));
        let victim = rituals::victim(table, seat, target);
        let spite = victim.map_or(0, |victim| self.spite(victim));
        let prey = target.legions().first().and_then(|&id| table.forces().legion(id));
        // The conclave honours what is done to an enemy in the open, by the level of what it is done to.
        let fame = |of: i32| if hidden { 0 } else { of * POINT };
        let rank = victim.map_or(0, |victim| table.houses().of(victim).rank.value());
        match def.effect {
            RitualEffect::Juggernaut => match prey {
                Some(legion) if self.foes_near(legion) > 0 => 3 * POINT,
                Some(_) | None => 0,
            },
            RitualEffect::CombatDeception => prey.map_or(0, |legion| self.menace(legion) * (10 + level) / 10),
            RitualEffect::StrategicConfusion => target
                .legions()
                .iter()
                .filter_map(|&id| table.forces().legion(id))
                .map(|legion| self.menace(legion))
                .sum(),
            // It does not only stop a legion, but leads it away from where it was wanted.
            RitualEffect::SecretManipulation => prey.map_or(0, |legion| 30 + 2 * self.menace(legion) + spite),
            RitualEffect::PilferCoerceBribe => match target {
                Target::Treasure(treasure) => self.treasure(*treasure, spite),
                Target::Legion(id) => table.forces().legion(*id).map_or(0, |legion| {
                    Unit::new(catalog, table, *legion, self.survey.horizon).worth * (100 + spite) / 100
                }),
                Target::Oneself
                | Target::House(_)
                | Target::Legions(_)
                | Target::Value(..)
                | Target::March { .. }
                | Target::Step { .. }
                | Target::Copies { .. }
                | Target::Canton { .. }
                | Target::Objective(_)
                | Target::Place(_) => 0,
            },
            RitualEffect::LootTheVaults => {
                (level - 2).max(1) * 4 * (self.thirst.max(8) + 10 * spite / 100) + of_loot(catalog, table, seat)
            }
            RitualEffect::FiendishBureaucracy => POINT + POINT * spite / 100 + 4 * self.survey.horizon,
            RitualEffect::LiesAndRumors => self.watched(50),
            RitualEffect::StrategicDeception => self.watched(OUTLOOK * 24),
            RitualEffect::DarkAugury => self.curiosity(victim),
            RitualEffect::DemonicPremonitions => 12 + 8 * table.attachments().of(seat).count().min(6) as i32,
            RitualEffect::InfernalNegotiations | RitualEffect::InfernalEye | RitualEffect::ForbiddenLore => {
                OUTLOOK * each_turn(self.survey, table, def.effect)
            }
            RitualEffect::UnholyRevelation => match target {
                Target::Objective(kind) => self.despair(*kind),
                Target::House(_)
                | Target::Oneself
                | Target::Legion(_)
                | Target::Legions(_)
                | Target::Value(..)
                | Target::Treasure(_)
                | Target::March { .. }
                | Target::Step { .. }
                | Target::Copies { .. }
                | Target::Canton { .. }
                | Target::Place(_) => 8 * POINT * spite / 100,
            },
            RitualEffect::InfernalAffliction => prey.map_or(0, |legion| {
                let slain = if legion.hp <= 3 + level as i16 / 2 { 2 * i32::from(legion.level) * POINT } else { 0 };
                fame(legion.level.into()) + slain + (35 + 10 * level) * spite / 100 + self.menace(legion) / 2
            }),
            RitualEffect::CorruptionOfEssence => fame(rank) + (level - 1).max(1) * 30 * spite / 100,
            RitualEffect::PainAndPunishment => prey.map_or(0, |legion| {
                let unit = Foe::Legion(legion.id);
                let worn = table.attachments().on(unit).count() + table.attachments().cards_on(unit).count();
                fame(legion.level.into()) + worn as i32 * 90 * spite / 100
            }),
            RitualEffect::Banish => {
                let Target::Treasure(treasure) = target else { return 0 };
                fame(rituals::treasure_level(catalog, table, *treasure).into()) + self.treasure(*treasure, spite) / 2
            }
            // A house without orders loses what it would have done with them, turn by turn.
            RitualEffect::PlanarLock => fame(rank) + OUTLOOK * POINT * spite / 100,
            RitualEffect::DireDissipation => {
                prey.map_or(0, |legion| fame(legion.level.into()) + 3 * POINT * spite / 100 + 2 * self.menace(legion))
            }
            RitualEffect::DemandOfSupplication => 12 * self.thirst,
            RitualEffect::BurntOfferings => i32::from(catalog.constants.rituals.offering) * POINT,
            RitualEffect::DimensionalGate => self.step(target),
            RitualEffect::DemonicFlesh => flesh(table, seat),
            RitualEffect::AnointedOfAsh => ASH,
        }
    }

    /// How much a loss of this house is one's own gain, in percent: more of an enemy, and of whoever leads.
    fn spite(&self, victim: Seat) -> i32 {
        self.spite[victim.index()]
    }

    /// How many enemies that may be fought stand near one of one's own legions.
    fn foes_near(&self, legion: &Legion) -> usize {
        let grid = self.table.realm().grid();
        let seat = self.survey.seat;
        let near = |foe: &&Legion| grid.distance(foe.canton, legion.canton) <= NEAR;
        let at_war = |foe: &&Legion| self.table.diplomacy().stance(seat, foe.owner).allows_arms();
        self.table.forces().legions().iter().filter(|foe| foe.owner != seat).filter(near).filter(at_war).count()
    }

    /// What it is worth to hinder a rival's legion: much if it may fight and stands near, hardly anything if not.
    fn menace(&self, foe: &Legion) -> Grains {
        let grid = self.table.realm().grid();
        let near =
            self.table.forces().legions_of(self.survey.seat).any(|own| grid.distance(own.canton, foe.canton) <= NEAR);
        let at_war = self.table.diplomacy().stance(self.survey.seat, foe.owner).allows_arms();
        match (at_war, near) {
            (true, true) => 40 + 6 * i32::from(foe.strength.sum()),
            (true, false) | (false, true) => 12 + i32::from(foe.strength.sum()),
            (false, false) => 4,
        }
    }

    /// What a thing that changes hands is worth: its use to oneself, and its loss to the other.
    fn treasure(&self, treasure: Treasure, spite: i32) -> Grains {
        let worth = worth_of(self.survey, self.table, treasure).max(POINT / 2);
        worth * (100 + spite / 2) / 100
    }

    /// What it is worth to mislead the eyes of those who stand about: nothing if nobody does.
    fn watched(&self, each: Grains) -> Grains {
        let seat = self.survey.seat;
        let war =
            self.table.seats().filter(|&foe| foe != seat && self.table.diplomacy().stance(seat, foe).allows_arms());
        each / 3 + each * war.count() as i32
    }

    /// What it is worth to look at a rival again.
    fn curiosity(&self, victim: Option<Seat>) -> Grains {
        let Some(victim) = victim else { return 0 };
        match self.table.rituals().augury(self.survey.seat, victim) {
            None => 45,
            Some(augury) => (3 * (self.table.turn().saturating_sub(augury.turn)) as i32).min(30),
        }
    }

    /// What it is worth to be rid of a secret objective of one's own: its penalty, as far as it is not met.
    fn despair(&self, kind: ObjectiveKind) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.table, self.survey.seat);
        let def = catalog.objective(kind);
        let stands = progress(catalog, table, seat, &def.goal);
        if stands.met || self.survey.horizon > 8 && !stands.lost {
            return 0;
        }
        i32::from(def.value) * POINT
    }

    /// What a legion gains by a step across the map: nearer to what it could take.
    fn step(&self, target: &Target) -> Grains {
        let Target::Step { legion, to } = target else { return 0 };
        let table = self.table;
        let claimed = if table.realm().owner(*to).is_none() { POINT } else { 0 };
        let grid = table.realm().grid();
        let reach = |from| {
            let far = self.survey.targets.iter().map(|target| grid.distance(from, target.place.canton)).min();
            far.map_or(0, |far| far.min(12) as i32)
        };
        let stands = table.forces().legion(*legion).map(|legion| legion.canton);
        claimed + stands.map_or(0, |from| 25 * (reach(from) - reach(*to)).max(0))
    }
}

/// What it is worth to heal all one's legions at once.
fn flesh(table: &Game, seat: Seat) -> Grains {
    let hurt: i32 = table.forces().legions_of(seat).map(|own| i32::from(own.max_hp - own.hp)).sum();
    24 * hurt
}

/// What it is worth to anoint a praetor for the arena.
const ASH: Grains = 160;

/// What the ritual that a relic opens would be worth now, less its price; a gate is always of some use.
pub(in crate::brains::greedy) fn of_relic(
    survey: &Survey<'_>,
    table: &Game,
    ritual: RelicRitual,
    coin: Grains,
) -> Grains {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let Some(kind) = catalog.ritual_kinds().find(|&kind| catalog.ritual(kind).access == Access::Relic(ritual)) else {
        return 0;
    };
    let price = catalog.ritual(kind).cost;
    if !table.treasury().wealth(seat).covers(&price) {
        return 0;
    }
    let worth = match ritual {
        RelicRitual::DimensionalGate => 3 * POINT,
        RelicRitual::DemonicFlesh => flesh(table, seat),
        RelicRitual::AnointedOfAsh => {
            let plain = |treasure: Treasure| match treasure {
                Treasure::Praetor(kind) => table.attachments().praetor(kind).is_some_and(|praetor| !praetor.anointed),
                Treasure::Artifact(_) | Treasure::Relic(_) => false,
            };
            ASH * table.attachments().of(seat).filter(|held| plain(held.treasure)).count() as i32
        }
    };
    worth - price.points() as i32 * coin
}

/// What a ritual that lasts is worth each turn.
fn each_turn(survey: &Survey<'_>, table: &Game, effect: RitualEffect) -> Grains {
    let seat = survey.seat;
    match effect {
        RitualEffect::ForbiddenLore => {
            table.forces().places_of(seat).map(|place| i32::from(place.prestige) * POINT).sum()
        }
        // Others' acts before the conclave pay about this much, the less the fewer are left.
        RitualEffect::InfernalNegotiations => {
            let others = table.seats().filter(|&other| other != seat && table.conclave().eliminated(other).is_none());
            (25 * (others.count() as i32 - 1)).max(0)
        }
        RitualEffect::InfernalEye => {
            let cards = table.attachments().cards().iter().filter(|card| card.owner != seat).count();
            14 + 6 * cards.min(6) as i32
        }
        RitualEffect::PlanarLock => 60,
        RitualEffect::StrategicDeception => 30,
        RitualEffect::LiesAndRumors => 16,
        RitualEffect::DemonicPremonitions => 10,
        RitualEffect::Juggernaut
        | RitualEffect::CombatDeception
        | RitualEffect::StrategicConfusion
        | RitualEffect::PilferCoerceBribe
        | RitualEffect::SecretManipulation
        | RitualEffect::LootTheVaults
        | RitualEffect::FiendishBureaucracy
        | RitualEffect::DarkAugury
        | RitualEffect::UnholyRevelation
        | RitualEffect::InfernalAffliction
        | RitualEffect::CorruptionOfEssence
        | RitualEffect::PainAndPunishment
        | RitualEffect::Banish
        | RitualEffect::DireDissipation
        | RitualEffect::DemandOfSupplication
        | RitualEffect::BurntOfferings
        | RitualEffect::DimensionalGate
        | RitualEffect::DemonicFlesh
        | RitualEffect::AnointedOfAsh => 0,
    }
}

/// Upkeep for the rituals that are worth it, out of cards that are not promised yet, and the cards that it takes.
pub(in crate::brains::greedy) fn sustain(
    survey: &Survey<'_>,
    table: &Game,
    coin: Grains,
    promised: &[CardId],
) -> (Vec<Answer>, Vec<CardId>) {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let mut vault = table.treasury().vault(seat).to_vec();
    vault.retain(|card| !promised.contains(&card.id));
    let (mut answers, mut spent) = (Vec::new(), Vec::new());
    for standing in table.rituals().standing().iter().filter(|standing| standing.caster == seat) {
        let Some(price) = catalog.ritual(standing.ritual).upkeep else { continue };
        if each_turn(survey, table, standing.effect) < price.points() as i32 * coin {
            continue;
        }
        if let Some(cards) = least_waste(&vault, &price) {
            vault.retain(|card| !cards.contains(&card.id));
            spent.extend(&cards);
            answers.push(Answer::SustainRitual { standing: standing.id, cards });
        }
    }
    (answers, spent)
}
