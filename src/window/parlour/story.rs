//! What has happened, told fact by fact in the middle of the table. The table around it is still as
//! it was before.

use bevy_egui::egui::{Frame, Label, Margin, Rect, RichText, ScrollArea, Stroke, Ui, UiBuilder, Vec2, vec2};

use super::flow::Tabling;
use super::laid::Laid;
use super::menu::button;
use super::sight::Sight;
use crate::look::palette::{ASH, BLOOD, INK, SEPIA};
use crate::look::{bold, parchment};
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Draws the fact that is being told.
pub(crate) fn stage<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>, wishes: &mut Wishes) {
    let Some(fact) = sight.chair.telling() else { return };
    let room = ui.max_rect().shrink2(vec2(0.0, 4.0));
    let size = room.size().min(vec2(940.0, 250.0));
    let sheet = Rect::from_center_size(room.center(), size);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(sheet));
    parchment(&mut ui, |ui| {
        let ways = 164.0;
        let size = ui.available_size() - vec2(0.0, 6.0);
        ui.set_min_size(size.max(vec2(ways, 0.0)));
        let words = vec2(size.x - ways - 8.0, size.y).max(Vec2::ZERO);
        ui.horizontal_top(|ui| {
            ui.allocate_ui(words, |ui| {
                ui.set_min_size(words);
                ScrollArea::vertical().id_salt("story").auto_shrink([false, false]).show(ui, |ui| {
                    ui.vertical(|ui| told(ui, sight, fact));
                });
            });
            ui.vertical(|ui| {
                ui.set_width(ways);
                ui.spacing_mut().item_spacing.y = 2.0;
                controls(ui, sight, wishes);
            });
        });
    });
}

/// Draws the fact that is being told in the panel at the side. The room stays the same for every fact,
/// so that its buttons stay under the pointer.
pub(super) fn aside<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>, wishes: &mut Wishes) {
    let Some(fact) = sight.chair.telling() else { return };
    let height = (ui.available_height() * 0.28).clamp(110.0, 200.0);
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| controls(ui, sight, wishes));
        ScrollArea::vertical().id_salt("story").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_min_height(height);
            ui.vertical(|ui| told(ui, sight, fact));
        });
    });
    ui.add_space(6.0);
}

/// Draws the buttons that go on with the story.
fn controls<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>, wishes: &mut Wishes) {
    if button(ui, sight, "right", "parlour-tell-on") {
        wishes.push(G::intent(Tabling::TellOn));
    }
    if button(ui, sight, "skip", "parlour-tell-all") {
        wishes.push(G::intent(Tabling::TellAll));
    }
    let (icon, id) = if sight.chair.paused { ("play", "parlour-tell-play") } else { ("pause", "parlour-tell-pause") };
    if button(ui, sight, icon, id) {
        wishes.push(G::intent(Tabling::Pause(!sight.chair.paused)));
    }
    let left = say!(sight, "parlour-tell-left", n = sight.chair.left().saturating_sub(1));
    ui.label(RichText::new(left).small().color(SEPIA));
}

/// Draws a fact on parchment, with whom and what it is about.
fn told<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>, fact: &G::Entry) {
    let line = G::line(sight, fact);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        G::figures(ui, sight, fact, true);
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                let ink = if line.grave { BLOOD } else { INK };
                ui.add(sight.look.image(line.icon, 22.0, ink));
                ui.add(Label::new(bold(&line.headline).size(18.0).color(ink)).wrap());
            });
            for detail in &line.detail {
                ui.add(Label::new(detail).wrap());
            }
        });
    });
    G::figures(ui, sight, fact, false);
}

/// Draws everything that was told, the newest last.
pub(super) fn log<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>) {
    for fact in sight.chair.log() {
        let line = G::line(sight, fact);
        Frame::new().inner_margin(Margin::symmetric(4, 2)).stroke(Stroke::NONE).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.add(sight.look.image(line.icon, 18.0, line.hue));
                ui.vertical(|ui| {
                    ui.add(Label::new(RichText::new(&line.headline).color(line.hue)).wrap());
                    for detail in &line.detail {
                        ui.add(Label::new(RichText::new(detail).small().color(ASH)).wrap());
                    }
                });
            });
        });
    }
}
