//! Soul gathering, at the end of each conflict.
//!
//! Each fiend and each devil on Earth gathers a Soul. Then the devil with most Souls gets a victory
//! point and loses them all; if several have as many, all do.

use super::{WarAnswer, WarStep};
use crate::catalog::{Catalog, Moment, RealmPower, Trait};
use crate::court::CourtStep;
use crate::facts::WarFact;
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, Seat};
use crate::rites::RiteStep;
use crate::specials::SpecialStep;
use crate::step::{Course, Step};

impl Game {
    /// Returns the Souls that a seat gathers on Earth.
    #[must_use]
    pub fn harvest(&self, catalog: &Catalog, seat: Seat) -> u32 {
        let domain = self.domain(seat);
        let souls = domain.earth.len() as u32 + u32::from(domain.whereabouts == Whereabouts::Earth);
        (souls * (100 + self.powers(catalog, seat).harvest)).div_ceil(100)
    }

    /// Returns the fiends on Earth that the ruler of a realm can lure away: those of the devils
    /// with most of them.
    #[must_use]
    pub fn lurable(&self, catalog: &Catalog, seat: Seat) -> Vec<(Seat, Card)> {
        if !matches!(self.realm_power(catalog, seat), Some(RealmPower::Lure)) {
            return Vec::new();
        }
        let fiends = |seat: Seat| -> Vec<Card> {
            let earth = self.domain(seat).earth.iter().copied();
            earth.filter(|card| catalog.can(*card, Trait::Earthbound)).collect()
        };
        let most = self.others(seat).map(|other| fiends(other).len()).max().unwrap_or(0);
        let richest = self.others(seat).filter(|other| most > 0 && fiends(*other).len() == most);
        richest.flat_map(|other| fiends(other).into_iter().map(move |card| (other, card))).collect()
    }
}

pub(super) fn gather(course: &mut Course<'_>) {
    let catalog = course.catalog;
    let judge = course.game.ruler(catalog, |power| *power == RealmPower::Judgement);
    for seat in course.game.initiative.clone() {
        let mut souls = course.game.harvest(catalog, seat);
        let home = course.game.domain(seat).realm.is_some();
        if !home && souls > 0 {
            if let Some(judge) = judge {
                course.game.domain_mut(judge).souls += souls;
                course.tell(WarFact::Gathered { seat: judge, souls });
            }
            souls = 0;
        }
        if let Some(RealmPower::Wailing { souls: more }) = course.game.realm_power(catalog, seat) {
            souls += more;
        }
        if souls > 0 {
            course.game.domain_mut(seat).souls += souls;
            course.tell(WarFact::Gathered { seat, souls });
        }
    }
    let lurer = course.game.ruler(catalog, |power| *power == RealmPower::Lure);
    let mut steps: Vec<Step> = lurer.map(|seat| WarStep::Lure(seat).into()).into_iter().collect();
    steps.push(WarStep::Reap.into());
    course.next(steps);
}

pub(super) fn lure(course: &mut Course<'_>, seat: Seat, answers: &[(Seat, WarAnswer)]) {
    let Some((_, WarAnswer::Lure(Some(card)))) = answers.first() else { return };
    let choices = course.game.lurable(course.catalog, seat);
    if let Some(&(from, horde)) = choices.iter().find(|(_, other)| other == card) {
        course.game.domain_mut(from).earth.retain(|other| *other != horde);
        course.game.domain_mut(seat).tabled.push(horde);
        course.tell(WarFact::Lured { by: seat, from, horde });
    }
}

pub(super) fn reap(course: &mut Course<'_>) {
    let most = course.game.domains.iter().map(|domain| domain.souls).max().unwrap_or(0);
    if most > 0 {
        for seat in course.game.initiative.clone() {
            let domain = course.game.domain_mut(seat);
            if domain.souls == most {
                domain.souls = 0;
                domain.points = domain.points.saturating_add(1);
                course.tell(WarFact::Reaped { seat, souls: most });
            }
        }
    }
    course.next([Step::from(SpecialStep::Window(Moment::CombatEnd)), WarStep::End.into()]);
}

pub(super) fn end(course: &mut Course<'_>) {
    let number = course.game.conflict.number;
    let step: Step = if number == 1 {
        RiteStep::Begin.into()
    } else if number < course.catalog.numbers.conflicts {
        WarStep::Begin(number + 1).into()
    } else {
        CourtStep::Score.into()
    };
    course.next([step]);
}
