//! Diplomacy (rule 9.7): influence, atonement and evil deeds.

use circles_catalog::Catalog;
use circles_catalog::definitions::{Atonement, DiplomacySkill, EarthSkill, Fate, PhenomenonEffect, Skill};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::{ActionFact, Loss, Why};
use crate::game::Game;
use crate::ids::{Banner, DaemonKind, Legion, Place, Seat, Unit};
use crate::refusal::{Refusal, distinct, sure};

/// An attempt to influence a unit of another triumvirate (rule 9.7.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Influence {
    /// The unit: a legion without lieutenant, or a lieutenant.
    pub unit: Unit,
    /// Whom it serves afterwards; `None` to disband it.
    pub to: Option<Banner>,
    /// Legions that change sides with a lieutenant: as many as it commands.
    pub with: Vec<Legion>,
    /// Souls of bribes, for each roll (rule 9.7.1.2).
    pub bribes: Vec<u32>,
}

impl Game {
    /// Returns the legions that a banner's lieutenants in a place can command together.
    #[must_use]
    pub fn leadership(&self, catalog: &Catalog, banner: Banner, place: Place) -> usize {
        let officers = self.board().officers_at(banner, place).into_iter();
        officers.map(|kind| usize::from(catalog.lieutenant(kind).leadership)).sum()
    }

    /// True if a legion is stacked with a lieutenant, and cannot be influenced alone. Minders come
    /// first, then the lowest numbers (ruling "stacked-legions").
    #[must_use]
    pub fn is_led(&self, catalog: &Catalog, legion: Legion) -> bool {
        let Some(place) = self.board().legion(legion) else { return false };
        let mut stack = self.board().legions_at(legion.banner, place);
        stack.sort_by_key(|other| (self.board().hound_of(*other).is_none(), *other));
        stack.into_iter().take(self.leadership(catalog, legion.banner, place)).any(|other| other == legion)
    }

    /// Returns the rolls against Hearts that an attempt needs.
    #[must_use]
    pub fn influence_rolls(catalog: &Catalog, influence: &Influence) -> usize {
        let numbers = &catalog.numbers.diplomacy;
        let rolls = match (influence.unit, influence.to) {
            (Unit::Legion(_), None) => numbers.legion_disbands,
            (Unit::Legion(_), Some(_)) => numbers.legion_changes,
            (Unit::Lieutenant(_), None) => numbers.lieutenant_disbands,
            (Unit::Lieutenant(_), Some(_)) => numbers.lieutenant_changes,
            (Unit::Hound(_), _) => 0,
        };
        rolls.into()
    }

    /// Returns the number of legions that change sides with a lieutenant.
    #[must_use]
    pub fn followers(&self, catalog: &Catalog, unit: Unit, to: Banner) -> usize {
        let Unit::Lieutenant(kind) = unit else { return 0 };
        let Some(officer) = self.board().officer(kind) else { return 0 };
        let there = self.board().legions_at(officer.banner, officer.at).len();
        usize::from(catalog.lieutenant(kind).leadership).min(there).min(self.spare_legions(to))
    }

    /// Returns the Favours to influence a unit: some if it is at home.
    #[must_use]
    pub fn influence_favours(&self, catalog: &Catalog, unit: Unit) -> u32 {
        let banner = self.board().banner(unit);
        let home = self.board().at(unit).and_then(Place::sectio).is_some_and(|sectio| self.owner(sectio) == banner);
        if home { catalog.numbers.diplomacy.home_favours.into() } else { 0 }
    }

    /// Returns the highest roll with which a daemon influences a unit, without a bribe. It may lie
    /// outside of a die. Each Soul of a bribe adds one.
    #[must_use]
    pub fn influence_upto(&self, catalog: &Catalog, seat: Seat, daemon: DaemonKind, unit: Unit) -> i64 {
        let bonus = match unit {
            Unit::Lieutenant(kind) => self.board().officer(kind).map_or(0, |officer| officer.bonus),
            Unit::Legion(_) | Unit::Hound(_) => 0,
        };
        let added = self.influence_added(catalog, Banner::Seat(seat));
        i64::from(catalog.daemon(daemon).hearts) - i64::from(bonus) - i64::from(added)
    }

    /// Returns the rolls that a daemon may repeat in one attempt to influence.
    #[must_use]
    pub fn influence_again(&self, catalog: &Catalog, seat: Seat, daemon: DaemonKind) -> u8 {
        let own = self.triumvirate(seat).daemon(daemon);
        match own.and_then(|own| self.skill(catalog, own)) {
            Some(Skill::Diplomacy(DiplomacySkill::Persists { rolls })) => *rolls,
            Some(_) | None => 0,
        }
    }

    /// Returns the sum of the two dice of an atonement, with what events add, as the table has it.
    #[must_use]
    pub fn atonement_dice(&self, catalog: &Catalog, seat: Seat, dice: u8) -> u8 {
        let added = self.atonement_added(catalog, Banner::Seat(seat));
        (i32::from(dice) + added).clamp(2, 12) as u8
    }

