//! Who stands on the other side: its numbers, and the moves that it can make.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use super::moves::{move_icon, move_lines, values};
use super::odds::Opponent;
use crate::client::look::palette::{ASH, BONE, house_colour};
use crate::client::look::{Medal, bold, chip, explain, medallion, section};
use crate::client::ministerium::goods::goods_icon;
use crate::client::ministerium::words::say;
use crate::client::sight::Sight;
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::Goods;

/// The enemy, or that nobody knows who it will be.
pub fn enemy(ui: &mut Ui, sight: &Sight<'_>, opponent: &Opponent) {
    section(ui, &say!(sight, "arena-enemy"));
    ui.add_space(4.0);
    let Some(duelist) = &opponent.duelist else {
        ui.horizontal_top(|ui| {
            medallion(ui, sight.look, "eye-closed", 40.0, opponent.seat.map_or(ASH, house_colour), Medal::Diamond);
            ui.add(Label::new(RichText::new(say!(sight, "arena-enemy-unknown")).color(ASH).size(14.0)).wrap());
        });
        return;
    };
    ui.horizontal(|ui| {
        let colour = opponent.seat.map_or(ASH, house_colour);
        medallion(ui, sight.look, goods_icon(sight, Goods::Praetor(duelist.kind)), 44.0, colour, Medal::Diamond);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let name = sight.teller().treasure_name(Treasure::Praetor(duelist.kind));
            ui.add(Label::new(bold(name)).truncate());
            let house = match opponent.seat {
                Some(seat) => sight.teller().seat_name(seat),
                None => say!(sight, "duel-pandemonium"),
            };
            let words = say!(sight, "arena-level-of", n = duelist.level, house = house);
            ui.add(Label::new(RichText::new(words).color(ASH).small()).truncate());
        });
    });
    values(ui, sight, duelist);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (kind, def) in duelist.known(sight.catalog()) {
            let colour = if def.basic { ASH } else { BONE };
            let response = chip(ui, sight.look, move_icon(def), &def.name, colour);
            explain(response, sight, &def.name, || move_lines(sight, kind));
        }
    });
}
