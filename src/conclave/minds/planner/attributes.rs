//! Attributes: what raising them is worth, and when to save for the dear levels of the discipline that a house was born for.

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

/// What the rituals of one more level of its own discipline are worth to a house each turn: a legion's hit points here, a treasure
/// there, and now and then one of the great ones that only the last two levels open.
const CALLING: Grains = 24;

/// Until this turn land and legions come first: they pay for all the rest.
const APPRENTICE: u32 = 12;

/// What a point of tribute is worth at least that comes with every demand until the end: it buys what the mind does not know yet.
const TITHE: Grains = 22;

/// From this level on the great rituals are near.
const ADEPT: i32 = 4;

/// What one more level of a discipline is worth to a house each turn for its rituals, if it was born for it.
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

/// The discipline that a house was born for: its archfiend's best. Of equals, one that is all rituals comes first, and which of
/// these depends on the seat, so that houses that can do everything do not all do the same.
fn calling(table: &Game, seat: Seat) -> Discipline {
    let born = table.charter().seats[seat.index()].archfiend.attributes;
    let occult = [Discipline::Deceit, Discipline::Prophecy, Discipline::Destruction];
    let turned = occult.into_iter().cycle().skip(seat.index() % occult.len()).take(occult.len());
    let order = turned.chain([Discipline::Wrath, Discipline::Diabolism]);
    // The last of equals would win.
    order.collect::<Vec<_>>().into_iter().rev().max_by_key(|&of| born.of(of)).unwrap_or(Discipline::Wrath)
}

/// What the next level of a house's own discipline costs while it is saved for.
#[derive(Clone, Copy)]
pub(super) struct Savings {
    /// What it costs.
    pub(super) price: Purse,
    /// What it is worth.
    pub(super) worth: Grains,
    /// What a turn sooner is worth, if it is a step on a long way.
    pays: Option<Grains>,
}

/// For so many turns at most a house saves.
const LONGEST: i32 = 6;

/// The most that a point is ever worth to keep for it: what is much better than the common is still bought.
const CLENCHED: Grains = 14;

/// How many points of tribute a turn usually brings: what a long way costs more is so many turns longer.
const USUAL: i32 = 10;

impl Savings {
    /// What a house saves for, if anything: a level that only a part of the vault could pay as it comes, and that will be paid soon
    /// enough to be of use.
    pub(super) fn of(survey: &Survey<'_>, table: &Game) -> Option<Self> {
        let (catalog, seat) = (survey.catalog, survey.seat);
        if let Some(way) = best_way(survey, table) {
            return Some(Self { price: way.price, worth: way.step, pays: Some(way.pays) });
        }
        let discipline = calling(table, seat);
        // The tribute that Diabolism brings is its own reason to be raised, and no reason to hoard tribute.
        if discipline == Discipline::Diabolism {
            return None;
        }
        let level = archfiends::discipline_level(catalog, table, seat, discipline).total();
        if table.turn() <= APPRENTICE || level < ADEPT || table.houses().of(seat).raised[discipline as usize] {
            return None;
        }
        let price = archfiends::raise_cost(catalog, table, seat, discipline)?;
        let missing = price.above(&table.treasury().wealth(seat)).points() as i32;
        // About half of what comes is of the kinds that are wanted.
        let turns = missing * 100 / (expected_tribute(catalog, table, seat) / 2).max(1);
        let worth = rise(survey, table, discipline, 0);
        (turns <= LONGEST && turns + LONGEST < survey.horizon).then_some(Self { price, worth, pays: None })
    }

    /// What a point of tribute is worth to keep for it.
    pub(super) fn price_of_point(&self, horizon: i32) -> Grains {
        if let Some(pays) = self.pays {
            return (pays / USUAL / 2).clamp(0, CLENCHED * 3);
        }
        (self.worth / self.price.points().max(1) as i32 / 2).clamp(0, CLENCHED).min(horizon / 2)
    }

    /// What a point of tribute is worth to get for it.
    pub(super) fn thirst(&self, wealth: &Purse) -> Grains {
        if let Some(pays) = self.pays {
            return if wealth.covers(&self.price) { 0 } else { pays * 6 / 10 / USUAL };
        }
        if wealth.covers(&self.price) { 0 } else { self.worth * 6 / 10 / self.price.points().max(1) as i32 }
    }
}

/// What the next level of a discipline is worth until the end: what it grants, and a part of what the level after it does.
pub(super) fn rise(survey: &Survey<'_>, table: &Game, discipline: Discipline, coin: Grains) -> Grains {
    let (catalog, seat) = (survey.catalog, survey.seat);
    // Legions win the land that all the later turns pay for: what only pays in the far end counts for nothing beside them.
    let turns = (survey.horizon - 2).clamp(0, 20);
    let level = archfiends::discipline_level(catalog, table, seat, discipline).total();
    let rows = |level: i32| {
        let of_level = move |power: &&Power| power.discipline == discipline && i32::from(power.level) == level;
        catalog.powers.iter().filter(of_level).map(|power| grant(survey, table, power.grant)).sum::<Grains>()
    };
    let sooner = rows(level + 1) + rows(level + 2) / 3;
    let besides = match discipline {
        // The skill counts whatever the level grants.
        Discipline::Diabolism => {
            percent(tribute_gain(catalog, table, seat) * coin.max(TITHE) / 100, survey.bent.weights.tithe)
        }
        // Greater elements on combat cards.
        Discipline::Wrath => 3,
        Discipline::Deceit | Discipline::Prophecy | Discipline::Destruction => 1,
    };
    let mastery = way(survey, table, discipline).map_or(0, |way| way.step);
    let rituals = percent(heeded(catalog, table, seat, discipline), survey.bent.weights.calling);
    (sooner + besides + rituals) * turns + mastery
}

/// What a Rite that raises an attribute by so many is worth until the end; it goes no higher than any attribute can be bought.
pub(super) fn rite(survey: &Survey<'_>, table: &Game, discipline: Discipline, levels: u8) -> Grains {
    rise(survey, table, discipline, TITHE) * i32::from(levels.min(room(survey, table, discipline)))
}

/// By how much a Rite could raise an attribute.
pub(super) fn room(survey: &Survey<'_>, table: &Game, discipline: Discipline) -> u8 {
    let attribute = table.houses().of(survey.seat).attributes.of(discipline);
    survey.catalog.constants.manuscripts.attribute_cap.saturating_sub(attribute)
}

/// What a grant is worth each turn.
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
        // Weighed with the skill.
        Grant::Tribute { .. } => 0,
    }
}

/// What one more level of Diabolism adds to a first demand, in hundredths of a point.
fn tribute_gain(catalog: &Catalog, table: &Game, seat: Seat) -> i32 {
    let skill = archfiends::tribute_skill(catalog, table, seat).total();
    let cards = archfiends::tribute_offer(catalog, table, seat);
    let next = archfiends::next_grants(catalog, table, seat, Discipline::Diabolism);
    let more =
        next.filter_map(|grant| if let Grant::Tribute { offer, keep } = grant { Some((offer, keep)) } else { None });
    yield_of(catalog, skill + 1, more.last().unwrap_or(cards)) - yield_of(catalog, skill, cards)
}

impl Moment<'_, '_> {
    /// Raises of attributes that the vault can pay.
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
