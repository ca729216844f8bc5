//! Upkeep (rule 7.2.1, step 4), deserters (rule 16.1) and macina (rule 16.4).

use circles_catalog::Catalog;
use circles_catalog::definitions::Play;

use super::{SoulsAnswer, SoulsAsk, SoulsAuto};
use crate::course::Course;
use crate::facts::{Loss, SoulsFact};
use crate::game::{Game, plus};
use crate::ids::{Arcanum, Banner, Seat, Unit};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::Step;

/// Souls for a deserter (rule 16.1).
const DESERTER: u32 = 1;

impl Game {
    /// Returns the Souls for one unit in each turn. Hounds need no pay.
    #[must_use]
    pub fn upkeep_of(&self, catalog: &Catalog, seat: Seat, unit: Unit) -> u32 {
        let numbers = &catalog.numbers.souls;
        let banner = Banner::Seat(seat);
        match unit {
            Unit::Legion(_) => plus(numbers.legion_upkeep.into(), self.legion_upkeep_added(catalog, banner)),
            Unit::Lieutenant(_) => {
                plus(numbers.lieutenant_upkeep.into(), self.lieutenant_upkeep_added(catalog, banner))
            }
            Unit::Hound(_) => 0,
        }
    }

    /// Returns the units of a seat that need pay: legions, then lieutenants.
    #[must_use]
    pub fn paid_units(&self, seat: Seat) -> Vec<Unit> {
        let banner = Banner::Seat(seat);
        let legions = self.board().legions(banner).map(|(legion, _)| Unit::Legion(legion));
        legions.chain(self.board().officers_of(banner).map(|(kind, _)| Unit::Lieutenant(kind))).collect()
    }

    /// Returns the Souls for all units of a seat in each turn.
    #[must_use]
    pub fn upkeep(&self, catalog: &Catalog, seat: Seat) -> u32 {
        self.paid_units(seat).into_iter().map(|unit| self.upkeep_of(catalog, seat, unit)).sum()
    }

    /// True if a seat cannot pay all its units.
    #[must_use]
    pub fn is_short(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.upkeep(catalog, seat) > self.triumvirate(seat).souls
    }

    /// Returns the units that desert if their owner does not say: lieutenants stay as long as
    /// possible, then minders of hounds.
    #[must_use]
    pub fn usual_deserters(&self, catalog: &Catalog, seat: Seat) -> Vec<Unit> {
        let mut units = self.paid_units(seat);
        units.sort_by_key(|unit| match unit {
            Unit::Lieutenant(_) => 0,
            Unit::Legion(legion) if self.board().hound_of(*legion).is_some() => 1,
            Unit::Legion(_) | Unit::Hound(_) => 2,
        });
        let mut left = self.triumvirate(seat).souls;
        units.retain(|unit| {
            let price = self.upkeep_of(catalog, seat, *unit);
            let paid = price <= left;
            if paid {
                left -= price;
            }
            !paid
        });
        units
    }

    /// Checks which units a seat does not pay: only as many as it has to.
    pub(super) fn check_deserters(&self, catalog: &Catalog, seat: Seat, units: &[Unit]) -> Result<(), Refusal> {
        distinct(units)?;
        let all = self.paid_units(seat);
        sure(units.iter().all(|unit| all.contains(unit)), Refusal::NotYourUnit)?;
        let price = |unit: &Unit| self.upkeep_of(catalog, seat, *unit);
        let owed: u32 = all.iter().filter(|unit| !units.contains(unit)).map(price).sum();
        let souls = self.triumvirate(seat).souls;
        sure(owed <= souls, Refusal::Souls)?;
        sure(units.iter().all(|unit| price(unit) > souls - owed), Refusal::Count)
    }

    /// Returns the deserters that a seat could take: those that it can pay and has counters for.
    #[must_use]
    pub fn usual_recruits(&self, seat: Seat, units: &[Unit]) -> Vec<Unit> {
        let mut counters = self.spare_legions(Banner::Seat(seat));
        let mut taken = Vec::new();
        for unit in units {
            if taken.len() as u32 * DESERTER >= self.triumvirate(seat).souls {
                break;
            }
            match unit {
                Unit::Legion(_) if counters == 0 => {}
                Unit::Legion(_) => {
                    counters -= 1;
                    taken.push(*unit);
                }
                Unit::Lieutenant(_) => taken.push(*unit),
                Unit::Hound(_) => {}
            }
        }
        taken
    }

    /// Checks which deserters a seat takes.
    pub(super) fn check_recruits(&self, seat: Seat, units: &[Unit], taken: &[Unit]) -> Result<(), Refusal> {
        distinct(taken)?;
        sure(taken.iter().all(|unit| units.contains(unit)), Refusal::NotThere)?;
        sure(taken.len() as u32 * DESERTER <= self.triumvirate(seat).souls, Refusal::Souls)?;
        let legions = taken.iter().filter(|unit| matches!(unit, Unit::Legion(_))).count();
        sure(legions <= self.spare_legions(Banner::Seat(seat)), Refusal::Counters)
    }

    /// Returns the Souls that maintain a macina.
    #[must_use]
    pub fn maintenance(&self, catalog: &Catalog, card: Arcanum) -> u32 {
        let Play::Macina { maintenance } = catalog.spell_of(card).play else { return 0 };
        maintenance.into()
    }

