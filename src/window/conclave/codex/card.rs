//! The card: the order of the turn, the costs of orders and the numbers that count most, on one
//! page.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Context, FontId, Key, Label, Layout, Modifiers, ScrollArea, TextFormat, Ui, vec2};

use super::Reading;
use crate::chronicle::codex::{Card, CardRow};
use crate::conclave::ministerium::words::say;
use crate::look::palette::{INK, SEPIA};
use crate::look::{BOLD, family, modal, parchment, section};
use crate::shell::keys::Action;
use crate::shell::screens::Page;
use crate::sight::Wishes;

/// Least width of a column, in points.
const COLUMN: f32 = 250.0;
/// Most rows in a column. A longer part is continued in the next one.
const ROWS: usize = 15;
/// Size of the letters, in points.
const LETTERS: f32 = 13.0;

/// Draws the card over everything.
pub fn card(ctx: &Context, page: &Page<'_>, card: &Card, wishes: &mut Wishes) {
    let key = page.preferences.bindings.label(page.text, Action::Card);
    let heading = say!(page, "panel-with-key", words = say!(page, "codex-card-title"), key = key);
    let room = ctx.content_rect().size();
    let size = vec2((room.x - 60.0).min(1280.0), (room.y - 60.0).min(720.0));
    let escaped = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let closed = modal(ctx, page.look, "codex-card", ("card", &heading), &say!(page, "panel-close"), size, |ui| {
        ScrollArea::vertical().id_salt("card").auto_shrink([false, false]).show(ui, |ui| {
            parchment(ui, |ui| columns(ui, page, card));
        });
    });
    if closed || escaped {
        wishes.push(Reading::Close.into());
    }
}

fn columns(ui: &mut Ui, page: &Page<'_>, card: &Card) {
    ui.set_width(ui.available_width());
    ui.spacing_mut().interact_size.y = 0.0;
    let parts: Vec<(&str, &[CardRow])> =
        card.sections.iter().flat_map(|part| halves(&part.rows).map(|rows| (part.heading.as_str(), rows))).collect();
    let (room, gap, count) = (ui.available_width(), 14.0, parts.len().max(1) as f32);
    let wide = ((room - gap * (count - 1.0)) / count).floor();
    if wide < COLUMN {
        parts.iter().for_each(|part| column(ui, page, part));
        return;
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for part in &parts {
            ui.allocate_ui_with_layout(vec2(wide, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(wide);
                column(ui, page, part);
            });
        }
    });
}

/// Splits rows that are too many for one column into equal parts.
fn halves(rows: &[CardRow]) -> impl Iterator<Item = &[CardRow]> {
    let parts = rows.len().div_ceil(ROWS).max(1);
    rows.chunks(rows.len().div_ceil(parts).max(1))
}

fn column(ui: &mut Ui, page: &Page<'_>, (heading, rows): &(&str, &[CardRow])) {
    ui.spacing_mut().item_spacing = vec2(5.0, 2.0);
    section(ui, heading);
    ui.add_space(3.0);
    for row in *rows {
        let mut job = LayoutJob::default();
        let bold = FontId::new(LETTERS + 0.5, family(BOLD));
        job.append(&row.name, 0.0, TextFormat::simple(bold, INK));
        job.append(&row.value, 5.0, TextFormat::simple(FontId::proportional(LETTERS), SEPIA));
        let room = ui.available_width();
        ui.horizontal_top(|ui| {
            ui.add(page.look.image(row.icon, 15.0, INK));
            ui.allocate_ui_with_layout(vec2(room - 20.0, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(room - 20.0);
                ui.add(Label::new(job).wrap());
            });
        });
    }
}
