//! Which event cards are kept when a Regent has drawn more than it may (manual 4.13): a question of the turn log that must be
//! answered before the turn is sealed.

use bevy_egui::egui::{Label, RichText, Ui};

use super::card;
use crate::client::intent::Intent;
use crate::client::look::palette::{ASH, EMBER, VERDIGRIS};
use crate::client::look::{Line, explain, icon_text_button, pips};
use crate::client::ministerium::ask::question;
use crate::client::ministerium::plan;
use crate::client::ministerium::words::say;
use crate::client::sight::{Sight, Wishes};
use crate::rules::events::{Draw, hand_limit, may_keep};
use crate::rules::ids::EventKind;
use crate::rules::orders::Answer;

/// What the seated house has drawn and must choose from.
fn drawn<'a>(sight: &Sight<'a>) -> Option<&'a Draw> {
    sight.table().events().draw_of(sight.seat())
}

/// Whether cards wait to be chosen from, answered or not.
pub fn waits(sight: &Sight<'_>) -> bool {
    drawn(sight).is_some()
}

/// What the plan keeps.
fn kept<'a>(sight: &Sight<'a>) -> Option<&'a [EventKind]> {
    plan::draft(sight)
        .answers
        .iter()
        .find_map(|answer| if let Answer::KeepEvents { cards } = answer { Some(cards.as_slice()) } else { None })
}

/// The question, if it is asked.
pub fn ask(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(draw) = drawn(sight) else { return };
    let hand = sight.table().events().hand(sight.seat());
    let most = hand_limit(sight.catalog(), sight.table(), sight.seat());
    let answer = kept(sight);
    // Before anything is said, what was in the hand stays there.
    let chosen: Vec<EventKind> = answer.map_or_else(|| hand.to_vec(), <[EventKind]>::to_vec);
    let fresh = chosen.iter().filter(|event| draw.cards.contains(event)).count();
    let keep = usize::from(draw.keep);
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, "herald-keep", drawn = draw.cards.len(), keep = keep);
        question(ui, sight, &words, answer.is_some());
        pips(ui, fresh, keep, if answer.is_some() { VERDIGRIS } else { EMBER });
        ui.label(say!(sight, "herald-keep-hand", n = chosen.len(), most = most));
    });
    let mut changed = None;
    if !hand.is_empty() {
        ui.label(RichText::new(say!(sight, "herald-keep-old")).color(ASH));
        row(ui, sight, hand, draw, &chosen, &mut changed);
    }
    ui.label(RichText::new(say!(sight, "herald-keep-new")).color(ASH));
    row(ui, sight, &draw.cards, draw, &chosen, &mut changed);
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, "herald-keep-none");
        let done = answer == Some(hand);
        let open = plan::closed(sight).is_none() && !done;
        let button = ui.add_enabled(open, icon_text_button(sight.look, "delete", &words).selected(done));
        if button.clicked() {
            changed = Some(hand.to_vec());
        }
        explain(button, sight, &words, || vec![Line::Text(say!(sight, "herald-keep-none-tip"))]);
        ui.add(Label::new(RichText::new(say!(sight, "herald-keep-tip")).color(ASH)).wrap());
    });
    if let Some(cards) = changed {
        wishes.push(Intent::Answer(Answer::KeepEvents { cards }));
    }
}

/// A row of cards; a click keeps one or lets it go.
fn row(
    ui: &mut Ui,
    sight: &Sight<'_>,
    cards: &[EventKind],
    draw: &Draw,
    chosen: &[EventKind],
    changed: &mut Option<Vec<EventKind>>,
) {
    let room = ui.available_width();
    let columns = (room / 340.0).floor().clamp(1.0, 3.0);
    let width = (room - 8.0 * (columns - 1.0)) / columns - 1.0;
    ui.horizontal_wrapped(|ui| {
        for &event in cards {
            let is = chosen.contains(&event);
            let after = toggled(chosen, draw, event);
            let allowed = may_keep(sight.catalog(), sight.table(), sight.seat(), &after);
            let badge = say!(
                sight,
                if is {
                    "herald-kept"
                } else if allowed {
                    "herald-let-go"
                } else {
                    "herald-no-room"
                }
            );
            let enabled = allowed && plan::closed(sight).is_none();
            ui.push_id(event.0, |ui| {
                ui.add_enabled_ui(enabled, |ui| {
                    let row = card::Row { event, chosen: is, under: None, badge: Some(badge), alarm: !is };
                    if row.show_wide(ui, sight, width).clicked() {
                        *changed = Some(after);
                    }
                });
            });
        }
    });
}

/// The choice after a click on a card: a new card takes the place of another new one if no more may be kept.
fn toggled(chosen: &[EventKind], draw: &Draw, event: EventKind) -> Vec<EventKind> {
    let mut after = chosen.to_vec();
    if after.contains(&event) {
        after.retain(|other| *other != event);
        return after;
    }
    let fresh = |other: &EventKind| draw.cards.contains(other);
    if fresh(&event)
        && after.iter().filter(|other| fresh(other)).count() >= usize::from(draw.keep)
        && let Some(first) = after.iter().position(fresh)
    {
        after.remove(first);
    }
    after.push(event);
    after
}
