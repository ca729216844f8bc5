//! The market: the worth of wares on the shelf, and the amount to bid for them (manual 4.10).

use std::cell::OnceCell;

use super::Idea;
use super::Moment;
use super::arms::worth_of;
use super::diplomacy::{defenceless, summoned, wanted};
use super::objectives::of_goods;
use super::scripts::piece_worth;
use super::survey::{Grains, POINT, Unit};
use super::weights::percent;
use crate::rules::archfiends::{self, Rank};
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::{BazaarOrder, Bid, Goods, points};
use crate::rules::catalog::Catalog;
use crate::rules::events;
use crate::rules::forces::Gained;
use crate::rules::forces::{Legion, Muster, commanded, mustering_ground};
use crate::rules::game::Game;
use crate::rules::ids::{LegionId, LegionKind, Seat};
use crate::rules::orders::{Order, OrderKind};
use crate::rules::tribute::{PAYMENT_SLOTS, Purse, TributeCard, least_waste};

/// Cost of staying away from a single combat, in points, besides the wager. The rival's victory
/// counts towards a blood feud.
const DISHONOUR: i32 = 6;

/// Worth of another legion to a house with few of them and a vendetta against it.
const RELIEF: Grains = 4 * POINT;
/// Maximum number of legions of such a house.
const FEW: usize = 2;

/// Numbers of souls above the minimum to consider in a bid.
const SOULS_ABOVE: [u16; 8] = [0, 1, 2, 3, 5, 8, 13, 20];

/// Worth of a won ware in percent of its use, because rivals do not get it.
const COVETED: i32 = 120;

/// Maximum number of wishes considered for a slot.
const MOST_WISHES: usize = 7;

/// A ware on the shelf, with its worth to a seat.
#[derive(Clone, Copy)]
pub(super) struct Wish {
    pub(super) goods: Goods,
    pub(super) minimum: Purse,
    pub(super) worth: Grains,
}

/// Returns the number of further legions that a seat could command, minus its open bids for
/// legions.
pub(super) fn free_commands(catalog: &Catalog, table: &Game, seat: Seat) -> i32 {
    let for_legions = |bid: &&Bid| bid.seat == seat && matches!(bid.goods, Goods::Legion(_));
    let bids = table.bazaar().bids().iter().filter(for_legions).count();
    archfiends::command_rating(catalog, table, seat).total() - (commanded(table, seat) + bids) as i32
}

/// Returns the wares on the shelf with their worth to this seat, best first. Without legions if it
/// can command no more.
pub(super) fn wishes(survey: &super::Survey<'_>, table: &Game) -> Vec<Wish> {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let free = free_commands(catalog, table, seat);
    let barred = table.diplomacy().excommunicated(seat) || events::may_trade(catalog, table, seat).is_err();
    if barred || survey.horizon < 3 || table.bazaar().closed_for() > 0 {
        return Vec::new();
    }
    let gate = mustering_ground(table, seat).first().copied().filter(|_| free > 0);
    let stands: Vec<_> = survey.units.iter().map(|unit| unit.legion.canton).collect();
    let duellists = wanted(table, seat);
    let summons = match summoned(table, seat) {
        Some(wager) => (wager + DISHONOUR) * POINT,
        None if defenceless(table, seat) => DISHONOUR * POINT / 3,
        None => 0,
    };
    let summons = percent(summons, survey.bent.weights.honour);
    let sued = table.diplomacy().vendettas().iter().any(|vendetta| vendetta.target == seat);
    let relief = if sued && survey.units.len() <= FEW { percent(RELIEF, survey.bent.weights.guard) } else { 0 };
    let mut wishes: Vec<Wish> = Vec::new();
    for ware in table.bazaar().shelf() {
        let minimum = ware.minimum(catalog);
        let Goods::Legion(kind) = ware.goods else {
            let worth = match (ware.goods.treasure(), ware.goods.piece()) {
                (Some(treasure @ Treasure::Praetor(_)), _) => worth_of(survey, table, treasure) + duellists,
                (Some(treasure), _) => worth_of(survey, table, treasure),
                (None, piece) => piece.map_or(0, |piece| piece_worth(survey, table, piece)),
            };
            let worth = percent(worth + of_goods(catalog, table, seat, ware.goods), survey.bent.weights.wares);
            let worth = worth + if let Goods::Praetor(_) = ware.goods { summons } else { 0 };
            if worth > 0 {
                wishes.push(Wish { goods: ware.goods, minimum, worth });
            }
            continue;
        };
        let Some(gate) = gate else { continue };
        let def = catalog.legion(kind);
        let legion = Legion {
            id: LegionId(u16::MAX),
            muster: Muster::Hired(kind),
            owner: seat,
            canton: gate,
            level: def.level,
            strength: def.strength(),
            hp: def.hp.into(),
            max_hp: def.hp.into(),
            moves: def.moves,
            marched: 0,
            loyalty: def.loyalty,
            gained: Gained::default(),
            trained: Gained::default(),
            renown: 1,
            paid: 1,
            relieved: false,
        };
        let recruit = Unit::new(catalog, table, legion, survey.horizon);
        let power = i32::from(def.strength().sum()) * 4 + i32::from(def.hp);
        let mut worth = survey.addition(table, &recruit, &stands) + power * survey.horizon / 6;
        if free == 1 && survey.horizon > 12 && survey.units.len() >= 2 && !above_the_common(catalog, table, kind) {
            // The last command is kept for a better legion.
            worth = worth * 6 / 10;
        }
        // A house with a single legion can act in one place only, and has nothing left when that
        // legion falls.
        worth += match survey.units.len() {
            0 | 1 => worth * 3 / 4,
            2 => worth / 3,
            _ => 0,
        };
        if def.upkeep.points() > 0 {
            // Upkeep is due for the rest of the game.
            worth -= def.upkeep.points() as i32 * survey.horizon.min(20) * 8;
        }
        worth += of_goods(catalog, table, seat, ware.goods);
        let worth = percent(worth, survey.bent.weights.legions) + relief;
        wishes.push(Wish { goods: ware.goods, minimum, worth });
    }
    wishes.sort_by_key(|wish| (-wish.worth, wish.goods));
    wishes
}

