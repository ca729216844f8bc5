//! Attributes: the worth of raising them, and when to save for the expensive levels of a house's
//! main discipline (manual 4.1).

use super::budget::{expected_tribute, yield_of};
use super::market::handy;
use super::mastery::{best_way, way};
use super::objectives::of_raise;
use super::survey::{Grains, Survey};
use super::weights::percent;
use super::{Idea, Moment, free_commands};
use crate::rules::archfiends::{self, ArchfiendOrder, Discipline};
use crate::rules::catalog::{Catalog, Grant, Power};
use crate::rules::game::Game;
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::Order;
use crate::rules::tribute::{Purse, least_waste};

/// Worth per turn of the rituals that one more level of its main discipline gives a house. Typical
/// uses are damage to a legion, a stolen treasure, and rarely one of the great rituals of the last
/// two levels.
const CALLING: Grains = 24;

/// Last turn in which land and legions come first, because they pay for everything later.
const APPRENTICE: u32 = 12;

/// Least worth of a point of tribute that comes with every demand until the end. It buys things
/// that the mind does not know of yet.
const TITHE: Grains = 22;

/// From this level on the great rituals are near.
const ADEPT: i32 = 4;

/// Returns the worth per turn of one more level of a discipline for its rituals; 0 if it is not the
/// main discipline of the house.
pub(super) fn heeded(catalog: &Catalog, table: &Game, seat: Seat, discipline: Discipline) -> Grains {
    if calling(table, seat) != discipline {
        return 0;
    }
    let level = archfiends::discipline_level(catalog, table, seat, discipline).total();
    match (table.turn() > APPRENTICE, level >= ADEPT) {
        (false, _) => CALLING / 4,
        (true, false) => CALLING,
        (true, true) => 2 * CALLING,
    }
}

/// Returns the main discipline of a house: the best of its archfiend. Of equals, a purely ritual
/// discipline comes first. The seat decides which one, so that versatile houses do not all do the
/// same.
fn calling(table: &Game, seat: Seat) -> Discipline {
    let born = table.charter().seats[seat.index()].archfiend.attributes;
    let occult = [Discipline::Deceit, Discipline::Prophecy, Discipline::Destruction];
    let turned = occult.into_iter().cycle().skip(seat.index() % occult.len()).take(occult.len());
    let order = turned.chain([Discipline::Wrath, Discipline::Diabolism]);
    // `max_by_key` returns the last of equals.
    order.collect::<Vec<_>>().into_iter().rev().max_by_key(|&of| born.of(of)).unwrap_or(Discipline::Wrath)
}

/// The next level that a house saves for.
#[derive(Clone, Copy)]
pub(super) struct Savings {
    /// Its price.
    pub(super) price: Purse,
    /// Its worth.
    pub(super) worth: Grains,
    /// Worth of reaching the goal a turn sooner, if the level is a step on a long way.
    pays: Option<Grains>,
}

/// Maximum number of turns that a house saves for a single level.
const LONGEST: i32 = 6;

/// Maximum worth of keeping a point for savings. Purchases that are clearly better than average
/// stay possible.
const CLENCHED: Grains = 14;

/// Typical income per turn in points of tribute. It converts the price of a long way into turns.
const USUAL: i32 = 10;

impl Savings {
    /// Returns the level that a house saves for, if any. The vault cannot pay it yet, but will soon
    /// enough for the level to be useful.
    pub(super) fn of(survey: &Survey<'_>, table: &Game) -> Option<Self> {
        let (catalog, seat) = (survey.catalog, survey.seat);
        if let Some(way) = best_way(survey, table) {
            return Some(Self { price: way.price, worth: way.step, pays: Some(way.pays) });
        }
        let discipline = calling(table, seat);
        // Diabolism is raised for the tribute that it brings, and hoarding tribute for it defeats
        // the purpose.
        if discipline == Discipline::Diabolism {
            return None;
        }
        let level = archfiends::discipline_level(catalog, table, seat, discipline).total();
        if table.turn() <= APPRENTICE || level < ADEPT || table.houses().of(seat).raised[discipline as usize] {
            return None;
        }
        let price = archfiends::raise_cost(catalog, table, seat, discipline)?;
        let missing = price.above(&table.treasury().wealth(seat)).points() as i32;
        // About half of the income is of the required resources.
        let turns = missing * 100 / (expected_tribute(catalog, table, seat) / 2).max(1);
        let worth = rise(survey, table, discipline, 0);
        (turns <= LONGEST && turns + LONGEST < survey.horizon).then_some(Self { price, worth, pays: None })
    }

    /// Returns the worth of keeping a point of tribute for these savings.
    pub(super) fn price_of_point(&self, horizon: i32) -> Grains {
        if let Some(pays) = self.pays {
            return (pays / USUAL / 2).clamp(0, CLENCHED * 3);
        }
        (self.worth / self.price.points().max(1) as i32 / 2).clamp(0, CLENCHED).min(horizon / 2)
    }

