//! Perks: the player's own in full with the pawn of a king maker, and those that an augury has
//! shown (manual appendix G).

use bevy_egui::egui::{Label, RichText, Ui};

use crate::conclave::ministerium::words::{say, symbol};
use crate::look::palette::{ASH, BONE, GOLD};
use crate::look::{Line, Medal, bold, chip, explain, house_colour, medallion, section};
use crate::rules::archfiends::Perks;
use crate::rules::conclave;
use crate::sight::Sight;

/// Draws the perks of the seated archfiend, and its pawn. Draws nothing if it has no perks.
pub fn own(ui: &mut Ui, sight: &Sight<'_>) {
    let (seat, teller) = (sight.seat(), sight.teller());
    let perks = sight.table().houses().of(seat).perks;
    if perks.iter().next().is_none() {
        return;
    }
    section(ui, &say!(sight, "perks-own"));
    ui.add_space(4.0);
    for perk in perks.iter() {
        let def = sight.catalog().perk(perk);
        let response = ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image(&def.icon, 18.0, GOLD));
            ui.label(bold(&def.name).color(BONE));
            ui.add(Label::new(RichText::new(teller.perk_text(perk)).color(ASH)).wrap());
        });
        explain(response.response, sight, &def.name, || {
            vec![
                Line::Text(teller.perk_text(perk)),
                Line::Text(def.flavour.clone()),
                Line::Text(say!(sight, "perks-hidden")),
            ]
        });
    }
    if let Some(pawn) = conclave::pawn(sight.catalog(), sight.table(), seat) {
        let response = ui.horizontal_wrapped(|ui| {
            medallion(ui, sight.look, symbol(sight, pawn), 28.0, house_colour(pawn), Medal::Circle);
            ui.label(say!(sight, "perks-pawn", house = teller.seat_name(pawn)));
        });
        explain(response.response, sight, &say!(sight, "perks-pawn-title"), || {
            vec![Line::Text(say!(sight, "perks-pawn-tip")), Line::Text(teller.ruling(94).1)]
        });
    }
}

/// Draws perks as chips with their effects as tooltips.
pub fn chips(ui: &mut Ui, sight: &Sight<'_>, perks: Perks) {
    let teller = sight.teller();
    ui.horizontal_wrapped(|ui| {
        for perk in perks.iter() {
            let def = sight.catalog().perk(perk);
            let response = chip(ui, sight.look, &def.icon, &def.name, GOLD);
            explain(response, sight, &def.name, || vec![Line::Text(teller.perk_text(perk))]);
        }
    });
}
