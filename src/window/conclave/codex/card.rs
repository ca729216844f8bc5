//! The card: the order of the turn, the costs of orders and the numbers that count most, on one
//! page.

use bevy_egui::egui::{Align, Context, Key, Label, Layout, Modifiers, RichText, ScrollArea, Ui, vec2};

use super::Reading;
use crate::chronicle::codex::{Card, CardSection};
use crate::conclave::ministerium::words::say;
use crate::look::palette::{INK, SEPIA};
use crate::look::{bold, modal, parchment, section};
use crate::shell::keys::Action;
use crate::shell::screens::Page;
use crate::sight::Wishes;

/// Least width for three columns, in points.
const COLUMNS: f32 = 880.0;

/// Draws the card over everything.
pub fn card(ctx: &Context, page: &Page<'_>, card: &Card, wishes: &mut Wishes) {
    let key = page.preferences.bindings.label(Action::Card);
    let heading = say!(page, "panel-with-key", words = say!(page, "codex-card-title"), key = key);
    let room = ctx.content_rect().size();
    let size = vec2((room.x - 60.0).min(1240.0), (room.y - 60.0).min(860.0));
    let escaped = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let closed = modal(ctx, page.look, "codex-card", ("card", &heading), &say!(page, "panel-close"), size, |ui| {
        ScrollArea::vertical().id_salt("card").auto_shrink([false, false]).show(ui, |ui| {
            parchment(ui, |ui| sections(ui, page, card));
        });
    });
    if closed || escaped {
        wishes.push(Reading::Close.into());
    }
}

fn sections(ui: &mut Ui, page: &Page<'_>, card: &Card) {
    ui.set_width(ui.available_width());
    ui.spacing_mut().interact_size.y = 0.0;
    let room = ui.available_width();
    if room < COLUMNS {
        card.sections.iter().for_each(|part| one(ui, page, part));
        return;
    }
    let gap = 18.0;
    let wide = (room - gap * (card.sections.len().max(1) - 1) as f32) / card.sections.len().max(1) as f32;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for part in &card.sections {
            ui.allocate_ui_with_layout(vec2(wide, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(wide);
                one(ui, page, part);
            });
        }
    });
}

fn one(ui: &mut Ui, page: &Page<'_>, part: &CardSection) {
    ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
    section(ui, &part.heading);
    ui.add_space(4.0);
    for row in &part.rows {
        let room = ui.available_width();
        ui.horizontal_top(|ui| {
            ui.add(page.look.image(row.icon, 16.0, INK));
            ui.allocate_ui_with_layout(vec2(room - 22.0, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(room - 22.0);
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add(Label::new(bold(&row.name).size(14.0)).wrap());
                ui.add(Label::new(RichText::new(&row.value).small().color(SEPIA)).wrap());
            });
        });
    }
}