    /// Returns the lowest roll that earns a daemon a Favour for an evil deed.
    #[must_use]
    pub fn deed_from(&self, catalog: &Catalog, seat: Seat, daemon: DaemonKind) -> u8 {
        let own = self.triumvirate(seat).daemon(daemon);
        let skilled = match own.and_then(|own| self.skill(catalog, own)) {
            Some(Skill::Earth(EarthSkill::Deeds { from })) => Some(*from),
            Some(_) | None => None,
        };
        let usual = self.deeds_from(catalog, seat).unwrap_or(catalog.numbers.diplomacy.deed_from);
        skilled.map_or(usual, |from| from.min(usual))
    }

    pub(super) fn check_influence(&self, catalog: &Catalog, seat: Seat, influence: &Influence) -> Result<(), Refusal> {
        let Influence { unit, to, with, bribes } = influence;
        let board = self.board();
        let banner = board.banner(*unit).ok_or(Refusal::NotThere)?;
        let place = board.at(*unit).ok_or(Refusal::NotThere)?;
        sure(banner.seat().is_some_and(|owner| owner != seat), Refusal::Unit)?;
        match unit {
            Unit::Legion(legion) => sure(!self.is_led(catalog, *legion), Refusal::Led)?,
            Unit::Lieutenant(_) => {}
            Unit::Hound(_) => return Err(Refusal::Unit),
        }
        sure(!self.has_phenomenon(catalog, place, PhenomenonEffect::Loyalty), Refusal::Forbidden)?;
        sure(self.influence_favours(catalog, *unit) <= self.triumvirate(seat).free_favours(), Refusal::Favours)?;
        sure(bribes.len() <= Self::influence_rolls(catalog, influence), Refusal::Count)?;
        let paid = bribes.iter().fold(0_u32, |sum, souls| sum.saturating_add(*souls));
        sure(paid <= self.triumvirate(seat).souls, Refusal::Souls)?;
        distinct(with)?;
        let Some(to) = to else { return sure(with.is_empty(), Refusal::Count) };
        sure(*to != banner && to.seat().is_none_or(|to| to.index() < self.triumvirates.len()), Refusal::NoSuchSeat)?;
        sure(matches!(unit, Unit::Lieutenant(_)) || self.spare_legions(*to) > 0, Refusal::Counters)?;
        let there = |legion: &Legion| legion.banner == banner && board.legion(*legion) == Some(place);
        sure(with.iter().all(there), Refusal::Unit)?;
        sure(with.len() == self.followers(catalog, *unit, *to), Refusal::Count)
    }
}

/// Rule 9.7.1: one or more rolls against Hearts, each eased by bribes and hardened by bonus pay.
pub(super) fn influence(course: &mut Course<'_>, seat: Seat, daemon: DaemonKind, influence: &Influence) {
    let catalog = course.catalog;
    let Influence { unit, to, with, bribes } = influence;
    let favours = course.game.influence_favours(catalog, *unit);
    course.spend_favours(seat, favours);
    let souls = bribes.iter().sum();
    course.pay(seat, souls);
    let upto = course.game.influence_upto(catalog, seat, daemon, *unit);
    let mut again = course.game.influence_again(catalog, seat, daemon);
    let mut good = true;
    for at in 0..Game::influence_rolls(catalog, influence) {
        let bribe = i64::from(bribes.get(at).copied().unwrap_or(0));
        loop {
            let die = course.roll(Some(seat), Why::Influence { daemon, unit: *unit });
            good = i64::from(die) - bribe <= upto;
            if good || again == 0 {
                break;
            }
            again -= 1;
        }
        if !good {
            break;
        }
    }
    course.tell(ActionFact::Influenced { seat, daemon, influence: influence.clone(), souls, good });
    if !good {
        return;
    }
    match to {
        None => course.remove(*unit, Loss::Disbanded),
        Some(to) => {
            course.defect_unit(*unit, *to);
            for legion in with {
                course.defect(*legion, *to);
            }
        }
    }
}

/// Rule 9.7.2: two dice, and the table.
pub(super) fn atone(course: &mut Course<'_>, seat: Seat, daemon: DaemonKind) {
    let dice: u8 = course.roll_many(Some(seat), Why::Atone { daemon }, 2).into_iter().sum();
    let dice = course.game.atonement_dice(course.catalog, seat, dice);
    let result = course.catalog.numbers.atonement(course.catalog.daemon(daemon).hearts, dice);
    course.tell(ActionFact::Atoned { seat, daemon, dice });
    match result {
        Atonement::Incapacitated => {
            let recovers = course.catalog.numbers.diplomacy.atonement_recovers;
            course.afflict(daemon, Fate::Incapacitated { recovers });
        }
        Atonement::Nothing => {}
        Atonement::Loses(disfavours) => course.forgive(seat, disfavours.into()),
    }
}

/// Rule 9.7.4: "Every 6 rolled earns the Player a Favour."
pub(super) fn deeds(course: &mut Course<'_>, seat: Seat, daemon: DaemonKind) {
    let catalog = course.catalog;
    let from = course.game.deed_from(catalog, seat, daemon);
    let dice = course.roll_many(Some(seat), Why::Deeds { daemon }, catalog.daemon(daemon).hearts.into());
    let favours = dice.into_iter().filter(|die| *die >= from).count() as u32;
    course.tell(ActionFact::DidDeeds { seat, daemon, favours });
    course.favour(seat, favours);
}
