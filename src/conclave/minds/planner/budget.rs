//! The budget: the worth of keeping a point of tribute, and when to demand more (manual 4.3).
//!
//! Tribute left at the end of the game is worth nothing. A point is therefore worth as much as its
//! share in the next purchase, and less the fuller the vault is.

use super::attributes::Savings;
use super::market::Wish;
use super::survey::{Grains, Survey};
use super::weights::percent;
use super::{Idea, Moment};
use crate::rules::archfiends::{self, Discipline};
use crate::rules::bazaar::Goods;
use crate::rules::catalog::Catalog;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::Order;
use crate::rules::rituals;
use crate::rules::tribute::{Purse, Resource, TributeOrder};

/// Maximum worth of keeping a point.
const DEAREST: Grains = 20;

/// Worth of keeping the first points when all wishes can be paid. Something better may come to the
/// shelf, and rivals will bid for it too.
const RESERVE: Grains = 14;

/// A comfortable vault size in points. Pressure to spend starts at half of it; above one and a half
/// times this size the vault is full.
const AMPLE: i32 = 24;

/// Returns the worth of keeping a point of tribute. It is derived from the worth per point of the
/// first wish that the vault cannot pay. If all wishes can be paid, it is the worth of possible
/// later wares.
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
    // The game may end sooner than expected, and the contents of the vault are lost then.
    let latest = (horizon / 3).max(1);
    for (ratio, cost) in offers {
        left -= cost;
        if left < 0 {
            return (ratio / 2).clamp(1, DEAREST).min(latest);
        }
    }
    (RESERVE - left / 4).clamp(1, RESERVE).min(latest)
}

/// Returns the bonus for spending anything from a full vault.
pub(super) fn urge(wealth: &Purse) -> Grains {
    (8 * (wealth.points() as i32 - AMPLE / 2)).clamp(0, 400)
}

/// Returns the average points of a demand with this skill and these cards, in hundredths.
pub(super) fn yield_of(catalog: &Catalog, skill: i32, (offered, keep): (u8, u8)) -> i32 {
    let numbers = &catalog.constants.tribute;
    let mean: i32 = (1..=20)
        .filter_map(|die| numbers.table.iter().find(|row| die + skill <= row.up_to).or_else(|| numbers.table.last()))
        .map(|row| i32::from(row.least + row.most) * 50)
        .sum::<i32>()
        / 20;
    // A choice of cards makes the kept cards better than the mean.
    mean * i32::from(keep) * (100 + 12 * i32::from(offered - keep.min(offered))) / 100
}

/// Returns the average points of the next demand, in hundredths.
pub(super) fn expected_tribute(catalog: &Catalog, table: &Game, seat: Seat) -> i32 {
    let skill = archfiends::tribute_skill(catalog, table, seat).total();
    yield_of(catalog, skill, archfiends::tribute_offer(catalog, table, seat))
}

/// Returns the price of each resource, in percent of an average point. Compares dues, savings and
/// wishes with stock and income. All are 100 for a house without providence.
pub(super) fn dear(survey: &Survey<'_>, table: &Game, wishes: &[Wish], savings: Option<&Savings>) -> [i32; 4] {
    /// Number of turns of dues to keep in reserve.
    const TURNS: i32 = 2;
    /// Added to demand and supply, so that small stocks do not give extreme ratios.
    const DOUBT: i32 = 4;
    const RANGE: (i32, i32) = (60, 220);
    let (catalog, seat) = (survey.catalog, survey.seat);
    let providence = survey.bent.weights.providence;
    if providence == 0 {
        return [100; 4];
    }
    let wealth = table.treasury().wealth(seat);
    let income = expected_tribute(catalog, table, seat) / 100 / 4;
    let due = rituals::sustenance_due(catalog, table, seat).into_iter().map(|(_, price)| price).sum::<Purse>();
    let wish = savings.map(|savings| savings.price).or_else(|| wishes.first().map(|wish| wish.minimum));
    let wish = wish.unwrap_or(Purse::EMPTY);
    Resource::ALL.map(|resource| {
        let of = |purse: &Purse| i32::from(purse.of(resource));
        let dear = 100 * (of(&wish) + TURNS * of(&due) + DOUBT) / (of(&wealth) + income + DOUBT);
        100 + percent(dear.clamp(RANGE.0, RANGE.1) - 100, providence)
    })
}

