//! Hits and saves (rule 11.2.3).

use circles_catalog::Catalog;
use circles_catalog::definitions::{CombatSkill, CombatSpell};
use serde::{Deserialize, Serialize};

use super::{Battle, Side, WarAnswer};
use crate::course::Course;
use crate::facts::{Loss, SoulsFact, WarFact, Why};
use crate::game::Game;
use crate::ids::{Banner, DaemonKind, HoundKind, Place, Seat, Unit};
use crate::refusal::{Refusal, sure};

/// Who takes hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Victim {
    /// The units of a banner.
    Banner(Banner),
    /// A hound on a rampage.
    Stray(HoundKind),
}

/// Hits on one party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// Who takes them.
    pub victim: Victim,
    /// How many.
    pub hits: u32,
    /// True if its side takes no other hit, so that no lieutenant may take it.
    pub single: bool,
}

impl Blow {
    /// Returns the seat that takes the hits, if it is one.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.victim {
            Victim::Banner(banner) => banner.seat(),
            Victim::Stray(_) => None,
        }
    }
}

impl Game {
    /// True if a side has legions or hounds in the combat.
    pub(super) fn is_present(&self, battle: &Battle, side: Side) -> bool {
        let place = Place::Sectio(battle.sectio);
        let armies = battle.banners(side).iter().any(|banner| self.board().has_legions(*banner, place));
        let strays = self.board().strays_at(place);
        armies || battle.strays.iter().any(|(hound, own)| *own == side && strays.contains(hound))
    }

    /// Returns the units of a victim that can be hit: legions, hounds and lieutenants.
    #[must_use]
    pub fn targets(&self, victim: Victim) -> Vec<Unit> {
        let Some(place) = self.battlefield() else { return Vec::new() };
        match victim {
            Victim::Stray(hound) => vec![Unit::Hound(hound)],
            Victim::Banner(banner) => {
                let hounds = self.board().hounds_at(banner, place).into_iter().map(Unit::Hound);
                self.board().units_at(banner, place).into_iter().chain(hounds).collect()
            }
        }
    }

    /// True if the owner can distribute hits in different ways.
    pub(super) fn chooses_hits(&self, blow: &Blow) -> bool {
        let units = self.targets(blow.victim).len() as u32;
        blow.seat().is_some() && units > 0 && !blow.hits.is_multiple_of(units)
    }

    /// Returns how hits are distributed if nobody says: hounds, legions, lieutenants and minders,
    /// in this order.
    #[must_use]
    pub fn usual_hits(&self, _catalog: &Catalog, blow: &Blow) -> Vec<(Unit, u8)> {
        let mut units = self.targets(blow.victim);
        units.sort_by_key(|unit| match unit {
            Unit::Hound(_) => 0,
            Unit::Legion(legion) if self.board().hound_of(*legion).is_none() => 1,
            Unit::Lieutenant(_) => 2,
            Unit::Legion(_) => 3,
        });
        if blow.single && units.iter().any(|unit| !matches!(unit, Unit::Lieutenant(_))) {
            units.retain(|unit| !matches!(unit, Unit::Lieutenant(_)));
        }
        let mut hits: Vec<(Unit, u8)> = units.into_iter().map(|unit| (unit, 0)).collect();
        for number in 0..blow.hits as usize {
            let count = hits.len().max(1);
            if let Some((_, taken)) = hits.get_mut(number % count) {
                *taken = taken.saturating_add(1);
            }
        }
        hits.retain(|(_, taken)| *taken > 0);
        hits
    }

    /// Checks how hits are distributed. "If the player's side took only one hit, that hit may not
    /// be taken by a Lieutenant. All the player's Units must be hit once before any Unit is hit
    /// twice."
    pub(super) fn check_hits(&self, blow: &Blow, hits: &[(Unit, u8)]) -> Result<(), Refusal> {
        let targets = self.targets(blow.victim);
        let units: Vec<Unit> = hits.iter().map(|(unit, _)| *unit).collect();
        crate::refusal::distinct(&units)?;
        sure(units.iter().all(|unit| targets.contains(unit)), Refusal::NotYourUnit)?;
        let total: u32 = hits.iter().map(|(_, taken)| u32::from(*taken)).sum();
        sure(total == blow.hits, Refusal::Count)?;
        let taken = |unit: &Unit| hits.iter().find(|(own, _)| own == unit).map_or(0, |(_, taken)| *taken);
        let counts = targets.iter().map(taken);
        let (least, most) = (counts.clone().min().unwrap_or(0), counts.max().unwrap_or(0));
        sure(most <= least + 1, Refusal::Hits)?;
        let hit = |unit: &Unit| matches!(unit, Unit::Lieutenant(_)) && taken(unit) > 0;
        sure(!blow.single || !targets.iter().any(hit), Refusal::Hits)
    }

    /// Returns the highest roll that saves a unit (rule 11.2.3).
    #[must_use]
    pub fn save(&self, catalog: &Catalog, unit: Unit) -> u8 {
        let numbers = &catalog.numbers.combat;
        let Some(battle) = self.battle() else { return numbers.legion_saves };
        let banner = self.board().banner(unit);
        let stray = |hound: HoundKind| battle.strays.iter().find(|(own, _)| *own == hound).map(|(_, side)| *side);
        let side = match (banner, unit) {
            (Some(banner), _) => battle.side_of(banner),
            (None, Unit::Hound(hound)) => stray(hound),
            (None, Unit::Legion(_) | Unit::Lieutenant(_)) => None,
        };
        let Some(side) = side else { return numbers.legion_saves };
        let spells = battle.combat_sum(catalog, side, |spell| {
            let CombatSpell::Saves { add } = spell else { return 0 };
            add.into()
        });
        match (unit, banner) {
            (Unit::Hound(_), _) => raised(numbers.hound_saves, spells),
            (Unit::Lieutenant(_), _) => raised(numbers.lieutenant_saves, spells),
            (Unit::Legion(_), Some(banner)) => {
                let base = self.legion_save(catalog, battle, banner).max(numbers.legion_saves);
                raised(base, spells + self.legion_save_added(catalog, battle, side, banner))
            }
            (Unit::Legion(_), None) => numbers.legion_saves,
        }
    }

