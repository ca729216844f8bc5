//! Whom and what a fact is about, beside its words.

use bevy_egui::egui::{Ui, Vec2};
use oaths::first::rules::facts::{Fact, WarFact};

use super::sight::Sight;
use super::thing::{Size, Thing, Tile, heaps};
use crate::look::figure;
use crate::look::palette::{BLOOD, INK};

/// Draws the devils of a fact before its words; its cards and hits under them.
pub fn figures(ui: &mut Ui, sight: &Sight<'_>, fact: &Fact, before: bool) {
    let line = sight.teller().fact(fact);
    if before {
        for &seat in line.seats.iter().take(4) {
            Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
        }
        return;
    }
    if let Fact::War(WarFact::Drawn { attack, defend, on_attack, on_defence, .. }) = fact {
        hits(ui, sight, [(*attack, *on_attack), (*defend, *on_defence)]);
    }
    if !line.cards.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(4.0);
            for (_, heap) in heaps(sight, &line.cards) {
                Tile::new(Thing::Card(heap[0]), Size::Small).times(heap.len()).show(ui, sight);
            }
        });
    }
}

/// Draws the sizes of the two sides with the hits that each takes.
fn hits(ui: &mut Ui, sight: &Sight<'_>, sides: [(u32, u32); 2]) {
    ui.horizontal_wrapped(|ui| {
        for ((size, hits), icon) in sides.into_iter().zip(["march", "stronghold"]) {
            ui.add(sight.look.image(icon, 20.0, INK));
            ui.label(figure(size).color(INK));
            ui.add(sight.look.image("cross", 16.0, BLOOD));
            ui.label(figure(hits).color(BLOOD));
            ui.add_space(18.0);
        }
    });
}
