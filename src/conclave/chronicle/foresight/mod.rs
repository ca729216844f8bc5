//! Foresight: what a plan will bring, told before it is sealed (manual 4.2, 4.4, 4.10).
//!
//! A plan is carried on to the end of the turn with the rules themselves, on the seat's own view of
//! the game, as if every other house passed. So nothing hidden is told, and no sentence can drift
//! from a rule. What other houses may still prevent is [`Surety::Expected`]; only what nobody can
//! prevent is [`Surety::Sure`].
//!
//! Not here: the chances of battles, which the forecast tells, and whatever a die decides: drawn
//! tribute, rituals that are resisted, wares that others bid for.

mod ground;
mod household;
mod otherwise;
mod prospect;
mod quarry;
mod wager;
mod words;

use crate::rules::archfiends::Part;
use crate::rules::catalog::Catalog;
use crate::rules::conclave;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, PlaceId, Seat, SlotNo};
use crate::rules::orders::{Draft, Drafting, Evening, Order};
use crate::rules::rituals::RitualOrder;
use crate::rules::rulebook::Rulebook;

pub use ground::{Fate, Ground, Stay, Won};
pub use household::{Household, Unpaid};
pub use otherwise::{Miss, Missed, missed};
pub use prospect::{Item, Prospect, end_after, prospects};
pub use quarry::{Quarry, quarry};
pub use wager::{Stakes, claims, stakes};
pub use words::Told;

/// The reliability of a statement about the future.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Surety {
    /// It comes to pass whatever the other houses do.
    Sure,
    /// It comes to pass if no other house gets in its way.
    Expected,
}

/// A cause for which prestige changes until the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// A part of the income.
    Income(Part),
    /// A stake or a price of the order in this slot.
    Order(SlotNo),
    /// The answers of the draft, and stakes that come back.
    Answers,
    /// Vendettas that are judged.
    Vendettas,
}

/// A fight that an order of the plan begins. Its end is not foretold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The slot.
    pub slot: SlotNo,
    /// The attacking legion.
    pub legion: LegionId,
    /// The canton that is fought for.
    pub canton: CantonId,
    /// The place that is attacked, if it is not a legion.
    pub place: Option<PlaceId>,
}

/// The results of a draft if no other house acts.
#[derive(Clone, Debug, PartialEq)]
pub struct Foresight {
    /// The seat that plans.
    pub seat: Seat,
    /// The first slot whose result is not known before the turn: a battle, a ritual, an event.
    /// Everything after it is told as if nothing had come of it.
    pub open: Option<SlotNo>,
    /// All slots whose result is not known before the turn, in order.
    pub doubts: Vec<SlotNo>,
    /// The cantons that the plan touches, in the order of its slots.
    pub ground: Vec<Ground>,
    /// The fights that it begins.
    pub clashes: Vec<Clash>,
    /// The vault and the upkeep after the plan.
    pub household: Household,
    /// The prestige that the order of a slot takes or brings at once, without those that change
    /// none.
    pub staked: Vec<(SlotNo, i32)>,
    /// The table after the last order.
    pub planned: Game,
    /// The table at the end of the turn.
    pub evening: Evening,
}

impl Foresight {
    /// Looks ahead from the table that a seat sees. The orders of the draft that are refused bring
    /// nothing.
    #[must_use]
    pub fn of(book: &Rulebook, table: &Game, draft: &Draft) -> Self {
        let seat = draft.seat;
        let mut plan = Drafting::open(book, table, seat, &draft.answers);
        let first = conclave::precedence(table).first() == Some(&seat);
        let mut watch = ground::Watch::new(table, seat, first);
        let (mut doubts, mut staked) = (Vec::new(), Vec::new());
        for (slot, order) in SlotNo::ALL.into_iter().zip(&draft.slots) {
            let Some(order) = order else {
                plan.skip();
                continue;
            };
            let before = plan.table().clone();
            let held = plan.context().held.clone();
            let stands = plan.plan(order).is_ok();
            let fought = watch.note((slot, order, stands), (book.catalog(), &before, &held), plan.table());
            let change = plan.table().conclave().prestige(seat) - before.conclave().prestige(seat);
            staked.extend((change != 0).then_some((slot, change)));
            if fought || stands && undecided(order) {
                doubts.push(slot);
            }
        }
        let planned = plan.table().clone();
        let evening = plan.evening();
        let (ground, clashes) = watch.close(&planned, &evening);
        let household = Household::of(book.catalog(), &planned, &evening.ended, seat);
        let open = doubts.first().copied();
        Self { seat, open, doubts, ground, clashes, household, staked, planned, evening }
    }

