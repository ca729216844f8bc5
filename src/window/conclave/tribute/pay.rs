//! Payment with tribute cards, for everything that has a price: the eight payment slots, the cards
//! to choose from, "pay for me".

use bevy_egui::egui::{Context, Id, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::locks;
use crate::conclave::ministerium::memory::{recall, remember};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::look::palette::{ASH, EMBER, ENGRAVED, GOLD, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{CardState, Line, card_ui, explain, figure, icon_text_button, lead, mark_usable, pips, purse_ui};
use crate::rules::ids::CardId;
use crate::rules::tribute::{PAYMENT_SLOTS, Purse, TributeCard, least_waste_without};
use crate::sight::Sight;

/// Returns the total worth of the cards paid.
pub fn worth(cards: &[TributeCard], laid: &[CardId]) -> Purse {
    cards.iter().filter(|card| laid.contains(&card.id)).map(|card| card.worth).sum()
}

/// Removes paid cards that are not available any more.
pub fn tidy(cards: &[TributeCard], laid: &mut Vec<CardId>) {
    laid.retain(|id| cards.iter().any(|card| card.id == *id));
    laid.truncate(PAYMENT_SLOTS);
}

/// Draws the payment slots, in rows of four: as many rows as the paid cards need. A click on a card
/// takes it back.
pub fn slots(ui: &mut Ui, sight: &Sight<'_>, cards: &[TributeCard], laid: &mut Vec<CardId>) {
    ui.horizontal_wrapped(|ui| {
        let shown = if laid.len() <= PAYMENT_SLOTS / 2 { PAYMENT_SLOTS / 2 } else { PAYMENT_SLOTS };
        for index in 0..shown {
            let card = laid.get(index).and_then(|id| cards.iter().find(|card| card.id == *id)).copied();
            match card {
                Some(card) => {
                    let response = card_ui(ui, sight, &card, CardState::Chosen);
                    locks::mark(ui, sight, card.id, response.rect);
                    if response.clicked() {
                        laid.retain(|id| *id != card.id);
                    }
                    explain(response, sight, &sight.teller().purse(&card.worth), || {
                        vec![Line::Text(say!(sight, "panel-bid-take"))]
                    });
                }
                None => {
                    let (rect, _) = ui.allocate_exact_size(vec2(76.0, 92.0), Sense::hover());
                    let icon = Rect::from_center_size(rect.center(), Vec2::splat(24.0));
                    let line = Stroke::new(1.0, ENGRAVED);
                    ui.painter().rect_stroke(rect.shrink(2.0), 4.0, line, StrokeKind::Inside);
                    sight.look.image("empty-slot", 24.0, ENGRAVED).paint_at(ui, icon);
                }
            }
        }
    });
}

/// Returns the cheapest payment of a price, without the cards that the player has locked.
pub fn least(ctx: &Context, sight: &Sight<'_>, price: &Purse, cards: &[TributeCard]) -> Option<Vec<CardId>> {
    least_waste_without(cards, &locks::locked(ctx, sight), price)
}

/// Draws the buttons that pay with the cheapest cards and that take all cards back.
pub fn for_me(ui: &mut Ui, sight: &Sight<'_>, price: &Purse, cards: &[TributeCard], laid: &mut Vec<CardId>) {
    let locked = locks::locked(ui.ctx(), sight);
    let cheapest = least_waste_without(cards, &locked, price);
    let closed = plan::closed(sight).is_some();
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, "panel-pay");
        let button = ui.add_enabled(cheapest.is_some() && !closed, icon_text_button(sight.look, "dice", &words));
        mark_usable(ui, "pay-for-me", &button);
        if let Some(cheapest) = cheapest.as_ref().filter(|_| button.clicked()) {
            laid.clone_from(cheapest);
            lead(ui.ctx(), "main-button");
        }
        explain(button, sight, &words, || match &cheapest {
            Some(_) => vec![Line::Text(say!(sight, "panel-pay-tip"))],
            None if cards.iter().any(|card| locked.contains(&card.id)) => {
                vec![Line::Bad(say!(sight, "panel-pay-locked"))]
            }
            None => vec![Line::Bad(say!(sight, "panel-pay-cannot"))],
        });
        let words = say!(sight, "panel-pay-clear");
        let back = ui.add_enabled(!laid.is_empty() && !closed, icon_text_button(sight.look, "close", &words));
        if back.clicked() {
            laid.clear();
            lead(ui.ctx(), "pay-for-me");
        }
        back.hint_disabled(plan::closed(sight).unwrap_or_else(|| say!(sight, "disabled-no-cards")));
        ui.label(figure(format!("{}/{PAYMENT_SLOTS}", laid.len())).color(ASH));
    });
}

