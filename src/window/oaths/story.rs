//! What has happened, told fact by fact in the middle of the table. The table around it is still as
//! it was before.

use bevy_egui::egui::{Align, Frame, Label, Layout, Margin, RichText, ScrollArea, Stroke, Ui, Vec2};
use oaths::chronicle::{Line, Tone};

use super::flow::Tabling;
use super::sight::Sight;
use super::table::button;
use super::tile::{Size, Thing, Tile, heaps};
use crate::look::palette::{ASH, BLOOD, BONE, EMBER, GOLD, INK, SEPIA, VERDIGRIS};
use crate::look::{bold, parchment};
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Returns the colour of a line on iron. The words say the same.
pub(super) const fn colour(tone: Tone) -> bevy_egui::egui::Color32 {
    match tone {
        Tone::Good => VERDIGRIS,
        Tone::Bad | Tone::War => EMBER,
        Tone::Court => GOLD,
        Tone::Market => BONE,
        Tone::Quiet => ASH,
    }
}

/// Draws the fact that is being told.
pub fn stage(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(fact) = sight.chair.telling() else { return };
    let line = sight.teller().fact(fact);
    ui.add_space(4.0);
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(ui.available_height() - 4.0);
        let foot = 34.0;
        let room = ui.available_height() - foot;
        ScrollArea::vertical().id_salt("story").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
            told(ui, sight, &line);
        });
        ui.horizontal(|ui| {
            if button(ui, sight, "right", "oaths-ui-tell-on") {
                wishes.push(Tabling::TellOn.into());
            }
            if button(ui, sight, "skip", "oaths-ui-tell-all") {
                wishes.push(Tabling::TellAll.into());
            }
            let (icon, id) =
                if sight.chair.paused { ("play", "oaths-ui-tell-play") } else { ("pause", "oaths-ui-tell-pause") };
            if button(ui, sight, icon, id) {
                wishes.push(Tabling::Pause(!sight.chair.paused).into());
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let left = say!(sight, "oaths-ui-tell-left", n = sight.chair.left().saturating_sub(1));
                ui.label(RichText::new(left).small().color(SEPIA));
            });
        });
    });
}

/// Draws a line on parchment, with the devils and the cards that it is about.
fn told(ui: &mut Ui, sight: &Sight<'_>, line: &Line) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for &seat in line.seats.iter().take(4) {
            Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
        }
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                let ink = if matches!(line.tone, Tone::Bad | Tone::War) { BLOOD } else { INK };
                ui.add(sight.look.image(line.icon, 22.0, ink));
                ui.add(Label::new(bold(&line.headline).size(18.0).color(ink)).wrap());
            });
            for detail in &line.detail {
                ui.add(Label::new(detail).wrap());
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(4.0);
                for (_, heap) in heaps(sight, &line.cards) {
                    Tile::new(Thing::Card(heap[0]), Size::Small).times(heap.len()).show(ui, sight);
                }
            });
        });
    });
}

/// Draws everything that was told, the newest last.
pub fn log(ui: &mut Ui, sight: &Sight<'_>) {
    let teller = sight.teller();
    for fact in sight.chair.log() {
        let line = teller.fact(fact);
        Frame::new().inner_margin(Margin::symmetric(4, 2)).stroke(Stroke::NONE).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.add(sight.look.image(line.icon, 18.0, colour(line.tone)));
                ui.vertical(|ui| {
                    ui.add(Label::new(RichText::new(&line.headline).color(colour(line.tone))).wrap());
                    for detail in &line.detail {
                        ui.add(Label::new(RichText::new(detail).small().color(ASH)).wrap());
                    }
                });
            });
        });
    }
}
