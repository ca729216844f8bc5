//! The budget: what a point of tribute is worth to keep, when to ask for more, and which attributes to raise.
//!
//! Tribute that is left when the last token falls is worth nothing. So a point is worth what the next ware that it could help to
//! buy would bring, and less and less the fuller the vault is.

use super::market::{Wish, handy};
use super::objectives::of_raise;
use super::survey::{Grains, Survey};
use super::{Idea, Moment};
use crate::rules::archfiends::{self, Discipline};
use crate::rules::bazaar::Goods;
use crate::rules::catalog::{Catalog, Grant};
use crate::rules::game::Game;
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::Order;
use crate::rules::tribute::{Purse, least_waste};

/// The most that a point is ever worth to keep.
const DEAREST: Grains = 10;

/// A vault with half as many points presses its owner to spend, and one with half as many again is full.
const AMPLE: i32 = 24;

/// What the rituals of one more level of its own discipline are worth to a house each turn: a legion's hit points here, a treasure
/// there, and now and then one of the great ones that only the last two levels open.
const CALLING: Grains = 24;

/// Until this turn land and legions come first: they pay for all the rest.
const APPRENTICE: u32 = 12;

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

/// What a point of tribute is worth to keep: what the first wish that the vault cannot pay any more brings for each point. Once all
/// wishes are paid, what may come to the shelf later.
pub(super) fn shadow_price(wishes: &[Wish], wealth: &Purse, commands: i32, horizon: i32) -> Grains {
    let mut offers: Vec<(Grains, i32)> = Vec::with_capacity(wishes.len());
    let mut commands = commands;
    for wish in wishes.iter().filter(|wish| wish.worth > 0) {
        if matches!(wish.goods, Goods::Legion(_)) {
            commands -= 1;
            if commands < 0 {
                continue;
            }
        }
        let cost = wish.minimum.points() as i32;
        offers.push((wish.worth / cost.max(1), cost));
    }
    offers.sort_unstable_by_key(|&(ratio, _)| -ratio);
    let mut left = wealth.points() as i32;
    let latest = (horizon / 2).max(1);
    for (ratio, cost) in offers {
        left -= cost;
        if left < 0 {
            return (ratio / 2).clamp(1, DEAREST).min(latest);
        }
    }
    (6 - left / 8).clamp(1, 6).min(latest)
}

/// How much a full vault presses to be spent, whatever on.
pub(super) fn urge(wealth: &Purse) -> Grains {
    (8 * (wealth.points() as i32 - AMPLE / 2)).clamp(0, 400)
}

/// The points that a demand with this skill and these cards brings on average, in hundredths.
fn yield_of(catalog: &Catalog, skill: i32, (offered, keep): (u8, u8)) -> i32 {
    let numbers = &catalog.constants.tribute;
    let mean: i32 = (1..=20)
        .filter_map(|die| numbers.table.iter().find(|row| die + skill <= row.up_to).or_else(|| numbers.table.last()))
        .map(|row| i32::from(row.least + row.most) * 50)
        .sum::<i32>()
        / 20;
    // A choice makes the kept cards better than the mean.
    mean * i32::from(keep) * (100 + 12 * i32::from(offered - keep.min(offered))) / 100
}

/// The points that the next demand brings on average, in hundredths.
fn expected_tribute(catalog: &Catalog, table: &Game, seat: Seat) -> i32 {
    let skill = archfiends::tribute_skill(catalog, table, seat).total();
    yield_of(catalog, skill, archfiends::tribute_offer(catalog, table, seat))
}

/// Whether all that a vault holds buys nothing of what is wished for: then some resource is wanting, most often souls, and what
/// lies there waits for it.
pub(super) fn stranded(survey: &Survey<'_>, table: &Game, wishes: &[Wish], wealth: &Purse, commands: i32) -> bool {
    let possible = |wish: &&Wish| wish.worth > 0 && (commands > 0 || !matches!(wish.goods, Goods::Legion(_)));
    let raises = Discipline::ALL.into_iter();
    let raises = raises.filter_map(|of| archfiends::raise_cost(survey.catalog, table, survey.seat, of));
    let mut prices = wishes.iter().filter(possible).map(|wish| wish.minimum).chain(raises).peekable();
    prices.peek().is_some() && !prices.any(|price| wealth.covers(&price))
}

