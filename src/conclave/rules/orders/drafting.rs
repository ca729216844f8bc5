//! Planning of a draft, slot by slot: the orders that are legal in the next slot, after the effects
//! of the earlier slots (rulings R7, R8).
//!
//! A plan runs on a copy of the game in which no other house acts and no battle is decided.
//! Players, AI players and the sealing of the turn all use this same code.

use super::{Draft, Order, Outcome, Refusal};
use crate::calendar::Step;
use crate::catalog::Catalog;
use crate::diplomacy::{ActKind, Cause, Matter, Welcome};
use crate::game::Game;
use crate::ids::{LegionId, PraetorKind, Seat, SlotNo};
use crate::orders::{Answer, OrderKind};
use crate::resolve::Turn;
use crate::rulebook::{Context, Rulebook};
use crate::{archfiends, events};

/// Something that the player must settle before the turn is sealed, or an illegal order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The order in this slot is refused.
    Order(SlotNo, Refusal),
    /// An offer of tribute waits for a choice (manual 4.20).
    TributeWaits(u8),
    /// The house must choose if it keeps Pandemonium (manual 3.4).
    PandemoniumWaits,
    /// An upgrade of a promoted legion must be chosen (manual 4.4).
    PromotionWaits(LegionId),
    /// An upgrade of a promoted praetor must be chosen (manual 4.6).
    PraetorPromotionWaits(PraetorKind),
    /// An act of another house waits for an answer (manual 4.14, 4.20).
    AffairWaits(Seat, ActKind),
    /// An insult was refused, and a vendetta must be claimed (manual 4.14.4).
    VendettaOwed(Seat),
    /// The house holds too many event cards and must choose which to keep (manual 4.13).
    EventsWait,
    /// Secret objectives were drawn, and the house must choose which to keep (manual 4.15).
    ObjectivesWait,
}

impl Problem {
    /// True if the turn cannot be handed in before it is settled (manual 4.20). An illegal order
    /// does not block the turn; the player may leave it.
    #[must_use]
    pub const fn blocks(&self) -> bool {
        match self {
            Self::TributeWaits(_)
            | Self::PandemoniumWaits
            | Self::PromotionWaits(_)
            | Self::PraetorPromotionWaits(_)
            | Self::AffairWaits(..)
            | Self::VendettaOwed(_)
            | Self::EventsWait
            | Self::ObjectivesWait => true,
            Self::Order(..) => false,
        }
    }
}

/// The table after the steps that follow the last order, if no other house acts. Chance has no part
/// in it: no bid is decided, no battle or duel is fought, and nothing is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    /// After the answers: cantons were given away, and unpaid legions have left.
    pub answered: Game,
    /// After the arbitration of borders (manual 4.2).
    pub settled: Game,
    /// After places and relics have paid prestige and vendettas were judged. Claims of this turn are
    /// not granted yet.
    pub ended: Game,
}

/// A draft being planned against a seat's own view of the game.
pub struct Drafting<'a> {
    turn: Turn<'a>,
    seat: Seat,
    slots: u8,
    next: usize,
}

impl<'a> Drafting<'a> {
    /// Begins a plan. The answers apply first, because kept tribute can be spent at once.
    #[must_use]
    pub fn open(book: &'a Rulebook, table: &Game, seat: Seat, answers: &[Answer]) -> Self {
        let slots = archfiends::order_slots(book.catalog(), table, seat).total().clamp(0, SlotNo::COUNT as i32) as u8;
        let mut turn = Turn::preview(book, table.clone(), seat, answers);
        turn.dawn();
        Self { turn, seat, slots, next: 0 }
    }

    /// Number of order slots of the seat.
    #[must_use]
    pub const fn slots(&self) -> u8 {
        self.slots
    }

    /// The game as it will be if everything planned so far succeeds and no other house acts.
    #[must_use]
    pub const fn table(&self) -> &Game {
        self.turn.game()
    }

