//! The great moments: one line each, with its turn, and a button that opens the replay at that
//! turn.

use bevy_egui::egui::{Align, CursorIcon, Frame, Label, Layout, Margin, RichText, Sense, Stroke, StrokeKind, Ui, vec2};

use super::{FinalPage, symbol_of};
use crate::chronicle::annals::Annals;
use crate::chronicle::{Line, Teller};
use crate::intent::Watching;
use crate::look::palette::{INK, SEPIA};
use crate::look::{Medal, bold, house_colour, icon_button, medallion};
use crate::shell::screens::{Page, parchment_sheet, say, small, tip};
use crate::sight::Wishes;

/// Draws the great moments in the order in which they happened.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, annals: &Annals, wishes: &mut Wishes) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    parchment_sheet(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        small(ui, say!(page, "final-moments-text"));
        if annals.moments.is_empty() {
            ui.label(say!(page, "final-moments-none"));
        }
        for (at, moment) in annals.moments.iter().enumerate() {
            let Some(line) = teller.great_moment(moment) else { continue };
            let shade = if at % 2 == 0 { ui.visuals().faint_bg_color } else { ui.visuals().extreme_bg_color };
            let watch = say!(page, "final-moment-watch", turn = moment.turn);
            let frame = Frame::new().fill(shade).inner_margin(Margin::symmetric(8, 1)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                row(ui, page, end, &teller, moment.turn, &line, &watch)
            });
            let whole = frame.response.interact(Sense::CLICK).on_hover_cursor(CursorIcon::PointingHand);
            if whole.hovered() {
                ui.painter().rect_stroke(whole.rect, 2.0, Stroke::new(1.0, SEPIA), StrokeKind::Inside);
            }
            if frame.inner || whole.clicked() {
                wishes.push(Watching::OpenBooks(moment.turn as usize).into());
            }
        }
        ui.add_space(2.0);
        ui.label(RichText::new(say!(page, "final-moments-foot")).small().color(SEPIA));
    });
}

/// Draws one moment. Returns true if its button was clicked. A click on the row does the same.
fn row(
    ui: &mut Ui,
    page: &Page<'_>,
    end: &FinalPage<'_>,
    teller: &Teller<'_>,
    turn: u32,
    line: &Line,
    watch: &str,
) -> bool {
    ui.horizontal(|ui| {
        ui.allocate_ui_with_layout(vec2(72.0, 32.0), Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(72.0);
            ui.label(bold(say!(page, "files-turn", n = turn)));
        });
        ui.add(page.look.image(line.icon, 20.0, INK));
        for &seat in &line.seats {
            let sign = medallion(ui, page.look, symbol_of(end.table, seat), 24.0, house_colour(seat), Medal::Circle);
            tip(sign, teller.seat_name(seat));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let pressed = icon_button(ui, page.look, "replay", watch).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(RichText::new(line.headline.as_str()).color(INK)).wrap());
            });
            pressed
        })
        .inner
    })
    .inner
}
