//! The archfiend of one seat of a new game. A player's archfiend is shown in full. A rival's is
//! shown as far as everybody may know it.
//!
//! Perks, attributes and the pawn of a King Maker are private (manual 3.4, 4.1). If several people
//! play at one machine, they stay covered until their owner uncovers them.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::{Choice, NewGameState, Page, heading, maker, say, seats, small, symbol_icon, tip};
use crate::chronicle::{Teller, keys};
use crate::look::palette::INK;
use crate::look::portrait::{form_name, form_text, portrait};
use crate::look::tips::{Hint, cut};
use crate::look::{
    Medal, bold, figure, house_colour, icon_text_button, medallion, medallion_button, parchment, pips, quoted, target,
};
use crate::rules::archfiends::{Attributes, Discipline};
use crate::rules::game::{Archfiend, Player};
use crate::rules::ids::Seat;
use crate::shell::opponents;

/// Draws the archfiend of the seat in focus.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState) {
    let shown = state.focus.seat;
    let seat = Seat(shown as u8);
    let fiend = state.archfiend(page.catalog, shown);
    if state.focus.bare.is_none()
        && let Some(fiend) = &fiend
    {
        // Without a table for it, the panel tells nothing about the archfiend. The maker shows the
        // reason.
        state.focus.bare = maker::lay(page.catalog, fiend).ok();
    }
    let bare = state.focus.bare.clone();
    let teller = bare.as_ref().map(|view| Teller::new(page.text, page.catalog, view.table()));
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        let name = seats::name_of(page, &state.seats[shown].choice);
        heading(ui, &say!(page, "client-newgame-seat", n = shown + 1, name = name));
        ui.horizontal_top(|ui| {
            match &fiend {
                Some(fiend) => {
                    let response = portrait(ui, page.look, fiend.form, 96.0, house_colour(seat));
                    let form = form_name(page.text, fiend.form);
                    tip(response, format!("{form}\n{}", form_text(page.text, fiend.form)));
                }
                None => {
                    let icon = symbol_icon(state.seats[shown].symbol);
                    medallion(ui, page.look, &icon, 72.0, house_colour(seat), Medal::Circle);
                }
            }
            ui.vertical(|ui| match (&fiend, &teller) {
                (Some(fiend), Some(teller)) => known(ui, page, teller, state, fiend),
                (Some(_), None) | (None, _) => unknown(ui, page, state),
            });
        });
    });
}

/// Draws the panel of a seat whose archfiend is still left to chance, with a button that draws it
/// now.
fn unknown(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState) {
    let meaning = match &state.seats[state.focus.seat].choice {
        Choice::Thrown => say!(page, "newgame-archfiend-thrown-tip"),
        Choice::Chance | Choice::Listed(_) | Choice::Own(_) => say!(page, "client-newgame-archfiend-random-tip"),
    };
    ui.add(Label::new(meaning).wrap());
    throw(ui, page, state);
}

fn throw(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState) {
    let button = ui.add(icon_text_button(page.look, "dice", say!(page, "newgame-throw")));
    if tip(button, say!(page, "newgame-throw-tip")).clicked() {
        state.throw_seat(page.catalog, state.focus.seat);
    }
}

fn known(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, state: &mut NewGameState, fiend: &Archfiend) {
    let form = &state.seats[state.focus.seat];
    let person = form.player == Player::Human;
    let listed = match &form.choice {
        Choice::Listed(index) => page.catalog.archfiends.get(*index),
        Choice::Chance | Choice::Thrown | Choice::Own(_) => None,
    };
    herald(ui, page, fiend);
    if let Some(def) = listed {
        ui.add(Label::new(RichText::new(&def.style)).wrap());
        let level = say!(page, "newgame-difficulty", n = def.difficulty);
        tip(ui.label(seats::difficulty(page, def.difficulty)), level);
    }
    let sin = fiend.objective;
    let objective = say!(page, "newgame-objective", sin = teller.sin(sin), text = teller.sin_text(sin));
    tip(ui.add(Label::new(objective).wrap()), teller.sin_worth(sin));
    if person {
        private(ui, page, teller, state, fiend);
    } else {
        let character = say!(page, "newgame-rival-character", character = opponents::character(page.text, fiend));
        tip(ui.add(Label::new(character).wrap()), say!(page, "reputation-tip"));
        small(ui, say!(page, "newgame-rival-secret"));
    }
    small(ui, say!(page, "client-newgame-holds", guard = fiend.guard.as_str(), stronghold = fiend.stronghold.as_str()));
    match listed {
        Some(def) => drop(ui.add(Label::new(quoted(&def.flavour)).wrap())),
        // The player's own archfiends cannot be replaced by chance with one wrong click.
        None if state.on_file.own.contains(fiend) => {}
        None => throw(ui, page, state),
    }
}

