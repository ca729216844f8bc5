//! The simplest mind: always the first legal order and the first cards.

use super::draft_writer::DraftWriter;
use super::draft_writer::promotions;
use super::{Mind, replies};
use crate::rules::catalog::Catalog;
use crate::rules::orders::{Answer, Draft, Drafting, Order, OrderKind};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A mind that writes the first legal order and keeps the first cards. It uses no dice.
#[derive(Clone, Copy, Debug)]
pub struct First;

impl Mind for First {
    fn name(&self) -> &'static str {
        "first"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, _seed: u64) -> Draft {
        let mut draft_writer = DraftWriter::dip(book, view, answers(book.catalog(), view));
        while draft_writer.left() > 0 {
            let first = first_order(draft_writer.plan());
            if !first.is_some_and(|order| draft_writer.write(order)) {
                draft_writer.skip();
            }
        }
        draft_writer.lift()
    }
}

/// Returns the first of all legal orders. Kinds are sorted like their orders, so the first kind
/// with a legal order has it.
fn first_order(plan: &Drafting<'_>) -> Option<Order> {
    OrderKind::ALL.into_iter().find_map(|kind| {
        let mut orders = Vec::new();
        plan.propose(kind, &mut orders);
        orders.into_iter().min()
    })
}

fn answers(catalog: &Catalog, view: &SeatView) -> Vec<Answer> {
    let (table, seat) = (view.table(), view.seat());
    let mut answers = Vec::new();
    for (index, offer) in table.treasury().offers(seat).iter().enumerate() {
        let cards = offer.cards.iter().take(offer.keep.into()).map(|card| card.id).collect();
        answers.push(Answer::KeepTribute { offer: index as u8, cards });
    }
    if table.conclave().liberator() == Some(seat) {
        answers.push(Answer::Pandemonium { keep: false });
    }
    answers.extend(promotions(table, seat).map(|question| question.answer(0)));
    answers.extend(replies::meek(catalog, table, seat, &[]));
    answers
}