    /// Returns the worth of gaining a point of tribute for these savings.
    pub(super) fn thirst(&self, wealth: &Purse) -> Grains {
        if let Some(pays) = self.pays {
            return if wealth.covers(&self.price) { 0 } else { pays * 6 / 10 / USUAL };
        }
        if wealth.covers(&self.price) { 0 } else { self.worth * 6 / 10 / self.price.points().max(1) as i32 }
    }
}

/// Returns the worth of the next level of a discipline until the end. It counts the grants of that
/// level and a third of those of the level after it.
pub(super) fn rise(survey: &Survey<'_>, table: &Game, discipline: Discipline, coin: Grains) -> Grains {
    let (catalog, seat) = (survey.catalog, survey.seat);
    // Legions win the land that pays for all later turns. Therefore benefits more than 20 turns
    // ahead do not count.
    let turns = (survey.horizon - 2).clamp(0, 20);
    let level = archfiends::discipline_level(catalog, table, seat, discipline).total();
    let rows = |level: i32| {
        let of_level = move |power: &&Power| power.discipline == discipline && i32::from(power.level) == level;
        catalog.powers.iter().filter(of_level).map(|power| grant(survey, table, power.grant)).sum::<Grains>()
    };
    let sooner = rows(level + 1) + rows(level + 2) / 3;
    let besides = match discipline {
        // Diabolism adds to tribute skill at every level.
        Discipline::Diabolism => {
            percent(tribute_gain(catalog, table, seat) * coin.max(TITHE) / 100, survey.bent.weights.tithe)
        }
        // Higher Wrath allows greater elements on combat cards.
        Discipline::Wrath => 3,
        Discipline::Deceit | Discipline::Prophecy | Discipline::Destruction => 1,
    };
    let mastery = way(survey, table, discipline).map_or(0, |way| way.step);
    let rituals = percent(heeded(catalog, table, seat, discipline), survey.bent.weights.calling);
    (sooner + besides + rituals) * turns + mastery
}

/// Returns the worth until the end of a Rite that raises an attribute by `levels`. Levels above the
/// cap for manuscripts do not count.
pub(super) fn rite(survey: &Survey<'_>, table: &Game, discipline: Discipline, levels: u8) -> Grains {
    rise(survey, table, discipline, TITHE) * i32::from(levels.min(room(survey, table, discipline)))
}

/// Returns the levels by which a Rite could still raise an attribute.
pub(super) fn room(survey: &Survey<'_>, table: &Game, discipline: Discipline) -> u8 {
    let attribute = table.houses().of(survey.seat).attributes.of(discipline);
    survey.catalog.constants.manuscripts.attribute_cap.saturating_sub(attribute)
}

/// Returns the worth of a grant per turn.
fn grant(survey: &Survey<'_>, table: &Game, grant: Grant) -> Grains {
    let (catalog, seat) = (survey.catalog, survey.seat);
    match grant {
        Grant::OrderSlots(_) if archfiends::order_slots(catalog, table, seat).total() >= SlotNo::COUNT as i32 => 0,
        Grant::OrderSlots(more) => percent(40 * i32::from(more), survey.bent.weights.slots),
        Grant::Command(_) if free_commands(catalog, table, seat) > 0 => 4,
        Grant::Command(_) => 20,
        Grant::Healing(more) => 6 * i32::from(more),
        Grant::Victories(_) => 4,
        Grant::CardElements(_) => 3,
        Grant::RitualSlots(_) | Grant::Draws { .. } => 1,
        // Counted with the tribute skill.
        Grant::Tribute { .. } => 0,
    }
}

/// Returns the gain of the first demand from one more level of Diabolism, in hundredths of a point.
fn tribute_gain(catalog: &Catalog, table: &Game, seat: Seat) -> i32 {
    let skill = archfiends::tribute_skill(catalog, table, seat).total();
    let cards = archfiends::tribute_offer(catalog, table, seat);
    let next = archfiends::next_grants(catalog, table, seat, Discipline::Diabolism);
    let more =
        next.filter_map(|grant| if let Grant::Tribute { offer, keep } = grant { Some((offer, keep)) } else { None });
    yield_of(catalog, skill + 1, more.last().unwrap_or(cards)) - yield_of(catalog, skill, cards)
}

impl Moment<'_, '_> {
    /// Adds raises of attributes that the vault can pay.
    pub(super) fn raises(&self, ideas: &mut Vec<Idea>) {
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        let wealth = table.treasury().wealth(seat);
        for discipline in Discipline::ALL {
            let price = archfiends::raise_cost(catalog, table, seat, discipline);
            let Some(price) = price.filter(|price| wealth.covers(price)) else { continue };
            if table.houses().of(seat).raised[discipline as usize] {
                continue;
            }
            let level = table.houses().of(seat).attributes.of(discipline);
            let worth = rise(self.survey, table, discipline, self.coin) + of_raise(catalog, table, seat, level);
            let vault = table.treasury().vault(seat);
            let pay = || least_waste(&handy(vault, &price), &price);
            let Some(cards) = self.survey.lore.payment(vault, (price, price), pay) else { continue };
            let Ok(paid) = table.treasury().worth(seat, &cards) else { continue };
            let score = worth + self.urge - self.toll(&paid);
            ideas.push(Idea::of(score, Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, cards })));
        }
    }
}