    /// Returns the macina that a seat maintains if it does not say: all that it can pay.
    #[must_use]
    pub fn usual_maintenance(&self, catalog: &Catalog, seat: Seat) -> Vec<Arcanum> {
        let mut left = self.triumvirate(seat).souls;
        let mut cards: Vec<Arcanum> = self.triumvirate(seat).macina.iter().map(|macina| macina.card).collect();
        cards.retain(|card| {
            let price = self.maintenance(catalog, *card);
            let paid = price <= left;
            if paid {
                left -= price;
            }
            paid
        });
        cards
    }

    /// Checks which macina a seat maintains.
    pub(super) fn check_maintenance(&self, catalog: &Catalog, seat: Seat, cards: &[Arcanum]) -> Result<(), Refusal> {
        distinct(cards)?;
        let own = |card: &Arcanum| self.triumvirate(seat).macina.iter().any(|macina| macina.card == *card);
        sure(cards.iter().all(own), Refusal::NotYourCard)?;
        let price: u32 = cards.iter().map(|card| self.maintenance(catalog, *card)).sum();
        sure(price <= self.triumvirate(seat).souls, Refusal::Souls)
    }
}

/// "Each player must spend a number of Souls equal to the number of Legions and Lieutenants in his
/// service." Whoever is short is asked who is not paid.
pub(super) fn pay_all(course: &mut Course<'_>) {
    for seat in course.game.seats() {
        if !course.game.is_short(course.catalog, seat) {
            let souls = course.game.upkeep(course.catalog, seat);
            pay_units(course, seat, souls);
        }
    }
    course.next([SoulsAsk::Desert, SoulsAsk::Maintain]);
}

fn pay_units(course: &mut Course<'_>, seat: Seat, souls: u32) {
    course.pay(seat, souls);
    if souls > 0 {
        course.tell(SoulsFact::Paid { seat, souls });
    }
}

pub(super) fn desert(course: &mut Course<'_>, answers: &[(Seat, SoulsAnswer)]) {
    let mut steps: Vec<Step> = Vec::new();
    for (seat, answer) in answers {
        let SoulsAnswer::Desert(units) = answer else { continue };
        let all = course.game.paid_units(*seat).into_iter().filter(|unit| !units.contains(unit));
        let souls = all.map(|unit| course.game.upkeep_of(course.catalog, *seat, unit)).sum();
        pay_units(course, *seat, souls);
        course.tell(SoulsFact::Deserted { seat: *seat, units: units.clone() });
        // "Losing Legions in this way causes the unfortunate Triumvirate suffer one Disfavour."
        course.disfavour(*seat, course.catalog.numbers.souls.desertion_disfavours.into());
        steps.push(SoulsAuto::Offer { from: *seat, units: units.clone(), tried: Vec::new() }.into());
    }
    course.next(steps);
}

/// "The unpaid Units desert [...] to the Triumvirate who is the richest (in Souls). [...] If that
/// player refuses to spend one Soul per Legion to win them over, the Legions pass the offer on to
/// the next richest Triumvirate, and so on. If no one wants them, the Units disband in disgust."
pub(super) fn offer(course: &mut Course<'_>, from: Seat, units: Vec<Unit>, tried: Vec<Seat>) {
    let game = &course.game;
    let able = |seat: &Seat| !tried.contains(seat) && !game.usual_recruits(*seat, &units).is_empty();
    let all: Vec<Seat> = game.others(from).filter(able).collect();
    let most = all.iter().map(|seat| game.triumvirate(*seat).souls).max();
    let tied: Vec<Seat> = all.into_iter().filter(|seat| Some(game.triumvirate(*seat).souls) == most).collect();
    match course.pick(&tied) {
        Some(seat) if !units.is_empty() => course.next([SoulsAsk::Enlist { seat, from, units, tried }]),
        Some(_) | None => units.into_iter().for_each(|unit| course.remove(unit, Loss::Deserted)),
    }
}

pub(super) fn enlist(
    course: &mut Course<'_>,
    seat: Seat,
    from: Seat,
    mut units: Vec<Unit>,
    mut tried: Vec<Seat>,
    taken: &[Unit],
) {
    tried.push(seat);
    units.retain(|unit| !taken.contains(unit));
    course.pay(seat, taken.len() as u32 * DESERTER);
    course.tell(SoulsFact::Enlisted { seat, from, units: taken.to_vec() });
    if taken.is_empty() {
        // "Refusing to take on any deserting Legions will cause those players to suffer one
        // Disfavour each."
        course.disfavour(seat, course.catalog.numbers.souls.refusal_disfavours.into());
    }
    for unit in taken {
        course.defect_unit(*unit, Banner::Seat(seat));
    }
    course.next([SoulsAuto::Offer { from, units, tried }]);
}

/// "The card will start to function after 'maintenance' has been paid in Souls during the next Soul
/// Phase and will keep on working as long as maintenance is paid every Soul Phase."
pub(super) fn maintain(course: &mut Course<'_>, answers: &[(Seat, SoulsAnswer)]) {
    for (seat, answer) in answers {
        let SoulsAnswer::Maintain(cards) = answer else { continue };
        let souls = cards.iter().map(|card| course.game.maintenance(course.catalog, *card)).sum();
        course.pay(*seat, souls);
        for macina in &mut course.game.triumvirate_mut(*seat).macina {
            macina.running = cards.contains(&macina.card);
        }
        course.tell(SoulsFact::Maintained { seat: *seat, cards: cards.clone(), souls });
    }
}
