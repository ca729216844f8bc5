//! Answers: which tribute to keep, which promotions to choose, which upkeep to pay, and whether to
//! keep Pandemonium.

use super::arms::{lesson_worth, upgrade_worth};
use super::attributes::Savings;
use super::budget::shadow_price;
use super::diplomacy::Court;
use super::market::{Wish, free_commands, usefulness};
use super::occult;
use super::survey::Survey;
use super::war::army;
use crate::rules::catalog::Catalog;
use crate::rules::forces::upkeep_due;
use crate::rules::game::Game;
use crate::rules::ids::{CardId, Seat};
use crate::rules::orders::Answer;
use crate::rules::rituals::sustenance_due;
use crate::rules::tribute::{Purse, TributeCard, least_waste};
use crate::thought::Reply;

/// Returns all answers of a turn, and the reasons for the replies to other houses.
pub(super) fn answers(
    survey: &Survey<'_>,
    table: &Game,
    wishes: &[Wish],
    court: &Court<'_>,
    spite: &[i32],
) -> (Vec<Answer>, Vec<Reply>) {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let mut answers = keep_tribute(survey, table, wishes);
    let mut vault = table.treasury().vault(seat).to_vec();
    if survey.bent.weights.providence > 0 {
        // Tribute that is kept now can be spent in the same turn.
        vault.extend(kept(table, seat, &answers));
    }
    answers.extend(promotions(table, seat));
    let (wages, mut promised) = wages(catalog, table, seat, &mut vault);
    answers.extend(wages);
    let wealth = table.treasury().wealth(seat);
    let coin = shadow_price(wishes, &wealth, free_commands(catalog, table, seat), survey.horizon);
    let (kept_up, paid) = occult::sustain(survey, table, coin, &mut vault);
    answers.extend(kept_up);
    promised.extend(paid);
    let decrees = occult::replies(survey, table, coin, &mut promised);
    answers.extend(decrees);
    let (replies, reasons) = court.replies(table, &promised);
    answers.extend(replies);
    answers.extend(occult::keep(survey, table, spite));
    if table.conclave().liberator() == Some(seat) {
        answers.push(Answer::Pandemonium { keep: could_hold(table, seat) });
    }
    (answers, reasons)
}

/// Keeps the cards that help most to pay for the savings goal, or else for the best wish. Of
/// equally useful cards, the richest.
fn keep_tribute(survey: &Survey<'_>, table: &Game, wishes: &[Wish]) -> Vec<Answer> {
    let (treasury, seat) = (table.treasury(), survey.seat);
    let mut stock = treasury.wealth(seat);
    let dearest = wishes.first().map_or(Purse::EMPTY, |wish| wish.minimum);
    let dearest = Savings::of(survey, table).map_or(dearest, |savings| savings.price);
    let due = if survey.bent.weights.providence > 0 { due(survey.catalog, table, seat) } else { Purse::EMPTY };
    let mut answers = Vec::new();
    for (index, offer) in treasury.offers(seat).iter().enumerate() {
        let mut left = offer.cards.clone();
        let mut cards = Vec::new();
        while cards.len() < usize::from(offer.keep) && !left.is_empty() {
            // Dues come before wishes.
            let gap = if stock.covers(&due) { (dearest + due).above(&stock) } else { due.above(&stock) };
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

/// Returns the cards that these answers keep.
fn kept(table: &Game, seat: Seat, answers: &[Answer]) -> Vec<TributeCard> {
    let offers = table.treasury().offers(seat);
    let mut kept = Vec::new();
    for answer in answers {
        if let Answer::KeepTribute { offer, cards } = answer
            && let Some(offer) = offers.get(usize::from(*offer))
        {
            kept.extend(offer.cards.iter().filter(|card| cards.contains(&card.id)));
        }
    }
    kept
}

/// Returns the tribute that legions and lasting rituals require this turn.
fn due(catalog: &Catalog, table: &Game, seat: Seat) -> Purse {
    let wages = upkeep_due(catalog, table, seat).into_iter().filter(|(.., paid)| *paid == 0).map(|(_, price, _)| price);
    let rituals = sustenance_due(catalog, table, seat).into_iter().map(|(_, price)| price);
    wages.chain(rituals).fold(Purse::EMPTY, |all, price| all + price)
}

/// True if the legions of this seat are stronger than those of all rivals together.
fn could_hold(table: &Game, seat: Seat) -> bool {
    let others: i32 = table.seats().filter(|&other| other != seat).map(|other| army(table, other)).sum();
    army(table, seat) > others
}

/// Chooses the most valuable upgrade for each promoted legion and praetor.
fn promotions(table: &Game, seat: Seat) -> Vec<Answer> {
    let mut answers = Vec::new();
    let mut last = None;
    for promotion in table.forces().promotions() {
        let Some(legion) = table.forces().legion(promotion.legion).filter(|legion| legion.owner == seat) else {
            continue;
        };
        // If several promotions wait for one legion, only the first is answered.
        if last == Some(legion.id) {
            continue;
        }
        last = Some(legion.id);
        let worth = |at: &usize| upgrade_worth(&promotion.menu[*at], &legion.strength);
        let choice = (0..promotion.menu.len()).rev().max_by_key(worth).unwrap_or_default() as u8;
        answers.push(Answer::Promote { legion: promotion.legion, choice });
    }
    for promotion in table.attachments().promotions() {
        if table.attachments().find(promotion.treasure()).is_some_and(|held| held.owner == seat) {
            let worth = |at: &usize| lesson_worth(&promotion.menu[*at]);
            let choice = (0..promotion.menu.len()).rev().max_by_key(worth).unwrap_or_default() as u8;
            answers.push(Answer::PromotePraetor { praetor: promotion.praetor, choice });
        }
    }
    answers
}

/// Returns the upkeep for legions that would leave otherwise, as far as the vault can pay it, and
/// the cards used.
fn wages(catalog: &Catalog, table: &Game, seat: Seat, vault: &mut Vec<TributeCard>) -> (Vec<Answer>, Vec<CardId>) {
    let mut answers = Vec::new();
    let mut promised = Vec::new();
    for (legion, price, paid) in upkeep_due(catalog, table, seat) {
        if paid > 0 {
            continue;
        }
        if let Some(cards) = least_waste(vault, &price) {
            vault.retain(|card| !cards.contains(&card.id));
            promised.extend(&cards);
            answers.push(Answer::PayUpkeep { legion, cards });
        }
    }
    (answers, promised)
}
