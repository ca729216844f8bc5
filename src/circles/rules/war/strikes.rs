//! Attacks (rule 11.2.2): "Legion attacks by making a Combat Roll and Hellhounds make as many
//! Combat Rolls as indicated on their counters. Lieutenants and Legions minding Hellhounds may not
//! attack at all."
//!
//! Both sides roll before anybody saves, so attacks are simultaneous. A lieutenant leads the units
//! with most rolls, and the best bonus goes first (ruling "led-units").

use circles_catalog::Catalog;
use circles_catalog::definitions::{CombatSkill, CombatSpell, Skill, SpellEffect};
use serde::{Deserialize, Serialize};

use super::hits::deal;
use super::{Battle, Side, WarAsk, WarAuto};
use crate::course::Course;
use crate::facts::{WarFact, Why};
use crate::game::{Game, plus};
use crate::ids::{Banner, Place, Seat, Unit};
use crate::step::Step;

/// One combat roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike {
    /// Who attacks. None for an extra roll by a skill.
    pub unit: Option<Unit>,
    /// The die.
    pub die: u8,
    /// What is added to it.
    pub add: i8,
    /// True if it hits.
    pub hit: bool,
}

/// Units that roll in a round: who, how many dice, and what is added.
type Attackers = Vec<(Unit, usize, i32)>;

impl Battle {
    /// Returns the spells of a side that hold in this round.
    pub(super) fn combat_spells(&self, catalog: &Catalog, side: Side) -> Vec<CombatSpell> {
        let effect = |kind| match &catalog.spell(kind).effect {
            SpellEffect::Combat(spell) => Some(*spell),
            SpellEffect::Daemon(_)
            | SpellEffect::Units(_)
            | SpellEffect::Souls(_)
            | SpellEffect::Standing(_)
            | SpellEffect::Cards(_)
            | SpellEffect::Hell(_)
            | SpellEffect::Sectio(_)
            | SpellEffect::Visitor(_)
            | SpellEffect::Counter(_)
            | SpellEffect::ThisTurn { .. }
            | SpellEffect::Macina(_)
            | SpellEffect::Strokes(_) => None,
        };
        self.spells(side).filter_map(effect).collect()
    }

    /// Sums a number of the spells of a side that hold in this round.
    pub(super) fn combat_sum(&self, catalog: &Catalog, side: Side, number: impl Fn(CombatSpell) -> i32) -> i32 {
        self.combat_spells(catalog, side).into_iter().map(number).sum()
    }
}

impl Game {
    /// Returns the combat skills of the daemons of a side, with their seats.
    pub(super) fn combat_skills(&self, catalog: &Catalog, battle: &Battle, side: Side) -> Vec<(Seat, CombatSkill)> {
        let skill = |seat: Seat, kind| {
            let daemon = self.triumvirate(seat).daemon(kind)?;
            match self.skill(catalog, daemon)? {
                Skill::Combat(skill) => Some((seat, *skill)),
                Skill::Income(_)
                | Skill::Summoning(_)
                | Skill::March(_)
                | Skill::Earth(_)
                | Skill::Diplomacy(_)
                | Skill::Magic(_)
                | Skill::Standing(_) => None,
            }
        };
        battle.daemons(side).filter_map(|joined| skill(joined.seat, joined.daemon)).collect()
    }

    /// Returns what is added to all combat rolls of a side.
    fn side_bonus(&self, catalog: &Catalog, battle: &Battle, side: Side) -> i32 {
        let own = battle.combat_sum(catalog, side, |spell| {
            let CombatSpell::Rolls { add } = spell else { return 0 };
            add.into()
        });
        let theirs = battle.combat_sum(catalog, side.other(), |spell| {
            let CombatSpell::EnemyRolls { add } = spell else { return 0 };
            add.into()
        });
        let skills = self.combat_skills(catalog, battle, side).into_iter().map(|(_, skill)| match skill {
            CombatSkill::Inspires { add, rounds } if battle.round <= rounds => i32::from(add),
            CombatSkill::Inspires { .. }
            | CombatSkill::Volley { .. }
            | CombatSkill::Deadly { .. }
            | CombatSkill::Feasts { .. }
            | CombatSkill::Rerolls { .. }
            | CombatSkill::Confuses { .. } => 0,
        });
        own + theirs + skills.sum::<i32>()
    }