/// True if at most half of the legions still hidden in the bazaar are stronger than this one.
fn above_the_common(catalog: &Catalog, table: &Game, kind: LegionKind) -> bool {
    let power = |kind: LegionKind| {
        let def = catalog.legion(kind);
        i32::from(def.strength().sum()) * i32::from(def.hp)
    };
    let legion = |goods: &Goods| if let Goods::Legion(kind) = goods { Some(*kind) } else { None };
    let unseen: Vec<LegionKind> = table.bazaar().unseen().iter().filter_map(legion).collect();
    let stronger = unseen.iter().filter(|&&other| power(other) > power(kind)).count();
    stronger * 2 <= unseen.len()
}

/// Returns the chance of a bid to win, in percent. More points above the minimum raise it, measured
/// by the wealth of this seat, because rivals are assumed to be as rich. So does winning ties
/// against all rivals. `rivalry` is the usual number of lost bids in this game, in percent. Without
/// rivals a bid is almost certain to win.
fn chance(points: u32, wealth: u32, rivals: usize, wins_ties: bool, rivalry: i32) -> i32 {
    const ALONE: i32 = 96;
    const CONTESTED: [i32; 9] = [70, 74, 79, 84, 88, 91, 93, 95, 95];
    // A rival with a small vault adds about 8 points to the minimum; one with a full vault adds
    // about 24.
    let rung = points * 8 / (8 + wealth.min(96) / 6) + u32::from(wins_ties);
    let contested = CONTESTED[(rung as usize).min(CONTESTED.len() - 1)];
    if rivals == 0 { ALONE } else { 100 - percent(100 - contested, rivalry) }
}

/// Returns the criteria that break a tie between bids, in order (manual 4.10).
fn footing(table: &Game, seat: Seat) -> (Rank, i32, bool) {
    (table.houses().of(seat).rank, table.conclave().prestige(seat), table.conclave().regent() == seat)
}

