//! The masks: for each house its character, its aims, its secrets, and its hidden actions.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::{FinalPage, symbol_of};
use crate::chronicle::Teller;
use crate::chronicle::annals::{Annals, Unmasked};
use crate::look::palette::{INK, SEPIA};
use crate::look::portrait::portrait;
use crate::look::tips::cut;
use crate::look::{Medal, house_colour, medallion, parchment, rule};
use crate::rules::game::Player;
use crate::shell::screens::{Page, say, small, tip};

/// Minimum width of a sheet, in points.
const NARROW: f32 = 380.0;

/// Draws a sheet for each house, up to three side by side.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, annals: &Annals) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    let gap = 10.0;
    let room = ui.available_width();
    let columns = ((room + gap) / (NARROW + gap)).floor().clamp(1.0, 3.0);
    let width = (room - gap * (columns - 1.0)) / columns;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for column in 0..columns as usize {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.x = 8.0;
                for unmasked in annals.masks.iter().skip(column).step_by(columns as usize) {
                    parchment(ui, |ui| {
                        ui.set_width(ui.available_width());
                        sheet(ui, page, end, &teller, unmasked);
                    });
                    ui.add_space(2.0);
                }
            });
        }
    });
}

fn sheet(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, teller: &Teller<'_>, unmasked: &Unmasked) {
    let seat = unmasked.seat;
    ui.horizontal(|ui| {
        let form = end.table.charter().seats[seat.index()].archfiend.form;
        portrait(ui, page.look, form, 56.0, house_colour(seat));
        medallion(ui, page.look, symbol_of(end.table, seat), 32.0, house_colour(seat), Medal::Circle);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            cut(ui, RichText::new(teller.seat_name(seat)).heading());
            ui.label(RichText::new(played_by(page, end, unmasked)).small().color(SEPIA));
        });
    });
    rule(ui);
    for line in teller.unmasking(unmasked) {
        ui.horizontal_top(|ui| {
            ui.add(page.look.image(line.icon, 17.0, INK));
            let words = ui.add(Label::new(RichText::new(line.headline)).wrap());
            if !line.detail.is_empty() {
                tip(words, line.detail.join("\n"));
            }
        });
    }
    if unmasked.disclosures.is_empty() {
        small(ui, say!(page, "final-masks-none"));
    }
}

/// Returns a sentence about the player of a seat, a person or a mind, and the players who took it
/// over later.
fn played_by(page: &Page<'_>, end: &FinalPage<'_>, unmasked: &Unmasked) -> String {
    let seat = unmasked.seat;
    let mut player = end.table.charter().seats.get(seat.index()).map(|charter| &charter.player);
    let mut told = match player {
        Some(Player::Human) | None => say!(page, "diplomacy-played-by-human"),
        Some(Player::Mind(name)) => say!(page, "diplomacy-played-by-mind", mind = page.mind(name).0),
    };
    let Some(motives) = end.recorded.map(|recorded| recorded.motives) else { return told };
    for turn in 1..=motives.turns() {
        let now = motives.player(turn, seat);
        if now != player {
            player = now;
            told = match now {
                Some(Player::Human) | None => say!(page, "final-masks-then-human", before = told, turn = turn),
                Some(Player::Mind(name)) => {
                    say!(page, "final-masks-then-mind", before = told, turn = turn, mind = page.mind(name).0)
                }
            };
        }
    }
    told
}
