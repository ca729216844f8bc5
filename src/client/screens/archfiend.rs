//! The archfiend of one seat of a new game, in full.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui};

use super::{Choice, NewGameState, Page, heading, say, seats, small, symbol_icon, tip};
use crate::chronicle::keys;
use crate::client::look::palette::INK;
use crate::client::look::{Medal, bold, figure, house_colour, medallion, parchment, pips, quoted};
use crate::rules::archfiends::{Attributes, Discipline, Rank};
use crate::rules::ids::Seat;

/// What the catalog says of the archfiend whose seat is shown.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, state: &NewGameState) {
    let form = &state.seats[state.shown];
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        let seat = Seat(state.shown as u8);
        let words = say!(page, "client-newgame-seat", n = state.shown + 1, name = seats::name_of(page, &form.choice));
        heading(ui, &words);
        ui.horizontal_top(|ui| {
            medallion(ui, page.look, &symbol_icon(form.symbol), 72.0, house_colour(seat), Medal::Circle);
            ui.vertical(|ui| match &form.choice {
                Choice::Chance => drop(ui.label(say!(page, "client-newgame-archfiend-random-tip"))),
                Choice::Own(own) => {
                    herald(ui, page, (&own.name, &own.title), own.rank);
                    attributes(ui, page, &own.attributes);
                    holds(ui, page, &own.guard, &own.stronghold);
                }
                Choice::Listed(index) => {
                    let def = &page.catalog.archfiends[*index];
                    herald(ui, page, (&def.name, &def.title), def.rank);
                    ui.add(Label::new(RichText::new(&def.style)).wrap());
                    let level = say!(page, "newgame-difficulty", n = def.difficulty);
                    tip(ui.label(RichText::new(seats::stars(def.difficulty)).size(18.0)), level);
                    attributes(ui, page, &def.attributes);
                    holds(ui, page, &def.guard, &def.stronghold);
                    ui.add(Label::new(quoted(&def.flavour)).wrap());
                }
            });
        });
    });
}

fn herald(ui: &mut Ui, page: &Page<'_>, (name, title): (&str, &str), rank: Rank) {
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(name).size(20.0));
        ui.label(RichText::new(title).italics());
    });
    let worth = say!(page, "client-newgame-rank", rank = page.rank(rank), n = rank.value());
    ui.label(worth);
}

fn attributes(ui: &mut Ui, page: &Page<'_>, attributes: &Attributes) {
    for discipline in Discipline::ALL {
        let value = attributes.of(discipline);
        let response = ui.horizontal(|ui| {
            let name = page.text.say(&format!("attribute-{}", keys::attribute(discipline)));
            ui.allocate_ui_with_layout(
                bevy_egui::egui::vec2(130.0, 18.0),
                Layout::left_to_right(Align::Center),
                |ui| {
                    ui.set_min_width(130.0);
                    ui.label(name);
                },
            );
            pips(ui, value.into(), 6, INK);
            ui.label(figure(value));
        });
        tip(response.response, page.text.say(&format!("discipline-{}-text", discipline.key())));
    }
}

fn holds(ui: &mut Ui, page: &Page<'_>, guard: &str, stronghold: &str) {
    small(ui, say!(page, "client-newgame-holds", guard = guard, stronghold = stronghold));
}
