//! The worth of performing rituals (manual 4.11, appendix I).

use super::chances::{likely, percent};
use super::lasting::{ASH, each_turn, flesh};
use crate::planner::arms::worth_of;
use crate::planner::market::handy;
use crate::planner::objectives::of_loot;
use crate::planner::survey::{Grains, POINT, Survey, Unit};
use crate::planner::{Idea, Moment};
use crate::rules::attachments::Treasure;
use crate::rules::catalog::RitualEffect;
use crate::rules::forces::Legion;
use crate::rules::game::Game;
use crate::rules::ids::{ObjectiveKind, RitualKind, Seat};
use crate::rules::objectives::progress;
use crate::rules::orders::{Order, OrderKind};
use crate::rules::realm::Foe;
use crate::rules::rituals::{self, Guise, RitualOrder, Target};
use crate::rules::tribute::least_waste;

/// Minimum chance of a ritual to be considered, in percent.
const HOPE: i32 = 20;

/// Additional worth of remaining unidentified.
const DISCRETION: Grains = 15;

/// Additional worth if another house is blamed.
const SCANDAL: Grains = 60;

/// Number of turns for which a durational ritual is valued when it is begun.
const OUTLOOK: i32 = 3;

/// Maximum distance at which a rival's legion matters to own legions.
const NEAR: u32 = 3;

/// The circumstances of a ritual.
pub(super) struct Scene<'a> {
    pub(super) survey: &'a Survey<'a>,
    pub(super) table: &'a Game,
    /// Worth of gaining a point of tribute.
    thirst: Grains,
    spite: &'a [i32],
    /// Orders already written for this turn.
    pub(super) written: &'a [Option<Order>],
}

impl Moment<'_, '_> {
    /// Adds the rituals that can be performed.
    pub(crate) fn rituals(&self, ideas: &mut Vec<Idea>) {
        let scene = Scene {
            survey: self.survey,
            table: self.plan.table(),
            thirst: self.thirst,
            spite: self.spite,
            written: self.written,
        };
        let mut orders = Vec::new();
        self.plan.propose(OrderKind::PerformRitual, &mut orders);
        let mut best: Option<(Grains, Order)> = None;
        for mut order in orders {
            self.burn_the_least(&mut order);
            let Some(score) = self.promise(&scene, &order) else { continue };
            if best.as_ref().is_none_or(|(known, _)| score > *known) {
                best = Some((score, order.clone()));
            }
            ideas.push(Idea::of(score, order));
        }
        // The best ritual is also considered with a frame.
        let framed = best.and_then(|(_, order)| self.framed(&order));
        ideas.extend(framed.and_then(|order| Some(Idea::of(self.promise(&scene, &order)?, order))));
    }

    /// Returns the worth of a ritual less its price; none if it has no worth.
    fn promise(&self, scene: &Scene<'_>, order: &Order) -> Option<Grains> {
        let Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards }) = order else { return None };
        let mut worth = scene.worth(*ritual, target, *guise);
        if scene.survey.catalog.ritual(*ritual).effect == RitualEffect::BurntOfferings {
            worth = worth * scene.survey.bent.weights.offerings / 100;
        }
        let paid = scene.table.treasury().worth(scene.survey.seat, cards).map_or(0, |purse| self.toll(&purse));
        (worth > 0).then_some(worth + self.urge / 2 - paid)
    }

    /// Pays a burnt offering with the least valuable card.
    fn burn_the_least(&self, order: &mut Order) {
        let Order::Ritual(RitualOrder::PerformRitual { ritual, cards, .. }) = order else { return };
        if self.survey.catalog.ritual(*ritual).effect == RitualEffect::BurntOfferings {
            let vault = self.plan.table().treasury().vault(self.survey.seat);
            let least = vault.iter().min_by_key(|card| (self.toll(&card.worth), card.worth.points(), card.id));
            *cards = least.map(|card| card.id).into_iter().collect();
        }
    }

    /// Returns the same ritual framing the rival with the highest spite other than the victim, if
    /// Deceit and the vault allow it.
    fn framed(&self, order: &Order) -> Option<Order> {
        let Order::Ritual(RitualOrder::PerformRitual { ritual, target, .. }) = order else { return None };
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        let victim = rituals::victim(table, seat, target)?;
        let there = |&other: &Seat| other != seat && other != victim && table.conclave().eliminated(other).is_none();
        let other = table.seats().filter(there).max_by_key(|other| self.spite[other.index()])?;
        let guise = Guise::Framing(other);
        rituals::check_guise(catalog, table, seat, *ritual, Some(victim), guise).ok()?;
        let price = rituals::price(catalog, table, seat, *ritual, Some(victim), guise).total();
        let cards = least_waste(&handy(table.treasury().vault(seat), &price), &price)?;
        let order = Order::Ritual(RitualOrder::PerformRitual { ritual: *ritual, target: target.clone(), guise, cards });
        self.plan.check(&order).is_ok().then_some(order)
    }
}

