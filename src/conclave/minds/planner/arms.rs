//! Arms: the worth of praetors, artifacts and relics, the best unit for each, and combat cards for
//! fights in doubt (manual 4.6 to 4.8, 4.12).

use super::attributes::heeded;
use super::occult::of_relic;
use super::promises::{Strike, weigh};
use super::survey::{Grains, POINT, Survey, appraise};
use super::{Idea, Moment};
use crate::rules::archfiends;
use crate::rules::attachments::{
    AttachmentOrder, Contents, Element, Post, Treasure, free_slots, limits, price, works_at,
};
use crate::rules::catalog::{Ability, Boon, Catalog};
use crate::rules::combat::{self, Battle, FighterCard};
use crate::rules::forces::{Landmark, Legion, Stat, Strength};
use crate::rules::game::Game;
use crate::rules::ids::{CombatCardId, Seat};
use crate::rules::orders::{Order, OrderKind};
use crate::rules::realm::Foe;
use crate::rules::rituals::chamber;
use crate::rules::tribute::least_waste;

/// Worth of a point of combat value on a legion that will fight.
pub(super) const EDGE: Grains = 2 * POINT / 5;

/// Returns the worth of a boon to a house over `horizon` turns.
pub(super) fn blessing(catalog: &Catalog, table: &Game, seat: Seat, boon: Boon, horizon: i32) -> Grains {
    match boon {
        Boon::Prestige(n) => i32::from(n) * POINT * horizon,
        Boon::Portrait { reward, upkeep } => (i32::from(reward) - i32::from(upkeep) * horizon) * POINT,
        Boon::OrderSlots(n) => i32::from(n) * POINT * horizon / 4,
        Boon::TributeRoll(n) | Boon::Command(n) | Boon::Healing(n) => i32::from(n) * POINT * horizon / 20,
        // A ritual that no discipline opens is used now and then.
        Boon::Ritual(_) => POINT / 2 + 12 * horizon,
        Boon::Discipline(_, n) => i32::from(n) * POINT * horizon / 8,
        // An event card is worth about a point, and each house is Regent every few turns. Without
        // Prophecy no cards are drawn.
        Boon::EventDraws(n) | Boon::EventHand(n) => {
            let (draw, _) = archfiends::event_draws(catalog, table, seat);
            if draw == 0 { 0 } else { i32::from(n) * POINT * horizon / 10 }
        }
        Boon::Loyalty(_)
        | Boon::Roll(..)
        | Boon::Resist(..)
        | Boon::Manuscripts(_)
        | Boon::RitualSlots(_)
        | Boon::EvilSanctuary
        | Boon::DiplomacyRank(_) => POINT / 2,
    }
}

/// Returns the best unit for a treasure among those with a free slot, and the worth of the treasure
/// there.
pub(super) fn best_post(survey: &Survey<'_>, table: &Game, treasure: Treasure) -> Option<(Post, Grains)> {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let room = |unit: Foe| free_slots(catalog, table, unit) > 0;
    let on_legions = |abilities: &[Ability], praetor: bool| {
        let serves = |legion: &Legion| -> Grains {
            let points: i32 = abilities.iter().map(|&ability| ability.worth(&legion.strength)).sum();
            // Attachments count more on a strong legion.
            points * EDGE * i32::from(20 + legion.strength.sum()) / 30
        };
        let free = |legion: &&Legion| {
            let unit = Foe::Legion(legion.id);
            room(unit) && !(praetor && table.attachments().praetor_on(unit).is_some())
        };
        let posts = table.forces().legions_of(seat).filter(free);
        posts.map(|legion| (Post::Unit(Foe::Legion(legion.id)), serves(legion))).max_by_key(|(_, worth)| *worth)
    };
    match treasure {
        Treasure::Praetor(kind) => on_legions(&catalog.praetor(kind).abilities, true),
        Treasure::Artifact(kind) => on_legions(&catalog.artifact(kind).abilities, false),
        Treasure::Relic(kind) => {
            let serves = |post: Post| -> Grains {
                let active = catalog.relic(kind).boons.iter().filter(|&&boon| works_at(table, boon, post));
                active.map(|&boon| blessing(catalog, table, seat, boon, survey.horizon)).sum()
            };
            let places = table.forces().places_of(seat).filter(|place| room(Foe::Place(place.id)));
            places
                .map(|place| (place, Post::Unit(Foe::Place(place.id))))
                .map(|(place, post)| (place, post, serves(post)))
                // Of equal places, the stronghold comes first, because it is the last to fall.
                .max_by_key(|(place, _, worth)| (*worth, place.landmark == Landmark::Stronghold(seat), place.level))
                .map(|(_, post, worth)| (post, worth))
        }
    }
}

