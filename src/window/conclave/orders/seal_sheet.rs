//! The summary before the turn is sealed: orders, bids with their cards, answers, and empty slots.

use bevy_egui::egui::{Context, Id, RichText, ScrollArea, Ui, vec2};

use super::plan;
use crate::conclave::arena;
use crate::conclave::diplomacy::{affairs, to_answers};
use crate::conclave::events;
use crate::conclave::forces::upkeep;
use crate::conclave::foresight::{self, PAPER};
use crate::conclave::ministerium::ask;
use crate::conclave::ministerium::words::{say, with_key};
use crate::conclave::rituals::sustain;
use crate::intent::{Looking, Planning, Sheet};
use crate::look::palette::{ASH, BLOOD, INK, SEPIA};
use crate::look::{Line, bold, explain, icon_text_button, mark, parchment, seal_button, sheet, why_not};
use crate::rules::ids::SlotNo;
use crate::rules::orders::{Answer, Order};
use crate::rules::tribute::TributeOrder;
use crate::shell::keys::Action;
use crate::sight::{Sight, Wishes};

/// Draws the summary.
pub fn seal_sheet(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let heading = with_key(sight, &say!(sight, "panel-seal"), Action::Seal);
    let close = say!(sight, "panel-back");
    let closed = sheet(ctx, sight.look, "seal-sheet", ("seal", &heading), &close, vec2(620.0, height(ctx)), |ui| {
        let foot = 64.0;
        let shown = ScrollArea::vertical()
            .id_salt("seal-scroll")
            .auto_shrink([false, false])
            .max_height((ui.available_height() - foot).max(80.0))
            .show(ui, |ui| {
                parchment(ui, |ui| {
                    ui.set_width(ui.available_width());
                    slots(ui, sight);
                    answers(ui, sight);
                    ui.add_space(6.0);
                    ui.label(bold(say!(sight, "foresight-heading")));
                    foresight::evening(ui, sight, PAPER);
                });
            });
        note_height(ui, sight.look.target() + 24.0 + shown.content_size.y + 8.0 + foot);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let mut reasons = plan::unanswered(sight);
            reasons.extend(plan::closed(sight));
            let words = say!(sight, "panel-seal-now");
            let button = seal_button(ui, sight.look, &words, reasons.is_empty());
            mark(ui, "seal-now", button.rect);
            if button.clicked() {
                wishes.push(Planning::Seal.into());
            }
            if reasons.is_empty() {
                explain(button, sight, &heading, || vec![Line::Text(say!(sight, "panel-seal-now-tip"))]);
                ui.label(RichText::new(say!(sight, "seal-enter")).small().color(ASH));
            } else {
                why_not(button, sight, &heading, &reasons);
            }
            if let Some(way) = to_answers(sight)
                && ui.add(icon_text_button(sight.look, "seal", say!(sight, "embassy-go-answer"))).clicked()
            {
                wishes.push(way);
            }
            if ui.add(icon_text_button(sight.look, "left", &close)).clicked() {
                wishes.push(Looking::Open(Sheet::None).into());
            }
        });
    });
    if closed {
        wishes.push(Looking::Open(Sheet::None).into());
    }
}

/// Returns the height of the sheet: that of what was on it in the last pass, within limits.
fn height(ctx: &Context) -> f32 {
    ctx.data(|data| data.get_temp(Id::new("seal-height"))).unwrap_or(560.0)
}

fn note_height(ui: &Ui, wanted: f32) {
    ui.data_mut(|data| data.insert_temp(Id::new("seal-height"), wanted.clamp(240.0, 560.0)));
}

fn slots(ui: &mut Ui, sight: &Sight<'_>) {
    let open = plan::slots(sight);
    ui.label(bold(say!(sight, "panel-seal-orders", used = plan::draft(sight).orders(), all = open)));
    // An order in a slot that the house does not have is void, and is shown as such.
    let filled = |slot: &SlotNo| slot.index() < open || plan::draft(sight).slots[slot.index()].is_some();
    for slot in SlotNo::ALL.into_iter().filter(filled) {
        let order = plan::draft(sight).slots[slot.index()].as_ref();
        ui.horizontal_wrapped(|ui| {
            ui.label(bold(say!(sight, "panel-seal-slot", n = slot.number())));
            match order {
                Some(order) => one(ui, sight, slot, order),
                None => {
                    ui.add(sight.look.image("warning", 18.0, BLOOD));
                    ui.label(bold(say!(sight, "panel-seal-empty")).color(BLOOD));
                }
            }
        });
        if foresight::tells(sight, slot) {
            ui.indent(("foretold", slot.index()), |ui| foresight::of_slot(ui, sight, Some(slot), PAPER));
        }
    }
}

fn one(ui: &mut Ui, sight: &Sight<'_>, slot: SlotNo, order: &Order) {
    ui.add(sight.look.image(order.kind().icon(), 20.0, INK));
    ui.label(sight.teller().order(order));
    let cards = order.cards();
    if !matches!(order, Order::Tribute(TributeOrder::Consolidate { .. })) {
        let known = plan::before(sight, slot).table().treasury().vault(sight.seat()).to_vec();
        let held = cards.iter().filter_map(|id| known.iter().find(|card| card.id == *id));
        let told: Vec<String> = held.map(|card| format!("[{}]", sight.teller().purse(&card.worth))).collect();
        if told.len() > 1 {
            ui.label(RichText::new(say!(sight, "panel-seal-cards", cards = told.join(", "))).color(SEPIA));
        }
    }
    if let Some(refusal) = plan::refused(sight, slot) {
        ui.add(sight.look.image("cross", 18.0, BLOOD));
        ui.label(bold(sight.teller().refusal(&refusal)).color(BLOOD));
    }
}

fn answers(ui: &mut Ui, sight: &Sight<'_>) {
    if !ask::anything(sight) {
        return;
    }
    ui.add_space(6.0);
    ui.label(bold(say!(sight, "panel-seal-answers")));
    let said = plan::draft(sight).answers.iter();
    for answer in said.filter(|answer| !matches!(answer, Answer::PayUpkeep { cards, .. } if cards.is_empty())) {
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image("answer", 18.0, INK));
            ui.label(sight.teller().answer(answer));
        });
    }
    for words in plan::unanswered(sight) {
        warning(ui, sight, &words);
    }
    for (_, _, words) in affairs::slipping(sight) {
        warning(ui, sight, &words);
    }
    let silent = upkeep::leaving(sight).into_iter().chain(sustain::ending(sight)).chain(arena::missing(sight));
    for words in silent.chain(events::decrees::ignored(sight)) {
        warning(ui, sight, &words);
    }
    for (_, kept, keep) in ask::short_choices(sight) {
        warning(ui, sight, &say!(sight, "panel-seal-short", kept = kept, keep = keep));
    }
}

fn warning(ui: &mut Ui, sight: &Sight<'_>, words: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("warning", 18.0, BLOOD));
        ui.label(bold(words).color(BLOOD));
    });
}
