//! The choice of event cards to keep when a Regent has drawn more than it may keep (manual 4.13).
//! It is a question of the turn log that blocks the seal.

use bevy_egui::egui::{Label, RichText, Ui};

use super::card;
use crate::conclave::ministerium::ask::question;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::Planning;
use crate::look::palette::{ASH, EMBER, VERDIGRIS};
use crate::look::{Line, explain, icon_text_button, mark_first, pips};
use crate::rules::events::{Draw, may_keep};
use crate::rules::ids::EventKind;
use crate::rules::orders::Answer;
use crate::sight::{Sight, Wishes};

/// Returns the drawn cards from which the seated house must choose.
fn drawn<'a>(sight: &Sight<'a>) -> Option<&'a Draw> {
    sight.table().events().draw_of(sight.seat())
}

/// True if the choice is open, answered or not.
pub fn waits(sight: &Sight<'_>) -> bool {
    drawn(sight).is_some()
}

/// True if the choice is open, and the draft does not make it.
pub fn unanswered(sight: &Sight<'_>) -> bool {
    waits(sight) && kept(sight).is_none()
}

/// Returns the cards that the draft keeps.
fn kept<'a>(sight: &Sight<'a>) -> Option<&'a [EventKind]> {
    plan::draft(sight)
        .answers
        .iter()
        .find_map(|answer| if let Answer::KeepEvents { cards } = answer { Some(cards.as_slice()) } else { None })
}

/// Returns the cards that the player can play: the hand, or what the draft keeps of hand and draw.
pub fn hand(sight: &Sight<'_>) -> Vec<EventKind> {
    let held = sight.table().events().hand(sight.seat());
    match (drawn(sight), kept(sight)) {
        (Some(draw), Some(kept)) => {
            held.iter().chain(&draw.cards).copied().filter(|card| kept.contains(card)).collect()
        }
        (Some(_) | None, _) => held.to_vec(),
    }
}

/// Draws the question, if there is one.
pub fn ask(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(draw) = drawn(sight) else { return };
    let hand = sight.table().events().hand(sight.seat());
    let answer = kept(sight);
    let keep = usize::from(draw.keep);
    // Without an answer, the cards in the hand stay, up to the limit.
    let old: Vec<EventKind> = hand.iter().copied().take(keep).collect();
    let chosen: Vec<EventKind> = answer.map_or_else(|| old.clone(), <[EventKind]>::to_vec);
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, "herald-keep", drawn = draw.cards.len(), keep = keep);
        question(ui, sight, &words, answer.is_some());
        pips(ui, chosen.len(), keep, if answer.is_some() { VERDIGRIS } else { EMBER });
        ui.label(say!(sight, "herald-keep-hand", n = chosen.len(), most = keep));
    });
    let mut changed = None;
    if !hand.is_empty() {
        ui.label(RichText::new(say!(sight, "herald-keep-old")).color(ASH));
        row(ui, sight, hand, draw, &chosen, (false, &mut changed));
    }
    ui.label(RichText::new(say!(sight, "herald-keep-new")).color(ASH));
    row(ui, sight, &draw.cards, draw, &chosen, (answer.is_none_or(<[_]>::is_empty), &mut changed));
    ui.horizontal_wrapped(|ui| {
        let id = if hand.is_empty() { "herald-keep-none" } else { "herald-keep-hand-only" };
        let words = say!(sight, id);
        let done = answer == Some(&old[..]);
        let open = plan::closed(sight).is_none() && !done;
        let button = ui.add_enabled(open, icon_text_button(sight.look, "check", &words).selected(done));
        if button.clicked() {
            changed = Some(old.clone());
        }
        explain(button, sight, &words, || {
            let chosen = done.then(|| say!(sight, "disabled-chosen"));
            let reason = plan::closed(sight).or(chosen).map(Line::Bad);
            reason.into_iter().chain([Line::Text(say!(sight, "herald-keep-none-tip"))]).collect()
        });
        ui.add(Label::new(RichText::new(say!(sight, "herald-keep-tip")).color(ASH)).wrap());
    });
    if let Some(cards) = changed {
        wishes.push(Planning::Answer(Answer::KeepEvents { cards }).into());
    }
}

/// Draws a row of cards. A click keeps a card or discards it. If nothing is `asked`, the tutorial
/// does not point here.
fn row(
    ui: &mut Ui,
    sight: &Sight<'_>,
    cards: &[EventKind],
    draw: &Draw,
    chosen: &[EventKind],
    (asked, changed): (bool, &mut Option<Vec<EventKind>>),
) {
    let room = ui.available_width();
    let columns = (room / 340.0).floor().clamp(1.0, 3.0);
    let width = (room - 8.0 * (columns - 1.0)) / columns - 1.0;
    ui.horizontal_wrapped(|ui| {
        for &event in cards {
            let is = chosen.contains(&event);
            // Before anything has been answered, the click on a card of the hand keeps the hand.
            let untouched = kept(sight).is_none() && is;
            let after = if untouched { chosen.to_vec() } else { toggled(chosen, draw, event) };
            let allowed = may_keep(sight.table(), sight.seat(), &after);
            let badge = match (kept(sight).is_some(), is, allowed) {
                (false, true, _) => "herald-held",
                (false, false, true) => "herald-on-offer",
                (true, true, _) => "herald-kept",
                (true, false, true) => "herald-let-go",
                (_, false, false) => "herald-no-room",
            };
            let badge = say!(sight, badge);
            let enabled = allowed && plan::closed(sight).is_none();
            ui.push_id(event.0, |ui| {
                ui.add_enabled_ui(enabled, |ui| {
                    let alarm = !is && kept(sight).is_some();
                    let row = card::Row { event, chosen: is, under: None, badge: Some(badge), alarm };
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        let shown = row.show_wide(ui, sight, width);
                        if asked && enabled {
                            mark_first(ui, "keep-events", shown.rect);
                        }
                        if shown.clicked() {
                            *changed = Some(after);
                        }
                        // Who is asked what to throw away must read what it would do.
                        let effect = RichText::new(card::effect(sight, event)).small().color(ASH);
                        ui.add(Label::new(effect).wrap());
                    });
                });
            });
        }
    });
}

/// Returns the selection after a click on a card. At the limit, the card replaces the one selected
/// last.
fn toggled(chosen: &[EventKind], draw: &Draw, event: EventKind) -> Vec<EventKind> {
    let mut after = chosen.to_vec();
    if after.contains(&event) {
        after.retain(|other| *other != event);
        return after;
    }
    after.truncate(usize::from(draw.keep).saturating_sub(1));
    after.push(event);
    after
}