    /// True if lieutenants of a side give no bonus.
    fn is_confused(&self, catalog: &Catalog, battle: &Battle, side: Side) -> bool {
        let enemy = side.other();
        let confuses = |(_, skill): &(Seat, CombatSkill)| matches!(skill, CombatSkill::Confuses { rounds } if battle.round <= *rounds);
        battle.combat_spells(catalog, enemy).contains(&CombatSpell::Leaderless)
            || self.combat_skills(catalog, battle, enemy).iter().any(confuses)
    }

    /// Returns the attackers of a banner, with the bonus of lieutenants.
    fn attackers(&self, catalog: &Catalog, battle: &Battle, side: Side, banner: Banner) -> Attackers {
        let (board, place) = (self.board(), Place::Sectio(battle.sectio));
        let base = self.side_bonus(catalog, battle, side);
        let legion = base + self.rolls_added(catalog, banner) + self.rolls_struck(catalog, battle.sectio);
        let mut all: Attackers = Vec::new();
        for hound in board.hounds_at(banner, place) {
            all.push((Unit::Hound(hound), self.hound_dice(catalog, battle, side, Some(banner), hound), base));
        }
        all.sort_by_key(|(_, dice, _)| std::cmp::Reverse(*dice));
        for own in board.legions_at(banner, place) {
            if board.hound_of(own).is_none() {
                all.push((Unit::Legion(own), 1, legion));
            }
        }
        if self.is_confused(catalog, battle, side) {
            return all;
        }
        let officers = board.officers_at(banner, place).into_iter().map(|kind| catalog.lieutenant(kind));
        let mut officers: Vec<(u8, u8)> = officers.map(|def| (def.bonus, def.leadership)).collect();
        officers.sort_by_key(|(bonus, leadership)| std::cmp::Reverse((*bonus, *leadership)));
        let led = officers.into_iter().flat_map(|(bonus, leadership)| (0..leadership).map(move |_| bonus));
        for ((_, _, add), bonus) in all.iter_mut().zip(led) {
            *add += i32::from(bonus);
        }
        all
    }

    /// Returns the combat rolls of a hound.
    fn hound_dice(
        &self,
        catalog: &Catalog,
        battle: &Battle,
        side: Side,
        banner: Option<Banner>,
        hound: crate::ids::HoundKind,
    ) -> usize {
        let spells = battle.combat_sum(catalog, side, |spell| {
            let CombatSpell::Hounds { rolls } = spell else { return 0 };
            rolls.into()
        });
        let banner = banner.unwrap_or(Banner::Freebooters);
        let added = spells + self.hound_rolls_added(catalog, banner);
        plus(catalog.hound(hound).rolls.into(), added) as usize
    }

    /// Returns a side's dice for the next attack: for each die the number that is added to its roll.
    /// Repeated rolls are not counted.
    #[must_use]
    pub fn volley(&self, catalog: &Catalog, side: Side) -> Vec<i32> {
        let Some(battle) = self.battle() else { return Vec::new() };
        let base = self.side_bonus(catalog, battle, side);
        let mut all: Vec<(usize, i32)> = Vec::new();
        for banner in battle.banners(side) {
            let attackers = self.attackers(catalog, battle, side, *banner);
            all.extend(attackers.into_iter().map(|(_, dice, add)| (dice, add)));
        }
        for (hound, _) in battle.strays.iter().filter(|(_, own)| *own == side) {
            all.push((self.hound_dice(catalog, battle, side, None, *hound), base));
        }
        for (_, skill) in self.combat_skills(catalog, battle, side) {
            if let CombatSkill::Volley { rolls, rounds } = skill
                && battle.round <= rounds
            {
                all.push((rolls.into(), 0));
            }
        }
        all.into_iter().flat_map(|(dice, add)| std::iter::repeat_n(add, dice)).collect()
    }

    /// Returns the lowest combat roll that hits (rules 3.4 and 11.3).
    #[must_use]
    pub fn hits_from(&self, catalog: &Catalog) -> u8 {
        self.charter().hit_from.min(catalog.numbers.combat.hit_from)
    }
}

