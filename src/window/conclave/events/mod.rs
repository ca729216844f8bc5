//! Events (manual 4.13, appendix K): the cards in hand, their use, the running events, and the
//! decrees of events.
//!
//! The sheet lists the hand and the running events on the left, and shows the selected one on the
//! right. [`keep`] and [`decrees`] are questions of the turn log. [`strip`] opens the sheet from
//! the top bar.

pub mod aim;
pub mod card;
pub mod decrees;
mod held;
pub mod keep;
mod play;
mod proclaim;
mod running;
mod undertakings;

use bevy_egui::egui::{Align, Context, Label, Layout, RichText, Ui, vec2};

use self::card::Face;
use crate::chronicle::codex::Family;
use crate::conclave::codex;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::{Leaf, Looking, Sheet};
use crate::look::palette::{ASH, BONE, EMBER};
use crate::look::subject;
use crate::look::{Line, explain, figure, icon_text_button, mark_first, scroll, section, sheet};
use crate::rules::archfiends;
use crate::rules::events::EventOrder;
use crate::rules::ids::EventKind;
use crate::rules::orders::{Order, OrderKind};
use crate::sight::{Sight, Wishes};

pub use held::held;
pub use proclaim::proclamation;
pub use running::strip;

/// Minimum width for two columns, in points. Below it, everything is in one column.
const WIDE: f32 = 860.0;
/// Width of the list, in points.
const SIDE: f32 = 300.0;

/// Draws the sheet, with this entry selected.
pub fn events(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes, leaf: Leaf) {
    let heading = say!(sight, "herald-sheet");
    let close = say!(sight, "panel-close");
    let size = vec2(1180.0, 652.0);
    let closed = sheet(ctx, sight.look, "events", ("event", &heading), &close, size, |ui| {
        let leaf = there(sight, leaf);
        let room = ui.available_size();
        if room.x < WIDE {
            scroll(ui, "events-all", |ui| {
                list(ui, sight, wishes, leaf);
                chosen(ui, sight, wishes, leaf);
            });
            return;
        }
        ui.horizontal_top(|ui| {
            let down = Layout::top_down(Align::LEFT);
            ui.allocate_ui_with_layout(vec2(SIDE, room.y), down, |ui| {
                ui.set_width(SIDE);
                scroll(ui, "events-list", |ui| {
                    ui.set_max_width(SIDE - 10.0);
                    list(ui, sight, wishes, leaf);
                });
            });
            ui.add_space(8.0);
            ui.allocate_ui_with_layout(vec2(ui.available_width(), room.y), down, |ui| {
                scroll(ui, "events-leaf", |ui| chosen(ui, sight, wishes, leaf));
            });
        });
    });
    if closed {
        wishes.push(Looking::Open(Sheet::None).into());
    }
}

/// Returns the entry to show: the selected one if it still exists, or else the first of the hand,
/// the undertakings or the running events.
fn there(sight: &Sight<'_>, leaf: Leaf) -> Leaf {
    let events = sight.table().events();
    let hand = keep::hand(sight);
    let asked = match leaf {
        Leaf::Hand => None,
        Leaf::Card(event) => hand.contains(&event).then_some(leaf),
        Leaf::Running(at) => (at < events.running().len()).then_some(leaf),
        Leaf::Undertaking(at) => (at < events.undertakings().len()).then_some(leaf),
    };
    let first = || hand.first().map(|&event| Leaf::Card(event));
    let running = || (!events.running().is_empty()).then_some(Leaf::Running(0));
    let under_way = || (!events.undertakings().is_empty()).then_some(Leaf::Undertaking(0));
    asked.or_else(first).or_else(under_way).or_else(running).unwrap_or_default()
}

/// Draws the left side: the hand, and the running events.
fn list(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, leaf: Leaf) {
    let hand = keep::hand(sight);
    let heading = section(ui, &hand_title(sight));
    explain(heading, sight, &say!(sight, "herald-hand-title"), || hand_lines(sight));
    ui.add_space(4.0);
    if hand.is_empty() {
        ui.add(Label::new(RichText::new(say!(sight, "herald-hand-none")).color(ASH)).wrap());
    }
    for &event in &hand {
        let slot = play::standing(sight, event).map(|(slot, _)| slot);
        let badge = slot.map(|slot| say!(sight, "herald-in-slot", n = slot.number()));
        let row = card::Row { event, chosen: leaf == Leaf::Card(event), under: None, badge, alarm: false };
        let row = row.show(ui, sight);
        if leaf != Leaf::Card(event) && slot.is_none() {
            mark_first(ui, "event-card", row.rect);
        }
        subject::about(&row, || codex::entry_of(Family::Event, &sight.catalog().event(event).id));
        if row.clicked() {
            wishes.push(Looking::Open(Sheet::Events(Leaf::Card(event))).into());
        }
    }
    if keep::unanswered(sight) {
        let words = say!(sight, "herald-keep-go");
        let button = ui.add(icon_text_button(sight.look, "seal", &words).wrap());
        if button.clicked() {
            wishes.push(Looking::Open(Sheet::Ministerium(crate::intent::Tab::TurnLog)).into());
        }
        ui.add(Label::new(RichText::new(say!(sight, "herald-keep-first")).color(EMBER)).wrap());
    }
    undertakings::list(ui, sight, wishes, leaf);
    running::list(ui, sight, wishes, leaf);
}