impl Moment<'_, '_> {
    /// Transfers treasures from the vault to the units where they are worth the most.
    pub(super) fn equip(&self, ideas: &mut Vec<Idea>) {
        let table = self.plan.table();
        for held in table.attachments().of(self.survey.seat).filter(|held| held.post == Post::Vault) {
            if let Some((to, worth)) = best_post(self.survey, table, held.treasure) {
                ideas.push(Idea::of(
                    worth,
                    Order::Attachment(AttachmentOrder::Transfer { treasure: held.treasure, to }),
                ));
            }
        }
        self.attend(ideas);
    }

    /// Moves relics that open a ritual into the chamber while the ritual is useful, and out of it
    /// when they are worth more elsewhere.
    fn attend(&self, ideas: &mut Vec<Idea>) {
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        for held in table.attachments().of(seat) {
            let Treasure::Relic(kind) = held.treasure else { continue };
            let opens = |boon: &Boon| if let Boon::Ritual(ritual) = boon { Some(*ritual) } else { None };
            let boons = &catalog.relic(kind).boons;
            let Some(ritual) = boons.iter().find_map(opens) else { continue };
            let use_now = of_relic(self.survey, table, ritual, self.coin).max(0);
            // Prestige per turn that a relic would give in a place but not in the chamber.
            let missed = |boon: &Boon| if let Boon::Prestige(n) = boon { i32::from(*n) * POINT } else { 0 };
            let missed: Grains = boons.iter().map(missed).sum();
            let order = match held.post {
                Post::Chamber if missed > 0 && use_now < missed => {
                    best_post(self.survey, table, held.treasure).map(|(to, _)| {
                        (
                            missed * self.survey.horizon.min(6),
                            Order::Attachment(AttachmentOrder::Transfer { treasure: held.treasure, to }),
                        )
                    })
                }
                Post::Chamber => None,
                // The relic takes one ritual slot, and its ritual another.
                Post::Vault | Post::Unit(_) => {
                    let free = chamber(catalog, table, seat).free() > 1 && self.survey.horizon > 2;
                    let to = Post::Chamber;
                    free.then_some((
                        use_now - missed,
                        Order::Attachment(AttachmentOrder::Transfer { treasure: held.treasure, to }),
                    ))
                }
            };
            ideas.extend(order.filter(|(worth, _)| *worth > 0).map(|(worth, order)| Idea::of(worth, order)));
        }
    }

    /// Adds combat cards for garrisons, and for legions with slots to spare. They are considered when
    /// the vault is fuller than necessary. A watchful house also considers them while an enemy may
    /// attack.
    pub(super) fn fortify(&self, ideas: &mut Vec<Idea>) {
        let guarded = self.survey.bent.weights.guard > 0 && !self.fronts.is_empty();
        if self.urge == 0 && !guarded {
            return;
        }
        let (catalog, table) = (self.survey.catalog, self.plan.table());
        let mut orders = Vec::new();
        self.plan.propose(OrderKind::CreateCombatCard, &mut orders);
        for order in orders {
            let Order::Attachment(AttachmentOrder::CreateCombatCard { unit, contents, cards }) = &order else {
                continue;
            };
            let kept_free = match unit {
                Foe::Place(_) => 0,
                // One slot is kept free for an artifact.
                Foe::Legion(_) => 1,
            };
            if contents.count() == 0 || free_slots(catalog, table, *unit) <= kept_free {
                continue;
            }
            let Ok(paid) = table.treasury().worth(self.survey.seat, cards) else { continue };
            let score = 10 + self.urge / 2 + self.kept_by(*unit, contents) - self.toll(&paid);
            ideas.push(Idea::of(score, order));
        }
    }