    /// The context in which the next order would be checked.
    #[must_use]
    pub fn context(&self) -> Context<'_> {
        self.turn.context()
    }

    /// Checks that an order is legal in the next slot.
    ///
    /// # Errors
    /// Errors with the reason why it is not.
    pub fn check(&self, order: &Order) -> Result<(), Refusal> {
        if self.turn.game().conclave().ending().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.turn.game().conclave().eliminated(self.seat).is_some() {
            return Err(Refusal::Eliminated);
        }
        if self.next >= usize::from(self.slots) {
            return Err(Refusal::NoSuchSlot { has: self.slots });
        }
        self.turn.book().rule(order.kind()).check(&self.turn.context(), self.seat, order)
    }

    /// Plans an order into the next slot and moves on to the following slot.
    ///
    /// # Errors
    /// Errors with the reason why the order is illegal; the slot then stays empty.
    pub fn plan(&mut self, order: &Order) -> Result<(), Refusal> {
        let checked = self.check(order);
        let slot = SlotNo::new(self.next);
        self.next += 1;
        checked?;
        let slot = slot.ok_or(Refusal::NoSuchSlot { has: self.slots })?;
        match self.turn.perform(self.seat, slot, order) {
            Outcome::Done | Outcome::Fought(_) => Ok(()),
            Outcome::Partly(why) | Outcome::Refused(why) => Err(why),
        }
    }

    /// Leaves the next slot empty.
    pub const fn skip(&mut self) {
        self.next += 1;
    }

    /// Carries the plan on from its last order to the end of the turn.
    #[must_use]
    pub fn evening(mut self) -> Evening {
        // A new ranking of threats changes what a claim may wager.
        self.turn.run(Step::ThreatLists);
        self.turn.run(Step::Responses);
        let answered = self.turn.game().clone();
        self.turn.run(Step::Borders);
        let settled = self.turn.game().clone();
        self.turn.run(Step::Prestige);
        self.turn.run(Step::Vendettas);
        Evening { answered, settled, ended: self.turn.game().clone() }
    }

    /// All orders that are legal in the next slot, sorted and without duplicates. Only sensible
    /// choices of cards are listed, not all.
    #[must_use]
    pub fn legal(&self) -> Vec<Order> {
        let mut orders = Vec::new();
        for kind in OrderKind::ALL {
            self.propose(kind, &mut orders);
        }
        orders.sort_unstable();
        orders.dedup();
        orders
    }

    /// Adds the legal orders of one kind to a list.
    pub fn propose(&self, kind: OrderKind, orders: &mut Vec<Order>) {
        let over = self.turn.game().conclave().ending().is_some()
            || self.turn.game().conclave().eliminated(self.seat).is_some();
        if !over && self.next < usize::from(self.slots) {
            self.turn.book().rule(kind).propose(&self.turn.context(), self.seat, orders);
        }
    }

    /// All problems of a whole draft.
    #[must_use]
    pub fn problems(book: &Rulebook, table: &Game, draft: &Draft) -> Vec<Problem> {
        let mut problems = Vec::new();
        for index in 0..table.treasury().offers(draft.seat).len() {
            if draft.kept(index).is_none() {
                problems.push(Problem::TributeWaits(index as u8));
            }
        }
        if table.conclave().liberator() == Some(draft.seat)
            && !draft.answers.iter().any(|answer| matches!(answer, Answer::Pandemonium { .. }))
        {
            problems.push(Problem::PandemoniumWaits);
        }
        for promotion in table.forces().promotions() {
            let mine = table.forces().legion(promotion.legion).is_some_and(|legion| legion.owner == draft.seat);
            let answered =
                |answer: &Answer| matches!(answer, Answer::Promote { legion, .. } if *legion == promotion.legion);
            let problem = Problem::PromotionWaits(promotion.legion);
            // A legion may have several menus; they are answered one per turn.
            if mine && !draft.answers.iter().any(answered) && !problems.contains(&problem) {
                problems.push(problem);
            }
        }
        for promotion in table.attachments().promotions() {
            let mine = table.attachments().find(promotion.treasure()).is_some_and(|held| held.owner == draft.seat);
            let answered = |answer: &Answer| matches!(answer, Answer::PromotePraetor { praetor, .. } if *praetor == promotion.praetor);
            let problem = Problem::PraetorPromotionWaits(promotion.praetor);
            if mine && !draft.answers.iter().any(answered) && !problems.contains(&problem) {
                problems.push(problem);
            }
        }
        if table.events().draw_of(draft.seat).is_some()
            && !draft.answers.iter().any(|answer| matches!(answer, Answer::KeepEvents { .. }))
        {
            problems.push(Problem::EventsWait);
        }
        problems.extend(unanswered(book.catalog(), table, draft));
        let mut plan = Drafting::open(book, table, draft.seat, &draft.answers);
        for slot in SlotNo::ALL {
            match &draft.slots[slot.index()] {
                None => plan.skip(),
                Some(order) => {
                    if let Err(why) = plan.plan(order) {
                        problems.push(Problem::Order(slot, why));
                    }
                }
            }
        }
        problems
    }
}

/// Questions that a draft does not answer: acts of other houses, owed vendettas and drawn
/// objectives.
fn unanswered(catalog: &Catalog, table: &Game, draft: &Draft) -> Vec<Problem> {
    let answered = |answer: Answer| draft.answers.iter().any(|given| given.same_question(&answer));
    let diplomacy = table.diplomacy();
    let affairs = diplomacy.affairs().iter().filter(|affair| affair.to == draft.seat).filter(|affair| {
        let from = affair.from;
        !answered(match affair.matter {
            Matter::Demand { .. } => Answer::Demand { from, concession: None },
            Matter::Insult { .. } => Answer::Insult { from, swallow: true },
            Matter::Emissary { .. } => Answer::Emissary { from, welcome: Welcome::Refuse },
            Matter::Petition => Answer::Petition { from, accept: false },
        })
    });
    let banned = events::may_quarrel(catalog, table).is_err();
    let owed = diplomacy.grievances().iter().filter(|grievance| {
        grievance.holder == draft.seat
            && !banned
            && grievance.cause == Cause::InsultRefused
            && !answered(Answer::Grievance { against: grievance.against, claim: None })
    });
    let affairs = affairs.map(|affair| Problem::AffairWaits(affair.from, affair.matter.kind()));
    let objectives =
        !table.objectives().drawn(draft.seat).is_empty() && !answered(Answer::KeepObjective { keep: None });
    let objectives = objectives.then_some(Problem::ObjectivesWait);
    affairs.chain(owed.map(|grievance| Problem::VendettaOwed(grievance.against))).chain(objectives).collect()
}