/// Both sides attack.
pub(super) fn attack(course: &mut Course<'_>) {
    let Some(battle) = course.game.battle().cloned() else { return };
    let there = |side: Side| course.game.is_present(&battle, side);
    if !there(Side::First) || !there(Side::Second) {
        // Magic has sent everybody away.
        return course.next([WarAuto::Aftermath]);
    }
    if let Some(battle) = &mut course.game.battle {
        battle.fought = true;
    }
    let made = Side::BOTH.map(|side| strike(course, &battle, side));
    let taken = Side::BOTH.map(|side| {
        let parried = battle.combat_sum(course.catalog, side, |spell| {
            let CombatSpell::Parry { hits } = spell else { return 0 };
            hits.into()
        });
        plus(made[side.other().index()], -parried)
    });
    course.tell(WarFact::Hit { sectio: battle.sectio, hits: taken });
    let mut blows = Vec::new();
    for side in Side::BOTH {
        blows.extend(deal(&course.game, &battle, side, taken[side.index()]));
    }
    course.next([Step::from(WarAsk::Hits { blows }), WarAuto::Aftermath.into()]);
}

/// Rolls for one side. Returns its hits.
fn strike(course: &mut Course<'_>, battle: &Battle, side: Side) -> u32 {
    let catalog = course.catalog;
    let from = course.game.hits_from(catalog);
    let mut all: Vec<(Option<Seat>, Vec<Strike>)> = Vec::new();
    for banner in battle.banners(side) {
        let attackers = course.game.attackers(catalog, battle, side, *banner);
        all.push((banner.seat(), roll(course, battle, banner.seat(), &attackers, from)));
    }
    let base = course.game.side_bonus(catalog, battle, side);
    for (hound, _) in battle.strays.iter().filter(|(_, own)| *own == side) {
        let dice = course.game.hound_dice(catalog, battle, side, None, *hound);
        all.push((None, roll(course, battle, None, &[(Unit::Hound(*hound), dice, base)], from)));
    }
    for (seat, skill) in course.game.combat_skills(catalog, battle, side) {
        match skill {
            CombatSkill::Volley { rolls, rounds } if battle.round <= rounds => {
                let why = Why::Attack { sectio: battle.sectio };
                let dice = course.roll_many(Some(seat), why, rolls.into());
                let strikes = dice.into_iter().map(|die| Strike { unit: None, die, add: 0, hit: die >= from });
                all.push((Some(seat), strikes.collect()));
            }
            CombatSkill::Rerolls { rolls } => reroll(course, battle, seat, &mut all, rolls, from),
            CombatSkill::Volley { .. }
            | CombatSkill::Inspires { .. }
            | CombatSkill::Deadly { .. }
            | CombatSkill::Feasts { .. }
            | CombatSkill::Confuses { .. } => {}
        }
    }
    let extra = battle.combat_sum(catalog, side, |spell| {
        let CombatSpell::Hits { hits } = spell else { return 0 };
        hits.into()
    });
    let extra = plus(0, extra);
    let strikes: Vec<Strike> = all.into_iter().flat_map(|(_, strikes)| strikes).collect();
    let hits = strikes.iter().filter(|strike| strike.hit).count() as u32;
    course.tell(WarFact::Struck { side, strikes, extra });
    hits + extra
}

fn roll(
    course: &mut Course<'_>,
    battle: &Battle,
    by: Option<Seat>,
    attackers: &[(Unit, usize, i32)],
    from: u8,
) -> Vec<Strike> {
    let mut strikes = Vec::new();
    for (unit, count, add) in attackers {
        for die in course.roll_many(by, Why::Attack { sectio: battle.sectio }, *count) {
            let hit = i32::from(die) + add >= i32::from(from);
            strikes.push(Strike { unit: Some(*unit), die, add: *add as i8, hit });
        }
    }
    strikes
}

/// Repeats missed rolls of a side, those with the best chance first.
fn reroll(
    course: &mut Course<'_>,
    battle: &Battle,
    seat: Seat,
    all: &mut [(Option<Seat>, Vec<Strike>)],
    rolls: u8,
    from: u8,
) {
    let mut missed: Vec<&mut Strike> =
        all.iter_mut().flat_map(|(_, strikes)| strikes).filter(|strike| !strike.hit).collect();
    missed.sort_by_key(|strike| std::cmp::Reverse(strike.add));
    missed.truncate(rolls.into());
    let dice = course.roll_many(Some(seat), Why::Attack { sectio: battle.sectio }, missed.len());
    for (strike, die) in missed.into_iter().zip(dice) {
        strike.die = die;
        strike.hit = i32::from(die) + i32::from(strike.add) >= i32::from(from);
    }
}
