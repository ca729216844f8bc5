//! The verdict: the proclamation, a letter to the player, and the whole count.

use bevy_egui::egui::{Label, Rect, RichText, Ui, Vec2, vec2};

use super::{Course, FinalPage, count};
use crate::chronicle::{Teller, keys};
use crate::look::palette::{BLOOD, BONE, INK, SEPIA};
use crate::look::portrait::portrait;
use crate::look::{bold, house_colour, quoted, title};
use crate::shell::screens::{Page, beside, parchment_sheet, say};

/// Draws the verdict and the whole count.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, course: &Course) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    if end.people.is_empty() {
        parchment_sheet(ui, |ui| proclamation(ui, page, end, &teller));
    } else {
        beside(
            ui,
            0.66,
            &mut (),
            |ui, ()| parchment_sheet(ui, |ui| proclamation(ui, page, end, &teller)),
            |ui, ()| parchment_sheet(ui, |ui| letters(ui, page, end, &teller)),
        );
    }
    parchment_sheet(ui, |ui| count::show(ui, page, end, course, course.len()));
}

/// Draws a letter for each person who played here, elected or not.
fn letters(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, teller: &Teller<'_>) {
    for &seat in end.people {
        let name = teller.seat_name(seat);
        ui.add(Label::new(bold(say!(page, "final-letter", name = name))).wrap());
        ui.add(Label::new(quoted(teller.notice_to(end.ending, seat))).wrap());
    }
    ui.label(RichText::new(say!(page, "final-letter-signed")).small().color(SEPIA));
}

fn proclamation(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, teller: &Teller<'_>) {
    let path = format!("path-{}", keys::victory(end.ending.path));
    ui.horizontal_top(|ui| {
        let size = if ui.available_width() < 420.0 { 40.0 } else { 92.0 };
        match end.ending.winner {
            Some(seat) => {
                let form = end.table.charter().seats[seat.index()].archfiend.form;
                let face = portrait(ui, page.look, form, size, house_colour(seat));
                seal(ui, page, face.rect);
            }
            None => drop(ui.add(page.look.image("vacant", size, INK))),
        }
        ui.vertical(|ui| {
            let words = match end.ending.winner {
                Some(seat) if end.is_you(seat) => say!(page, "final-winner-you"),
                Some(seat) => say!(page, "final-winner", name = teller.seat_name(seat)),
                None => say!(page, "final-nobody"),
            };
            ui.add(Label::new(RichText::new(words).text_style(title()).size(26.0)).wrap());
            let path = say!(page, "final-path", path = page.text.say(&path), turn = end.ending.turn);
            ui.add(Label::new(bold(path)).wrap());
            ui.add(Label::new(quoted(teller.proclamation(end.ending))).wrap());
        });
    });
}

/// Draws the wax seal of the conclave on the lower edge of the winner's symbol.
fn seal(ui: &Ui, page: &Page<'_>, medal: Rect) {
    let radius = medal.width() * 0.19;
    let centre = medal.center_bottom() - vec2(-radius, radius * 0.6);
    ui.painter().circle_filled(centre, radius, BLOOD);
    ui.painter().circle_stroke(centre, radius * 0.74, (1.5, INK.gamma_multiply(0.7)));
    let stamp = Rect::from_center_size(centre, Vec2::splat(radius * 1.1));
    page.look.image("seal", radius * 1.1, BONE).paint_at(ui, stamp);
}