/// Returns the number of cards in hand, and the limit of the hand, in words.
fn hand_title(sight: &Sight<'_>) -> String {
    let hand = keep::hand(sight);
    let (_, most) = archfiends::event_draws(sight.catalog(), sight.table(), sight.seat());
    say!(sight, "herald-hand", n = hand.len(), most = most)
}

/// Explains the number of cards drawn and kept each turn.
fn hand_lines(sight: &Sight<'_>) -> Vec<Line> {
    let (catalog, table, seat) = (sight.catalog(), sight.table(), sight.seat());
    let (drawn, kept) = archfiends::event_tallies(catalog, table, seat);
    let mut lines = vec![Line::Text(say!(sight, "herald-hand-tip"))];
    lines.push(Line::Text(say!(sight, "herald-hand-draws", draw = drawn.total(), keep = kept.total())));
    for (words, tally) in [("herald-hand-drawn", drawn), ("herald-hand-kept", kept)] {
        // A sum of a single part repeats the sentence above.
        if tally.0.len() > 1 {
            let teller = sight.teller();
            let parts = tally.0.iter().map(|(part, n)| format!("{} {}", teller.signed(*n), teller.part(part)));
            lines.push(Line::Text(say!(sight, words, parts = parts.collect::<Vec<_>>().join(", "))));
        }
    }
    lines.push(Line::Term("regent"));
    lines
}

/// Draws the right side.
fn chosen(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, leaf: Leaf) {
    match leaf {
        Leaf::Hand => {
            section(ui, &say!(sight, "herald-nothing"));
            ui.add_space(6.0);
            for line in hand_lines(sight) {
                if let Line::Text(words) = line {
                    ui.add(Label::new(words).wrap());
                }
            }
        }
        Leaf::Card(event) => card::beside(ui, sight, event, Face::Held, |ui| play::how(ui, sight, wishes, event)),
        Leaf::Running(at) => {
            if let Some(running) = sight.table().events().running().get(at) {
                card::beside(ui, sight, running.event, Face::Played, |ui| running::about(ui, sight, running));
            }
        }
        Leaf::Undertaking(at) => {
            if let Some(one) = sight.table().events().undertakings().get(at) {
                card::beside(ui, sight, one.event, Face::Played, |ui| undertakings::about(ui, sight, wishes, one));
            }
        }
    }
}

/// Draws the button of the orders tab that leads to the sheet, to play an event.
pub fn button(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let hand = keep::hand(sight);
    let words = say!(sight, "herald-play-count", n = hand.len());
    let reason = plan::closed(sight).or_else(|| hand.is_empty().then(|| say!(sight, "herald-hand-none")));
    // The button stays enabled for an empty hand: the sheet also shows the running events.
    let button = ui.add(icon_text_button(sight.look, OrderKind::PlayEvent.icon(), &words));
    if button.clicked() {
        wishes.push(Looking::Open(Sheet::Events(Leaf::Hand)).into());
    }
    explain(button, sight, &words, || {
        let mut lines: Vec<Line> = reason.into_iter().map(Line::Bad).collect();
        lines.extend(hand.iter().map(|&event| Line::Text(sight.teller().event_name(event).to_owned())));
        lines.extend(hand_lines(sight));
        lines
    });
}

/// Returns the remaining turns of an event, including the present one.
fn turns_left(sight: &Sight<'_>, until: u32) -> u32 {
    (until + 1).saturating_sub(sight.table().turn())
}

/// Returns the event cards in hand that could be played now and are not in the draft.
pub fn playable(sight: &Sight<'_>) -> Vec<EventKind> {
    let trial = plan::Trial::new(sight, None);
    let mut held = keep::hand(sight);
    held.retain(|&event| play::standing(sight, event).is_none());
    let offers = trial.offers(OrderKind::PlayEvent);
    held.retain(|event| {
        offers.iter().any(|order| matches!(order, Order::Event(EventOrder::PlayEvent { event: of, .. }) if of == event))
    });
    held
}

/// Draws a small number with an icon.
fn count(ui: &mut Ui, sight: &Sight<'_>, icon: &str, n: usize) {
    ui.add(sight.look.image(icon, 18.0, BONE));
    ui.label(figure(n));
}