/// Draws the cards not yet paid. A click pays one.
pub fn free_cards(ui: &mut Ui, sight: &Sight<'_>, cards: &[TributeCard], laid: &mut Vec<CardId>) {
    ui.horizontal_wrapped(|ui| {
        for card in cards.iter().filter(|card| !laid.contains(&card.id)).copied().collect::<Vec<_>>() {
            let full = laid.len() >= PAYMENT_SLOTS || plan::closed(sight).is_some();
            let response = card_ui(ui, sight, &card, if full { CardState::Closed } else { CardState::Free });
            locks::mark(ui, sight, card.id, response.rect);
            if response.clicked() {
                laid.push(card.id);
            }
            explain(response, sight, &sight.teller().purse(&card.worth), || {
                let tip = if full {
                    Line::Bad(say!(sight, "panel-card-most", n = PAYMENT_SLOTS))
                } else {
                    Line::Text(say!(sight, "panel-bid-lay"))
                };
                vec![tip]
            });
        }
    });
}

/// Shows if the payment covers a price, or else the missing amount.
pub fn covers(ui: &mut Ui, sight: &Sight<'_>, price: &Purse, worth: &Purse, enough: &str) {
    let covers = worth.covers(price);
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image(if covers { "check" } else { "cross" }, 18.0, if covers { VERDIGRIS } else { EMBER }));
        if covers {
            ui.label(RichText::new(enough).color(VERDIGRIS));
        } else {
            ui.label(RichText::new(say!(sight, "panel-bid-short")).color(EMBER));
            purse_ui(ui, sight.look, sight.text, &price.above(worth));
        }
    });
}

/// Shows if the payment covers a price at which nothing more than the price counts, and what of it
/// is lost.
pub fn settles(ui: &mut Ui, sight: &Sight<'_>, price: &Purse, worth: &Purse, enough: &str) {
    covers(ui, sight, price, worth, enough);
    if worth.covers(price) {
        lost(ui, sight, &worth.above(price));
    }
}

/// Shows the part of a payment that is lost, if there is any: cards are handed over whole.
pub fn lost(ui: &mut Ui, sight: &Sight<'_>, excess: &Purse) {
    if *excess == Purse::EMPTY {
        return;
    }
    let words = say!(sight, "pay-lost");
    let shown = ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("warning", 18.0, GOLD));
        ui.label(RichText::new(&words).color(GOLD));
        purse_ui(ui, sight.look, sight.text, excess);
    });
    explain(shown.response, sight, &words, || vec![Line::Text(sight.teller().tip("payment-waste"))]);
}

/// Returns this many cards of the least worth, for prices that count cards and not their worth.
pub fn cheapest(cards: &[TributeCard], count: usize) -> Vec<CardId> {
    let mut cards = cards.to_vec();
    cards.sort_by_key(|card| (card.worth.points() + u32::from(card.worth.souls), card.id));
    cards.iter().take(count).map(|card| card.id).collect()
}

/// Draws a choice of this many cards of any worth. `given` is the choice in the draft; without it,
/// the last choice made here is used. Returns the choice if it has changed.
pub fn pick(
    ui: &mut Ui,
    sight: &Sight<'_>,
    at: Id,
    cards: &[TributeCard],
    count: usize,
    given: Option<&[CardId]>,
) -> Option<Vec<CardId>> {
    let mut laid: Vec<CardId> = given.map_or_else(|| recall(ui.ctx(), at), <[CardId]>::to_vec);
    laid.retain(|id| cards.iter().any(|card| card.id == *id));
    let before = laid.clone();
    let closed = plan::closed(sight).is_some();
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(sight, "embassy-concede-cards", n = laid.len(), of = count));
        pips(ui, laid.len(), count, if laid.len() < count { EMBER } else { VERDIGRIS });
    });
    ui.horizontal_wrapped(|ui| {
        for card in cards {
            let chosen = laid.contains(&card.id);
            let state = match (chosen, closed) {
                (true, false) => CardState::Chosen,
                (false, false) => CardState::Free,
                (_, true) => CardState::Closed,
            };
            let response = card_ui(ui, sight, card, state);
            if response.clicked() {
                if chosen {
                    laid.retain(|id| *id != card.id);
                } else {
                    // A card above the limit replaces the first one.
                    if laid.len() >= count && !laid.is_empty() {
                        laid.remove(0);
                    }
                    laid.push(card.id);
                }
            }
            explain(response, sight, &sight.teller().purse(&card.worth), || {
                vec![Line::Text(say!(sight, if chosen { "embassy-gift-back" } else { "embassy-concede-lay" }))]
            });
        }
    });
    if laid == before {
        return None;
    }
    remember(ui.ctx(), at, laid.clone());
    Some(laid)
}