/// True if the vault cannot pay for anything that the house wishes for. Then some resource, usually
/// souls, is missing.
pub(super) fn stranded(survey: &Survey<'_>, table: &Game, wishes: &[Wish], wealth: &Purse, commands: i32) -> bool {
    let possible = |wish: &&Wish| wish.worth > 0 && (commands > 0 || !matches!(wish.goods, Goods::Legion(_)));
    let raises = Discipline::ALL.into_iter();
    let raises = raises.filter_map(|of| archfiends::raise_cost(survey.catalog, table, survey.seat, of));
    let mut prices = wishes.iter().filter(possible).map(|wish| wish.minimum).chain(raises).peekable();
    prices.peek().is_some() && !prices.any(|price| wealth.covers(&price))
}

/// Returns the worth of gaining a point of tribute: high while a wish cannot be paid, low if the
/// vault is full or nothing is for sale.
pub(super) fn thirst(wishes: &[Wish], wealth: &Purse, free: i32, horizon: i32) -> Grains {
    let stock = wealth.points() as i32;
    let Some(best) = wishes.first() else {
        // Wares may be lost and bought again, and attributes raised.
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
    /// Returns the cost of a payment.
    pub(super) fn toll(&self, paid: &Purse) -> Grains {
        if self.dear == [100; 4] {
            return paid.points() as i32 * self.coin;
        }
        let of = |(resource, dear): (Resource, i32)| i32::from(paid.of(resource)) * self.coin * dear;
        Resource::ALL.into_iter().zip(self.dear).map(of).sum::<i32>() / 100 + self.lapse(paid)
    }

    /// Returns the expected loss if this payment leaves too little for the upkeep due next turn.
    fn lapse(&self, paid: &Purse) -> Grains {
        let (due, lapse) = self.obligations;
        if lapse == 0 {
            return 0;
        }
        let wealth = self.plan.table().treasury().wealth(self.survey.seat);
        let missing = |left: &Purse| due.above(left).points() as i32;
        let more = missing(&wealth.above(paid)) - missing(&wealth);
        // Income from this turn's demands may still pay for it.
        let demanded = self
            .written
            .iter()
            .flatten()
            .filter(|order| **order == Order::Tribute(TributeOrder::DemandTribute))
            .count() as i32;
        percent(more * lapse / (due.points() as i32).max(1), self.survey.bent.weights.providence) / (1 + demanded)
    }

    /// Adds one more demand for tribute. It is worth less after each demand and when there is
    /// little to buy.
    pub(super) fn demand(&self, ideas: &mut Vec<Idea>) {
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        // Tribute arrives only next turn. A full vault needs no more, except for savings or a
        // missing resource that blocks all purchases.
        let saving = self.savings.is_some_and(|savings| !table.treasury().wealth(seat).covers(&savings.price));
        let full = table.treasury().wealth(seat).points() as i32 > AMPLE * 3 / 2 && !saving;
        if self.survey.horizon < 2 || (full && !self.stranded && self.hoard == 0) {
            return;
        }
        let gain = expected_tribute(catalog, table, seat);
        let hoarded = self.hoard * i32::from(archfiends::tribute_offer(catalog, table, seat).1);
        let worth = percent(1 + gain * self.thirst / 100, self.survey.bent.weights.tribute) + hoarded;
        ideas.push(Idea::of(worth, Order::Tribute(TributeOrder::DemandTribute)));
    }
}
