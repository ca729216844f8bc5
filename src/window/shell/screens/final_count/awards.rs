//! The awards: a card for each, with its title, the winning houses and the counted value.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::{FinalPage, symbol_of};
use crate::chronicle::Teller;
use crate::chronicle::annals::{Annals, Award};
use crate::look::palette::{INK, SEPIA};
use crate::look::{Medal, bold, house_colour, medallion, parchment};
use crate::shell::screens::{Page, parchment_sheet, say, tip};

/// Minimum width of a card, in points.
const NARROW: f32 = 300.0;

/// Draws the awards in the order in which they are given.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, annals: &Annals) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    if annals.awards.is_empty() {
        parchment_sheet(ui, |ui| drop(ui.label(say!(page, "final-awards-none"))));
        return;
    }
    let gap = 10.0;
    let room = ui.available_width();
    let columns = ((room + gap) / (NARROW + gap)).floor().clamp(1.0, 3.0);
    let width = (room - gap * (columns - 1.0)) / columns;
    for cards in annals.awards.chunks(columns as usize) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for award in cards {
                ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.x = 8.0;
                    parchment(ui, |ui| {
                        ui.set_width(ui.available_width());
                        ui.set_min_height(106.0);
                        card(ui, page, end, &teller, award);
                    });
                });
            }
        });
        ui.add_space(2.0);
    }
}

fn card(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, teller: &Teller<'_>, award: &Award) {
    let line = teller.award(award);
    ui.horizontal_top(|ui| {
        ui.add(page.look.image(line.icon, 34.0, INK));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.add(Label::new(RichText::new(line.headline.as_str()).heading()).wrap());
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                ui.spacing_mut().interact_size.y = 24.0;
                for &seat in &line.seats {
                    let sign =
                        medallion(ui, page.look, symbol_of(end.table, seat), 24.0, house_colour(seat), Medal::Circle);
                    tip(sign, teller.seat_name(seat));
                }
                if let Some(whose) = line.detail.first() {
                    ui.add(Label::new(bold(whose)).wrap());
                }
            });
            for words in line.detail.iter().skip(1) {
                ui.add(Label::new(RichText::new(words).color(SEPIA)).wrap());
            }
        });
    });
}
