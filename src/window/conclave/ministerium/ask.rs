//! The questions that take no order slot (manual 4.20, "Response Required"). Each has a wax seal
//! beside it.

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align, Layout, Rect, TextStyle, Ui};

use super::words::say;
use crate::conclave::arena;
use crate::conclave::diplomacy::affairs;
use crate::conclave::forces::{promotion, upkeep};
use crate::conclave::orders::plan;
use crate::conclave::rituals::sustain;
use crate::conclave::{events, objectives};
use crate::intent::{Ask, Intent, Looking, Planning};
use crate::look::palette::{BLOOD, EMBER, VERDIGRIS};
use crate::look::{
    CardState, Line, Medal, bold, break_before, card_ui, explain, icon_text_button, line_width, mark, mark_usable,
    medallion, pips, purse_ui,
};
use crate::rules::ids::CardId;
use crate::rules::orders::Answer;
use crate::rules::tribute::{Offer, Purse};
use crate::sight::{Sight, Wishes};

/// True if there is any question, answered or not.
pub fn anything(sight: &Sight<'_>) -> bool {
    !sight.table().treasury().offers(sight.seat()).is_empty()
        || sight.table().conclave().liberator() == Some(sight.seat())
        || promotion::legions(sight).next().is_some()
        || promotion::praetors(sight).next().is_some()
        || upkeep::asking(sight).next().is_some()
        || sustain::asking(sight).next().is_some()
        || affairs::anything(sight)
        || arena::called(sight)
        || events::keep::waits(sight)
        || events::decrees::asked(sight).next().is_some()
        || objectives::waits(sight)
}

/// Draws all questions. One that is sought is scrolled to the top.
pub fn all(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    for (index, offer) in sight.table().treasury().offers(sight.seat()).iter().enumerate() {
        found(ui, sight, wishes, Ask::Tribute, |ui, wishes| {
            ui.push_id(("offer", index), |ui| tribute(ui, sight, wishes, index, offer));
        });
    }
    if sight.table().conclave().liberator() == Some(sight.seat()) {
        found(ui, sight, wishes, Ask::Pandemonium, |ui, wishes| pandemonium(ui, sight, wishes));
    }
    found(ui, sight, wishes, Ask::Events, |ui, wishes| events::keep::ask(ui, sight, wishes));
    found(ui, sight, wishes, Ask::Objectives, |ui, wishes| objectives::ask(ui, sight, wishes));
    affairs::all(ui, sight, wishes);
    found(ui, sight, wishes, Ask::Decrees, |ui, wishes| events::decrees::all(ui, sight, wishes));
    arena::summons(ui, sight, wishes);
    found(ui, sight, wishes, Ask::Promotion, |ui, wishes| promotion::all(ui, sight, wishes));
    found(ui, sight, wishes, Ask::Upkeep, |ui, wishes| upkeep::all(ui, sight, wishes));
    sustain::all(ui, sight, wishes);
}

/// Draws a question, and scrolls to it if it is sought.
pub fn found(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, ask: Ask, add: impl FnOnce(&mut Ui, &mut Wishes)) {
    let top = ui.cursor().min;
    add(ui, wishes);
    if sight.overlay.sought == Some(ask) && ui.cursor().min.y > top.y {
        let drawn = Rect::from_min_max(top, ui.cursor().min);
        ui.scroll_to_rect_animation(drawn, Some(Align::Min), ScrollAnimation::none());
        wishes.push(Looking::Found.into());
    }
}

/// Draws the heading of a question: a seal, or a check mark once it is answered.
pub fn question(ui: &mut Ui, sight: &Sight<'_>, words: &str, answered: bool) {
    let colour = if answered { VERDIGRIS } else { BLOOD };
    medallion(ui, sight.look, if answered { "check" } else { "seal" }, 32.0, colour, Medal::Circle);
    let text = bold(words);
    ui.label(if answered { text } else { text.color(EMBER) });
}

