//! Answers: which tribute to keep, and whether to keep Pandemonium.

use super::market::{Wish, usefulness};
use super::war::army;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::Answer;
use crate::rules::tribute::Purse;

/// Answers to everything that waits.
pub(super) fn answers(table: &Game, seat: Seat, wishes: &[Wish]) -> Vec<Answer> {
    let mut answers = keep_tribute(table, seat, wishes);
    if table.conclave().liberator() == Some(seat) {
        answers.push(Answer::Pandemonium { keep: could_hold(table, seat) });
    }
    answers
}

/// Keeps the cards that bring the dearest wish within reach, then the richest.
fn keep_tribute(table: &Game, seat: Seat, wishes: &[Wish]) -> Vec<Answer> {
    let treasury = table.treasury();
    let mut stock = treasury.wealth(seat);
    let dearest = wishes.first().map_or(Purse::EMPTY, |wish| wish.minimum);
    let mut answers = Vec::new();
    for (index, offer) in treasury.offers(seat).iter().enumerate() {
        let mut left = offer.cards.clone();
        let mut cards = Vec::new();
        while cards.len() < usize::from(offer.keep) && !left.is_empty() {
            let gap = dearest.above(&stock);
            let best = (0..left.len()).max_by_key(|&at| (usefulness(&left[at], &gap), std::cmp::Reverse(left[at].id)));
            let Some(card) = best.map(|at| left.remove(at)) else { break };
            stock += card.worth;
            cards.push(card.id);
        }
        cards.sort_unstable();
        answers.push(Answer::KeepTribute { offer: index as u8, cards });
    }
    answers
}

/// Whether this seat's legions could hold the city against all others together.
fn could_hold(table: &Game, seat: Seat) -> bool {
    let others: i32 = table.seats().filter(|&other| other != seat).map(|other| army(table, other)).sum();
    army(table, seat) > others
}