    /// Returns the expected loss that a combat card averts. It counts the worst attack by a nearby
    /// legion of a rival, as forecast with and without the card, and theft of attachments, which
    /// only wards hinder.
    fn kept_by(&self, unit: Foe, contents: &Contents) -> Grains {
        /// Percent of the worth of attachments that each point of a ward protects from theft.
        const GUARDED: Grains = 2;
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        let ward = |element| if let Element::Ward(size) = element { Grains::from(size) } else { 0 };
        let wards: Grains = contents.elements().map(ward).sum();
        let guarded = if wards > 0 { wards * GUARDED * self.attached_worth(unit) / 100 } else { 0 };
        let stake = match unit {
            Foe::Legion(id) => table.forces().legion(id).map(|legion| {
                let known = self.survey.units.iter().find(|known| known.legion.id == id);
                (legion.canton, known.map_or(0, |known| known.worth))
            }),
            Foe::Place(id) => table.forces().place(id).map(|place| {
                let target = appraise(catalog, table, seat, self.survey.horizon, place);
                (place.canton, target.worth(self.survey.horizon, 1, self.survey.bent.weights.patience))
            }),
        };
        let Some((canton, worth)) = stake else { return guarded };
        let near = |legion: &&Legion| {
            table.diplomacy().stance(seat, legion.owner).allows_arms()
                && table.realm().grid().distance(legion.canton, canton) <= u32::from(legion.moves) + 1
        };
        let share = |battle: &Battle| weigh(self.survey.lore, battle, 0, 0).share;
        let attacks = table.forces().legions().iter().filter(near);
        let attacks = attacks.filter_map(|legion| combat::muster(catalog, table, legion, unit, canton));
        let Some((lost, mut battle)) = attacks.map(|battle| (share(&battle), battle)).max_by_key(|(lost, _)| *lost)
        else {
            return guarded;
        };
        // A placeholder: the card does not exist yet.
        battle.defender.cards.push(FighterCard { id: CombatCardId(u32::MAX), contents: Some(*contents) });
        guarded + (lost - share(&battle)).max(0) * worth / 1000
    }

    /// Returns the worth of everything attached to a unit, at its present post.
    fn attached_worth(&self, unit: Foe) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        let strength = match unit {
            Foe::Legion(id) => table.forces().legion(id).map(|legion| legion.strength),
            Foe::Place(id) => table.forces().place(id).map(|place| place.strength),
        };
        let Some(strength) = strength else { return 0 };
        let serves = |abilities: &[Ability]| -> Grains {
            abilities.iter().map(|&ability| ability.worth(&strength).max(0) * EDGE).sum()
        };
        let worth = |treasure: Treasure| match treasure {
            Treasure::Praetor(kind) => serves(&catalog.praetor(kind).abilities),
            Treasure::Artifact(kind) => serves(&catalog.artifact(kind).abilities),
            Treasure::Relic(kind) => {
                let boons = catalog.relic(kind).boons.iter();
                boons.map(|&boon| blessing(catalog, table, seat, boon, self.survey.horizon)).sum()
            }
        };
        table.attachments().on(unit).map(worth).sum()
    }

    /// Adds the idea of making a combat card for the attacker before it attacks this target. With
    /// the smithy it is the best card by forecast, otherwise the greatest raise of the legion's
    /// best value that tribute and Wrath allow.
    pub(super) fn carded(
        &self,
        unit: usize,
        legion: &Legion,
        target: usize,
        battle: &Battle,
        attack: &Order,
        ideas: &mut Vec<Idea>,
    ) {
        let context = self.plan.context();
        let (catalog, table, seat) = (context.catalog, context.game, self.survey.seat);
        let on = Foe::Legion(legion.id);
        let limits = limits(catalog, table, seat);
        let Some(raises) = limits.raise.filter(|_| limits.elements > 0 && free_slots(catalog, table, on) > 0) else {
            return;
        };
        let alone = self.assault(unit, target, battle);
        if alone.share > 900 {
            return;
        }
        if let Some(smithy) = &self.survey.smithy {
            let strike = |carded: &Battle| self.assault(unit, target, carded);
            let (strike, best) = smithy.best(battle, alone, self.prize(target), strike, |price| self.toll(price));
            let Some(contents) = best else { return };
            let Some(cards) = least_waste(table.treasury().vault(seat), &price(catalog, &contents)) else { return };
            let order = Order::Attachment(AttachmentOrder::CreateCombatCard { unit: on, contents, cards });
            if self.plan.check(&order).is_ok() {
                let score = strike.against(self.prize(target));
                ideas.push(Idea { score, first: order, then: Some(attack.clone()), target: Some((target, strike)) });
            }
            return;
        }
        let Some(stat) = Stat::ALL.into_iter().max_by_key(|&stat| legion.strength.of(stat)) else { return };
        if legion.strength.of(stat) <= 0 {
            return;
        }
        let vault = table.treasury().vault(seat);
        for raise in raises.falling() {
            let contents = Contents::new(&[Element::Raise(stat, raise)]);
            let cost = price(catalog, &contents);
            let Some(cards) = least_waste(vault, &cost) else { continue };
            let order = Order::Attachment(AttachmentOrder::CreateCombatCard { unit: on, contents, cards });
            if self.plan.check(&order).is_err() {
                continue;
            }
            let mut raised = battle.clone();
            raised.attacker.values[stat as usize].add(archfiends::Part::CombatCard, raise.into());
            let strike: Strike = self.assault(unit, target, &raised);
            let score = strike.against(self.prize(target)) - self.toll(&cost);
            ideas.push(Idea { score, first: order, then: Some(attack.clone()), target: Some((target, strike)) });
            return;
        }
    }
}

