//! The draft writer: writes a draft slot by slot and never writes down what would be refused.

use crate::rules::game::Game;
use crate::rules::ids::{LegionId, PraetorKind, Seat};
use crate::rules::orders::{Answer, Draft, Drafting, Order};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A draft that is being written against a plan.
pub(super) struct DraftWriter<'a> {
    plan: Drafting<'a>,
    draft: Draft,
    next: usize,
}

impl<'a> DraftWriter<'a> {
    /// Begins with the answers, because tribute that is kept can be spent at once.
    pub(super) fn dip(book: &'a Rulebook, view: &SeatView, answers: Vec<Answer>) -> Self {
        let mut draft = Draft::empty(view.seat());
        for answer in answers {
            draft.answer(answer);
        }
        let plan = Drafting::open(book, view.table(), view.seat(), &draft.answers);
        Self { plan, draft, next: 0 }
    }

    /// The plan as far as it is written.
    pub(super) const fn plan(&self) -> &Drafting<'a> {
        &self.plan
    }

    /// The slots as far as they are written.
    pub(super) const fn written(&self) -> &[Option<Order>] {
        &self.draft.slots
    }

    /// How many slots are still empty.
    pub(super) fn left(&self) -> usize {
        usize::from(self.plan.slots()).saturating_sub(self.next)
    }

    /// Writes an order into the next slot, if it can stand there; otherwise the slot waits for another. Gives back whether it was
    /// written.
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

    /// Leaves the next slot empty.
    pub(super) const fn skip(&mut self) {
        self.plan.skip();
        self.next += 1;
    }

    /// The draft as it was written.
    pub(super) fn lift(self) -> Draft {
        self.draft
    }
}

/// A promotion that waits for this seat's answer.
#[derive(Clone, Copy)]
pub(super) enum Question {
    Legion(LegionId),
    Praetor(PraetorKind),
}

impl Question {
    /// The answer that takes a line of its menu.
    pub(super) const fn answer(self, choice: u8) -> Answer {
        match self {
            Self::Legion(legion) => Answer::Promote { legion, choice },
            Self::Praetor(praetor) => Answer::PromotePraetor { praetor, choice },
        }
    }
}

/// The promotions that wait for this seat's answer.
pub(super) fn promotions(table: &Game, seat: Seat) -> impl Iterator<Item = Question> {
    let own = move |legion: LegionId| table.forces().legion(legion).is_some_and(|legion| legion.owner == seat);
    let legions = table.forces().promotions().iter().map(|promotion| promotion.legion).filter(move |&id| own(id));
    let praetors = table.attachments().promotions().iter().map(|promotion| promotion.praetor);
    legions.map(Question::Legion).chain(praetors.map(Question::Praetor))
}