/// Draws the choice from a tribute offer: the cards on offer, and the number that may be kept
/// (manual 4.3).
pub fn tribute(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, index: usize, offer: &Offer) {
    let answer = plan::draft(sight).kept(index);
    let kept: Vec<CardId> = answer.unwrap_or_default().to_vec();
    let keep = usize::from(offer.keep).min(offer.cards.len());
    let closed = plan::closed(sight).is_some();
    let choose =
        |cards: Vec<CardId>| Intent::Planning(Planning::Answer(Answer::KeepTribute { offer: index as u8, cards }));
    ui.horizontal_wrapped(|ui| {
        question(
            ui,
            sight,
            &say!(sight, "panel-offer", offered = offer.cards.len(), keep = keep),
            answer.is_some() && kept.len() == keep,
        );
        pips(ui, kept.len(), keep, if kept.len() < keep { EMBER } else { VERDIGRIS });
        ui.label(say!(sight, "panel-offer-kept", n = kept.len(), keep = keep));
        let words = say!(sight, "panel-offer-richest");
        // A layout from the right would lay the button over what stands before it.
        break_before(ui, line_width(ui, &words, TextStyle::Button) + 64.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let richest = richest(offer, keep);
            let button =
                ui.add_enabled(!closed && kept != richest, icon_text_button(sight.look, "check", words.as_str()));
            mark_usable(ui, "offer-richest", &button);
            // Keyboard focus starts on the quickest answer, so that Enter gives it. Once it is
            // given, the next question has the focus.
            if button.has_focus() && !button.enabled() {
                button.surrender_focus();
            }
            if kept.is_empty() && button.enabled() && ui.memory(|memory| memory.focused().is_none()) {
                button.request_focus();
            }
            if button.clicked() {
                wishes.push(choose(richest));
            }
            explain(button, sight, &words, || vec![Line::Text(say!(sight, "panel-offer-richest-tip"))]);
        });
    });
    let cards = ui.horizontal_wrapped(|ui| {
        for card in &offer.cards {
            let chosen = kept.contains(&card.id);
            let state = match (chosen, closed || kept.len() >= keep) {
                (true, _) if closed => CardState::Closed,
                (true, _) => CardState::Chosen,
                (false, true) => CardState::Closed,
                (false, false) => CardState::Free,
            };
            let response = card_ui(ui, sight, card, state);
            if response.clicked() {
                let mut cards = kept.clone();
                cards.retain(|id| *id != card.id);
                if !chosen {
                    cards.push(card.id);
                }
                cards.sort_unstable();
                wishes.push(choose(cards));
            }
            let words = sight.teller().purse(&card.worth);
            explain(response, sight, &words, || {
                let mut lines = vec![Line::Part(say!(sight, "panel-points"), card.worth.points().to_string())];
                lines.push(match (chosen, kept.len() >= keep) {
                    (true, _) => Line::Text(say!(sight, "panel-offer-put-back")),
                    (false, true) => Line::Bad(say!(sight, "panel-offer-full", keep = keep)),
                    (false, false) => Line::Text(say!(sight, "panel-offer-take")),
                });
                lines
            });
        }
    });
    mark(ui, "offer-cards", cards.response.rect);
    let worth: Purse = offer.cards.iter().filter(|card| kept.contains(&card.id)).map(|card| card.worth).sum();
    // The line is there before a card is chosen, so that nothing below it moves.
    ui.horizontal(|ui| {
        ui.label(say!(sight, "panel-offer-worth"));
        purse_ui(ui, sight.look, sight.text, &worth);
    });
}

/// Returns the cards of most worth, with souls counted twice. The rules choose the same ones if the
/// player does not answer (manual 4.20).
fn richest(offer: &Offer, keep: usize) -> Vec<CardId> {
    let mut cards = offer.cards.clone();
    cards.sort_by_key(|card| (std::cmp::Reverse(card.worth.points() + u32::from(card.worth.souls)), card.id));
    let mut chosen: Vec<CardId> = cards.iter().take(keep).map(|card| card.id).collect();
    chosen.sort_unstable();
    chosen
}

/// Draws the question if the house keeps Pandemonium, which it took from a usurper (manual 3.4).
fn pandemonium(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let answer = plan::draft(sight)
        .answers
        .iter()
        .find_map(|answer| if let Answer::Pandemonium { keep } = answer { Some(*keep) } else { None });
    ui.horizontal_wrapped(|ui| {
        question(ui, sight, &say!(sight, "panel-pandemonium"), answer.is_some());
        for (keep, icon, id) in
            [(false, "throne", "panel-pandemonium-return"), (true, "usurper", "panel-pandemonium-keep")]
        {
            let words = sight.text.say(id);
            let button = icon_text_button(sight.look, icon, &words).selected(answer == Some(keep));
            let response = ui.add_enabled(plan::closed(sight).is_none(), button);
            if response.clicked() {
                wishes.push(Planning::Answer(Answer::Pandemonium { keep }).into());
            }
            let tip = sight.teller().rule(&format!("{id}-tip"));
            explain(response, sight, &words, || {
                vec![Line::Text(tip), Line::Term("usurper"), Line::Term("excommunication")]
            });
        }
    });
}

/// Answered offers with fewer cards than may be kept: index of the offer, cards kept, cards that
/// may be kept.
pub fn short_choices(sight: &Sight<'_>) -> Vec<(usize, usize, usize)> {
    let offers = sight.table().treasury().offers(sight.seat()).iter().enumerate();
    offers
        .filter_map(|(index, offer)| {
            let kept = plan::draft(sight).kept(index)?.len();
            let keep = usize::from(offer.keep).min(offer.cards.len());
            (kept < keep).then_some((index, kept, keep))
        })
        .collect()
}
