//! The draft writer: fills a draft slot by slot and never writes an order that would be refused.

use crate::rules::game::Game;
use crate::rules::ids::{LegionId, PraetorKind, Seat};
use crate::rules::orders::{Answer, Draft, Drafting, Order};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A draft in progress, with the plan that its orders are checked against.
pub(super) struct DraftWriter<'a> {
    plan: Drafting<'a>,
    draft: Draft,
    next: usize,
}

impl<'a> DraftWriter<'a> {
    /// Starts a draft with its answers. They come first, because tribute that is kept can be spent
    /// in the same turn.
    pub(super) fn dip(book: &'a Rulebook, view: &SeatView, answers: Vec<Answer>) -> Self {
        let mut draft = Draft::empty(view.seat());
        for answer in answers {
            draft.answer(answer);
        }
        let plan = Drafting::open(book, view.table(), view.seat(), &draft.answers);
        Self { plan, draft, next: 0 }
    }

    /// Returns the plan, including the orders written so far.
    pub(super) const fn plan(&self) -> &Drafting<'a> {
        &self.plan
    }

    /// Returns all slots, including those still empty.
    pub(super) const fn written(&self) -> &[Option<Order>] {
        &self.draft.slots
    }

    /// Returns the number of slots still empty.
    pub(super) fn left(&self) -> usize {
        usize::from(self.plan.slots()).saturating_sub(self.next)
    }

    /// Writes an order into the next slot and returns true. Returns false and keeps the slot free
    /// if the order is not legal there.
    pub(super) fn write(&mut self, order: Order) -> bool {
        if self.left() == 0 || self.plan.check(&order).is_err() {
            return false;
        }
        let slot = self.next;
        self.next += 1;
        let stands = self.plan.plan(&order).is_ok();
        if stands {
            self.draft.slots[slot] = Some(order);
        }
        stands
    }

    pub(super) const fn skip(&mut self) {
        self.plan.skip();
        self.next += 1;
    }

    /// Returns the finished draft.
    pub(super) fn lift(self) -> Draft {
        self.draft
    }
}

/// A promotion that waits for an answer of this seat.
#[derive(Clone, Copy)]
pub(super) enum Question {
    Legion(LegionId),
    Praetor(PraetorKind),
}

impl Question {
    /// Returns the answer that chooses this line of the promotion menu.
    pub(super) const fn answer(self, choice: u8) -> Answer {
        match self {
            Self::Legion(legion) => Answer::Promote { legion, choice },
            Self::Praetor(praetor) => Answer::PromotePraetor { praetor, choice },
        }
    }
}

/// Returns all promotions that wait for an answer of this seat.
pub(super) fn promotions(table: &Game, seat: Seat) -> impl Iterator<Item = Question> {
    let own = move |legion: LegionId| table.forces().legion(legion).is_some_and(|legion| legion.owner == seat);
    let legions = table.forces().promotions().iter().map(|promotion| promotion.legion).filter(move |&id| own(id));
    let praetors = table.attachments().promotions().iter().map(|promotion| promotion.praetor);
    legions.map(Question::Legion).chain(praetors.map(Question::Praetor))
}
