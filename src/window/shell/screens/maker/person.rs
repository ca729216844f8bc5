//! The first leaf: the archfiend's names, its form and its public objective.

use bevy_egui::egui::{Align, Label, Layout, RichText, TextEdit, Ui, vec2};

use super::super::{one_of, tip};
use super::bench::small_print;
use super::{Bench, Page, say};
use crate::chronicle::Teller;
use crate::look::palette::BONE;
use crate::look::portrait::{FORMS, form_name, form_text, portrait_button};
use crate::look::{house_colour, section, target};
use crate::rules::archfiends::{NAME_LETTERS, TITLE_LETTERS};
use crate::rules::ids::Seat;
use crate::rules::objectives::Sin;

/// Draws the leaf.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, bench: &mut Bench) {
    section(ui, &say!(page, "maker-names"));
    ui.add_space(4.0);
    names(ui, page, bench);
    section(ui, &say!(page, "maker-form", name = form_name(page.text, bench.fiend.form)));
    ui.add_space(4.0);
    forms(ui, page, bench);
    section(ui, &say!(page, "maker-objective"));
    ui.add_space(4.0);
    objective(ui, page, teller, bench);
}

fn names(ui: &mut Ui, page: &Page<'_>, bench: &mut Bench) {
    const LABEL: f32 = 112.0;
    let fiend = &mut bench.fiend;
    let rows = [
        [("maker-name", &mut fiend.name, NAME_LETTERS), ("maker-heralds", &mut fiend.title, TITLE_LETTERS)],
        [
            ("maker-guard-name", &mut fiend.guard, TITLE_LETTERS),
            ("maker-stronghold-name", &mut fiend.stronghold, TITLE_LETTERS),
        ],
    ];
    let room = ui.available_width();
    let half = if room > 640.0 { room / 2.0 } else { room };
    let width = (half - LABEL - 20.0).clamp(100.0, 340.0);
    for row in rows {
        ui.horizontal_wrapped(|ui| {
            for (id, words, most) in row {
                let name = vec2(LABEL, target(ui));
                let label = ui.allocate_ui_with_layout(name, Layout::left_to_right(Align::Center), |ui| {
                    ui.set_min_width(name.x);
                    ui.label(page.text.say(id)).id
                });
                let field = TextEdit::singleline(words).id_salt(id).char_limit(most).vertical_align(Align::Center);
                let response = ui.add_sized(vec2(width, target(ui)), field).labelled_by(label.inner);
                tip(response, say!(page, &format!("{id}-tip"), most = most));
            }
        });
    }
}

fn forms(ui: &mut Ui, page: &Page<'_>, bench: &mut Bench) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        // Eight in a row, so that the fifteen forms need two rows. The limit on the size leaves
        // room for the objective below.
        let size = ((ui.available_width() - 7.0 * 6.0) / 8.0).clamp(52.0, 84.0).floor();
        ui.set_max_width(8.0 * size + 7.0 * 6.0 + 1.0);
        for form in 0..FORMS {
            let name = form_name(page.text, form);
            let chosen = bench.fiend.form == form;
            // Red is the first seat's colour, and the maker of an archfiend usually plays that
            // seat.
            let response = portrait_button(ui, page.look, form, size, house_colour(Seat(0)), &name, chosen);
            if tip(response, format!("{name}\n{}", form_text(page.text, form))).clicked() {
                bench.fiend.form = form;
            }
        }
    });
    small_print(ui, say!(page, "maker-form-text"));
}

fn objective(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, bench: &mut Bench) {
    let sins =
        Sin::ALL.map(|sin| (sin, teller.sin(sin), format!("{}\n{}", teller.sin_text(sin), teller.sin_worth(sin))));
    one_of(ui, &mut bench.fiend.objective, sins);
    ui.spacing_mut().item_spacing.y = 3.0;
    let sin = bench.fiend.objective;
    ui.add(Label::new(RichText::new(teller.sin_text(sin)).color(BONE)).wrap());
    small_print(ui, format!("{} {}", teller.sin_worth(sin), say!(page, "maker-objective-text")));
}
