//! The random mind: any legal order, all equally likely.

use super::draft_writer::DraftWriter;
use super::draft_writer::promotions;
use super::{Mind, dice_of, replies};
use crate::rules::catalog::Catalog;
use crate::rules::dice::Rolls;
use crate::rules::forces::upkeep_due;
use crate::rules::orders::{Answer, Draft};
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::least_waste;
use crate::rules::view::SeatView;

/// A mind that writes any legal order, all equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Mind for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        let mut rolls = dice_of(view, seed);
        let answers = answers(book.catalog(), view, &mut rolls);
        let mut draft_writer = DraftWriter::dip(book, view, answers);
        while draft_writer.left() > 0 {
            let legal = draft_writer.plan().legal();
            let written = rolls.pick(&legal).is_some_and(|order| draft_writer.write(order.clone()));
            if !written {
                draft_writer.skip();
            }
        }
        draft_writer.lift()
    }
}

/// Returns random answers: as many cards as may be kept, chosen at random, and Pandemonium kept in
/// half of the cases.
fn answers(catalog: &Catalog, view: &SeatView, rolls: &mut Rolls) -> Vec<Answer> {
    let (table, seat) = (view.table(), view.seat());
    let mut answers = Vec::new();
    for (index, offer) in table.treasury().offers(seat).iter().enumerate() {
        let mut cards: Vec<_> = offer.cards.iter().map(|card| card.id).collect();
        rolls.shuffle(&mut cards);
        cards.truncate(offer.keep.into());
        answers.push(Answer::KeepTribute { offer: index as u8, cards });
    }
    if table.conclave().liberator() == Some(seat) {
        answers.push(Answer::Pandemonium { keep: rolls.percent(50) });
    }
    answers.extend(promotions(table, seat).map(|question| question.answer(rolls.below(3) as u8)));
    let mut promised = Vec::new();
    for (legion, price, _) in upkeep_due(catalog, table, seat) {
        if rolls.percent(70)
            && let Some(cards) = least_waste(table.treasury().vault(seat), &price)
        {
            promised.extend(&cards);
            answers.push(Answer::PayUpkeep { legion, cards });
        }
    }
    answers.extend(replies::arbitrary(catalog, table, seat, &promised, rolls));
    answers
}
