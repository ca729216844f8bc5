//! The realm of a new game: map, length, seed, and the resulting map.

use bevy_egui::egui::{Align, CursorIcon, Label, TextEdit, Ui, vec2};

use super::preview::{self, Preview};
use super::{NewGameState, Page, heading, named, one_of, say, seats, small, tip};
use crate::look::palette::BLOOD;
use crate::look::{self, parchment};
use crate::rules::conclave::{GameLength, turns_of};
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;

/// Draws the settings of the realm.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "newgame-realm"));
        line(ui, &say!(page, "newgame-map-type"), |ui| {
            let options = MapType::ALL.map(|map| {
                let (name, meaning) = page.map_type(map);
                (map, name, meaning)
            });
            one_of(ui, &mut state.realm.map_type, options);
        });
        small(ui, page.map_type(state.realm.map_type).1);
        line(ui, &say!(page, "newgame-size"), |ui| {
            one_of(
                ui,
                &mut state.realm.size,
                MapSize::ALL.map(|size| (size, page.size(size), say!(page, "newgame-size-tip"))),
            );
        });
        line(ui, &say!(page, "newgame-places"), |ui| {
            let options = PlaceFrequency::ALL.map(|frequency| {
                let (name, meaning) = page.frequency(frequency);
                (frequency, name, meaning)
            });
            one_of(ui, &mut state.realm.frequency, options);
        });
        line(ui, &say!(page, "newgame-length"), |ui| {
            let options = GameLength::ALL.map(|length| (length, page.length(length), say!(page, "newgame-length-tip")));
            one_of(ui, &mut state.realm.length, options);
        });
        let tokens = page.catalog.constants.conclave.lengths[state.realm.length as usize];
        let (soon, late) = turns_of(page.catalog, state.realm.length);
        small(ui, say!(page, "newgame-length-means", tokens = tokens, soon = soon, late = late));
        seed(ui, page, state);
        let iron = ui.checkbox(&mut state.realm.iron_man, say!(page, "newgame-iron-man"));
        tip(iron, say!(page, "newgame-iron-man-tip"));
    });
}

fn line(ui: &mut Ui, words: &str, add: impl FnOnce(&mut Ui)) {
    ui.add_space(2.0);
    ui.label(look::bold(words));
    add(ui);
}

fn seed(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState) {
    line(ui, &say!(page, "newgame-seed"), |ui| {
        ui.horizontal_wrapped(|ui| {
            let field = TextEdit::singleline(&mut state.realm.seed)
                .hint_text(say!(page, "newgame-seed-chance"))
                .desired_width(180.0)
                .char_limit(20);
            tip(
                named(
                    ui.add(field.min_size(vec2(0.0, look::target(ui))).vertical_align(Align::Center)),
                    &say!(page, "newgame-seed"),
                ),
                say!(page, "newgame-seed-tip"),
            );
            let dice = look::icon_text_button(page.look, "dice", say!(page, "client-newgame-seed-throw"));
            if tip(ui.add(dice), say!(page, "client-newgame-seed-throw-tip")).clicked() {
                state.throw_seed();
            }
        });
    });
    if state.seed().is_none() {
        ui.colored_label(BLOOD, look::bold(say!(page, "newgame-seed-fault")));
    }
}

/// Draws the map of the seed.
pub(super) fn map(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "newgame-preview"));
        let Some(seed) = state.seed() else {
            ui.add(Label::new(say!(page, "newgame-seed-fault")).wrap());
            return;
        };
        let spec = state.map();
        let names: Vec<String> = state.seats().iter().map(|form| seats::name_of(page, &form.choice)).collect();
        let forms = state.seats().to_vec();
        let map = Preview::keep(&mut state.preview, page, spec, seed);
        let drawn = ui.scope(|ui| preview::show(ui, page, map, &forms, &names));
        drawn.response.on_hover_cursor(CursorIcon::Crosshair);
        small(ui, say!(page, "client-preview-legend", places = preview::places(map)));
    });
}