impl Scene<'_> {
    /// Returns the expected worth of a ritual on this target, including its chance.
    fn worth(&self, ritual: RitualKind, target: &Target, guise: Guise) -> Grains {
        let hidden = guise != Guise::Bare;
        let odds = rituals::odds(self.survey.catalog, self.table, self.survey.seat, ritual, target, hidden);
        let likely = likely(&odds);
        if likely < HOPE {
            return 0;
        }
        let blame = match guise {
            Guise::Bare | Guise::Masked => DISCRETION,
            Guise::Framing(_) => DISCRETION + SCANDAL,
        };
        let unseen = odds.unseen.map_or(0, |estimate| blame * percent(&estimate) / 100);
        (self.gain(ritual, target, hidden) * likely / 100 + unseen) * self.remaining(ritual, target) / 100
    }

    /// Returns the worth of a ritual that succeeds.
    fn gain(&self, ritual: RitualKind, target: &Target, hidden: bool) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.table, self.survey.seat);
        let def = catalog.ritual(ritual);
        let level = || i32::from(rituals::level_of(catalog, table, seat, ritual));
        let victim = rituals::victim(table, seat, target);
        let spite = victim.map_or(0, |victim| self.spite(victim));
        let prey = target.legions().first().and_then(|&id| table.forces().legion(id));
        // An open ritual against an enemy brings prestige by the level of its target.
        let outcast = table.diplomacy().excommunicated(seat);
        let fame = |of: i32| if hidden || outcast { 0 } else { of * POINT };
        let rank = victim.map_or(0, |victim| table.houses().of(victim).rank.value());
        match def.effect {
            RitualEffect::Juggernaut => match prey {
                Some(legion) if self.foes_near(legion) > 0 => 3 * POINT,
                Some(_) | None => 0,
            },
            RitualEffect::CombatDeception => prey.map_or(0, |legion| self.menace(legion) * (10 + level()) / 10),
            RitualEffect::StrategicConfusion => target
                .legions()
                .iter()
                .filter_map(|&id| table.forces().legion(id))
                .map(|legion| self.menace(legion))
                .sum(),
            // The ritual stops a legion and also moves it away from its goal.
            RitualEffect::SecretManipulation => prey.map_or(0, |legion| 30 + 2 * self.menace(legion) + spite),
            RitualEffect::PilferCoerceBribe => self.prize(target, spite),
            RitualEffect::LootTheVaults => {
                (level() - 2).max(1) * 4 * (self.thirst.max(8) + 10 * spite / 100) + of_loot(catalog, table, seat)
            }
            // Unclaimed land can be claimed on foot, and no rival loses it.
            RitualEffect::FiendishBureaucracy if victim.is_none() => POINT + 2 * self.survey.horizon,
            RitualEffect::FiendishBureaucracy => 3 * POINT + POINT * spite / 100 + 4 * self.survey.horizon,
            RitualEffect::LiesAndRumors => self.watched(50),
            RitualEffect::StrategicDeception => self.watched(OUTLOOK * 40),
            RitualEffect::DarkAugury => self.curiosity(victim),
            RitualEffect::DemonicPremonitions => 12 + 8 * table.attachments().of(seat).count().min(6) as i32,
            RitualEffect::InfernalNegotiations | RitualEffect::InfernalEye | RitualEffect::ForbiddenLore => {
                OUTLOOK * each_turn(self.survey, table, def.effect)
            }
            RitualEffect::UnholyRevelation => {
                if let Target::Objective(kind) = target {
                    self.despair(*kind)
                } else {
                    8 * POINT * spite / 100
                }
            }
            RitualEffect::InfernalAffliction => prey.map_or(0, |legion| {
                let slain = if legion.hp <= 3 + level() as i16 / 2 { 2 * i32::from(legion.level) * POINT } else { 0 };
                fame(legion.level.into()) + slain + (35 + 10 * level()) * spite / 100 + self.menace(legion) / 2
            }),
            RitualEffect::CorruptionOfEssence => fame(rank) + (level() - 1).max(1) * 30 * spite / 100,
            RitualEffect::PainAndPunishment => prey.map_or(0, |legion| {
                let unit = Foe::Legion(legion.id);
                let worn = table.attachments().on(unit).count() + table.attachments().cards_on(unit).count();
                fame(legion.level.into()) + worn as i32 * 90 * spite / 100
            }),
            RitualEffect::Banish => {
                let Target::Treasure(treasure) = target else { return 0 };
                fame(rituals::treasure_level(catalog, table, *treasure).into()) + self.treasure(*treasure, spite) / 2
            }
            // A house without order slots loses the worth of their orders each turn.
            RitualEffect::PlanarLock => fame(rank) + OUTLOOK * POINT * spite / 100,
            RitualEffect::DireDissipation => {
                prey.map_or(0, |legion| fame(legion.level.into()) + 3 * POINT * spite / 100 + 2 * self.menace(legion))
            }
            RitualEffect::DemandOfSupplication => 12 * self.thirst,
            RitualEffect::BurntOfferings if outcast => 0,
            RitualEffect::BurntOfferings => i32::from(catalog.constants.rituals.offering) * POINT,
            RitualEffect::DimensionalGate => self.step(target),
            RitualEffect::DemonicFlesh => flesh(table, seat),
            RitualEffect::AnointedOfAsh => ASH,
        }
    }

    /// Returns the worth of a stolen treasure or a bribed legion.
    fn prize(&self, target: &Target, spite: i32) -> Grains {
        let (catalog, table) = (self.survey.catalog, self.table);
        if let Target::Treasure(treasure) = target {
            self.treasure(*treasure, spite)
        } else if let Target::Legion(id) = target {
            table
                .forces()
                .legion(*id)
                .map_or(0, |legion| Unit::new(catalog, table, *legion, self.survey.horizon).worth * (100 + spite) / 100)
        } else {
            0
        }
    }

    /// Returns the gain from a loss of this house, in percent of that loss.
    fn spite(&self, victim: Seat) -> i32 {
        self.spite[victim.index()]
    }

    /// Returns the number of enemy legions that may be fought near an own legion.
    fn foes_near(&self, legion: &Legion) -> usize {
        let grid = self.table.realm().grid();
        let seat = self.survey.seat;
        let near = |foe: &&Legion| grid.distance(foe.canton, legion.canton) <= NEAR;
        let at_war = |foe: &&Legion| self.table.diplomacy().stance(seat, foe.owner).allows_arms();
        self.table.forces().legions().iter().filter(|foe| foe.owner != seat).filter(near).filter(at_war).count()
    }

    /// Returns the worth of hindering a rival's legion: high if it may fight and is near, very low
    /// if neither.
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

    /// Returns the worth of a stolen treasure: the own use of it plus the loss to the rival.
    fn treasure(&self, treasure: Treasure, spite: i32) -> Grains {
        let worth = worth_of(self.survey, self.table, treasure).max(POINT / 2);
        worth * (100 + spite / 2) / 100
    }

    /// Returns the worth of misleading enemies, by the number of rivals at war with this house.
    fn watched(&self, each: Grains) -> Grains {
        let seat = self.survey.seat;
        let war =
            self.table.seats().filter(|&foe| foe != seat && self.table.diplomacy().stance(seat, foe).allows_arms());
        each / 3 + each * war.count() as i32
    }

    /// Returns the worth of new information on a rival.
    fn curiosity(&self, victim: Option<Seat>) -> Grains {
        let Some(victim) = victim else { return 0 };
        match self.table.rituals().augury(self.survey.seat, victim) {
            None => 45,
            Some(augury) => (3 * (self.table.turn().saturating_sub(augury.turn)) as i32).min(30),
        }
    }

    /// Returns the worth of discarding an own secret objective: its penalty, if the objective is
    /// likely to fail.
    fn despair(&self, kind: ObjectiveKind) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.table, self.survey.seat);
        let def = catalog.objective(kind);
        let stands = progress(catalog, table, seat, &def.goal);
        if stands.met || self.survey.horizon > 8 && !stands.lost {
            return 0;
        }
        i32::from(def.value) * POINT
    }

    /// Returns the worth of moving a legion across the map: claimed land, and distance gained
    /// towards targets.
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
