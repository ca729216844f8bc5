//! A sentence about a success or failure that has just occurred. It stays until the player
//! dismisses it.

use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Margin, Order, Stroke, vec2};

use super::words::say;
use crate::look::palette::{BONE, RAISED};
use crate::look::{heard, icon_button};
use crate::sight::Sight;

/// Draws the notice, if there is one. Returns true if the player dismissed it; the caller must then
/// clear it from the overlay.
#[must_use]
pub fn notice(ctx: &Context, sight: &Sight<'_>) -> bool {
    let Some(words) = &sight.overlay.notice else { return false };
    let mut dismissed = false;
    Area::new(Id::new("notice")).order(Order::Foreground).anchor(Align2::CENTER_TOP, vec2(0.0, 72.0)).show(ctx, |ui| {
        let frame = Frame::popup(ui.style()).fill(RAISED).stroke(Stroke::new(1.5, BONE)).inner_margin(Margin::same(12));
        frame.show(ui, |ui| {
            heard::alert(ui, words);
            ui.set_max_width(520.0);
            ui.horizontal(|ui| {
                ui.add(sight.look.image("info", 22.0, BONE));
                dismissed = icon_button(ui, sight.look, "dismiss", &say!(sight, "panel-dismiss")).clicked();
                ui.add(bevy_egui::egui::Label::new(words).wrap());
            });
        });
    });
    dismissed
}