/// What a point of tribute is worth to get: much while a wish cannot be paid, little when the vault is full or nothing is for sale.
pub(super) fn thirst(wishes: &[Wish], wealth: &Purse, free: i32, horizon: i32) -> Grains {
    let stock = wealth.points() as i32;
    let Some(best) = wishes.first() else {
        // Something may still be lost and bought again, and an attribute raised.
        let idle = if stock < AMPLE { 8 } else { 2 };
        return if horizon > 6 { idle } else { 1 };
    };
    let need = best.minimum.points() as i32;
    let wanted = need * free.clamp(1, 2) + 4;
    let full = best.worth * 6 / 10 / need.max(1);
    let covered = wealth.covers(&best.minimum);
    let share = if stock >= 2 * wanted {
        3
    } else if stock >= wanted && covered {
        20
    } else if covered {
        45
    } else {
        100
    };
    (full * share / 100).clamp(4, 90)
}

impl Moment<'_, '_> {
    /// One more demand, worth less the more was demanded already and the less there is to buy.
    pub(super) fn demand(&self, ideas: &mut Vec<Idea>) {
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        // What comes is not there before the next turn, and a vault that is full enough only fills up, unless it lacks what would
        // set the rest of it free.
        let full = table.treasury().wealth(seat).points() as i32 > AMPLE * 3 / 2;
        if self.survey.horizon < 2 || (full && !self.stranded) {
            return;
        }
        let gain = expected_tribute(catalog, table, seat);
        ideas.push(Idea::of(1 + gain * self.thirst / 100, Order::DemandTribute));
    }

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
            let worth = self.rise(discipline) + of_raise(catalog, table, seat, level);
            let Some(cards) = least_waste(&handy(table.treasury().vault(seat), &price), &price) else { continue };
            let Ok(paid) = table.treasury().worth(seat, &cards) else { continue };
            let score = worth + self.urge - paid.points() as i32 * self.coin;
            ideas.push(Idea::of(score, Order::RaiseAttribute { discipline, cards }));
        }
    }

    /// What the next level of a discipline is worth until the end: what it grants, and a part of what the level after it does.
    fn rise(&self, discipline: Discipline) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        // Legions win the land that all the later turns pay for: what only pays in the far end counts for nothing beside them.
        let turns = (self.survey.horizon - 2).clamp(0, 20);
        let level = archfiends::discipline_level(catalog, table, seat, discipline).total();
        let rows = |level: i32| {
            let of_level = move |power: &&crate::rules::catalog::Power| {
                power.discipline == discipline && i32::from(power.level) == level
            };
            catalog.powers.iter().filter(of_level).map(|power| self.grant(power.grant)).sum::<Grains>()
        };
        let sooner = rows(level + 1) + rows(level + 2) / 3;
        let besides = match discipline {
            // The skill counts whatever the level grants.
            Discipline::Diabolism => tribute_gain(catalog, table, seat) * self.coin / 100,
            // Greater elements on combat cards.
            Discipline::Wrath => 3,
            Discipline::Deceit | Discipline::Prophecy | Discipline::Destruction => 1,
        };
        let rituals = heeded(catalog, table, seat, discipline);
        (sooner + besides + rituals) * turns
    }

    /// What a grant is worth each turn.
    fn grant(&self, grant: Grant) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        match grant {
            Grant::OrderSlots(_) if archfiends::order_slots(catalog, table, seat).total() >= SlotNo::COUNT as i32 => 0,
            Grant::OrderSlots(more) => 40 * i32::from(more),
            Grant::Command(_) if super::free_commands(catalog, table, seat) > 0 => 4,
            Grant::Command(_) => 20,
            Grant::Healing(more) => 6 * i32::from(more),
            Grant::Victories(_) => 4,
            Grant::CardElements(_) => 3,
            Grant::RitualSlots(_) | Grant::Draws { .. } => 1,
            // Weighed with the skill.
            Grant::Tribute { .. } => 0,
        }
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