    /// Returns the highest roll that would save a legion in this combat if a daemon joined. Spells are
    /// not counted.
    #[must_use]
    pub fn save_under(&self, catalog: &Catalog, seat: Seat, daemon: DaemonKind) -> u8 {
        let (least, banner) = (catalog.numbers.combat.legion_saves, Banner::Seat(seat));
        let Some(battle) = self.battle() else { return least };
        let Some(side) = battle.side_of(banner) else { return least };
        let base = self.legion_save(catalog, battle, banner).max(catalog.daemon(daemon).skulls).max(least);
        raised(base, self.legion_save_added(catalog, battle, side, banner))
    }

    /// Returns what events and the daemons of the other side add to the save of a legion.
    fn legion_save_added(&self, catalog: &Catalog, battle: &Battle, side: Side, banner: Banner) -> i32 {
        let deadly = self.combat_skills(catalog, battle, side.other()).into_iter().map(|(_, skill)| {
            let CombatSkill::Deadly { less } = skill else { return 0 };
            i32::from(less)
        });
        self.saves_added(catalog, banner) - deadly.sum::<i32>()
    }

    /// Returns the skulls of the best daemon of a seat, or the bonus of the best lieutenant of
    /// freebooters (rule 10.4). "Several Daemons may not add up their skulls".
    fn legion_save(&self, catalog: &Catalog, battle: &Battle, banner: Banner) -> u8 {
        match banner {
            Banner::Seat(seat) => {
                battle.daemons_of(seat).map(|joined| catalog.daemon(joined.daemon).skulls).max().unwrap_or(0)
            }
            Banner::Freebooters => {
                let officers = self.board().officers_at(banner, Place::Sectio(battle.sectio)).into_iter();
                officers.map(|kind| catalog.lieutenant(kind).bonus).max().unwrap_or(0)
            }
        }
    }
}

/// Adds to the number that a save must not exceed. A 1 always saves.
fn raised(base: u8, add: i32) -> u8 {
    (i32::from(base) + add).clamp(1, 6) as u8
}

/// Deals the hits on a side to its parties. All units of the side are hit once before any is hit
/// twice. The largest party takes the first hit (ruling "allied-hits").
pub(super) fn deal(game: &Game, battle: &Battle, side: Side, hits: u32) -> Vec<Blow> {
    let strays = battle.strays.iter().filter(|(_, own)| *own == side).map(|(hound, _)| Victim::Stray(*hound));
    let victims = battle.banners(side).iter().map(|banner| Victim::Banner(*banner)).chain(strays);
    let mut all: Vec<(Victim, u32, u32)> = victims
        .map(|victim| (victim, game.targets(victim).len() as u32, 0))
        .filter(|(_, units, _)| *units > 0)
        .collect();
    all.sort_by_key(|(_, units, _)| std::cmp::Reverse(*units));
    let mut left = if all.is_empty() { 0 } else { hits };
    let mut layer = 1;
    while left > 0 {
        let mut full = true;
        for (_, units, taken) in &mut all {
            if left > 0 && *taken < *units * layer {
                *taken += 1;
                left -= 1;
                full = false;
            }
        }
        if full {
            layer += 1;
        }
    }
    let blow = |(victim, _, hits): (Victim, u32, u32)| Blow { victim, hits, single: false };
    let mut blows: Vec<Blow> = all.into_iter().map(blow).filter(|blow| blow.hits > 0).collect();
    blows.iter_mut().for_each(|blow| blow.single = hits == 1);
    blows
}

/// Rolls all saves, and then removes whoever has failed.
pub(super) fn perform(course: &mut Course<'_>, blows: &[Blow], answers: &[(Seat, WarAnswer)]) {
    let mut dead: Vec<Unit> = Vec::new();
    for blow in blows {
        let chosen = answers.iter().find(|(seat, _)| blow.seat() == Some(*seat)).map(|(_, answer)| answer);
        let hits = match chosen {
            Some(WarAnswer::Hits(hits)) => hits.clone(),
            Some(_) | None => course.game.usual_hits(course.catalog, blow),
        };
        for (unit, count) in hits {
            let need = course.game.save(course.catalog, unit);
            let dice = course.roll_many(blow.seat(), Why::Save { unit, need }, count.into());
            if dice.into_iter().any(|die| die > need) {
                dead.push(unit);
            }
        }
    }
    let legions = dead.iter().filter(|unit| matches!(unit, Unit::Legion(_))).count() as u32;
    for unit in &dead {
        course.remove(*unit, Loss::Combat);
    }
    course.tell(WarFact::Fell { units: dead });
    let Some(battle) = course.game.battle().cloned() else { return };
    for side in Side::BOTH {
        for (seat, skill) in course.game.combat_skills(course.catalog, &battle, side) {
            let CombatSkill::Feasts { souls } = skill else { continue };
            let souls = u32::from(souls) * legions;
            if souls > 0 {
                course.earn(seat, souls);
                course.tell(SoulsFact::Stipend { seat, souls });
            }
        }
    }
}