    /// Returns the first slot of unknown result on which the order in a later slot hangs; `None` if
    /// that order is told as it will be. A battle matters to marches of the same legion, and to
    /// those that come near it. Every other unknown result may matter to every order.
    #[must_use]
    pub fn hangs_on(&self, slot: SlotNo) -> Option<SlotNo> {
        let grid = self.planned.realm().grid();
        let ground = self.ground.iter().filter(|ground| ground.slot == Some(slot));
        let fights = self.clashes.iter().filter(|clash| clash.slot == slot);
        let steps: Vec<(LegionId, CantonId)> = ground
            .map(|ground| (ground.legion, ground.canton))
            .chain(fights.map(|clash| (clash.legion, clash.canton)))
            .collect();
        let matters = |doubt: SlotNo| {
            let Some(clash) = self.clashes.iter().find(|clash| clash.slot == doubt) else { return true };
            let near = |&(legion, canton): &(LegionId, CantonId)| {
                legion == clash.legion || grid.distance(canton, clash.canton) <= NEAR
            };
            steps.is_empty() || steps.iter().any(near)
        };
        self.doubts.iter().copied().take_while(|doubt| *doubt < slot).find(|&doubt| matters(doubt))
    }

    /// Returns the change of the seat's prestige until the end of the turn.
    #[must_use]
    pub fn gain(&self, now: &Game) -> i32 {
        self.evening.ended.conclave().prestige(self.seat) - now.conclave().prestige(self.seat)
    }

    /// Returns the parts of this change, without those of 0. They add up to the whole.
    #[must_use]
    pub fn gains(&self, catalog: &Catalog, now: &Game) -> Vec<(Gain, i32)> {
        let has = |game: &Game| game.conclave().prestige(self.seat);
        let income = conclave::per_turn(catalog, &self.evening.settled, self.seat);
        let staked: i32 = self.staked.iter().map(|(_, amount)| amount).sum();
        let answers = has(&self.evening.settled) - has(now) - staked;
        let vendettas = has(&self.evening.ended) - has(&self.evening.settled) - income.total();
        let mut parts: Vec<(Gain, i32)> = income.0.iter().map(|&(part, amount)| (Gain::Income(part), amount)).collect();
        parts.extend(self.staked.iter().map(|&(slot, amount)| (Gain::Order(slot), amount)));
        parts.extend([(Gain::Answers, answers), (Gain::Vendettas, vendettas)]);
        parts.retain(|(_, amount)| *amount != 0);
        parts
    }
}

/// Distance in cantons at which a battle can still matter to another march: a loser falls back one
/// canton, and supports from the next.
const NEAR: u32 = 2;

/// True if chance or another house decides what an order does to the map.
const fn undecided(order: &Order) -> bool {
    match order {
        Order::Ritual(RitualOrder::PerformRitual { .. }) | Order::Event(_) | Order::Arena(_) => true,
        Order::Tribute(_)
        | Order::Bazaar(_)
        | Order::Forces(_)
        | Order::Attachment(_)
        | Order::Manuscript(_)
        | Order::Archfiend(_)
        | Order::Diplomacy(_)
        | Order::Objective(_) => false,
    }
}