/// Returns the worth of an upgrade for a legion of this strength. Only comparisons between upgrades
/// are meaningful.
pub(super) fn upgrade_worth(upgrade: &crate::rules::forces::Upgrade, strength: &Strength) -> i32 {
    use crate::rules::forces::Upgrade;
    match *upgrade {
        Upgrade::HitPoints(n) => i32::from(n) * 2,
        Upgrade::Value(stat, n) => i32::from(n) * if strength.of(stat) > 0 { 4 } else { 2 },
        Upgrade::Loyalty(n) => i32::from(n),
        Upgrade::Moves(n) => i32::from(n) * 8,
        Upgrade::Ability(ability) => ability.worth(strength) * 3,
    }
}

/// Returns the worth of a praetor's upgrade, for comparisons only. Upgrades that help its unit come
/// first.
pub(super) const fn lesson_worth(upgrade: &crate::rules::attachments::PraetorUpgrade) -> u8 {
    use crate::rules::attachments::PraetorUpgrade;
    match *upgrade {
        PraetorUpgrade::Lead(_) => 6,
        PraetorUpgrade::Attack(n) => 2 * n,
        PraetorUpgrade::Defense(n) | PraetorUpgrade::Infernal(n) | PraetorUpgrade::HitPoints(n) => n,
        PraetorUpgrade::Luck(n) => 3 * n,
    }
}

/// Returns the worth of a treasure on the shelf to a house that could attach it somewhere.
pub(super) fn worth_of(survey: &Survey<'_>, table: &Game, treasure: Treasure) -> Grains {
    let posted = best_post(survey, table, treasure).map_or(0, |(_, worth)| worth);
    let Treasure::Relic(kind) = treasure else { return posted };
    // A relic that opens a ritual needs one ritual slot, and its ritual another.
    let rites = survey.catalog.relic(kind).boons.iter().filter(|boon| matches!(boon, Boon::Ritual(_)));
    let able = archfiends::ritual_slots(survey.catalog, table, survey.seat).total() > 1;
    let opened = if able {
        rites.map(|&boon| blessing(survey.catalog, table, survey.seat, boon, survey.horizon)).sum()
    } else {
        0
    };
    let taught = survey.catalog.relic(kind).boons.iter().map(|boon| {
        let Boon::Discipline(of, n) = boon else { return 0 };
        i32::from(*n) * heeded(survey.catalog, table, survey.seat, *of) * survey.horizon.min(20)
    });
    posted + opened + taught.sum::<Grains>()
}