/// Draws the private part, with a button that covers it if several people play.
fn private(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, state: &mut NewGameState, fiend: &Archfiend) {
    if state.persons() > 1 {
        let (icon, id) =
            if state.focus.uncovered { ("eye-closed", "newgame-cover") } else { ("eye", "newgame-uncover") };
        let button = ui.add(icon_text_button(page.look, icon, page.text.say(id)));
        if tip(button, page.text.say(&format!("{id}-tip"))).clicked() {
            state.focus.uncovered = !state.focus.uncovered;
        }
        if !state.focus.uncovered {
            return;
        }
    }
    ui.scope(|ui| attributes(ui, page, &fiend.attributes));
    perks(ui, page, teller, fiend);
    if state.makes_kings(page.catalog, state.focus.seat) {
        pawn(ui, page, state, state.focus.seat);
    }
}

fn herald(ui: &mut Ui, page: &Page<'_>, fiend: &Archfiend) {
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(&fiend.name).size(20.0));
        ui.label(RichText::new(&fiend.title).italics());
    });
    ui.label(say!(page, "client-newgame-rank", rank = page.rank(fiend.rank), n = fiend.rank.value()));
}

fn attributes(ui: &mut Ui, page: &Page<'_>, attributes: &Attributes) {
    ui.spacing_mut().interact_size.y = 18.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    for discipline in Discipline::ALL {
        let value = attributes.of(discipline);
        let response = ui.horizontal(|ui| {
            let name = page.text.say(&format!("attribute-{}", keys::attribute(discipline)));
            ui.allocate_ui_with_layout(vec2(130.0, 18.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_width(130.0);
                ui.label(name);
            });
            pips(ui, value.into(), 6, INK);
            ui.label(figure(value));
        });
        tip(response.response, page.text.say(&format!("discipline-{}-text", discipline.key())));
    }
}

fn perks(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, fiend: &Archfiend) {
    for kind in fiend.perks.iter().filter_map(|id| page.catalog.perk_named(id)) {
        let def = page.catalog.perk(kind);
        let response = ui.horizontal_top(|ui| {
            ui.add(page.look.image(&def.icon, 18.0, INK));
            cut(ui, bold(&def.name));
        });
        tip(response.response, format!("{}\n{}", def.name, teller.perk_text(kind)));
    }
}

/// Draws the rivals from whom a King Maker chooses a pawn, by their symbols (manual 3.4).
pub(super) fn pawn(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState, maker: usize) {
    let chosen = state.pawn(maker);
    let mut wanted = None;
    let words = match chosen {
        Some(pawn) => {
            let name = seats::name_of(page, &state.seats[pawn].choice);
            say!(page, "newgame-pawn-chosen", name = name, n = pawn + 1)
        }
        None => say!(page, "newgame-pawn-none"),
    };
    let label = ui.add(Label::new(bold(words)).wrap());
    tip(label, say!(page, "newgame-pawn-tip"));
    ui.horizontal_wrapped(|ui| {
        for seat in (0..state.table).filter(|&seat| seat != maker) {
            let form = &state.seats[seat];
            let name = seats::name_of(page, &form.choice);
            let label = say!(page, "newgame-pawn-choose", name = name, n = seat + 1);
            let icon = symbol_icon(form.symbol);
            let colour = house_colour(Seat(seat as u8));
            let response = medallion_button(ui, page.look, &icon, target(ui) + 8.0, colour, Medal::Circle, &label);
            if chosen == Some(seat) {
                // A check mark as well, because no information is shown by colour alone.
                let corner = response.rect.right_bottom() - vec2(9.0, 9.0);
                let rect = bevy_egui::egui::Rect::from_center_size(corner, vec2(20.0, 20.0));
                ui.painter().circle_filled(corner, 10.0, crate::look::palette::BONE);
                page.look.image("check", 16.0, INK).paint_at(ui, rect);
            }
            if tip(response, label.clone()).clicked() {
                wanted = Some(Some(seat));
            }
        }
        let dice = icon_text_button(page.look, "dice", say!(page, "newgame-pawn-dice")).selected(chosen.is_none());
        if tip(ui.add(dice), say!(page, "newgame-pawn-dice-tip")).clicked() {
            wanted = Some(None);
        }
    });
    small(ui, say!(page, "newgame-pawn-text")).hint(say!(page, "newgame-pawn-tip"));
    if let Some(pawn) = wanted {
        state.choose_pawn(maker, pawn);
    }
}