impl Moment<'_, '_> {
    /// Adds bids for wishes, at the minimum and above it.
    pub(super) fn bids(&self, ideas: &mut Vec<Idea>) {
        let table = self.plan.table();
        let (catalog, seat) = (self.survey.catalog, self.survey.seat);
        let commands = free_commands(catalog, table, seat);
        let vault = table.treasury().vault(seat);
        let wealth = table.treasury().wealth(seat);
        let open = |wish: &&Wish| table.bazaar().bids().iter().all(|bid| bid.goods != wish.goods);
        let possible = |wish: &&Wish| commands > 0 || !matches!(wish.goods, Goods::Legion(_));
        let payable = |wish: &&Wish| wealth.covers(&wish.minimum);
        let own = footing(table, seat);
        let bent = &self.survey.bent;
        let rivalry = 100 + percent(bent.lessons.rivalry() - 100, bent.weights.precedents);
        for wish in self.wishes.iter().filter(open).filter(possible).filter(payable).take(MOST_WISHES) {
            let rivals = || table.seats().filter(|&other| other != seat && self.may_bid(other, wish.goods));
            let contenders = rivals().count();
            let wins_ties = rivals().all(|other| footing(table, other) < own);
            let purse = OnceCell::new();
            let mut paid = None;
            for above in SOULS_ABOVE {
                let mut price = wish.minimum;
                price.souls += above;
                let pay = || least_waste(purse.get_or_init(|| handy(vault, &wish.minimum)), &price);
                // The previous payment covers this price as well, so this bid would be the same.
                if paid.is_some_and(|paid: Purse| paid.covers(&price)) {
                    continue;
                }
                let Some(cards) = self.survey.lore.payment(vault, (wish.minimum, price), pay) else { break };
                let Ok(worth) = table.treasury().worth(seat, &cards) else { break };
                paid = Some(worth);
                let above = points(&catalog.constants.bazaar, &wish.minimum, &worth);
                let odds = chance(above, wealth.points(), contenders, wins_ties, rivalry);
                let score = odds * (wish.worth * COVETED / 100 + self.urge - self.toll(&worth)) / 100;
                ideas.push(Idea::of(score, Order::Bazaar(BazaarOrder::Bid { goods: wish.goods, cards })));
            }
        }
    }

    fn may_bid(&self, seat: Seat, goods: Goods) -> bool {
        let table = self.plan.table();
        // A rival's command rating is hidden; one above the base is typical.
        let rating = usize::from(self.survey.catalog.constants.houses.command) + 1;
        table.conclave().eliminated(seat).is_none()
            && !table.diplomacy().excommunicated(seat)
            && events::may_trade(self.survey.catalog, table, seat).is_ok()
            && (!matches!(goods, Goods::Legion(_)) || commanded(table, seat) < rating)
    }

    /// Consolidates cards when the vault is rich enough for a wish or the savings goal, but not
    /// within eight cards.
    pub(super) fn consolidate(&self, ideas: &mut Vec<Idea>) {
        let table = self.plan.table();
        let vault = table.treasury().vault(self.survey.seat);
        let wealth = table.treasury().wealth(self.survey.seat);
        let wish = self.wishes.first().map(|wish| (wish.minimum, wish.worth));
        let saved = self.savings.map(|savings| (savings.price, savings.worth));
        for (price, worth) in wish.into_iter().chain(saved) {
            let rich = vault.len() > PAYMENT_SLOTS && wealth.covers(&price);
            if rich && least_waste(&handy(vault, &price), &price).is_none() {
                let mut orders = Vec::new();
                self.plan.propose(OrderKind::Consolidate, &mut orders);
                ideas.extend(orders.into_iter().map(|order| Idea::of(worth / 2, order)));
            }
        }
    }
}

/// Returns the most useful cards of a vault for a price, so that the payment search stays small.
pub(super) fn handy(vault: &[TributeCard], price: &Purse) -> Vec<TributeCard> {
    const ENOUGH: usize = 18;
    let mut cards = vault.to_vec();
    if cards.len() > ENOUGH {
        cards.sort_by_key(|card| (std::cmp::Reverse(usefulness(card, price)), card.id));
        cards.truncate(ENOUGH);
        cards.sort_by_key(|card| card.id);
    }
    cards
}

/// Returns the usefulness of a card for a gap: points that fill the gap count most, other points
/// less.
pub(super) fn usefulness(card: &TributeCard, gap: &Purse) -> u32 {
    let fills = card.worth.points() - card.worth.above(gap).points();
    6 * fills + 3 * card.worth.points() + u32::from(card.worth.souls)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_lost_bids_trusts_a_low_one_less_and_gains_more_by_a_high_one() {
        let odds = |points: u32, rivalry: i32| chance(points, 48, 3, false, rivalry);
        assert_eq!((odds(0, 100), odds(8, 100)), (70, 88));
        assert!(odds(0, 250) < odds(0, 100) && odds(0, 100) < odds(0, 40));
        assert!(odds(8, 250) - odds(0, 250) > odds(8, 100) - odds(0, 100));
        assert_eq!(chance(0, 48, 0, false, 250), chance(0, 48, 0, false, 100), "nobody else may bid");
    }
}
